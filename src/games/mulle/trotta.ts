// Trotta (MUL-7): a card gathers everything of its value into one locked build.

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { nameOf, tableValue, type Card } from './cards.ts';
import { refuseReserved } from './builds.ts';
import type { MulleEvent } from './events.ts';
import { anyBuild, isReserved, keepsTaker, type Situation } from './situation.ts';
import { buildOf, isBuild, type Pile, type State } from './state.ts';
import type { Counts } from './sums.ts';

type TrottaFault = 'no-taker' | 'build-in-the-way' | 'nothing-to-gather';

/** Somebody else's open build of two cards joins in (MUL-7.2). */
const joins = (build: Pile, seat: Seat): boolean => build.owner !== seat && !build.locked && build.cards.length === 2;

/** Is there a loose card of the value, or a pair that adds up to it? */
const hasLoose = (counts: Counts, value: number): boolean => {
  if (counts[value]! > 0) return true;
  for (let low = 1; low * 2 < value; low++) {
    if (counts[low]! > 0 && counts[value - low]! > 0) return true;
  }
  return value % 2 === 0 && counts[value / 2]! > 1;
};

/** May a card that is not reserved gather? Asked only of a player without an own build of the value: that would be a feed. */
export const trottaFault = (at: Situation, card: Card): TrottaFault | undefined => {
  const value = tableValue(card);
  if (!keepsTaker(at, card, value)) return 'no-taker'; // MUL-7.1; with it MUL-7.5: nothing takes 1
  if (anyBuild(at, value)) {
    const build = buildOf(at.table, value)!;
    return joins(build, at.seat) ? undefined : 'build-in-the-way';
  }
  return hasLoose(at.survey.counts, value) ? undefined : 'nothing-to-gather';
};

const CLAUSES = { 'no-taker': 'MUL-7.1', 'build-in-the-way': 'MUL-7.4', 'nothing-to-gather': 'MUL-7.3' } as const;

/** Why a card may not be trottad. */
export const refuseTrotta = (at: Situation, card: Card): Refusal | undefined => {
  if (tableValue(card) === 1) return refusal('no-trotta-of-aces', 'MUL-7.5', { card: nameOf(card) });
  if (isReserved(at, card)) return refuseReserved(card);
  const code = trottaFault(at, card);
  if (code === undefined) return undefined;
  return refusal(code, CLAUSES[code], { card: nameOf(card), value: tableValue(card) });
};

/** Carries out a trotta that is no feed. */
export const trottaCard = (s: State, seat: Seat, card: Card, events?: Events<MulleEvent>): void => {
  const value = tableValue(card);
  const places = gatheredPlaces(s.table, seat, value);
  const gathered = places.flatMap((at) => s.table[at]!.cards);
  const first = places[0]!;
  s.table[first] = { cards: [...gathered, card], owner: seat, value, locked: true };
  s.table = s.table.filter((_, at) => at === first || !places.includes(at));
  if (events === undefined) return;
  events.push({ pub: { type: 'trotta', seat, card: nameOf(card), value, gathered: gathered.map(nameOf) } });
};

/** Places of everything that is gathered (MUL-7.2), in the order of the table. */
export const gatheredPlaces = (table: readonly Pile[], seat: Seat, value: number): readonly number[] => {
  const places = table.flatMap((pile, at) =>
    pile.value === value && (!isBuild(pile) || joins(pile, seat)) ? [at] : [],
  );
  const isFree = (at: number): boolean => !isBuild(table[at]!) && !places.includes(at);
  for (let i = 0; i < table.length; i++) {
    if (!isFree(i)) continue;
    const need = value - table[i]!.value;
    const j = table.findIndex((pile, at) => at > i && isFree(at) && pile.value === need);
    if (j !== -1) places.push(i, j);
  }
  return places.sort((a, b) => a - b);
};
