// The grammar of effects: forms that every language fills with its templates, both ways.

import { present } from '../../../kernel/present.ts';
import {
  COUNTED,
  DEEPEST_THEN,
  FILTERS,
  TOO_MANY_THEN,
  type ActionName,
  type Amount,
  type Condition,
  type Count,
  type EffectStep,
  type Filter,
  type FilterName,
  type Target,
} from '../effects/effects.ts';
import {
  maybe,
  name,
  number,
  once,
  oneOf,
  pattern,
  type Bag,
  type Cursor,
  type Form,
  type Reading,
  type Slots,
} from './forms.ts';
import type { Phrasebook } from './phrasebook.ts';

/** The names a set declares: sentences may speak of no others. */
export interface Names {
  readonly groups: readonly string[];
  readonly keywords: readonly string[];
}

/** What marks the key of a template that is read and never written. */
const OLDER = '|older';

const olderOf = (templates: { readonly [key: string]: string }): readonly (readonly [string, string])[] =>
  Object.entries(templates).map(([key, template]) => [key + OLDER, template]);

/** The key of what an older template means. */
const nowOf = (key: string): string => key.split(OLDER, 1)[0] ?? key;

const any = <T>(form: Form<T>): Form<never> => form as unknown as Form<never>;

const filterForm = (book: Phrasebook, names: Names): Form<Filter | undefined> => {
  const slots: Slots = {
    n: any(number(book.minus)),
    group: any(name(names.groups, 'a group')),
    keyword: any(name(names.keywords, 'a keyword')),
  };
  const parts = FILTERS.map((part) => {
    const slot = part === 'group' || part === 'keyword' ? part : 'n';
    return { part, slot, form: pattern(book.filters[part], slots) };
  });
  return once({
    write: (filter) =>
      parts
        .map(({ part, slot, form }) => (filter?.[part] === undefined ? '' : form.write({ [slot]: filter[part] })))
        .join(''),
    // People write the parts in any order.
    read: (cursor, at) =>
      readParts(parts, cursor, { value: {}, at }, new Set()).map(({ value, at: end }) => ({
        value: Object.keys(value).length === 0 ? undefined : value,
        at: end,
      })),
  });
};

interface FilterPart {
  readonly part: FilterName;
  readonly slot: string;
  readonly form: Form<Bag>;
}

/** `tried` holds what was read up to where, so that the same parts before the same place are tried once. */
const readParts = (
  parts: readonly FilterPart[],
  cursor: Cursor,
  before: Reading<Filter>,
  tried: Set<string>,
): readonly Reading<Filter>[] => {
  const key = `${before.at} ${parts.map(({ part }) => part).join(' ')}`;
  if (tried.has(key)) return [];
  tried.add(key);
  const further = parts.flatMap(({ part, slot, form }) =>
    form.read(cursor, before.at).flatMap((reading) =>
      readParts(
        parts.filter((other) => other.part !== part),
        cursor,
        { value: { ...before.value, [part]: part === 'atMission' ? true : reading.value[slot] }, at: reading.at },
        tried,
      ),
    ),
  );
  return [...further, before];
};

interface Aim {
  readonly target: Target;
  readonly filter?: Filter;
}

const asFilter = (value: unknown): Filter | undefined => value as Filter | undefined;

const SELF_NAMED = 'SELF/named';

interface Targets {
  readonly now: Phrasebook['targets'];
  readonly older: Partial<Phrasebook['targets']> | undefined;
  readonly self?: string | undefined;
}

const targetForm = ({ now, older, self }: Targets, slots: Slots): Form<Aim> =>
  oneOf<Aim>(
    { ...now, ...present({ [SELF_NAMED]: self }), ...Object.fromEntries(olderOf(older ?? {})) },
    slots,
    ({ target, filter }) => [target, { filter }],
    (key, bag) => ({
      target: key === SELF_NAMED ? 'SELF' : (nowOf(key) as Target),
      ...present({ filter: asFilter(bag['filter']) }),
    }),
  );

