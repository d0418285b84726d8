// The way through a replay: stops, leaps, bands and marks, and the address of a place.

import { describe, expect, it } from 'vitest';
import { placeIn, searchOf } from './address.ts';
import type { Outline, StepNote } from './story.ts';
import { leapt, lineTo, moved, placeOf, trackOf } from './track.ts';

const note = (kind: StepNote['kind'], more: Partial<StepNote> = {}): StepNote => ({
  kind,
  seat: 0,
  ms: 0,
  from: 0,
  events: kind === 'act' || kind === 'deal' ? 1 : 0,
  deals: 1,
  ...more,
});

const outlineOf = (notes: readonly StepNote[]): Outline => ({
  game: 'whist',
  rules: 1,
  options: {},
  format: 2,
  onDevice: false,
  seats: 2,
  occupants: [null, null],
  notes: notes.map((each, step) => ({ ...each, from: each.kind === 'takeback' ? each.from : Math.max(0, step - 1) })),
  outcome: null,
  hashes: 0,
  lastView: null,
});

/** A deal, two tricks of two cards, a takeback, and another deal. */
const NOTES = outlineOf([
  note('start', { deals: 0 }),
  note('commit', { deals: 0 }),
  note('deal'),
  note('act', { seat: 0 }),
  note('act', { seat: 1 }),
  note('act', { seat: 1 }),
  note('takeback', { from: 4 }),
  note('act', { seat: 1 }),
  note('act', { seat: 0 }),
  note('commit'),
  note('deal', { deals: 2 }),
  note('resign', { deals: 2, seat: 1 }),
]);

const TOLD = NOTES.notes.map(({ kind }, step) =>
  kind !== 'act' ? [] : [step === 4 || step === 8 ? 'taken' : step === 7 ? 'declared' : 'laid'],
);

const TRACK = trackOf(NOTES, TOLD, {
  moment: (event) => (event === 'taken' ? { kind: 'taken', by: 0, points: 3 } : undefined),
  isNotable: (event) => event === 'declared',
});

describe('the way through a replay', () => {
  it('stops where something is seen, and nowhere else', () => {
    expect(TRACK.stops.map(({ step }) => step)).toEqual([2, 3, 4, 5, 6, 7, 8, 10, 11]);
    expect(TRACK.stops.map(({ seat }) => seat)).toEqual([undefined, 0, 1, 1, 0, 1, 0, undefined, 1]);
    expect(TRACK.stops.flatMap(({ step, tall }) => (tall ? [step] : []))).toEqual([4, 8]);
    expect(TRACK.stops.flatMap(({ step, marked }) => (marked ? [step] : []))).toEqual([7]);
  });

  it('finds the stop of any step', () => {
    expect([0, 2, 3, 9, 10, 99].map((step) => placeOf(TRACK, step))).toEqual([0, 0, 1, 6, 7, 8]);
  });

  it('moves within its ends, and leaps from trick to trick and deal to deal', () => {
    expect([moved(TRACK, 0, -1), moved(TRACK, 3, 1), moved(TRACK, 8, 1)]).toEqual([0, 4, 8]);
    const forward: number[] = [];
    for (let at = 0; at < 8;) forward.push((at = leapt(TRACK, at, true)));
    expect(forward).toEqual([2, 6, 7, 8]);
    expect(leapt(TRACK, 8, true)).toBe(8);
    expect([8, 5, 1].map((at) => leapt(TRACK, at, false))).toEqual([7, 2, 0]);
  });

  it('has a band for each deal', () => {
    expect(TRACK.bands).toEqual([
      { first: 0, last: 6, deal: 1 },
      { first: 7, last: 8, deal: 2 },
    ]);
  });

  it('leaps by tens where nothing is ever complete', () => {
    const race = outlineOf([note('start'), ...Array.from({ length: 25 }, () => note('act'))]);
    const track = trackOf(
      race,
      race.notes.map(() => []),
      {},
    );
    expect(track.leaps).toEqual([0, 10, 20, 24]);
    expect(track.bands).toEqual([]);
  });

  it('has a stop even if nothing ever happened', () => {
    expect(trackOf(outlineOf([note('start')]), [[]], {}).stops.map(({ step }) => step)).toEqual([0]);
  });

  it('leaves out what was taken back', () => {
    expect(lineTo(NOTES.notes, 8)).toEqual([0, 1, 2, 3, 4, 6, 7, 8]);
  });
});

describe('the address of a place', () => {
  it('leads back to it', () => {
    expect(placeIn(searchOf(47, 1))).toEqual({ step: 47, viewer: 1 });
    expect(placeIn(searchOf(0, 'public'))).toEqual({ step: 0, viewer: 'public' });
  });

  it('is nothing where it makes no sense', () => {
    expect(placeIn('')).toEqual({});
    expect(placeIn('?step=-1&as=nobody')).toEqual({});
    expect(placeIn('?step=1e9&as=1.5')).toEqual({});
  });
});
