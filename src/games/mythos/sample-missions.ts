// Missions that a viewer can't know: what the rival may have brought, and the order of those to come.

import type { Seat } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import type { Kit } from './cards.ts';
import type { View } from './view.ts';

/** What both brought, and the mission deck, the top first. */
export interface SampledMissions {
  readonly lists: readonly (readonly string[])[];
  readonly deck: readonly string[];
}

const without = (from: readonly string[], gone: readonly string[]): string[] => {
  const rest = [...from];
  for (const id of gone) {
    const at = rest.indexOf(id);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
};

const TRIES = 1000;

/** Lists and a mission deck that fit what has been revealed. */
export const sampleMissions = (view: View, kit: Kit, random: Random): SampledMissions => {
  const revealed = view.lanes.map(({ mission }) => mission);
  const known = view.lists.map((list) => list?.missions ?? null);
  if (view.missionDeck.every((mission) => mission !== null) && known.every((list) => list !== null)) {
    return { lists: known, deck: view.missionDeck };
  }
  const twoEach = view.options.missionDeck === 'twoEach' && view.stage !== 'deal';
  // A position that was written without lists has no mission left out.
  for (const left of twoEach ? [1, 0] : [0]) {
    for (let tries = 0; tries < TRIES; tries++) {
      const total = revealed.length + view.missionDeck.length + 2 * left;
      const lists = brought(known, revealed, total, kit, random, left);
      const used = lists.map((list) => shuffle([...list], random).slice(0, list.length - left));
      const deck = without(used.flat(), revealed);
      // Revealed missions must be among those used; guess again until they are.
      if (deck.length === view.missionDeck.length) return { lists, deck: shuffle(deck, random) };
    }
  }
  throw new Error('no missions fit this view');
};

/** The lists, those that are not known filled at random around what has been revealed. */
const brought = (
  known: readonly (readonly string[] | null)[],
  revealed: readonly string[],
  total: number,
  kit: Kit,
  random: Random,
  left: number,
): readonly (readonly string[])[] => {
  const needed = shuffle(
    without(
      revealed,
      known.flatMap((list) => list ?? []),
    ),
    random,
  );
  const open: Seat[] = shuffle(
    [0, 1].filter((seat) => known[seat] === null),
    random,
  );
  const told = known.reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const lists = known.map((list) => (list === null ? [] : [...list]));
  const sizeOf = (i: number): number => Math.ceil((total - told - i) / open.length);
  open.forEach((seat, i) => {
    const list = lists[seat] as string[];
    const most = sizeOf(i) - left;
    for (const id of needed.slice()) {
      if (list.length >= most || list.includes(id)) continue;
      list.push(id);
      needed.splice(needed.indexOf(id), 1);
    }
    const others = kit.missions.map((index) => kit.set.cards[index]?.id as string).filter((id) => !list.includes(id));
    list.push(...shuffle(others, random).slice(0, sizeOf(i) - list.length));
  });
  // In the order of the set, as lists are kept.
  return lists.map((list, seat) =>
    known[seat] === null ? list.toSorted((a, b) => place(kit, a) - place(kit, b)) : list,
  );
};

const place = (kit: Kit, id: string): number => kit.indexOf.get(id) as number;
