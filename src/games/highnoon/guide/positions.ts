// Positions of HighNoon for lessons and examples: the boards that matter are said, the rest of each deck lies in its stock.

import type { Json } from '../../../kernel/json.ts';
import type { Situation } from '../../../kernel/guide.ts';

/** Columns from the left, each from its lowest card: `'H5? SQ'`; `?` is face down. */
interface Board {
  readonly t: readonly string[];
  readonly waste?: string;
  /** What is drawn next, the first first. */
  readonly next?: string;
}

interface Sketch {
  readonly mine: Board;
  readonly rival?: Board;
  /** Cards on the first foundation of each suit, placed by seat 0: how many of ♣ ♦ ♥ ♠. */
  readonly lanes?: readonly number[];
}

const SUITS = ['C', 'D', 'H', 'S'];
const COLUMNS = 7;
const RANKS = 13;

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

const idOf = (deck: number, word: string): string => {
  const open = word.replace('?', '');
  return `d${deck}:${open[0]}:${open.slice(1).padStart(2, '0')}${word.slice(open.length)}`;
};

const deckOf = (deck: number): readonly string[] =>
  SUITS.flatMap((suit) => Array.from({ length: RANKS }, (_, i) => idOf(deck, `${suit}${i + 1}`)));

const boardOf = (deck: number, { t, waste, next }: Board, placed: ReadonlySet<string>) => {
  const tableau = Array.from({ length: COLUMNS }, (_, i) => words(t[i]).map((word) => idOf(deck, word)));
  const open = words(waste).map((word) => idOf(deck, word));
  const drawn = words(next).map((word) => idOf(deck, word));
  const named = new Set([...tableau.flat().map((id) => id.replace('?', '')), ...open, ...drawn, ...placed]);
  const rest = deckOf(deck).filter((id) => !named.has(id));
  // The top of a stock is its last card.
  return { stock: [...rest, ...drawn.toReversed()].map((id) => `${id}?`), waste: open, tableau };
};

/** A rival who has not begun yet. */
const RIVAL: Board = {
  t: [
    'C12',
    'D3? H9',
    'S4? D6? C10',
    'H2? C8? S5? D13',
    'D9? S2? H7? C4? S11',
    'C6? H12? D2? S8? H4? D7',
    'S12? D10? C3? H6? S9? D5? S1',
  ],
};

export const situation = ({ mine, rival = RIVAL, lanes = [] }: Sketch): Situation => {
  const piles = SUITS.map((suit, i) => Array.from({ length: lanes[i] ?? 0 }, (_, n) => idOf(0, `${suit}${n + 1}`)));
  const placed = piles.flat();
  const players = [mine, rival].map((board, seat) => ({
    ...boardOf(seat, board, new Set(placed)),
    score: seat === 0 ? piles.reduce((sum, { length }) => sum + (length * (length + 1)) / 2, 0) : 0,
    placed: seat === 0 ? placed.length : 0,
  }));
  const position: Json = { mode: 'split', players, foundations: piles.flatMap((pile) => [pile, []]) };
  return { position };
};
