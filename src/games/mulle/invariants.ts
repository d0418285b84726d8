// What holds in every state, written once: for the safety net, for positions that somebody wrote, and for reports.

import { checkerOf, type Invariant, type Tell } from '../../kernel/invariants.ts';
import {
  handValue,
  intakeOf,
  isSpecial,
  KINDS,
  MOST_VALUE,
  nameOf,
  PACK,
  specialTabbar,
  tableValue,
  type Card,
} from './cards.ts';
import { countOf } from './scoring.ts';
import { DEALT, handOf, inPlay, isBuild, NONE, omgangOver, sideOf, starterOf, type Pile, type State } from './state.ts';

/** How often each kind of card is there. */
const kindsIn = (...lists: readonly (readonly Card[])[]): Uint8ClampedArray => {
  const counts = new Uint8ClampedArray(KINDS);
  for (const list of lists) for (const card of list) counts[card]!++;
  return counts;
};

const cards = (s: State, tell: Tell): void => {
  const counts = kindsIn(s.stock, ...s.hands, ...s.captured, ...s.table.map((pile) => pile.cards));
  for (let card = 0; card < KINDS; card++) {
    const count = counts[card]!;
    if (count > 2) tell('', `${nameOf(card)} is there a third time`);
    if (count < 2) tell('', `${nameOf(card)} must be there twice, not ${count === 1 ? 'once' : 'at all'}`);
  }
};

const stock = (s: State, tell: Tell): void => {
  const dealt = s.deal === 0 ? 0 : DEALT + s.deal * DEALT * s.options.players;
  const left = PACK.length - dealt;
  if (s.stock.length !== left) tell('stock', `must hold ${left} cards after deal ${s.deal}, not ${s.stock.length}`);
  if (s.deal === 0 && s.omgang > 1) tell('deal', 'must be 1 or more once the first omgång is over');
};

/** Whoever has played in this round holds a card less; between deals nobody holds any. */
const hands = (s: State, tell: Tell): void => {
  const { players } = s.options;
  const starter = starterOf(s.omgang, players);
  const size = handOf(s, s.turn).length;
  if (size > DEALT) tell(`hands[${s.turn}]`, `must hold at most ${DEALT} cards`);
  const played = (s.turn - starter + players) % players;
  for (let seat = 0; seat < players; seat++) {
    const wanted = size - ((seat - starter + players) % players < played ? 1 : 0);
    const held = handOf(s, seat).length;
    if (held === wanted) continue;
    const why = `seat ${starter} starts this omgång, and it is the turn of ${s.turn}`;
    tell(`hands[${seat}]`, `must hold ${wanted} cards, not ${held}: ${why}`);
  }
};

/** MUL-5.1, MUL-5.3, MUL-9.1, MUL-10.1. */
const builds = (s: State, tell: Tell): void => {
  let values = 0;
  for (let i = 0; i < s.table.length; i++) {
    const pile = s.table[i]!;
    if (!isBuild(pile)) continue;
    const { owner, value } = pile;
    if (!inPlay(s)) tell(`table[${i}]`, 'can not be: no build is left at the end of a deal');
    if (value < 2 || value > MOST_VALUE) tell(`table[${i}].build.value`, `must be from 2 to ${MOST_VALUE}`);
    if ((values & (1 << value)) !== 0) tell(`table[${i}]`, `is a second build of ${value}`);
    values |= 1 << value;
    if (pile.cards.length < 2) tell(`table[${i}].cards`, 'must be two or more: a build is made of them');
    if (inPlay(s) && !handOf(s, owner).some((card) => handValue(card) === value))
      tell(`table[${i}].build`, `can't be: seat ${owner} holds no card that takes ${value}`);
  }
};

const openBuilds = (s: State, tell: Tell): void => {
  s.table.forEach((pile, i) => {
    if (isBuild(pile) && !pile.locked && pile.cards.length > 1 && !isOpen(pile))
      tell(`table[${i}].build`, `can't be open: its cards do not make ${pile.value} by adding and taking away`);
  });
};

