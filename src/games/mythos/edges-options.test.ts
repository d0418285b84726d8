// Where rules and options meet: returning, stacks, hidden targets, playing by an effect, looks and passes.

import { describe, expect, test } from 'vitest';
import { seen, type ScopedEvent, type Viewer } from '../../kernel/game.ts';
import { EDGE_CARDS } from './testing/edge-cards.ts';
import type { MythosEvent } from './events.ts';
import { mythos } from './index.ts';
import { plainSet, scenario } from './testing/scenario.ts';

const everything = { set: plainSet(EDGE_CARDS) } as const;

describe('returning', () => {
  test('[MYT-7.13] one line about all enemies: face-up ones that fit; the line stays on for the next round', () => {
    const lanes = {
      D: [[], ['Ann — One', 'Ben — Two', { card: 'Cid — Three', hidden: true }]],
    } as const;
    const table = scenario({ ...everything, hands: [['Home — Foes'], []], lanes });
    table.p1.play('Home — Foes', 'D').p2.pass().p1.pass();
    expect(table.pile('hands', 1)).toEqual(['Ann — One', 'Ben — Two']);
    expect(table.lane('D', 1)).toEqual(['(Cid — Three)']);
    table.p2.play('Ben — Two', 'D').p1.pass().p2.pass();
    expect(table.pile('hands', 1)).toEqual(['Ann — One', 'Ben — Two']);
  });

  test('[MYT-7.13] [MYT-7.1] a hidden character’s own line is suspended', () => {
    const lanes = { D: [[{ card: 'Home — Self', on: [0], hidden: true, known: true }], []] } as const;
    const table = scenario({ ...everything, lanes });
    table.p1.pass().p2.pass();
    expect(table.lane('D', 0)).toEqual(['(Home — Self)']);
  });

  test('[MYT-9.11] hiddenTargetable: a hidden one returns too, by a line without group or keyword', () => {
    const lanes = { D: [[], [{ card: 'Ben — Two', hidden: true }]] } as const;
    const options = { hiddenTargetable: true };
    const table = scenario({ ...everything, options, hands: [['Home — Foes'], []], lanes });
    table.p1.play('Home — Foes', 'D').p2.pass().p1.pass();
    expect(table.pile('hands', 1)).toEqual(['Ben — Two']);
    expect(table.events.find(({ type }) => type === 'returned')).toMatchObject({ who: { card: 'Ben/Two' } });
    const elite = scenario({ ...everything, options, hands: [['Home — Elite'], []], lanes });
    elite.p1.play('Home — Elite', 'D').p2.pass().p1.pass();
    expect(elite.lane('D', 1)).toEqual(['(Ben — Two)']);
  });

  test('[MYT-7.13] a hidden one that returns to another’s hand is named to its owner too, and not to the public', () => {
    const { state } = scenario({
      ...everything,
      options: { hiddenTargetable: true },
      lanes: { D: [[{ card: 'Ben — Two', hidden: true, owner: 1 }], [{ card: 'Home — Foes', on: [0] }]] },
      passed: [false, true],
      passesInRow: 1,
    });
    const events: ScopedEvent<MythosEvent>[] = [];
    mythos.apply(state, 0, { do: 'pass' }, events);
    const returned = events.find(({ pub }) => pub.type === 'returned') as ScopedEvent<MythosEvent>;
    expect([0, 1, 'public'].map((viewer) => seen(returned, viewer as Viewer))).toMatchObject([
      { who: { card: 'Ben/Two' } },
      { who: { card: 'Ben/Two' } },
      { who: { card: null } },
    ]);
  });

  test('[MYT-9.8] upgradeStack: what lies beneath a returning card goes to the discards of its owners', () => {
    const table = scenario({
      ...everything,
      options: { upgradeStack: true },
      hands: [['Home — Other', 'Ann — Two'], []],
      lanes: { D: [[{ card: 'Ann — One', owner: 1 }], []] },
    });
    table.p1.upgrade('Ann — Two', 'D').p2.pass().p1.play('Home — Other', 'D').p2.pass().p1.pass();
    expect(table.pile('hands', 0)).toEqual(['Ann — Two']);
    expect(table.pile('discards', 1)).toEqual(['Ann — One']);
    expect(table.pile('discards', 0)).toEqual([]);
  });
});

