// A bot's move from what its seat may know, and the proof from a log that no bot ever knew more.

import { historyOf, thoughtStream, type Timeline } from '../kernel/timeline.ts';
import { isActor, type Seat } from '../kernel/game.ts';
import { present } from '../kernel/present.ts';
import { allAtOnce, type Parts } from '../kernel/parts.ts';
import { readStep, type Occupant, type QuickLevel } from '../kernel/steps.ts';
import type { Level } from './bot.ts';

/**
 * What the bot of a seat does here, as text; `undefined` when it stays silent, fails or is stopped. The same timeline gives the same answer
 * everywhere. `budget` is what was agreed when the bot sat down; absent, it is the level's own.
 */
export const thinkFor = (
  timeline: Timeline,
  seat: Seat,
  level: Level,
  budget = level.budget,
  stop?: () => boolean,
): string | undefined => {
  const { actors } = timeline.match;
  if (timeline.outcome !== undefined || !isActor(actors, seat)) return undefined;
  return timeline.match.open((game, state) => {
    const thought = {
      game,
      seat,
      sides: timeline.match.sides,
      view: game.view(state, seat),
      // As long as the match by now, so it is put together only for a bot that reads it.
      get history() {
        return historyOf(timeline, seat);
      },
      legal: game.legal(state, seat),
      // Where nobody must, everybody plays: silence would be no answer.
      must: actors.must.includes(seat) || actors.must.length === 0,
      random: thoughtStream(timeline, seat),
      budget,
      ...present({ stop }),
    };
    try {
      const action = level.bot(thought);
      return action === undefined ? undefined : game.notate(action);
    } catch {
      // A bot that fails must not stop a table: it counts as silent, and the table plays its first legal action.
      return undefined;
    }
  });
};

/** A recorded move that its bot would not have made, or that nobody can check. */
export interface Dishonest {
  /** The step, counted from 1. */
  readonly step: number;
  readonly seat: Seat;
  readonly recorded: string;
  /** What the bot plays; `undefined` for silence, or when its level and version are not known here. */
  readonly recomputed: string | undefined;
  readonly why: 'differs' | 'unknown-level';
}

type BotOccupant = Extract<Occupant, { readonly kind: 'bot' }>;

/** What the bot that sits at a seat does; a level that has a new version by now plays on as it is now. */
export const thinkAt = (
  timeline: Timeline,
  seat: Seat,
  levels: readonly Level[],
  stop?: () => boolean,
): string | undefined => {
  const occupant = timeline.occupants[seat];
  if (occupant?.kind !== 'bot') return undefined;
  const level = levelOf(levels, occupant) ?? levels.findLast(({ id }) => id === occupant.level);
  return level === undefined ? undefined : thinkFor(timeline, seat, level, occupant.budget, stop);
};

const levelOf = (levels: readonly Level[], named: QuickLevel): Level | undefined =>
  levels.find(({ id, version }) => id === named.level && version === named.version);

/** Who decided a move, and with which budget: the bot itself or, where the step says so, a level that searches nothing. */
const deciderOf = (
  levels: readonly Level[],
  occupant: BotOccupant,
  quick: QuickLevel | undefined,
): { readonly level: Level; readonly budget: number } | undefined => {
  const level = levelOf(levels, quick ?? occupant);
  // A step that names any other level says something that no table does.
  if (level === undefined || (quick !== undefined && level.budget > 0)) return undefined;
  return { level, budget: quick === undefined ? occupant.budget : level.budget };
};

/** The move a table makes of a bot's answer: if it must act and the answer is unusable, the first legal one. */
export const moveFrom = (timeline: Timeline, seat: Seat, answer: string | undefined): string | undefined => {
  if (answer !== undefined && timeline.match.refuse(seat, answer) === undefined) return answer;
  return timeline.match.actors.must.includes(seat) ? timeline.match.legal(seat)[0] : undefined;
};

/** The timeline that a step was decided in: the one before it or, where the log says so, an earlier one. */
const knownAt = (timelines: readonly Timeline[], index: number, text: string): Timeline | undefined => {
  const step = readStep(text);
  const thought = step.ok && step.value.kind === 'act' ? step.value.thought : undefined;
  return timelines[thought ?? index];
};

