// What holds in every state (HN-7), written once: for the safety net, for positions that somebody wrote, and for reports.

import { checkerOf, type Invariant, type Tell } from '../../kernel/invariants.ts';
import { CARDS, copyOf, nameOf, rankOf, suitOf, type Card } from './cards.ts';
import { COLUMNS, laneCards, LANES, PLAYERS, runLength, type State } from './state.ts';

/** Ranks 1 to 13 of one suit of one deck, a bit each. */
const FULL = 0x3ffe;
const once = new Int32Array(8);
const inAll = new Int32Array(8);

const count = (card: Card): void => {
  const group = copyOf(card) * 4 + suitOf(card);
  const bit = 1 << rankOf(card);
  once[group]! |= bit;
  inAll[group]! += bit;
};

const addLane = (group: number, mask: number): void => {
  once[group]! |= mask;
  inAll[group]! += mask;
};

/** HN-7.2: tops that there are, and no card named above one. */
const lanes = (s: State, tell: Tell): void => {
  for (let lane = 0; lane < LANES; lane++) {
    const top = s.lanes[lane]!;
    if (!Number.isInteger(top) || top < 0 || top > 13) tell(`foundations[${lane}]`, 'has an impossible top');
    else if ((s.copies[lane]! & ~ranksUpTo(top)) !== 0) tell(`foundations[${lane}]`, 'names a card above its top');
  }
};

/** Ranks that lie on a foundation, a bit each. */
const ranksUpTo = (top: number): number => ((2 << top) - 1) & FULL;

/** HN-7.1: union and sum of all cards are the full suits only if every card lies in exactly one place. */
const cards = (s: State, tell: Tell): void => {
  if (s.stage === 'deal') return;
  once.fill(0);
  inAll.fill(0);
  for (const column of s.columns) for (let i = 0; i < column.length; i++) count(column[i]!);
  for (const ring of s.rings) for (let i = 0; i < ring.length; i++) count(ring[i]!);
  for (let lane = 0; lane < LANES; lane++) {
    const second = s.copies[lane]!;
    addLane(lane >> 1, ranksUpTo(s.lanes[lane]!) & ~second);
    addLane(4 + (lane >> 1), second);
  }
  for (let group = 0; group < 8; group++) {
    if (once[group] !== FULL || inAll[group] !== FULL) return tellCards(s, tell);
  }
};

const tellCards = (s: State, tell: Tell): void => {
  const all = [...s.columns.flat(), ...s.rings.flat(), ...s.lanes.flatMap((_, lane) => laneCards(s, lane))];
  for (const card of all.filter((each, i) => all.indexOf(each) < i)) tell('', `${nameOf(card)} is in two places`);
  const there = new Set(all);
  const missing = CARDS.filter((card) => !there.has(card)).map(nameOf);
  if (missing.length === 0) return;
  const some = missing.slice(0, 5).join(', ');
  tell('', `is missing ${missing.length} of ${CARDS.length} cards: ${some}${missing.length > 5 ? ' …' : ''}`);
};

/** HN-7.2: face-down cards lie lowest; runs are as long as they are said to be. */
const columns = (s: State, tell: Tell): void => {
  for (let at = 0; at < PLAYERS * COLUMNS; at++) {
    const pile = s.columns[at]!;
    const down = s.down[at]!;
    if (down < 0 || down > pile.length) tell(columnPath(at), 'has more cards face down than there are');
    else if (s.runs[at] !== runLength(pile, down))
      tell(columnPath(at), 'has a run that is not as long as it is said to be');
  }
};

const columnPath = (at: number): string => `players[${Math.floor(at / COLUMNS)}].tableau[${at % COLUMNS}]`;

/** What a player has drawn and has left. */
const stock = (s: State, tell: Tell): void => {
  for (let seat = 0; seat < PLAYERS; seat++) {
    const drawn = s.drawn[seat]!;
    const ring = s.rings[seat]!;
    if (drawn < 0 || drawn > ring.length) tell(`players[${seat}].waste`, 'has more cards than were drawn');
    let left = ring.length;
    for (let column = 0; column < COLUMNS; column++) left += s.columns[seat * COLUMNS + column]!.length;
    if (s.left[seat] !== left) tell(`players[${seat}]`, `has ${left} cards left, not ${s.left[seat]}`);
  }
};

/** HN-7.3: what the players have together is what lies on the foundations. */
const score = (s: State, tell: Tell): void => {
  let onLanes = 0;
  let ranks = 0;
  for (let lane = 0; lane < LANES; lane++) {
    const top = s.lanes[lane]!;
    onLanes += top;
    ranks += (top * (top + 1)) / 2;
  }
  if (!addUp(s.placed, onLanes))
    tell('players[0].placed', `and that of the other player must be ${onLanes} together, the cards on the foundations`);
  if (!addUp(s.score, ranks))
    tell('players[0].score', `and that of the other player must be ${ranks} together, the ranks on the foundations`);
};

const addUp = (counts: readonly number[], sum: number): boolean => {
  const [a, b] = [counts[0]!, counts[1]!];
  return a >= 0 && b >= 0 && a + b === sum;
};

/** Each player could have placed cards of that worth. */
const worth = (s: State, tell: Tell): void => {
  const ranks = s.lanes.flatMap((top) => Array.from({ length: top }, (_, i) => i + 1)).toSorted((a, b) => a - b);
  const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
  s.placed.forEach((own, seat) => {
    const least = sum(ranks.slice(0, own));
    const most = sum(ranks.slice(Math.max(0, ranks.length - own)));
    const points = s.score[seat]!;
    if (points < least || points > most)
      tell(`players[${seat}].score`, `must be from ${least} to ${most} with ${own} of these cards placed`);
  });
};

/** HN-12.1: the match is over with the first player who has no cards. */
const left = (s: State, tell: Tell): void => {
  if (s.stage !== 'deal' && s.left[0] === 0 && s.left[1] === 0)
    tell('', 'has no card left with either player: the match was over before');
};

/** What is verified of a state. */
export type Topic = 'cards' | 'foundations' | 'columns' | 'score' | 'ending';

export const INVARIANTS = [
  { name: 'lanes', topic: 'foundations', clause: 'HN-7.2', find: lanes },
  { name: 'cards', topic: 'cards', clause: 'HN-7.1', find: cards },
  { name: 'columns', topic: 'columns', clause: 'HN-7.2', find: columns },
  { name: 'stock', topic: 'cards', clause: 'HN-7.1', find: stock },
  { name: 'left', topic: 'ending', clause: 'HN-12.1', written: true, find: left },
  { name: 'score', topic: 'score', clause: 'HN-7.3', find: score },
  { name: 'worth', topic: 'score', clause: 'HN-11.1', written: true, find: worth },
  { name: 'ended', topic: 'ending', clause: 'HN-12.7', written: true },
] as const satisfies readonly Invariant<State, Topic>[];

/** The first broken invariant, if any. */
export const check = checkerOf<State>(INVARIANTS);
