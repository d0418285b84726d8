// Somebody wants to be forgotten: their name and what they said are gone, their moves stay.

import { withBlocks } from './blocks.ts';
import { personOf, withNames } from './people.ts';
import type { PlayerId } from './model.ts';
import { tellSnapshots } from './messages.ts';
import { unchanged, type Change, type Table } from './state.ts';

/** Everybody is told anew who sits where. Whoever asked for it has no connection any more, so their grace begins as if the line had dropped. */
export const forgetPlayer = (known: Table, player: PlayerId): Change => {
  const table = withBlocks(known, player, []);
  const { id } = personOf(player);
  const { [id]: name, ...others } = table.terms.names ?? {};
  const lines = table.talk.lines.filter(({ by }) => by !== id);
  if (name === undefined && lines.length === table.talk.lines.length) return unchanged(table);
  const terms = { ...table.terms, names: withNames(others) };
  const next: Table = { ...table, terms, talk: { ...table.talk, lines } };
  return { table: next, effects: tellSnapshots(next) };
};
