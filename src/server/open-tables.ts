// Open tables: which public ones wait for somebody, as a list shows them. Kept in memory; a table whose host is away is not in it.

import { presetOf } from '../kernel/options.ts';
import { present } from '../kernel/present.ts';
import { seatInfos } from '../table/snapshots.ts';
import { hostSeat, isArranging } from '../table/host.ts';
import { blockedAt } from '../table/blocks.ts';
import type { PlayerId, Terms } from '../table/model.ts';
import { personOf } from '../table/people.ts';
import type { Table } from '../table/state.ts';

/** A line of the list: what anybody may know, and nothing else. */
export interface OpenTable {
  readonly table: string;
  readonly game: string;
  /** The host's name. */
  readonly host: string;
  /** How many seats there are, and how many are free. */
  readonly seats: number;
  readonly free: number;
  /** The preset, where it is not the game's usual one. */
  readonly preset?: string;
  /** How many options differ from the preset's; absent, none. */
  readonly changes?: number;
  readonly clock?: Terms['clock'];
  readonly progressMs?: number;
}

/** One page of the list, newest first; `next` is where the next one begins. */
export interface OpenPage {
  readonly tables: readonly OpenTable[];
  readonly next?: string;
}

/** A table in the list, with what stays on the server. */
export interface Waiting {
  readonly line: OpenTable;
  readonly openedAt: number;
  readonly host: PlayerId;
  readonly players: readonly (PlayerId | null)[];
  readonly removed: readonly PlayerId[];
  /** Whom those who sit there have blocked. */
  readonly blocked: readonly string[];
}

/** Tells other servers of a table here that waits, or that does not wait any more. */
export type TellOpen = (id: string, waiting: Waiting | undefined) => void;

export interface OpenTables {
  /** A table has changed, or has come into memory. */
  readonly note: (id: string, table: Table) => void;
  readonly forget: (id: string) => void;
  /** What another server tells of a table of its own. */
  readonly hear: (id: string, waiting: Waiting | undefined, from: string) => void;
  /** Another server is gone, and with it its tables. */
  readonly forgetServer: (from: string) => void;
  /** The tables of this server. */
  readonly own: () => readonly (readonly [string, Waiting])[];
  /** Another number whenever the list has changed. */
  readonly version: () => number;
  /** A page of all tables or of one game's, from a place on; `undefined` if there is no such place. */
  readonly page: (game: string | undefined, from: string | undefined) => OpenPage | undefined;
  /** The oldest table that somebody could sit down at, of those that will do, with nobody who has blocked them or whom they have; one at which they sit already comes first. */
  readonly seatFor: (
    player: PlayerId,
    blocks: readonly string[],
    willDo: (line: OpenTable) => boolean,
    isFree: (line: OpenTable) => boolean,
  ) => { readonly table: string; readonly sits: boolean } | undefined;
}

const PAGE = 20;

/** The list has so many tables at most, and so many of one host: nobody fills it alone. */
const MOST_LISTED = 1000;
const MOST_OF_HOST = 3;

/** The number of players has a place of its own. */
const PLAYERS = 'players';

/** The table as the list has it, if it belongs there. */
const waitingAt = (id: string, table: Table): Waiting | undefined => {
  const { terms, timeline, game, players, absences, removed } = table;
  if (terms.isPublic !== true || !isArranging(table)) return undefined;
  const seat = hostSeat(table);
  const host = seat === undefined ? undefined : players[seat];
  const free = timeline.occupants.filter((occupant) => occupant === null).length;
  if (free === 0 || seat === undefined || host == null || absences[seat] !== null) return undefined;
  const { options, seats } = timeline.match;
  const preset = presetOf(game.options, options);
  const usual: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(game.options.fields))
    usual[key] = Array.isArray(field) ? (field as unknown[])[0] : (field as { readonly fallback: unknown }).fallback;
  Object.assign(usual, game.options.presets[preset]);
  const changes = Object.entries(options).filter(([key, value]) => key !== PLAYERS && value !== usual[key]).length;
  const sitter = seatInfos(table)[seat]?.sitter;
  const line: OpenTable = {
    table: id,
    game: terms.game,
    host: sitter?.kind === 'person' ? sitter.name : '',
    seats,
    free,
    ...present({
      preset: preset === game.options.preset ? undefined : preset,
      changes: changes === 0 ? undefined : changes,
      clock: terms.clock,
      progressMs: terms.progressMs,
    }),
  };
  return { line, openedAt: terms.createdAt, host, players, removed: [...removed], blocked: [...blockedAt(table)] };
};

