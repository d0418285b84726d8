// States of a random walk over what is hidden, as likely as the moves of the others make them.

import type { Mulle } from '../../games/mulle/index.ts';
import type { State } from '../../games/mulle/state.ts';
import type { Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { exchange, fits, redraw, stateOf, type Hidden, type HiddenHand } from './hidden.ts';
import { deedsOf, likelihood, type Deed, type Trust } from './reading.ts';

/** The share of a walk that only leads away from its start, and how many steps lie between two states that are kept. */
const UNSETTLED = 0.2;
const APART = 2;

/** A walk that finds nothing to exchange ends after so many steps per reading. */
const PATIENCE = 4;

const FINE = 2 ** 30;

/** Where a walk stands: the odds of each hidden hand. */
class Walk {
  readonly #hidden: Hidden;
  readonly #deeds: readonly Deed[];
  readonly #me: number;
  readonly #trust: Trust;
  readonly #odds: number[];
  /** Hands whose odds were computed. */
  readings = 0;

  constructor(hidden: Hidden, deeds: readonly Deed[], me: number, trust: Trust) {
    this.#hidden = hidden;
    this.#deeds = deeds;
    this.#me = me;
    this.#trust = trust;
    this.#odds = hidden.hands.map((hand) => this.#oddsOf(hand));
  }

  #oddsOf({ seat, from, size }: HiddenHand): number {
    const { base, cards, lost } = this.#hidden;
    const to = from + size;
    this.readings++;
    const rest = cards.slice(0, from).concat(cards.slice(to, cards.length - lost));
    return likelihood(base, this.#deeds, this.#me, seat, cards.slice(from, to), rest, this.#trust);
  }

  /** A card of a hand changes places with any other, as the odds before and after bid (Metropolis). */
  step(random: Random): void {
    const { hands, cards, held, lost } = this.#hidden;
    const i = random.below(held);
    const j = random.below(cards.length - lost);
    const one = handAt(hands, i);
    const other = handAt(hands, j);
    if (one === other || cards[i] === cards[j]) return;
    exchange(cards, i, j);
    const touched = other === -1 ? [one] : [one, other];
    if (!touched.every((hand) => fits(cards, hands[hand]!))) return exchange(cards, i, j);
    const odds = touched.map((hand) => this.#oddsOf(hands[hand]!));
    const before = touched.reduce((product, hand) => product * this.#odds[hand]!, 1);
    const after = odds.reduce((product, each) => product * each, 1);
    if (after < before && random.below(FINE) >= (after / before) * FINE) return exchange(cards, i, j);
    touched.forEach((hand, at) => (this.#odds[hand] = odds[at]!));
  }
}

/** The hand that a place belongs to; −1 for none. */
const handAt = (hands: readonly HiddenHand[], place: number): number => {
  for (let hand = 0; hand < hands.length; hand++) {
    const { from, size } = hands[hand]!;
    if (place >= from && place < from + size) return hand;
  }
  return -1;
};

/** How a player reads hands. */
export interface Reading {
  /** The odds of how many hands it computes at most, as a share of its budget. */
  readonly share: number;
  readonly trust: Trust;
}

/** States to choose from, all alike; none where the moves of this deal tell nothing. */
export const statesRead = (
  hidden: Hidden,
  { seat, view, history, budget }: Thought<Mulle>,
  { share, trust }: Reading,
  random: Random,
): readonly State[] => {
  const { hands, cards, lost } = hidden;
  const readings = Math.floor(budget * share);
  // Where all that is hidden is one hand there is nothing to find out.
  if (readings <= 2 * hands.length || hands.every(({ size }) => size === cards.length - lost)) return [];
  const deeds = deedsOf(history, view);
  const toldOf = ({ seat: other }: HiddenHand): boolean => deeds.some((deed) => deed.seat === other);
  if (!hands.some(toldOf)) return [];
  redraw(hidden, random);
  const walk = new Walk(hidden, deeds, seat, trust);
  const states: State[] = [];
  for (let steps = 1; walk.readings + 2 <= readings && steps < PATIENCE * readings; steps++) {
    walk.step(random);
    if (walk.readings > readings * UNSETTLED && steps % APART === 0) states.push(stateOf(hidden));
  }
  return states;
};
