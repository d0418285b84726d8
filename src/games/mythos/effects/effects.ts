// Effects as data: the words an effect is made of, and the table of cells that are legal.

import { said, type Said } from '../said.ts';

export const TRIGGERS = ['MAIN', 'UPGRADE', 'AMBUSH', 'SCORE'] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const TIMINGS = ['instant', 'continuous'] as const;
export type Timing = (typeof TIMINGS)[number];

export const TARGETS = ['SELF', 'ANOTHER_FRIENDLY', 'ALL_FRIENDLY', 'ENEMY', 'ALL_ENEMY', 'ANY'] as const;
export type Target = (typeof TARGETS)[number];

export const ACTIONS = [
  'POWERUP',
  'POWER_BOOST',
  'GAIN_CHAKRA',
  'STEAL_CHAKRA',
  'DRAW',
  'MOVE',
  'DEFEAT',
  'HIDE',
  'REMOVE_POWER',
  'PAYING_LESS',
  'PLAY_CHARACTER',
  'TAKE_CONTROL',
  'LOOK_AT',
  'PLACE_FROM_DECK',
  'RETURN_TO_HAND',
  'COPY_EFFECT',
] as const;
export type ActionName = (typeof ACTIONS)[number];

/** Which characters or cards an effect is about; every part given must fit. */
export interface Filter {
  readonly group?: string;
  readonly keyword?: string;
  readonly powerMax?: number;
  readonly powerMin?: number;
  readonly costMax?: number;
  /** On the mission of the source. */
  readonly atMission?: true;
}
export const FILTERS = ['group', 'keyword', 'powerMax', 'powerMin', 'costMax', 'atMission'] as const;
export type FilterName = (typeof FILTERS)[number];

/** Something to count: face-up characters of a side (`others` leaves the source out), own hidden ones, or cards held. */
export interface Count {
  readonly of: 'friendly' | 'others' | 'enemy' | 'hidden' | 'hand';
  readonly filter?: Filter;
}
export const COUNTED = ['friendly', 'others', 'enemy', 'hidden', 'hand'] as const;

/** A number, or so many for each thing counted. */
export type Amount = number | { readonly times: number; readonly each: Count };

/** When an effect works at all. `ahead`: own power on the source's mission is higher than the rival's. */
export type Condition =
  | { readonly count: Count; readonly atLeast: number }
  | { readonly count: Count; readonly atMost: number }
  | { readonly edge: boolean }
  | { readonly ahead: boolean }
  | { readonly round: number };

/** What is done, without when: the body of an effect, and each `then` after it. */
export interface EffectStep {
  readonly action: ActionName;
  readonly amount?: Amount;
  readonly target?: Target;
  readonly filter?: Filter;
  /** PLAY_CHARACTER: where the card comes from. */
  readonly from?: 'hand' | 'discard';
  /** LOOK_AT: what is shown. */
  readonly what?: 'hand' | 'hidden';
  readonly when?: Condition;
  /** `true`: one may decline. `false`: one must, also where effects are optional. */
  readonly optional?: boolean;
  /** Runs only if this did something. */
  readonly then?: EffectStep;
}

/** A line of a card. A line of a mission that is always on has no trigger. */
export interface Effect extends EffectStep {
  readonly trigger?: Trigger;
  readonly timing: Timing;
}

/** What an action may be combined with. */
export interface Cell {
  readonly timings: readonly Timing[];
  /** Empty: it is about no character. */
  readonly targets: readonly Target[];
  /** Filters of targets other than SELF, or of the cards it is about. */
  readonly filters: readonly FilterName[];
  /** The least amount, where it has one. */
  readonly amount?: number;
}

const INSTANT = ['instant'] as const;
const CONTINUOUS = ['continuous'] as const;
const NO_FILTER = [] as const;

