// Rule tables of dealing, turns, the end of a deal, scoring and the match, with two and with four players.

import { describe, expect, test } from 'vitest';
import { seen } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { fastRandom } from '../../kernel/random.ts';
import { nameOf } from './cards.ts';
import { mulle } from './index.ts';
import { countOf, standingOf } from './scoring.ts';
import { handOf, type State } from './state.ts';
import { actionOf, after, legalOf, optionsWith, stateOf, verdict } from './testing.ts';

const dealt = (changes: { readonly [key: string]: Json } = {}, seed = 1): State => {
  const state = mulle.setup(optionsWith(changes), []);
  mulle.resolve(state, fastRandom(seed));
  return state;
};

/** Plays on at random until a deal is due or the match is over. */
const playOut = (state: State, seed = 1): State => {
  const random = fastRandom(seed);
  const s = mulle.clone(state);
  while (mulle.actors(s).must.length > 0) {
    const actions = mulle.legal(s, s.turn);
    mulle.apply(s, s.turn, actions[random.below(actions.length)] as (typeof actions)[number]);
  }
  return s;
};

describe('deal', () => {
  for (const [players, deals] of [
    [2, 6],
    [4, 3],
  ] as const) {
    test(`[MUL-2.1] [MUL-11.1] ${players} players: eight each and eight on the table, ${deals} deals to an omgång`, () => {
      let s = dealt({ players });
      expect(s.hands.map((hand) => hand.length)).toEqual(Array.from({ length: players }, () => 8));
      expect(s.table).toHaveLength(8);
      expect(s.stock).toHaveLength(96 - 8 * players);
      const labels = [];
      for (let deal = 2; deal <= deals; deal++) {
        s = playOut(s);
        labels.push(mulle.chance(s));
        expect(s.stock.length).toBeGreaterThan(0);
        mulle.resolve(s, fastRandom(9));
        expect(s.deal).toBe(deal);
      }
      expect(labels).toEqual(Array.from({ length: deals - 1 }, (_, i) => `deal/${i + 2}`));
      expect(s.stock).toHaveLength(0);
      s = playOut(s);
      expect(mulle.chance(s)).toBe(`deal/${deals + 1}`);
      expect(s.captured.flat()).toHaveLength(104);
    });
  }

  test('[MUL-2.1] later deals come from the stock, whatever the source of randomness', () => {
    const end = playOut(dealt());
    const ends = [3, 4].map((seed) => {
      const next = mulle.clone(end);
      mulle.resolve(next, fastRandom(seed));
      return JSON.stringify(mulle.position.write(next));
    });
    expect(ends[0]).toBe(ends[1]);
  });

  test('[MUL-2.1] a new omgång shuffles anew; equal randomness deals equal cards', () => {
    const text = (seed: number) => JSON.stringify(mulle.position.write(dealt({}, seed)));
    expect(text(1)).toBe(text(1));
    expect(text(1)).not.toBe(text(2));
  });

  test('[MUL-2.1] nothing is played before the deal', () => {
    const state = mulle.setup(optionsWith(), []);
    expect(mulle.chance(state)).toBe('deal/1');
    expect(mulle.refuse(state, 0, actionOf('discard S5'))).toMatchObject({ code: 'not-dealt', clause: 'MUL-2.1' });
  });

  for (const [players, starters] of [
    [2, [0, 1, 0, 1]],
    [4, [0, 1, 2, 3]],
  ] as const) {
    test(`[MUL-2.2] ${players} players: the starter of omgångar 1 to 4 is ${starters.join(' ')}, in every deal`, () => {
      let s = mulle.setup(optionsWith({ players, omgangar: 4 }), []);
      const found: number[][] = [[], [], [], []];
      while (mulle.outcome(s) === undefined) {
        if (mulle.chance(s) !== undefined) {
          mulle.resolve(s, fastRandom(3));
          found[s.omgang - 1]?.push(s.turn);
        } else s = playOut(s);
      }
      starters.forEach((starter, i) => expect(new Set(found[i])).toEqual(new Set([starter])));
    });
  }

  test('[MUL-2.3] one card, then the next player', () => {
    const state = stateOf({ table: 'SK', hands: ['H5 C2', 'H6 C3'] });
    expect(mulle.actors(state)).toEqual({ must: [0], may: [] });
    expect(verdict(state, 1, 'discard H6')).toBe('not-your-turn MUL-2.3');
    const { state: next } = after(state, '0 discard H5');
    expect(next.turn).toBe(1);
    expect(handOf(next, 0)).toHaveLength(1);
    expect(legalOf(next, 0)).toEqual([]);
  });

  test('[MUL-2.4] only cards of one’s own hand', () => {
    const state = stateOf({ table: 'SK S6', hands: ['H5 C2', 'H6 C3'] });
    for (const action of ['discard H6', 'take H6: S6', 'build H6 on SK', 'trotta H6', 'rebuild H6 on 4 to 10'])
      expect(verdict(state, 0, action)).toBe('card-not-in-hand MUL-2.4');
  });
});

