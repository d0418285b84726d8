// Building and rebuilding (MUL-5, MUL-6): conditions, merging, absorbing and locking.

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { buildOn, rebuild, type Action } from './actions.ts';
import { autoPlaces } from './captures.ts';
import { handValue, MOST_VALUE, nameOf, tableValue, type Card } from './cards.ts';
import type { MulleEvent } from './events.ts';
import { isReserved, keepsTaker, othersBuild, type Situation } from './situation.ts';
import { buildAt, buildOf, isBuild, type Pile, type State } from './state.ts';
import { placeOf } from './takes.ts';

/** Lowest value of a build: two cards. */
const LEAST_VALUE = 2;

type ValueFault = 'value-out-of-range' | 'no-taker' | 'others-build';

/** May a build of this value be made with this card, which is then gone from the hand (MUL-5.1 to MUL-5.3)? */
const valueFault = (at: Situation, card: Card, value: number): ValueFault | undefined => {
  if (value > MOST_VALUE || value < LEAST_VALUE) return 'value-out-of-range';
  if (!keepsTaker(at, card, value)) return 'no-taker';
  return othersBuild(at, value) ? 'others-build' : undefined;
};

const CLAUSES = {
  'value-out-of-range': 'MUL-5.1',
  'no-taker': 'MUL-5.2',
  'others-build': 'MUL-5.3',
} as const;

/** Adds every build with a card that is not reserved. */
export const pushBuilds = (at: Situation, card: Card, out: Action[]): void => {
  const { cards, ranks } = at.survey;
  const own = tableValue(card);
  // Most cards build nothing: no sum with a loose card is a value that is held.
  if (((ranks << own) & at.held & ~at.others) === 0) return;
  for (let i = 0; i < cards.length; i++) {
    const on = cards[i]!;
    if (on !== cards[i - 1] && valueFault(at, card, own + tableValue(on)) === undefined) out.push(buildOn(card, on));
  }
};

/** Why a card may not be built onto a loose one. */
export const refuseBuild = (at: Situation, card: Card, on: Card): Refusal | undefined => {
  if (isReserved(at, card)) return refuseReserved(card);
  if (!at.survey.cards.includes(on)) return refusal('card-not-on-table', 'MUL-5.1', { card: nameOf(on) });
  return refuseValue(at, card, tableValue(card) + tableValue(on));
};

const refuseValue = (at: Situation, card: Card, value: number): Refusal | undefined => {
  const code = valueFault(at, card, value);
  if (code === undefined) return undefined;
  const owner = code === 'others-build' ? { owner: buildOf(at.table, value)?.owner ?? 0 } : {};
  return refusal(code, CLAUSES[code], { card: nameOf(card), value, ...owner });
};

/** The refusal of anything but a capture with a card that a build depends on. */
export const refuseReserved = (card: Card): Refusal =>
  refusal('reserved', 'MUL-9.2', { card: nameOf(card), value: handValue(card) });

type RebuildFault = 'locked-build' | 'own-build';

/** May this build be rebuilt at all (MUL-6.4, MUL-6.5)? */
const rebuildFault = (s: State, seat: Seat, build: Pile): RebuildFault | undefined => {
  if (build.owner === seat && s.options.ownerRebuild === 'never') return 'own-build';
  return build.locked ? 'locked-build' : undefined;
};

/** Adds every rebuild, up and down, with a card that is not reserved. */
export const pushRebuilds = (s: State, at: Situation, card: Card, out: Action[]): void => {
  if ((at.own | at.others) === 0) return;
  const step = tableValue(card);
  for (let i = 0; i < s.table.length; i++) {
    const build = s.table[i]!;
    if (!isBuild(build) || rebuildFault(s, at.seat, build) !== undefined) continue;
    const up = build.value + step;
    const down = build.value - step;
    if (valueFault(at, card, up) === undefined) out.push(rebuild(card, build.value, up));
    if (valueFault(at, card, down) === undefined) out.push(rebuild(card, build.value, down));
  }
};

/** Why a build may not be rebuilt to a value. */
export const refuseRebuild = (
  s: State,
  at: Situation,
  { card, on, to }: { readonly card: Card; readonly on: number; readonly to: number },
): Refusal | undefined => {
  if (isReserved(at, card)) return refuseReserved(card);
  const build = buildOf(s.table, on);
  if (build === undefined) return refusal('no-such-build', 'MUL-6.1', { value: on });
  const fault = rebuildFault(s, at.seat, build);
  if (fault === 'own-build') return refusal(fault, 'MUL-6.4', { value: on });
  if (fault === 'locked-build') return refusal(fault, 'MUL-6.5', { value: on });
  const step = tableValue(card);
  if (to !== on + step && to !== on - step)
    return refusal('wrong-value', 'MUL-6.1', { card: nameOf(card), from: on, up: on + step, down: on - step });
  return refuseValue(at, card, to);
};

/** What became of a build. */
interface Outcome {
  readonly locked: boolean;
  readonly merged: boolean;
  readonly absorbed: readonly Card[];
}

/** Carries out a build onto a loose card. */
export const buildCard = (s: State, seat: Seat, card: Card, on: Card, events?: Events<MulleEvent>): void => {
  const value = tableValue(card) + tableValue(on);
  const outcome = settle(s, seat, placeOf(s.table, on), [on, card], value);
  if (events === undefined) return;
  events.push({ pub: { type: 'built', seat, card: nameOf(card), on: nameOf(on), value, ...told(outcome) } });
};

/** Carries out a rebuild; whoever does it owns the build from then on (MUL-6.3). */
export const rebuildWith = (
  s: State,
  seat: Seat,
  { card, on, to }: { readonly card: Card; readonly on: number; readonly to: number },
  events?: Events<MulleEvent>,
): void => {
  const place = buildAt(s.table, on);
  const { cards, owner } = s.table[place]!;
  const outcome = settle(s, seat, place, [...cards, card], to);
  if (events === undefined) return;
  events.push({
    pub: { type: 'rebuilt', seat, card: nameOf(card), from: on, owner, value: to, ...told(outcome) },
  });
};

const told = ({ locked, merged, absorbed }: Outcome) => ({ locked, merged, absorbed: absorbed.map(nameOf) });

/** Puts a build where its first card lay: into an own one of that value (MUL-5.4), or as a new one that absorbs (MUL-5.5). */
const settle = (s: State, seat: Seat, place: number, cards: readonly Card[], value: number): Outcome => {
  const into = buildAt(s.table, value);
  if (into !== -1 && into !== place) {
    const build = s.table[into]!;
    s.table[into] = { cards: [...build.cards, ...cards], owner: seat, value, locked: true };
    s.table.splice(place, 1);
    return { locked: true, merged: true, absorbed: [] };
  }
  s.table[place] = { cards, owner: seat, value, locked: false };
  const places = absorbedPlaces(s, value);
  if (places.length === 0) return { locked: false, merged: false, absorbed: [] };
  const absorbed = places.flatMap((at) => s.table[at]!.cards);
  s.table[place] = { cards: [...cards, ...absorbed], owner: seat, value, locked: true };
  s.table = s.table.filter((_, at) => !places.includes(at));
  return { locked: true, merged: false, absorbed };
};

/** Loose cards that a new build of this value draws in (MUL-5.5). */
const absorbedPlaces = (s: State, value: number): readonly number[] => {
  if (s.options.absorb === 'off') return [];
  if (s.options.absorb === 'combos') return autoPlaces(s.table, value);
  return s.table.flatMap((pile, at) => (!isBuild(pile) && pile.value === value ? [at] : []));
};
