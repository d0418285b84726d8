// Sentences from templates: typed by the English string, filled with names, numbers and cards, plurals as the renderer's language has them.

import type { Seat } from './game.ts';
import type { Language, Rich, Who } from './presentation.ts';
import { readTemplate, type ChoiceKind, type ListKind, type Template, type TemplatePart } from './template.ts';

/** A card inside a sentence. */
export type CardPart = { readonly card: string };

/** Whom a sentence is about: its reader or not, and the others by name. */
export interface Persons {
  readonly you: boolean;
  readonly others: readonly string[];
}

/** The players of these seats, as `{who, person, …}` takes them. */
export const personsAt = (who: Who, ...seats: readonly Seat[]): Persons => ({
  you: seats.some((seat) => seat === who.you),
  others: seats.filter((seat) => seat !== who.you).map((seat) => who(seat)),
});

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** What differs between languages beyond words. Renderers build it on `Intl`, which pure layers must not use. */
export interface Formatter {
  readonly plural: (n: number) => PluralCategory;
  readonly number: (n: number) => string;
  /** What stands between the items of a list: one text fewer than items. */
  readonly between: (items: number, kind: 'and' | 'or') => readonly string[];
}

/** For tests and files, where the text must be the same everywhere. */
export const PLAIN_FORMATTER: Formatter = {
  plural: (n) => (n === 1 ? 'one' : 'other'),
  number: String,
  between: (items, kind) => Array.from({ length: items - 1 }, (_, i) => (i < items - 2 ? ', ' : ` ${kind} `)),
};

/** The part of `Intl` that a formatter needs; whoever may use `Intl` hands it over. */
export interface IntlLike {
  readonly PluralRules: new (locale: string) => { select(n: number): PluralCategory };
  readonly NumberFormat: new (locale: string) => { format(n: number): string };
  readonly ListFormat: new (
    locale: string,
    options: { type: 'conjunction' | 'disjunction' },
  ) => { formatToParts(items: readonly string[]): Iterable<{ type: 'element' | 'literal'; value: string }> };
}

const LOCALES: { readonly [language in Language]: string } = { en: 'en-GB', es: 'es', sv: 'sv', de: 'de', fr: 'fr' };

/** A language's formatter on the given `Intl`. */
export const formatterIn = (intl: IntlLike, language: Language): Formatter => {
  const locale = LOCALES[language];
  const rules = new intl.PluralRules(locale);
  const numbers = new intl.NumberFormat(locale);
  const lists = {
    and: new intl.ListFormat(locale, { type: 'conjunction' }),
    or: new intl.ListFormat(locale, { type: 'disjunction' }),
  };
  return {
    plural: (n) => rules.select(n),
    number: (n) => numbers.format(n),
    between: (items, kind) =>
      [...lists[kind].formatToParts(Array.from({ length: items }, () => '·'))]
        .filter(({ type }) => type === 'literal')
        .map(({ value }) => value),
  };
};

/** The same keys as the English texts, in another language. */
export type Translation<T> = T extends string ? string : { readonly [K in keyof T]: Translation<T[K]> };

/** Any value a template may take. */
export type Value =
  | string
  | number
  | boolean
  | CardPart
  | Persons
  | Rich
  | readonly (string | number | CardPart | Rich)[];

/** Fills templates in one language; what a template needs is read from the English string. */
export interface Speaker {
  /** Running text, with cards in it. */
  readonly say: <S extends string>(template: S, ...given: Given<S, string | CardPart>) => Rich;
  /** The same where no card is named. */
  readonly text: <S extends string>(template: S, ...given: Given<S, string>) => string;
}

const cache = new Map<string, Template>();

/** Templates are data of the program, so there are only so many to remember. */
const templateOf = (source: string): Template => {
  const known = cache.get(source);
  if (known !== undefined) return known;
  const read = readTemplate(source);
  cache.set(source, read);
  return read;
};

export const speaker = (format: Formatter): Speaker => {
  const say = (source: string, params: { readonly [name: string]: Value } = {}): Rich =>
    joined(filled(templateOf(source), params, format));
  const text = (source: string, params?: { readonly [name: string]: Value }): string => say(source, params).join('');
  return { say: say as Speaker['say'], text: text as Speaker['text'] };
};

type Part = Rich[number];

const filled = (template: Template, params: { readonly [name: string]: Value }, format: Formatter): readonly Part[] =>
  template.flatMap((part) => (typeof part === 'string' ? [part] : valueParts(part, params, format)));

const valueParts = (
  part: Exclude<TemplatePart, string>,
  params: { readonly [name: string]: Value },
  format: Formatter,
): readonly Part[] => {
  const value = params[part.param];
  // The compiler asks for every value; one that is missing all the same must not take the table down.
  if (value === undefined) return [`{${part.param}}`];
  switch (part.kind) {
    case 'plural':
    case 'select':
    case 'person':
      return filled(branchOf(part, value, format), params, format);
    case 'list':
    case 'and':
    case 'or': {
      const items = itemsOf(value);
      const between = part.kind === 'list' ? undefined : format.between(items.length, part.kind);
      return items.flatMap((item, i) => [...(i === 0 ? [] : [between?.[i - 1] ?? ', ']), ...oneOf(item, format)]);
    }
    case 'text':
    case 'number':
      return oneOf(value as Part | Rich, format);
  }
};

