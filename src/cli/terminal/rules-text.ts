// The clauses of a RULES.md: found by id, shown as plain text.

import { columns, wrap } from './columns.ts';

const ID = String.raw`[A-Z]{2,4}-\d+(?:\.\d+[a-z]?)*`;
const START = new RegExp(String.raw`^\s*(?:#{1,6}\s+|(?:[-*+]|\d+\.)\s+)?\*\*(${ID})\.?\*\*`, 'u');

/** A clause as it stands in the rules, with the lines below it up to the next clause or heading. */
export interface Clause {
  readonly id: string;
  readonly lines: readonly string[];
}

/** The clauses of a rules text, in its order. */
export const readClauses = (markdown: string): readonly Clause[] => {
  const found: { readonly id: string; readonly lines: string[] }[] = [];
  let open: string[] | undefined;
  for (const line of markdown.split(/\r?\n/u)) {
    const id = START.exec(line)?.[1];
    if (id !== undefined && !found.some((clause) => clause.id === id)) {
      open = [line];
      found.push({ id, lines: open });
    } else if (line.startsWith('#')) {
      open = undefined;
    } else {
      open?.push(line);
    }
  }
  return found;
};

/** A clause and its subclauses: `GUI-6` includes `GUI-6.1`, `GUI-6.2`… */
export const clauseWithChildren = (clauses: readonly Clause[], id: string): readonly Clause[] =>
  clauses.filter(
    (clause) => clause.id === id || (clause.id.startsWith(id) && /^[.a-z]/u.test(clause.id.slice(id.length))),
  );

/** Lines of a rules text for reading: wrapped to `width`, without markup; headings and strong words in bold on a terminal. */
export const readable = (lines: readonly string[], width: number, bold: (text: string) => string): string[] => {
  const out = lines.flatMap((line) => {
    const heading = /^#{1,6}\s+(.*)$/u.exec(line)?.[1];
    if (heading !== undefined) return wrap(bare(heading), width).map(bold);
    if (line.startsWith('|')) return [bare(line)];
    const indent = /^\s*(?:(?:[-*]|\d+\.)\s+)?/u.exec(line)?.[0] ?? '';
    const text = line.slice(indent.length).replaceAll(/\*\*(.+?)\*\*/gu, (_, strong: string) => bold(strong));
    const [first, ...rest] = wrap(bare(text), width - columns(indent));
    return [indent + (first ?? ''), ...rest.map((more) => ' '.repeat(columns(indent)) + more)];
  });
  while (out.at(-1)?.trim() === '') out.pop();
  return out;
};

const bare = (text: string): string =>
  text
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replaceAll(/(?<!\w)_([^_]+)_(?!\w)/gu, '$1');
