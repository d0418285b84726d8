// Sets as JSON: what records embed and tools write. Read as strictly as positions.

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
import { nameOfId, type Card, type CardSet } from '../cards.ts';
import {
  ACTIONS,
  COUNTED,
  DEEPEST_THEN,
  effectFault,
  FILTERS,
  TARGETS,
  TIMINGS,
  TOO_MANY_THEN,
  TRIGGERS,
  type Amount,
  type Condition,
  type Count,
  type EffectStep,
  type Effect,
  type Filter,
} from '../effects/effects.ts';
import { MOST_CARDS, MOST_EFFECTS, MOST_KEYWORDS, MOST_NAMES } from './limits.ts';
import { isCardName, isGroupName, isSetName } from './set-text.ts';

/** A set from JSON, or where and why it is none. */
export const readSetJson = (json: unknown): Result<CardSet, InputError> => reading(json, readSet);

export const readSet = (spot: Spot): CardSet => {
  const fields = readObject(spot, ['name', 'groups', 'keywords', 'cards']);
  const names = {
    groups: readNames(fields.groups),
    keywords: readNames(fields.keywords),
  };
  const seen = new Set<string>();
  const cards = readArray(fields.cards, { max: MOST_CARDS }).map((each) => {
    const card = readCard(each, names);
    if (seen.has(card.id.toLowerCase())) return wrong(each, `${card.id} is in the set twice`);
    seen.add(card.id.toLowerCase());
    return card;
  });
  const name = readString(fields.name);
  if (!isSetName(name)) wrong(fields.name, 'must be a name of 1 to 80 letters in one line, without #');
  return { name, ...names, cards };
};

/** Names that sentences can speak of; two that differ only in capitals would be one there. */
const readNames = (spot: Spot): readonly string[] => {
  const seen = new Set<string>();
  return readArray(spot, { max: MOST_NAMES }).map((each) => {
    const name = readString(each);
    if (!isGroupName(name)) return wrong(each, 'must be words of letters and digits, 40 letters at most');
    if (seen.has(name.toLowerCase())) return wrong(each, `${name} is there twice`);
    seen.add(name.toLowerCase());
    return name;
  });
};

type Names = Pick<CardSet, 'groups' | 'keywords'>;

const readCard = (spot: Spot, names: Names): Card => {
  const kind = readWord({ at: `${spot.at}.kind`, value: (spot.value as { kind?: unknown } | null)?.kind }, [
    'character',
    'jutsu',
    'mission',
  ]);
  if (kind === 'mission') {
    const fields = readObject(spot, ['id', 'kind', 'points', 'effects']);
    return {
      id: readId(fields.id),
      kind,
      points: readNumber(fields.points),
      effects: readEffects(fields.effects, kind, names),
    };
  }
  if (kind === 'jutsu') {
    const fields = readObject(spot, ['id', 'kind', 'cost', 'effects']);
    return {
      id: readId(fields.id),
      kind,
      cost: readNumber(fields.cost),
      effects: readEffects(fields.effects, kind, names),
    };
  }
  const fields = readObject(spot, ['id', 'kind', 'group', 'keywords', 'cost', 'power', 'effects']);
  return {
    id: readId(fields.id),
    kind,
    group: readWord(fields.group, names.groups),
    keywords: readKeywords(fields.keywords, names.keywords),
    cost: readNumber(fields.cost),
    power: readNumber(fields.power),
    effects: readEffects(fields.effects, kind, names),
  };
};

const readKeywords = (spot: Spot, known: readonly string[]): readonly string[] => {
  const keywords = readArray(spot, { max: MOST_KEYWORDS }).map((each) => readWord(each, known));
  return new Set(keywords).size === keywords.length ? keywords : wrong(spot, 'must hold each keyword once');
};

const readNumber = (spot: Spot): number => readInteger(spot, 0, 20);

const readId = (spot: Spot): string => {
  const id = readString(spot);
  return isCardName(nameOfId(id)) && !/[ —]/u.test(id) ? id : wrong(spot, 'must be a card id such as Kaito/Scout');
};

