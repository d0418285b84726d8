// What the checks need of a RULES.md beyond its clauses: hashes of their wording, citations, tested ids, the version.

import { createHash } from 'node:crypto';
import { CLAUSE_ID, readClauses, type Clause } from '../src/kernel/rulebook.ts';

/** A clause with the hash of its wording. */
export interface HashedClause extends Clause {
  /** Twelve hexadecimal digits of the text without its line breaks, so that only a change of words counts. */
  readonly hash: string;
}

/** The clauses of a rulebook in order, each with the hash of its wording. */
export const hashedClauses = (markdown: string): readonly HashedClause[] =>
  readClauses(markdown).map((clause) => ({ ...clause, hash: hashText(clause.lines.join(' ')) }));

const hashText = (text: string): string =>
  createHash('sha256').update(text.replaceAll(/\s+/gu, ' ').trim()).digest('hex').slice(0, 12);

/** A clause id found in a text, with its line. */
export interface Citation {
  readonly id: string;
  readonly line: number;
}

/** Every clause id of the given prefixes that a text mentions. */
export const readCitations = (text: string, prefixes: ReadonlySet<string>): readonly Citation[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(new RegExp(String.raw`(?<![\w-])${CLAUSE_ID}\b`, 'gu'))]
        .map(([id]) => ({ id, line: index + 1 }))
        .filter(({ id }) => prefixes.has(prefixOf(id))),
    );

/** The clause ids that a test file names in titles: `[GUI-6.2]` in a string, not in a comment. */
export const readTested = (test: string): readonly string[] =>
  test
    .split('\n')
    .filter((line) => /['"`]/u.test(line) && !/^\s*(?:\/\/|\*|\/\*)/u.test(line))
    .flatMap((line) => [...line.matchAll(new RegExp(String.raw`\[(?<id>${CLAUSE_ID})\]`, 'gu'))])
    .map((match) => match.groups?.['id'] ?? '');

/** `GUI` of `GUI-6.2`. */
export const prefixOf = (id: string): string => id.slice(0, id.indexOf('-'));

/** The sections a clause stands in: `GUI-6` for `GUI-6.2`. */
export const sectionsOf = (id: string): readonly string[] => {
  const dot = id.lastIndexOf('.');
  if (dot === -1) return [];
  const section = id.slice(0, dot);
  return [section, ...sectionsOf(section)];
};

/** The version of the rules, as stated under the title of a rulebook: `_Rules version 2_`. */
export const readVersion = (text: string): number | undefined => {
  const version = /^# .*\n\n_\D*(?<version>\d+)\D*_\n/u.exec(text)?.groups?.['version'];
  return version === undefined ? undefined : Number(version);
};
