// Moves of Mulle as a player puts them together on the table: groups and their chips, sums, attempts, and what an event did.

import type { OpenTable, Played, TableGroup, Tally } from '../../kernel/open-table.ts';
import type { Scene } from '../../kernel/presentation.ts';
import { groupsOf, notate, parse, rebuild, take, buildOn, type Action, type Take } from './actions.ts';
import {
  byDeck,
  cardNamed,
  handValue,
  isSpecial,
  MOST_LOOSE,
  MOST_VALUE,
  mullePoints,
  nameOf,
  tableValue,
  type Card,
} from './cards.ts';
import type { MulleEvent } from './events.ts';
import { firstPartition } from './partition.ts';
import { NONE, sideOf, type Pile } from './state.ts';
import { gatheredPlaces } from './trotta.ts';
import type { View } from './view.ts';

const buildZone = (value: number): string => `build-${value}`;

/** `3+4`: cards by what they count on the table. */
const sumOf = (cards: readonly Card[]): string => cards.map(tableValue).join('+');

/** Twins that a capture takes, with those that lay loose and count as tabbar apart (MUL-4). */
export const gainOf = (action: Take, view: View): { readonly mulles: readonly Card[]; readonly tabbar: number } => {
  const build = view.table.find((pile) => pile.build?.value === action.build);
  const inBuild = (build?.cards ?? []).map((name) => cardNamed(name) as Card);
  const taken = [action.card, ...action.cards, ...inBuild];
  const pairs = taken.filter((card, i) => taken.indexOf(card) < i);
  const isTabbe = (card: Card): boolean =>
    view.options.tableSpecials === 'tabbe' &&
    isSpecial(card) &&
    action.cards.indexOf(card) !== action.cards.lastIndexOf(card);
  const cleared = view.table.length === action.cards.length + (action.build === 0 ? 0 : 1) ? 1 : 0;
  return {
    mulles: pairs.filter((card) => !isTabbe(card)),
    tabbar: pairs.filter(isTabbe).reduce((sum, card) => sum + tableValue(card), cleared),
  };
};

const KIND = { take: 5000, trotta: 4000, build: 3000, rebuild: 2000, discard: 1000 } as const;

/** How good a way looks beside others of the same card: what it scores, then how much it takes. */
const worthOf = (action: Action, view: View): number => {
  if (action.type !== 'take') return KIND[action.type];
  const { mulles, tabbar } = gainOf(action, view);
  const points = mulles.reduce((sum, card) => sum + mullePoints(card), tabbar);
  return KIND.take + points * 20 + action.cards.length;
};

const order = (ways: readonly string[], view: View): readonly string[] => {
  const worth = new Map(
    ways.map((way) => {
      const action = parse(way);
      return [way, action.ok ? worthOf(action.value, view) : 0];
    }),
  );
  return ways.toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
};

/** The table of a scene as the rules see it. */
const pilesOf = (scene: Scene): readonly Pile[] => {
  const cardOf = (id: string): Card => cardNamed(id) as Card;
  return scene.zones.flatMap(({ kind, cards, owner, badge, locked }): readonly Pile[] => {
    if (kind !== 'table') return [];
    const known = cards.flatMap((card) => (card === null ? [] : [cardOf(card.id)]));
    if (owner === undefined) {
      return known.map((card) => ({ cards: [card], owner: NONE, value: tableValue(card), locked: false }));
    }
    return [{ cards: known, owner, value: Number(badge), locked: locked === true }];
  });
};

const viewerIn = (scene: Scene): number => scene.zones.find(({ id }) => id === 'hand')?.owner ?? NONE;

/** What a trotta would gather: loose cards of the value, pairs that make it, and a build that joins in. */
const gathered = (card: Card, scene: Scene): readonly TableGroup[] => {
  const value = tableValue(card);
  const piles = pilesOf(scene);
  const found = gatheredPlaces(piles, viewerIn(scene), value).map((at) => piles[at]!);
  const builds = found.filter(({ owner }) => owner !== NONE);
  const loose = found.flatMap(({ owner, cards }) => (owner === NONE ? cards : [])).toSorted(byDeck);
  return [
    ...(firstPartition(loose, value) ?? []).map((group) => groupOf(group, sumOf(group), false)),
    ...builds.map((build): TableGroup => ({ targets: [buildZone(build.value)], chip: '', taken: false })),
  ];
};

const groupOf = (cards: readonly Card[], chip: string, taken: boolean): TableGroup => ({
  targets: cards.map(nameOf),
  chip,
  taken,
});

