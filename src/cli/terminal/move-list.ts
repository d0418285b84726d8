// Legal moves as lines of a screen: in words, as actions, or as densely as they go; moves that are left out are counted.

import { clip, columns, flow, grid, wrap } from './columns.ts';
import type { Move } from './moves.ts';

/** How much each move takes: its words and its action, the action alone, or what it does with a card that is named once. */
export type Density = 'words' | 'actions' | 'dense';

/** What a list says about itself. */
export interface ListTexts {
  /** Stands above it, or before it where lines are rare. */
  readonly head: string;
  readonly more: (count: number) => string;
}

const GAP = '  ';

const markOf = ({ number }: Move): string => `${String(number).padStart(2)}) `;

const wholeMove = (move: Move): string => {
  const { label, action } = move;
  return markOf(move) + (label.toLowerCase() === action.toLowerCase() ? label : `${label} (${action})`);
};

/** A move in a list: its number, what it says, and what to type in full; where that is too long, the number will do. */
export const moveText = (move: Move, width: number): string => {
  const both = wholeMove(move);
  return columns(both) <= width ? both : clip(`${markOf(move)}${move.label}`, width);
};

/** The same in as many lines as it takes. */
export const moveLines = (move: Move, width: number): readonly string[] => wrap(wholeMove(move), width, '    ');

/** An action without the card it is about; nothing if it does not name that card. */
const withoutCard = ({ action, touch }: Move): string | undefined => {
  const words = action.split(' ');
  const at = touch === undefined ? -1 : words.indexOf(touch.card);
  return at === -1 ? undefined : words.toSpliced(at, 1).join(' ');
};

/** `H7: 1) play A  2) play B`: a card with several moves is named once. */
const denseItems = (moves: readonly Move[]): readonly string[] =>
  moves.map((move, i) => {
    const rest = withoutCard(move);
    const isAbout = (other: Move | undefined): boolean => other?.touch?.card === move.touch?.card;
    if (rest === undefined || !(isAbout(moves[i - 1]) || isAbout(moves[i + 1])))
      return `${move.number}) ${move.action}`;
    return `${isAbout(moves[i - 1]) ? '' : `${move.touch?.card}: `}${move.number}) ${rest}`;
  });

const listed = (moves: readonly Move[], density: Density, width: number): string[] => {
  if (density === 'dense') return flow(denseItems(moves), width, GAP);
  return grid(
    moves.map((move) => (density === 'words' ? moveText(move, width) : markOf(move) + move.action)),
    width,
  );
};

/** The moves in a density; those that no card stands for come last. */
export const moveList = (
  moves: readonly Move[],
  { head }: ListTexts,
  density: Density,
  width: number,
): readonly string[] => {
  if (moves.length === 0) return [];
  const withCard = moves.filter(({ touch }) => touch);
  const buttons = moves.filter(({ touch }) => !touch);
  if (density === 'dense') return flow([head, ...denseItems(withCard), ...denseItems(buttons)], width, GAP);
  return [head, ...listed(withCard, density, width), ...listed(buttons, density, width)];
};

/** The densest list in at most `most` lines. What is left out is counted, and what no card stands for stays in: it is found nowhere else. */
export const cutMoveList = (
  moves: readonly Move[],
  texts: ListTexts,
  width: number,
  most: number,
): readonly string[] => {
  const whole = moveList(moves, texts, 'dense', width);
  if (whole.length <= most) return whole;
  const withCard = moves.filter(({ touch }) => touch);
  const buttons = moves.filter(({ touch }) => !touch);
  const listing = (count: number): readonly string[] => {
    const shown = [...withCard.slice(0, Math.max(0, count - buttons.length)), ...buttons.slice(0, count)];
    return [...moveList(shown, texts, 'dense', width), texts.more(moves.length - shown.length)];
  };
  // The largest number of moves that fits: more moves never take fewer lines.
  let [fits, tooMany] = [0, moves.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    if (listing(middle).length <= most) fits = middle;
    else tooMany = middle;
  }
  return listing(fits);
};
