// Sets as JSON: what records embed and tools write. Read as strictly as positions; whoever writes one is told every fault (`builder/json-set.ts`).

import { present } from '../../../kernel/present.ts';
import {
  readArray,
  readInteger,
  reading,
  readObject,
  readString,
  readWord,
  wrong,
  type Spot,
} from '../../../kernel/reading.ts';
import type { InputError, Result } from '../../../kernel/result.ts';
import { nameOfId, type Card, type CardSet, type Character, type Jutsu, type Mission } from '../cards.ts';
import {
  ACTIONS,
  COUNTED,
  DEEPEST_THEN,
  effectSaid,
  FILTERS,
  TARGETS,
  TIMINGS,
  TOO_MANY_THEN,
  TRIGGERS,
  type Amount,
  type Bearer,
  type Condition,
  type Count,
  type EffectStep,
  type Effect,
  type Filter,
} from '../effects/effects.ts';
import { said, type Said } from '../said.ts';
import { MOST_CARDS, MOST_EFFECTS, MOST_KEYWORDS, MOST_NAMES } from './limits.ts';
import { isCardName, isGroupName, isSetName } from './set-text.ts';
import { quoted } from './text-lines.ts';

/** How the parts of a set are read: by somebody who stops at the first fault, or by somebody who notes it and goes on. */
export interface PartReaders {
  readonly readObject: typeof readObject;
  readonly readArray: typeof readArray;
  readonly readInteger: typeof readInteger;
  readonly readString: typeof readString;
  readonly readWord: typeof readWord;
  readonly readFlag: (spot: Spot) => boolean;
  /** A member of what must be an object. */
  readonly member: (spot: Spot, key: string) => Spot;
  /** Says something against what stands at a spot. */
  readonly wrong: (spot: Spot, why: Said) => never;
  /** Says something against an effect that can be read. */
  readonly wrongEffect: (spot: Spot, why: Said, effect: Effect, bearer: Bearer) => never;
  /** Something whose parts don't need each other to be read. */
  readonly all: <T extends object>(parts: { readonly [K in keyof T]: () => T[K] }) => T;
  /** The elements of a list, which don't need each other to be read. */
  readonly each: <T>(spots: readonly Spot[], read: (spot: Spot) => T) => readonly T[];
}

/** The groups and keywords that cards can speak of. */
type Names = Pick<CardSet, 'groups' | 'keywords'>;
type CardReader = PartReaders & Names;

export const readFlag = (spot: Spot): boolean =>
  typeof spot.value === 'boolean' ? spot.value : wrong(spot, 'must be true or false');

const says = (spot: Spot, { message }: Said): never => wrong(spot, message);

/** Stops at the first fault. */
const STRICT: PartReaders = {
  readObject,
  readArray,
  readInteger,
  readString,
  readWord,
  readFlag,
  member: ({ at, value }, key) => ({
    at: `${at}.${key}`,
    value: (value as { readonly [key: string]: unknown } | null)?.[key],
  }),
  wrong: says,
  wrongEffect: says,
  all: <T extends object>(parts: { readonly [K in keyof T]: () => T[K] }) =>
    Object.fromEntries(Object.entries<() => unknown>(parts).map(([key, read]) => [key, read()])) as T,
  each: (spots, read) => spots.map((spot) => read(spot)),
};

/** A set from JSON, or where and why it is none. */
export const readSetJson = (json: unknown): Result<CardSet, InputError> => reading(json, readSet);

export const SET_FIELDS = ['name', 'groups', 'keywords', 'cards'] as const;

export const readSet = (spot: Spot): CardSet => {
  const fields = readObject(spot, SET_FIELDS);
  const names = { groups: readNames(fields.groups, STRICT), keywords: readNames(fields.keywords, STRICT) };
  const cards = readCards(fields.cards, { ...STRICT, ...names });
  return { name: readSetName(fields.name, STRICT), ...names, cards };
};

export const readSetName = (spot: Spot, by: PartReaders): string => {
  const name = by.readString(spot);
  return isSetName(name) ? name : by.wrong(spot, said('bad-set-name', { name: quoted(name) }));
};

/** Names that sentences can speak of; two that differ only in capitals would be one there. */
export const readNames = (spot: Spot, by: PartReaders): readonly string[] => {
  const seen = new Set<string>();
  return by.each(by.readArray(spot, { max: MOST_NAMES }), (each) => {
    const name = by.readString(each);
    if (!isGroupName(name)) return by.wrong(each, said('bad-entry', { name: quoted(name) }));
    return once(each, name, seen, by);
  });
};

/** What may be there once, whatever its capitals. */
const once = (spot: Spot, name: string, seen: Set<string>, by: PartReaders): string => {
  if (seen.has(name.toLowerCase())) return by.wrong(spot, said('twice', { name }));
  seen.add(name.toLowerCase());
  return name;
};

export const readCards = (spot: Spot, by: CardReader): readonly Card[] => {
  const seen = new Set<string>();
  return by.each(by.readArray(spot, { max: MOST_CARDS }), (each) => {
    const card = readCard(each, by);
    once(each, card.id, seen, by);
    return card;
  });
};

