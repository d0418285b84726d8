// Whether a position can occur: counts, turn, builds, and what was taken. Each fault says where it is.

import { wrong, type Spot } from '../../kernel/reading.ts';
import { handValue, isSpecial, nameOf, PACK, specialTabbar, tableValue, type Card } from './cards.ts';
import type { Fields } from './position.ts';
import { countOf } from './scoring.ts';
import { DEALT, handOf, inPlay, isBuild, NONE, omgangOver, sideOf, starterOf, type Pile, type State } from './state.ts';

/** Stops at the first thing that can't be. */
export const checkPosition = (s: State, f: Fields): void => {
  checkStock(s, f);
  checkTurn(s, f);
  checkBuilds(s, f);
  checkTaken(s, f);
  checkTotals(s, f);
};

const within = (spot: Spot, key: string | number): Spot => ({
  at: typeof key === 'number' ? `${spot.at}[${key}]` : `${spot.at}.${key}`,
  value: undefined,
});

const checkStock = (s: State, f: Fields): void => {
  const { players } = s.options;
  const dealt = s.deal === 0 ? 0 : DEALT + s.deal * DEALT * players;
  const left = PACK.length - dealt;
  if (s.stock.length !== left) wrong(f.stock, `must hold ${left} cards after deal ${s.deal}, not ${s.stock.length}`);
  if (s.deal === 0 && s.omgang > 1) wrong(f.deal, 'must be 1 or more once the first omgång is over');
};

/** Whoever has played in this round holds a card less than the others. */
const checkTurn = (s: State, f: Fields): void => {
  const { players } = s.options;
  const starter = starterOf(s.omgang, players);
  const size = handOf(s, s.turn).length;
  const played = (s.turn - starter + players) % players;
  s.hands.forEach((hand, seat) => {
    const wanted = size - ((seat - starter + players) % players < played ? 1 : 0);
    if (hand.length !== wanted)
      wrong(
        within(f.hands, seat),
        `must hold ${wanted} cards, not ${hand.length}: seat ${starter} starts this omgång, and it is the turn of ${s.turn}`,
      );
  });
};

const checkBuilds = (s: State, f: Fields): void => {
  const builds = s.table.filter(isBuild);
  s.table.forEach((pile, i) => {
    if (!isBuild(pile)) return;
    const spot = within(f.table, i);
    const { cards, owner, value, locked } = pile;
    if (!inPlay(s)) wrong(spot, 'can not be: no build is left at the end of a deal');
    if (builds.find((each) => each.value === value) !== pile) wrong(spot, `is a second build of ${value}`);
    if (cards.length < 2) wrong(within(spot, 'cards'), 'must be two or more: a build is made of them');
    if (!locked && !isOpen(pile))
      wrong(within(spot, 'build'), `can't be open: its cards do not make ${value} by adding and taking away`);
    if (!handOf(s, owner).some((card) => handValue(card) === value))
      wrong(within(spot, 'build'), `can't be: seat ${owner} holds no card that takes ${value}`);
  });
};

/** An open build: two cards added, and every other one added or taken away, in whatever order they are listed. */
const isOpen = ({ cards, value }: Pile): boolean => {
  /** Sums that can be reached with no card added, with one, and with two or more. */
  let reached: readonly ReadonlySet<number>[] = [new Set([0]), new Set(), new Set()];
  for (const card of cards) {
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

const checkTaken = (s: State, f: Fields): void => {
  s.captured.forEach((pile, side) => {
    const mulles = s.mulles[side] as Card[];
    mulles.forEach((card, i) => {
      const spot = within(within(f.mulles, side), i);
      if (mulles.indexOf(card) < i) wrong(spot, `${nameOf(card)} is there twice`);
      if (pile.indexOf(card) === pile.lastIndexOf(card))
        wrong(spot, `${nameOf(card)} is no mulle: its twins are not both in captured[${side}]`);
    });
    checkTabbar(s, f, side);
  });
  const taken = s.captured.some((pile) => pile.length > 0);
  if (s.lastTaker === NONE && taken && !omgangOver(s)) wrong(f.lastTaker, 'must name a seat: cards have been taken');
  if (s.lastTaker !== NONE && s.captured[sideOf(s.lastTaker)]?.length === 0)
    wrong(f.lastTaker, 'must be a seat that has taken cards');
};

/** A tabbe is a capture of two cards or more, or special twins that scored no mulle. */
const checkTabbar = (s: State, f: Fields, side: number): void => {
  const pile = s.captured[side] as Card[];
  const twins = pile.filter((card, i) => isSpecial(card) && pile.indexOf(card) < i);
  const specials = twins.filter((card) => !s.mulles[side]?.includes(card));
  const most = Math.floor(pile.length / 2) + specials.reduce((sum, card) => sum + specialTabbar(card), 0);
  if ((s.tabbar[side] as number) > most)
    wrong(within(f.tabbar, side), `must be at most ${most}: so few cards were taken`);
};

/** Points are counted when an omgång is over, and not before the first one is. */
const checkTotals = (s: State, f: Fields): void => {
  s.totals.forEach((total, side) => {
    const counted = omgangOver(s) ? countOf(s, side).total : 0;
    const isFirst = s.omgang === 1;
    if (isFirst ? total !== counted : total < counted) {
      const what = isFirst ? `must be ${counted}` : `must be ${counted} or more`;
      wrong(within(f.totals, side), `${what}: ${counted === 0 ? 'no omgång is over' : 'this omgång is counted'}`);
    }
  });
};
