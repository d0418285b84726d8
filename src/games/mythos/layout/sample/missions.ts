// Missions that a viewer can't know: what the rival brought, what was left out, and the order of those to come.

import { shuffle, type Random } from '../../../../kernel/draws.ts';
import { drawLot, lotOf, type Lot } from './chances.ts';
import type { CardIndex, Kit } from '../../cards.ts';
import type { View } from '../../view.ts';

/** What both brought, and the mission deck, the top first. */
export interface SampledMissions {
  readonly lists: readonly (readonly CardIndex[])[];
  readonly deck: readonly CardIndex[];
}

/** One player's missions: the list if it is known, its size, and how many of it are in the game. */
interface Share {
  readonly list: readonly CardIndex[] | undefined;
  readonly size: number;
  readonly used: number;
}

/** A way in which the revealed missions may have come from the two lists. */
interface Origin {
  readonly revealed: readonly (readonly CardIndex[])[];
  readonly weight: number;
}

/** All that can be said of the missions of a view; drawing from it costs little. */
export interface MissionChances {
  readonly kit: Kit;
  readonly shares: readonly Share[];
  readonly origins: Lot<Origin>;
  /** The mission deck, where it is seen. */
  readonly deck: readonly CardIndex[] | undefined;
}

const MISSIONS = 3;

/** How many missions each brought and how many of them are in the game. Positions may be written with other numbers than three. */
const sharesOf = (view: View, kit: Kit): readonly Share[] => {
  const total = view.lanes.length + view.missionDeck.length;
  const known = view.lists.map((list) => list?.missions.map((id) => kit.indexOf.get(id)!));
  const listed = known.reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const secret = known.filter((list) => list === undefined).length;
  const mayLack = view.options.missionDeck === 'twoEach' && view.stage !== 'deal';
  // Whoever wrote a position without lists left none out.
  const out =
    mayLack && (secret === 2 ? total === 4 : secret === 1 ? listed === MISSIONS && total === 4 : listed > total);
  const left = out ? 1 : 0;
  let rest = total + 2 * left - listed;
  let open = secret;
  return known.map((list) => {
    const size = list?.length ?? Math.ceil(rest / open);
    if (list === undefined) {
      rest -= size;
      open--;
    }
    return { list, size, used: size - left };
  });
};

/** from × (from − 1) × …, so many factors. */
const falling = (from: number, factors: number): number => {
  let product = 1;
  for (let i = 0; i < factors; i++) product *= Math.max(0, from - i);
  return product;
};

/**
 * Every way to trace the revealed missions to the lists, weighted by the number of shuffles that lead to it. Cards are physical: a mission
 * that both brought is two cards. An unknown list is any of as many different missions of the set.
 */
export const missionChances = (view: View, kit: Kit): MissionChances => {
  const shares = sharesOf(view, kit);
  const indexOf = (id: string): CardIndex => kit.indexOf.get(id)!;
  const revealed = view.lanes.map(({ mission }) => indexOf(mission));
  const deck = view.missionDeck.flatMap((id) => (id === null ? [] : [indexOf(id)]));
  const origins: Origin[] = [];
  for (let bits = 0; bits < 1 << revealed.length; bits++) {
    const from = [0, 1].map((seat) => revealed.filter((_, i) => ((bits >> i) & 1) === seat));
    const weight = from.reduce((product, ids, seat) => product * waysFrom(ids, shares[seat]!, kit), 1);
    if (weight > 0) origins.push({ revealed: from, weight });
  }
  const isKnown = deck.length === view.missionDeck.length && shares.every(({ list }) => list !== undefined);
  return { kit, shares, origins: lotOf(origins), deck: isKnown ? deck : undefined };
};

/** In how many ways a list can be completed and its cards be drawn so that exactly these were revealed. */
const waysFrom = (ids: readonly CardIndex[], { list, size, used }: Share, kit: Kit): number => {
  if (new Set(ids).size !== ids.length) return 0;
  if (list !== undefined && ids.some((id) => !list.includes(id))) return 0;
  const rest = (list ?? kit.missions).length - ids.length;
  return falling(used, ids.length) * falling(rest, size - ids.length);
};

/** Lists and a mission deck, each as often as a fair shuffle gives it. */
export const sampleMissions = (
  { kit, shares, origins, deck: known }: MissionChances,
  random: Random,
): SampledMissions => {
  if (known !== undefined) return { lists: shares.map(({ list }) => list ?? []), deck: known };
  const { revealed } = drawLot(origins, random);
  const deck: CardIndex[] = [];
  const lists = shares.map(({ list, size, used }, seat) => {
    const seen = revealed[seat]!;
    const others = (list ?? kit.missions).filter((id) => !seen.includes(id));
    const rest = shuffle(others, random).slice(0, size - seen.length);
    deck.push(...rest.slice(0, used - seen.length));
    return [...seen, ...rest];
  });
  return { lists, deck: shuffle(deck, random) };
};
