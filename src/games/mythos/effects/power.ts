// What is computed and never stored: power, cost, and whether a character fits a filter or a condition holds.

import type { Seat } from '../../../kernel/game.ts';
import { kitOf, type CardIndex, type Character } from '../cards.ts';
import type { Amount, Condition, Count, Effect, Filter } from './effects.ts';
import {
  cardOf,
  HIDDEN,
  isHidden,
  laneCards,
  laneOf,
  lineOn,
  NONE,
  rivalOf,
  sideOf,
  type Instance,
  type Lane,
  type State,
} from '../state.ts';

/** From where an effect looks at the table: its controller, its SELF and its mission. */
export interface Standpoint {
  readonly seat: Seat;
  readonly self: Instance;
  readonly lane: Lane;
}

/** How power is read: `base` inside continuous effects, `full` everywhere else (MYT-7.3). */
type PowerOf = (s: State, card: Instance) => number;

/** Printed power and tokens; a hidden character has none, or its tokens with `hiddenTokensCount`. */
export const basePower: PowerOf = (s, card) => {
  const tokens = s.tokens[card]!;
  if (isHidden(s, card)) return s.options.hiddenTokensCount ? tokens : 0;
  return kitOf(s.set).power[cardOf(s, card)]! + tokens;
};

/** Base power and every continuous bonus, never below 0. */
export const fullPower: PowerOf = (s, card) => {
  const base = basePower(s, card);
  if (isHidden(s, card)) return base;
  const total = base + missionBoost(s, card, base) + characterBoosts(s, card);
  return total < 0 ? 0 : total;
};

/** A mission's boost for everybody on it (MYT-7.4). */
const missionBoost = (s: State, card: Instance, base: number): number => {
  const mission = s.missions[laneOf(s, card)];
  if (mission === undefined || kitOf(s.set).lasting[mission] !== true) return 0;
  let boost = 0;
  for (const { trigger, action, amount, filter } of s.set.cards[mission]?.effects ?? []) {
    if (trigger !== undefined || action !== 'POWER_BOOST' || base < (filter?.powerMin ?? 0)) continue;
    boost += amount as number;
  }
  return boost;
};

const characterBoosts = (s: State, card: Instance): number => {
  let boost = 0;
  forLinesOn(s, 'POWER_BOOST', NONE, (source, line, effect) => {
    if (!reaches(s, source, line, effect, card)) return;
    boost += amountOf(s, standpointOf(s, source), effect.amount ?? 0, basePower);
  });
  return boost;
};

/** A character’s standpoint, for its own effects. */
const standpointOf = (s: State, source: Instance): Standpoint => ({
  seat: sideOf(s, source),
  self: source,
  lane: laneOf(s, source),
});

/** The flags of a character with any ✖ line switched on are at least this. */
const FIRST_ON = lineOn(0);

/** Every ✖ line of one action that is switched on and not suspended, of one side or of both (NONE). */
export const forLinesOn = (
  s: State,
  action: Effect['action'],
  side: Seat,
  use: (source: Instance, line: number, effect: Effect) => void,
): void => {
  for (let place = 0; place < 8; place++) {
    if (side !== NONE && (place & 1) !== side) continue;
    for (const source of s.lanes[place]!) {
      const flags = s.flags[source]!;
      if (flags < FIRST_ON || (flags & HIDDEN) !== 0) continue;
      const { effects } = s.set.cards[cardOf(s, source)]!;
      for (let line = 0; line < effects.length; line++) {
        const effect = effects[line]!;
        if (effect.action !== action || (flags & lineOn(line)) === 0) continue;
        if (holds(s, standpointOf(s, source), effect.when, basePower)) use(source, line, effect);
      }
    }
  }
};

/** Is this character among those a ✖ line is about? Its filter looks at base power. */
export const reaches = (s: State, source: Instance, line: number, effect: Effect, card: Instance): boolean => {
  const friendly = sideOf(s, card) === sideOf(s, source);
  switch (effect.target) {
    case 'SELF':
      return card === source;
    case 'ALL_FRIENDLY':
      if (!friendly) return false;
      break;
    case 'ALL_ENEMY':
      if (friendly) return false;
      break;
    default:
      if (friendly !== (effect.target === 'ANOTHER_FRIENDLY') || !isBound(s, source, line, card)) return false;
  }
  return fits(s, card, effect.filter, laneOf(s, source), basePower);
};

const isBound = (s: State, source: Instance, line: number, target: Instance): boolean =>
  s.bonds.some((bond) => bond.source === source && bond.line === line && bond.target === target);

/** Does a character in play fit a filter? A hidden one counts as cost 0, power 0, without group and keyword. */
export const fits = (s: State, card: Instance, filter: Filter | undefined, lane: Lane, powerOf: PowerOf): boolean => {
  if (filter === undefined) return true;
  if (filter.atMission === true && laneOf(s, card) !== lane) return false;
  const hidden = isHidden(s, card);
  if (!fitsPrinted(s, cardOf(s, card), filter, hidden)) return false;
  const { powerMax, powerMin } = filter;
  if (powerMax === undefined && powerMin === undefined) return true;
  const power = hidden ? 0 : powerOf(s, card);
  return power <= (powerMax ?? power) && power >= (powerMin ?? power);
};

