// Generated cards: each effect is fired on one table, and what it did is compared with what its data says.

import { describe, expect, test } from 'vitest';
import { idOf, type CardSet } from './cards.ts';
import type { Effect, Filter } from './effects/effects.ts';
import type { MythosEvent, CharacterRef } from './events.ts';
import { coveringEffects, legalPairs } from './testing/fixtures.ts';
import { printEffect } from './language/sentences.ts';
import { plainSet, scenario, type Scenario } from './testing/scenario.ts';

const EFFECTS = coveringEffects();

/** The characters on the table besides the subject: side, mission, what is printed, each with one token. */
const PEOPLE = [
  { name: 'Fay — Low', side: 0, lane: 'D', group: 'Red', elite: true, cost: 2, power: 2 },
  { name: 'Fox — High', side: 0, lane: 'C', group: 'Blue', elite: false, cost: 5, power: 5 },
  { name: 'Foe — Low', side: 1, lane: 'D', group: 'Red', elite: true, cost: 2, power: 1 },
  { name: 'Fen — High', side: 1, lane: 'C', group: 'Blue', elite: false, cost: 5, power: 5 },
  { name: 'Fir — Mid', side: 1, lane: 'D', group: 'Red', elite: false, cost: 3, power: 2 },
] as const;
type Person = (typeof PEOPLE)[number];

const SUBJECT = { name: 'Sub — Ject', side: 0, lane: 'D', group: 'Red', elite: true, cost: 3, power: 9 } as const;

const setWith = (effect: Effect): CardSet => {
  const people = PEOPLE.map(
    ({ name, group, elite, cost, power }) =>
      `character ${name}\n  group ${group}; cost ${cost}; power ${power}${elite ? '; keywords Elite' : ''}\n  MAIN ⚡ Gain 1 chakra.`,
  );
  return plainSet(
    [
      ...people,
      'character Sub — Base\n  group Red; cost 1; power 1',
      `character ${SUBJECT.name}\n  group Red; cost 3; power 9; keywords Elite\n  ${printEffect(effect, 'short')}`,
      'character New — Red\n  group Red; cost 2; power 1; keywords Elite\n  MAIN ⚡ Gain 3 chakra.',
      'character New — Blue\n  group Blue; cost 6; power 6',
      'character Lurk — Er\n  group Red; cost 1; power 1',
    ].join('\n'),
  );
};

/** The table before the trigger: two missions, everybody with one token, one hidden enemy. */
const tableFor = (effect: Effect): Scenario => {
  const { trigger } = effect;
  const at = (side: number, lane: string) => [
    ...PEOPLE.filter((each) => each.side === side && each.lane === lane).map(({ name }) => ({ card: name, tokens: 1 })),
    ...(side === 0 && lane === 'D' ? before(trigger) : []),
    ...(side === 1 && lane === 'D' ? [{ card: 'Lurk — Er', hidden: true as const }] : []),
  ];
  const held = trigger === 'MAIN' || trigger === 'UPGRADE' ? [SUBJECT.name] : [];
  return scenario({
    set: setWith(effect),
    hands: [[...held, 'New — Red', 'New — Blue'], ['New — Red']],
    decks: [['Lurk — Er', 'New — Red', 'New — Blue'], ['New — Blue']],
    lanes: { D: [at(0, 'D'), at(1, 'D')], C: [at(0, 'C'), at(1, 'C')] },
    chakra: [9, 9],
  });
};

const before = (trigger: Effect['trigger']) => {
  if (trigger === 'UPGRADE') return [{ card: 'Sub — Base' }];
  if (trigger === 'AMBUSH') return [{ card: SUBJECT.name, hidden: true as const }];
  return trigger === 'SCORE' ? [{ card: SUBJECT.name }] : [];
};

const fire = (table: Scenario, { trigger }: Effect): void => {
  if (trigger === 'MAIN') table.p1.play(SUBJECT.name, 'D');
  else if (trigger === 'UPGRADE') table.p1.upgrade(SUBJECT.name, 'D');
  else if (trigger === 'AMBUSH') table.p1.reveal(SUBJECT.name, 'D');
  else table.p1.pass().p2.pass();
};

/** Does a person fit, read from the table above and not from the rules? Tokens count, and the subject has none. */
const fits = (person: Person | typeof SUBJECT, filter: Filter | undefined): boolean => {
  const power = person.power + (person === SUBJECT ? 0 : 1);
  const { group, keyword, powerMax, powerMin, costMax, atMission } = filter ?? {};
  if (group !== undefined && person.group !== group) return false;
  if (keyword !== undefined && !person.elite) return false;
  if (powerMax !== undefined && power > powerMax) return false;
  if (powerMin !== undefined && power < powerMin) return false;
  if (costMax !== undefined && person.cost > costMax) return false;
  return atMission === undefined || person.lane === 'D';
};

const expectedTargets = ({ target, filter }: Effect): readonly string[] => {
  const pool: readonly (Person | typeof SUBJECT)[] =
    target === 'SELF'
      ? [SUBJECT]
      : target === 'ALL_FRIENDLY'
        ? [...PEOPLE.filter(({ side }) => side === 0), SUBJECT]
        : PEOPLE.filter(({ side }) => target === 'ANY' || (side === 0) === (target === 'ANOTHER_FRIENDLY'));
  return pool.filter((each) => fits(each, filter)).map(({ name }) => name);
};

