// Samples in arrastre fit every card that others have played: each was legal with the whole hand that the sample gives its seat back.

import { describe, expect, test } from 'vitest';
import { seen, type Seat } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { subjectOf, walk, type Move } from '../../kernel/testing/walk.ts';
import { isPlay } from './actions.ts';
import { bitOf, suitOf, type Card } from './cards.ts';
import { refuseCard } from './duties.ts';
import type { GuinoteEvent } from './events.ts';
import { module } from './index.ts';
import { cloneState, inArrastre, type State } from './state.ts';
import { handCards, sample, view } from './view.ts';

/** A card played in arrastre, and the state before it. */
interface Played {
  readonly seat: Seat;
  readonly card: Card;
  readonly before: State;
}

/** Was every card legal that others have played, if they held then what `now` says, and the cards they have played since? */
const wasLegal = (played: readonly Played[], now: State, viewer: Seat): boolean =>
  played.every(({ seat, card, before }, i) => {
    if (seat === viewer) return true;
    const then = cloneState(before);
    then.hands.fill(0, seat * 4, seat * 4 + 4);
    const later = played.slice(i).filter((each) => each.seat === seat);
    for (const held of [...handCards(now, seat), ...later.map((each) => each.card)]) {
      then.hands[seat * 4 + suitOf(held)]! |= bitOf(held);
    }
    return refuseCard(then, seat, card) === undefined;
  });

/** Visits the moments of random matches in arrastre, hands that end before their last card included, with what a seat has seen and all cards played there so far. */
const inEveryArrastre = (
  asked: object,
  matches: number,
  visit: (state: State, viewer: Seat, history: readonly GuinoteEvent[], played: readonly Played[]) => void,
): void => {
  const random = fastRandom(9);
  for (let n = 0; n < matches; n++) {
    const viewer = n % 2;
    const history: GuinoteEvent[] = [];
    let played: Played[] = [];
    for (const { state, before, via, events } of walk(subjectOf(module, asked), n, 400).moments) {
      const then = before?.state as State | undefined;
      if (via?.kind === 'chance') played = [];
      const { seat, action } = (via ?? {}) as Partial<Move>;
      if (then !== undefined && seat !== undefined && isPlay(action as number) && inArrastre(then)) {
        played.push({ seat, card: action as Card, before: then });
      }
      history.push(...events.map((event) => seen(event, viewer) as GuinoteEvent));
      const now = state as State;
      if (inArrastre(now) && played.length > 0 && (now.stage !== 'play' || random.below(2) === 0)) {
        visit(now, viewer, history, played);
      }
    }
  }
};

describe.each([
  ['four players', {}],
  ['two players', { options: { players: 2 } }],
  ['a partner who is always beaten, trumps forced', { options: { partnerExemption: 'none', underTrump: 'forced' } }],
  ['a partner who need not be trumped', { options: { partnerExemption: 'trumpOnly' } }],
  ['a hand that ends at 101, with cards held back', { options: { endIdas: 'immediate' } }],
])('%s', (_, asked) => {
  test('[GUI-6.1] [GUI-6.2] [GUI-6.4] no sample contradicts a card that was played, and the truth is never left out', () => {
    const random = fastRandom(4);
    let looked = 0;
    inEveryArrastre(asked, 24, (state, viewer, history, played) => {
      expect(wasLegal(played, state, viewer)).toBe(true);
      for (let i = 0; i < 4; i++) {
        looked++;
        expect(wasLegal(played, sample(view(state, viewer), random, history), viewer)).toBe(true);
      }
    });
    expect(looked).toBeGreaterThan(300);
  });
});

test('where few deals are possible each of them is drawn equally often', () => {
  const random = fastRandom(7);
  let positions = 0;
  inEveryArrastre({}, 60, (state, viewer, history, played) => {
    if (positions >= 12 || handCards(state, viewer).length !== 2) return;
    const deals = possibleDeals(state, viewer).filter((deal) => wasLegal(played, deal, viewer));
    if (deals.length < 2 || deals.length > 30) return;
    positions++;
    const counts = new Map(deals.map(({ hands }) => [hands.join(), 0]));
    for (let i = 0; i < deals.length * 200; i++) {
      const key = sample(view(state, viewer), random, history).hands.join();
      counts.set(key, (counts.get(key) ?? Number.NaN) + 1);
    }
    const chi = [...counts.values()].reduce((sum, count) => sum + ((count - 200) * (count - 200)) / 200, 0);
    expect(chi).toBeLessThan(deals.length + 5 * Math.sqrt(2 * deals.length));
  });
  expect(positions).toBe(12);
});

/** Every way in which the cards that a seat can't see may lie in the other hands. */
const possibleDeals = (state: State, viewer: Seat): readonly State[] => {
  const hidden = view(state, viewer).hands.map((hand) => hand.filter((card) => card === null).length);
  const others = [0, 1, 2, 3].filter((seat) => seat !== viewer);
  const unknown = others.flatMap((seat) => handCards(state, seat).filter((card) => !state.shown.includes(card)));
  const found: State[] = [];
  const deal = (at: number, s: State, left: readonly number[]): void => {
    const card = unknown[at];
    if (card === undefined) return void found.push(s);
    for (const seat of others) {
      if ((left[seat] ?? 0) === 0) continue;
      const next = cloneState(s);
      next.hands[seat * 4 + suitOf(card)]! |= bitOf(card);
      deal(
        at + 1,
        next,
        left.map((n, i) => (i === seat ? n - 1 : n)),
      );
    }
  };
  const bare = cloneState(state);
  for (const card of unknown) for (const seat of others) bare.hands[seat * 4 + suitOf(card)]! &= ~bitOf(card);
  deal(0, bare, hidden);
  return found;
};
