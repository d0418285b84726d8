// The search behind the dead test: every arrangement of columns, stock and waste that a player can reach without progress.
//
// An arrangement is one byte per card: where it lies. Cards of stock and waste come first, in the order of drawing; then the open
// cards of the columns. Which column a pile stands in makes no difference, so it is not told. Arrangements are compared
// byte by byte, never only by their hash: a match must not end by a coincidence.

import type { Seat } from '../../kernel/game.ts';
import { fits, KING, rankOf, shapeOf, type Card } from './cards.ts';
import { laneFor, NO_LANE } from './foundations.ts';
import { COLUMNS, columnOf, downOf, drawnOf, ringOf, runOf, type State } from './state.ts';
import { comesUp } from './stock.ts';

/** HN-12.2: beyond so many arrangements the player counts as alive. */
const SEARCH_LIMIT = 20_000;

const MOST_CARDS = 104;

/** Where a card lies: in stock or waste, on face-down cards, at the foot of a column, or (from `ON` up) on another card. */
const RING = 0;
const BASE = 1;
const FLOOR = 2;
const ON = 3;

const NOTHING = 255;
const TABLE_BITS = 16;
const SHAPES = 32;

/** The player that is searched for. All of this is scratch: refilled by each search, and no part of any state. */
const player = { cards: 0, ring: 0, drawCount: 1, any: false, stride: 0 };
const CARD = new Uint8Array(MOST_CARDS);
const PLACEABLE = new Uint8Array(MOST_CARDS);

/** The arrangements found, one after the other, each with the number of cards drawn as its last byte. */
let found = new Uint8Array(0);
let count = 0;
const slots = new Int32Array(1 << TABLE_BITS);
const usedSlots = new Int32Array(SEARCH_LIMIT + 1);

/** Shapes that a card on face-down cards could move onto, as bits; and whether one of those could begin an empty column. */
let hosts = 0;
let roomHelps = false;

/** Can this player make progress from some arrangement that can be reached? */
export const searchArrangements = (s: State, seat: Seat): boolean => {
  prepare(s, seat);
  if (!mightEver()) return false;
  count = 0;
  let progress = false;
  remember();
  for (let next = 0; next < count && !progress; next++) {
    progress = expand(next) || count > SEARCH_LIMIT;
  }
  for (let i = 0; i < count; i++) slots[usedSlots[i]!] = 0;
  return progress;
};

/** The arrangement that is being built or looked at. */
const now = new Uint8Array(MOST_CARDS + 1);

const prepare = (s: State, seat: Seat): void => {
  const ring = ringOf(s, seat);
  player.ring = ring.length;
  player.drawCount = s.options.drawCount;
  player.any = s.options.emptyColumn === 'any';
  let at = 0;
  for (const card of ring) add(s, at++, card, RING);
  for (let column = 0; column < COLUMNS; column++) {
    const cards = columnOf(s, seat, column);
    const down = downOf(s, seat, column);
    for (let i = down; i < cards.length; i++) {
      add(s, at, cards[i]!, i > down ? ON + at - 1 : down > 0 ? BASE : FLOOR);
      at++;
    }
  }
  findHosts(s, seat);
  player.cards = at;
  player.stride = at + 1;
  // Turning single cards reaches every one of them, so how many are drawn makes no difference.
  now[at] = player.drawCount === 1 ? 0 : drawnOf(s, seat);
};

/** What would uncover a card if it came to the top. A pile that is no single run, which only a written position has, is left to `expand`. */
const findHosts = (s: State, seat: Seat): void => {
  hosts = 0;
  roomHelps = false;
  for (let column = 0; column < COLUMNS; column++) {
    const cards = columnOf(s, seat, column);
    const down = downOf(s, seat, column);
    if (down === 0 || cards.length - down !== runOf(s, seat, column)) continue;
    const base = cards[down]!;
    hosts |= 1 << ((shapeOf(base) + 2) ^ 1);
    roomHelps ||= player.any || rankOf(base) === KING;
  }
};

const add = (s: State, at: number, card: Card, where: number): void => {
  CARD[at] = card;
  PLACEABLE[at] = laneFor(s.lanes, card) === NO_LANE ? 0 : 1;
  now[at] = where;
};

/** What lies directly on each card, and the cards nothing lies on. */
const above = new Uint8Array(MOST_CARDS);
const tops = new Uint8Array(COLUMNS);
let topCount = 0;
let emptyColumns = 0;

/** Reads the structure of the arrangement in `now`. */
const survey = (): void => {
  const { cards, ring } = player;
  for (let i = 0; i < cards; i++) above[i] = NOTHING;
  topCount = 0;
  emptyColumns = COLUMNS;
  for (let i = 0; i < cards; i++) {
    const where = now[i]!;
    if (where >= ON) above[where - ON] = i;
    else if (where !== RING) emptyColumns--;
  }
  for (let i = 0; i < cards; i++) {
    if (above[i] === NOTHING && (i >= ring || now[i] !== RING)) tops[topCount++] = i;
  }
};

const kingOrAny = (i: number): boolean => player.any || rankOf(CARD[i]!) === KING;

/** How many cards of each kind could ever be the top of a column. */
const exposed = new Uint8Array(SHAPES);
const isExposed = new Uint8Array(MOST_CARDS);