const TOLD = {
  POWERUP: 'powered',
  REMOVE_POWER: 'drained',
  DEFEAT: 'defeated',
  HIDE: 'turned',
  MOVE: 'moved',
  TAKE_CONTROL: 'took',
  COPY_EFFECT: 'copied',
  RETURN_TO_HAND: 'returned',
} as const;

const spotIn = (event: MythosEvent): CharacterRef | undefined =>
  'on' in event ? event.on : 'who' in event ? event.who : undefined;

/** The names that the events of an action tell of. */
const hit = (table: Scenario, type: MythosEvent['type']): readonly string[] =>
  table.events.flatMap((event) => (event.type === type ? [spotIn(event)?.card as string] : []));

const nameSort = (names: readonly string[]): readonly string[] => names.map(idOf).toSorted((a, b) => (a < b ? -1 : 1));

/** Answers the one choice there may be, checking that it is among exactly the expected people. */
const answer = (table: Scenario, effect: Effect, targets: readonly string[]): readonly string[] => {
  const single = effect.target === 'ENEMY' || effect.target === 'ANOTHER_FRIENDLY' || effect.target === 'ANY';
  if (!single) return targets;
  if (targets.length < 2) {
    table.expectChoices([]);
    return targets;
  }
  const labels = targets.map((name) => {
    const { side, lane } = PEOPLE.find((each) => each.name === name) as Person;
    return `p${side + 1} ${name} ${lane}`;
  });
  table.expectChoices(labels).choose(labels[0]!);
  return [targets[0]!];
};

const expectResource = (table: Scenario, effect: Effect): void => {
  const count = (type: MythosEvent['type']): number => table.events.filter((event) => event.type === type).length;
  switch (effect.action) {
    case 'GAIN_CHAKRA':
      expect(table.events).toContainEqual({ type: 'gained', seat: 0, amount: 2 });
      break;
    case 'STEAL_CHAKRA':
      expect(table.events).toContainEqual({ type: 'stole', seat: 0, amount: 2 });
      break;
    case 'DRAW':
      expect(table.events).toContainEqual({ type: 'drew', seat: 0, cards: ['Lurk/Er', 'New/Red'] });
      expect(table.pile('hands', 0)).toEqual(expect.arrayContaining(['Lurk — Er', 'New — Red', 'New — Blue']));
      break;
    case 'LOOK_AT':
      expect(table.events).toContainEqual({ type: 'looked', seat: 0, what: 'hidden', cards: ['Lurk/Er'] });
      expect(table.view(0).looks).toMatchObject([{ seat: 0, what: 'hidden', cards: [{ card: 'Lurk/Er', lane: 'D' }] }]);
      break;
    case 'PLACE_FROM_DECK':
      expect(table.events).toContainEqual({
        type: 'placed',
        seat: 0,
        lane: 'D',
        cards: ['Lurk/Er', 'New/Red'],
        discarded: [],
      });
      break;
    case 'PLAY_CHARACTER': {
      const { group, keyword, powerMax, costMax } = effect.filter ?? {};
      const both = group === undefined && keyword === undefined && powerMax === undefined && costMax === undefined;
      if (both) table.expectChoices(['New — Blue', 'New — Red']).choose('New — Red');
      table.expectChoices(['D', 'C']).choose('C');
      expect(table.events).toContainEqual({
        type: 'played',
        seat: 0,
        card: 'New/Red',
        lane: 'C',
        cost: 1,
        from: 'hand',
      });
      break;
    }
    default: {
      const { group, keyword, costMax } = effect.filter ?? {};
      const all = group === undefined && keyword === undefined && costMax === undefined;
      expect(table.view(0).costs).toMatchObject({ 'New/Red': 0, 'New/Blue': all ? 4 : 6 });
    }
  }
  // Who is played by an effect has a MAIN line too.
  expect(count('effect')).toBe(effect.action === 'PLAY_CHARACTER' ? 2 : 1);
};

describe('generated cards', () => {
  test('[MYT-8.1] cover every pair of legal cells', () => {
    const covered = new Set(EFFECTS.flatMap(({ pairs }) => pairs));
    expect([...legalPairs()].filter((pair) => !covered.has(pair))).toEqual([]);
    expect(EFFECTS.length).toBeGreaterThanOrEqual(85);
  });

  test.each(EFFECTS.map(({ effect }) => [printEffect(effect, 'short'), effect] as const))('%s', (_, effect) => {
    const table = tableFor(effect);
    fire(table, effect);
    const targets = effect.target === undefined ? [] : answer(table, effect, expectedTargets(effect));
    if (effect.target === undefined) expectResource(table, effect);
    else if (effect.action === 'POWER_BOOST') expectBoost(table, effect, targets);
    else expectHits(table, effect, targets);
    expectPlaces(table, effect, targets);
    expectNumbers(table, effect, targets);
  });
});

