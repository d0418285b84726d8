// The legal cells, written down a second time from the rules: the table of the rules must say the same.

import { expect, test } from 'vitest';
import { present } from '../../../kernel/present.ts';
import {
  ACTIONS,
  effectFault,
  FILTERS,
  TARGETS,
  TIMINGS,
  type ActionName,
  type Effect,
  type Filter,
  type FilterName,
  type Target,
} from './effects.ts';

const ALL = TARGETS;
const EVERY = FILTERS;

/** Timing, targets and filters of each action; no targets means that it is about no character. */
const LEGAL: {
  readonly [action in ActionName]: readonly [Effect['timing'], readonly Target[], readonly FilterName[]];
} = {
  POWERUP: ['instant', ALL, EVERY],
  DEFEAT: ['instant', ALL, EVERY],
  HIDE: ['instant', ALL, EVERY],
  POWER_BOOST: ['continuous', ['SELF', 'ANOTHER_FRIENDLY', 'ALL_FRIENDLY', 'ALL_ENEMY'], EVERY],
  MOVE: ['instant', ['SELF', 'ANOTHER_FRIENDLY', 'ENEMY', 'ANY'], EVERY],
  REMOVE_POWER: ['instant', ['ANOTHER_FRIENDLY', 'ENEMY', 'ALL_ENEMY', 'ANY'], EVERY],
  TAKE_CONTROL: ['instant', ['ENEMY', 'ALL_ENEMY'], EVERY],
  RETURN_TO_HAND: ['continuous', ['SELF', 'ANOTHER_FRIENDLY', 'ALL_FRIENDLY', 'ENEMY', 'ALL_ENEMY'], EVERY],
  COPY_EFFECT: ['instant', ['ENEMY'], EVERY],
  GAIN_CHAKRA: ['instant', [], []],
  STEAL_CHAKRA: ['instant', [], []],
  DRAW: ['instant', [], []],
  PLACE_FROM_DECK: ['instant', [], []],
  PAYING_LESS: ['continuous', [], ['group', 'keyword', 'costMax']],
  PLAY_CHARACTER: ['instant', [], ['group', 'keyword', 'powerMax', 'costMax']],
  LOOK_AT: ['instant', [], ['atMission']],
};

const AMOUNTS: readonly ActionName[] = [
  'POWERUP',
  'POWER_BOOST',
  'GAIN_CHAKRA',
  'STEAL_CHAKRA',
  'DRAW',
  'REMOVE_POWER',
  'PAYING_LESS',
  'PLAY_CHARACTER',
  'PLACE_FROM_DECK',
];

const VALUES: { readonly [name in FilterName]: Filter } = {
  group: { group: 'Red' },
  keyword: { keyword: 'Elite' },
  powerMax: { powerMax: 3 },
  powerMin: { powerMin: 3 },
  costMax: { costMax: 3 },
  atMission: { atMission: true },
};

const effectOf = (
  action: ActionName,
  timing: Effect['timing'],
  target: Target | undefined,
  filter: FilterName | undefined,
): Effect => ({
  trigger: 'MAIN',
  timing,
  action,
  ...(AMOUNTS.includes(action) ? { amount: 1 } : {}),
  ...present({ target, filter: filter && VALUES[filter] }),
  ...(action === 'PLAY_CHARACTER' ? { from: 'hand' } : {}),
  ...(action === 'LOOK_AT' ? { what: 'hidden' } : {}),
});

test.each(ACTIONS)('[MYT-8.1] %s', (action) => {
  const [when, targets, filters] = LEGAL[action];
  for (const timing of TIMINGS) {
    for (const target of [undefined, ...TARGETS]) {
      for (const filter of [undefined, ...FILTERS]) {
        const aims = target === undefined ? targets.length === 0 : targets.includes(target);
        const filtered = filter === undefined || (target !== 'SELF' && filters.includes(filter));
        const legal = timing === when && aims && filtered;
        const fault = effectFault(effectOf(action, timing, target, filter), 'character');
        expect(fault === undefined, `${timing} ${target} ${filter}: ${fault}`).toBe(legal);
      }
    }
  }
});

test.each<[string, Effect, boolean]>([
  ['power for everybody there', { timing: 'continuous', action: 'POWER_BOOST', amount: 2 }, true],
  ['from a power on', { timing: 'continuous', action: 'POWER_BOOST', amount: 2, filter: { powerMin: 3 } }, true],
  ['chakra for both', { timing: 'continuous', action: 'GAIN_CHAKRA', amount: 1 }, true],
  ['not up to a power', { timing: 'continuous', action: 'POWER_BOOST', amount: 2, filter: { powerMax: 3 } }, false],
  ['not chakra by power', { timing: 'continuous', action: 'GAIN_CHAKRA', amount: 1, filter: { powerMin: 3 } }, false],
  ['not drawing', { timing: 'continuous', action: 'DRAW', amount: 1 }, false],
  ['not without ✖', { timing: 'instant', action: 'GAIN_CHAKRA', amount: 1 }, false],
  ['SCORE without SELF', { trigger: 'SCORE', timing: 'instant', action: 'POWERUP', amount: 1, target: 'ANY' }, true],
  ['not SELF', { trigger: 'SCORE', timing: 'instant', action: 'POWERUP', amount: 1, target: 'SELF' }, false],
  ['not MAIN', { trigger: 'MAIN', timing: 'instant', action: 'DRAW', amount: 1 }, false],
])('[MYT-8.1] [MYT-7.4] on a mission: %s', (_, effect, legal) => {
  expect(effectFault(effect, 'mission') === undefined).toBe(legal);
});