const fitsPrinted = (s: State, index: CardIndex, filter: Filter, hidden: boolean): boolean => {
  const { group, keyword, costMax } = filter;
  const card = s.set.cards[index] as Character;
  if (group !== undefined && (hidden || card.group !== group)) return false;
  if (keyword !== undefined && (hidden || !card.keywords.includes(keyword))) return false;
  return costMax === undefined || (hidden ? 0 : card.cost) <= costMax;
};

/** Does a card that is not in play fit a filter by what is printed on it? */
export const fitsCard = (s: State, index: CardIndex, filter: Filter | undefined): boolean => {
  if (filter === undefined) return true;
  return fitsPrinted(s, index, filter, false) && kitOf(s.set).power[index]! <= (filter.powerMax ?? Infinity);
};

const countOf = (s: State, { seat, self, lane }: Standpoint, count: Count, powerOf: PowerOf): number => {
  if (count.of === 'hand') return s.hands[seat]!.length;
  const side = count.of === 'enemy' ? rivalOf(seat) : seat;
  const hidden = count.of === 'hidden';
  let total = 0;
  for (let l = 0; l < 4; l++) {
    for (const card of laneCards(s, l, side)) {
      if (isHidden(s, card) !== hidden || (count.of === 'others' && card === self)) continue;
      if (fits(s, card, count.filter, lane, powerOf)) total++;
    }
  }
  return total;
};

/** The number an amount stands for now. */
export const amountOf = (s: State, from: Standpoint, amount: Amount, powerOf: PowerOf = fullPower): number =>
  typeof amount === 'number' ? amount : amount.times * countOf(s, from, amount.each, powerOf);

/** Does a condition hold now? */
export const holds = (
  s: State,
  from: Standpoint,
  when: Condition | undefined,
  powerOf: PowerOf = fullPower,
): boolean => {
  if (when === undefined) return true;
  if ('edge' in when) return (s.edge === from.seat) === when.edge;
  if ('round' in when) return s.round === when.round;
  if ('ahead' in when) {
    const own = powerOn(s, from.lane, from.seat, powerOf);
    return own > powerOn(s, from.lane, rivalOf(from.seat), powerOf) === when.ahead;
  }
  const count = countOf(s, from, when.count, powerOf);
  return 'atLeast' in when ? count >= when.atLeast : count <= when.atMost;
};

/** A side's power on a mission (MYT-5.2). */
export const powerOn = (s: State, lane: Lane, side: Seat, powerOf: PowerOf = fullPower): number => {
  let sum = 0;
  for (const card of laneCards(s, lane, side)) sum += powerOf(s, card);
  return sum;
};

/** Both sides' power on every mission, at lane × 2 + side; each ✖ line is looked at once, which is quicker than asking one by one. */
export const allPowers = (s: State): readonly number[] => {
  const boosts: { source: Instance; line: number; effect: Effect; amount: number }[] = [];
  forLinesOn(s, 'POWER_BOOST', NONE, (source, line, effect) => {
    boosts.push({ source, line, effect, amount: amountOf(s, standpointOf(s, source), effect.amount ?? 0, basePower) });
  });
  const { lasting } = kitOf(s.set);
  const powers: number[] = [];
  for (let place = 0; place < 8; place++) {
    const mission = s.missions[place >> 1];
    const boosted = mission !== undefined && lasting[mission] === true;
    let sum = 0;
    for (const card of s.lanes[place]!) {
      const base = basePower(s, card);
      if (isHidden(s, card)) {
        sum += base;
        continue;
      }
      let power = boosted ? base + missionBoost(s, card, base) : base;
      for (const { source, line, effect, amount } of boosts)
        if (reaches(s, source, line, effect, card)) power += amount;
      if (power > 0) sum += power;
    }
    powers.push(sum);
  }
  return powers;
};

/** What a PAYING_LESS line takes off the cost of the characters that fit its filter. */
interface Discount {
  readonly amount: number;
  readonly filter: Filter | undefined;
}

/** Every PAYING_LESS line of a side that is switched on: looked up once where many cards are asked about. */
export const discountsOf = (s: State, seat: Seat): readonly Discount[] => {
  let discounts: Discount[] | undefined;
  forLinesOn(s, 'PAYING_LESS', seat, (source, _line, { amount, filter }) => {
    (discounts ??= []).push({ amount: amountOf(s, standpointOf(s, source), amount ?? 0, basePower), filter });
  });
  return discounts ?? NO_DISCOUNTS;
};

const NO_DISCOUNTS: readonly Discount[] = [];

/** What playing a card costs a side: a character less PAYING_LESS and `off`, never below 0 (MYT-4.2); a jutsu what is printed. */
export const playCost = (
  s: State,
  seat: Seat,
  index: CardIndex,
  off = 0,
  discounts: readonly Discount[] = discountsOf(s, seat),
): number => {
  const { cost: costs, isCharacter } = kitOf(s.set);
  if (isCharacter[index] !== true) return costs[index]!;
  let cost = costs[index]! - off;
  for (const { amount, filter } of discounts) if (fitsCard(s, index, filter)) cost -= amount;
  return cost < 0 ? 0 : cost;
};

/** The character of a base name that a side has on a mission, hidden ones included; NONE if it has none (MYT-1.4). */
export const namesake = (s: State, lane: Lane, side: Seat, index: CardIndex): Instance => {
  const { base } = kitOf(s.set);
  const name = base[index];
  for (const card of s.lanes[lane * 2 + side]!) if (base[cardOf(s, card)] === name) return card;
  return NONE;
};
