// Rule tables of deck, points, rank and deal, for each size of deck and number of players.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import { deckCards, maskPoints, nameOf, pointsOf } from './cards.ts';
import { guinote } from './index.ts';
import { after, optionsWith, stateOf } from './testing.ts';
import { handCards } from './view.ts';

const DECKS = [
  [40, '1 2 3 4 5 6 7 10 11 12'],
  [48, '1 2 3 4 5 6 7 8 9 10 11 12'],
  [36, '1 3 4 5 6 7 10 11 12'],
] as const;

const ranksOf = (cards: readonly number[], suit: string): string =>
  cards
    .map(nameOf)
    .filter((name) => name.endsWith(suit))
    .map((name) => Number(name.slice(0, -1)))
    .toSorted((a, b) => a - b)
    .join(' ');

describe('deck', () => {
  for (const [deck, ranks] of DECKS) {
    test(`[GUI-1.1] deck ${deck}: ${ranks} of each suit`, () => {
      const cards = deckCards(optionsWith({ deck }));
      expect(cards).toHaveLength(deck);
      for (const suit of ['O', 'C', 'E', 'B']) expect(ranksOf(cards, suit)).toBe(ranks);
    });
  }

  const POINTS = [
    ['sota3', { '1C': 11, '3C': 10, '12C': 4, '10C': 3, '11C': 2 }],
    ['caballo3', { '1C': 11, '3C': 10, '12C': 4, '10C': 2, '11C': 3 }],
  ] as const;
  for (const [figurePoints, worth] of POINTS) {
    for (const [deck] of DECKS) {
      test(`[GUI-1.2] [GUI-1.3] figurePoints ${figurePoints}, deck ${deck}: ${JSON.stringify(worth)}, 120 in all`, () => {
        const options = optionsWith({ figurePoints, deck });
        const cards = deckCards(options).filter((card) => nameOf(card).endsWith('C'));
        const counting = cards.filter((card) => pointsOf(options, card) > 0);
        expect(Object.fromEntries(counting.map((card) => [nameOf(card), pointsOf(options, card)]))).toEqual(worth);
        expect(deckCards(options).reduce((sum, card) => sum + pointsOf(options, card), 0)).toBe(120);
        expect(maskPoints(options, 0xfff)).toBe(30);
      });
    }
  }

  test('[GUI-1.3] caballo3: a trick of sota and caballo and its points', () => {
    for (const [figurePoints, points] of [['sota3', 3], ['caballo3', 2]] as const) {
      const state = stateOf({ trump: 'O', hands: ['2E', '4E 10C'], trick: '4C', leader: 0 }, optionsWith({ figurePoints }));
      const { state: next, events } = after(state, '1 play 10C');
      expect(events).toContainEqual(expect.objectContaining({ type: 'trick', points }));
      expect(next.cardPoints[1]).toBe(points);
      expect(guinote.check(next)).toBeUndefined();
    } // prettier-ignore
  });
});

describe('rank', () => {
  const ORDERS = [
    ['[GUI-2.1]', { deck: 48 }, '1 3 12 10 11 9 8 7 6 5 4 2'],
    ['[GUI-2.1]', { deck: 36 }, '1 3 12 10 11 7 6 5 4'],
    ['[GUI-2.2]', { rank: 'caballo-over-sota' }, '1 3 12 11 10 7 6 5 4 2'],
    ['[GUI-2.2]', { rank: 'caballo-over-sota', deck: 48 }, '1 3 12 11 10 9 8 7 6 5 4 2'],
  ] as const;
  for (const [clause, changes, order] of ORDERS) {
    for (const trump of ['O', 'C']) {
      test(`${clause} ${JSON.stringify(changes)}, copas with trump ${trump}: ${order}`, () => {
        const ranks = order.split(' ');
        for (const [high, low] of ranks.slice(1).map((low, i) => [ranks[i], low] as const)) {
          expect(winnerOf(trump, `${low}C`, `${high}C`, changes)).toBe(1);
          expect(winnerOf(trump, `${high}C`, `${low}C`, changes)).toBe(0);
        }
      });
    }
  }
});

