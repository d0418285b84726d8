// Screens of crowded tables: whatever a scene holds, it fits the terminal, and no move is lost without a count.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import type { Scene, SceneCard, Zone, ZoneKind } from '../../kernel/presentation.ts';
import { columns } from './columns.ts';
import { screenLines, scoreText, type ScreenContent, type Voice } from './screen.ts';
import type { Move } from './moves.ts';
import { paintIn } from './paint.ts';
import { phrasesIn } from '../text/phrases.ts';
import { zoneLines } from './zones.ts';

const voice: Voice = {
  words: {
    ...whistle.presentation.words('en'),
    zone: (zone) => zone.id,
    fact: ({ key }) => key,
    score: ({ params }) => String(params['print']),
  },
  phrases: phrasesIn('en'),
  who: (seat) => `Player ${seat}`,
  paint: paintIn(true, whistle.presentation.ink),
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
const size = fc.record({ columns: fc.integer({ min: 20, max: 200 }), rows: fc.integer({ min: 10, max: 70 }) });
const USUAL = { columns: 80, rows: 24 };
const content: fc.Arbitrary<ScreenContent> = fc.record({
  title: line,
  scene,
  seat: fc.option(fc.nat(3), { nil: undefined }),
  moves: fc.array(move, { maxLength: 60 }),
  news: fc.array(line, { maxLength: 30 }),
  notice: fc.array(line, { maxLength: 6 }),
  hint: line,
});

/** The numbers of moves that stand on a screen. */
const numbersIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join('\n').match(/(?<![\w.])\d+(?=\))/gu));

describe('screen', () => {
  test('never passes the size of the terminal with its prompt', () => {
    fc.assert(
      fc.property(content, fc.oneof(size, fc.constant(USUAL)), (each, sized) => {
        const lines = screenLines(each, voice, sized);
        expect(lines.length).toBeLessThanOrEqual(sized.rows - 1);
        expect(lines.filter((shown) => columns(shown) > sized.columns || shown.includes('\n'))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('every legal move is listed or counted', () => {
    const plainly = { ...voice, paint: paintIn(false) };
    const hands = fc.subarray(['SA', 'HK', 'D10', 'CQ', 'S2', 'H7', 'D9', 'C3']);
    const tables = fc.record({
      hand: hands,
      columns: fc.nat(12),
      ways: fc.array(fc.nat(6), { minLength: 8, maxLength: 8 }),
      buttons: fc.nat(4),
      notice: fc.array(fc.constant('Not allowed.'), { maxLength: 3 }),
      news: fc.array(fc.constant('Something happened.'), { maxLength: 6 }),
    });
    const sizes = fc.record({ columns: fc.integer({ min: 60, max: 160 }), rows: fc.integer({ min: 24, max: 60 }) });
    fc.assert(
      fc.property(tables, sizes, (each, sized) => {
        const withCard = each.hand.flatMap((held, i) =>
          Array.from({ length: each.ways[i] ?? 0 }, (_, to) => ({
            action: `build ${held} on t${to}`,
            touch: { zone: 'hand', card: held },
          })),
        );
        const buttons = Array.from({ length: each.buttons }, (_, i) => ({ action: `say ${i}`, touch: undefined }));
        const moves = [...withCard, ...buttons].map((move, i) => ({ ...move, number: i + 1, label: move.action }));
        const held = { id: 'hand', kind: 'hand', owner: 0, cards: each.hand.map((card) => ({ id: card })) } as const;
        const zones = Array.from({ length: each.columns }, (_, i): Zone => ({
          id: `t${i}`,
          kind: 'column',
          cards: [null, { id: 'D10' }],
        }));
        const lines = screenLines(
          {
            title: 'Crowd',
            scene: { zones: [held, ...zones], facts: [], scores: [], actors: { must: [0], may: [] } },
            seat: 0,
            moves,
            news: each.news,
            notice: each.notice,
            hint: 'Your turn.',
          },
          plainly,
          sized,
        );
        const [, more = '0'] = /… and (\d+) more moves?: type moves/u.exec(lines.join('\n')) ?? [];
        expect(numbersIn(lines).size + Number(more)).toBe(moves.length);
        for (const { number } of moves.slice(withCard.length)) expect(numbersIn(lines)).toContain(String(number));
      }),
      { numRuns: 200 },
    );
  });

  test('a crowded table keeps hand, hint and the answer to what was typed', () => {
    const hand: Zone = { id: 'hand', kind: 'hand', owner: 0, cards: [{ id: 'SA' }, { id: 'HK' }] };
    const column = (i: number): Zone => ({ id: `t${i}`, kind: 'column', cards: [null, null, { id: 'D10' }] });
    const crowded: ScreenContent = {
      title: 'Crowd',
      scene: {
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
    const lines = screenLines(crowded, { ...voice, paint: paintIn(false) }, USUAL);
    expect(lines).toContain('Not allowed: this.');
    expect(lines).toContain('For a reason.');
    expect(lines.at(-1)).toBe('Your turn.');
    expect(lines.join('\n')).toMatch(/SA.*HK/u);
    expect(lines.join('\n')).toContain('t11: 2 face down, D10');
    expect(lines.join('\n')).toContain('… 5 more: type table');
    const [, more = '0'] = /… and (\d+) more moves: type moves/u.exec(lines.join('\n')) ?? [];
    expect(numbersIn(lines).size + Number(more)).toBe(90);
    expect(numbersIn(lines).size).toBeGreaterThan(20);
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
    expect(zoneLines(hand(cards), plainly, 'names', USUAL.columns)).toEqual([line]);
  });

  test('names them where all is told', () => {
    const [line] = zoneLines(hand([shown('SA'), null]), plainly, 'all', USUAL.columns);
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
