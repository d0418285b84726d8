// What the page asks of the server over HTTP. Every answer is either a value or a reason to show.

import type { SeatInfo } from '../protocol/messages.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Speed } from '../kernel/speeds.ts';
import type { TalkLevel } from '../protocol/talk.ts';
import type { Pace } from '../table/model.ts';

/** What came back: a value, the server's own objection, or no server at all. */
export type Reply<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'no'; readonly status: number; readonly at: string; readonly message: string }
  | { readonly kind: 'unreachable' };

/** A table to be opened. `opponents`: a level, or `null` for a friend, one per other seat; if absent, the game's usual bots play. */
export interface NewTable {
  readonly game: string;
  readonly preset?: string;
  readonly options?: JsonObject;
  readonly opponents?: readonly (string | null)[];
  /** How fast: the turn clock, or the progress clock in games without turns. Absent, nobody has to hurry. */
  readonly speed?: Speed;
  /** In games without turns: when a match without progress ends, and how fast bots act. */
  readonly progressMs?: number;
  readonly pace?: Pace;
  /** Whether the first deal waits until everybody is ready, what becomes of the seat of whoever leaves, and whether bots make room between deals. */
  readonly start?: 'ready' | 'seated';
  readonly leavers?: 'bot' | 'forfeit';
  readonly botSeats?: 'open' | 'kept';
  /** How much people can say to each other. */
  readonly talk?: TalkLevel;
  readonly name: string;
  /** In the list of open tables, while somebody is missing. */
  readonly public?: boolean;
  /** Where players bring decks: the name of one or a list, and a set of cards for the whole table. */
  readonly deck?: string;
  readonly set?: string;
  /** The deck of the bots: the name of one that comes with the game, or of one that is drawn up for them. */
  readonly botDeck?: string;
}

/** A table of this player's, for "Continue". */
export interface MyTable {
  readonly table: string;
  readonly game: string;
  readonly finished: boolean;
  readonly yourTurn: boolean;
  /** A bot plays for this player, who left and may come back. */
  readonly comeBack?: true;
  readonly seats: readonly SeatInfo[];
  readonly updatedAt: number;
  /** Why the match can't go on; absent if it can. */
  readonly unplayable?: { readonly reason: 'no-such-game' | 'rules-not-shipped'; readonly message: string };
}

const objectionIn = (body: unknown): { readonly at: string; readonly message: string } => {
  const error = (body as { readonly error?: { readonly at?: unknown; readonly message?: unknown } } | null)?.error;
  const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
  return { at: textOf(error?.at), message: textOf(error?.message) };
};

export const ask = async <T>(path: string, init?: RequestInit): Promise<Reply<T>> => {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    return { kind: 'unreachable' };
  }
  // A proxy in front of a stopped server answers for it.
  if (response.status >= 502 && response.status <= 504) return { kind: 'unreachable' };
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) return { kind: 'no', status: response.status, ...objectionIn(body) };
  return { kind: 'ok', value: body as T };
};

/** Opens a table at the server or, if there is none to be reached, on this device. */
export const openTable = async (table: NewTable): Promise<Reply<{ readonly table: string }>> => {
  const reply = await ask<{ readonly table: string }>('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
  // Whoever waits for a friend waits at a server.
  if (reply.kind !== 'unreachable' || table.opponents?.includes(null) === true) return reply;
  return import('./local/opening.ts').then(
    ({ openHere }) => openHere(table),
    () => reply,
  );
};

export const myTables = (): Promise<Reply<{ readonly tables: readonly MyTable[] }>> => ask('/api/tables/mine');

export const recordPath = (table: string): string => `/api/tables/${encodeURIComponent(table)}/record`;

/** Is there such a table? Asked when its socket does not open, which by itself does not say why. */
export const tableExists = async (table: string): Promise<boolean | 'unreachable'> => {
  const reply = await ask<unknown>(recordPath(table));
  if (reply.kind === 'unreachable') return 'unreachable';
  return reply.kind === 'ok' || reply.status !== 404;
};

/** The text of a game's RULES.md, in the language asked for or in English. */
export const rulesOf = (
  game: string,
  language: string,
): Promise<Reply<{ readonly markdown: string; readonly lang: string }>> =>
  ask(`/api/rules/${encodeURIComponent(game)}?lang=${language}`);
