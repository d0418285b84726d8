// The weights of the policy, in points, tuned in `aragon` by matches against itself: for two and for four players, with a stock and without.

/** What a card is judged by. */
export interface Weights {
  /** What a trump costs beyond its points: any, and for each place in its order. */
  readonly trump: number;
  readonly trumpTop: number;
  /** What taking a trick brings beyond its points: the lead, and with a stock the first draw. */
  readonly lead: number;
  /** Points led are at risk; the best card left of its suit is not. */
  readonly risk: number;
  readonly master: number;
  /** How much points lost to a rival's trick count. */
  readonly loss: number;
  /** What it costs to break a pair that can be sung, or to give up half of one that may still come together. */
  readonly breakPair: number;
  readonly half: number;
  readonly leadTrump: number;
  /** How much a card's own points count when they come home. */
  readonly keep: number;
}

/** The weights of both parts of a hand. */
interface Hand {
  readonly robo: Weights;
  readonly arrastre: Weights;
}

const TWO: Hand = {
  robo: {
    trump: 3.42,
    trumpTop: 0.99,
    lead: -1.43,
    risk: 0.8,
    master: 0.09,
    loss: 0.6,
    breakPair: 4,
    half: 1.91,
    leadTrump: 1.1,
    keep: 0.5,
  },
  arrastre: {
    trump: 4.33,
    trumpTop: 0.7,
    lead: 0.03,
    risk: 0.81,
    master: 0.81,
    loss: 0.81,
    breakPair: 1.14,
    half: -2.26,
    leadTrump: 1.9,
    keep: 0.19,
  },
};

const FOUR: Hand = {
  robo: {
    trump: 6.35,
    trumpTop: 0.72,
    lead: -0.18,
    risk: 0.8,
    master: 0,
    loss: 0.79,
    breakPair: 5.45,
    half: 1.63,
    leadTrump: -0.9,
    keep: 0.41,
  },
  arrastre: {
    trump: 3.6,
    trumpTop: 0.76,
    lead: -0.32,
    risk: 0.86,
    master: 1.02,
    loss: 1.14,
    breakPair: 3.94,
    half: -0.73,
    leadTrump: 0,
    keep: 0.25,
  },
};

/** By number of players. */
export const WEIGHTS: { readonly 2: Hand; readonly 4: Hand } = { 2: TWO, 4: FOUR };