/** The legal cells (MYT-8.1): anything else is an error when a set is loaded. */
export const CELLS: { readonly [action in ActionName]: Cell } = {
  POWERUP: { timings: INSTANT, targets: TARGETS, filters: FILTERS, amount: 1 },
  POWER_BOOST: {
    timings: CONTINUOUS,
    targets: ['SELF', 'ANOTHER_FRIENDLY', 'ALL_FRIENDLY', 'ALL_ENEMY'],
    filters: FILTERS,
    amount: -9,
  },
  GAIN_CHAKRA: { timings: INSTANT, targets: [], filters: NO_FILTER, amount: 1 },
  STEAL_CHAKRA: { timings: INSTANT, targets: [], filters: NO_FILTER, amount: 1 },
  DRAW: { timings: INSTANT, targets: [], filters: NO_FILTER, amount: 1 },
  MOVE: { timings: INSTANT, targets: ['SELF', 'ANOTHER_FRIENDLY', 'ENEMY', 'ANY'], filters: FILTERS },
  DEFEAT: { timings: INSTANT, targets: TARGETS, filters: FILTERS },
  HIDE: { timings: INSTANT, targets: TARGETS, filters: FILTERS },
  REMOVE_POWER: {
    timings: INSTANT,
    targets: ['ANOTHER_FRIENDLY', 'ENEMY', 'ALL_ENEMY', 'ANY'],
    filters: FILTERS,
    amount: 1,
  },
  PAYING_LESS: { timings: CONTINUOUS, targets: [], filters: ['group', 'keyword', 'costMax'], amount: 1 },
  PLAY_CHARACTER: {
    timings: INSTANT,
    targets: [],
    filters: ['group', 'keyword', 'powerMax', 'costMax'],
    amount: 0,
  },
  TAKE_CONTROL: { timings: INSTANT, targets: ['ENEMY', 'ALL_ENEMY'], filters: FILTERS },
  LOOK_AT: { timings: INSTANT, targets: [], filters: ['atMission'] },
  PLACE_FROM_DECK: { timings: INSTANT, targets: [], filters: NO_FILTER, amount: 1 },
  RETURN_TO_HAND: {
    timings: CONTINUOUS,
    targets: ['SELF', 'ANOTHER_FRIENDLY', 'ALL_FRIENDLY', 'ENEMY', 'ALL_ENEMY'],
    filters: FILTERS,
  },
  COPY_EFFECT: { timings: INSTANT, targets: ['ENEMY'], filters: FILTERS },
};

/** Where a line is printed; missions and jutsu may do less than characters. */
export type Bearer = 'character' | 'jutsu' | 'mission';

/** The largest number an effect may hold. */
const MOST = 9;
/** How many times a line may go on with "then". */
export const DEEPEST_THEN = 3;
export const TOO_MANY_THEN = said('many-then', { most: DEEPEST_THEN });

/** What is wrong with a line, in English. */
export const effectFault = (effect: Effect, bearer: Bearer): string | undefined => effectSaid(effect, bearer)?.message;

/** What is wrong with a line, or nothing: timing, target, filter and amount must be a legal cell. */
export const effectSaid = (effect: Effect, bearer: Bearer): Said | undefined => {
  const { trigger, timing, action } = effect;
  if (trigger === undefined) return missionFault(effect, bearer);
  if (bearer === 'jutsu' && trigger !== 'MAIN') return said('jutsu-trigger', { trigger });
  if (bearer === 'mission' && trigger !== 'SCORE') return said('mission-trigger', { trigger });
  if (!CELLS[action].timings.includes(timing)) {
    return said(timing === 'instant' ? 'is-continuous' : 'is-instant', { action });
  }
  if (timing === 'continuous') {
    if (bearer !== 'character') return said('only-character', { trigger, bearer });
    if (effect.then !== undefined) return said('lasting-then');
    if (effect.optional !== undefined) return said('lasting-optional');
  }
  return effectStepFault(effect, bearer, timing, 0);
};

/** Lines of a mission that are in force while it is revealed (MYT-7.4). */
const missionFault = (effect: Effect, bearer: Bearer): Said | undefined => {
  const { action, amount, filter = {} } = effect;
  if (bearer !== 'mission' || effect.timing !== 'continuous') return said('no-trigger');
  if (action !== 'POWER_BOOST' && action !== 'GAIN_CHAKRA') return said('not-on-mission', { action });
  if (typeof amount !== 'number' || !within(amount, 1)) return said('number-from', { most: MOST });
  const { target, when, optional, then, from, what } = effect;
  if ([target, when, optional, then, from, what].some((part) => part !== undefined)) {
    return said('mission-parts');
  }
  const odd = Object.keys(filter).find((name) => action !== 'POWER_BOOST' || name !== 'powerMin');
  return odd === undefined ? undefined : said('mission-filter', { action, filter: odd });
};

const within = (value: number, least: number): boolean => Number.isInteger(value) && value >= least && value <= MOST;

