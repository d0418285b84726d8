// Blocks: whom the people at a table do not want to play with. The driver tells the table of them; no log does.

import type { PlayerId } from './model.ts';
import { personOf } from './people.ts';
import type { Table } from './state.ts';

/** By player: the ids of those they have blocked; nobody who has blocked nobody is in it. */
export type Blocks = ReadonlyMap<PlayerId, ReadonlySet<string>>;

export const NO_BLOCKS: Blocks = new Map();

/** The table with all whom a player has blocked, in place of what was known of it. */
export const withBlocks = (table: Table, player: PlayerId, blocked: readonly string[]): Table => {
  if (blocked.length === 0 && !table.blocks.has(player)) return table;
  const blocks = new Map(table.blocks);
  if (blocked.length === 0) blocks.delete(player);
  else blocks.set(player, new Set(blocked));
  return { ...table, blocks };
};

/** Everybody whom those who sit here have blocked. */
export const blockedAt = ({ players, blocks }: Table): ReadonlySet<string> =>
  blocks.size === 0
    ? NOBODY
    : new Set(players.flatMap((player) => [...((player === null ? undefined : blocks.get(player)) ?? [])]));

const NOBODY: ReadonlySet<string> = new Set();

/** Has anybody who sits here blocked this player? */
export const isBlockedAt = (table: Table, player: PlayerId): boolean =>
  table.blocks.size > 0 && blockedAt(table).has(personOf(player).id);
