// Effects as sentences and back: the grammar that every language fills with its templates.

import type { Language } from '../../../kernel/face.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import {
  COUNTED,
  FILTERS,
  TRIGGERS,
  type ActionName,
  type Amount,
  type Condition,
  type Count,
  type Deed,
  type Effect,
  type Filter,
  type Target,
  type Trigger,
} from '../effects.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import {
  cursorOn,
  maybe,
  missed,
  name,
  number,
  oneOf,
  pattern,
  type Bag,
  type Cursor,
  type Form,
  type Slots,
} from './forms.ts';
import { fr } from './fr.ts';
import type { Phrasebook } from './phrasebook.ts';
import { short } from './short.ts';
import { sv } from './sv.ts';

/** The names a set declares: sentences may speak of no others. */
export interface Names {
  readonly groups: readonly string[];
  readonly keywords: readonly string[];
}

/** A language of sentences, or the short form. */
export type Tongue = Language | 'short';

const BOOKS: { readonly [tongue in Tongue]: Phrasebook } = { en, es, sv, de, fr, short };

/** A fault in a line of text; `column` counts from 1. */
export interface TextFault {
  readonly column: number;
  readonly message: string;
}

const any = <T>(form: Form<T>): Form<never> => form as unknown as Form<never>;

const filterForm = (book: Phrasebook, names: Names): Form<Filter | undefined> => {
  const slots: Slots = {
    n: any(number),
    group: any(name(names.groups, 'a group')),
    keyword: any(name(names.keywords, 'a keyword')),
  };
  const parts = FILTERS.map((part) => {
    const slot = part === 'group' || part === 'keyword' ? part : 'n';
    return { part, slot, form: pattern(book.filters[part], slots) };
  });
  return {
    write: (filter) =>
      parts
        .map(({ part, slot, form }) => (filter?.[part] === undefined ? '' : form.write({ [slot]: filter[part] })))
        .join(''),
    read: (cursor, at) => {
      let readings: readonly { value: Filter; at: number }[] = [{ value: {}, at }];
      for (const { part, slot, form } of parts) {
        readings = readings.flatMap((before) => [
          ...form.read(cursor, before.at).map((reading) => ({
            value: { ...before.value, [part]: part === 'atMission' ? true : reading.value[slot] },
            at: reading.at,
          })),
          before,
        ]);
      }
      return readings.map(({ value, at: end }) => ({
        value: Object.keys(value).length === 0 ? undefined : value,
        at: end,
      }));
    },
  };
};

const withFilter = (filter: Filter | undefined): { readonly filter?: Filter } =>
  filter === undefined ? {} : { filter };

interface Aim {
  readonly target: Target;
  readonly filter?: Filter;
}

const asFilter = (value: unknown): Filter | undefined => value as Filter | undefined;

const targetForm = (book: Phrasebook, slots: Slots): Form<Aim> =>
  oneOf<Aim>(
    book.targets,
    slots,
    ({ target, filter }) => [target, { filter }],
    (key, bag) => ({ target: key as Target, ...withFilter(asFilter(bag['filter'])) }),
  );

const countForm = (templates: Phrasebook['count'], slots: Slots): Form<Count> =>
  oneOf<Count>(
    Object.fromEntries(COUNTED.map((of) => [of, templates[of]])),
    slots,
    ({ of, filter }) => [of, { filter }],
    (key, bag) => ({ of: key as Count['of'], ...withFilter(asFilter(bag['filter'])) }),
  );