describe('the end of a deal', () => {
  test('[MUL-10.1] loose cards stay for the next deal', () => {
    const state = stateOf({ table: 'SK', hands: ['', 'H5'], turn: 1, deal: 2 });
    const { state: end } = after(state, '1 discard H5');
    expect(mulle.chance(end)).toBe('deal/3');
    mulle.resolve(end, fastRandom(1));
    expect(end.table.map((pile) => pile.cards.map(nameOf))).toEqual([['SK'], ['H5']]);
  });

  test('[MUL-10.1] the last card of a deal takes the last build', () => {
    const state = stateOf({ table: '1:7=S3+H4', hands: ['', 'H7'], turn: 1, deal: 2 });
    expect(legalOf(state, 1)).toEqual(['take H7: build 7']);
  });

  test('[MUL-10.2] after the last deal the loose cards go to the last taker: intake only', () => {
    const state = stateOf({
      table: 'SA SA',
      hands: ['', 'H5'],
      turn: 1,
      lastTaker: 0,
      captured: ['C9 D9', 'C2 D2'],
      rest: 1,
    });
    const before = state.captured[0]?.length ?? 0;
    const { state: end, events } = after(state, '1 discard H5');
    expect(end.captured[0]?.slice(before).map(nameOf)).toEqual(['SA', 'SA', 'H5']);
    expect(events[1]).toMatchObject({ type: 'swept', seat: 0 });
    expect([end.mulles, end.tabbar]).toEqual([
      [[], []],
      [0, 0],
    ]);
    expect(countOf(end, 0).intake).toBe(4);
  });

  test('[MUL-10.2] a last capture is counted before what is left is swept', () => {
    const state = stateOf({ table: 'S5 SK', hands: ['', 'H5'], turn: 1, lastTaker: 0 });
    const { state: end, events } = after(state, '1 take H5: S5');
    expect(events.map((event) => (event as { type: string }).type)).toEqual(['took', 'swept', 'counted']);
    expect(end.captured[1]?.map(nameOf)).toEqual(['H5', 'S5', 'SK']);
  });

  test('[MUL-10.2] if nobody has taken anything, to whoever played last', () => {
    const s = stateOf({ table: 'SK', hands: ['', 'H5'], turn: 1 });
    // Not a position that can be written: all 102 other cards lie on the table.
    s.table.push(
      ...s.captured[0]!.map((card) => ({ cards: [card], owner: -1, value: (card % 13) + 1, locked: false })),
    );
    s.captured = [[], []];
    s.lastTaker = -1;
    mulle.apply(s, 1, actionOf('discard H5'));
    expect(s.captured.map((pile) => pile.length)).toEqual([0, 104]);
  });
});

