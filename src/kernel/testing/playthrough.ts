// Playthroughs: a whole match as readable text, so that a change of the rules shows as a change of the text.

import { advanceCourse, openCourse, type Course } from '../course.ts';
import type { Game } from '../game.ts';
import { canonical, hashJson } from '../hash.ts';
import type { JsonObject } from '../json.ts';
import { resolveOptions, writeOptions } from '../options.ts';
import { fastRandom, type Random, type Seed } from '../random.ts';

/** What a playthrough follows from. Its players choose at random among the legal actions. */
export interface PlaythroughPlan {
  readonly name: string;
  readonly preset?: string;
  readonly options?: JsonObject;
  readonly seed: Seed;
  /** The number that the players' choices follow from. */
  readonly picker: number;
  /** Stop after so many steps; without it the match is played to its end. */
  readonly steps?: number;
}

/** The text of a playthrough: header, then each step with its events, and a hash where a deal ends. */
export const playthrough = (game: Game, plan: PlaythroughPlan): string => {
  const { preset, options } = plan;
  const resolved = resolveOptions(game.options, {
    ...(preset === undefined ? {} : { preset }),
    ...(options === undefined ? {} : { options }),
  });
  if (!resolved.ok) throw new Error(`${plan.name}: ${resolved.error.at}: ${resolved.error.message}`);
  const random = fastRandom(plan.picker);
  const sitters = Array.from({ length: game.seats(resolved.value) }, () => ({ kind: 'person', name: '' }) as const);
  let course = openCourse(game, resolved.value, plan.seed, sitters);
  const lines = [
    `${game.id}, rules ${game.rules}: ${plan.name}`,
    `options ${canonical(writeOptions<unknown>(game.options, resolved.value))}`,
    `seed ${plan.seed}`,
    `picker ${plan.picker}`,
    '',
    'A line with a number is a step: seat and action. Below it what happened: * with nothing hidden, . as everybody sees it.',
    '',
    'start',
    ...eventLines(course),
  ];
  while (course.outcome === undefined && course.steps < (plan.steps ?? Infinity)) {
    const next = step(course, random);
    lines.push(next.line, ...eventLines(next.course), ...hashLines(next.course));
    course = next.course;
  }
  lines.push(course.outcome === undefined ? 'not over' : `outcome ${canonical({ ...course.outcome })}`, '');
  return lines.join('\n');
};

/** One random step. The choice does not depend on the order in which the rules list the legal actions. */
const step = (course: Course, random: Random): { readonly course: Course; readonly line: string } => {
  const { must, may } = course.match.actors;
  const choices = [...must, ...may]
    .flatMap((seat) => course.match.legal(seat).map((act) => ({ seat, act, line: `${seat} ${act}` })))
    .sort((a, b) => (a.line < b.line ? -1 : 1));
  const chosen = choices[random.below(Math.max(1, choices.length))];
  if (chosen === undefined) throw new Error(`nobody can act after step ${course.steps}`);
  const { seat, act } = chosen;
  const next = advanceCourse(course, { kind: 'act', seat, act, ms: 0 });
  if (!next.ok) throw new Error(`step ${course.steps + 1}, ${chosen.line}: ${next.error.kind}`);
  return { course: next.value, line: `${String(next.value.steps).padStart(3)} ${chosen.line}` };
};

const eventLines = (course: Course): readonly string[] =>
  course.events.flatMap((event) => {
    const open = canonical(event.seenBy('open'));
    const seen = canonical(event.seenBy('public'));
    return open === seen ? [`    * ${open}`] : [`    * ${open}`, `    . ${seen}`];
  });

const hashLines = (course: Course): readonly string[] =>
  course.marks.map(({ due, position }) => `    ${due === 'end' ? 'end' : `before ${due}`} ${hashJson(position())}`);
