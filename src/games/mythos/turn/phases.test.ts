// The frame of a match: decks, first hands, rounds, actions, evaluation, end.

import { describe, expect, test } from 'vitest';
import { stream } from '../../../kernel/random.ts';
import { testSeed } from '../../../kernel/testing/walk.ts';
import { mythos } from '../index.ts';
import { houseLoadouts, readLoadouts, type Loadout } from '../loadout.ts';
import { deckFaults } from '../sets/decks.ts';
import { DECKS, STARTER_DECKS } from '../sets/shipped-decks.ts';
import { dusk, starter } from '../sets/shipped.ts';
import type { State } from '../state.ts';
import { optionsWith, plainSet, scenario } from '../testing/scenario.ts';

const SET = plainSet(`
character Ann — Novice
  group Red; cost 1; power 1
  MAIN ⚡ Gain 1 chakra.
character Ann — Adept
  group Red; cost 3; power 3
  MAIN ⚡ Gain 9 chakra.
  UPGRADE ⚡ Draw 1 card.
character Ben — Guard
  group Red; cost 2; power 2
  MAIN ⚡ Gain 9 chakra.
  AMBUSH ⚡ Draw 1 card.
character Cid — Sage
  group Blue; cost 4; power 2
  MAIN ✖ Your characters cost 1 less.
character Dan — Hero
  group Blue; cost 5; power 5
  SCORE ⚡ Draw 1 card.
character Eve — Ghost
  group Blue; cost 0; power 3
jutsu Blast
  cost 2
  MAIN ⚡ Put 2 power on this character.
  MAIN ⚡ Put 1 power on another friendly character on this mission.
mission Rich Field
  points 2
  ✖ Both players gain 2 chakra each round.
mission High Hill
  ✖ Give 2 power to every character here with power 3 or more.
mission Bright Hall
  SCORE ⚡ Draw 1 card.
`);

const dealt = (seed: number, answers: readonly string[] = []): State => {
  const state = mythos.setup(optionsWith(), []);
  mythos.resolve(state, stream(testSeed(seed), 'deal/1'));
  for (const answer of answers) {
    const [seat = '', ...text] = answer.split(' ');
    mythos.apply(state, Number(seat), { do: text.join(' ') as 'keep' | 'mulligan' });
  }
  while (mythos.chance(state) !== undefined)
    mythos.resolve(state, stream(testSeed(seed), mythos.chance(state) as string));
  return state;
};

const [LANTERNS, TIDES] = STARTER_DECKS;