describe('scoring', () => {
  test('[MUL-12.1] [MUL-12.4] mullar and tabbar are counted, intake is not', () => {
    const state = stateOf({
      table: 'SK', hands: ['H5'], captured: ['C9 C9 SA SA DQ DQ', ''], mulles: ['C9 SA DQ', ''], tabbar: [2, 0], rest: 1,
    }); // prettier-ignore
    expect(countOf(state, 0)).toEqual({ mulles: 9 + 14 + 12, tabbar: 2, intake: 4, bonus: 0, total: 37 });
  });

  const BONUS: readonly (readonly [spades: number, intake: number, bonus: number])[] = [
    [9, 20, 0], [10, 21, 2], [11, 22, 4],
  ]; // prettier-ignore
  const SPADES = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => `S${rank}`);
  for (const [spades, intake, bonus] of BONUS) {
    test(`[MUL-12.3] intake ${intake} gives a bonus of ${bonus}`, () => {
      const captured = ['SA SA S2 S2 D10', ...SPADES.slice(0, spades), 'CA'].join(' ');
      const state = stateOf({ table: 'HK', hands: ['H5'], captured: [captured, ''], rest: 1 });
      expect(countOf(state, 0)).toMatchObject({ intake, bonus, total: bonus });
    });
  }

  test('[MUL-12.3] the whole intake is a bonus of 40', () => {
    const state = stateOf({ table: 'HK', hands: ['H5', 'HQ'], rest: 0 });
    expect(countOf(state, 0)).toMatchObject({ intake: 40, bonus: 40 });
  });

  test('[MUL-12.4] at the end of an omgång the count goes into the totals', () => {
    const state = stateOf({ table: 'HK', hands: ['', 'H5'], turn: 1, tabbar: [3, 0], mulles: ['C9', ''] });
    const { state: end, last } = after(state, '1 discard H5');
    expect(end.totals).toEqual([9 + 3 + 40, 0]);
    expect(last).toMatchObject({ type: 'counted', omgang: 1, totals: [52, 0] });
    expect(standingOf(end, 0)).toBe(52);
  });
});

describe('match', () => {
  const finish = (totals: readonly [number, number], changes = {}) =>
    after(stateOf({ table: 'HK', hands: ['H5', ''], turn: 0, omgang: 2, totals, rest: 1 }, changes), '0 discard H5')
      .state;

  test('[MUL-13.1] the higher total wins', () => {
    expect(mulle.outcome(finish([50, 0]))).toMatchObject({ rank: [1, 2], points: [50, 40], clause: 'MUL-13.1' });
    expect(mulle.outcome(finish([30, 0]))).toMatchObject({ rank: [2, 1], points: [30, 40] });
  });

  test('[MUL-13.1] equal totals are a draw', () => {
    expect(mulle.outcome(finish([40, 0]))?.rank).toEqual([1, 1]);
  });

  test('[MUL-13.1] after the end nothing is played; with more omgångar a deal is due instead', () => {
    expect(verdict(finish([1, 1]), 0, 'discard H5')).toBe('match-finished MUL-13.1');
    const more = finish([1, 1], { omgangar: 3 });
    expect(mulle.outcome(more)).toBeUndefined();
    expect(mulle.chance(more)).toBe('deal/13');
  });

  test('[MUL-13.1] the number of omgångar is an option', () => {
    for (const omgangar of [1, 2, 3, 4]) {
      let s = mulle.setup(optionsWith({ omgangar }), []);
      while (mulle.outcome(s) === undefined) {
        if (mulle.chance(s) === undefined) s = playOut(s);
        else mulle.resolve(s, fastRandom(5));
      }
      expect(s.omgang).toBe(omgangar);
    }
  });

  test('[MUL-13.2] whoever gives up loses, with the partner', () => {
    expect(mulle.concede(dealt(), 0)).toMatchObject({ rank: [2, 1], clause: 'MUL-13.2' });
    expect(mulle.concede(dealt({ players: 4 }), 3).rank).toEqual([1, 2, 1, 2]);
  });

  test('[MUL-13.3] others’ hands and the stock are hidden, all else is open', () => {
    const state = dealt();
    const view = mulle.view(state, 0);
    expect(view.hands[0]).toEqual(handOf(state, 0).map(nameOf));
    expect(new Set([...(view.hands[1] ?? []), ...view.stock])).toEqual(new Set([null]));
    expect(view.table).toHaveLength(8);
    expect(new Set(mulle.view(state, 'public').hands.flat())).toEqual(new Set([null]));
    expect(mulle.view(state, 'open').stock).toEqual(state.stock.map(nameOf));
  });

  test('[MUL-13.3] the deal is told to each seat for itself', () => {
    const events: Parameters<typeof mulle.resolve>[2] = [];
    const state = mulle.setup(optionsWith(), []);
    mulle.resolve(state, fastRandom(1), events);
    const [event] = events;
    if (event === undefined) throw new Error('no event');
    expect(seen(event, 1)).toMatchObject({
      hands: [Array.from({ length: 8 }, () => null), handOf(state, 1).map(nameOf)],
    });
    expect(JSON.stringify(seen(event, 'public'))).toContain('"hands":[[null,');
  });
});

