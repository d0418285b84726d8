// Positions: written, read back, and refused with where and why.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { highnoon } from './index.ts';
import { optionsWith, positionOf, type Sketch } from './testing.ts';

const options = optionsWith();

interface LooseSide {
  stock: unknown[];
  waste: unknown[];
  tableau: unknown[][];
  [key: string]: unknown;
}
interface Loose {
  players: [LooseSide, LooseSide];
  foundations: unknown[][];
  [key: string]: unknown;
}

/** A position that somebody changed, and what is said of it. */
const said = (change: (position: Loose) => void, sketch: Sketch = {}): string => {
  const usual: Sketch = { p1: { stock: 'C5', waste: 'H4', t: ['S9? D8', 'C2'] }, lanes: [1] };
  const position = JSON.parse(JSON.stringify(positionOf({ ...usual, ...sketch }))) as Loose;
  change(position);
  const read = highnoon.position.read(options, position);
  return read.ok ? 'fine' : `${read.error.at}: ${read.error.message}`;
};

const REFUSED: readonly (readonly [what: string, change: (position: Loose) => void, message: RegExp])[] = [
  ['a card twice', ({ players }) => players[0].waste.push('d0:C:05'), /^players\[0\]\.waste\[1\]: d0:C:05 is in two places/u],
  ['a card missing', ({ players }) => players[0].waste.pop(), /^: is missing 1 of 104 cards: d0:H:04/u],
  ['a card that is none', ({ players }) => players[0].waste.push('C5'), /^players\[0\]\.waste\[1\]: is no card; write/u],
  ['a number for a card', ({ players }) => players[0].waste.push(5), /waste\[1\]: must be text/u],
  ['an open card in the stock', ({ players }) => (players[0].stock = ['d0:C:05']), /stock\[0\]: must lie face down/u],
  ['a hidden card in the waste', ({ players }) => (players[0].waste = ['d0:H:04?']), /waste\[0\]: must lie open/u],
  ['a hidden card on an open one', ({ players }) => (players[0].tableau[0] = ['d0:S:09', 'd0:D:08?']), /tableau\[0\]\[1\]: lies face down/u],
  ['six columns', ({ players }) => players[0].tableau.pop(), /tableau: must have 7 elements/u],
  ['a card in a wrong lane', ({ foundations }) => foundations.reverse(), /^foundations\[7\]\[0\]: must be of suit S/u],
  ['a lane with a gap', ({ foundations, players }) => foundations[0]?.push(...players[1].stock.splice(0, 1).map(() => 'd0:C:03')), /foundations\[0\]\[1\]: must be of rank 2/u],
  ['seven lanes', ({ foundations }) => foundations.pop(), /^foundations: must have 8 elements/u],
  ['a wrong score', ({ players }) => (players[0]['score'] = 2), /^players\[0\]\.score: and that of the other player must be 1/u],
  ['a wrong count', ({ players }) => (players[0]['placed'] = 0), /^players\[0\]\.placed: and that of the other player must be 1/u],
  ['points without cards', ({ players }) => ((players[0]['score'] = 0), (players[1]['score'] = 1)), /^players\[0\]\.score: must be from 1 to 1/u],
  ['no score', ({ players }) => delete players[0]['score'], /^players\[0\]\.score: is missing/u],
  ['another mode', (position) => (position['mode'] = 'both'), /^mode: must be one of split, shared/u],
  ['three players', ({ players }) => players.push({ ...players[0] }), /^players: must have 2 elements/u],
  ['a word nobody knows', (position) => (position['turn'] = 0), /^turn: is not known here/u],
  ['a count below nothing', ({ players }) => (players[0]['idle'] = -1), /idle: must be a whole number/u],
  ['progress in the future', ({ players }) => (players[0]['progress'] = 1), /progress: must be 0/u],
  ['an end that is none', (position) => (position['ended'] = 'won'), /^ended: must be one of blocked, quiet/u],
]; // prettier-ignore

describe('a position is refused', () => {
  test.each(REFUSED)('with %s', (_, change, message) => {
    expect(said(change)).toMatch(message);
  });

  test('when nobody has a card left, or an end is told twice', () => {
    const lanes = [13, 13, 13, 13, 13, 13, 13, 13];
    expect(said(() => undefined, { p1: {}, lanes })).toMatch(/has no card left with either player/u);
    expect(said((position) => (position['ended'] = 'quiet'), { p1: {} })).toMatch(/^ended: must be absent/u);
  });

  test.each([null, 5, 'x', [], {}])('when it is %j', (json) => {
    expect(highnoon.position.read(options, json).ok).toBe(false);
  });
});

describe('a position is taken', () => {
  test('as the documents show it, with counters left out', () => {
    expect(
      said(({ players }) => players.forEach((side) => ['idle', 'turned'].forEach((key) => delete side[key]))),
    ).toBe('fine');
  });

  test('with what no deal leads to, as an exercise may need it', () => {
    // Any number of cards anywhere, either deck, and open cards that form no run.
    expect(said(() => undefined, { p1: { t: ['H9 H8 C2'] }, mode: 'split' })).toBe('fine');
  });

  test('in its own mode, whatever the options say', () => {
    const read = highnoon.position.read(options, positionOf({ p1: { t: ['H9'] }, mode: 'shared' }));
    expect(read.ok && read.value.options.mode).toBe('shared');
  });

  test('at the end as at the start', () => {
    for (const ending of ['blocked', 'quiet'] as const) {
      const read = highnoon.position.read(options, { ...positionOf({ p1: { t: ['H9'] } }), ended: ending });
      if (!read.ok) throw new Error(read.error.message);
      expect(highnoon.outcome(read.value)).toMatchObject({ reason: ending });
      expect(highnoon.position.write(read.value)).toMatchObject({ ended: ending });
    }
  });

  test('[HN-5.3] and shows no viewer what lies face down', () => {
    const state = highnoon.setup(options, []);
    highnoon.resolve(state, fastRandom(5));
    const written = highnoon.position.write(state);
    const hidden = [...JSON.stringify(written).matchAll(/"(d[01]:[CDHS]:\d\d)\?"/gu)].map(([, id]) => id!);
    expect(hidden).toHaveLength(90);
    for (const viewer of [0, 1, 'public'] as const) {
      const seen = JSON.stringify(highnoon.view(state, viewer));
      for (const id of hidden) expect(seen).not.toContain(id);
    }
    const open = JSON.stringify(highnoon.view(state, 'open'));
    for (const id of hidden) expect(open).toContain(id);
  });
});