/** An open build: two cards added, and every other one added or taken away, in whatever order they are listed. */
const isOpen = ({ cards: made, value }: Pile): boolean => {
  /** Sums that can be reached with no card added, with one, and with two or more. */
  let reached: readonly ReadonlySet<number>[] = [new Set([0]), new Set(), new Set()];
  for (const card of made) {
    const step = tableValue(card);
    const [none, one, more] = reached as [ReadonlySet<number>, ReadonlySet<number>, ReadonlySet<number>];
    const moved = (sums: ReadonlySet<number>, by: number): number[] => [...sums].map((sum) => sum + by);
    reached = [
      new Set(moved(none, -step)),
      new Set([...moved(one, -step), ...moved(none, step)]),
      new Set([...moved(more, -step), ...moved(more, step), ...moved(one, step)]),
    ];
  }
  return reached[2]?.has(value) ?? false;
};

/** A mulle is two cards that its side has taken, and counts once. */
const mulles = (s: State, tell: Tell): void => {
  for (let side = 0; side < 2; side++) {
    const scored = s.mulles[side]!;
    if (scored.length === 0) continue;
    const counts = kindsIn(s.captured[side]!);
    scored.forEach((card, i) => {
      if (scored.indexOf(card) < i) tell(`mulles[${side}][${i}]`, `${nameOf(card)} is there twice`);
      else if (counts[card] !== 2)
        tell(`mulles[${side}][${i}]`, `${nameOf(card)} is no mulle: its twins are not both in captured[${side}]`);
    });
  }
};

/** Intake points in the pack (MUL-12.2). */
const ALL_INTAKE = 40;

const intake = (s: State, tell: Tell): void => {
  if (!omgangOver(s)) return;
  const sum = s.captured.flat().reduce((total, card) => total + intakeOf(card), 0);
  if (sum !== ALL_INTAKE) tell('captured', `must hold an intake of ${ALL_INTAKE} when the omgång is over, not ${sum}`);
};

/** A tabbe is a capture of two cards or more, or special twins that scored no mulle. */
const tabbar = (s: State, tell: Tell): void => {
  s.captured.forEach((pile, side) => {
    const twins = pile.filter((card, i) => isSpecial(card) && pile.indexOf(card) < i);
    const specials = twins.filter((card) => !s.mulles[side]?.includes(card));
    const most = Math.floor(pile.length / 2) + specials.reduce((sum, card) => sum + specialTabbar(card), 0);
    if (s.tabbar[side]! > most) tell(`tabbar[${side}]`, `must be at most ${most}: so few cards were taken`);
  });
};

const lastTaker = (s: State, tell: Tell): void => {
  const taken = s.captured.some((pile) => pile.length > 0);
  if (s.lastTaker === NONE && taken && !omgangOver(s)) tell('lastTaker', 'must name a seat: cards have been taken');
  if (s.lastTaker !== NONE && s.captured[sideOf(s.lastTaker)]?.length === 0)
    tell('lastTaker', 'must be a seat that has taken cards');
};

/** Points are counted when an omgång is over, and not before the first one is. */
const totals = (s: State, tell: Tell): void => {
  s.totals.forEach((total, side) => {
    const counted = omgangOver(s) ? countOf(s, side).total : 0;
    const isFirst = s.omgang === 1;
    if (isFirst ? total === counted : total >= counted) return;
    const what = isFirst ? `must be ${counted}` : `must be ${counted} or more`;
    tell(`totals[${side}]`, `${what}: ${counted === 0 ? 'no omgång is over' : 'this omgång is counted'}`);
  });
};

/** What is verified of a state. */
export type Topic = 'cards' | 'hands' | 'builds' | 'points';

export const INVARIANTS = [
  { name: 'cards', topic: 'cards', clause: 'MUL-1.1', find: cards },
  { name: 'stock', topic: 'cards', clause: 'MUL-2.1', written: true, find: stock },
  { name: 'hands', topic: 'hands', clause: 'MUL-2.3', find: hands },
  { name: 'builds', topic: 'builds', clause: 'MUL-9.1', find: builds },
  { name: 'open-builds', topic: 'builds', clause: 'MUL-6.1', written: true, find: openBuilds },
  { name: 'mulles', topic: 'points', clause: 'MUL-4.1', find: mulles },
  { name: 'intake', topic: 'points', clause: 'MUL-12.2', find: intake },
  { name: 'tabbar', topic: 'points', clause: 'MUL-4.2', written: true, find: tabbar },
  { name: 'last-taker', topic: 'points', clause: 'MUL-10.2', written: true, find: lastTaker },
  { name: 'totals', topic: 'points', clause: 'MUL-12.4', written: true, find: totals },
] as const satisfies readonly Invariant<State, Topic>[];

/** The first broken invariant, if any. */
export const check = checkerOf<State>(INVARIANTS);