/** Everybody in play but those on whom an action has an own result: their side, their mission, and whether they are hidden. */
const standsAt = (person: Person | typeof SUBJECT, { action }: Effect, isTarget: boolean): string => {
  const { name, side, lane } = person;
  if (!isTarget) return `${name} ${side} ${lane}`;
  if (action === 'DEFEAT') return `${name} discards ${side}`;
  if (action === 'RETURN_TO_HAND') return `${name} hands ${side}`;
  if (action === 'HIDE') return `(${name}) ${side} ${lane}`;
  if (action === 'MOVE') return `${name} ${side} ${lane === 'D' ? 'C' : 'D'}`;
  return action === 'TAKE_CONTROL' ? `${name} 0 ${lane}` : `${name} ${side} ${lane}`;
};

/** The cards that an effect brings into play, or takes from the deck into the hand. */
const arrivals = ({ action }: Effect): readonly string[] => {
  if (action === 'PLACE_FROM_DECK') return ['(Lurk — Er) 0 D', '(New — Red) 0 D'];
  return action === 'PLAY_CHARACTER' ? ['New — Red 0 C'] : [];
};

/** The state, not only what was told: who stands where, hidden or not, and who left play. */
const expectPlaces = (table: Scenario, effect: Effect, targets: readonly string[]): void => {
  const inPlay = (['D', 'C'] as const).flatMap((lane) =>
    [0, 1].flatMap((side) => table.lane(lane, side).map((label) => `${label.replace(/:-?\d+$/u, '')} ${side} ${lane}`)),
  );
  const named: readonly string[] = [...PEOPLE, SUBJECT].map(({ name }) => name);
  const gone = (['discards', 'hands'] as const).flatMap((pile) =>
    [0, 1].flatMap((side) => table.pile(pile, side).map((name) => `${name} ${pile} ${side}`)),
  );
  const people = [...PEOPLE, SUBJECT].map((person) => standsAt(person, effect, targets.includes(person.name)));
  const left = gone.filter((place) => named.some((name) => place.startsWith(`${name} `)));
  expect([...inPlay, ...left].toSorted(byText)).toEqual(
    [...people, '(Lurk — Er) 1 D', ...arrivals(effect)].toSorted(byText),
  );
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Tokens change by two, or down to none, and nobody else's do; chakra is what was paid and given. After a round all is 0. */
const expectNumbers = (table: Scenario, effect: Effect, targets: readonly string[]): void => {
  const { action, trigger } = effect;
  if (trigger === 'SCORE' || action === 'RETURN_TO_HAND') return;
  expect(table.state.chakra).toEqual(chakraAfter(effect));
  if (action === 'DEFEAT' || action === 'HIDE' || action === 'POWER_BOOST') return;
  const change = action === 'POWERUP' ? 2 : action === 'REMOVE_POWER' ? -1 : 0;
  for (const person of [...PEOPLE, SUBJECT]) {
    const isTarget = targets.includes(person.name);
    const power = person.power + (person === SUBJECT ? 0 : 1) + (isTarget ? change : 0);
    const [side, lane] = standsAt(person, effect, isTarget).split(' ').slice(-2) as [string, 'D' | 'C'];
    expect(table.lane(lane, Number(side))).toContain(`${person.name}:${power}`);
  }
};

/** Nine each, less what the subject cost, and what the effect gave or took. */
const chakraAfter = ({ action, trigger }: Effect): readonly number[] => {
  const paid = trigger === 'MAIN' ? 3 : 2;
  const own = { GAIN_CHAKRA: 2, STEAL_CHAKRA: 2, COPY_EFFECT: 1, PLAY_CHARACTER: 3 - 1 } as {
    readonly [action: string]: number;
  };
  return [9 - paid + (own[action] ?? 0), action === 'STEAL_CHAKRA' ? 7 : 9];
};

const expectHits = (table: Scenario, { action, trigger }: Effect, targets: readonly string[]): void => {
  if (action === 'RETURN_TO_HAND' && trigger !== 'SCORE') table.p2.pass().p1.pass();
  expect(nameSort(hit(table, TOLD[action as keyof typeof TOLD]))).toEqual(nameSort(targets));
};

/** The boost is computed: full power is two above printed power and tokens for those it is about. */
const expectBoost = (table: Scenario, effect: Effect, targets: readonly string[]): void => {
  const tokens = effect.trigger === 'SCORE' ? 0 : 1;
  for (const person of [...PEOPLE, SUBJECT]) {
    const boost = targets.includes(person.name) && boostHolds(effect, person, tokens) ? 2 : 0;
    const power = person.power + (person === SUBJECT ? 0 : tokens) + boost;
    expect(table.lane(person.lane, person.side)).toContain(`${person.name}:${power}`);
  }
};

/** After a SCORE the tokens are gone, and a filter on power is looked at again. */
const boostHolds = ({ filter }: Effect, person: Person | typeof SUBJECT, tokens: number): boolean => {
  const power = person.power + (person === SUBJECT ? 0 : tokens);
  return power <= (filter?.powerMax ?? power) && power >= (filter?.powerMin ?? power);
};
