// Which loose cards can be taken together for a value, found by ranks: suits never matter for a sum.

import { MOST_VALUE } from './cards.ts';

const RANKS = 13;
/** Slots of a row: table values 1 to 13, slot 0 unused. */
export const ROW = RANKS + 1;

/** How many loose cards of each table value lie there. */
export type Counts = Int8Array;

/** Rows of counts: what a maximal capture takes of each rank. Valid until the next search. */
export interface Takings {
  readonly rows: Int8Array;
  readonly count: number;
}

/** A table so crowded that it has more is searched no further. */
const MOST_TAKINGS = 2048;
const MOST_NODES = 1 << 15;

const rows = new Int8Array(MOST_TAKINGS * ROW);
const rest: Counts = new Int8Array(ROW);
const left: Counts = new Int8Array(ROW);
const total: Counts = new Int8Array(ROW);

/** Weight of a rank in the number that stands for a row: eight cards of a rank at most, so base nine. */
const WEIGHTS: number[] = [0, 1];
for (let rank = 2; rank < ROW; rank++) WEIGHTS.push(WEIGHTS[rank - 1]! * 9);

const SLOTS = MOST_NODES * 2;
const seenKeys = new Float64Array(SLOTS);
const seenIn = new Int32Array(SLOTS);
let search = 0;
let nodes = 0;
let found = 0;
let target = 0;

/** Every set of ranks that is made of groups worth `value` and is part of no larger one (MUL-3.5), each once. */
export const maximalTakings = (counts: Counts, value: number): Takings => {
  beginSearch();
  nodes = 0;
  found = 0;
  target = value;
  let key = 0;
  for (let rank = 1; rank < ROW; rank++) {
    const n = rank > value ? 0 : counts[rank]!;
    total[rank] = n;
    rest[rank] = n;
    left[rank] = 0;
    key += n * WEIGHTS[rank]!;
  }
  descend(Math.min(RANKS, value), key, 1);
  dropParts();
  return { rows, count: found };
};

const worth = new Int16Array(MOST_TAKINGS);
const whole = new Int16Array(MOST_TAKINGS);

/** Drops every row that is part of another: other groups can leave nothing behind and still take less. */
const dropParts = (): void => {
  for (let i = 0; i < found; i++) {
    let sum = 0;
    for (let rank = 1; rank < ROW; rank++) sum += rank * rows[i * ROW + rank]!;
    worth[i] = sum;
  }
  let kept = 0;
  for (let i = 0; i < found; i++) {
    if (!isPart(i)) whole[kept++] = i;
  }
  for (let to = 0; to < kept; to++) {
    const from = whole[to]!;
    if (from !== to) rows.copyWithin(to * ROW, from * ROW, (from + 1) * ROW);
  }
  found = kept;
};

const isPart = (i: number): boolean => {
  for (let j = 0; j < found; j++) if (worth[j]! > worth[i]! && covers(j, i)) return true;
  return false;
};

const covers = (larger: number, smaller: number): boolean => {
  for (let rank = 1; rank < ROW; rank++) {
    if (rows[larger * ROW + rank]! < rows[smaller * ROW + rank]!) return false;
  }
  return true;
};

/** Stamps of old searches make cleaning up unnecessary, until the numbers run out. */
const beginSearch = (): void => {
  if (search === 0x7fff_ffff) {
    seenIn.fill(0);
    search = 0;
  }
  search++;
};

/** Ranks above `from` are decided; `key` stands for what is undecided or left, `leftSums` for the sums of what is left. */
const descend = (from: number, key: number, leftSums: number): void => {
  let rank = from;
  while (rank > 0 && rest[rank] === 0) rank--;
  if (wasHere(key * ROW + rank)) return;
  if (rank === 0) return keep();
  rest[rank]!--;
  gather(rank, target - rank, rank, key - WEIGHTS[rank]!, leftSums);
  rest[rank]!++;
  leave(rank, key, leftSums);
};

/** Completes a group whose highest card is of rank `top`. */
const gather = (top: number, need: number, most: number, key: number, leftSums: number): void => {
  if (need === 0) return descend(top, key, leftSums);
  for (let rank = need < most ? need : most; rank > 0; rank--) {
    const there = rest[rank]!;
    if (there === 0) continue;
    rest[rank] = there - 1;
    gather(top, need - rank, rank, key - WEIGHTS[rank]!, leftSums);
    rest[rank] = there;
  }
};

/** Leaves all remaining cards of a rank, unless cards left behind would then add up: such a set is part of a larger one. */
const leave = (rank: number, key: number, leftSums: number): void => {
  const there = rest[rank]!;
  const sums = withCards(leftSums, rank, there);
  if (((sums >> target) & 1) === 1) return;
  rest[rank] = 0;
  left[rank] = there;
  descend(rank - 1, key, sums);
  left[rank] = 0;
  rest[rank] = there;
};

const keep = (): void => {
  if (found === MOST_TAKINGS) return;
  const at = found++ * ROW;
  for (let rank = 1; rank < ROW; rank++) rows[at + rank] = total[rank]! - left[rank]!;
};

/** Has this search met the situation before? A search that has met too many stops as if it had. */
const wasHere = (key: number): boolean => {
  let slot = key % SLOTS;
  while (seenIn[slot] === search) {
    if (seenKeys[slot] === key) return true;
    slot = slot + 1 === SLOTS ? 0 : slot + 1;
  }
  if (nodes === MOST_NODES) return true;
  nodes++;
  seenIn[slot] = search;
  seenKeys[slot] = key;
  return false;
};

const SUMS = (1 << (MOST_VALUE + 1)) - 1;

/** Sums (bit n: some of the cards add up to n) after adding cards of one table value. */
export const withCards = (sums: number, value: number, count: number): number => {
  let all = sums;
  for (let i = 0; i < count; i++) all |= (all << value) & SUMS;
  return all;
};