describe('stacks', () => {
  test('[MYT-9.8] a stolen, hidden or defeated stack stays together; the name rule looks at the top', () => {
    const table = scenario({
      ...everything,
      options: { upgradeStack: true },
      hands: [['Ann — Two'], ['Taker — One', 'Killer — One']],
      lanes: { D: [['Ann — One'], []] },
    });
    table.p1.upgrade('Ann — Two', 'D').p2.play('Taker — One', 'D');
    expect(table.view().lanes[0]?.sides[1]?.[1]).toMatchObject({
      card: 'Ann/Two',
      owner: 0,
      under: [{ card: 'Ann/One' }],
    });
    const killed = scenario({
      ...everything,
      options: { upgradeStack: true },
      hands: [['Ann — Two'], ['Killer — One']],
      lanes: { D: [['Ann — One'], []] },
    });
    killed.p1.upgrade('Ann — Two', 'D').p2.play('Killer — One', 'D');
    expect(killed.pile('discards', 0)).toEqual(['Ann — Two', 'Ann — One']);
  });
});

describe('hidden characters as targets', () => {
  const options = { hiddenTargetable: true };
  const lanes = { D: [[], [{ card: 'Ann — Two', hidden: true, tokens: 3 }]], C: [[], []], B: [[], []] } as const;

  test.each([
    ['Pump — One', [{ card: 'Ann/Two', hidden: true, tokens: 5 }]],
    ['Drain — One', [{ card: 'Ann/Two', hidden: true }]],
    ['Hider — One', [{ card: 'Ann/Two', hidden: true, tokens: 3 }]],
    ['Killer — One', []],
    ['Copy — Plain', [{ card: 'Ann/Two', hidden: true, tokens: 3 }]],
  ])('[MYT-9.11] %s', (card, left) => {
    const table = scenario({ ...everything, options, hands: [[card], []], lanes });
    table.p1.play(card, 'D').expectChoices([]);
    expect(table.view().lanes[0]?.sides[1]).toEqual(left);
  });

  test('[MYT-9.11] taken unseen: its new side sees it, and may reveal it', () => {
    const table = scenario({ ...everything, options, hands: [['Taker — One'], []], lanes });
    table.p1.play('Taker — One', 'D');
    expect(table.view(0).lanes[0]?.sides[0]?.[1]).toEqual({ card: 'Ann/Two', owner: 1, hidden: true, tokens: 3 });
    table.p2.pass().p1.reveal('Ann — Two', 'D');
    expect(table.lane('D', 0)).toEqual(['Taker — One:1', 'Ann — Two:5']);
  });

  test('[MYT-9.11] a name that the taker has there: chosen unseen, and nothing happens', () => {
    const clash = { D: [['Ann — One'], [{ card: 'Ann — Two', hidden: true }]] } as const;
    const table = scenario({ ...everything, options, hands: [['Taker — One'], []], lanes: clash });
    table.p1.play('Taker — One', 'D');
    expect(table.eventTypes()).toEqual(['played', 'effect', 'blocked']);
    expect(table.lane('D', 1)).toEqual(['(Ann — Two)']);
  });

  test('[MYT-9.11] moved unseen: every other mission is offered', () => {
    const there = { ...lanes, C: [[], ['Ann — One']] } as const;
    const table = scenario({ ...everything, options, hands: [['Mover — Any'], []], lanes: there });
    table.p1.play('Mover — Any', 'D').expectChoices(['p2 #0 D', 'p2 Ann — One C']).choose('p2 #0 D');
    table.expectChoices(['B', 'C']).choose('C');
    expect(table.eventTypes()).toEqual(['effect', 'blocked']);
  });
});

