// Putting a move together on a table of open cards: a card of the hand, what is picked for it, what that may mean, and the best of it.

import type { OpenTable, Tally } from '../../../kernel/open-table.ts';
import type { Presentation } from '../../../kernel/presentation.ts';
import type { Picture } from './pictures.ts';
import type { Screen } from './screen.ts';
import { mustAct, type TableModel } from './table-model.ts';

/** Something on the table: `key` tells it from its twin, `target` is what moves call it. */
export interface Picked {
  readonly key: string;
  readonly target: string;
}

/** What is on offer for the chosen card and what was picked. */
export interface Composed {
  readonly card: string;
  /** Every way of the card, the best first. */
  readonly ways: readonly string[];
  /** Legal ways to offer as buttons: the main one first. */
  readonly offers: readonly string[];
  /** What was composed though it is not legal: trying it tells why. */
  readonly attempts: readonly string[];
  readonly tally: Tally;
}

/** More buttons than these have no room. */
const MOST_OFFERS = 3;
const MOST_ATTEMPTS = 2;

const NO_SUM: Tally = { sum: '', complete: false };

const targetsOf = ({ targets }: Presentation, way: string, { scene }: Picture): readonly string[] =>
  targets?.(way, scene) ?? [];

/** Are all of these among those, each as often? */
const within = (some: readonly string[], all: readonly string[]): boolean => {
  const left = [...all];
  return some.every((each) => {
    const at = left.indexOf(each);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
};

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && within(a, b);

const pickedTargets = (model: TableModel): readonly string[] => model.picked.value.map(({ target }) => target);

/** Can one of these ways still become what is being picked? Where nothing is picked, every one can. */
export const isWanted = (model: TableModel, picture: Picture, ways: readonly string[]): boolean => {
  const { value: presentation } = model.presentation;
  if (presentation?.openTable === undefined || model.choice.value !== undefined) return true;
  const picked = pickedTargets(model);
  return picked.length === 0 || ways.some((way) => within(picked, targetsOf(presentation, way, picture)));
};

/** The card of the hand that a way is done with. */
const cardOf = (presentation: Presentation, way: string | undefined, { scene }: Picture): string | undefined =>
  way === undefined ? undefined : presentation.touchTarget(way, scene)?.card;

/** The move as it is put together so far; nothing while no card is chosen. */
export const composedOf = (model: TableModel, picture: Picture): Composed | undefined => {
  const { value: presentation } = model.presentation;
  const { value: ways } = model.choice;
  if (presentation?.openTable === undefined || ways === undefined) return undefined;
  const card = cardOf(presentation, ways[0], picture);
  if (card === undefined) return undefined;
  const picked = pickedTargets(model);
  const targets = (way: string): readonly string[] => targetsOf(presentation, way, picture);
  if (picked.length === 0) {
    const [best = ''] = ways;
    // What picking could not tell apart from the best has its own button.
    const others = ways.slice(1).filter((way) => targets(way).length === 0 || same(targets(way), targets(best)));
    return { card, ways, offers: [best, ...others].slice(0, MOST_OFFERS), attempts: [], tally: NO_SUM };
  }
  const tally = presentation.openTable.tally(card, picked);
  const exact = ways.filter((way) => same(targets(way), picked));
  if (exact.length > 0) {
    const offers = exact.slice(0, MOST_OFFERS);
    return { card, ways, offers, attempts: [], tally: tally.complete ? tally : NO_SUM };
  }
  const larger = ways.filter((way) => within(picked, targets(way)));
  const attempts =
    tally.complete || larger.length === 0 ? presentation.openTable.attempts(card, picked).slice(0, MOST_ATTEMPTS) : [];
  return { card, ways, offers: larger.slice(0, 1), attempts, tally };
};

/** Legal ways of a card, the best first. */
const waysOf = (
  model: TableModel,
  presentation: Presentation,
  openTable: OpenTable,
  picture: Picture,
  card: string,
): readonly string[] => {
  const { state } = model.client.value;
  const ways = (state?.legal ?? []).filter((way) => cardOf(presentation, way, picture) === card);
  return openTable.order(ways, state?.view);
};

/** A touch of the hand on such a table: raises the card, puts it back, or asks why not. False where the table is of another kind. */
export const chooseCard = (
  model: TableModel,
  screen: Screen,
  act: (action: string) => void,
  zone: string,
  card: string,
): boolean => {
  const { value: presentation } = model.presentation;
  if (presentation?.openTable === undefined) return false;
  const behind = screen.isBehind();
  screen.skip();
  const { value: picture } = model.picture;
  const held = picture?.scene.zones.find(({ id }) => id === zone)?.cards.some((each) => each?.id === card);
  // What was touched may be gone: the screen was a moment behind.
  if (picture === undefined || picture.sums !== undefined || held !== true) return true;
  model.tip.value = undefined;
  const ways = waysOf(model, presentation, presentation.openTable, picture, card);
  if (ways.length === 0) {
    const tried = presentation.tryTouch(zone, card, picture.scene);
    if (!behind && tried !== undefined) act(tried);
    return true;
  }
  const again = cardOf(presentation, model.choice.value?.[0], picture) === card;
  // What was picked before any card was chosen is meant for this one; for another card it is picked anew.
  if (again || model.choice.value !== undefined) model.picked.value = [];
  model.choice.value = again ? undefined : ways;
  return true;
};

/** Picks something on the table, or puts it back; if only one card of the hand can do something with it, that is chosen. */
export const pickFromTable = (model: TableModel, screen: Screen, picked: Picked): void => {
  screen.skip();
  const { value: presentation } = model.presentation;
  const { value: picture } = model.picture;
  if (presentation?.openTable === undefined || picture === undefined || !mustAct(model, picture)) return;
  model.tip.value = undefined;
  const without = model.picked.value.filter(({ key }) => key !== picked.key);
  model.picked.value = without.length < model.picked.value.length ? without : [...without, picked];
  const targets = pickedTargets(model);
  if (model.choice.value !== undefined || targets.length === 0) return;
  const fitting = picture.legal.filter((way) => within(targets, targetsOf(presentation, way, picture)));
  const [only, ...more] = new Set(fitting.flatMap((way) => cardOf(presentation, way, picture) ?? []));
  if (only !== undefined && more.length === 0)
    model.choice.value = waysOf(model, presentation, presentation.openTable, picture, only);
};

/** What a chip on the table says, and whether the best way takes what lies there. */
export interface Chip {
  readonly text: string;
  readonly main: boolean;
}

const BETWEEN = ' · ';

/** What of the table the ways on offer are about: all of it is lit, with what it makes. */
export const litBy = (model: TableModel, picture: Picture): ReadonlyMap<string, Chip> => {
  const { value: presentation } = model.presentation;
  const composed = composedOf(model, picture);
  const lit = new Map<string, Chip>();
  if (presentation?.openTable === undefined || composed === undefined) return lit;
  const { value: pointed } = model.pointed;
  const picked = pickedTargets(model);
  const main = pointed ?? composed.offers[0];
  const others =
    pointed === undefined ? composed.ways.filter((way) => within(picked, targetsOf(presentation, way, picture))) : [];
  for (const way of [...(main === undefined ? [] : [main]), ...others]) {
    for (const { targets, chip, taken } of presentation.openTable.groups(way, picture.scene)) {
      for (const target of targets) {
        const before = lit.get(target);
        if (before === undefined) lit.set(target, { text: chip, main: way === main });
        // Up and down, of a pile that can go both ways.
        else if (!before.main && !taken && chip !== before.text && before.text !== '' && !before.text.includes(BETWEEN))
          lit.set(target, { text: `${before.text}${BETWEEN}${chip}`, main: false });
      }
    }
  }
  return lit;
};
