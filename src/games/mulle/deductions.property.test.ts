// What is deduced of hidden hands is exactly what the rules say: a hand fits it if and only if all that its owner did in this deal was legal.

import { describe, expect, test } from 'vitest';
import { seen, type Seat } from '../../kernel/game.ts';
import { fastRandom, shuffle } from '../../kernel/random.ts';
import { subjectOf, walk, type Move } from '../../kernel/testing/walk.ts';
import type { Action } from './actions.ts';
import { byDeck, handValue, type Card } from './cards.ts';
import { deductionsOf, type Deduction } from './deductions.ts';
import type { MulleEvent } from './events.ts';
import { module, mulle } from './index.ts';
import { cloneState, inPlay, type State } from './state.ts';

/** A move of this deal and the state before it. */
interface Made {
  readonly seat: Seat;
  readonly action: Action;
  readonly before: State;
}

/** A turn of a deal: what a viewer has seen, and every move of the deal so far. */
interface Turn {
  readonly state: State;
  readonly viewer: Seat;
  readonly history: readonly MulleEvent[];
  readonly made: readonly Made[];
}

/** Was every move legal that a seat has made, if it holds these cards now? */
const wasLegal = (made: readonly Made[], seat: Seat, hand: readonly Card[]): boolean => {
  const held = hand.slice();
  return made
    .filter((each) => each.seat === seat)
    .toReversed()
    .every(({ action, before }) => {
      held.push(action.card);
      const then = cloneState(before);
      then.hands[seat] = held.toSorted(byDeck);
      return mulle.refuse(then, seat, action) === undefined;
    });
};

const fits = ({ holds, lacks }: Deduction, hand: readonly Card[]): boolean => {
  const held = hand.reduce((values, card) => values | (1 << handValue(card)), 0);
  return (holds & ~held) === 0 && (lacks & held) === 0;
};

/** Visits the turns of random matches. */
const inEveryDeal = (asked: object, matches: number, visit: (turn: Turn) => void): void => {
  for (let n = 0; n < matches; n++) {
    const viewer = n % 2;
    const history: MulleEvent[] = [];
    let made: Made[] = [];
    for (const { state, before, via, events } of walk(subjectOf(module, asked), n, 600).moments) {
      if (via?.kind === 'chance') made = [];
      if (via?.kind === 'act') {
        const { seat, action } = via as Move & { readonly action: Action };
        made.push({ seat, action, before: before!.state as State });
      }
      history.push(...events.map((event) => seen(event, viewer) as MulleEvent));
      if (made.length > 0 && inPlay(state as State)) visit({ state: state as State, viewer, history, made });
    }
  }
};

const othersOf = ({ state, viewer }: Turn): readonly Seat[] =>
  [...state.hands.keys()].filter((seat) => seat !== viewer);

const hiddenCards = (turn: Turn): Card[] => [
  ...othersOf(turn).flatMap((seat) => turn.state.hands[seat]!),
  ...turn.state.stock,
];

const OPTIONS = [
  ['two players', { omgangar: 1 }],
  ['four players', { players: 4, omgangar: 1 }],
  ['nothing chosen or absorbed', { captureChoice: 'auto', absorb: 'off', omgangar: 1 }],
  ['own builds rebuilt, cards laid that could take', { ownerRebuild: 'any', trailWhenCapturable: true, omgangar: 1 }],
] as const;

