// A player's own tables, from summaries. No match is replayed for a list, except once for one that has no summary yet.

import { setImmediate } from 'node:timers/promises';
import type { SeatInfo } from '../protocol/messages.ts';
import { seatInfos } from '../table/snapshots.ts';
import type { PlayerId } from '../table/model.ts';
import { seatIn, seatsAway, summaryOf, summaryWithoutRules, type Summary } from '../table/summary.ts';
import { restoring } from '../table/opening.ts';
import { findGame, type Games, type NotShipped } from './games.ts';
import type { Lobby } from './lobby.ts';
import { inParts } from './parts.ts';
import { readSetAway } from './set-reading.ts';
import { DamagedLogError, type StoredMatch } from './loading.ts';
import type { Store } from './store.ts';
import type { ListedMatch } from './summaries.ts';

/** One line of a player's own tables. */
export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly finished: boolean;
  readonly yourTurn: boolean;
  /** A bot plays for this player, who left and may come back. */
  readonly comeBack?: true;
  readonly seats: readonly SeatInfo[];
  readonly updatedAt: number;
  /** Why the match can't go on; absent if it can. */
  readonly unplayable?: NotShipped;
}

/** What the list needs of the world. */
export interface MyTablesNeeds {
  readonly store: Store;
  readonly lobby: Pick<Lobby, 'live'>;
  readonly games: Games;
  readonly now: () => number;
}

/** How many tables a list has at most. */
const LISTED = 20;

/** How many steps one request plays to make summaries. A match that would be more than that waits for the next request. */
const PLAYED_PER_REQUEST = 20_000;

/** The lists of everybody; a summary that several requests miss is made once. */
export const openMyTables = (
  needs: MyTablesNeeds,
  mostPlayed = PLAYED_PER_REQUEST,
): ((player: PlayerId) => Promise<readonly TableLine[]>) => {
  const making = new Map<string, Promise<Summary | undefined>>();

  const make = async (id: string): Promise<Summary | undefined> => {
    const match = await needs.store.loadMatch(id).catch(noneIfDamaged);
    if (match === undefined) return undefined;
    const summary = await summarise(needs, match);
    if (summary !== undefined) await needs.store.saveSummary(id, summary);
    // Everybody else's turn before the next match.
    await setImmediate();
    return summary;
  };

  const made = (id: string): Promise<Summary | undefined> => {
    const known = making.get(id);
    if (known !== undefined) return known;
    const coming = make(id).finally(() => making.delete(id));
    making.set(id, coming);
    return coming;
  };

  return async (player) => {
    const lines: TableLine[] = [];
    let played = 0;
    for (const listed of await needs.store.matchesOf(player, LISTED)) {
      const live = needs.lobby.live(listed.match)?.table();
      let summary = live === undefined ? listed.summary : summaryOf(live);
      if (summary === undefined && played < mostPlayed) {
        summary = await made(listed.match);
        played += summary?.revision ?? 0;
      }
      if (summary === undefined) continue;
      const seats = live === undefined ? seatsAway(summary, listed.names) : seatInfos(live);
      lines.push(...(await lineOf(needs, listed, summary, seats, player)));
    }
    return lines;
  };
};

/** A match that can't be read is left out of the list; whoever opens its table is told, and the fault is recorded there. */
const noneIfDamaged = (error: unknown): undefined => {
  if (!(error instanceof DamagedLogError)) throw error;
};

/**
 * One that can't be played here is summed up as far as it goes, once, and not tried again for a list. `undefined` while too
 * many sets of cards are being read: it waits for the next request.
 */
const summarise = async ({ games, now }: MyTablesNeeds, match: StoredMatch): Promise<Summary | undefined> => {
  const { terms, entries } = match;
  const found = await findGame(games, terms.game, terms.rules);
  if (!found.ok) return summaryWithoutRules(terms, entries);
  if (!(await readSetAway(found.value, terms.set)).ok) return undefined;
  const { game, deckTools } = found.value;
  const restored = await inParts(restoring(game, terms, entries, now(), deckTools));
  return restored.ok ? summaryOf(restored.value.table) : summaryWithoutRules(terms, entries);
};

const lineOf = async (
  { games }: MyTablesNeeds,
  { match, game, finished, updatedAt }: ListedMatch,
  summary: Summary,
  seats: readonly SeatInfo[],
  player: PlayerId,
): Promise<readonly TableLine[]> => {
  const seat = seatIn(summary, player);
  const comeBack = seat === undefined && summary.left?.includes(player) === true;
  // Whoever stood up again before the match began has nothing to do with it.
  if (seat === undefined && !comeBack) return [];
  const found = await findGame(games, game, summary.rules);
  const yourTurn = found.ok && seat !== undefined && summary.turn?.includes(seat) === true;
  const line = { table: match, game, finished, yourTurn, seats, updatedAt, ...(comeBack ? { comeBack } : {}) };
  return [found.ok ? line : { ...line, unplayable: found.error }];
};
