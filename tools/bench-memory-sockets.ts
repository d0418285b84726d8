// What `npm run bench` measures of memory over real sockets: how much heap one more table takes at a server, beside one more bare room of `ws`.

import { wsRoom } from './bench-server.ts';
import type { Pair, Watch } from './load/crowd.ts';
import { baize, type Contender } from './load/run.ts';

/** Bytes per table of a server after some moves; two people at each. */
export interface SocketMemoryRow {
  readonly name: string;
  /** At move 1 and at move 200. */
  readonly bytes: readonly [number, number];
}

/** As many are measured, after as many others. */
const TABLES = 400;
const MOVES = [1, 200] as const;

/** A table that nobody is at any more is forgotten before this, in milliseconds. */
const SETTLE_MS = 21_000;

/** Tables that are seated at once. */
const AT_ONCE = 25;

/** Tables at which everybody waits after a number of moves. */
class Crowd {
  readonly #contender: Contender;
  readonly #address: string;
  readonly #pairs: Pair[] = [];
  #most = 0;
  #waiting: (() => void)[] = [];
  #failed: ((error: unknown) => void) | undefined;
  #settled: (() => void) | undefined;

  constructor(contender: Contender, address: string) {
    this.#contender = contender;
    this.#address = address;
  }

  /** Seats more tables; resolves when everybody waits. */
  async seat(tables: number): Promise<void> {
    const seat = this.#contender.seats(this.#address);
    const settled = this.#everybodyWaits(this.#pairs.length + tables);
    for (let left = tables; left > 0; left -= AT_ONCE) {
      const coming = Array.from({ length: Math.min(left, AT_ONCE) }, () => seat(this.#watch()));
      this.#pairs.push(...(await Promise.all(coming)));
    }
    await settled;
  }

  /** Lets everybody play up to so many moves; resolves when they have. */
  async playTo(moves: number): Promise<void> {
    this.#most = moves;
    const settled = this.#everybodyWaits(this.#pairs.length);
    for (const go of this.#waiting.splice(0)) go();
    await settled;
  }

  close(): void {
    this.#failed = undefined;
    for (const pair of this.#pairs) pair.close();
  }

  #everybodyWaits(tables: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#failed = reject;
      this.#settled = () => {
        if (this.#waiting.length === tables) resolve();
      };
      this.#settled();
    });
  }

  /** One table. Where both may move at once they do so one after the other, as each decides when it is their turn. */
  #watch(): Watch {
    let made = 0;
    let isMoving = false;
    let next: (() => Promise<void>) | undefined;
    const go = (): void => {
      if (isMoving || next === undefined) return;
      const play = next;
      next = undefined;
      isMoving = true;
      play().then(
        () => {
          made++;
          isMoving = false;
          consider();
        },
        (error: unknown) => this.#failed?.(error),
      );
    };
    let isWaiting = false;
    const consider = (): void => {
      if (next === undefined || isMoving || isWaiting) return;
      if (made < this.#most) return go();
      isWaiting = true;
      this.#waiting.push(() => {
        isWaiting = false;
        go();
      });
      this.#settled?.();
    };
    const turn = (play: () => Promise<void>): void => {
      next = play;
      consider();
    };
    return {
      turn: (play) => void setImmediate(turn, play),
      heard: () => undefined,
      failed: (error) => this.#failed?.(error),
    };
  }
}

const measure = async (contender: Contender): Promise<SocketMemoryRow> => {
  const server = await contender.start();
  const heap = async (): Promise<number> => {
    // Whatever the last moves still hold is let go of first, and tables whose matches are over: their players sit at others.
    await new Promise((done) => setTimeout(done, SETTLE_MS));
    return server.live();
  };
  const [first, second] = [new Crowd(contender, server.address), new Crowd(contender, server.address)];
  try {
    // The first tables make what all have in common: code, caches, connections.
    await first.seat(TABLES);
    await first.playTo(MOVES[1]);
    const before = await heap();
    await second.seat(TABLES);
    await second.playTo(MOVES[0]);
    const early = await heap();
    await second.playTo(MOVES[1]);
    const late = await heap();
    return { name: contender.name, bytes: [(early - before) / TABLES, (late - before) / TABLES] };
  } finally {
    first.close();
    second.close();
    await server.end();
  }
};

/** A bare room and tables of two games whose matches are longer than this. */
export const socketMemoryRows = async (): Promise<readonly SocketMemoryRow[]> => {
  const rows: SocketMemoryRow[] = [await measure(wsRoom)];
  for (const game of ['guinote', 'highnoon']) rows.push({ ...(await measure(await baize(game))), name: game });
  return rows;
};

/** The rows as a table, the first of which is the bare room. */
export const socketMemoryText = (rows: readonly SocketMemoryRow[]): string => {
  const kilo = (bytes: number): string => (bytes / 1000).toFixed(1);
  const cells = ({ bytes }: SocketMemoryRow): string =>
    bytes.map((each, at) => `${kilo(each)} (${kilo(each - (rows[0]?.bytes[at] ?? 0))})`).join(' | ');
  return [
    `\n| heap of a server for one more table, in KB (over ws) | ${MOVES.map((moves) => `move ${moves}`).join(' | ')} |`,
    `| --- |${MOVES.map(() => ' ---: |').join('')}`,
    ...rows.map((row) => `| ${row.name} | ${cells(row)} |`),
  ].join('\n');
};
