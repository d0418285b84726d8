// Rule tables of deck, deal, tricks and draws.

import { describe, expect, test } from 'vitest';
import { fastRandom, stream } from '../../kernel/random.ts';
import { deckCards, nameOf, pointsOf, suitOf } from './cards.ts';
import { guinote } from './index.ts';
import { after, legalOf, optionsWith, stateOf, verdict } from './testing.ts';
import { handCards } from './view.ts';

const DECK = deckCards(optionsWith());

const dealt = (seed = 1) => {
  const state = guinote.setup(optionsWith(), []);
  guinote.resolve(state, fastRandom(seed));
  return state;
};

describe('deck', () => {
  test('[GUI-1.1] forty cards, ten a suit', () => {
    expect(DECK).toHaveLength(40);
    expect(new Set(DECK.map(nameOf)).size).toBe(40);
    for (let suit = 0; suit < 4; suit++) expect(DECK.filter((card) => suitOf(card) === suit)).toHaveLength(10);
    expect(DECK.map(nameOf)).not.toContain('8O');
  });

  test('[GUI-1.2] 30 points a suit, 120 in all', () => {
    const points = Object.fromEntries(DECK.slice(0, 10).map((card) => [nameOf(card), pointsOf(optionsWith(), card)]));
    expect(points).toEqual({
      '1O': 11, '3O': 10, '12O': 4, '10O': 3, '11O': 2, '7O': 0, '6O': 0, '5O': 0, '4O': 0, '2O': 0,
    }); // prettier-ignore
    expect(DECK.reduce((sum, card) => sum + pointsOf(optionsWith(), card), 0)).toBe(120);
  });
});

describe('tricks', () => {
  test('[GUI-2.1] 1 3 12 10 11 7 6 5 4 2, each takes the next', () => {
    const order = ['1', '3', '12', '10', '11', '7', '6', '5', '4', '2'];
    order.slice(1).forEach((low, i) => {
      const high = order[i]!;
      const state = stateOf({ trump: 'O', hands: ['2E', `${high}C 4E`], trick: `${low}C`, leader: 0 });
      expect(after(state, `1 play ${high}C`).state.lastWinner).toBe(1);
      const other = stateOf({ trump: 'O', hands: ['2E', `${low}C 4E`], trick: `${high}C`, leader: 0 });
      expect(after(other, `1 play ${low}C`).state.lastWinner).toBe(0);
    });
  });

  const TABLE: readonly (readonly [name: string, trump: string, lead: string, reply: string, winner: number])[] = [
    ['the highest of the suit led', 'O', '12C', '1C', 1],
    ['a trump takes a plain card', 'O', '1C', '2O', 1],
    ['a plain card of another suit never wins', 'O', '2C', '1E', 0],
    ['a trick of all trumps goes to the highest', 'O', '7O', '12O', 1],
    ['a lower trump does not take a higher', 'O', '3O', '12O', 0],
    ['a plain card does not take a trump lead', 'O', '2O', '1C', 0],
  ];
  for (const [name, trump, lead, reply, winner] of TABLE) {
    test(`[GUI-4.2] ${name}: ${lead} ${reply}, trump ${trump} → seat ${winner}`, () => {
      const state = stateOf({ trump, hands: ['2E', `${reply} 4E`], trick: lead, leader: 0 });
      const { state: next, events } = after(state, `1 play ${reply}`);
      expect(next.lastWinner).toBe(winner);
      expect(next.leader).toBe(winner);
      expect(next.turn).toBe(winner);
      expect(events[1]).toMatchObject({ type: 'trick', winner, cards: [lead, reply] });
    });
  }
});