describe('decks and names', () => {
  test('[MYT-1.1] four rounds, missions worth 1 to 4', () => {
    const table = scenario({
      set: SET,
      lanes: { D: [['Dan — Hero'], []], C: [[], []], B: [[], []], A: [[], []] },
      resolved: 7,
    });
    table.p1.pass().p2.pass();
    expect(table.state).toMatchObject({ stage: 'over', points: [0, 0] });
    const won = scenario({ set: SET, lanes: { A: [['Dan — Hero'], []] }, resolved: 7 });
    won.p1.pass().p2.pass();
    expect(won.state.points).toEqual([4, 0]);
  });

  test.each([
    [{ cards: { ...LANTERNS.cards, 'Hale/Drummer': 3 }, missions: LANTERNS.missions }, 'there 3 times'],
    [{ cards: { 'Hale/Drummer': 2 }, missions: LANTERNS.missions }, 'there are 2 cards'],
    [{ cards: LANTERNS.cards, missions: ['Quiet_Shrine', 'Quiet_Shrine', 'Lantern_Road'] }, '2 different missions'],
    [{ cards: { ...LANTERNS.cards, Nobody: 1 }, missions: ['Quiet_Shrine'] }, 'Nobody is no card'],
  ])('[MYT-1.2] a deck that is not legal: %#', (list, message) => {
    expect(deckFaults(list, starter, 'exactly30').join('; ')).toContain(message);
    const loadouts = [{ ...list, set: starter }, houseLoadouts()[1]];
    expect(readLoadouts(optionsWith(), loadouts)).toMatchObject({ ok: false, error: { at: 'loadouts[0]' } });
  });

  test('[MYT-1.2] the shipped decks are legal, and six missions make the mission deck', () => {
    for (const list of STARTER_DECKS) expect(deckFaults(list, starter, 'exactly30')).toEqual([]);
    for (const list of Object.values(DECKS)) expect(deckFaults(list, dusk, 'exactly30')).toEqual([]);
    expect(dealt(1).missionDeck).toHaveLength(6);
  });

  test('[MYT-1.3] lists are told by hash only, and openly with deckLists: open', () => {
    const closed = dealt(1);
    expect(mythos.view(closed, 0).lists[1]).toBeNull();
    expect(mythos.view(closed, 0).hashes[1]).toMatch(/^[0-9a-f]{64}$/u);
    expect(mythos.view(closed, 0).lists[0]).toEqual(LANTERNS);
    const open = mythos.setup(optionsWith({ deckLists: 'open' }), []);
    expect(mythos.view(open, 0).lists[1]?.cards).toEqual(TIDES.cards);
    const salted = houseLoadouts().map((each) => ({ ...(each as unknown as Loadout), salt: 'x' }));
    expect(mythos.setup(optionsWith(), salted).hashes[0]).not.toBe(closed.hashes[0]);
  });

  test('[MYT-1.4] one base name per side and mission, hidden ones included', () => {
    const table = scenario({
      set: SET,
      hands: [['Ann — Adept', 'Ann — Novice', 'Ben — Guard'], []],
      lanes: { D: [[{ card: 'Ann — Novice', hidden: true }], ['Ben — Guard']], C: [[], []] },
    });
    expect(table.verdict(0, 'play Ann/Adept D')).toBe('name-taken MYT-1.4');
    expect(table.verdict(0, 'hide Ann/Novice D')).toBe('name-taken MYT-1.4');
    expect(table.verdict(0, 'play Ann/Adept C')).toBe('legal');
    expect(table.verdict(0, 'play Ben/Guard D')).toBe('legal');
  });

  test('[MYT-1.5] a stolen character that is replaced goes to its owner', () => {
    const table = scenario({
      set: SET,
      hands: [['Ann — Adept'], []],
      lanes: { D: [[{ card: 'Ann — Novice', owner: 1 }], []] },
    });
    table.p1.upgrade('Ann — Adept', 'D');
    expect(table.pile('discards', 1)).toEqual(['Ann — Novice']);
  });
});

describe('first hands', () => {
  test('[MYT-2.1] five cards each, and the Edge at random', () => {
    const edges = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => dealt(seed).edge);
    expect(new Set(edges)).toEqual(new Set([0, 1]));
    expect(dealt(1).hands.map((hand) => hand.length)).toEqual([5, 5]);
  });

  test('[MYT-2.2] mulligan answers in either order give the same hands', () => {
    const one = dealt(7, ['0 mulligan', '1 mulligan']);
    const other = dealt(7, ['1 mulligan', '0 mulligan']);
    expect(mythos.position.write(one)).toEqual(mythos.position.write(other));
    expect(mythos.view(one, 'open').hands).not.toEqual(mythos.view(dealt(7, ['0 keep', '1 keep']), 'open').hands);
  });

  test('[MYT-2.2] an answer stays hidden until both have answered, and is given once', () => {
    const state = dealt(7, ['0 mulligan']);
    expect(mythos.view(state, 1).answers).toEqual(['secret', null]);
    expect(mythos.view(state, 0).answers).toEqual(['mulligan', null]);
    expect(mythos.actors(state)).toEqual({ must: [1], may: [] });
    expect(mythos.refuse(state, 0, { do: 'keep' })?.code).toBe('answered-already');
    expect(mythos.refuse(state, 1, { do: 'pass' })?.code).toBe('answer-first');
    expect(mythos.refuse(dealt(7, ['0 keep', '1 keep']), 0, { do: 'keep' })?.code).toBe('opening-only');
    expect(mythos.refuse(mythos.setup(optionsWith(), []), 0, { do: 'keep' })?.code).toBe('not-dealt');
  });
});