describe('playing by an effect', () => {
  test('[MYT-7.12] the filter looks at the printed cost, the price at PAYING_LESS too', () => {
    const table = scenario({
      ...everything,
      hands: [['Small — Caller', 'Cid — Three', 'Dan — Four'], []],
      lanes: { D: [[{ card: 'Cheap — All', on: [0] }], []] },
      chakra: [0, 0],
    });
    table.p1.play('Small — Caller', 'D').expectChoices([]);
    expect(table.lane('D', 0)).toEqual(['Cheap — All:1', 'Small — Caller:1', 'Cid — Three:3']);
    expect(table.state.chakra[0]).toBe(0);
  });

  test('[MYT-7.12] a name that is taken everywhere can’t be played', () => {
    const lanes = { D: [[{ card: 'Ann — One', hidden: true }], []] } as const;
    const table = scenario({ ...everything, hands: [['Small — Caller', 'Ann — Two'], []], lanes });
    table.p1.play('Small — Caller', 'D').expectChoices([]);
    expect(table.eventTypes()).toEqual(['played']);
  });

  test('[MYT-7.9] PLACE_FROM_DECK from a deck that is shorter, and from an empty one', () => {
    const table = scenario({
      ...everything,
      hands: [['Placer — Three'], []],
      decks: [['Placer — Three', 'Ann — One'], []],
    });
    table.p1.play('Placer — Three', 'D');
    expect(table.lane('D', 0)).toEqual(['Placer — Three:1', '(Ann — One)']);
    expect(table.pile('discards', 0)).toEqual(['Placer — Three']);
    const empty = scenario({ ...everything, hands: [['Placer — Three'], []] });
    empty.p1.play('Placer — Three', 'D');
    expect(empty.lane('D', 0)).toEqual(['Placer — Three:1']);
  });
});

describe('jutsu whose character is gone', () => {
  test('[MYT-4.6] [MYT-6.6] its lines still run, without SELF, on the mission where that was', () => {
    const table = scenario({
      ...everything,
      hands: [['Trick'], []],
      lanes: { D: [['Ann — One'], []], C: [['Ann — One', 'Ben — Two'], []] },
    });
    table.p1.jutsu('Trick', 'Ann — One', 'C');
    expect(table.lane('C', 0)).toEqual(['Ben — Two:3']);
    expect(table.lane('D', 0)).toEqual(['Ann — One:1']);
    expect(table.pile('discards', 0)).toEqual(['Trick', 'Ann — One']);
  });

  test('[MYT-6.3] a character that its jutsu has hidden is no target, unless hidden ones are', () => {
    const lanes = { D: [['Ann — One'], []] } as const;
    const table = scenario({ ...everything, hands: [['Veil'], []], lanes });
    table.p1.jutsu('Veil', 'Ann — One', 'D');
    expect(table.view().lanes[0]?.sides[0]).toEqual([{ card: 'Ann/One', hidden: true, known: true }]);
    const printed = scenario({ ...everything, options: { hiddenTargetable: true }, hands: [['Veil'], []], lanes });
    printed.p1.jutsu('Veil', 'Ann — One', 'D');
    expect(printed.view().lanes[0]?.sides[0]).toEqual([{ card: 'Ann/One', hidden: true, known: true, tokens: 1 }]);
  });
});