describe('deal', () => {
  test('[GUI-3.1] the first dealer is drawn by lot', () => {
    const dealers = Array.from({ length: 40 }, (_, i) => dealt(i).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1]));
  });

  test('[GUI-3.1] later the winner of the last trick deals', () => {
    const end = after(
      stateOf({ trump: 'O', hands: ['2E', '4E'], leader: 0, won: ['2C 4C', ''], rest: 1 }),
      '0 play 2E',
      '1 play 4E',
    ).state;
    expect(guinote.chance(end)).toBe('deal/2');
    expect(guinote.refuse(end, 0, 0)).toMatchObject({ code: 'not-dealt', clause: 'GUI-3.1' });
    guinote.resolve(end, fastRandom(1));
    expect(end.dealer).toBe(1);
    expect(end.turn).toBe(0);
  });

  test('[GUI-3.2] three and three from the player after the dealer', () => {
    const state = dealt(3);
    const replay: number[] = [];
    const spy = fastRandom(3);
    guinote.resolve(guinote.setup(optionsWith(), []), {
      below: (n) => (replay.push(spy.below(n)), replay.at(-1)!),
    });
    const deck = [...DECK];
    replay.slice(1).forEach((j, k) => {
      const i = 39 - k;
      [deck[i], deck[j]] = [deck[j]!, deck[i]!];
    });
    const first = (state.dealer + 1) % 2;
    const sorted = (cards: readonly number[]) => cards.map(nameOf).sort();
    expect(handCards(state, first).map(nameOf).sort()).toEqual(sorted([...deck.slice(0, 3), ...deck.slice(6, 9)]));
    expect(
      handCards(state, 1 - first)
        .map(nameOf)
        .sort(),
    ).toEqual(sorted([...deck.slice(3, 6), ...deck.slice(9, 12)]));
    expect(state.pinta).toBe(deck[12]);
    expect(state.deck).toEqual(deck.slice(13));
  });

  test('[GUI-3.3] the thirteenth card is the pinta, its suit is trump, 27 cards make the stock', () => {
    const state = dealt();
    expect(suitOf(state.pinta)).toBe(state.trump);
    expect(state.deck).toHaveLength(27);
  });

  test('[GUI-3.1] equal seeds deal equal cards, other labels other cards', () => {
    const seed = '0f'.repeat(32);
    const deal = (label: string) => {
      const state = guinote.setup(optionsWith(), []);
      guinote.resolve(state, stream(seed, label));
      return guinote.position.write(state);
    };
    expect(deal('deal/1')).toEqual(deal('deal/1'));
    expect(deal('deal/1')).not.toEqual(deal('deal/2'));
  });
});

describe('draws', () => {
  test('[GUI-5.2] after a trick the winner draws first', () => {
    const state = stateOf({
      pinta: '4O', hands: ['2E 4E', '1C 6B'], stock: '3E 12E', trick: '3C', leader: 0, left: 28,
    }); // prettier-ignore
    const { state: next, events } = after(state, '1 play 1C');
    expect(events.at(-1)).toEqual({
      type: 'drew',
      left: 26,
      cards: [
        { seat: 1, card: '3E' },
        { seat: 0, card: '12E' },
      ],
    });
    expect(handCards(next, 0)).toHaveLength(6);
    expect(handCards(next, 1)).toHaveLength(6);
    expect(handCards(next, 0).map(nameOf)).toContain('12E');
    expect(handCards(next, 1).map(nameOf)).toContain('3E');
  });

  test('[GUI-5.2] what the rival draws is hidden, what one draws is not', () => {
    const state = stateOf({ pinta: '4O', stock: '3E 12E', hands: ['2E', '1C'], trick: '3C', leader: 0, left: 28 });
    const draft = guinote.clone(state);
    const events: Parameters<typeof guinote.apply>[3] = [];
    guinote.apply(
      draft,
      1,
      guinote.legal(draft, 1).find((a) => guinote.notate(a) === 'play 1C')!,
      events,
    );
    const drew = events.at(-1);
    expect(JSON.stringify(drew?.pub)).not.toMatch(/3E|12E/u);
    expect(JSON.stringify(drew?.to?.[0])).toMatch(/12E/u);
    expect(JSON.stringify(drew?.to?.[0])).not.toMatch(/"3E"/u);
  });

  test('[GUI-5.3] the last of the last draw gets the pinta, and arrastre begins with six cards each', () => {
    const stop = stateOf({ pinta: '4O', stop: true, stock: '3E', hands: ['2E', '4E'], leader: 0 });
    const { state: next, events } = after(stop, '0 draw');
    expect(events.at(-1)).toMatchObject({
      type: 'drew',
      left: 0,
      cards: [
        { seat: 0, card: '3E' },
        { seat: 1, card: '4O' },
      ],
    });
    expect(next.pinta).toBe(-1);
    expect(handCards(next, 0)).toHaveLength(6);
    expect(handCards(next, 1)).toHaveLength(6);
    expect(next.turn).toBe(0);
    // Everybody saw where the pinta went.
    expect(guinote.view(next, 0).hands[1]?.[0]).toBe('4O');
  });
});

