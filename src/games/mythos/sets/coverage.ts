// Which parts of the effect language a set uses: a table action × trigger × target × filter.

import type { CardSet } from '../cards.ts';
import { ACTIONS, CELLS, FILTERS, TARGETS, TRIGGERS, type ActionName } from '../effects/effects.ts';
import { effectStepsOf } from './lint.ts';

/** One row of the table: an action with how often each trigger, target and filter stands with it. */
export interface CoverageRow {
  readonly action: ActionName;
  readonly lines: number;
  readonly triggers: { readonly [trigger: string]: number };
  readonly targets: { readonly [target: string]: number };
  readonly filters: { readonly [filter: string]: number };
}

/** One effect step of a set in the four dimensions of the table. */
interface Used {
  readonly action: ActionName;
  readonly trigger: string;
  readonly target: string;
  readonly filters: readonly string[];
}

const ALWAYS = 'always';
const NO_TARGET = '–';

const usedBy = (set: CardSet): readonly Used[] =>
  set.cards.flatMap((card) =>
    card.effects.flatMap((effect) =>
      effectStepsOf(effect).map(({ action, target, filter }) => ({
        action,
        trigger: effect.trigger ?? ALWAYS,
        target: target ?? NO_TARGET,
        filters: FILTERS.filter((name) => filter?.[name] !== undefined),
      })),
    ),
  );

const tally = (used: readonly Used[], names: readonly string[], of: (each: Used) => readonly string[]) =>
  Object.fromEntries(
    names
      .map((name) => [name, used.filter((each) => of(each).includes(name)).length] as const)
      .filter(([, count]) => count > 0),
  );

/** How often each trigger, target and filter stands with each action. */
export const coverageOf = (set: CardSet): readonly CoverageRow[] => {
  const all = usedBy(set);
  return ACTIONS.map((action) => {
    const used = all.filter((each) => each.action === action);
    return {
      action,
      lines: used.length,
      triggers: tally(used, [...TRIGGERS, ALWAYS], ({ trigger }) => [trigger]),
      targets: tally(used, TARGETS, ({ target }) => [target]),
      filters: tally(used, FILTERS, ({ filters }) => filters),
    };
  });
};

/** Each combination of all four that the set has, with how often, in the order of the table. */
const combinations = (set: CardSet): readonly (readonly string[])[] => {
  const counts = new Map<string, number>();
  const rank = ({ action, trigger, target }: Used): number =>
    (ACTIONS.indexOf(action) * 10 + [...TRIGGERS, ALWAYS].indexOf(trigger)) * 10 +
    [...TARGETS, NO_TARGET].indexOf(target);
  for (const each of usedBy(set).toSorted((a, b) => rank(a) - rank(b))) {
    const cell = [each.action, each.trigger, each.target, each.filters.join(' ') || NO_TARGET].join('|');
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return [...counts].map(([cell, count]) => [...cell.split('|'), `${count}`]);
};

const HEADS = {
  triggers: ['MAIN', 'UPGR', 'AMB', 'SCOR', '✖'],
  targets: ['SELF', 'ANO', 'ALLF', 'ENEM', 'ALLE', 'ANY'],
  filters: ['grp', 'key', 'pow≤', 'pow≥', 'cost', 'here'],
} as const;

/** A number, `·` for what is legal and not used, nothing for what is not legal. */
const mark = (count: number | undefined, legal: boolean): string =>
  count === undefined ? (legal ? '·' : '') : `${count}`;

const rowOf = ({ action, lines, triggers, targets, filters }: CoverageRow): readonly string[] => [
  action,
  `${lines}`,
  ...TRIGGERS.map((name) => mark(triggers[name], true)),
  mark(triggers[ALWAYS], action === 'POWER_BOOST' || action === 'GAIN_CHAKRA'),
  ...TARGETS.map((name) => mark(targets[name], CELLS[action].targets.includes(name))),
  ...FILTERS.map((name) => mark(filters[name], CELLS[action].filters.includes(name))),
];

const columns = (rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join(' ')
      .trimEnd(),
  );
};

/** The table, its combinations one by one, and what is not used at all. */
export const coverageLines = (set: CardSet): readonly string[] => {
  const rows = coverageOf(set);
  const unused = rows.filter(({ lines }) => lines === 0).map(({ action }) => action);
  return [
    ...columns([['action', 'all', ...HEADS.triggers, ...HEADS.targets, ...HEADS.filters], ...rows.map(rowOf)]),
    '· legal and not used',
    '',
    ...columns([['action', 'trigger', 'target', 'filter', 'lines'], ...combinations(set)]),
    '',
    unused.length === 0 ? 'every action is used' : `not used: ${unused.join(', ')}`,
  ];
};
