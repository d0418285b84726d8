// Wild sets for tests: cards with lines of any legal kind, also such as nobody would print, and decks of them.

import type { Random } from '../../../kernel/random.ts';
import type { Card, CardSet } from '../cards.ts';
import {
  ACTIONS,
  CELLS,
  COUNTED,
  effectFault,
  FILTERS,
  TRIGGERS,
  type ActionName,
  type Amount,
  type Bearer,
  type Condition,
  type Count,
  type EffectStep,
  type Effect,
  type Filter,
} from '../effects/effects.ts';
import type { Loadout } from '../loadout.ts';
import type { MythosOptions } from '../options.ts';

const GROUPS = ['Red', 'Blue'] as const;
const KEYWORDS = ['Elite', 'Old'] as const;

const one = <T>(random: Random, among: readonly T[]): T => among[random.below(among.length)]!;

const chance = (random: Random, outOf: number): boolean => random.below(outOf) === 0;

const FILTER_VALUES: { readonly [name in keyof Required<Filter>]: (random: Random) => Filter } = {
  group: (random) => ({ group: one(random, GROUPS) }),
  keyword: (random) => ({ keyword: one(random, KEYWORDS) }),
  powerMax: (random) => ({ powerMax: 2 + random.below(4) }),
  powerMin: (random) => ({ powerMin: random.below(3) }),
  costMax: (random) => ({ costMax: random.below(5) }),
  atMission: () => ({ atMission: true }),
};

const filterOf = (random: Random): Filter => FILTER_VALUES[one(random, FILTERS)](random);

const countOf = (random: Random): Count => ({
  of: one(random, COUNTED),
  ...(chance(random, 3) ? { filter: filterOf(random) } : {}),
});

const amountOf = (random: Random, action: ActionName): Amount => {
  if (chance(random, 4)) return { times: 1 + random.below(2), each: countOf(random) };
  return action === 'POWER_BOOST' && chance(random, 2) ? -1 - random.below(2) : 1 + random.below(3);
};

const conditionOf = (random: Random): Condition =>
  one<() => Condition>(random, [
    () => ({ count: countOf(random), atLeast: 1 + random.below(2) }),
    () => ({ count: countOf(random), atMost: random.below(3) }),
    () => ({ edge: chance(random, 2) }),
    () => ({ ahead: chance(random, 2) }),
    () => ({ round: 1 + random.below(4) }),
  ])();

const effectStepOf = (random: Random, depth: number): EffectStep => {
  const action = one(random, ACTIONS);
  const { targets, amount } = CELLS[action];
  return {
    action,
    ...(amount === undefined ? {} : { amount: amountOf(random, action) }),
    ...(targets.length === 0 ? {} : { target: one(random, targets) }),
    ...(chance(random, 3) ? { filter: filterOf(random) } : {}),
    ...(action === 'PLAY_CHARACTER' ? { from: one(random, ['hand', 'discard'] as const) } : {}),
    ...(action === 'LOOK_AT' ? { what: one(random, ['hand', 'hidden'] as const) } : {}),
    ...(chance(random, 6) ? { when: conditionOf(random) } : {}),
    ...(chance(random, 5) ? { optional: chance(random, 2) } : {}),
    // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
    ...(depth < 3 && chance(random, 3) ? { then: effectStepOf(random, depth + 1) } : {}),
  };
};

/** A line of any legal kind for a bearer: drawn until one is legal. */
const effectOf = (random: Random, bearer: Bearer): Effect => {
  for (;;) {
    const step = effectStepOf(random, 0);
    const timing = CELLS[step.action].timings[0]!;
    const effect: Effect = { trigger: one(random, TRIGGERS), timing, ...step };
    if (effectFault(effect, bearer) === undefined) return effect;
  }
};

const effectsOf = (random: Random, bearer: Bearer): readonly Effect[] =>
  Array.from({ length: 1 + random.below(3) }, () => effectOf(random, bearer));

/** Ten names in three versions, five jutsu, six missions. */
export const wildSet = (random: Random): CardSet => {
  const cards: Card[] = [];
  for (let name = 0; name < 10; name++) {
    for (let version = 0; version < 3; version++) {
      cards.push({
        id: `N${name}/V${version}`,
        kind: 'character',
        group: one(random, GROUPS),
        keywords: KEYWORDS.filter(() => chance(random, 3)),
        cost: version + random.below(2),
        power: random.below(5),
        effects: effectsOf(random, 'character'),
      });
    }
  }
  for (let n = 0; n < 5; n++) {
    cards.push({ id: `J${n}`, kind: 'jutsu', cost: random.below(3), effects: effectsOf(random, 'jutsu') });
  }
  for (let n = 0; n < 6; n++) {
    const always: Effect = chance(random, 2)
      ? { timing: 'continuous', action: 'GAIN_CHAKRA', amount: 2 }
      : { timing: 'continuous', action: 'POWER_BOOST', amount: 1, filter: { powerMin: 2 } };
    cards.push({ id: `M${n}`, kind: 'mission', points: 1, effects: [always, ...effectsOf(random, 'mission')] });
  }
  return { name: 'Wild', groups: GROUPS, keywords: KEYWORDS, cards };
};

/** Two decks of a wild set: few cards twice, so that names meet often. */
export const wildLoadouts = (random: Random): readonly Loadout[] => {
  const set = wildSet(random);
  const ids = set.cards.filter(({ kind }) => kind !== 'mission').map(({ id }) => id);
  return [0, 3].map((first) => {
    const left = [...ids, ...ids];
    const cards: { [id: string]: number } = {};
    for (let n = 0; n < 30; n++) {
      const [id] = left.splice(random.below(left.length), 1) as [string];
      cards[id] = (cards[id] ?? 0) + 1;
    }
    return { set, cards, missions: [`M${first}`, `M${first + 1}`, `M${first + 2}`] };
  });
};

/** Options, each at random. */
export const wildOptions = (random: Random, fields: { readonly [key: string]: unknown }): Partial<MythosOptions> =>
  Object.fromEntries(Object.entries(fields).map(([key, values]) => [key, one(random, values as readonly unknown[])]));
