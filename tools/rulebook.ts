// A RULES.md as data: its clauses, each with the line it stands on and a hash of its text.

import { createHash } from 'node:crypto';

/** One numbered rule of a rulebook. */
export interface Clause {
  readonly id: string;
  /** Counted from 1. */
  readonly line: number;
  /** Twelve hexadecimal digits of the text without its line breaks, so that only a change of words counts. */
  readonly hash: string;
}

const ID = String.raw`[A-Z]{2,4}-\d+(?:\.\d+[a-z]?)*`;
const CLAUSE_START = new RegExp(String.raw`^\s*(?:#{1,6}\s+|(?:[-*+]|\d+\.)\s+)?\*\*(?<id>${ID})\.?\*\*`, 'u');
const HEADING = /^#{1,6}\s/u;

/** The clauses of a rulebook in order. A clause ends where the next one or a heading begins. */
export const readClauses = (markdown: string): readonly Clause[] => {
  const clauses: { id: string; line: number; text: string[] }[] = [];
  let open: { id: string; line: number; text: string[] } | undefined;
  for (const [index, line] of markdown.split('\n').entries()) {
    const id = CLAUSE_START.exec(line)?.groups?.['id'];
    if (id !== undefined) {
      open = { id, line: index + 1, text: [] };
      clauses.push(open);
    } else if (HEADING.test(line)) {
      open = undefined;
    }
    open?.text.push(line);
  }
  return clauses.map(({ id, line, text }) => ({ id, line, hash: hashText(text.join(' ')) }));
};

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
      [...line.matchAll(new RegExp(String.raw`(?<![\w-])${ID}\b`, 'gu'))]
        .map(([id]) => ({ id, line: index + 1 }))
        .filter(({ id }) => prefixes.has(prefixOf(id))),
    );

/** The clause ids that a test file names in titles: `[GUI-6.2]` in a string, not in a comment. */
export const readTested = (test: string): readonly string[] =>
  test
    .split('\n')
    .filter((line) => /['"`]/u.test(line) && !/^\s*(?:\/\/|\*|\/\*)/u.test(line))
    .flatMap((line) => [...line.matchAll(new RegExp(String.raw`\[(?<id>${ID})\]`, 'gu'))])
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

/** The version of the rules, which a rulebook says under its title: `_Rules version 2_`. */
export const readVersion = (text: string): number | undefined => {
  const version = /^# .*\n\n_\D*(?<version>\d+)\D*_\n/u.exec(text)?.groups?.['version'];
  return version === undefined ? undefined : Number(version);
};
