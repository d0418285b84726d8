// A quick match: a seat at a public table of the game and speed wanted that waits for somebody, or a new table that waits.

import * as v from 'valibot';
import { ok, type Result } from '../kernel/result.ts';
import { MAX_DECK } from '../protocol/messages.ts';
import type { PlayerId, Terms } from '../table/model.ts';
import { newestGame } from './games.ts';
import { openNewTable, type NewTableNeeds } from './new-table.ts';
import type { OpenTable, OpenTables } from './open-tables.ts';
import { playerName } from './player-name.ts';
import { refused, type Refused } from './refused.ts';
import { issueOf, keyFault, textUpTo } from './reading-orders.ts';

/** How fast a quick match is: its clock or, in games without turns, when a match without progress ends. */
export const SPEEDS = {
  relaxed: {},
  normal: { clock: { baseMs: 30_000, incrementMs: 10_000 }, progressMs: 300_000 },
  blitz: { clock: { baseMs: 10_000, incrementMs: 3000 }, progressMs: 120_000 },
} as const satisfies { readonly [speed: string]: { readonly clock?: Terms['clock']; readonly progressMs?: number } };
export type Speed = keyof typeof SPEEDS;

const speeds = Object.keys(SPEEDS) as Speed[];

export const quickOrder = v.strictObject(
  {
    game: v.string('must be the name of a game'),
    speed: v.optional(v.picklist(speeds, `must be one of ${speeds.join(', ')}`)),
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
    const { clock, progressMs }: { readonly clock?: Terms['clock']; readonly progressMs?: number } = SPEEDS[speed];
    const time = game.progress === undefined ? { clock } : { progressMs };
    const fields = game.options.fields as { readonly [key: string]: unknown };
    if (players !== undefined && !('players' in fields))
      return refused(400, 'players', `must be left out: ${id} has a fixed number of players`);
    const options = players === undefined ? {} : { players };
    const willDo = (line: OpenTable): boolean =>
      line.game === id &&
      line.preset === undefined &&
      line.changes === undefined &&
      (players === undefined || line.seats === players) &&
      line.clock?.baseMs === time.clock?.baseMs &&
      line.clock?.incrementMs === time.clock?.incrementMs &&
      line.progressMs === time.progressMs;
    const isFree = ({ table, free }: OpenTable): boolean => free > othersOnTheWay(table, player);
    const waiting = needs.openTables.seatFor(player, willDo, isFree);
    if (waiting !== undefined) {
      const { table, sits } = waiting;
      kept.delete(player);
      if (!sits) kept.set(player, { table, until: needs.now() + KEPT_MS });
      return ok({ table, isNew: false });
    }
    const order = { game: id, options, opponents: null, public: true, start: 'seated', name, deck, ...time };
    const opened = await openNewTable(needs, withoutAbsent(order), player);
    if (opened.ok) return ok({ table: opened.value, isNew: true });
    return opened.error.at.startsWith('options.') ? refused(400, 'players', opened.error.message) : opened;
  };
};

const withoutAbsent = (order: object): object =>
  Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined));
