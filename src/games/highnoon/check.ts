// Invariants of a state (HN-7): every card once, lanes in order, scores that add up. What fails here never gets into a log.

import type { BrokenInvariant } from '../../kernel/game.ts';
import { copyOf, rankOf, suitOf, type Card } from './cards.ts';
import { COLUMNS, LANES, PLAYERS, runLength, type State } from './state.ts';

const breach = (invariant: string, message: string): BrokenInvariant => ({ invariant, message });

/** The first broken invariant, if any. */
export const check = (s: State): BrokenInvariant | undefined =>
  s.stage === 'deal' ? undefined : (checkCards(s) ?? checkColumns(s) ?? checkTallies(s));

/** Ranks 1 to 13 of one suit of one deck, a bit each. */
const FULL = 0x3ffe;
const once = new Int32Array(8);
const inAll = new Int32Array(8);

const count = (card: Card): void => {
  const group = copyOf(card) * 4 + suitOf(card);
  const bit = 1 << rankOf(card);
  once[group] = (once[group] as number) | bit;
  inAll[group] = (inAll[group] as number) + bit;
};

/** HN-7.1: union and sum of all cards are the full suits only if every card lies in exactly one place. */
const checkCards = (s: State): BrokenInvariant | undefined => {
  once.fill(0);
  inAll.fill(0);
  for (const column of s.columns) for (let i = 0; i < column.length; i++) count(column[i] as Card);
  for (const ring of s.rings) for (let i = 0; i < ring.length; i++) count(ring[i] as Card);
  for (let lane = 0; lane < LANES; lane++) {
    const top = s.lanes[lane] as number;
    if (!Number.isInteger(top) || top < 0 || top > 13)
      return breach('lanes', `foundation ${lane} has an impossible top`);
    const lying = ((2 << top) - 1) & FULL;
    const second = s.copies[lane] as number;
    if ((second & ~lying) !== 0) return breach('lanes', `foundation ${lane} names a card above its top`);
    addLane(lane >> 1, lying & ~second);
    addLane(4 + (lane >> 1), second);
  }
  for (let group = 0; group < 8; group++) {
    if (once[group] !== FULL) return breach('cards', 'a card is missing');
    if (inAll[group] !== FULL) return breach('cards', 'a card is in two places');
  }
  return undefined;
};

const addLane = (group: number, mask: number): void => {
  once[group] = (once[group] as number) | mask;
  inAll[group] = (inAll[group] as number) + mask;
};

const checkColumns = (s: State): BrokenInvariant | undefined => {
  for (let at = 0; at < PLAYERS * COLUMNS; at++) {
    const cards = s.columns[at] as readonly Card[];
    const down = s.down[at] as number;
    if (down < 0 || down > cards.length) return breach('face-down', 'more cards lie face down than there are');
    if (s.runs[at] !== runLength(cards, down)) return breach('runs', 'a run is not as long as it is said to be');
  }
  for (let seat = 0; seat < PLAYERS; seat++) {
    const drawn = s.drawn[seat] as number;
    const ring = s.rings[seat] as readonly Card[];
    if (drawn < 0 || drawn > ring.length) return breach('stock', 'more cards are drawn than there are');
    let left = ring.length;
    for (let column = 0; column < COLUMNS; column++)
      left += (s.columns[seat * COLUMNS + column] as readonly Card[]).length;
    if (s.left[seat] !== left) return breach('left', 'the cards left are counted wrong');
  }
  return undefined;
};

/** HN-7.3: what the players have together is what lies on the foundations. */
const checkTallies = (s: State): BrokenInvariant | undefined => {
  let cards = 0;
  let ranks = 0;
  for (const top of s.lanes) {
    cards += top;
    ranks += (top * (top + 1)) / 2;
  }
  const [score0 = 0, score1 = 0] = s.score;
  const [placed0 = 0, placed1 = 0] = s.placed;
  if (score0 < 0 || score1 < 0 || score0 + score1 !== ranks) {
    return breach('score', 'the scores differ from the ranks on the foundations');
  }
  return placed0 < 0 || placed1 < 0 || placed0 + placed1 !== cards
    ? breach('placed', 'the cards placed differ from those on the foundations')
    : undefined;
};
