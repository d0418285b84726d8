// What meeting others asks of the server over HTTP.

import type { Speed } from '../../kernel/speeds.ts';
import type { ClockTerms } from '../../protocol/messages.ts';
import { ask, type Reply } from '../api.ts';

/** A public table that waits for somebody. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  readonly host: string;
  readonly seats: number;
  readonly free: number;
  readonly preset?: string;
  readonly changes?: number;
  readonly clock?: ClockTerms;
  readonly progressMs?: number;
}

/** A page of them; `next` is where the next one begins. */
export interface OpenPage {
  readonly tables: readonly OpenTable[];
  readonly next?: string;
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const codeOf = (table: string): Promise<Reply<{ readonly code: string; readonly validMs: number }>> =>
  ask(`/api/tables/${encodeURIComponent(table)}/code`, { method: 'POST' });

export const tableWithCode = (code: string): Promise<Reply<{ readonly table: string }>> =>
  ask(`/api/codes/${encodeURIComponent(code)}`);

export const quickMatch = (order: {
  readonly game: string;
  readonly speed: Speed;
  readonly players?: number;
  readonly name: string;
  readonly deck?: string;
}): Promise<Reply<{ readonly table: string; readonly isNew: boolean }>> => ask('/api/quick', posted(order));

/** The first page of the list, or `same` if it has not changed since it had this tag. */
export const openTables = async (
  tag: string | undefined,
): Promise<{ readonly page: OpenPage; readonly tag: string | undefined } | 'same' | 'gone'> => {
  try {
    const answer = await fetch('/api/tables/open', tag === undefined ? {} : { headers: { 'if-none-match': tag } });
    if (answer.status === 304) return 'same';
    if (!answer.ok) return 'gone';
    return { page: (await answer.json()) as OpenPage, tag: answer.headers.get('etag') ?? undefined };
  } catch {
    return 'gone';
  }
};

export const moreTables = (from: string): Promise<Reply<OpenPage>> =>
  ask(`/api/tables/open?from=${encodeURIComponent(from)}`);
