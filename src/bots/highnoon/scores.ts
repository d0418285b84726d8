// What everything useful in HighNoon scores for a player who goes by scores, and other manners of playing on than the usual one.

/** What scores nothing is left for turning the stock. */
export interface Scores {
  readonly flip: number;
  /** Placing a card of a column, for each face-down card that it uncovers the top of, and of the waste. */
  readonly placeColumn: number;
  readonly placeUncovers: number;
  readonly placeWaste: number;
  /** Placing the top of a run, so that a run that hides cards can go onto the next. */
  readonly placeMakesRoom: number;
  /** The rival places the next card at once: by the lead, from four cards behind to three ahead; and the one after it, too. */
  readonly gives: readonly [number, number, number, number, number];
  readonly givesMore: number;
  /** The next card is ready here as well. */
  readonly follows: number;
  /** The rival has the same card ready: whoever is first has it. */
  readonly contested: number;
  /** Both cards of the kind are one's own: nobody else can be first. */
  readonly alone: number;
  readonly ahead: number;
  /** Something must come of it: a round of both stocks brought nothing, or one of the rival's stock nothing for them while they are not behind. */
  readonly placeStill: number;
  readonly wakes: number;
  /** Uncovering, for each card face down. */
  readonly uncover: number;
  /** Laying a card of the waste out, more for a high one. */
  readonly layOut: number;
  readonly layOutRank: number;
  readonly layOutKing: number;
  readonly layOutFollowed: number;
  readonly layOutStill: number;
  /** Moving a part of a run off a card that can be placed, beside what placing that scores. */
  readonly free: number;
  /** The same off a card that a run that hides cards can go onto; less than uncovering, which comes next. */
  readonly makeRoom: number;
  /** Emptying a column that a king waits for. */
  readonly vacate: number;
}

/** Found by evolution: those of a generation played the same thousands of shared deals against the greedy list, without any search. */
export const WARY: Scores = {
  flip: 1000,
  placeColumn: 38,
  placeUncovers: 2,
  placeWaste: 22,
  placeMakesRoom: 4,
  gives: [-18, -37, -54, -104, -157],
  givesMore: -16,
  follows: 11,
  contested: 74,
  alone: -25,
  ahead: -5,
  placeStill: 60,
  wakes: 24,
  uncover: 7,
  layOut: -125,
  layOutRank: 8.6,
  layOutKing: 21,
  layOutFollowed: 58,
  layOutStill: 77,
  free: 19,
  makeRoom: 4,
  vacate: 4,
};

/** By the lead in cards placed. */
export const givenAt = ({ gives }: Scores, lead: number): number =>
  gives[lead <= -4 ? 0 : lead <= -2 ? 1 : lead <= 0 ? 2 : lead <= 2 ? 3 : 4];

/** The same without a thought for what the rival could place then. */
export const OPEN: Scores = { ...WARY, gives: [0, 0, 0, 0, 0], givesMore: 0 };

const HALF_OPEN: Scores['gives'] = [-9, -18, -27, -52, -78];
const CLOSED: Scores['gives'] = [-60, -100, -150, -200, -250];

/** The wary scores, found again by players who can only guess whose the hidden cards are; the first ones knew. */
const GUESSING: Scores = {
  ...WARY,
  placeColumn: 23,
  placeUncovers: 1,
  placeWaste: 12,
  gives: [-18, -58, -54, -104, -157],
  givesMore: -25,
  contested: 129,
  alone: -10,
  placeStill: 73,
  wakes: 12,
  makeRoom: -1,
};

/** Of a hundred other ways to play on, these gained most together: chosen in some worlds, measured in others. */
const OTHERS: readonly Scores[] = [
  // Gets things going, whoever gains.
  { ...WARY, layOut: -90, gives: [0, 0, 0, 0, 0], placeStill: 120 },
  // Does not wait with a card that nobody else can place.
  { ...WARY, alone: 20 },
  // Lays out much and gives nothing away, however long it takes.
  { ...WARY, layOut: -60, gives: CLOSED, placeStill: 0 },
  // Does not wait either, is half open, and lays out next to nothing.
  { ...WARY, alone: 20, layOutRank: 0, gives: HALF_OPEN },
  // Empties the stock first.
  { ...WARY, placeWaste: 75, placeUncovers: 7, layOut: -55 },
];

/** Ways to play on, the usual one first. */
export type Manners = readonly [Scores, ...Scores[]];

export const MANNERS: Manners = [WARY, ...OTHERS];
/** With the scores of who guesses as the usual ones: those of `expert` 5. */
export const GUESSING_MANNERS: Manners = [GUESSING, ...OTHERS];

/** Opens lanes, whoever uses them, and waits with what nobody else has: found like the wary scores, to beat players who move at random more often than the greedy list does, and not the greedy list. */
export const CARELESS: Scores = {
  ...WARY,
  placeColumn: 23,
  placeWaste: 21,
  placeMakesRoom: -4,
  gives: [40, 40, 40, 40, 40],
  givesMore: 2,
  contested: -10,
  alone: -44,
  placeStill: 65,
  wakes: 18,
  uncover: 13,
  layOutKing: 38,
  layOutStill: 41,
  free: 5,
};