/** The first move of a record that its bot would not have made; `timelines[i]` is the timeline before `steps[i]`. */
export const botsHonest = (
  timelines: readonly Timeline[],
  steps: readonly string[],
  levels: readonly Level[],
): Dishonest | undefined => {
  for (const [index, text] of steps.entries()) {
    const found = honestAt(knownAt(timelines, index, text), text, levels);
    if (found !== undefined) return { step: index + 1, ...found };
  }
  return undefined;
};

/** What recomputing shows about one bot of a record: who sat where, and how many of its moves were compared. */
export type BotVerdict = {
  readonly seat: Seat;
  readonly level: string;
  readonly version: number;
  readonly moves: number;
  /** How many of them a quicker level decided, as the log says. */
  readonly quick?: number;
} & (
  | { readonly verdict: 'same' }
  /** The first move that it would not have made. */
  | ({ readonly verdict: 'differs' } & Pick<Dishonest, 'step' | 'recorded' | 'recomputed'>)
  /** Its level and version are not here; `step` is its first move. */
  | ({ readonly verdict: 'not checkable' } & Pick<Dishonest, 'step' | 'recorded'>)
);

/** A verdict on every bot that sat at the table or moved, by seat; `timelines[i]` is the timeline before `steps[i]`. */
export const botVerdicts = (
  timelines: readonly Timeline[],
  steps: readonly string[],
  levels: readonly Level[],
): readonly BotVerdict[] => allAtOnce(judgingBots(timelines, steps, levels));

/** The same in parts: it pauses after every step. */
export function* judgingBots(
  timelines: readonly Timeline[],
  steps: readonly string[],
  levels: readonly Level[],
): Parts<readonly BotVerdict[]> {
  const verdicts = new Map<string, BotVerdict>();
  const current = (seat: Seat, { level, version }: BotOccupant): BotVerdict =>
    verdicts.get(`${seat} ${level} ${version}`) ?? { seat, level, version, moves: 0, verdict: 'same' };
  const keep = (verdict: BotVerdict): void =>
    void verdicts.set(`${verdict.seat} ${verdict.level} ${verdict.version}`, verdict);
  for (const [index, text] of steps.entries()) {
    if (index > 0) yield;
    const timeline = knownAt(timelines, index, text);
    const seat = actorOf(text);
    const occupant = seat === undefined ? undefined : timeline?.occupants[seat];
    if (seat === undefined || occupant?.kind !== 'bot') continue;
    const before = current(seat, occupant);
    if (before.verdict !== 'same') continue;
    const found = honestAt(timeline, text, levels);
    const { level, version } = occupant;
    const isCompared = found?.why !== 'unknown-level';
    const quick = (before.quick ?? 0) + (isCompared && isQuick(text) ? 1 : 0);
    const counted = { moves: before.moves + (isCompared ? 1 : 0), ...(quick === 0 ? {} : { quick }) };
    const base = { seat, level, version, ...counted };
    if (found === undefined) keep({ ...base, verdict: 'same' });
    else {
      const at = { step: index + 1, recorded: found.recorded };
      if (found.why === 'differs') keep({ ...base, verdict: 'differs', ...at, recomputed: found.recomputed });
      else keep({ ...base, verdict: 'not checkable', ...at });
    }
  }
  timelines.at(-1)?.occupants.forEach((occupant, seat) => {
    if (occupant?.kind === 'bot') keep(current(seat, occupant));
  });
  return [...verdicts.values()].sort((a, b) => a.seat - b.seat);
}

const actorOf = (text: string): Seat | undefined => {
  const step = readStep(text);
  return step.ok && step.value.kind === 'act' ? step.value.seat : undefined;
};

const isQuick = (text: string): boolean => {
  const step = readStep(text);
  return step.ok && step.value.kind === 'act' && step.value.quick !== undefined;
};

const honestAt = (
  timeline: Timeline | undefined,
  text: string,
  levels: readonly Level[],
): Omit<Dishonest, 'step'> | undefined => {
  const step = readStep(text);
  if (timeline === undefined || !step.ok || step.value.kind !== 'act') return undefined;
  const { seat, act } = step.value;
  const occupant = timeline.occupants[seat];
  if (occupant?.kind !== 'bot') return undefined;
  const decider = deciderOf(levels, occupant, step.value.quick);
  if (decider === undefined) return { seat, recorded: act, recomputed: undefined, why: 'unknown-level' };
  const recomputed = moveFrom(timeline, seat, thinkFor(timeline, seat, decider.level, decider.budget));
  return recomputed === act ? undefined : { seat, recorded: act, recomputed, why: 'differs' };
};