describe('tricks of four', () => {
  const TABLE: readonly (readonly [name: string, cards: string, leader: number, winner: number, points: number])[] = [
    ['the highest of the suit led', '4C 12C 1C 3C', 0, 2, 25],
    ['all cards of one suit: the highest rank', '2C 4C 5C 6C', 1, 0, 0],
    ['a trick of all trumps: the highest trump', '4O 12O 7O 3O', 0, 3, 14],
    ['trump led: plain cards never take it', '2O 1C 1E 1B', 3, 3, 33],
    ['one trump takes plain cards', '1C 3C 2O 12C', 0, 2, 25],
    ['a second trump must be higher', '1C 6O 5O 7O', 0, 3, 11],
    ['the lower of two trumps loses', '1C 7O 5O 3C', 0, 1, 21],
    ['discards never win', '2C 1E 1B 3E', 2, 2, 32],
  ];
  for (const [name, cards, leader, winner, points] of TABLE) {
    test(`[GUI-4.2] ${name}: ${cards} from seat ${leader}, trump O → seat ${winner}`, () => {
      const played = cards.split(' ');
      const hands = [0, 1, 2, 3].map((seat) => played[(seat - leader + 4) % 4]!);
      const state = stateOf({ pinta: '11O', hands, leader, left: 12 });
      const moves = played.map((card, i) => `${(leader + i) % 4} play ${card}`);
      const { state: next, events } = after(state, ...moves);
      expect(events[4]).toEqual({ type: 'trick', winner, leader, cards: played, points });
      expect(next).toMatchObject({ lastWinner: winner, leader: winner, turn: winner });
      expect(next.cardPoints[winner % 2]).toBe(points + state.cardPoints[winner % 2]!);
    });
  }

  test('[GUI-4.1] only the seat whose turn it is plays', () => {
    const state = stateOf({ pinta: '4O', hands: ['', '2C', '4C', '5C'], leader: 0, left: 12, trick: '6C' });
    expect([2, 3].map((seat) => verdict(state, seat, `play ${seat + 2}C`))).toEqual([
      'not-your-turn GUI-4.1',
      'not-your-turn GUI-4.1',
    ]);
    expect(verdict(state, 1, 'play 2C')).toBe('legal');
  });

  test('[GUI-5.1] robo with four players: any card, whatever lies', () => {
    const state = stateOf({
      pinta: '4O',
      hands: ['', '', '1C 4C 2O 5E 12B 6B', ''],
      leader: 0,
      left: 12,
      trick: '3C 2E',
    });
    expect(legalOf(state, 2)).toHaveLength(6);
  });

  test('[GUI-5.2] four draw one each, the winner first, in play order', () => {
    const hands = ['4C', '12C', '1C', '3C'];
    const state = stateOf({ pinta: '4O', hands, stock: '11E 10E 12E 12B', leader: 0, left: 12 });
    const { state: next, events } = after(state, '0 play 4C', '1 play 12C', '2 play 1C', '3 play 3C');
    const drawn = ['12E', '12B', '11E', '10E'];
    drawn.forEach((card, seat) => expect(handCards(next, seat).map(nameOf)).toContain(card));
    expect(events.at(-1)).toEqual({
      type: 'drew',
      left: 8,
      cards: [
        { seat: 2, card: '11E' },
        { seat: 3, card: '10E' },
        { seat: 0, card: '12E' },
        { seat: 1, card: '12B' },
      ],
    });
  });

  for (const deck of [40, 48, 36] as const) {
    for (const players of [2, 4] as const) {
      test(`[GUI-10.1] [GUI-8.3] deck ${deck}, ${players} players: idas of ${deck / players} tricks, and one stop`, () => {
        const state = guinote.setup(optionsWith({ deck, players }), []);
        const random = fastRandom(deck + players);
        guinote.resolve(state, random);
        let tricks = 0;
        let stops = 0;
        while (guinote.chance(state) === undefined) {
          const seat = guinote.actors(state).must[0]!;
          const actions = guinote.legal(state, seat);
          const events: Parameters<typeof guinote.apply>[3] = [];
          guinote.apply(state, seat, actions[random.below(actions.length)]!, events);
          tricks += events.filter(({ pub }) => pub.type === 'trick').length;
          stops += events.filter(({ pub }) => pub.type === 'stop').length;
        }
        expect({ tricks, stops }).toEqual({ tricks: deck / players, stops: 1 });
      });
    }
  }
});
