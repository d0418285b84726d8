// The eight foundations that both players build on (HN-3): which lane takes a card, and what placing one does.

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { WASTE } from './actions.ts';
import { copyOf, nameOf, NO_CARD, rankOf, suitOf, type Card } from './cards.ts';
import type { HighNoonEvent } from './events.ts';
import { columnOf, columnTop, downOf, replaceAt, wasteTop, type State } from './state.ts';
import { takeFromWaste } from './stock.ts';
import { revealBared, cutColumn, placeName } from './tableau.ts';

export const NO_LANE = -1;

/** The lane a card goes to: of those that fit the one with the higher top, of equals the first (HN-3.2, HN-3.3). */
export const laneFor = (lanes: readonly number[], card: Card): number => {
  const first = suitOf(card) * 2;
  const below = rankOf(card) - 1;
  // Both tops that fit are equal, since each is the rank below the card: the first lane is the lower number.
  if (lanes[first] === below) return first;
  return lanes[first + 1] === below ? first + 1 : NO_LANE;
};

/** The card that could be placed from here: the waste's top, or the open top of a column. */
const placeable = (s: State, seat: Seat, from: number): Card =>
  from === WASTE ? wasteTop(s, seat) : columnTop(s, seat, from);

export const refusePlacing = (s: State, seat: Seat, from: number): Refusal | undefined => {
  const card = placeable(s, seat, from);
  if (card === NO_CARD) return nothingThere(s, seat, from);
  if (laneFor(s.lanes, card) !== NO_LANE) return undefined;
  return refusal('not-next', 'HN-3.2', { card: nameOf(card), next: nextCards(s.lanes, card) });
};

const nothingThere = (s: State, seat: Seat, from: number): Refusal => {
  if (from === WASTE) return refusal('waste-empty', 'HN-6.8');
  if (columnOf(s, seat, from).length === 0) return refusal('column-empty', 'HN-6.8', { from });
  return refusal('face-down', 'HN-6.9', { from, open: 0 });
};

const FRENCH = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

/** What the foundations of a card's suit wait for, as French cards. */
const nextCards = (lanes: readonly number[], card: Card): readonly string[] => {
  const first = suitOf(card) * 2;
  const ranks = [...new Set([lanes[first]!, lanes[first + 1]!])].filter((top) => top < 13);
  return ranks.map((top) => `${nameOf(card).charAt(3)}${FRENCH[top]}`);
};

/** Puts a card on its lane for its rank in points (HN-11.1). */
export const placeCard = (s: State, seat: Seat, from: number, events?: Events<HighNoonEvent>): void => {
  const card = placeable(s, seat, from);
  const lane = laneFor(s.lanes, card);
  const rank = rankOf(card);
  if (from === WASTE) takeFromWaste(s, seat);
  else cutColumn(s, seat, from, 1);
  s.lanes = replaceAt(s.lanes, lane, rank);
  if (copyOf(card) === 1) s.copies = replaceAt(s.copies, lane, s.copies[lane]! | (1 << rank));
  s.score = replaceAt(s.score, seat, s.score[seat]! + rank);
  s.placed = replaceAt(s.placed, seat, s.placed[seat]! + 1);
  s.left[seat]!--;
  if (events !== undefined) {
    const score = s.score[seat]!;
    events.push({ pub: { type: 'placed', seat, from: placeName(from), lane, card: nameOf(card), score } });
  }
  if (from !== WASTE && downOf(s, seat, from) > 0) revealBared(s, seat, from, events);
};
