// Which filters some character of a set fits: looked up, not searched.

import type { Character } from '../cards.ts';
import type { Filter } from '../effects/effects.ts';

/** Filters that some character of the set fits. */
export type Reach = (filter: Filter) => boolean;

/** Does a character fit, as printed? Power can grow by tokens, so only an upper bound is looked at. */
export const fitsFilter = (card: Character, { group, keyword, costMax, powerMax }: Filter): boolean =>
  (group ?? card.group) === card.group &&
  (keyword === undefined || card.keywords.includes(keyword)) &&
  card.cost <= (costMax ?? card.cost) &&
  card.power <= (powerMax ?? card.power);

const ANY = '';

const keyOf = (group: string, keyword: string): string => `${group}/${keyword}`;

/** Could any of these characters ever fit? */
export const reachOf = (characters: readonly Character[]): Reach => {
  // By group and keyword, or any: the least power there is at each cost.
  const least = new Map<string, number[]>();
  for (const { group, keywords, cost, power } of characters) {
    for (const g of [ANY, group]) {
      for (const k of [ANY, ...keywords]) {
        const byCost = least.get(keyOf(g, k)) ?? [];
        byCost[cost] = Math.min(byCost[cost] ?? power, power);
        least.set(keyOf(g, k), byCost);
      }
    }
  }
  return ({ group = ANY, keyword = ANY, costMax = Infinity, powerMax = Infinity }) =>
    least.get(keyOf(group, keyword))?.some((power, cost) => cost <= costMax && power <= powerMax) === true;
};