/** Who takes a trick of two cards. */
const winnerOf = (trump: string, lead: string, reply: string, changes: { readonly [key: string]: Json }) =>
  after(
    stateOf({ trump, hands: ['', reply], trick: lead, leader: 0, size: 2 }, optionsWith(changes)),
    `1 play ${reply}`,
  ).state.lastWinner;

/** Deals the deck in its own order, with this dealer. */
const inOrder = (dealer: number): Random => {
  let calls = 0;
  return { below: (n) => (calls++ === 0 ? dealer : n - 1) };
};

const names = (cards: readonly number[]): readonly string[] => cards.map(nameOf).toSorted((a, b) => (a < b ? -1 : 1));

describe('deal', () => {
  for (const [deck] of DECKS) {
    for (const players of [2, 4] as const) {
      const place = players * 6;
      test(`[GUI-3.2] deck ${deck}, ${players} players: three and three from the dealer’s right, whoever deals`, () => {
        const options = optionsWith({ deck, players });
        const cards = deckCards(options);
        for (let dealer = 0; dealer < players; dealer++) {
          const state = guinote.setup(options, []);
          guinote.resolve(state, inOrder(dealer));
          expect(state.dealer).toBe(dealer);
          for (let i = 1; i <= players; i++) {
            const seat = (dealer + i) % players;
            const first = (i - 1) * 3;
            const second = players * 3 + first;
            expect(names(handCards(state, seat))).toEqual(
              names([...cards.slice(first, first + 3), ...cards.slice(second, second + 3)]),
            );
          }
        }
      });

      test(`[GUI-3.3] deck ${deck}, ${players} players: card ${place + 1} is the pinta, the rest the stock`, () => {
        const options = optionsWith({ deck, players });
        const state = guinote.setup(options, []);
        guinote.resolve(state, inOrder(0));
        const cards = deckCards(options);
        expect(nameOf(state.pinta)).toBe(nameOf(cards[place]!));
        expect(state.trump).toBe(cards[place]! >> 4);
        expect(state.deck).toEqual(cards.slice(place + 1));
        expect(state.deck).toHaveLength(deck - place - 1);
      });
    }
  }

  test('[GUI-3.1] four players: every seat may be the first dealer', () => {
    const dealers = Array.from({ length: 60 }, (_, seed) => {
      const state = guinote.setup(optionsWith({ players: 4 }), []);
      guinote.resolve(state, fastRandom(seed));
      return state.dealer;
    });
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('[GUI-3.1] dealer rotation: whoever wins the last trick deals next, the seat after leads', () => {
    for (const winner of [0, 1, 2, 3]) {
      const hands = ['2E', '4E', '5E', '6E'].map((card, seat) => (seat === winner ? '7E' : card));
      const last = stateOf({ trump: 'O', hands, leader: 0, won: ['', '2C 4C 5C 6C'] });
      const end = after(last, ...hands.map((card, seat) => `${seat} play ${card}`)).state;
      expect(guinote.chance(end)).toBe('deal/2');
      guinote.resolve(end, fastRandom(winner));
      expect(end).toMatchObject({ dealer: winner, leader: (winner + 1) % 4, turn: (winner + 1) % 4 });
    }
  });

  test('[GUI-3.4] seats 0 and 2 against 1 and 3, and play goes 0 1 2 3', () => {
    expect(guinote.sides(optionsWith({ players: 4 }))).toEqual([[0, 2], [1, 3]]); // prettier-ignore
    expect(guinote.sides(optionsWith())).toEqual([[0], [1]]);
    let state = stateOf({ pinta: '4O', hands: ['1C', '2C', '5C', '6C'], leader: 2, left: 16 });
    for (const [seat, card] of [[2, '5C'], [3, '6C'], [0, '1C']] as const) {
      expect(guinote.actors(state).must).toEqual([seat]);
      state = after(state, `${seat} play ${card}`).state;
    } // prettier-ignore
    expect(guinote.actors(state).must).toEqual([1]);
    const { state: next, events } = after(state, '1 play 2C');
    expect(events[1]).toMatchObject({ type: 'trick', leader: 2, winner: 0, cards: ['5C', '6C', '1C', '2C'] });
    expect(next.cardPoints).toEqual([11, 0]);
  });
});
