// Frames of crowded tables: whatever a scene holds, 80 columns and 24 lines.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import type { Scene, SceneCard, Zone, ZoneKind } from '../../kernel/face.ts';
import { columns } from './columns.ts';
import { HEIGHT, WIDTH, frame, scoreText, type Picture, type Voice } from './screen.ts';
import type { Move } from './moves.ts';
import { paintIn } from './paint.ts';
import { phrasesIn } from '../text/phrases.ts';
import { zoneLines } from './zones.ts';

const voice: Voice = {
  words: {
    ...whistle.face.words('en'),
    zone: (zone) => zone.id,
    fact: ({ key }) => key,
    score: ({ params }) => String(params['print']),
  },
  phrases: phrasesIn('en'),
  who: (seat) => `Player ${seat}`,
  paint: paintIn(true),
};

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('日本語'.repeat(20), 'word '.repeat(30), ''),
);
const line = text.map((each) => each.replaceAll(/\p{C}/gu, ''));
const id = fc.constantFrom('SA', 'D10', 'HK', 'CQ', 'd0:S:13', '日');
const card: fc.Arbitrary<SceneCard> = fc.oneof(
  fc.constant(null),
  fc.record({ id, by: fc.nat(3), mark: fc.constantFrom('win', 'shown', 'cross') }, { requiredKeys: ['id'] }),
);
const KINDS: readonly ZoneKind[] = ['hand', 'trick', 'stock', 'pile', 'column', 'foundation', 'table', 'lane'];
const zone: fc.Arbitrary<Zone> = fc.record(
  {
    id: line,
    kind: fc.constantFrom(...KINDS),
    owner: fc.nat(3),
    cards: fc.array(card, { maxLength: 30 }),
    badge: line,
  },
  { requiredKeys: ['id', 'kind', 'cards'] },
);
const scene: fc.Arbitrary<Scene> = fc.record({
  deck: fc.constantFrom('spanish', 'french', 'mythos'),
  zones: fc.array(zone, { maxLength: 30 }),
  facts: fc.array(fc.record({ key: line, params: fc.constant({}) }), { maxLength: 12 }),
  scores: fc.array(fc.record({ seats: fc.array(fc.nat(3)), points: fc.nat(), params: fc.record({ print: line }) }), {
    maxLength: 4,
  }),
  actors: fc.constant({ must: [0], may: [] }),
});
const move: fc.Arbitrary<Move> = fc.record({
  number: fc.integer({ min: 1, max: 2000 }),
  action: line,
  label: line,
  touch: fc.option(fc.record({ zone: line, card: id }), { nil: undefined }),
});
const picture: fc.Arbitrary<Picture> = fc.record({
  title: line,
  scene,
  seat: fc.option(fc.nat(3), { nil: undefined }),
  moves: fc.array(move, { maxLength: 60 }),
  news: fc.array(line, { maxLength: 30 }),
  notice: fc.array(line, { maxLength: 6 }),
  hint: line,
});

describe('frame', () => {
  test('never passes 80 columns and 24 lines with its prompt', () => {
    fc.assert(
      fc.property(picture, (each) => {
        const lines = frame(each, voice);
        expect(lines.length).toBeLessThanOrEqual(HEIGHT - 1);
        expect(lines.filter((shown) => columns(shown) > WIDTH || shown.includes('\n'))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a crowded table keeps hand, hint and the answer to what was typed', () => {
    const hand: Zone = { id: 'hand', kind: 'hand', owner: 0, cards: [{ id: 'SA' }, { id: 'HK' }] };
    const column = (i: number): Zone => ({ id: `t${i}`, kind: 'column', cards: [null, null, { id: 'D10' }] });
    const crowded: Picture = {
      title: 'Crowd',
      scene: {
        deck: 'french',
        zones: [hand, ...Array.from({ length: 26 }, (_, i) => column(i))],
        facts: [],
        scores: [],
        actors: { must: [0], may: [] },
      },
      seat: 0,
      moves: Array.from({ length: 90 }, (_, i) => ({
        number: i + 1,
        action: `move t${i} t1`,
        label: `Move ${i}`,
        touch: undefined,
      })),
      news: [],
      notice: ['Not allowed: this.', 'For a reason.'],
      hint: 'Your turn.',
    };
    const lines = frame(crowded, { ...voice, paint: paintIn(false) });
    expect(lines).toContain('Not allowed: this.');
    expect(lines).toContain('For a reason.');
    expect(lines.at(-1)).toBe('Your turn.');
    expect(lines.join('\n')).toMatch(/SA.*HK/u);
    expect(lines.join('\n')).toContain('type moves');
    expect(lines.join('\n')).toContain('t25: 2 face down, D10');
  });
});

describe('a hand of which some cards were shown', () => {
  const hand = (cards: readonly SceneCard[]): readonly Zone[] => [{ id: 'hand-1', kind: 'hand', owner: 1, cards }];
  const shown = (card: string): SceneCard => ({ id: card, mark: 'shown' });
  const plainly = { ...voice, paint: paintIn(false) };

  test.each([
    [[shown('SA'), shown('HK'), null, null], 'hand-1  SA HK shown, 2 face down'],
    [[shown('SA')], 'hand-1  SA shown'],
    [[null, null], 'hand-1  2 face down'],
  ])('lists them together: %j', (cards, line) => {
    expect(zoneLines(hand(cards), 'french', plainly, 'names', WIDTH)).toEqual([line]);
  });

  test('names them where all is told', () => {
    const [line] = zoneLines(hand([shown('SA'), null]), 'french', plainly, 'all', WIDTH);
    expect(line).toBe('hand-1  SA ace of spades shown, 1 face down');
  });
});

describe('score', () => {
  test.each([
    [8, undefined, '8 malas', 'Player 1: 8 malas'],
    [82, 101, '32 buenas', 'Player 1: 82/101 (32 buenas)'],
    [3, undefined, '', 'Player 1: 3'],
    [1, undefined, '11 of 12', 'Player 1: 1 (11 of 12)'],
  ])('%i of %s, "%s"', (points, of, print, shown) => {
    const score = { seats: [1], points, params: { print }, ...(of === undefined ? {} : { of }) };
    expect(scoreText(score, voice, 0)).toBe(shown);
  });
});