describe('the start of a round', () => {
  test('[MYT-3.1] [MYT-3.2] a mission, and 5 chakra with characters and missions', () => {
    const table = scenario({
      set: SET,
      missions: ['Rich Field', 'Plain One'],
      lanes: { D: [['Ann — Novice', { card: 'Ben — Guard', hidden: true }], ['Dan — Hero']] },
    });
    table.p1.pass().p2.pass();
    expect(table.state).toMatchObject({ round: 2, chakra: [9, 8], stage: 'action' });
    expect(table.view().lanes[1]?.mission).toBe('Plain_One');
  });

  test('[MYT-3.3] two cards; an empty deck gives what is left', () => {
    const table = scenario({ set: SET, decks: [['Ann — Novice'], ['Ben — Guard', 'Dan — Hero', 'Eve — Ghost']] });
    table.p1.pass().p2.pass();
    expect(table.pile('hands', 0)).toEqual(['Ann — Novice']);
    expect(table.pile('hands', 1)).toEqual(['Ben — Guard', 'Dan — Hero']);
    const empty = scenario({ set: SET });
    empty.p1.pass().p2.pass();
    expect(empty.pile('hands', 0)).toEqual([]);
    expect(dealt(3, ['0 keep', '1 keep']).hands.map((hand) => hand.length)).toEqual([5, 5]);
  });

  test('[MYT-3.4] passes are forgotten and the Edge begins', () => {
    const table = scenario({ set: SET, edge: 0, turn: 1 });
    table.p2.pass().p1.pass();
    expect(table.state).toMatchObject({ passed: 0, passesInRow: 0, turn: 1, edge: 1 });
  });
});