const readEffects = (spot: Spot, kind: Card['kind'], names: Names): readonly Effect[] =>
  readArray(spot, { max: MOST_EFFECTS }).map((each) => {
    const effect = readEffect(each, names);
    const fault = effectFault(effect, kind);
    return fault === undefined ? effect : wrong(each, fault);
  });

const STEP_FIELDS = ['amount', 'target', 'filter', 'from', 'what', 'when', 'optional', 'then'] as const;

const readEffect = (spot: Spot, names: Names): Effect => {
  const fields = readObject(spot, ['timing', 'action'], ['trigger', ...STEP_FIELDS]);
  return {
    ...present({ trigger: fields.trigger && readWord(fields.trigger, TRIGGERS) }),
    timing: readWord(fields.timing, TIMINGS),
    ...readParts(fields, names, 0),
  };
};

/** `before` counts the "then" that lead here: what is nested deeper than the limit is not looked at. */
const readEffectStep = (spot: Spot, names: Names, before: number): EffectStep =>
  before > DEEPEST_THEN
    ? wrong(spot, TOO_MANY_THEN.message)
    : readParts(readObject(spot, ['action'], STEP_FIELDS), names, before);

type Parts = { readonly action: Spot } & { readonly [part in (typeof STEP_FIELDS)[number]]?: Spot };

const readParts = (fields: Parts, names: Names, before: number): EffectStep => {
  const { amount, target, filter, from, what, when, optional, then } = fields;
  return {
    action: readWord(fields.action, ACTIONS),
    ...present({
      amount: amount && readAmount(amount, names),
      target: target && readWord(target, TARGETS),
      filter: filter && readFilter(filter, names),
      from: from && readWord(from, ['hand', 'discard']),
      what: what && readWord(what, ['hand', 'hidden']),
      when: when && readCondition(when, names),
      optional: optional && readFlag(optional),
      // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
      then: then && readEffectStep(then, names, before + 1),
    }),
  };
};

/** True or false. */
export const readFlag = (spot: Spot): boolean =>
  typeof spot.value === 'boolean' ? spot.value : wrong(spot, 'must be true or false');

const readAmount = (spot: Spot, names: Names): Amount => {
  if (typeof spot.value === 'number') return readInteger(spot, -99, 99);
  const { times, each } = readObject(spot, ['times', 'each']);
  return { times: readInteger(times, -99, 99), each: readCount(each, names) };
};

const readCount = (spot: Spot, names: Names): Count => {
  const { of, filter } = readObject(spot, ['of'], ['filter']);
  return { of: readWord(of, COUNTED), ...present({ filter: filter && readFilter(filter, names) }) };
};

const readFilter = (spot: Spot, names: Names): Filter => {
  const { group, keyword, powerMax, powerMin, costMax, atMission } = readObject(spot, [], FILTERS);
  if (atMission !== undefined && atMission.value !== true) wrong(atMission, 'must be true, or left out');
  return present({
    group: group && readWord(group, names.groups),
    keyword: keyword && readWord(keyword, names.keywords),
    powerMax: powerMax && readInteger(powerMax, 0, 99),
    powerMin: powerMin && readInteger(powerMin, 0, 99),
    costMax: costMax && readInteger(costMax, 0, 99),
    atMission: atMission && (true as const),
  });
};

const readCondition = (spot: Spot, names: Names): Condition => {
  const fields = readObject(spot, [], ['count', 'atLeast', 'atMost', 'edge', 'ahead', 'round']);
  const { count, atLeast, atMost, edge, ahead, round } = fields;
  const given = Object.keys(fields)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join(' ');
  if (given === 'edge' && edge !== undefined) return { edge: readFlag(edge) };
  if (given === 'ahead' && ahead !== undefined) return { ahead: readFlag(ahead) };
  if (given === 'round' && round !== undefined) return { round: readInteger(round, 1, 4) };
  if (given === 'atLeast count' && atLeast !== undefined && count !== undefined) {
    return { count: readCount(count, names), atLeast: readInteger(atLeast, 0, 99) };
  }
  if (given === 'atMost count' && atMost !== undefined && count !== undefined) {
    return { count: readCount(count, names), atMost: readInteger(atMost, 0, 99) };
  }
  return wrong(spot, 'must be count with atLeast or atMost, or edge, or ahead, or round');
};