const isSame = (a: Waiting | undefined, b: Waiting | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && JSON.stringify(a.line) === JSON.stringify(b.line));

/** Where a table stands in the list; those after it are older. */
const placeOf = ({ line, openedAt }: Waiting): string => `${openedAt}.${line.table}`;
const PLACE = /^(\d{1,15})\.([A-Za-z0-9]{1,20})$/u;

export const openOpenTables = (tell?: TellOpen): OpenTables => {
  const all = new Map<string, Waiting>();
  /** Those of other servers, by table. */
  const servers = new Map<string, string>();
  let version = 0;
  let sorted: readonly Waiting[] | undefined;

  /** Newest first. */
  const listed = (): readonly Waiting[] => {
    if (sorted !== undefined) return sorted;
    const ofHost = new Map<PlayerId, number>();
    sorted = [...all.values()]
      .toSorted((a, b) => b.openedAt - a.openedAt || (a.line.table < b.line.table ? -1 : 1))
      .filter(({ host }) => {
        const count = (ofHost.get(host) ?? 0) + 1;
        ofHost.set(host, count);
        return count <= MOST_OF_HOST;
      })
      .slice(0, MOST_LISTED);
    return sorted;
  };

  const changed = (): void => {
    version++;
    sorted = undefined;
  };

  const put = (id: string, waiting: Waiting | undefined): void => {
    const was = all.get(id);
    if (waiting === undefined) {
      if (all.delete(id)) changed();
      return;
    }
    all.set(id, waiting);
    if (isSame(was, waiting)) sorted = undefined;
    else changed();
  };

  const putOwn = (id: string, waiting: Waiting | undefined): void => {
    const was = servers.has(id) ? undefined : all.get(id);
    if (waiting !== undefined) servers.delete(id);
    else if (was === undefined) return;
    put(id, waiting);
    if (tell !== undefined && JSON.stringify(was) !== JSON.stringify(waiting)) tell(id, waiting);
  };

  return {
    forget: (id) => putOwn(id, undefined),
    note: (id, table) => putOwn(id, waitingAt(id, table)),
    hear: (id, waiting, from) => {
      // What the last one says who had it counts, not what one says who has it no more.
      if (waiting === undefined && servers.get(id) !== from) return;
      if (waiting === undefined) servers.delete(id);
      else servers.set(id, from);
      put(id, waiting);
    },
    forgetServer: (from) => {
      for (const [id, server] of servers) {
        if (server !== from) continue;
        servers.delete(id);
        put(id, undefined);
      }
    },
    own: () => [...all].filter(([id]) => !servers.has(id)),
    version: () => version,
    page: (game, from) => {
      const [, time = '', id = ''] = PLACE.exec(from ?? '') ?? [];
      if (from !== undefined && id === '') return undefined;
      const isAfter = ({ openedAt, line }: Waiting): boolean =>
        from === undefined || openedAt < Number(time) || (openedAt === Number(time) && line.table > id);
      const rest = listed().filter((each) => (game === undefined || each.line.game === game) && isAfter(each));
      const shown = rest.slice(0, PAGE);
      const last = rest.length > PAGE ? shown.at(-1) : undefined;
      return { tables: shown.map(({ line }) => line), ...(last === undefined ? {} : { next: placeOf(last) }) };
    },
    seatFor: (player, blocks, willDo, isFree) => {
      const { id } = personOf(player);
      const wants = ({ line, removed, blocked, players }: Waiting): boolean =>
        willDo(line) &&
        !removed.includes(player) &&
        (players.includes(player) ||
          (!blocked.includes(id) &&
            (blocks.length === 0 || !players.some((other) => other !== null && blocks.includes(personOf(other).id)))));
      const fit = listed().filter(wants);
      const own = fit.find(({ players }) => players.includes(player));
      const found = own ?? fit.findLast(({ line }) => isFree(line));
      return found && { table: found.line.table, sits: own !== undefined };
    },
  };
};
