// The seven columns of a player (HN-6.3 to HN-6.7): flipping, runs, and what may lie on what.

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { WASTE } from './actions.ts';
import { fits, KING, nameOf, NO_CARD, rankOf, type Card } from './cards.ts';
import type { HighNoonEvent, PlaceName } from './events.ts';
import { COLUMNS, columnOf, columnTop, downOf, drawnOf, runLength, runOf, wasteTop, type State } from './state.ts';
import { takeFromWaste } from './stock.ts';

export const placeName = (at: number): PlaceName => (at === WASTE ? 'waste' : `t${at}`);

export const refuseFlip = (s: State, seat: Seat, column: number): Refusal | undefined => {
  const cards = columnOf(s, seat, column);
  if (cards.length === 0) return refusal('column-empty', 'HN-6.3', { from: column });
  if (cards.length === downOf(s, seat, column)) return undefined;
  return refusal('already-open', 'HN-6.3', { card: nameOf(cards.at(-1)!) });
};

/** Turns the face-down top of a column up. */
export const flipTop = (s: State, seat: Seat, column: number, events?: Events<HighNoonEvent>): void => {
  const at = seat * COLUMNS + column;
  const cards = s.columns[at]!;
  s.down[at] = cards.length - 1;
  s.runs[at] = 1;
  if (events === undefined) return;
  events.push({ pub: { type: 'turned', seat, column: placeName(column), card: nameOf(cards.at(-1)!) } });
};

/** HN-6.4: a card that was bared is turned up in the same step, unless the table plays otherwise. Was one? */
export const revealBared = (s: State, seat: Seat, column: number, events?: Events<HighNoonEvent>): boolean => {
  const at = seat * COLUMNS + column;
  const cards = s.columns[at]!;
  if (!s.options.autoReveal || cards.length === 0 || cards.length > s.down[at]!) return false;
  flipTop(s, seat, column, events);
  return true;
};

/** Takes cards off the top of a column. */
export const cutColumn = (s: State, seat: Seat, column: number, count: number): void => {
  const at = seat * COLUMNS + column;
  const cards = s.columns[at]!;
  const rest = cards.slice(0, cards.length - count);
  const run = s.runs[at]! - count;
  s.columns[at] = rest;
  // Only a position that somebody wrote has open cards under a run.
  s.runs[at] = run > 0 ? run : runLength(rest, s.down[at]!);
};

export const refuseMove = (s: State, seat: Seat, from: number, to: number, count: number): Refusal | undefined =>
  from === to
    ? refusal('same-column', 'HN-6.5', { from })
    : (refuseTaking(s, seat, from, count) ?? refuseLaying(s, seat, lowest(s, seat, from, count), to));

/** The lowest of the cards that would move. */
const lowest = (s: State, seat: Seat, from: number, count: number): Card => {
  if (from === WASTE) return wasteTop(s, seat);
  const cards = columnOf(s, seat, from);
  return cards[cards.length - count]!;
};

/** HN-6.5: can these cards be taken from here? */
const refuseTaking = (s: State, seat: Seat, from: number, count: number): Refusal | undefined => {
  if (from === WASTE) {
    return drawnOf(s, seat) > 0 ? undefined : refusal('waste-empty', 'HN-6.5');
  }
  const size = columnOf(s, seat, from).length;
  if (size === 0) return refusal('column-empty', 'HN-6.5', { from });
  if (count > size) return refusal('too-few-cards', 'HN-6.5', { from, cards: size });
  const open = size - downOf(s, seat, from);
  if (count > open) return refusal('face-down', 'HN-6.9', { from, open });
  const run = runOf(s, seat, from);
  return count > run ? refusal('not-a-run', 'HN-6.5', { from, run }) : undefined;
};

/** May this card be laid on that column? */
const refuseLaying = (s: State, seat: Seat, card: Card, to: number): Refusal | undefined => {
  const name = nameOf(card);
  if (columnOf(s, seat, to).length === 0) {
    if (s.options.emptyColumn === 'any' || rankOf(card) === KING) return undefined;
    return refusal('kings-only', 'HN-6.7', { card: name, to });
  }
  const top = columnTop(s, seat, to);
  if (top === NO_CARD) return refusal('onto-face-down', 'HN-6.9', { card: name, to });
  if (fits(card, top)) return undefined;
  const params = { card: name, top: nameOf(top) };
  if (rankOf(top) !== rankOf(card) + 1) return refusal('wrong-rank', 'HN-6.6', params);
  return refusal('same-colour', 'HN-6.6', params);
};

/** Moves cards onto a column; was a card turned up by it? */
export const moveCards = (
  s: State,
  seat: Seat,
  from: number,
  to: number,
  count: number,
  events?: Events<HighNoonEvent>,
): boolean => {
  const at = seat * COLUMNS + to;
  const target = s.columns[at]!.slice();
  s.runs[at] = target.length === 0 ? count : s.runs[at]! + count;
  s.columns[at] = target;
  if (from === WASTE) {
    target.push(wasteTop(s, seat));
    takeFromWaste(s, seat);
  } else {
    const source = columnOf(s, seat, from);
    for (let i = source.length - count; i < source.length; i++) target.push(source[i]!);
    cutColumn(s, seat, from, count);
  }
  if (events !== undefined) {
    const cards = target.slice(-count).map(nameOf);
    events.push({ pub: { type: 'moved', seat, from: placeName(from), to: placeName(to), cards } });
  }
  return from !== WASTE && downOf(s, seat, from) > 0 && revealBared(s, seat, from, events);
};