/** Could anything ever help, if moving a card took nothing away? No is certain, yes is not. */
const mightEver = (): boolean => {
  survey();
  for (let shape = 0; shape < SHAPES; shape++) exposed[shape] = 0;
  for (let i = 0; i < player.cards; i++) isExposed[i] = 0;
  for (let i = 0; i < topCount; i++) expose(tops[i]!);
  let roomy = emptyColumns > 0;
  for (let grown = true; grown;) {
    grown = false;
    for (let i = 0; i < player.cards; i++) {
      const where = now[i]!;
      if (where === BASE) continue;
      const goes = couldLie(i, roomy);
      if (!goes) continue;
      if (where === FLOOR && !roomy && hasHost(i)) grown = roomy = true;
      const bared = where === RING ? i : where >= ON ? where - ON : NOTHING;
      if (bared !== NOTHING && isExposed[bared] === 0) {
        expose(bared);
        grown = true;
      }
    }
  }
  return helps(roomy);
};

const expose = (i: number): void => {
  isExposed[i] = 1;
  const shape = shapeOf(CARD[i]!);
  exposed[shape]!++;
};

/** Is there a card that this one could lie on? */
const hasHost = (i: number): boolean => exposed[(shapeOf(CARD[i]!) + 2) ^ 1] !== 0;

const couldLie = (i: number, roomy: boolean): boolean => hasHost(i) || (roomy && kingOrAny(i));

const helps = (roomy: boolean): boolean => {
  for (let i = 0; i < player.cards; i++) {
    if (now[i] === BASE && couldLie(i, roomy)) return true;
    if (PLACEABLE[i] === 1 && (now[i] === RING || isExposed[i] === 1)) return true;
  }
  return false;
};

/** Looks at everything one move away from an arrangement; true when one of the moves is progress. */
const expand = (index: number): boolean => {
  const { stride } = player;
  for (let i = 0; i < stride; i++) now[i] = found[index * stride + i]!;
  survey();
  for (let i = 0; i < topCount; i++) if (PLACEABLE[tops[i]!] === 1) return true;
  for (let i = 0; i < topCount; i++) if (expandPile(tops[i]!)) return true;
  return player.ring > 0 && expandRing();
};

/** Every run at the top of a pile, moved wherever it fits. */
const expandPile = (top: number): boolean => {
  let card = top;
  for (;;) {
    const where = now[card]!;
    if (where === BASE) return (emptyColumns > 0 && kingOrAny(card)) || hostAmongTops(card);
    if (tryMoves(card, where, -1)) return true;
    if (where < ON || !fits(CARD[card]!, CARD[where - ON]!)) return false;
    card = where - ON;
  }
};

const hostAmongTops = (card: number): boolean => {
  for (let i = 0; i < topCount; i++) if (fits(CARD[card]!, CARD[tops[i]!]!)) return true;
  return false;
};

/** Would this card, on top of a column, be progress: to be placed, or to take what lies on a face-down card? */
const isWelcome = (card: number): boolean => PLACEABLE[card] === 1 || ((hosts >> shapeOf(CARD[card]!)) & 1) === 1;

/** Does moving this card away, or into the tableau, lead straight to progress? */
const leadsOn = (card: number, where: number): boolean => {
  if (where === FLOOR) return roomHelps;
  return isWelcome(where === RING ? card : where - ON);
};

/** Moves a card, and what lies on it, to each top it fits and to an empty column; `drawn` is set for a card of the waste. True if that is enough. */
const tryMoves = (card: number, where: number, drawn: number): boolean => {
  const { cards } = player;
  const enough = leadsOn(card, where);
  const before = now[cards]!;
  if (drawn >= 0) now[cards] = drawn;
  for (let i = 0; i < topCount; i++) {
    const host = tops[i]!;
    if (!fits(CARD[card]!, CARD[host]!)) continue;
    if (enough) return true;
    now[card] = ON + host;
    remember();
  }
  if (emptyColumns > 0 && where !== FLOOR && kingOrAny(card)) {
    if (enough) return true;
    now[card] = FLOOR;
    remember();
  }
  now[card] = where;
  now[cards] = before;
  return false;
};

/** Every card of stock and waste that comes to lie on top, placed or moved to a column. */
const expandRing = (): boolean => {
  const { cards, ring, drawCount } = player;
  let size = 0;
  for (let i = 0; i < ring; i++) if (now[i] === RING) size++;
  const drawn = now[cards]!;
  let place = 0;
  for (let i = 0; i < ring; i++) {
    if (now[i] !== RING) continue;
    if (comesUp(place, drawn, size, drawCount)) {
      if (PLACEABLE[i] === 1) return true;
      if (tryMoves(i, RING, drawCount === 1 ? 0 : place)) return true;
    }
    place++;
  }
  return false;
};

/** Keeps the arrangement in `now`, if it is new and there is room. */
const remember = (): void => {
  const { stride } = player;
  if (count > SEARCH_LIMIT) return;
  let hash = 0;
  for (let i = 0; i < stride; i++) hash = (Math.imul(hash ^ now[i]!, 0x01000193) + 0x1e3779b9) | 0;
  let slot = (hash ^ (hash >>> 15)) & (slots.length - 1);
  while (slots[slot] !== 0) {
    if (isSame((slots[slot]! - 1) * stride)) return;
    slot = (slot + 1) & (slots.length - 1);
  }
  if ((count + 1) * stride > found.length) grow();
  for (let i = 0; i < stride; i++) found[count * stride + i] = now[i]!;
  usedSlots[count] = slot;
  slots[slot] = ++count;
};

const isSame = (offset: number): boolean => {
  for (let i = 0; i < player.stride; i++) if (found[offset + i] !== now[i]) return false;
  return true;
};

const grow = (): void => {
  const larger = new Uint8Array(Math.max(1 << 14, found.length * 2));
  larger.set(found);
  found = larger;
};
