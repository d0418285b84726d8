// The lobby: opens tables, keeps the live ones in memory, loads others from the store when somebody comes, forgets quiet ones.

import { randomInt } from 'node:crypto';
import { shippedLevels } from '../bots/index.ts';
import { thinkAt } from '../bots/think.ts';
import { GAMES } from '../games/index.ts';
import { present } from '../kernel/present.ts';
import type { Presentation } from '../kernel/presentation.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import type { PlayerId, Terms } from '../table/model.ts';
import { isFinished, type Table } from '../table/state.ts';
import { withBlocks } from '../table/blocks.ts';
import { summaryOf } from '../table/summary.ts';
import { restoring } from '../table/opening.ts';
import { silentTalk, withTalk, type KeptTalk } from '../table/kept-talk.ts';
import { openBotPool, type TableBots } from './bot-pool.ts';
import { fewAtATime } from './few-at-a-time.ts';
import { findGame, NotShippedError, type Games } from './games.ts';
import { openJournal } from './journal.ts';
import { openLiveTable, type LiveTable, type LiveTableNeeds } from './live-table.ts';
import { openOpenTables, type OpenTables, type TellOpen } from './open-tables.ts';
import { inParts } from './parts.ts';
import { revealedChance } from './operating/importing.ts';
import { openNextTable, type NextTableNeeds } from './next-table.ts';
import type { OverQuota, Quota } from './quota.ts';
import { readSetAway } from './set-reading.ts';
import { sharedTerms } from './shared-terms.ts';
import type { StoredMatch } from './loading.ts';
import { ElsewhereError, LostTableError, StoreAwayError, TableAwayError } from './store-errors.ts';
import type { Store } from './store.ts';
import { openTalkKeeping } from './talk/keeping.ts';

export type { Games };

/** The tables of this server. */
export interface Lobby {
  /** Stores the terms of a new match and gives the table's id, unless its creator has used up their quota. */
  readonly create: (terms: Omit<Terms, 'table' | 'createdAt'>, quota?: Quota) => Promise<Result<string, OverQuota>>;
  /**
   * The live table, loaded from the store if need be; `undefined` if there is none of this name. Rejects if it can't be
   * opened, with a `NotShippedError` if this server does not have the rules it is played by.
   */
  readonly find: (id: string) => Promise<LiveTable | undefined>;
  /** The live table, if it is in memory. */
  readonly live: (id: string) => LiveTable | undefined;
  /** The public tables that wait for somebody. */
  readonly openTables: OpenTables;
  readonly size: () => number;
  /** Lets go of every table at once, because others may have them by now: clients are told to come again. */
  readonly drop: () => void;
  /** Thoughts of bots under way or waiting. */
  readonly thoughts: () => number;
  /** Whom a player has blocked, from now on. */
  readonly noteBlocks: (player: PlayerId, blocked: readonly string[]) => void;
  /** Forgets a player everywhere: names and talk, in the store and at live tables. Their moves stay. */
  readonly forget: (player: PlayerId) => Promise<void>;
  /** Lets go of a table that is in memory; says no where somebody is there. */
  readonly letGo: (id: string) => boolean;
  /** Writes what was said and waits for others to be written with it. */
  readonly flushTalk: () => Promise<void>;
  /** Waits until every step is written, then lets go of all tables. */
  readonly close: () => Promise<void>;
}

/** Whose tables are, where many servers share a store. */
export interface Ownership {
  /** Takes a table: gives its epoch, nothing if there is no such table. Rejects with an `ElsewhereError` if another server has it. */
  readonly claim: (id: string) => Promise<number | undefined>;
  /** Lets go of a table that nobody uses here. */
  readonly release: (id: string, epoch: number) => void;
  /** Lets go of all of them, because this server stops. */
  readonly releaseAll: () => Promise<void>;
}

/** What the lobby needs of the world. */
export interface LobbyNeeds extends Pick<NextTableNeeds, 'newSeed' | 'oneSeed' | 'mayOpen'> {
  readonly store: Store;
  /** Absent: every table is this server's. */
  readonly ownership?: Ownership | undefined;
  /** Tells others of public tables that wait for somebody. */
  readonly tellOpen?: TellOpen | undefined;
  readonly games: Games;
  readonly now: () => number;
  /** Bots seem to think this long, in milliseconds: from, to. */
  readonly botPaceMs: readonly [number, number];
  /** A table nobody uses is forgotten after this time, in milliseconds. */
  readonly idleMs: number;
  readonly warn: (message: string, error?: unknown) => void;
}

/** How many tables are loaded at the same time: after a restart everybody comes back at once, and the server must still answer. */
const LOADED_AT_ONCE = 4;

/** Nobody plays on where a match is over: such a table is forgotten after this time if nobody is there, in milliseconds. Tables are looked through as often. */
const FINISHED_IDLE_MS = 10_000;