/** What of the table a way is about. */
export const groupsIn = (way: string, scene?: Scene): readonly TableGroup[] => {
  const parsed = parse(way);
  if (!parsed.ok) return [];
  const { value: action } = parsed;
  switch (action.type) {
    case 'take': {
      const build: readonly TableGroup[] =
        action.build === 0 ? [] : [{ targets: [buildZone(action.build)], chip: '', taken: true }];
      const loose = action.cards.length === 0 ? [] : groupsOf(action);
      return [...loose.map((group) => groupOf(group, sumOf(group), true)), ...build];
    }
    case 'build':
      return [groupOf([action.on], `→ ${tableValue(action.card) + tableValue(action.on)}`, false)];
    case 'rebuild':
      return [{ targets: [buildZone(action.on)], chip: `→ ${action.to}`, taken: false }];
    case 'trotta':
    case 'discard': {
      if (scene === undefined) return [];
      const own = pilesOf(scene).find(
        ({ owner, value }) => owner !== NONE && owner === viewerIn(scene) && value === tableValue(action.card),
      );
      if (own !== undefined) return [{ targets: [buildZone(own.value)], chip: '', taken: false }]; // MUL-8.3
      return action.type === 'trotta' ? gathered(action.card, scene) : [];
    }
  }
};

/** What was picked: loose cards in deck order, and values of builds. */
const readPicked = (
  picked: readonly string[],
): { readonly loose: readonly Card[]; readonly builds: readonly number[] } => ({
  loose: picked.flatMap((target) => cardNamed(target) ?? []).toSorted(byDeck),
  builds: picked.flatMap((target) => (target.startsWith('build-') ? [Number(target.slice('build-'.length))] : [])),
});

const tally = (name: string, picked: readonly string[]): Tally => {
  const { loose, builds } = readPicked(picked);
  const value = handValue(cardNamed(name) as Card);
  const apart = builds.filter((build) => build !== value);
  const groups = loose.length === 0 ? [] : firstPartition(loose, value);
  if (groups !== undefined && apart.length === 0 && picked.length > 0) {
    const made = [...groups.map(sumOf), ...builds.map(String)];
    return { sum: `${value} = ${made.join(', ')}`, complete: true };
  }
  // Where one card is worth more than the sum, there is none.
  if (loose.length === 0 || value > MOST_LOOSE || loose.some((card) => tableValue(card) > value))
    return { sum: '', complete: false };
  const total = loose.reduce((sum, card) => sum + tableValue(card), 0);
  const goal = value * Math.ceil(total / value);
  const made = loose.length === 1 ? String(total) : `${sumOf(loose)} = ${total}`;
  return { sum: goal === total ? made : `${made} / ${goal}`, complete: false };
};

/** One loose card may be built on, one build rebuilt; whatever else was picked is to be taken. */
const attempts = (name: string, picked: readonly string[]): readonly string[] => {
  const card = cardNamed(name) as Card;
  const { loose, builds } = readPicked(picked);
  const value = handValue(card);
  const [on] = loose;
  const [build = 0] = builds;
  const taking = notate(take(card, loose, builds.includes(value) ? value : build));
  if (on !== undefined && picked.length === 1) {
    const building = notate(buildOn(card, on));
    return tableValue(on) === value ? [taking] : [building, taking];
  }
  if (on === undefined && builds.length === 1 && build !== value) {
    const to = [build + tableValue(card), build - tableValue(card)];
    return to.filter((each) => each > 0 && each <= MOST_VALUE).map((each) => notate(rebuild(card, build, each)));
  }
  return picked.length === 0 ? [`discard ${name}`] : [taking];
};

const played = (event: MulleEvent): Played | undefined => {
  switch (event.type) {
    case 'took': {
      const { seat: by, card, cards, build, mulles, tabbar } = event;
      const points = mulles.reduce((sum, name) => sum + mullePoints(cardNamed(name) as Card), tabbar);
      const targets = [...cards, ...(build === null ? [] : [buildZone(build.value)])];
      return { card, by, targets, pile: `captured-${sideOf(by)}`, points };
    }
    case 'swept':
      return { by: event.seat, targets: event.cards, pile: `captured-${sideOf(event.seat)}` };
    case 'built':
      return { card: event.card, by: event.seat, targets: [event.on] };
    case 'rebuilt':
      return { card: event.card, by: event.seat, targets: [buildZone(event.from)] };
    case 'trotta':
      return { card: event.card, by: event.seat, targets: [...event.gathered, buildZone(event.value)] };
    case 'fed':
      return { card: event.card, by: event.seat, targets: [buildZone(event.value)] };
    case 'discarded':
      return { card: event.card, by: event.seat, targets: [] };
    default:
      return undefined;
  }
};

export const openTable: OpenTable = {
  order: (ways, view) => order(ways, view as View),
  groups: groupsIn,
  tally,
  attempts,
  played: (event) => played(event as MulleEvent),
};