describe.each(OPTIONS)('%s', (_, options) => {
  test('[MUL-3.7] [MUL-5.2] [MUL-8.3] [MUL-9.2] a hand fits what is deduced exactly if all moves of its owner were legal', () => {
    const random = fastRandom(4);
    const verdicts = { possible: 0, impossible: 0 };
    inEveryDeal({ options }, 12, (turn) => {
      const { state, viewer, history, made } = turn;
      const told = deductionsOf(mulle.view(state, viewer), history);
      const hidden = hiddenCards(turn);
      for (const seat of othersOf(turn)) {
        const real = state.hands[seat]!;
        expect(fits(told[seat]!, real)).toBe(true);
        for (let i = 0; i < 6; i++) {
          // Hands that are nearly the real one fit more often than any others.
          const other = shuffle(hidden.slice(), random).slice(0, real.length);
          const hand = i % 2 === 0 ? other : [...real.slice(1), other[0]!].slice(0, real.length);
          const possible = wasLegal(made, seat, hand);
          verdicts[possible ? 'possible' : 'impossible']++;
          expect(fits(told[seat]!, hand)).toBe(possible);
        }
      }
    });
    expect(verdicts.possible).toBeGreaterThan(1000);
    expect(verdicts.impossible).toBeGreaterThan(300);
  });

  test('no sample contradicts a move', () => {
    const random = fastRandom(5);
    inEveryDeal({ options }, 6, (turn) => {
      const { state, viewer, history, made } = turn;
      const sampled = mulle.sample(mulle.view(state, viewer), random, history);
      for (const seat of othersOf(turn)) expect(wasLegal(made, seat, sampled.hands[seat]!)).toBe(true);
    });
  });
});

/** Every way to deal cards to hands of these sizes, as text of the hands, with the number of ways to choose the cards. */
const dealsOf = (cards: readonly Card[], sizes: readonly number[]): Map<string, number> => {
  const found = new Map<string, number>();
  const hands: Card[][] = sizes.map(() => []);
  const go = (at: number): void => {
    if (hands.every((hand, i) => hand.length === sizes[i])) {
      const key = textOf(hands);
      found.set(key, (found.get(key) ?? 0) + 1);
      return;
    }
    if (at === cards.length) return;
    hands.forEach((hand, i) => {
      if (hand.length === sizes[i]) return;
      hand.push(cards[at]!);
      go(at + 1);
      hand.pop();
    });
    go(at + 1);
  };
  go(0);
  return found;
};

const waysToDeal = (cards: number, sizes: readonly number[]): number => {
  let ways = 1;
  let left = cards;
  for (const size of sizes) for (let i = 0; i < size; i++) ways = (ways * left--) / (i + 1);
  return ways;
};

const textOf = (hands: readonly (readonly Card[])[]): string =>
  hands.map((hand) => hand.toSorted(byDeck).join()).join(' ');

/** Visits of each deal for a fair test. */
const OFTEN = 40;

test.each([
  ['two players', {}, 6],
  ['four players', { players: 4 }, 10],
])('%s: where few deals are possible, each is drawn as often as it can be dealt', (_, options, positions) => {
  const random = fastRandom(7);
  const tested = new Set<string>();
  let ruledOut = 0;
  inEveryDeal({ options: { omgangar: 1, ...options } }, 60, (turn) => {
    const { state, viewer, history, made } = turn;
    const others = othersOf(turn);
    const hidden = hiddenCards(turn);
    const sizes = others.map((seat) => state.hands[seat]!.length);
    if (tested.size === positions || waysToDeal(hidden.length, sizes) > 3000) return;
    const all = dealsOf(hidden, sizes);
    const possible = new Map(
      [...all].filter(([key]) =>
        key.split(' ').every((hand, i) => wasLegal(made, others[i]!, hand.split(',').filter(Boolean).map(Number))),
      ),
    );
    // Positions in which something can be deduced, and not everything.
    if (possible.size < 3 || possible.size === all.size || possible.size > 400) return;
    tested.add(textOf([...state.hands, hidden]));
    ruledOut += all.size - possible.size;
    const ways = [...possible.values()].reduce((sum, n) => sum + n, 0);
    const rounds = possible.size * OFTEN;
    const counts = new Map([...possible.keys()].map((key) => [key, 0]));
    const view = mulle.view(state, viewer);
    for (let i = 0; i < rounds; i++) {
      const { hands } = mulle.sample(view, random, history);
      const key = textOf(others.map((seat) => hands[seat]!));
      counts.set(key, (counts.get(key) ?? Number.NaN) + 1);
    }
    const chi = [...counts].reduce((sum, [key, count]) => {
      const expected = (rounds * possible.get(key)!) / ways;
      return sum + ((count - expected) * (count - expected)) / expected;
    }, 0);
    expect(chi).toBeLessThan(possible.size + 5 * Math.sqrt(2 * possible.size));
  });
  expect(tested.size).toBe(positions);
  expect(ruledOut).toBeGreaterThan(100);
});
