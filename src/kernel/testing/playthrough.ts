// Playthroughs: a whole match as readable text, so that a change of the rules shows as a change of the text.

import { fairMatch } from '../dealing.ts';
import { sealOf } from '../fair.ts';
import { advanceTimeline, nextDealStep, openTimeline, type Timeline } from '../timeline.ts';
import type { Game } from '../game.ts';
import { canonical, hashJson, hashText } from '../hash.ts';
import type { Json, JsonObject } from '../json.ts';
import { resolveOptions, writeOptions } from '../options.ts';
import { present } from '../present.ts';
import { fastRandom, type Random, type Seed } from '../random.ts';
import { faultText } from '../step-faults.ts';
import { writeStep, type Step } from '../steps.ts';

/** What a playthrough follows from. Its players choose at random among the legal actions. */
export interface PlaythroughPlan {
  readonly name: string;
  readonly preset?: string;
  readonly options?: JsonObject;
  readonly seed: Seed;
  /** The number that the players' choices follow from. */
  readonly picker: number;
  /** The format of the log: in 2 each deal is made by steps, to which every other seat contributes. Absent, 1. */
  readonly format?: 2;
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
  const occupants = Array.from({ length: game.seats(resolved.value) }, (_, seat) =>
    plan.format === 2 ? ({ kind: 'person', id: `p${seat}` } as const) : ({ kind: 'person', name: '' } as const),
  );
  const chance = plan.format === 2 ? fairMatch(plan.name, plan.seed) : plan.seed;
  let timeline = openTimeline(game, resolved.value, chance, occupants);
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
  while (!isDone(timeline) && timeline.steps < (plan.steps ?? Infinity)) {
    const next = dealStep(timeline) ?? step(timeline, random);
    lines.push(...told(next.line, next.timeline), ...hashLines(next.timeline));
    timeline = next.timeline;
  }
  lines.push(timeline.outcome === undefined ? 'not over' : `outcome ${canonical({ ...timeline.outcome })}`, '');
  return lines.join('\n');
};

/** Over, and no secret left to reveal. */
const isDone = (timeline: Timeline): boolean => timeline.outcome !== undefined && nextDealStep(timeline) === undefined;

interface Taken {
  readonly timeline: Timeline;
  readonly line: string;
}

const taken = (timeline: Timeline, step: Step): Taken => {
  const next = advanceTimeline(timeline, step);
  const text = writeStep(step).slice(2);
  if (!next.ok) throw new Error(`step ${timeline.steps + 1}, ${text}: ${faultText(next.error)}`);
  return { timeline: next.value, line: `${String(next.value.steps).padStart(3)} ${text}` };
};

/** The next step of a deal, if one is due: every other seat contributes before it is made. */
const dealStep = (timeline: Timeline): Taken | undefined => {
  const { fair } = timeline;
  const own = nextDealStep(timeline);
  if (fair === undefined || own === undefined) return undefined;
  const deal = fair.deals.at(-1);
  const givers = timeline.occupants.flatMap((_, seat) => (seat % 2 === 0 ? [seat] : []));
  if (own.kind !== 'deal' || deal?.without !== null) return taken(timeline, { ...own, ms: 0 });
  const given = (seat: number): Seed => hashText(`${fair.match}/${deal.deal}/${seat}`);
  const place = { match: fair.match, deal: deal.deal, rules: fair.rules };
  const unsealed = givers.find((seat) => deal.seals[seat] === null);
  if (unsealed !== undefined) {
    const seal = sealOf(given(unsealed), place, unsealed);
    return taken(timeline, { kind: 'seal', seat: unsealed, seal, ms: 0 });
  }
  const unshown = givers.find((seat) => deal.contributions[seat] === null);
  if (unshown === undefined) return taken(timeline, { ...own, ms: 0 });
  return taken(timeline, { kind: 'contribute', seat: unshown, contribution: given(unshown), ms: 0 });
};

/** One random step. The choice does not depend on the order in which the rules list the legal actions. */
const step = (timeline: Timeline, random: Random): Taken => {
  const { must, may } = timeline.match.actors;
  const choices = [...must, ...may]
    .flatMap((seat) => timeline.match.legal(seat).map((act) => ({ seat, act, line: `${seat} ${act}` })))
    .sort((a, b) => (a.line < b.line ? -1 : 1));
  const chosen = choices[random.below(Math.max(1, choices.length))];
  if (chosen === undefined) throw new Error(`nobody can act after step ${timeline.steps}`);
  const { seat, act } = chosen;
  return taken(timeline, { kind: 'act', seat, act, ms: 0 });
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
