// Positions: anything a test needs can be written, and what can't be is refused with a place.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { mythos } from './index.ts';
import { optionsWith, plainSet, positionOf, scenario } from './testing.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
  MAIN ⚡ Put 1 power on an enemy character.
  MAIN ✖ Give 1 power to another friendly character.
character Ben — Two
  group Red; cost 2; power 2
character Cid — Three
  group Blue; cost 3; power 3
jutsu Blast
  cost 2
  MAIN ⚡ Draw 1 card.
`);

const base = positionOf({
  set: SET,
  hands: [['Ann — One'], ['Blast']],
  lanes: { D: [['Ben — Two'], ['Cid — Three']] },
});
const lane = (base['lanes'] as readonly object[])[0] as object;
const sides = (a: readonly unknown[], b: readonly unknown[] = []): object => ({ lanes: [{ ...lane, sides: [a, b] }] });

describe('a position', () => {
  test.each(['digital', 'paper'])('that was written without lists can be read again with them (%s)', (preset) => {
    const options = optionsWith({}, preset);
    const state = mythos.position.read(options, base);
    const written = state.ok ? mythos.position.write(state.value) : null;
    const again = mythos.position.read(options, written);
    expect(again.ok && mythos.position.write(again.value)).toEqual(written);
    const view = state.ok ? mythos.view(state.value, 0) : null;
    expect(view && mythos.view(mythos.sample(view, fastRandom(1)), 0)).toEqual(view);
  });

  test('holds tokens, hidden cards, owners, ✖ lines, bonds, marks, looks and waiting effects', () => {
    const queue = [
      { kind: 'character', seat: 0, card: 'Ann/One', line: 0, source: { side: 0, lane: 'D', place: 0 }, lane: 'D' },
    ];
    const position = {
      ...base,
      hands: [[{ card: 'Blast', marks: [0] }], []],
      lanes: [
        {
          ...lane,
          sides: [
            [
              { card: 'Ann/One', on: [1], marks: [0], bonds: [{ line: 1, target: { side: 0, lane: 'D', place: 1 } }] },
              { card: 'Ben/Two', owner: 1, tokens: 2 },
            ],
            ['Cid/Three', { card: 'Ben/Two', hidden: true, known: true, tokens: 1 }, 'Ann/One'],
          ],
        },
      ],
      queue,
      ran: 7,
      looks: [{ seat: 1, what: 'hand', cards: [{ card: 'Blast', lane: null }], left: 1 }],
    };
    const state = mythos.position.read(optionsWith(), position);
    if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
    expect(mythos.position.write(state.value)).toMatchObject({ ran: 7, looks: position.looks, hands: position.hands });
    expect(mythos.legal(state.value, 0).map(mythos.notate)).toEqual(['choose 1 D Cid/Three', 'choose 1 D Ann/One']);
    const table = scenario({ set: SET });
    table.state = state.value;
    expect(table.lane('D', 0)).toEqual(['Ann — One:1', 'Ben — Two:5']);
    expect(mythos.view(state.value, 0).looks[0]?.cards).toEqual([{ card: 'Blast', lane: null }]);
    const again = mythos.position.read(optionsWith(), mythos.position.write(state.value));
    expect(again.ok && mythos.position.write(again.value)).toEqual(mythos.position.write(state.value));
    table.leaveOpen();
  });

  test.each([
    [{ extra: 1 }, 'extra', 'not known'],
    [{ round: 5 }, 'round', '0 to 4'],
    [{ round: 2 }, 'lanes', 'must be 2'],
    [{ hands: [['Nobody'], []] }, 'hands[0][0]', 'no card of the set'],
    [{ hands: [['Plain_One'], []] }, 'hands[0][0]', 'is a mission'],
    [{ hands: [['Blast', 'Blast', 'Blast'], []] }, 'hands[0][2]', 'third time'],
    [{ hands: [[{ card: 'Blast', marks: [1] }], []] }, 'hands[0][0].marks[0]', 'must be 0'],
    [sides(['Blast']), 'lanes[0].sides[0][0].card', 'is a jutsu'],
    [sides(['Ann/One', { card: 'Ann/One', hidden: true }]), 'lanes[0].sides[0][1].card', 'base name'],
    [sides([{ card: 'Ann/One', on: [0] }]), 'lanes[0].sides[0][0].on', 'line 0 is instant'],
    [sides([{ card: 'Ann/One', known: true }]), 'lanes[0].sides[0][0].known', 'hidden only'],
    [sides([{ card: 'Ann/One', under: [{ card: 'Ann/One' }] }]), 'lanes[0].sides[0][0].under', 'upgradeStack'],
    [{ missionDeck: [] }, 'missionDeck', 'at least 3'],
    [{ missionDeck: ['Ann/One'] }, 'missionDeck[0]', 'no mission'],
    [{ passesInRow: 2 }, 'passesInRow', 'two passes'],
    [{ stage: 'over' }, 'round', 'must be 4'],
    [{ stage: 'mulligan' }, 'round', 'must be 0'],
    [{ stage: 'evaluation', evaluating: 'D' }, 'lanes', 'must hold the choice'],
    [{ evaluating: 'D' }, 'evaluating', 'must be null'],
    [{ answers: ['mulligan', 'keep'] }, 'answers', 'keep or redrew'],
    [{ chakra: [1, -1] }, 'chakra[1]', 'whole number'],
    [
      {
        lists: [
          { cards: { 'Ann/One': 1 }, missions: [] },
          { cards: {}, missions: [] },
        ],
      },
      'lists[0]',
      'lacks Ben/Two',
    ],
    [{ looks: [{ seat: 0, what: 'hand', cards: [], left: 3 }] }, 'looks[0].left', '1 to 2'],
    [
      { queue: [{ kind: 'character', seat: 0, card: 'Ben/Two', line: 0, source: null, lane: 'D' }] },
      'queue[0].card',
      'has no lines',
    ],
    [
      {
        queue: [
          { kind: 'character', seat: 0, card: 'Ann/One', line: 0, source: { side: 0, lane: 'D', place: 0 }, lane: 'D' },
        ],
      },
      'queue',
      'somebody has to choose',
    ],
    [{ set: 'abc' }, 'set', 'hash of no set'],
  ])('is refused: %j at %s', (change, at, message) => {
    const read = mythos.position.read(optionsWith(), { ...base, ...change });
    expect(read).toEqual({ ok: false, error: { at, message: expect.stringContaining(message) as string } });
  });
});
