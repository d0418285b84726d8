// Playthroughs: a whole match as readable text, so that a change of the rules shows as a change of the text.

import { advanceTimeline, openTimeline, type Timeline } from '../timeline.ts';
import type { Game } from '../game.ts';
import { canonical, hashJson } from '../hash.ts';
import type { Json, JsonObject } from '../json.ts';
import { resolveOptions, writeOptions } from '../options.ts';
import { present } from '../present.ts';
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

/** The text of a playthrough: header, then each step with its events, the first beside it, and a hash where a deal ends. */
export const playthrough = (game: Game, plan: PlaythroughPlan): string => {
  const { preset, options } = plan;
  const resolved = resolveOptions(game.options, {
    ...present({ preset, options }),
  });
  if (!resolved.ok) throw new Error(`${plan.name}: ${resolved.error.at}: ${resolved.error.message}`);
  const random = fastRandom(plan.picker);
  const occupants = Array.from({ length: game.seats(resolved.value) }, () => ({ kind: 'person', name: '' }) as const);
  let timeline = openTimeline(game, resolved.value, plan.seed, occupants);
  const lines = [
    `${game.id}, rules ${game.rulesVersion}: ${plan.name}`,
    `options ${canonical(writeOptions<unknown>(game.options, resolved.value))}`,
    `seed ${plan.seed}`,
    `picker ${plan.picker}`,
    '',
    'A line with a number is a step: seat and action. Then what happened: * with nothing hidden, . as everybody sees it.',
    '',
    ...told('start', timeline),
  ];
  while (timeline.outcome === undefined && timeline.steps < (plan.steps ?? Infinity)) {
    const next = step(timeline, random);
    lines.push(...told(next.line, next.timeline), ...hashLines(next.timeline));
    timeline = next.timeline;
  }
  lines.push(timeline.outcome === undefined ? 'not over' : `outcome ${canonical({ ...timeline.outcome })}`, '');
  return lines.join('\n');
};

/** One random step. The choice does not depend on the order in which the rules list the legal actions. */
const step = (timeline: Timeline, random: Random): { readonly timeline: Timeline; readonly line: string } => {
  const { must, may } = timeline.match.actors;
  const choices = [...must, ...may]
    .flatMap((seat) => timeline.match.legal(seat).map((act) => ({ seat, act, line: `${seat} ${act}` })))
    .sort((a, b) => (a.line < b.line ? -1 : 1));
  const chosen = choices[random.below(Math.max(1, choices.length))];
  if (chosen === undefined) throw new Error(`nobody can act after step ${timeline.steps}`);
  const { seat, act } = chosen;
  const next = advanceTimeline(timeline, { kind: 'act', seat, act, ms: 0 });
  if (!next.ok) throw new Error(`step ${timeline.steps + 1}, ${chosen.line}: ${next.error.kind}`);
  return { timeline: next.value, line: `${String(next.value.steps).padStart(3)} ${chosen.line}` };
};

/** What happened, below the step; the first event beside it. */
const told = (step: string, timeline: Timeline): readonly string[] => {
  const [first, ...others] = eventLines(timeline);
  if (first === undefined) return [step];
  return [`${step.padEnd(STEP_WIDTH)} ${first}`, ...others.map((line) => `    ${line}`)];
};

const STEP_WIDTH = 20;

const eventLines = (timeline: Timeline): readonly string[] =>
  timeline.events.flatMap((event) => {
    const open = eventText(event.seenBy('open'));
    const seen = eventText(event.seenBy('public'));
    return open === seen ? [`* ${open}`] : [`* ${open}`, `. ${seen}`];
  });

/** An event in canonical order, but for its type, which comes first. */
const eventText = (event: Json): string => {
  if (typeof event !== 'object' || event === null || !('type' in event)) return canonical(event);
  const { type, ...rest } = event;
  const fields = canonical(rest).slice(1);
  return `{"type":${canonical(type)}${fields === '}' ? '' : ','}${fields}`;
};

const hashLines = (timeline: Timeline): readonly string[] =>
  timeline.marks.map(({ due, position }) => `    ${due === 'end' ? 'end' : `before ${due}`} ${hashJson(position())}`);