/** Letters that can't be mistaken for one another. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** What a table's id looks like. */
const TABLE_ID = /^[1-9A-HJ-NP-Za-km-z]{10}$/u;

const newTableId = (): string =>
  Array.from({ length: 10 }, () => ALPHABET[randomInt(ALPHABET.length)] as string).join('');

const textOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Opens the lobby over a store. */
export const openLobby = (needs: LobbyNeeds): Lobby => {
  const { store, now } = needs;
  const journal = openJournal(store.append);
  const pool = openBotPool(needs.warn);
  const talk = openTalkKeeping(store.keepTalk, needs.warn);
  const live = new Map<string, LiveTable>();
  const loading = new Map<string, Promise<LiveTable | undefined>>();
  const inTurn = fewAtATime(LOADED_AT_ONCE);
  const openTables = openOpenTables(needs.tellOpen);
  const shared = sharedTerms();
  const notShipped = new Map<string, NotShippedError>();
  const reported = new Set<string>();
  const epochs = new Map<string, number>();
  let open = true;
  /** Another number after everything was dropped: what was being loaded before is not wanted any more. */
  let age = 0;

  const release = (id: string): void => {
    const epoch = epochs.get(id);
    epochs.delete(id);
    if (epoch !== undefined) needs.ownership?.release(id, epoch);
  };

  const fault = (match: string | null, kind: string, error: unknown): void => {
    needs.warn(`${kind}${match === null ? '' : ` at table ${match}`}`, error);
    // Best effort: when the disk is what failed, the warning above is all there is.
    store.recordFault({ match, at: now(), kind, detail: textOf(error) }).catch(() => undefined);
  };

  const pace = (): number => {
    const [from, to] = needs.botPaceMs;
    return from + Math.random() * (to - from);
  };

  /** From now on no list has to play the match again, not even if nothing happens at the table. */
  const summarise = (id: string, table: Table): Promise<void> =>
    store
      .saveSummary(id, summaryOf(table))
      .catch((error: unknown) => needs.warn(`can't save the summary of table ${id}`, error));

  /** Whoever sits there does not have to be there to be left alone. */
  const knowingBlocks = async (table: Table): Promise<Table> => {
    let known = table;
    for (const player of table.players)
      if (player !== null) known = withBlocks(known, player, await store.talk.blocksOf(player));
    return known;
  };

  /** One for all tables. */
  const tableNeeds: LiveTableNeeds = {
    now,
    journal,
    pace,
    blocksOf: store.talk.blocksOf,
    keepTalk: (match, line) => talk.keep({ match, line }),
    changed: (id, table) => {
      if (table.terms.isPublic === true) openTables.note(id, table);
    },
    openNext: (id, seats) => openNextTable(needs, id, seats, newTableId()),
    breached: (id, { invariant, message }) => fault(id, 'breach', `${invariant}: ${message}`),
    broken: (id, error) => {
      // Another one may have come in its place.
      if (live.get(id)?.closed() === true) live.delete(id);
      openTables.forget(id);
      if (isOnlyAway(error)) return needs.warn(`table ${id} pauses`, error);
      release(id);
      fault(id, 'table-dropped', error);
    },
  };

  const silences = new WeakMap<Presentation, KeptTalk>();
  const silenceOf = (presentation: Presentation): KeptTalk => {
    const known = silences.get(presentation);
    if (known !== undefined) return known;
    const silence = silentTalk(Object.keys(presentation.words('en').phrases ?? {}));
    silences.set(presentation, silence);
    return silence;
  };

  const revive = async (id: string, match: StoredMatch): Promise<LiveTable> => {
    const found = await findGame(needs.games, match.terms.game, match.terms.rules);
    if (!found.ok) throw new NotShippedError(found.error);
    const { game, deckTools, presentation } = found.value;
    const set = await readSetAway(found.value, match.terms.set);
    if (!set.ok) throw new Error(set.error);
    // The log of a finished match has its secrets, also where it was imported.
    const chance = match.finished ? revealedChance(match.terms, match.entries) : undefined;
    const restored = await inParts(restoring(game, shared(match.terms), match.entries, now(), deckTools, chance));
    if (!restored.ok) throw new Error(`the log can't be replayed: ${JSON.stringify(restored.error)}`);
    if (!match.summarised) await summarise(id, restored.value.table);
    await talk.flush();
    const { next = null } = match;
    const lines = await store.talk.linesOf(id);
    const table = await knowingBlocks(withTalk({ ...restored.value.table, next }, lines, silenceOf(presentation)));
    const bots = needs.games[game.id] === GAMES[game.id] ? pool.open() : botsHere(game.id);
    return openLiveTable({ ...restored.value, table }, { id, epoch: epochs.get(id), bots }, tableNeeds);
  };

  /** Not a fault for each visit: one for a table that is broken, none for one whose rules are not here. */
  const notLoaded = (id: string, error: unknown): void => {
    if (error instanceof ElsewhereError || isOnlyAway(error)) return;
    if (error instanceof NotShippedError) notShipped.set(id, error);
    else if (!reported.has(id)) fault(id, 'table-not-loaded', error);
    reported.add(id);
    forgetOldest(notShipped);
    forgetOldest(reported);
  };

  /** Before its log is read: what another server has written is in it then, and it can write no more. */
  const claim = async (id: string): Promise<boolean> => {
    if (needs.ownership === undefined) return true;
    const epoch = await needs.ownership.claim(id);
    if (epoch !== undefined) epochs.set(id, epoch);
    return epoch !== undefined;
  };

  const load = async (id: string): Promise<LiveTable | undefined> => {
    const began = age;
    try {
      if (!open || !(await claim(id))) return undefined;
      const match = open ? await store.loadMatch(id) : undefined;
      if (match === undefined || !open) return undefined;
      const liveTable = await revive(id, match);
      if (!open) liveTable.close(1001, 'the server is shutting down');
      if (began !== age) liveTable.close(1011, 'please reconnect');
      if (!liveTable.closed()) live.set(id, liveTable);
      return liveTable;
    } catch (error) {
      if (began === age) release(id);
      notLoaded(id, error);
      throw error;
    } finally {
      if (began === age) loading.delete(id);
    }
  };

  const find = async (id: string): Promise<LiveTable | undefined> => {
    if (!TABLE_ID.test(id) || !open) return undefined;
    const known = live.get(id) ?? loading.get(id);
    if (known !== undefined) return known;
    const missing = notShipped.get(id);
    if (missing !== undefined) throw missing;
    const coming = inTurn(() => load(id));
    loading.set(id, coming);
    return coming;
  };

  const finishedIdleMs = Math.min(needs.idleMs, FINISHED_IDLE_MS);
  const sweep = setInterval(() => {
    for (const [id, liveTable] of live) {
      const since = liveTable.quietSince();
      const idleMs = isFinished(liveTable.table()) ? finishedIdleMs : needs.idleMs;
      if (since === undefined || now() - since < idleMs) continue;
      live.delete(id);
      openTables.forget(id);
      liveTable.close(1001, 'the table was idle; please reconnect');
      release(id);
    }
  }, finishedIdleMs);
  sweep.unref();

  return {
    create: async (terms, quota) => {
      const table = newTableId();
      const over = await store.createMatch({ ...terms, table, createdAt: now() }, quota);
      return over === undefined ? ok(table) : fail(over);
    },
    find,
    live: (id) => live.get(id),
    openTables,
    size: () => live.size,
    drop: () => {
      age++;
      const dropped = [...live];
      live.clear();
      epochs.clear();
      loading.clear();
      for (const [id, liveTable] of dropped) {
        openTables.forget(id);
        liveTable.close(1011, 'please reconnect');
      }
    },
    thoughts: pool.size,
    noteBlocks: (player, blocked) => {
      for (const liveTable of live.values()) liveTable.block(player, blocked);
    },
    forget: async (player) => {
      for (const liveTable of live.values()) liveTable.forget(player);
      // What is on its way to the store is to be deleted there too.
      await journal.idle();
      await talk.flush();
      await store.forgetPlayer(player);
      // One that was being loaded meanwhile.
      for (const liveTable of live.values()) liveTable.forget(player);
    },
    letGo: (id) => {
      const liveTable = live.get(id);
      if (liveTable === undefined) return !loading.has(id);
      if (liveTable.clients() > 0) return false;
      live.delete(id);
      openTables.forget(id);
      liveTable.close(1001, 'the table was deleted');
      release(id);
      return true;
    },
    flushTalk: talk.flush,
    close: async () => {
      open = false;
      clearInterval(sweep);
      for (const liveTable of live.values()) liveTable.rest();
      await journal.idle();
      await talk.flush();
      // Before anybody is told: whoever comes to another server finds the table free.
      await needs.ownership?.releaseAll();
      for (const liveTable of live.values()) liveTable.close(1001, 'the server is shutting down');
      live.clear();
      await pool.close();
    },
  };
};

/** Nothing is wrong with a table that can't be reached now, or that has become another server's. */
const isOnlyAway = (error: unknown): boolean =>
  error instanceof StoreAwayError || error instanceof LostTableError || error instanceof TableAwayError;

/** The bots of a game that the threads do not have, such as a developer's own: they think here. */
const botsHere = (game: string): TableBots => ({
  think: async ({ timeline }, seat) => present({ action: thinkAt(timeline, seat, await shippedLevels(game)) }),
  reconsider: () => undefined,
  close: () => undefined,
});

/** Of how many tables that can't be opened this is remembered. */
const REMEMBERED = 10_000;

const forgetOldest = (kept: Map<string, unknown> | Set<string>): void => {
  const [oldest] = kept.keys();
  if (kept.size > REMEMBERED && oldest !== undefined) kept.delete(oldest);
};