const effectStepFault = (step: EffectStep, bearer: Bearer, timing: Timing, depth: number): Said | undefined => {
  const { action, target, from, what, then } = step;
  const cell = CELLS[action];
  if (!cell.timings.includes(timing)) return said('then-lasting', { action });
  const targets = cell.targets.join(', ');
  if (target === undefined && cell.targets.length > 0) return said('needs-target', { action, targets });
  if (target !== undefined && !cell.targets.includes(target)) {
    return cell.targets.length === 0
      ? said('no-target', { action })
      : said('other-target', { action, target, targets });
  }
  if (bearer === 'mission' && target === 'SELF') return said('mission-self');
  if ((from !== undefined) !== (action === 'PLAY_CHARACTER')) return fieldFault(action, 'from', ['hand', 'discard']);
  if ((what !== undefined) !== (action === 'LOOK_AT')) return fieldFault(action, 'what', ['hand', 'hidden']);
  if (depth > DEEPEST_THEN) return TOO_MANY_THEN;
  return (
    amountFault(step, cell) ??
    filterFault(step, cell) ??
    conditionFault(step.when) ??
    (then === undefined ? undefined : effectStepFault(then, bearer, 'instant', depth + 1))
  );
};

const fieldFault = (action: ActionName, part: string, values: readonly string[]): Said =>
  CELLS[action].targets.length === 0 && (action === 'PLAY_CHARACTER' || action === 'LOOK_AT')
    ? said('needs-part', { action, part, values })
    : said('no-part', { action, part });

const amountFault = ({ action, amount, target }: EffectStep, cell: Cell): Said | undefined => {
  if (cell.amount === undefined) return amount === undefined ? undefined : said('no-amount', { action });
  if (amount === undefined) return said('needs-amount', { action });
  const number = typeof amount === 'number' ? amount : amount.times;
  const least = action === 'POWER_BOOST' && target !== 'ALL_ENEMY' ? 1 : cell.amount;
  if (!within(number, least)) return said('amount-from', { action, least, most: MOST, number });
  if (number === 0 && (typeof amount !== 'number' || cell.amount < 0)) return said('amount-zero', { action });
  return typeof amount === 'number' ? undefined : countFault(amount.each);
};

const filterFault = ({ action, target, filter, what }: EffectStep, cell: Cell): Said | undefined => {
  if (filter === undefined) return undefined;
  const allowed = target === 'SELF' || what === 'hand' ? NO_FILTER : cell.filters;
  const whose = target === 'SELF' ? `${action} SELF` : action;
  return partsFault(filter, allowed, (odd) => said('no-filter', { whose, filter: odd }));
};

const partsFault = (
  filter: Filter,
  allowed: readonly FilterName[],
  sayOdd: (odd: FilterName) => Said,
): Said | undefined => {
  const odd = FILTERS.find((name) => filter[name] !== undefined && !allowed.includes(name));
  if (odd !== undefined) return sayOdd(odd);
  if (FILTERS.every((name) => filter[name] === undefined)) return said('empty-filter');
  const { powerMin, powerMax } = filter;
  for (const name of ['powerMin', 'powerMax', 'costMax'] as const) {
    const value = filter[name];
    if (value !== undefined && !(Number.isInteger(value) && value >= 0 && value <= 99))
      return said('filter-number', { filter: name });
  }
  if (powerMin !== undefined && powerMax !== undefined && powerMin > powerMax) {
    return said('power-apart', { least: powerMin, most: powerMax });
  }
  return undefined;
};

const countFault = ({ of, filter }: Count): Said | undefined => {
  if (filter === undefined) return undefined;
  const allowed = of === 'hand' ? NO_FILTER : of === 'hidden' ? (['atMission'] as const) : FILTERS;
  return partsFault(filter, allowed, (odd) => said('no-count-filter', { of, filter: odd }));
};

const conditionFault = (when: Condition | undefined): Said | undefined => {
  if (when === undefined) return undefined;
  if ('round' in when) return within(when.round, 1) && when.round <= 4 ? undefined : said('rounds');
  if (!('count' in when)) return undefined;
  const number = 'atLeast' in when ? when.atLeast : when.atMost;
  if (!within(number, 'atLeast' in when ? 1 : 0)) return said('counts-to', { most: MOST });
  return countFault(when.count);
};

/** The part of a line that runs: 0 is the line itself, 1 its `then`, and so on. */
export const effectStepOf = (effect: Effect, part: number): EffectStep => {
  let step: EffectStep = effect;
  for (let i = 0; i < part; i++) step = step.then!;
  return step;
};

/** Does an effect step, or anything that follows it, copy? Such a line could copy itself without end. */
export const copies = (step: EffectStep): boolean =>
  step.action === 'COPY_EFFECT' || (step.then !== undefined && copies(step.then));

/** The line that COPY_EFFECT takes of a card: the first instant one, not UPGRADE, that copies nothing itself (MYT-7.11); -1 if there is none. */
export const copiedLine = (effects: readonly Effect[]): number =>
  effects.findIndex((effect) => effect.timing === 'instant' && effect.trigger !== 'UPGRADE' && !copies(effect));
