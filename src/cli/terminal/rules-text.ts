// Lines of a RULES.md as plain text for a terminal.

import { columns, wrap } from './columns.ts';

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