const readCard = (spot: Spot, by: CardReader): Card => {
  const kind = by.readWord(by.member(spot, 'kind'), ['character', 'jutsu', 'mission']);
  if (kind === 'mission') {
    const fields = by.readObject(spot, ['id', 'kind', 'points', 'effects']);
    return by.all<Mission>({
      id: () => readId(fields.id, by),
      kind: () => kind,
      points: () => readNumber(fields.points, by),
      effects: () => readEffects(fields.effects, kind, by),
    });
  }
  if (kind === 'jutsu') {
    const fields = by.readObject(spot, ['id', 'kind', 'cost', 'effects']);
    return by.all<Jutsu>({
      id: () => readId(fields.id, by),
      kind: () => kind,
      cost: () => readNumber(fields.cost, by),
      effects: () => readEffects(fields.effects, kind, by),
    });
  }
  const fields = by.readObject(spot, ['id', 'kind', 'group', 'keywords', 'cost', 'power', 'effects']);
  return by.all<Character>({
    id: () => readId(fields.id, by),
    kind: () => kind,
    group: () => by.readWord(fields.group, by.groups),
    keywords: () => readKeywords(fields.keywords, by),
    cost: () => readNumber(fields.cost, by),
    power: () => readNumber(fields.power, by),
    effects: () => readEffects(fields.effects, kind, by),
  });
};

const readKeywords = (spot: Spot, by: CardReader): readonly string[] => {
  const seen = new Set<string>();
  return by.each(by.readArray(spot, { max: MOST_KEYWORDS }), (each) =>
    once(each, by.readWord(each, by.keywords), seen, by),
  );
};

const readNumber = (spot: Spot, by: PartReaders): number => by.readInteger(spot, 0, 20);

const readId = (spot: Spot, by: PartReaders): string => {
  const id = by.readString(spot);
  return isCardName(nameOfId(id)) && !/[ —]/u.test(id) ? id : by.wrong(spot, said('bad-id', { name: quoted(id) }));
};

const readEffects = (spot: Spot, kind: Bearer, by: CardReader): readonly Effect[] =>
  by.each(by.readArray(spot, { max: MOST_EFFECTS }), (each) => {
    const effect = readEffect(each, by);
    const fault = effectSaid(effect, kind);
    return fault === undefined ? effect : by.wrongEffect(each, fault, effect, kind);
  });

const STEP_FIELDS = ['amount', 'target', 'filter', 'from', 'what', 'when', 'optional', 'then'] as const;

const readEffect = (spot: Spot, by: CardReader): Effect => {
  const fields = by.readObject(spot, ['timing', 'action'], ['trigger', ...STEP_FIELDS]);
  return {
    ...present({ trigger: fields.trigger && by.readWord(fields.trigger, TRIGGERS) }),
    timing: by.readWord(fields.timing, TIMINGS),
    ...readParts(fields, by, 0),
  };
};

/** `before` counts the "then" that lead here: what is nested deeper than the limit is not looked at. */
const readEffectStep = (spot: Spot, by: CardReader, before: number): EffectStep =>
  before > DEEPEST_THEN
    ? by.wrong(spot, TOO_MANY_THEN)
    : readParts(by.readObject(spot, ['action'], STEP_FIELDS), by, before);

type Parts = { readonly action: Spot } & { readonly [part in (typeof STEP_FIELDS)[number]]?: Spot };

const readParts = (fields: Parts, by: CardReader, before: number): EffectStep => {
  const { amount, target, filter, from, what, when, optional, then } = fields;
  return {
    action: by.readWord(fields.action, ACTIONS),
    ...present({
      amount: amount && readAmount(amount, by),
      target: target && by.readWord(target, TARGETS),
      filter: filter && readFilter(filter, by),
      from: from && by.readWord(from, ['hand', 'discard']),
      what: what && by.readWord(what, ['hand', 'hidden']),
      when: when && readCondition(when, by),
      optional: optional && by.readFlag(optional),
      // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
      then: then && readEffectStep(then, by, before + 1),
    }),
  };
};

const readAmount = (spot: Spot, by: CardReader): Amount => {
  if (typeof spot.value === 'number') return by.readInteger(spot, -99, 99);
  const { times, each } = by.readObject(spot, ['times', 'each']);
  return { times: by.readInteger(times, -99, 99), each: readCount(each, by) };
};

const readCount = (spot: Spot, by: CardReader): Count => {
  const { of, filter } = by.readObject(spot, ['of'], ['filter']);
  return { of: by.readWord(of, COUNTED), ...present({ filter: filter && readFilter(filter, by) }) };
};

const readFilter = (spot: Spot, by: CardReader): Filter => {
  const { group, keyword, powerMax, powerMin, costMax, atMission } = by.readObject(spot, [], FILTERS);
  if (atMission !== undefined && atMission.value !== true) by.wrong(atMission, said('only-true'));
  return present({
    group: group && by.readWord(group, by.groups),
    keyword: keyword && by.readWord(keyword, by.keywords),
    powerMax: powerMax && by.readInteger(powerMax, 0, 99),
    powerMin: powerMin && by.readInteger(powerMin, 0, 99),
    costMax: costMax && by.readInteger(costMax, 0, 99),
    atMission: atMission && (true as const),
  });
};

const readCondition = (spot: Spot, by: CardReader): Condition => {
  const fields = by.readObject(spot, [], ['count', 'atLeast', 'atMost', 'edge', 'ahead', 'round']);
  const { count, atLeast, atMost, edge, ahead, round } = fields;
  const given = Object.keys(fields)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(' ');
  if (given === 'edge' && edge !== undefined) return { edge: by.readFlag(edge) };
  if (given === 'ahead' && ahead !== undefined) return { ahead: by.readFlag(ahead) };
  if (given === 'round' && round !== undefined) return { round: by.readInteger(round, 1, 4) };
  if (given === 'atLeast count' && atLeast !== undefined && count !== undefined) {
    return { count: readCount(count, by), atLeast: by.readInteger(atLeast, 0, 99) };
  }
  if (given === 'atMost count' && atMost !== undefined && count !== undefined) {
    return { count: readCount(count, by), atMost: by.readInteger(atMost, 0, 99) };
  }
  return by.wrong(spot, said('bad-condition'));
};
