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
  /** How much a card's own points count when they come home for certain. */
  readonly keep: number;
  /** The same while others play after it: taking the trick with a card that none of its suit beats, or with another. */
  readonly takeSure: number;
  readonly take: number;
  /** The same on a trick that the partner holds with such a card, or with another. */
  readonly loadSure: number;
  readonly load: number;
  /** How much what lies there already counts while others play after it. */
  readonly hold: number;
  /** A small card led from a suit with the as or the tres: the partner's sign of strength. */
  readonly sign: number;
}

/** The weights of both parts of a hand. */
export interface Hands {
  readonly robo: Weights;
  readonly arrastre: Weights;
}

const TWO: Hands = {
  robo: {
    trump: 2.394,
    trumpTop: 0.99,
    lead: -1.43,
    risk: 0.8,
    master: 0.24,
    loss: 0.623,
    breakPair: 8.368,
    half: 1.91,
    leadTrump: 1.1,
    keep: 0.5,
    takeSure: 0.25,
    take: 0.25,
    loadSure: 0.2,
    load: 0.2,
    hold: 1,
    sign: 0,
  },
  arrastre: {
    trump: 4.049,
    trumpTop: 0.7,
    lead: 0.03,
    risk: 0.81,
    master: 0.81,
    loss: 0.897,
    breakPair: 1.14,
    half: -2.667,
    leadTrump: 1.9,
    keep: 0.19,
    takeSure: 0.095,
    take: 0.095,
    loadSure: 0.076,
    load: 0.076,
    hold: 1,
    sign: 0,
  },
};

const FOUR: Hands = {
  robo: {
    trump: 6.35,
    trumpTop: 0.936,
    lead: -0.18,
    risk: 0.8,
    master: 0,
    loss: 0.79,
    breakPair: 10.46,
    half: 1.141,
    leadTrump: -0.9,
    keep: 0.41,
    takeSure: 0.205,
    take: 0.163,
    loadSure: 0.164,
    load: -0.166,
    hold: 1,
    sign: 0.3,
  },
  arrastre: {
    trump: 3.6,
    trumpTop: 0.988,
    lead: -0.32,
    risk: 0.86,
    master: 1.02,
    loss: 1.14,
    breakPair: 3.94,
    half: -0.73,
    leadTrump: 0,
    keep: 0.25,
    takeSure: 0.125,
    take: 0.035,
    loadSure: 0.1,
    load: -0.23,
    hold: 1,
    sign: 0,
  },
};

/** By number of players. */
export const WEIGHTS: { readonly 2: Hands; readonly 4: Hands } = { 2: TWO, 4: FOUR };