/** What is counted; `n` is written elsewhere, but its noun may depend on it. */
const countForm = (templates: Phrasebook['count'], slots: Slots): Form<Count & { readonly n?: number }> =>
  oneOf<Count & { readonly n?: number }>(
    Object.fromEntries(COUNTED.map((of) => [of, templates[of]])),
    slots,
    ({ of, filter, n }) => [of, { filter, n }],
    (key, bag) => ({ of: key as Count['of'], ...present({ filter: asFilter(bag['filter']) }) }),
  );

const conditionForm = (book: Phrasebook, slots: Slots): Form<Condition> =>
  oneOf<Condition>(book.conditions, slots, conditionBag, (key, bag): Condition => {
    const n = bag['n'] as number;
    const count = bag['counts'] as Count;
    switch (key) {
      case 'none':
        return { count: bag['none'] as Count, atMost: 0 };
      case 'atLeast':
        return { count, atLeast: n };
      case 'atMost':
        return { count, atMost: n };
      case 'round':
        return { round: n };
      case 'edge':
      case 'noEdge':
        return { edge: key === 'edge' };
      default:
        return { ahead: key === 'ahead' };
    }
  });

const conditionBag = (condition: Condition): readonly [string, Bag] => {
  if ('edge' in condition) return [condition.edge ? 'edge' : 'noEdge', {}];
  if ('ahead' in condition) return [condition.ahead ? 'ahead' : 'notAhead', {}];
  if ('round' in condition) return ['round', { n: condition.round }];
  const { count } = condition;
  if ('atLeast' in condition) return ['atLeast', { n: condition.atLeast, counts: { ...count, n: condition.atLeast } }];
  const n = condition.atMost;
  return n === 0 ? ['none', { none: count }] : ['atMost', { n, counts: { ...count, n } }];
};

/** A effect step without its condition, its "you may" and its "then". */
type Core = Omit<EffectStep, 'when' | 'optional' | 'then'>;

const keyOf = ({ action, amount, from, what }: Core): string => {
  if (action === 'PLAY_CHARACTER') return `${action}/${from}${amount === 0 ? '/full' : ''}`;
  if (action === 'PLACE_FROM_DECK') return timesOf(amount) === 1 ? `${action}/one` : action;
  return action === 'LOOK_AT' ? `${action}/${what}` : action;
};

const timesOf = (amount: Amount | undefined): number | undefined =>
  typeof amount === 'object' ? amount.times : amount;

const coreBag = ({ amount, target, filter }: Core): Bag => {
  const each = typeof amount === 'object' ? amount.each : undefined;
  const aim = { target, ...present({ filter }) };
  return { n: timesOf(amount), each, filter, target: aim, oblique: aim };
};

const coreOf = (key: string, bag: Bag): Core => {
  const [action, field, full] = nowOf(key).split('/') as [ActionName, string?, string?];
  const aim = (bag['target'] ?? bag['oblique']) as Aim | undefined;
  const each = bag['each'] as Count | undefined;
  const n = full === 'full' ? 0 : field === 'one' ? 1 : (bag['n'] as number | undefined);
  const amount: Amount | undefined = n === undefined ? undefined : each === undefined ? n : { times: n, each };
  return {
    action,
    ...present({
      amount,
      target: aim?.target,
      filter: aim === undefined ? asFilter(bag['filter']) : aim.filter,
      from: action === 'PLAY_CHARACTER' ? (field as 'hand' | 'discard') : undefined,
      what: action === 'LOOK_AT' ? (field as 'hand' | 'hidden') : undefined,
    }),
  };
};

const isMissionKey = (key: string): boolean => key.startsWith('MISSION/');

/** How one language, with the names of one set, writes and reads effect steps. */
export interface Grammar {
  readonly step: Form<EffectStep>;
  /** Lines that are in force on a mission. */
  readonly mission: Form<EffectStep>;
  readonly end: string;
}

