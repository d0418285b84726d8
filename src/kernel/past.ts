// The past of a timeline in little memory: its log as text, and a few states from which any earlier one is found again.

import type { Timeline } from './timeline-state.ts';

/** Immutable, like the timeline it belongs to; timelines that follow one another share most of it. */
export interface Past {
  /** The timeline before the first step. */
  readonly opening: () => Timeline;
  /** The text of all steps but the last few, `CHUNK` lines each: seat and action, without the time, of which rules know nothing. */
  readonly chunks: readonly string[];
  /** The last few steps. */
  readonly tail: readonly string[];
  /** Earlier timelines, oldest first; the further back, the fewer. */
  readonly checkpoints: readonly Checkpoint[];
}

/** A timeline without its own past, and without what its last step made happen. */
export type Checkpoint = Omit<Timeline, 'past'>;

/** Steps in a piece of text. */
const CHUNK = 16;

/** Steps from one checkpoint to the next; further back there are so many times as many, then again. */
const APART = 256;
const THINNING = 8;

export const newPast = (opening: () => Timeline): Past => ({ opening, chunks: [], tail: [], checkpoints: [] });

/** The past with one more step, without its time, and with the timeline it led to where it is time for a checkpoint. */
export const withPastStep = (past: Past, text: string, reached: Timeline): Past => {
  // Joined, a list is as long as it must be; spread into another it keeps room for many more.
  const tail = past.tail.concat(text);
  if (tail.length < CHUNK) return { ...past, tail };
  const chunks = past.chunks.concat(tail.join('\n'));
  const checkpoints = reached.steps % APART === 0 ? withCheckpoint(past.checkpoints, reached) : past.checkpoints;
  return { ...past, chunks, tail: [], checkpoints };
};

const withCheckpoint = (checkpoints: readonly Checkpoint[], reached: Timeline): readonly Checkpoint[] => {
  const { past: _, ...bare } = reached;
  const kept = checkpoints.filter(({ steps }) => isKept(steps, reached.steps));
  return [...kept, { ...bare, events: [], action: undefined, marks: [] }];
};

/** At every distance there are two checkpoints, so that from the nearest there are not many more steps than to the present. */
const isKept = (steps: number, now: number): boolean => {
  for (let apart = APART; steps % apart === 0; apart *= THINNING) if (now - steps < 2 * apart) return true;
  return false;
};

/** The past as it was after the first steps. */
export const pastUpTo = (past: Past, steps: number): Past => {
  const whole = Math.floor(steps / CHUNK);
  const lineAt = linesOf(past);
  return {
    opening: past.opening,
    chunks: past.chunks.slice(0, whole),
    tail: Array.from({ length: steps - whole * CHUNK }, (_, index) => lineAt(whole * CHUNK + index + 1)),
    checkpoints: past.checkpoints.filter((checkpoint) => checkpoint.steps <= steps),
  };
};

/** Gives the step that led to a revision, as text without its time; quick for neighbours. */
export const linesOf = ({ chunks, tail }: Past): ((revision: number) => string) => {
  let opened = -1;
  let lines: readonly string[] = [];
  return (revision) => {
    const chunk = Math.floor((revision - 1) / CHUNK);
    if (chunk !== opened) {
      opened = chunk;
      lines = chunk < chunks.length ? (chunks[chunk] as string).split('\n') : tail;
    }
    const line = lines[(revision - 1) % CHUNK];
    if (line === undefined) throw new RangeError(`the log has no step ${revision}`);
    return line;
  };
};

/** A line as a step that can be read: rules know no time, so it is 0. */
export const timeless = (line: string): string => `0 ${line}`;

/** The steps from a revision on, as text, all of them at time 0. */
export const stepsSince = ({ past, steps }: Timeline, revision: number): readonly string[] => {
  const lineAt = linesOf(past);
  return Array.from({ length: Math.max(0, steps - revision) }, (_, index) => timeless(lineAt(revision + index + 1)));
};

/** Where a line goes on after its seat. */
const bodyOf = (line: string): number => line.indexOf(' ') + 1;

const TAKEBACK = '!takeback ';

/** Where a takeback goes back to; nothing for other steps. */
export const takenBackTo = (line: string): number | undefined => {
  const body = bodyOf(line);
  return line.startsWith(TAKEBACK, body) ? Number(line.slice(body + TAKEBACK.length)) : undefined;
};

/** Does somebody sit down or stand up? */
export const isSeating = (line: string): boolean => {
  const body = bodyOf(line);
  return ['!sit ', '!stand', '!swap '].some((word) => line.startsWith(word, body));
};

/** The revisions that led to one, oldest first, without what was taken back, and the known one that they go on from. */
export const lineTo = (
  past: Past,
  revision: number,
  isKnown: (revision: number) => boolean,
): { readonly base: number; readonly line: readonly number[] } => {
  const lineAt = linesOf(past);
  const line: number[] = [];
  let base = revision;
  let wentBack = false;
  while (!isKnown(base)) {
    const back = takenBackTo(lineAt(base));
    // Of takebacks of takebacks only the last counts, however many there were.
    if (back === undefined || !wentBack) line.push(base);
    wentBack = back !== undefined;
    base = back ?? base - 1;
  }
  return { base, line: line.reverse() };
};