const itemsOf = (value: Value): readonly (Part | number | Rich)[] => {
  if (Array.isArray(value)) return value as readonly (Part | number | Rich)[];
  return typeof value === 'object' && 'others' in value ? value.others : [value as Part];
};

const oneOf = (value: Part | number | boolean | Rich, format: Formatter): readonly Part[] => {
  if (Array.isArray(value)) return value as Rich;
  if (typeof value === 'number') return [format.number(value)];
  return [typeof value === 'boolean' ? String(value) : (value as Part)];
};

const branchOf = (
  { kind, branches }: Extract<TemplatePart, { readonly branches: unknown }>,
  value: Value,
  format: Formatter,
): Template => {
  const exact = kind === 'plural' ? branches.get(`=${String(value)}`) : undefined;
  return exact ?? branches.get(branchName(kind, value, format)) ?? branches.get('other') ?? [];
};

const branchName = (kind: ChoiceKind, value: Value, format: Formatter): string => {
  if (kind === 'plural') return format.plural(Number(value));
  if (kind === 'select') return String(value);
  const { you, others } = value as Persons;
  if (you) return others.length === 0 ? 'you' : 'youAnd';
  return others.length === 1 ? 'one' : 'other';
};

/** Neighbouring words become one text. */
const joined = (parts: readonly Part[]): Rich => {
  const out: Part[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part;
    else if (part !== '') out.push(part);
  }
  return out;
};

/** Texts in one language, and what fills them. */
export interface Voice<T> extends Speaker {
  readonly texts: T;
}

/** English and its translations: texts and speaker by language. A language without texts speaks English. */
export const voicesOf =
  <T>(en: T, translations: { readonly [language in Language]?: Translation<T> }) =>
  (language: Language, format: Formatter = PLAIN_FORMATTER): Voice<T> => ({
    texts: (translations[language] ?? en) as T,
    ...speaker(format),
  });

type Refusals = { readonly [code: string]: readonly [title: string, text: string] };

/** What a refusal says: its pair of title and sentence, filled. A code without texts shows itself. */
export const refusalWords = <R extends Refusals>(
  { say, text }: Speaker,
  refusals: R,
  code: string,
  params: Params<R[keyof R][0 | 1]>,
): { readonly title: string; readonly text: Rich } => {
  const [title, sentence]: readonly string[] = (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? [];
  if (title === undefined || sentence === undefined) return { title: code, text: [] };
  const given = params as { readonly [name: string]: Value };
  return { title: text(title, given), text: say(sentence, given) };
};

/** What one of the texts says, by a key that comes from outside, such as an option's name. */
export const lookUp = (texts: { readonly [key: string]: string }, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

// What the compiler reads from a template: `{n, plural, …}` takes a number, `{cards, and}` a list, `{who, person, …}` persons.

/** `Simple` is what a bare `{name}` takes besides numbers: words alone, or also cards. */
type ValueOf<Kind extends string, Simple> = Kind extends 'plural' | 'number'
  ? number
  : Kind extends 'select'
    ? string | number | boolean
    : Kind extends 'person'
      ? Persons
      : Kind extends ListKind
        ? readonly Plain<Simple>[]
        : Plain<Simple>;

/** A single value; running text where there may be cards. */
type Plain<Simple> = Simple | number | (CardPart extends Simple ? Rich : never);

type Trim<S extends string> = S extends ` ${infer Rest}` ? Trim<Rest> : S extends `${infer Rest} ` ? Trim<Rest> : S;

type Nothing = Readonly<Record<never, never>>;

/** Goes from brace to brace. `Open` is what is open here, innermost first: `t` text, `c` a choice that has branches. */
type Scan<
  S extends string,
  Simple,
  Open extends string = 't',
  Found = Nothing,
> = S extends `${infer Before}{${infer After}`
  ? Before extends `${string}}${infer Rest}`
    ? Scan<`${Rest}{${After}`, Simple, Open extends `${infer _}${infer Outer}` ? Outer : 't', Found>
    : Open extends `c${string}`
      ? Scan<After, Simple, `t${Open}`, Found>
      : ScanParam<After, Simple, Open, Found>
  : Found;

type ScanParam<S extends string, Simple, Open extends string, Found> = S extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Choice},${string}`
    ? S extends `${string},${string},${infer Branches}`
      ? Scan<Branches, Simple, `c${Open}`, Found & { readonly [N in Trim<Name>]: ValueOf<Trim<Choice>, Simple> }>
      : never
    : Head extends `${infer Name},${infer Kind}`
      ? Scan<Rest, Simple, Open, Found & { readonly [N in Trim<Name>]: ValueOf<Trim<Kind>, Simple> }>
      : Scan<Rest, Simple, Open, Found & { readonly [N in Trim<Head>]: ValueOf<'text', Simple> }>
  : never;

/** A union of types as one type that is all of them. */
type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer Every) => void ? Every : never;

/** The values a template needs; where it is one of several, those that any of them needs. */
export type Params<S extends string, Simple = string | CardPart> = All<S extends unknown ? Scan<S, Simple> : never>;

type Given<S extends string, Simple> = string extends S
  ? [params?: { readonly [name: string]: Value }]
  : Nothing extends Params<S, Simple>
    ? []
    : [params: Params<S, Simple>];