describe('four players', () => {
  const four = { players: 4 };

  test('[MUL-11.1] 0, 1, 2, 3 in turn; seats 0 and 2 are a pair', () => {
    expect(mulle.sides(optionsWith(four))).toEqual([
      [0, 2],
      [1, 3],
    ]);
    const state = stateOf({ table: 'SK', hands: ['H5', 'H6', 'H7', 'H8'] }, four);
    const { state: next } = after(state, '0 discard H5', '1 discard H6');
    expect(next.turn).toBe(2);
  });

  test('[MUL-11.2] the partner’s build is like any other player’s', () => {
    const state = stateOf({ table: 'S3 2:9=S5+H4 SQ', hands: ['H6 C3 D2', 'HJ', 'D9', 'HJ'] }, four);
    expect(verdict(state, 0, 'build H6 on S3')).toBe('no-taker MUL-5.2');
    expect(verdict(state, 0, 'discard D2')).toBe('legal');
    const nine = stateOf({ table: 'S3 2:9=S5+H4', hands: ['H6 C9 C3', 'HJ', 'D9', 'HJ'] }, four);
    expect(verdict(nine, 0, 'build H6 on S3')).toBe('others-build MUL-5.3');
    expect(verdict(nine, 0, 'discard C9')).toBe('can-capture MUL-8.2');
    const twelve = stateOf({ table: '2:9=S5+H4', hands: ['C3 CQ', 'HJ', 'D9', 'HJ'] }, four);
    expect(after(twelve, '0 rebuild C3 on 9 to 12').table).toBe('0:12=S5+H4+C3');
  });

  test('[MUL-11.2] reservation looks at one player alone', () => {
    const state = stateOf({ table: '0:9=S5+H4 SQ', hands: ['D9 C3', 'HJ', 'C9', 'HJ'] }, four);
    expect(verdict(state, 0, 'discard D9')).toBe('reserved MUL-9.2');
  });

  test('[MUL-11.3] what a player takes counts for the pair', () => {
    const state = stateOf({ table: 'C9 SQ', hands: ['', '', 'C9', 'HJ'], turn: 2, rest: 1, lastTaker: 1 }, four);
    const { state: next } = after(state, '2 take C9: C9');
    expect(next.captured[0]?.map(nameOf)).toEqual(['C9', 'C9']);
    expect(next.mulles[0]?.map(nameOf)).toEqual(['C9']);
    expect(next.lastTaker).toBe(2);
    const { state: end } = after(next, '3 discard HJ');
    expect(end.captured[0]?.map(nameOf)).toEqual(['C9', 'C9', 'SQ', 'HJ']);
    expect(mulle.outcome({ ...end, omgang: 2 })?.points).toEqual(
      [9, 40, 9, 40].map((_, seat) => standingOf(end, seat % 2)),
    );
  });
});

describe('an omgång given up', () => {
  test.each([2, 4] as const)(
    '[MUL-13.4] %i players: what nobody has taken goes to the other side for intake, and the next omgång is due',
    (players) => {
      for (let seat = 0; seat < players; seat++) {
        const s = dealt({ players, omgangar: 2 }, seat + 1);
        const random = fastRandom(seat);
        for (let i = 0; i < 9; i++) {
          const actions = mulle.legal(s, s.turn);
          mulle.apply(s, s.turn, actions[random.below(actions.length)] as (typeof actions)[number]);
        }
        const other = 1 - (seat % 2);
        const before = [0, 1].map((side) => countOf(s, side));
        mulle.concedePart?.(s, seat);
        const after = [0, 1].map((side) => countOf(s, side));
        expect(mulle.check(s)).toBeUndefined();
        expect(mulle.chance(s)).toBe(`deal/${players === 2 ? 7 : 4}`);
        expect(after.map(({ mulles, tabbar }) => [mulles, tabbar])).toEqual(
          before.map(({ mulles, tabbar }) => [mulles, tabbar]),
        );
        expect(after[1 - other]?.intake).toBe(before[1 - other]?.intake);
        expect(after[other]?.intake).toBe(40 - (before[1 - other]?.intake ?? 0));
        expect(s.totals).toEqual(after.map(({ total }) => total));
        mulle.resolve(s, fastRandom(5));
        mulle.concedePart?.(s, seat);
        expect(mulle.outcome(s)?.reason).toBe('points');
      }
    },
  );
});
