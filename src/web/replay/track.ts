// The way through a replay: where it stops, what is tall, marked or a chapter, and where keys lead. Pure.

import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Presentation } from '../../kernel/presentation.ts';
import type { Sums } from '../../kernel/sums.ts';
import type { Outline, StepNote } from './story.ts';

/** A step that is worth a look. */
export interface Stop {
  readonly step: number;
  /** Who did it; nobody for a deal. */
  readonly seat: Seat | undefined;
  /** Something is complete with it: a trick, a lane, a deal. */
  readonly tall: boolean;
  /** Something was declared or announced. */
  readonly marked: boolean;
}

/** Stops that belong together, from the first to the last of them. */
export interface Band {
  readonly first: number;
  readonly last: number;
  /** What the deal came to that they were, or its number. */
  readonly sums?: Sums;
  readonly deal: number;
}

export interface Track {
  readonly stops: readonly Stop[];
  readonly bands: readonly Band[];
  /** Where Shift and an arrow lead, as places among the stops. */
  readonly leaps: readonly number[];
}

/** Steps that something is seen of even if they make nothing happen. */
const SEEN: ReadonlySet<StepNote['kind']> = new Set([
  'act',
  'resign',
  'flag',
  'abandon',
  'stall',
  'takeback',
  'pause',
  'resume',
]);

/** Nobody's doing. */
const NOBODYS: ReadonlySet<StepNote['kind']> = new Set(['start', 'deal', 'stall', 'sit', 'stand']);

/** Where nothing is ever complete, one leaps so far. */
const LEAP = 10;

type Tells = Pick<Presentation, 'moment' | 'isNotable'>;

/** `told` is what each step made happen, as somebody saw it. */
export const trackOf = ({ notes }: Outline, told: readonly (readonly Json[])[], tells: Tells): Track => {
  const seen = notes.flatMap(({ kind, events }, step) => (events > 0 || SEEN.has(kind) ? [step] : []));
  const steps = seen.length === 0 ? [0] : seen;
  const stops = steps.map((step): Stop => {
    const { kind, seat, sums } = notes[step] as StepNote;
    const events = told[step] ?? [];
    const isDone = events.some((event) => {
      const moment = tells.moment?.(event)?.kind;
      return moment === 'taken' || moment === 'decided';
    });
    return {
      step,
      seat: NOBODYS.has(kind) ? undefined : seat,
      tall: isDone || sums !== undefined,
      marked: events.some((event) => tells.isNotable?.(event) === true),
    };
  });
  const tall = stops.flatMap((stop, at) => (stop.tall || stop.seat === undefined ? [at] : []));
  const ends = tall.some((at) => stops[at]?.tall === true)
    ? tall
    : stops.flatMap((_, at) => (at % LEAP === 0 ? [at] : []));
  return { stops, bands: bandsOf(notes, stops), leaps: [...new Set([0, ...ends, stops.length - 1])] };
};

/** By what the deals came to, where they are counted; else by the deals. One alone says nothing. */
const bandsOf = (notes: readonly StepNote[], stops: readonly Stop[]): readonly Band[] => {
  const bands: Band[] = [];
  let first = 0;
  const counted = stops.some(({ step }) => notes[step]?.sums !== undefined);
  stops.forEach(({ step }, at) => {
    const { sums, deals } = notes[step] as StepNote;
    const next = stops[at + 1];
    const isLast = next === undefined;
    const ends = counted ? sums !== undefined : !isLast && notes[next.step]?.deals !== deals && deals > 0;
    if (!ends && !isLast) return;
    bands.push({ first, last: at, deal: Math.max(1, deals), ...(sums === undefined ? {} : { sums }) });
    first = at + 1;
  });
  return bands.length > 1 ? bands : [];
};

/** The place among the stops of what is shown after a step: the last that is not later. */
export const placeOf = ({ stops }: Track, step: number): number => {
  let low = 0;
  let high = stops.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((stops[middle] as Stop).step <= step) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** So many stops further, or to the next place to leap to. */
export const moved = (track: Track, at: number, by: number): number =>
  Math.min(Math.max(at + by, 0), track.stops.length - 1);

export const leapt = ({ leaps, stops }: Track, at: number, forward: boolean): number =>
  (forward ? leaps.find((to) => to > at) : leaps.findLast((to) => to < at)) ?? (forward ? stops.length - 1 : 0);

/** The steps that led to one, oldest first, without what was taken back. */
export const lineTo = (notes: readonly StepNote[], step: number): readonly number[] => {
  const line: number[] = [];
  for (let at = step; ; at = (notes[at] as StepNote).from) {
    line.push(at);
    if (at === 0) return line.reverse();
  }
};
