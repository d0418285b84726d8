// A quick match: a seat at a public table of the game and speed wanted that waits for somebody, or a new table that waits.

import * as v from 'valibot';
import { ok, type Result } from '../kernel/result.ts';
import { SPEEDS } from '../kernel/speeds.ts';
import { MAX_DECK } from '../protocol/messages.ts';
import { PROGRESS_BY_SPEED, type PlayerId } from '../table/model.ts';
import { newestGame } from './games.ts';
import { openNewTable, type NewTableNeeds } from './new-table.ts';
import type { OpenTable, OpenTables } from './open-tables.ts';
import { playerName } from './player-name.ts';
import { refused, type Refused } from './refused.ts';
import { issueOf, keyFault, textUpTo } from './reading-orders.ts';

export const quickOrder = v.strictObject(
  {
    game: v.string('must be the name of a game'),
    speed: v.optional(v.picklist(SPEEDS, `must be one of ${SPEEDS.join(', ')}`)),
    players: v.optional(v.pipe(v.number('must be a number of players'), v.integer('must be a number of players'))),
    name: v.optional(playerName),
    deck: v.optional(textUpTo(MAX_DECK, 'must be the name of a deck, or a list as text')),
  },
  keyFault,
);

/** A table to go to; `isNew`: it was opened, and its seat 0 is taken. Otherwise a seat is to be taken. */
export interface QuickMatch {
  readonly table: string;
  readonly isNew: boolean;
}

interface QuickNeeds extends NewTableNeeds {
  readonly openTables: Pick<OpenTables, 'seatFor'>;
  /** Whom a player has blocked. */
  readonly blocksOf: (player: PlayerId) => Promise<readonly string[]>;
}

/** How long a seat is kept for whoever was sent there, in milliseconds. */
const KEPT_MS = 10_000;

interface Kept {
  readonly table: string;
  readonly until: number;
}

/** Finds or opens tables, one player at a time. */
export const openQuickMatches = (
  needs: QuickNeeds,
): ((asked: unknown, player: PlayerId) => Promise<Result<QuickMatch, Refused>>) => {
  /** By player: where they were sent, the oldest first. */
  const kept = new Map<PlayerId, Kept>();

  const othersOnTheWay = (table: string, player: PlayerId): number => {
    for (const [who, { until }] of kept) {
      if (until > needs.now()) break;
      kept.delete(who);
    }
    return [...kept].filter(([who, at]) => who !== player && at.table === table).length;
  };

  return async (asked, player) => {
    const read = v.safeParse(quickOrder, asked, { abortEarly: true });
    if (!read.success) return issueOf(read.issues[0]);
    const { game: id, speed = 'relaxed', players, name, deck } = read.output;
    const found = await newestGame(needs.games, id);
    if (!found.ok) return found;
    const { game } = found.value;
    const fields = game.options.fields as { readonly [key: string]: unknown };
    if (players !== undefined && !('players' in fields))
      return refused(400, 'players', `must be left out: ${id} has a fixed number of players`);
    const options = players === undefined ? {} : { players };
    const willDo = (line: OpenTable): boolean =>
      line.game === id &&
      line.preset === undefined &&
      line.changes === undefined &&
      (players === undefined || line.seats === players) &&
      (game.progress === undefined ? line.clock?.speed === speed : line.progressMs === PROGRESS_BY_SPEED[speed]);
    const isFree = ({ table, free }: OpenTable): boolean => free > othersOnTheWay(table, player);
    const waiting = needs.openTables.seatFor(player, await needs.blocksOf(player), willDo, isFree);
    if (waiting !== undefined) {
      const { table, sits } = waiting;
      kept.delete(player);
      if (!sits) kept.set(player, { table, until: needs.now() + KEPT_MS });
      return ok({ table, isNew: false });
    }
    const order = { game: id, options, opponents: null, public: true, start: 'seated', name, deck, speed };
    const opened = await openNewTable(needs, withoutAbsent(order), player);
    if (opened.ok) return ok({ table: opened.value, isNew: true });
    return opened.error.at.startsWith('options.') ? refused(400, 'players', opened.error.message) : opened;
  };
};

const withoutAbsent = (order: object): object =>
  Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
