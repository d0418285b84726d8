// Checks of the texts of a language against the English ones: the same keys, the same values, templates that can be read.

import {
  paramsOf,
  readTemplate,
  TemplateError,
  type ParamKind,
  type Template,
  type TemplatePart,
} from '../template.ts';

/** A language's own plural categories; `many` of Spanish and French is for millions and may fall back to `other`. */
export type Categories = readonly string[];

/** The texts of one file by key; a value that is no text has none. */
export const flatTexts = (texts: unknown, key = ''): ReadonlyMap<string, string | undefined> => {
  if (typeof texts !== 'object' || texts === null)
    return new Map([[key, typeof texts === 'string' ? texts : undefined]]);
  return new Map(
    Object.entries(texts).flatMap(([name, value]) => [...flatTexts(value, key === '' ? name : `${key}.${name}`)]),
  );
};

/** Everything wrong with the texts of a file, each with file, key and, in a template, the place. */
export const textFaults = (
  file: string,
  texts: unknown,
  categories: Categories,
  english: unknown = texts,
): readonly string[] => {
  const said = flatTexts(texts);
  const wanted = flatTexts(english);
  const faults: string[] = [];
  for (const key of wanted.keys()) if (!said.has(key)) faults.push(`${file}: ${key} is missing`);
  for (const [key, text] of said) {
    const at = (problem: string): string => `${file}: ${key}: ${problem}`;
    const source = wanted.get(key);
    if (!wanted.has(key)) faults.push(at('English has no such text'));
    else if (text === undefined) faults.push(at('must be a text'));
    else if (text.trim() === '') faults.push(at('is empty'));
    else faults.push(...templateFaults(text, source ?? '', categories).map(at));
  }
  return faults;
};

const templateFaults = (text: string, english: string, categories: Categories): readonly string[] => {
  try {
    const template = readTemplate(text);
    return [
      ...paramFaults(template, english),
      ...branchFaults(template, categories),
      ...personFaults(template, english),
    ];
  } catch (error) {
    if (error instanceof TemplateError) return [error.message];
    throw error;
  }
};

const NUMBERS: readonly ParamKind[] = ['number', 'plural'];
const LISTS: readonly ParamKind[] = ['list', 'and', 'or'];

/** What English says a value is; a translation may write a number without a plural, but not a name with one. */
const mayBe = (kind: ParamKind, declared: ReadonlySet<ParamKind>): boolean => {
  const isAny = (kinds: readonly ParamKind[]): boolean => kinds.some((each) => declared.has(each));
  if (NUMBERS.includes(kind)) return isAny(NUMBERS);
  if (LISTS.includes(kind)) return isAny(LISTS);
  return kind === 'select' || kind === 'person' ? declared.has(kind) : !isAny([...LISTS, 'person']);
};

const paramFaults = (template: Template, english: string): readonly string[] => {
  const declared = paramsOf(readable(english) ?? template);
  const used = paramsOf(template);
  return [
    ...[...declared.keys()].filter((name) => !used.has(name)).map((name) => `{${name}} is missing`),
    ...[...used].flatMap(([name, kinds]) => {
      const kindsDeclared = declared.get(name);
      if (kindsDeclared === undefined) return [`{${name}} is unknown: English has ${named(declared.keys())}`];
      return [...kinds]
        .filter((kind) => !mayBe(kind, kindsDeclared))
        .map((kind) => `{${name}, ${kind}} does not fit: in English it is ${named(kindsDeclared)}`);
    }),
  ];
};

/** The branches of a person, as `text.ts` chooses among them. */
const PERSONS = ['you', 'youAnd', 'one', 'other'];

type Choice = Extract<TemplatePart, { readonly branches: unknown }>;

const choicesIn = (template: Template): readonly Choice[] =>
  template.flatMap((part) =>
    typeof part !== 'string' && 'branches' in part
      ? [part, ...[...part.branches.values()].flatMap((branch) => choicesIn(branch))]
      : [],
  );

/** A reader is spoken to in each of these, and with others wherever English has it so. */
const personFaults = (template: Template, english: string): readonly string[] => {
  const persons = (of: Template): readonly Choice[] => choicesIn(of).filter(({ kind }) => kind === 'person');
  const withOthers = new Set(
    persons(readable(english) ?? template)
      .filter(({ branches }) => branches.has('youAnd'))
      .map(({ param }) => param),
  );
  return persons(template).flatMap(({ param, branches }) => {
    const missing = ['you', ...(withOthers.has(param) ? ['youAnd'] : [])].filter((name) => !branches.has(name));
    const foreign = [...branches.keys()].filter((name) => !PERSONS.includes(name));
    return [
      ...missing.map((name) => `{${param}, person}: the branch "${name}" is missing`),
      ...foreign.map((name) => `{${param}, person}: there is no "${name}", only ${named(PERSONS)}`),
    ];
  });
};

/** A broken English template is told of in its own file. */
const readable = (english: string): Template | undefined => {
  try {
    return readTemplate(english);
  } catch {
    return undefined;
  }
};

const named = (names: Iterable<string>): string => [...names].join(', ') || 'none';

/** Plurals have the branches that the language needs, and no others. */
const branchFaults = (template: Template, categories: Categories): readonly string[] =>
  template.flatMap((part) => {
    if (typeof part === 'string' || !('branches' in part)) return [];
    const { kind, param, branches } = part;
    const inside = [...branches.values()].flatMap((branch) => branchFaults(branch, categories));
    if (kind !== 'plural') return inside;
    const foreign = [...branches.keys()].filter((name) => !name.startsWith('=') && !categories.includes(name));
    const needsOne = categories.includes('one') && !branches.has('one') && !branches.has('=1');
    return [
      ...foreign.map((name) => `{${param}, plural}: this language has no "${name}", only ${named(categories)}`),
      ...(needsOne ? [`{${param}, plural}: the branch "one" is missing`] : []),
      ...inside,
    ];
  });
