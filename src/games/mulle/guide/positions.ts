// Positions of Mulle for lessons and examples, in the first deal of a match: what matters is said, the rest of the pack is in the stock.

import type { Json } from '../../../kernel/json.ts';
import type { Situation } from '../../../kernel/guide.ts';

interface Sketch {
  /** Loose cards, and builds as `1:8=S5+S3`: owner, value and cards. */
  readonly table: string;
  readonly hands: readonly string[];
  /** What each side has taken; twins among them have scored. */
  readonly taken: readonly [string, string];
  readonly mulles?: readonly [string, string];
}

const SUITS = ['S', 'H', 'D', 'C'];
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const PACK = SUITS.flatMap((suit) => RANKS.flatMap((rank) => [`${suit}${rank}`, `${suit}${rank}`]));

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

const pileOf = (word: string) => {
  const [head = '', cards] = word.split('=');
  if (cards === undefined) return { cards: [head] };
  const [owner, value] = head.split(':').map(Number);
  return { cards: cards.split('+'), build: { owner, value, locked: false } };
};

export const situation = ({ table, hands, taken, mulles = ['', ''] }: Sketch): Situation => {
  const piles = words(table).map(pileOf);
  const held = hands.map((hand) => words(hand));
  const captured = taken.map((pile) => words(pile));
  const stock = [...PACK];
  for (const card of [...piles.flatMap((pile) => pile.cards), ...held.flat(), ...captured.flat()])
    stock.splice(stock.indexOf(card), 1);
  const position = {
    turn: 0,
    table: piles,
    hands: held,
    stock,
    captured,
    mulles: mulles.map((cards) => words(cards)),
    tabbar: [0, 0],
    lastTaker: 1,
    deal: 1,
    omgang: 1,
    totals: [0, 0],
  };
  return { position: position as unknown as Json };
};