export const makeGrammar = (book: Phrasebook, names: Names): Grammar => {
  const filter = filterForm(book, names);
  const inner: Slots = { n: any(number(book.minus)), filter: any(filter) };
  const count = countForm(book.count, inner);
  const each = maybe(pattern(book.each, { count: any(count) }));
  const eachForm: Form<Count | undefined> = {
    write: (value) => each.write(value === undefined ? undefined : { count: value }),
    read: (cursor, at) =>
      each.read(cursor, at).map((reading) => ({ ...reading, value: reading.value?.['count'] as Count | undefined })),
  };
  const slots: Slots = {
    ...inner,
    target: any(targetForm({ now: book.targets, older: book.older?.targets, self: book.self }, inner)),
    oblique: any(targetForm({ now: book.oblique ?? book.targets, older: book.older?.oblique }, inner)),
    each: any(eachForm),
  };
  const keys = [...Object.entries(book.steps), ...olderOf(book.older?.steps ?? {})];
  const core = oneOf<Core>(
    Object.fromEntries(keys.filter(([key]) => !isMissionKey(key))),
    slots,
    (step) => [keyOf(step), coreBag(step)],
    coreOf,
  );
  const mission = oneOf<Core>(
    Object.fromEntries(keys.filter(([key]) => isMissionKey(key))),
    slots,
    (step) => [`MISSION/${step.action}`, coreBag(step)],
    (key, bag) => coreOf(key.slice('MISSION/'.length), bag),
  );
  const condition = conditionForm(book, {
    ...inner,
    counts: any(countForm(book.counts, inner)),
    none: any(countForm(book.none, inner)),
  });
  return { step: effectStepForm(book, core, condition), mission, end: book.end };
};

/** `if …, you may …`: the condition, the permission and the core of one link. */
const linkForm = (book: Phrasebook, core: Form<Core>, condition: Form<Condition>): Form<EffectStep> => {
  const when = maybe(pattern(book.when, { condition: any(condition) }));
  const { older } = book;
  const leave = maybe(
    oneOf<boolean>(
      { may: book.may, must: book.must, ...present({ [`may${OLDER}`]: older?.may, [`must${OLDER}`]: older?.must }) },
      {},
      (optional) => [optional ? 'may' : 'must', {}],
      (key) => key.startsWith('may'),
    ),
  );
  return once({
    write: (step) =>
      when.write(step.when === undefined ? undefined : { condition: step.when }) +
      leave.write(step.optional) +
      core.write(step),
    read: (cursor, at) =>
      when.read(cursor, at).flatMap((start) =>
        leave.read(cursor, start.at).flatMap((may) =>
          core.read(cursor, may.at).map((body) => ({
            value: {
              ...body.value,
              ...present({ when: start.value?.['condition'] as Condition | undefined, optional: may.value }),
            },
            at: body.at,
          })),
        ),
      ),
  });
};

/** A link and what follows it: `… . Then …`. A chain is read as far as its limit and no further. */
const effectStepForm = (book: Phrasebook, core: Form<Core>, condition: Form<Condition>): Form<EffectStep> => {
  const link = linkForm(book, core, condition);
  const next = oneOf<string>(
    { next: book.next, ...present({ [OLDER]: book.older?.next }) },
    {},
    (key) => [key, {}],
    (key) => key,
  );
  const write = (step: EffectStep): string =>
    link.write(step) + (step.then === undefined ? '' : next.write('next') + write(step.then));
  const last: Form<EffectStep> = {
    write,
    read: (cursor, at) => {
      const ends = link.read(cursor, at);
      const over = ends.find((end) => next.read(cursor, end.at).length > 0);
      if (over !== undefined) cursor.limit ??= { at: wordAfter(cursor, over.at), said: TOO_MANY_THEN };
      return ends;
    },
  };
  const followedBy = (rest: Form<EffectStep>): Form<EffectStep> => ({
    write,
    read: (cursor, at) =>
      link.read(cursor, at).flatMap((first) => {
        const more = next
          .read(cursor, first.at)
          .flatMap((after) => rest.read(cursor, after.at))
          // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
          .map((then) => ({ value: { ...first.value, then: then.value }, at: then.at }));
        return [...more, first];
      }),
  });
  let form = last;
  for (let links = 0; links < DEEPEST_THEN; links++) form = once(followedBy(form));
  return form;
};

/** Where the next word begins: a full stop and spaces are not what is wrong. */
const wordAfter = ({ text }: Cursor, at: number): number => {
  const word = /[\p{L}\p{N}]/u.exec(text.slice(at));
  return at + (word?.index ?? 0);
};
