// Generated cards for tests: enough effects that every pair of legal cells stands together on some card.

import { present } from '../../../kernel/present.ts';
import {
  ACTIONS,
  CELLS,
  effectFault,
  TRIGGERS,
  type ActionName,
  type Effect,
  type Filter,
  type FilterName,
  type Target,
  type Trigger,
} from '../effects/effects.ts';

/** One choice in each dimension; `none` where an action has no target or a target no filter. */
interface Cell {
  readonly action: ActionName;
  readonly trigger: Trigger;
  readonly target: Target | 'none';
  readonly filter: FilterName | 'none';
}

/** Each filter with a value that splits the characters of the fixtures. */
const FILTER_VALUES: { readonly [name in FilterName]: Filter } = {
  group: { group: 'Red' },
  keyword: { keyword: 'Elite' },
  powerMax: { powerMax: 3 },
  powerMin: { powerMin: 4 },
  costMax: { costMax: 3 },
  atMission: { atMission: true },
};

/** The effect of a cell, with numbers where its action needs them. */
const effectOf = ({ action, trigger, target, filter }: Cell): Effect => {
  const { timings, amount } = CELLS[action];
  return {
    trigger,
    timing: timings[0]!,
    action,
    ...present({
      amount: amount === undefined ? undefined : action === 'PLAY_CHARACTER' ? 1 : 2,
      target: target === 'none' ? undefined : target,
      filter: filter === 'none' ? undefined : FILTER_VALUES[filter],
      from: action === 'PLAY_CHARACTER' ? 'hand' : undefined,
      what: action === 'LOOK_AT' ? 'hidden' : undefined,
    }),
  };
};

const allCells = (): readonly Cell[] =>
  ACTIONS.flatMap((action) => {
    const { targets, filters } = CELLS[action];
    const aims: readonly Cell['target'][] = targets.length === 0 ? ['none'] : targets;
    return TRIGGERS.flatMap((trigger) =>
      aims.flatMap((target) =>
        (['none', ...(target === 'SELF' ? [] : filters)] as const).map((filter) => ({
          action,
          trigger,
          target,
          filter,
        })),
      ),
    );
  }).filter((cell) => effectFault(effectOf(cell), 'character') === undefined);

const DIMENSIONS = ['action', 'trigger', 'target', 'filter'] as const;

const pairsOf = (cell: Cell): readonly string[] =>
  DIMENSIONS.flatMap((a, i) => DIMENSIONS.slice(i + 1).map((b) => `${a}=${cell[a]} ${b}=${cell[b]}`));

/** Every pair of legal values that must stand together somewhere. */
export const legalPairs = (): ReadonlySet<string> => new Set(allCells().flatMap(pairsOf));

/** Greedy: the cell that covers most new pairs, until none is left. */
export const coveringEffects = (): readonly { readonly effect: Effect; readonly pairs: readonly string[] }[] => {
  const cells = allCells().map((cell) => ({ cell, pairs: pairsOf(cell) }));
  const open = new Set(legalPairs());
  const chosen: { effect: Effect; pairs: readonly string[] }[] = [];
  while (open.size > 0) {
    let best = cells[0]!;
    let most = 0;
    for (const each of cells) {
      const gain = each.pairs.filter((pair) => open.has(pair)).length;
      if (gain > most) [best, most] = [each, gain];
    }
    for (const pair of best.pairs) open.delete(pair);
    chosen.push({ effect: effectOf(best.cell), pairs: best.pairs });
  }
  return chosen;
};
