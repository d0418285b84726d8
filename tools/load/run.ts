// One run of a crowd against one kind of server, and its figures.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../src/games/index.ts';
import { resolveOptions } from '../../src/kernel/options.ts';
import { baizePairs } from './baize-pair.ts';
import { playCrowd, quantile, type CrowdTerms, type Seating } from './crowd.ts';
import { startLoaded, type LoadedServer, type Usage } from './process.ts';

/** What was measured. */
export interface LoadFigures {
  readonly tables: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** From sending a move until it is acknowledged, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  /** Processor time of the whole server process, in microseconds. */
  readonly cpuPerMove: number;
  /** Per move and client. */
  readonly bytesPerMove: number;
  /** Of the server process at the end, in bytes. */
  readonly heap: number;
  readonly rss: number;
}

/** A kind of server: how to start it, and how two people play there. */
export interface Contender {
  readonly name: string;
  readonly start: () => Promise<LoadedServer>;
  readonly seats: (address: string) => Seating;
}

/** Starts the server, lets the crowd play, ends the server. */
export const load = async ({ start, seats }: Contender, terms: CrowdTerms): Promise<LoadFigures> => {
  const server = await start();
  try {
    const edges: Usage[] = [];
    const result = await playCrowd(seats(server.address), terms, async () => void edges.push(await server.usage()));
    const [before, after] = edges as [Usage, Usage];
    const moves = Math.max(1, result.moves);
    return {
      tables: terms.tables,
      moves: result.moves,
      movesPerSecond: result.moves / result.seconds,
      p50: quantile(result.latencies, 0.5),
      p99: quantile(result.latencies, 0.99),
      p999: quantile(result.latencies, 0.999),
      cpuPerMove: (after.cpu - before.cpuAfter) / moves,
      bytesPerMove: result.bytes / moves / 2,
      heap: after.heap,
      rss: after.rss,
    };
  } finally {
    await server.end();
  }
};

/** The options for two, where a game can be played by more. */
export const forTwo = async (game: string): Promise<object> => {
  const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (load === undefined) throw new Error(`there is no game ${game}; there are ${Object.keys(GAMES).join(', ')}`);
  const two = { players: 2 };
  return resolveOptions((await load()).game.options, { options: two }).ok ? two : {};
};

/** Baize, with a store of its own that is deleted afterwards. */
export const baize = async (game: string): Promise<Contender> => {
  const options = await forTwo(game);
  return {
    name: 'Baize, every move on the disk',
    start: async () => {
      const dir = mkdtempSync(join(tmpdir(), 'baize-load-'));
      const server = await startLoaded(new URL('baize-server.ts', import.meta.url), [dir]).catch((error: unknown) => {
        rmSync(dir, { recursive: true, force: true });
        throw error;
      });
      return {
        ...server,
        end: async () => {
          await server.end();
          rmSync(dir, { recursive: true, force: true });
        },
      };
    },
    seats: (address) => baizePairs(address, game, options),
  };
};