describe('looks, choices and passes', () => {
  test('[MYT-7.10] choices do not count, passes do, and a new round changes nothing', () => {
    const table = scenario({
      ...everything,
      hands: [['Looker — One'], ['Killer — One']],
      lanes: { D: [['Ann — One', 'Ben — Two'], []] },
    });
    table.p1.play('Looker — One', 'D');
    table.p2.play('Killer — One', 'D').expectChoices(['p1 Ann — One D', 'p1 Ben — Two D', 'p1 Looker — One D']);
    expect(table.view(0).looks).toMatchObject([{ left: 1 }]);
    table.choose('p1 Ann — One D');
    expect(table.view(0).looks).toMatchObject([{ left: 1 }]);
    table.p1.pass();
    expect(table.view(0).looks).toEqual([]);
    const round = scenario({ ...everything, hands: [['Looker — One'], ['Ann — One']], passed: [false, true] });
    round.p1.play('Looker — One', 'D').p2.pass();
    expect(round.view(0).looks).toMatchObject([{ left: 1 }]);
    round.p1.pass();
    expect(round.state.round).toBe(2);
    expect(round.view(0).looks).toEqual([]);
  });

  test('[MYT-6.9] [MYT-9.9] at 40 actions with a final pass the other goes on alone, and the phase ends', () => {
    const table = scenario({
      ...everything,
      options: { passIsFinal: true },
      hands: [['Ann — One'], ['Ann — One', 'Ben — Two']],
      taken: [40, 38],
    });
    expect(mythos.legal(table.state, 0)).toEqual([{ do: 'pass' }]);
    table.p1.pass().p2.play('Ann — One', 'D').p2.play('Ben — Two', 'D');
    expect(mythos.legal(table.state, 1)).toEqual([{ do: 'pass' }]);
    table.p2.pass();
    expect(table.state).toMatchObject({ round: 2, taken: [0, 0], edge: 0 });
  });

  test('[MYT-6.8] [MYT-6.7] an optional first part: declined, nothing follows; an optional "then" is asked for', () => {
    const lanes = { D: [[], []], C: [[], []], B: [[], []] } as const;
    const declined = scenario({ ...everything, hands: [['Ask — Move'], []], lanes, chakra: [1, 0] });
    declined.p1.play('Ask — Move', 'D').expectChoices(['B', 'C', 'decline']).choose('decline');
    expect(declined.state.chakra[0]).toBe(0);
    const moved = scenario({ ...everything, hands: [['Ask — Move'], []], lanes, chakra: [1, 0] });
    moved.p1.play('Ask — Move', 'D').choose('B');
    expect(moved.state.chakra[0]).toBe(1);
    const then = scenario({
      ...everything,
      options: { optionalEffects: true },
      hands: [['Ask — Then'], []],
      chakra: [2, 0],
    });
    then.p1.play('Ask — Then', 'D').expectChoices(['accept', 'decline']).choose('accept');
    then.expectChoices(['accept', 'decline']).choose('decline');
    expect(then.state.chakra[0]).toBe(1);
  });

  test('[MYT-6.10] what is counted is in the open: hidden enemies are not', () => {
    const lanes = {
      D: [[{ card: 'Ann — One', hidden: true }], [{ card: 'Ben — Two', hidden: true }, 'Cid — Three']],
    } as const;
    const table = scenario({ ...everything, hands: [['Count — Hidden', 'Dan — Four'], []], lanes, chakra: [1, 0] });
    table.p1.play('Count — Hidden', 'D');
    expect(table.state.chakra[0]).toBe(1 + 2 + 3);
  });

  test('[MYT-6.4] while a choice is open neither player has anything else', () => {
    const lanes = { D: [['Ann — One'], ['Ben — Two', 'Cid — Three']] } as const;
    const table = scenario({ ...everything, hands: [['Killer — One', 'Ann — Two'], ['Ann — One']], lanes });
    table.p1.play('Killer — One', 'D');
    expect(mythos.legal(table.state, 1)).toEqual([]);
    expect(mythos.actors(table.state)).toEqual({ must: [0], may: [] });
    for (const text of ['pass', 'play Ann/One D', 'upgrade Ann/Two D', 'keep', 'accept', 'take Ann/Two', 'to D']) {
      for (const seat of [0, 1]) expect(table.verdict(seat, text)).not.toBe('legal');
    }
    table.choose('p2 Ben — Two D');
  });
});
