// What the strongest level makes of a match that was played: each decision from what its player knew then, and what the moves cost.

import type { Game, Seat } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import { readStep } from '../kernel/steps.ts';
import { historyOf, type Timeline } from '../kernel/timeline.ts';
import { questionAt, type Hint } from './hints/hint.ts';
import { hint } from './hints/index.ts';

/** One decision of a match. Chances to do well, their errors and losses in hundredths. */
export interface Judged {
  /** The step that was taken. */
  readonly step: number;
  readonly seat: Seat;
  readonly played: string;
  /** What its player could expect with the best move, and how sure that is. */
  readonly chance: number;
  readonly error: number;
  /** How much less the move that was played was expected to bring; 0 for the best. */
  readonly loss: number;
}

/** A decision that cost much: what the strongest level would have played, why, and what its player saw. */
export interface KeyMoment extends Judged {
  readonly hint: Hint;
  readonly view: Json;
}

export interface Study {
  readonly course: readonly Judged[];
  /** The largest losses, in the order of the match. */
  readonly moments: readonly KeyMoment[];
  /** How many decisions there were; of more than can be judged only some are. */
  readonly decisions: number;
}

/** A match as a study needs it: its steps as text, those that still count, and the timeline after any of them. */
export interface Played {
  readonly steps: readonly string[];
  /** The revisions of the match without what was taken back. */
  readonly line: readonly number[];
  readonly timelineAt: (step: number) => Timeline;
}

export interface StudyProgress {
  readonly done: number;
  readonly of: number;
}

/** So many decisions are judged at most, spread over the match. */
const MOST_JUDGED = 120;
const MOMENTS = 3;
/** A loss that is smaller than this, or than its own error, is none to speak of. */
const LEAST_LOSS = 4;

/** Decisions of these seats in which there was something to choose. */
const decisionsOf = ({ steps, line, timelineAt }: Played, seats: readonly Seat[]): readonly number[] =>
  line.filter((step) => {
    const read = step === 0 ? undefined : readStep(steps[step - 1] as string);
    if (read?.ok !== true || read.value.kind !== 'act' || !seats.includes(read.value.seat)) return false;
    return timelineAt(step - 1).match.legal(read.value.seat).length > 1;
  });

const spread = (all: readonly number[], most: number): readonly number[] =>
  all.length <= most ? all : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as number);

/** The best chance among what was weighed, and what the move that was played lost; nothing where it was not weighed. */
const judge = (found: Hint, step: number, seat: Seat, played: string): Judged | undefined => {
  const own = found.weights.find(({ action }) => action === played);
  const best = found.weights.reduce<Hint['weights'][number] | undefined>(
    (top, each) => (top === undefined || each.chance > top.chance ? each : top),
    undefined,
  );
  if (own === undefined || best === undefined) return undefined;
  return { step, seat, played, chance: best.chance, error: best.error, loss: best.chance - own.chance };
};

/** Judges the decisions of some seats, one after the other; between them it tells how far it is. `advise` is for tests that have no time for the strongest level. */
export async function* studying(
  game: Game,
  match: Played,
  seats: readonly Seat[],
  advise: typeof hint = hint,
): AsyncGenerator<StudyProgress, Study, undefined> {
  const decisions = decisionsOf(match, seats);
  const judged = spread(decisions, MOST_JUDGED);
  const course: Judged[] = [];
  let moments: readonly KeyMoment[] = [];
  for (const [done, step] of judged.entries()) {
    yield { done, of: judged.length };
    const before = match.timelineAt(step - 1);
    const read = readStep(match.steps[step - 1] as string);
    if (!read.ok || read.value.kind !== 'act') continue;
    const { seat, act } = read.value;
    const found = await advise(game, questionAt(before.match, seat, historyOf(before, seat)));
    const verdict = found === undefined ? undefined : judge(found, step, seat, act);
    if (found === undefined || verdict === undefined) continue;
    course.push(verdict);
    if (verdict.loss < Math.max(LEAST_LOSS, verdict.error)) continue;
    moments = [...moments, { ...verdict, hint: found, view: before.match.view(seat) }]
      .sort((a, b) => b.loss - a.loss || a.step - b.step)
      .slice(0, MOMENTS);
  }
  return { course, moments: [...moments].sort((a, b) => a.step - b.step), decisions: decisions.length };
}
