// Positions of Guiñote for lessons and examples: what matters is said, the rest of the deck is laid where it belongs.

import type { Json } from '../../../kernel/json.ts';
import type { Situation } from '../../../kernel/guide.ts';

/** Cards as words: `'2C 1C 3O'`. */
interface Sketch {
  /** The turned-up card while there is a stock. */
  readonly pinta?: string;
  /** Once there is none. */
  readonly trump?: string;
  readonly hands: readonly string[];
  readonly leader: number;
  readonly trick?: string;
  /** The cards that are drawn next. */
  readonly stock?: string;
  /** What the others' side has taken; seat 0's side has the rest, once there is no stock. */
  readonly theirs?: string;
  /** Suits that seat 0 has sung. */
  readonly sung?: string;
  readonly options?: { readonly [name: string]: string | number | boolean };
}

const RANKS = [2, 4, 5, 6, 7, 11, 10, 12, 3, 1];
const DECK = RANKS.flatMap((rank) => ['B', 'C', 'E', 'O'].map((suit) => `${rank}${suit}`));

const cards = (text = ''): readonly string[] => text.split(' ').filter((card) => card !== '');

/** A situation in the first hand of a match, for as many as there are hands. */
export const situation = (sketch: Sketch): Situation => {
  const hands = sketch.hands.map((hand) => cards(hand));
  const trick = cards(sketch.trick);
  const theirs = cards(sketch.theirs);
  const drawn = cards(sketch.stock);
  const { pinta = null, leader } = sketch;
  const named = new Set([...hands.flat(), ...trick, ...theirs, ...drawn, pinta]);
  const rest = DECK.filter((card) => !named.has(card));
  const robo = pinta !== null;
  const players = hands.length;
  const position: Json = {
    players,
    dealer: (leader + players - 1) % players,
    hand: 'idas',
    trump: sketch.trump ?? pinta?.slice(-1) ?? null,
    pinta,
    stock: robo ? [...drawn, ...rest] : [],
    hands,
    trick: { leader, cards: trick },
    won: [robo ? [] : rest, theirs],
    lastTrick: robo ? null : { winner: leader },
    cantes: cards(sketch.sung).map((suit) => ({ seat: 0, suit })),
    sungSinceTrick: [],
    carried: [0, 1].map(() => ({ points: 0, cardPoints: 0 })),
    partidas: [0, 0],
    cotos: [0, 0],
    deals: 1,
  };
  return { options: { players, ...sketch.options }, position };
};
