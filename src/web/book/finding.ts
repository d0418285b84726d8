// Finding a place in a rule book: its chapters, and clauses by their words, their numbers, or the refusals that name them.

import type { Book } from '../../kernel/guide.ts';
import { readClauses } from '../../kernel/rulebook.ts';
import type { Words } from '../../kernel/presentation.ts';
import { readMarkdown, type Inline } from '../markdown.ts';

/** A heading that can be gone to. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

const plainText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : plainText(part.parts))).join('');

export const chaptersOf = (markdown: string): readonly Chapter[] =>
  readMarkdown(markdown).flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [{ id: block.id, title: plainText(block.parts) }] : [],
  );

/** A place that fits what was asked for. */
export interface Found {
  readonly clause: string;
  readonly text: string;
  /** The refusal that names it, if that is why it was found. */
  readonly code?: string;
}

/** Without case and accents, so that nobody has to type them. */
const bare = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** As many as are read. */
const MOST = 20;

/** Places for what somebody types: refusals first, then clauses in order. */
export const findIn = (
  markdown: string,
  asked: string,
  words: Words,
  refusals: Book['refusals'] = {},
): readonly Found[] => {
  const wanted = bare(asked.trim());
  if (wanted.length < 2) return [];
  const byCode = Object.entries(refusals).flatMap(([code, clauses]) => {
    const { title } = words.refusal({ code, clause: clauses[0] ?? '', params: {} });
    return bare(`${code} ${title}`).includes(wanted) ? clauses.map((clause) => ({ clause, text: title, code })) : [];
  });
  const byText = readClauses(markdown).flatMap(({ id, lines }) => {
    const text = lines
      .join(' ')
      .replace(/^\s*[-*]?\s*\*\*[^*]+\*\*\s*/u, '')
      .replaceAll(/[`*_]/gu, '')
      .trim();
    return bare(`${id} ${text}`).includes(wanted) ? [{ clause: id, text }] : [];
  });
  return [...byCode, ...byText].slice(0, MOST);
};