const conditionForm = (book: Phrasebook, slots: Slots): Form<Condition> =>
  oneOf<Condition>(book.conditions, slots, conditionBag, (key, bag): Condition => {
    const n = bag['n'] as number;
    const count = bag['counts'] as Count;
    switch (key) {
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
  return 'atLeast' in condition
    ? ['atLeast', { n: condition.atLeast, counts: condition.count }]
    : ['atMost', { n: condition.atMost, counts: condition.count }];
};

/** A deed without its condition, its "you may" and its "then". */
type Core = Omit<Deed, 'when' | 'optional' | 'then'>;

const keyOf = ({ action, amount, from, what }: Core): string => {
  if (action === 'PLAY_CHARACTER') return `${action}/${from}${amount === 0 ? '/full' : ''}`;
  return action === 'LOOK_AT' ? `${action}/${what}` : action;
};

const coreBag = ({ amount, target, filter }: Core): Bag => {
  const n = typeof amount === 'object' ? amount.times : amount;
  const each = typeof amount === 'object' ? amount.each : undefined;
  return { n, each, filter, target: { target, ...withFilter(filter) } };
};

const coreOf = (key: string, bag: Bag): Core => {
  const [action, field, full] = key.split('/') as [ActionName, string?, string?];
  const aim = bag['target'] as Aim | undefined;
  const each = bag['each'] as Count | undefined;
  const n = full === 'full' ? 0 : (bag['n'] as number | undefined);
  const amount: Amount | undefined = n === undefined ? undefined : each === undefined ? n : { times: n, each };
  return {
    action,
    ...(amount === undefined ? {} : { amount }),
    ...(aim === undefined ? {} : { target: aim.target }),
    ...withFilter(aim === undefined ? asFilter(bag['filter']) : aim.filter),
    ...(action === 'PLAY_CHARACTER' ? { from: field as 'hand' | 'discard' } : {}),
    ...(action === 'LOOK_AT' ? { what: field as 'hand' | 'hidden' } : {}),
  };
};

const isMissionKey = (key: string): boolean => key.startsWith('MISSION/');

interface Grammar {
  readonly deed: Form<Deed>;
  /** Lines that are in force on a mission. */
  readonly mission: Form<Deed>;
  readonly end: string;
}

const makeGrammar = (book: Phrasebook, names: Names): Grammar => {
  const filter = filterForm(book, names);
  const inner: Slots = { n: any(number), filter: any(filter) };
  const count = countForm(book.count, inner);
  const each = maybe(pattern(book.each, { count: any(count) }));
  const eachForm: Form<Count | undefined> = {
    write: (value) => each.write(value === undefined ? undefined : { count: value }),
    read: (cursor, at) =>
      each.read(cursor, at).map((reading) => ({ ...reading, value: reading.value?.['count'] as Count | undefined })),
  };
  const slots: Slots = { ...inner, target: any(targetForm(book, inner)), each: any(eachForm) };
  const keys = Object.entries(book.deeds);
  const core = oneOf<Core>(
    Object.fromEntries(keys.filter(([key]) => !isMissionKey(key))),
    slots,
    (deed) => [keyOf(deed), coreBag(deed)],
    coreOf,
  );
  const mission = oneOf<Core>(
    Object.fromEntries(keys.filter(([key]) => isMissionKey(key))),
    slots,
    (deed) => [`MISSION/${deed.action}`, coreBag(deed)],
    (key, bag) => coreOf(key.slice('MISSION/'.length), bag),
  );
  const condition = conditionForm(book, { ...inner, counts: any(countForm(book.counts, inner)) });
  return { deed: deedForm(book, core, condition), mission, end: book.end };
};

/** `if …, you may: … . Then: …`: the condition, the permission, the core, and what follows. */
const deedForm = (book: Phrasebook, core: Form<Core>, condition: Form<Condition>): Form<Deed> => {
  const when = maybe(pattern(book.when, { condition: any(condition) }));
  const leave = maybe(
    oneOf<boolean>(
      { may: book.may, must: book.must },
      {},
      (optional) => [optional ? 'may' : 'must', {}],
      (key) => key === 'may',
    ),
  );
  const next = pattern(book.next, {});
  const form: Form<Deed> = {
    write: (deed) => {
      const start = when.write(deed.when === undefined ? undefined : { condition: deed.when });
      const rest = deed.then === undefined ? '' : next.write({}) + form.write(deed.then);
      return start + leave.write(deed.optional) + core.write(deed) + rest;
    },
    read: (cursor, at) =>
      when.read(cursor, at).flatMap((start) =>
        leave.read(cursor, start.at).flatMap((may) =>
          core.read(cursor, may.at).flatMap((body) => {
            const deed: Deed = {
              ...body.value,
              ...(start.value === undefined ? {} : { when: start.value['condition'] as Condition }),
              ...(may.value === undefined ? {} : { optional: may.value }),
            };
            const more = next
              .read(cursor, body.at)
              .flatMap((after) => form.read(cursor, after.at))
              // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
              .map((then) => ({ value: { ...deed, then: then.value }, at: then.at }));
            return [...more, { value: deed, at: body.at }];
          }),
        ),
      ),
  };
  return form;
};

const SYMBOLS = { instant: '⚡', continuous: '✖' } as const;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const grammars = new WeakMap<Names, Map<Tongue, Grammar>>();

const grammarOf = (tongue: Tongue, names: Names): Grammar => {
  const known = grammars.get(names) ?? new Map<Tongue, Grammar>();
  grammars.set(names, known);
  const grammar = known.get(tongue) ?? makeGrammar(BOOKS[tongue], names);
  known.set(tongue, grammar);
  return grammar;
};

const NO_NAMES: Names = { groups: [], keywords: [] };

/** The sentence of a deed, without trigger and timing: `Draw 1 card.` */
export const sentenceOf = (deed: Deed, tongue: Tongue, inForce = false): string => {
  const grammar = grammarOf(tongue, NO_NAMES);
  const text = (inForce ? grammar.mission : grammar.deed).write(deed);
  return (tongue === 'short' ? text : capital(text)) + grammar.end;
};

/** An effect as a line of a card: `MAIN ⚡ Draw 1 card.` */
export const printEffect = (effect: Effect, tongue: Tongue): string => {
  const { trigger, timing } = effect;
  const head = trigger === undefined ? SYMBOLS[timing] : `${trigger} ${SYMBOLS[timing]}`;
  return `${head} ${sentenceOf(effect, tongue, trigger === undefined)}`;
};

const HEAD = /^(?:(?<trigger>[A-Za-z]+)\s+)?(?<symbol>[⚡✖]\uFE0F?)\s*/u;

/** A line of a card read in one tongue or, failing that, in the short form; or where and why it can't be read. */
export const parseEffect = (text: string, tongue: Tongue, names: Names): Result<Effect, TextFault> => {
  const head = HEAD.exec(text);
  if (head === null)
    return fail({ column: 1, message: 'a line begins with MAIN, UPGRADE, AMBUSH or SCORE and ⚡ or ✖' });
  const word = head.groups?.['trigger'];
  const trigger = TRIGGERS.find((known) => known === word?.toUpperCase());
  if (word !== undefined && trigger === undefined) {
    return fail({ column: 1, message: `"${word}" is no trigger; there are ${TRIGGERS.join(', ')}` });
  }
  const timing = head.groups?.['symbol']?.startsWith('⚡') === true ? 'instant' : 'continuous';
  const start = head[0].length;
  const tongues: readonly Tongue[] = tongue === 'short' ? ['short'] : [tongue, 'short'];
  const cursors: Cursor[] = [];
  for (const each of tongues) {
    const cursor = cursorOn(text.trimEnd());
    const deed = readDeed(cursor, start, grammarOf(each, names), trigger);
    if (deed !== undefined) return ok({ ...(trigger === undefined ? {} : { trigger }), timing, ...deed });
    cursors.push(cursor);
  }
  const best = cursors.reduce((a, b) => (b.furthest > a.furthest ? b : a));
  const found = text.slice(best.furthest, best.furthest + 20);
  const wanted = best.wanted.length > 6 ? [...best.wanted.slice(0, 6), '…'] : best.wanted;
  const instead = found.trim() === '' ? 'the line ends too early' : `"${found.trim()}" can't stand here`;
  return fail({ column: best.furthest + 1, message: `${instead}; expected ${wanted.join(' or ') || 'the end'}` });
};

const readDeed = (cursor: Cursor, at: number, grammar: Grammar, trigger: Trigger | undefined): Deed | undefined => {
  const form = trigger === undefined ? grammar.mission : grammar.deed;
  for (const reading of form.read(cursor, at)) {
    const rest = cursor.text.slice(reading.at);
    // The full stop may be left out.
    if (rest === '' || rest === grammar.end) return reading.value;
    missed(cursor, reading.at, 'the end of the line');
  }
  return undefined;
};