describe('actions', () => {
  const HAND = ['Ann — Novice', 'Ann — Adept', 'Ben — Guard', 'Eve — Ghost', 'Blast'];

  test('[MYT-4.1] in turn, a card that one holds', () => {
    const table = scenario({ set: SET, hands: [HAND, ['Dan — Hero']], chakra: [2, 5] });
    expect(table.verdict(1, 'play Dan/Hero D')).toBe('not-your-turn MYT-4.1');
    expect(table.verdict(0, 'play Dan/Hero D')).toBe('card-not-in-hand MYT-4.1');
    expect(table.verdict(0, 'play Blast D')).toBe('not-a-character MYT-4.1');
    expect(table.verdict(0, 'to D')).toBe('nothing-to-choose MYT-6.4');
    table.p1.hide('Ann — Novice', 'D');
    expect(table.state.turn).toBe(1);
  });

  test('[MYT-4.2] face-up for its cost less PAYING_LESS, MAIN fires, resolved missions too', () => {
    const lanes = { D: [[{ card: 'Cid — Sage', on: [0] }], []] } as const;
    const table = scenario({ set: SET, hands: [HAND, []], lanes, chakra: [2, 0], resolved: 1 });
    expect(table.verdict(0, 'play Ann/Adept D')).toBe('legal');
    expect(table.verdict(0, 'play Ann/Adept C')).toBe('not-revealed MYT-4.2');
    table.p1.play('Eve — Ghost', 'D');
    expect(table.state.chakra[0]).toBe(2);
    const dear = scenario({ set: SET, hands: [HAND, []], chakra: [2, 0] });
    expect(dear.verdict(0, 'play Ann/Adept D')).toBe('too-dear MYT-4.2');
    dear.p1.play('Ben — Guard', 'D');
    expect(dear.state.chakra[0]).toBe(9);
  });

  test('[MYT-4.3] hidden for 1, without power and effects', () => {
    const table = scenario({ set: SET, hands: [HAND, []], chakra: [1, 0] });
    table.p1.hide('Ben — Guard', 'D');
    expect(table.lane('D', 0)).toEqual(['(Ben — Guard)']);
    expect(table.state.chakra[0]).toBe(0);
    expect(table.view().powers[0]?.sides).toEqual([0, 0]);
    expect(scenario({ set: SET, hands: [HAND, []], chakra: [0, 0] }).verdict(0, 'hide Eve/Ghost D')).toBe(
      'too-dear MYT-4.3',
    );
  });

  test('[MYT-4.4] revealed for one less, AMBUSH fires and MAIN does not', () => {
    const lanes = {
      D: [[{ card: 'Ben — Guard', hidden: true }, { card: 'Eve — Ghost', hidden: true }, 'Dan — Hero'], []],
    } as const;
    const table = scenario({ set: SET, lanes, decks: [['Ann — Novice'], []], chakra: [1, 0] });
    table.p1.reveal('Ben — Guard', 'D');
    expect(table.state.chakra[0]).toBe(0);
    expect(table.pile('hands', 0)).toEqual(['Ann — Novice']);
    table.p2.pass().p1.reveal('Eve — Ghost', 'D');
    expect(table.lane('D', 0)).toEqual(['Ben — Guard:2', 'Eve — Ghost:3', 'Dan — Hero:5']);
    expect(table.verdict(1, 'reveal Dan/Hero D')).toBe('not-hidden-there MYT-4.4');
  });

  test('[MYT-4.5] an upgrade pays the difference, keeps tokens, drops ✖ lines, fires UPGRADE only', () => {
    const table = scenario({
      set: SET,
      hands: [HAND, []],
      decks: [['Dan — Hero'], []],
      lanes: { D: [[{ card: 'Ann — Novice', tokens: 2 }], []] },
      chakra: [2, 0],
    });
    expect(table.verdict(0, 'upgrade Ann/Novice D')).toBe('not-dearer MYT-4.5');
    expect(table.verdict(0, 'upgrade Ben/Guard D')).toBe('nothing-to-upgrade MYT-4.5');
    table.p1.upgrade('Ann — Adept', 'D');
    expect(table.lane('D', 0)).toEqual(['Ann — Adept:5']);
    expect(table.state.chakra[0]).toBe(0);
    expect(table.pile('hands', 0)).toContain('Dan — Hero');
    expect(table.pile('discards', 0)).toEqual(['Ann — Novice']);
  });

  test('[MYT-4.5] also over an own hidden character, the new one being face-up', () => {
    const lanes = { D: [[{ card: 'Ann — Novice', hidden: true }], []] } as const;
    const table = scenario({ set: SET, hands: [HAND, []], lanes });
    table.p1.upgrade('Ann — Adept', 'D');
    expect(table.lane('D', 0)).toEqual(['Ann — Adept:3']);
  });

  test('[MYT-4.6] a jutsu with a face-up character: SELF is that one, "another" leaves it out', () => {
    const lanes = {
      D: [['Ann — Novice', 'Dan — Hero', { card: 'Eve — Ghost', hidden: true }], []],
      C: [['Cid — Sage'], []],
    } as const;
    const table = scenario({ set: SET, hands: [HAND, []], lanes, chakra: [2, 0] });
    expect(table.verdict(0, 'jutsu Blast D Eve/Ghost')).toBe('no-such-target MYT-4.6');
    expect(table.verdict(0, 'jutsu Ann/Adept D Dan/Hero')).toBe('not-a-jutsu MYT-4.6');
    table.p1.jutsu('Blast', 'Ann — Novice', 'D');
    expect(table.lane('D', 0)).toEqual(['Ann — Novice:3', 'Dan — Hero:6', '(Eve — Ghost)']);
    expect(table.pile('discards', 0)).toEqual(['Blast']);
  });

  test('[MYT-4.7] the first to pass takes the Edge; two in a row end the phase; a pass is not final', () => {
    const table = scenario({ set: SET, hands: [['Ann — Novice'], ['Eve — Ghost']], edge: 1 });
    table.p1.pass();
    expect(table.state.edge).toBe(0);
    table.p2.play('Eve — Ghost', 'D').p1.play('Ann — Novice', 'D').p2.pass();
    expect(table.state.edge).toBe(0);
    expect(table.state.stage).toBe('action');
    table.p1.pass();
    expect(table.state.round).toBe(2);
  });
});

