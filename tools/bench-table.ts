// What `npm run bench` measures of a table: whole matches of two people, each move read, judged, logged and told to both.

import { PROTOCOL } from '../src/protocol/messages.ts';
import type { Game } from '../src/kernel/game.ts';
import { writeOptions } from '../src/kernel/options.ts';
import { fastRandom } from '../src/kernel/random.ts';
import { openTable } from '../src/table/opening.ts';
import type { Effect } from '../src/table/model.ts';
import type { Change } from '../src/table/state.ts';
import { advance } from '../src/table/table.ts';
import type { Subject } from './bench-subjects.ts';

export const PLAYERS = ['ann', 'bob'];

/** A dealt table that both have joined, and what they were told. */
export const seated = (game: Game, options: unknown, match: number): Change => {
  const seats = PLAYERS.map((player) => ({ sitter: { kind: 'person', name: player } as const, player }));
  const terms = {
    table: 'bench',
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options),
    seed: match.toString(16).padStart(64, '0'),
    seats,
    clock: { baseMs: 24 * 60 * 60 * 1000, incrementMs: 1000 },
    graceMs: 60_000,
    createdAt: 0,
  };
  let { table } = openTable(game, terms, 0);
  const effects: Effect[] = [];
  for (const player of PLAYERS) {
    table = advance(table, { type: 'connect', client: player, player }, 0).table;
    const joined = advance(
      table,
      { type: 'message', client: player, message: { type: 'join', protocol: PROTOCOL } },
      0,
    );
    table = joined.table;
    effects.push(...joined.effects);
  }
  return { table, effects };
};

/** Random matches through the table's reducer, two clients listening. */
export const throughTable = (name: string, game: Game, options: unknown, batch: number): Subject => {
  const random = fastRandom(3);
  const starts = Array.from({ length: batch }, (_, match) => seated(game, options, match).table);
  return {
    name,
    unit: 'moves/s',
    run: () => {
      let units = 0;
      let sum = 0;
      for (let table of starts) {
        while (table.timeline.outcome === undefined) {
          const { match, steps } = table.timeline;
          const seat = (match.actors.must[0] ?? match.actors.may[0]) as number;
          const legal = match.legal(seat);
          const message = {
            type: 'act',
            intent: `i${steps}`,
            base: steps,
            action: legal[random.below(legal.length)] as string,
          } as const;
          // Long enough for whoever may declare something.
          const change = advance(
            table,
            { type: 'message', client: PLAYERS[seat] as string, message },
            table.now + 2000,
          );
          if (change.table.timeline === table.timeline) throw new Error(`${message.action} was not taken`);
          table = change.table;
          sum = (sum + change.effects.length) | 0;
          units++;
        }
      }
      return { units, sum };
    },
  };
};
