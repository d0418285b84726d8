// Positions: anything a test needs can be written, and what can't be is refused with a place.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../kernel/random.ts';
import { mythos } from '../index.ts';
import { optionsWith, plainSet, positionOf, scenario } from '../testing/scenario.ts';

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

const MISSIONS = ['Plain_One', 'Plain_Two', 'Plain_Three', 'Plain_Four'];
const waiting = sides(['Ann/One'], ['Cid/Three', 'Ben/Two']);
const pending = (changes: object): object => ({
  kind: 'character',
  seat: 0,
  card: 'Ann/One',
  line: 0,
  source: { side: 0, lane: 'D', place: 0 },
  lane: 'D',
  ...changes,
});
const queued = (changes: object): object => ({ ...waiting, queue: [pending(changes)] });
/** The first character of side 0, and what is said of its bonds. */
const FIRST = 'lanes[0].sides[0][0]';
const BOND = `${FIRST}.bonds[0]`;
const there = (side: number, place: number): object => ({ target: { side, lane: 'D', place } });
const bound = (changes: object): object => ({
  card: 'Ann/One',
  on: [1],
  bonds: [{ line: 1, target: { side: 0, lane: 'D', place: 1 }, ...changes }],
});
const blast = { card: 'Blast', lane: null };
const looking = (changes: object): object => ({
  looks: [{ seat: 0, what: 'hand', cards: [blast], left: 1, ...changes }],
});
const opening = (changes: object): object => ({ round: 0, lanes: [], missionDeck: MISSIONS, ...changes });
const listOf = (cards: object): object => ({ cards, missions: [] });
const listed = (changes: object): object => ({
  lists: [
    { cards: { 'Ann/One': 1, 'Ben/Two': 1 }, missions: ['Plain_One', 'Plain_Two'], ...changes },
    { cards: { Blast: 1, 'Cid/Three': 1 }, missions: ['Plain_Three', 'Plain_Four'] },
  ],
});

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
    [sides(['Blast']), `${FIRST}.card`, 'is a jutsu'],
    [sides(['Ann/One', { card: 'Ann/One', hidden: true }]), 'lanes[0].sides[0][1].card', 'base name'],
    [sides([{ card: 'Ann/One', on: [0] }]), `${FIRST}.on`, 'line 0 is instant'],
    [sides([{ card: 'Ann/One', known: true }]), `${FIRST}.known`, 'hidden only'],
    [sides([{ card: 'Ann/One', under: [{ card: 'Ann/One' }] }]), `${FIRST}.under`, 'upgradeStack'],
    [{ missionDeck: [] }, 'missionDeck', 'at least 3'],
    [{ missionDeck: ['Ann/One'] }, 'missionDeck[0]', 'no mission'],
    [{ passesInRow: 2 }, 'passesInRow', 'two passes'],
    [{ stage: 'over' }, 'round', 'must be 4'],
    [{ stage: 'mulligan' }, 'round', 'must be 0'],
    [{ stage: 'evaluation', evaluating: 'D' }, 'queue', 'must hold the choice'],
    [{ evaluating: 'D' }, 'evaluating', 'must be null'],
    [{ answers: ['mulligan', 'keep'] }, 'answers', 'keep or redrew'],
    [{ chakra: [1, -1] }, 'chakra[1]', 'whole number'],
    [{ lists: [listOf({ 'Ann/One': 1 }), listOf({})] }, 'lists[0]', 'lacks Ben/Two'],
    [{ looks: [{ seat: 0, what: 'hand', cards: [], left: 3 }] }, 'looks[0].left', '1 to 2'],
    [
      { queue: [{ kind: 'character', seat: 0, card: 'Ben/Two', line: 0, source: null, lane: 'D' }] },
      'queue[0].card',
      'has no lines',
    ],
    [{ ...sides(['Ann/One'], ['Cid/Three']), queue: [pending({})] }, 'queue', 'somebody has to choose'],
    [{ set: 'abc' }, 'set', 'hash of no set'],
    [{ set: 7 }, 'set', 'must be a set'],
    [{ set: { ...SET, cards: [{ kind: 'spell' }] } }, 'set.cards[0].kind', 'one of'],
    [{ set: { ...SET, cards: [...SET.cards, SET.cards[0]] } }, `set.cards[${SET.cards.length}]`, 'twice'],
    [{ hands: 'none' }, 'hands', 'must be a list'],
    [{ hands: [[]] }, 'hands', '2 elements'],
    [{ hands: [[null], []] }, 'hands[0][0]', 'must be an object'],
    [{ hands: [[{ card: 'Blast' }], []] }, 'hands[0][0].marks', 'is missing'],
    [{ hands: [[{ card: 'Blast', marks: [0, 0] }], []] }, 'hands[0][0].marks', 'at most 1'],
    [{ hands: [[{ card: 'Ann/One', marks: [1] }], []] }, 'hands[0][0].marks', 'line 1 is continuous'],
    [{ hands: [[{ card: 'Ben/Two', marks: [0] }], []] }, 'hands[0][0].marks', 'no lines'],
    [{ decks: [[1], []] }, 'decks[0][0]', 'must be an object'],
    [{ decks: [{}, []] }, 'decks[0]', 'must be a list'],
    [{ discards: [['Ben/Two', 'Ben/Two'], []] }, FIRST, 'third time'],
    [{ edge: 2 }, 'edge', '0 to 1'],
    [{ turn: '0' }, 'turn', 'whole number'],
    [{ round: 1.5 }, 'round', 'whole number'],
    [{ round: 0, lanes: [], missionDeck: MISSIONS }, 'round', 'at least 1'],
    [{ points: [10, 1] }, 'points', 'at most 10 together'],
    [{ points: [1] }, 'points', '2 elements'],
    [{ taken: [0, -1] }, 'taken[1]', 'whole number'],
    [{ passed: [1, 0] }, 'passed[0]', 'true or false'],
    [{ passesInRow: 1, passed: [true, false] }, 'passesInRow', 'player before has not passed'],
    [{ passesInRow: 3 }, 'passesInRow', '0 to 2'],
    [{ stage: 'play' }, 'stage', 'one of'],
    [{ ran: 201 }, 'ran', '0 to 200'],
    [{ answers: ['keep'] }, 'answers', '2 elements'],
    [{ answers: ['yes', 'keep'] }, 'answers[0]', 'one of'],
    [opening({ stage: 'deal' }), 'hands', 'before the deal'],
    [opening({ stage: 'mulligan', answers: ['keep', 'keep'] }), 'stage', 'both have answered'],
    [opening({ stage: 'mulligan', answers: ['redrew', null] }), 'answers', 'keep, mulligan or null'],
    [opening({ stage: 'redraw', answers: ['keep', 'redrew'] }), 'answers', 'still to be drawn'],
    [opening({ stage: 'mulligan', discards: [[], ['Ben/Two']] }), 'discards', 'must be empty'],
    [opening({ stage: 'mulligan', passed: [true, false] }), 'passed', 'must be false'],
    [{ lanes: [lane, lane] }, 'lanes', 'must be 1'],
    [{ lanes: [{ ...lane, sides: [[]] }] }, 'lanes[0].sides', '2 elements'],
    [{ lanes: [{ ...lane, mission: 'Ann/One' }] }, 'lanes[0].mission', 'no mission'],
    [{ lanes: [{ ...lane, winner: 0 }] }, 'lanes[0].winner', 'not resolved'],
    [{ lanes: [{ ...lane, winner: 2, resolved: true }] }, 'lanes[0].winner', '0 to 1'],
    [{ lanes: [{ ...lane, resolved: 'yes' }] }, 'lanes[0].resolved', 'true or false'],
    [sides([{ card: 'Ann/One', tokens: -1 }]), `${FIRST}.tokens`, 'whole number'],
    [sides([{ card: 'Ann/One', owner: 2 }]), `${FIRST}.owner`, '0 to 1'],
    [sides([{ card: 'Ann/One', hidden: 1 }]), `${FIRST}.hidden`, 'true or false'],
    [sides([{ card: 'Ann/One', hidden: true, on: [1] }]), `${FIRST}.on`, 'goes with known'],
    [sides([{ card: 'Ann/One', on: [2] }]), `${FIRST}.on[0]`, '0 to 1'],
    [sides([{ card: 'Ann/One', marks: [7] }]), `${FIRST}.marks[0]`, '0 to 1'],
    [sides([{ card: 'Ann/One', power: 3 }]), `${FIRST}.power`, 'not known'],
    [sides([bound({ line: 0 })]), `${BOND}.line`, '✖ line'],
    [sides([bound({ target: null })]), `${BOND}.target`, 'in play'],
    [sides([bound(there(1, 0))]), `${BOND}.target`, 'nobody'],
    [sides([bound(there(0, 5))]), `${BOND}.target.place`, 'must be 0'],
    [sides([bound(there(0, 0))]), `${BOND}.target`, 'another'],
    [sides([bound({ target: { pile: 'hand', seat: 1, place: 0 } })]), `${BOND}.target`, 'in play'],
    [sides([{ ...bound(there(1, 0)), on: [] }], ['Cid/Three']), `${BOND}.line`, 'switched on'],
    [queued({ kind: 'spell' }), 'queue[0].kind', 'one of'],
    [queued({ line: 5 }), 'queue[0].line', '0 to 1'],
    [queued({ part: 1 }), 'queue[0].part', 'must be 0'],
    [queued({ lane: 'A' }), 'queue[0].lane', 'not revealed'],
    [queued({ source: null }), 'queue[0].source', 'must be null'],
    [queued({ kind: 'jutsu' }), 'queue[0].source', 'must be a jutsu'],
    [queued({ source: { side: 1, lane: 'D', place: 0 } }), 'queue[0].card', 'no line that its source has'],
    [queued({ self: { side: 1, lane: 'D', place: 0 } }), 'queue[0].self', 'must be the source'],
    [queued({ agreed: 'yes' }), 'queue[0].agreed', 'true or false'],
    [queued({ picked: { pile: 'hand', seat: 1, place: 0 } }), 'queue[0].picked', 'none of the choices'],
    [
      { ...waiting, queue: [pending({}), pending({ picked: { side: 1, lane: 'D', place: 0 } })] },
      'queue[1].picked',
      'only the first',
    ],
    [queued({ seat: 1 }), 'queue', 'effects of seat 0 only'],
    [{ ...waiting, stage: 'over', queue: [pending({})] }, 'round', 'must be 4'],
    [looking({ what: 'deck' }), 'looks[0].what', 'one of'],
    [looking({ cards: [] }), 'looks[0].cards', 'must not be empty'],
    [looking({ cards: [{ card: 'Nobody', lane: null }] }), 'looks[0].cards[0].card', 'no card of the set'],
    [looking({ cards: [{ card: 'Plain_One', lane: null }] }), 'looks[0].cards[0].card', 'is a mission'],
    [looking({ cards: [{ card: 'Blast', lane: 'D' }] }), 'looks[0].cards[0].lane', 'must be null'],
    [looking({ cards: [{ card: 'Ann/One', lane: null }] }), 'looks[0].cards[0]', 'not there to be seen'],
    [looking({ cards: [blast, blast] }), 'looks[0].cards[1]', 'not there'],
    [looking({ what: 'hidden', cards: [{ card: 'Blast', lane: 'D' }] }), 'looks[0].cards[0].card', 'is a jutsu'],
    [looking({ what: 'hidden', cards: [{ card: 'Cid/Three', lane: 'A' }] }), 'looks[0].cards[0].lane', 'not revealed'],
    [{ missionDeck: ['Plain_One', 'Plain_One', 'Plain_One'] }, 'missionDeck', 'third time'],
    [listed({ missions: ['Plain_One', 'Plain_One', 'Plain_Two'] }), 'lists[0].missions', 'different'],
    [listed({ missions: ['Plain_Two'] }), 'lists', 'lack the mission Plain_One'],
    [listed({ missions: ['Plain_One', 'Plain_Two', 'Plain_Four'] }), 'missionDeck', 'missions together'],
    [listed({ cards: { 'Ann/One': 1, 'Ben/Two': 3 } }), 'lists[0].cards.Ben/Two', '1 to 2'],
    [listed({ cards: { 'Ann/One': 1, 'Ben/Two': 1, Blast: 1 } }), 'lists[0]', 'has Blast, which lies nowhere'],
    [listed({ cards: { 'Ann/One': 1, 'Ben/Two': 1, Plain_One: 1 } }), 'lists[0].cards.Plain_One', 'no card of the set'],
    [listed({ cards: ['Ann/One'] }), 'lists[0].cards', 'must be an object'],
    [{ hashes: ['0', '1'] }, 'hashes[0]', '64 digits'],
    [{ hashes: ['0'.repeat(64), '0'.repeat(64)], salts: ['', 'x'] }, 'hashes[1]', 'not the hash of the list'],
    [{ salts: ['x'] }, 'salts', '2 elements'],
    [{ salts: [1, ''] }, 'salts[0]', 'must be text'],
  ])('is refused: %j at %s', (change, at, message) => {
    const read = mythos.position.read(optionsWith(), { ...base, ...change });
    expect(read).toEqual({ ok: false, error: { at, message: expect.stringContaining(message) as string } });
  });
});

describe('a copied line that waits', () => {
  const set = plainSet(`
character Cop — One
  group Red; cost 1; power 1
  MAIN ⚡ Copy an effect of an enemy character.
character Dan — Four
  group Blue; cost 1; power 1
  MAIN ⚡ Hide an enemy character. Then: copy an effect of an enemy character.
  MAIN ⚡ Put 1 power on an enemy character.
  MAIN ⚡ Put 2 power on an enemy character.
`);
  const lanes = { D: [['Cop — One'], ['Dan — Four']], C: [[], ['Dan — Four']] } as const;
  const readWith = (line: number) =>
    mythos.position.read(optionsWith(), {
      ...positionOf({ set, lanes }),
      queue: [pending({ card: 'Dan/Four', source: { side: 0, lane: 'D', place: 0 }, line })],
    });

  test('[MYT-7.11] is the first one that can be copied', () => {
    expect(readWith(1)).toMatchObject({ ok: true });
  });

  test.each([0, 2])('[MYT-7.11] and no other: line %i', (line) => {
    expect(readWith(line)).toMatchObject({ ok: false, error: { at: 'queue[0].line' } });
  });
});
