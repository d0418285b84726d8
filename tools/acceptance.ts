// clauses.json of a game: which wording of each clause was accepted, by which decision record, and what translations follow it.

import { fail, ok, type Result } from '../src/kernel/result.ts';
import { prefixOf, hashedClauses, sectionsOf } from './rulebook.ts';

/** The contents of a clauses.json. */
export interface Acceptance {
  /** Clause id → the accepted wording; `record` is null for the first version of a game's rules. */
  readonly clauses: Readonly<Record<string, { readonly hash: string; readonly record: string | null }>>;
  /** Language → clause id → hash of the English wording that is translated. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const NONE: Acceptance = { clauses: {}, translations: {} };

/** Reads a clauses.json; a missing file is an empty acceptance. */
export const readAcceptance = (json: string | undefined): Result<Acceptance, string> => {
  if (json === undefined) return ok(NONE);
  try {
    const value = JSON.parse(json) as Partial<Acceptance> | null;
    if (typeof value?.clauses === 'object' && typeof value.translations === 'object') return ok(value as Acceptance);
    return fail('it needs the members clauses and translations.');
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'it is not JSON.');
  }
};

/** The text of a clauses.json, as the formatter would write it. */
export const writeAcceptance = (acceptance: Acceptance): string => {
  const lines = (entries: readonly (readonly [string, unknown])[], indent: string): string =>
    entries.map(([key, value]) => `${indent}${JSON.stringify(key)}: ${inline(value)}`).join(',\n');
  const object = (entries: readonly (readonly [string, unknown])[], indent: string): string =>
    entries.length === 0 ? '{}' : `{\n${lines(entries, `${indent}  `)}\n${indent}}`;
  const clauses = object(Object.entries(acceptance.clauses), '  ');
  const languages = Object.entries(acceptance.translations);
  const translations = languages.map(
    ([name, ids]) => `    ${JSON.stringify(name)}: ${object(Object.entries(ids), '    ')}`,
  );
  const all = languages.length === 0 ? '{}' : `{\n${translations.join(',\n')}\n  }`;
  return `{\n  "clauses": ${clauses},\n  "translations": ${all}\n}\n`;
};

const inline = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${JSON.stringify(member)}`);
  return `{ ${members.join(', ')} }`;
};

/** The first version of a game's rules needs no decision record. */
export const firstAcceptance = (rules: string): Acceptance => ({
  clauses: Object.fromEntries(hashedClauses(rules).map(({ id, hash }) => [id, { hash, record: null }])),
  translations: {},
});

/** The same with every new, changed and removed clause accepted by a record, which must name each or its section. */
export const accepted = (
  before: Acceptance,
  rules: string,
  record: { readonly name: string; readonly text: string },
): Result<Acceptance, string> => {
  const clauses = hashedClauses(rules);
  const now = new Map(clauses.map(({ id, hash }) => [id, hash]));
  const changed = clauses.filter(({ id, hash }) => before.clauses[id]?.hash !== hash).map(({ id }) => id);
  const removed = Object.keys(before.clauses).filter((id) => !now.has(id));
  if (changed.length + removed.length === 0) return ok(before);
  const unnamed = [...changed, ...removed].filter((id) => !names(record.text, id));
  if (unnamed.length > 0) return fail(`docs/decisions/${record.name} must name what changes: ${unnamed.join(', ')}.`);
  const entry = (id: string, hash: string): { readonly hash: string; readonly record: string | null } =>
    changed.includes(id) ? { hash, record: record.name } : { hash, record: before.clauses[id]?.record ?? null };
  return ok({ ...before, clauses: Object.fromEntries([...now].map(([id, hash]) => [id, entry(id, hash)])) });
};

/** Whether a decision names a clause, a section it stands in, or the whole rulebook as `GUI-*`. */
const names = (text: string, id: string): boolean => {
  const words = new Set(text.match(/[A-Z]{2,4}-(?:\*|\d+(?:\.\d+[a-z]?)*)/gu));
  return [id, ...sectionsOf(id), `${prefixOf(id)}-*`].some((name) => words.has(name));
};

/** The same with one language's rules marked as translating the accepted wording of every clause. */
export const translated = (before: Acceptance, language: string): Acceptance => {
  const hashes = Object.fromEntries(Object.entries(before.clauses).map(([id, { hash }]) => [id, hash]));
  return { ...before, translations: { ...before.translations, [language]: hashes } };
};