describe('evaluation and end', () => {
  test.each([
    [[['Dan — Hero'], ['Eve — Ghost']], 0, [1, 0]],
    [[['Eve — Ghost'], ['Dan — Hero']], 0, [0, 1]],
    [[['Eve — Ghost'], ['Eve — Ghost']], 1, [0, 1]],
    [[[], []], 1, [0, 0]],
    [[[{ card: 'Dan — Hero', hidden: true as const }], ['Ann — Novice']], 0, [0, 1]],
  ])('[MYT-5.2] %j with the Edge at %i → %j', (sides, edge, points) => {
    // The first pass takes the Edge, so the Edge holder passes first.
    const table = scenario({ set: SET, lanes: { D: sides }, edge, turn: edge });
    if (edge === 0) table.p1.pass().p2.pass();
    else table.p2.pass().p1.pass();
    expect(table.state.points).toEqual(points);
  });

  test('[MYT-5.1] D to A, and a resolved mission is not evaluated again', () => {
    const lanes = { D: [['Dan — Hero'], []], C: [['Eve — Ghost'], []] } as const;
    const table = scenario({ set: SET, lanes, resolved: 1 });
    table.p1.pass().p2.pass();
    expect(table.state.points).toEqual([2, 0]);
    expect(table.last.flatMap((event) => (event.type === 'evaluated' ? [event.lane] : []))).toEqual(['C']);
  });

  test('[MYT-5.3] [MYT-5.4] SCORE of the winner there, then of the mission, then the points', () => {
    const table = scenario({
      set: SET,
      missions: ['Bright Hall'],
      decks: [['Ann — Novice', 'Ann — Adept', 'Ben — Guard', 'Cid — Sage'], []],
      lanes: { D: [['Dan — Hero'], ['Dan — Hero', 'Ann — Novice']] },
      edge: 0,
    });
    // 5 against 6: the rival wins, and its SCORE finds an empty deck.
    table.p1.pass().p2.pass();
    expect(table.state.points).toEqual([0, 1]);
    const won = scenario({
      set: SET,
      missions: ['Bright Hall'],
      decks: [['Ann — Novice', 'Ann — Adept', 'Ben — Guard', 'Cid — Sage'], []],
      lanes: { D: [['Dan — Hero'], []] },
    });
    won.p1.pass().p2.pass();
    const types = won.eventTypes();
    expect(types.indexOf('evaluated')).toBeLessThan(types.indexOf('effect'));
    expect(types.lastIndexOf('effect')).toBeLessThan(types.indexOf('scored'));
    expect(won.last.flatMap((event) => (event.type === 'effect' ? [event.card] : []))).toEqual([
      'Dan/Hero',
      'Bright_Hall',
    ]);
    expect(won.pile('hands', 0)).toHaveLength(4);
  });

  test('[MYT-5.5] at the end chakra and tokens go', () => {
    const table = scenario({ set: SET, round: 4, lanes: { D: [[{ card: 'Ann — Novice', tokens: 3 }], []] } });
    table.p1.pass().p2.pass();
    expect(table.state).toMatchObject({ stage: 'over', chakra: [0, 0] });
    expect(table.lane('D', 0)).toEqual(['Ann — Novice:1']);
  });

  test('[MYT-5.6] most points win, then the Edge', () => {
    const points = scenario({ set: SET, round: 4, points: [3, 2], edge: 1, turn: 1 });
    points.p2.pass().p1.pass();
    expect(mythos.outcome(points.state)).toMatchObject({ rank: [1, 2], points: [3, 2], reason: 'points' });
    const edge = scenario({ set: SET, round: 4, points: [3, 3], edge: 0, turn: 1 });
    edge.p2.pass().p1.pass();
    expect(mythos.outcome(edge.state)).toMatchObject({ rank: [2, 1], reason: 'edge' });
    expect(edge.verdict(0, 'pass')).toBe('match-finished MYT-5.6');
  });

  test('[MYT-5.7] whoever gives up comes second', () => {
    expect(mythos.concede(scenario({ set: SET }).state, 0).rank).toEqual([2, 1]);
  });
});
