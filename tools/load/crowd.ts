// A crowd: many tables of two people each, who play over real sockets for a while, and what that took.

import { performance } from 'node:perf_hooks';

/** One table of two people, as a kind of server has it. */
export interface Pair {
  readonly close: () => void;
}

/** What a pair tells the crowd. */
export interface Watch {
  /** Somebody is to move: `play` moves, and resolves when the server has acknowledged it. */
  readonly turn: (play: () => Promise<void>) => void;
  /** A frame has come, of so many bytes. */
  readonly heard: (bytes: number) => void;
  readonly failed: (error: unknown) => void;
}

/** Seats two people at a new table; they play match after match until they are closed. */
export type Seating = (watch: Watch) => Promise<Pair>;

/** How a crowd plays. */
export interface CrowdTerms {
  readonly tables: number;
  /** How long everybody thinks before a move, in milliseconds, half as long to half as much again; 0: not at all. */
  readonly thinkMs: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
  readonly progress: (text: string) => void;
}

/** What came of it, while it was measured. */
export interface CrowdResult {
  readonly moves: number;
  readonly seconds: number;
  /** From sending a move until it is acknowledged, in milliseconds, sorted. */
  readonly latencies: Float64Array;
  /** Bytes and frames received by all clients. */
  readonly bytes: number;
  readonly frames: number;
}

/** So many tables are being seated at once. */
const AT_ONCE = 32;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays with a crowd; `edge` is asked at the start and at the end of what is measured. */
export const playCrowd = async (seat: Seating, terms: CrowdTerms, edge: () => Promise<void>): Promise<CrowdResult> => {
  const { tables, thinkMs, progress } = terms;
  const pairs: Pair[] = [];
  const latencies: number[] = [];
  let moves = 0;
  let bytes = 0;
  let frames = 0;
  let measuring = false;
  let over = false;
  let fault: unknown;

  const pause = (): number => thinkMs * (0.5 + Math.random());
  const watch: Watch = {
    turn: (play) => {
      const move = (): void => {
        if (over) return;
        const sent = performance.now();
        play().then(() => {
          if (!measuring) return;
          moves++;
          latencies.push(performance.now() - sent);
        }, watch.failed);
      };
      // Without a pause, after everything else that has come: nobody gets ahead of the others.
      if (thinkMs === 0) setImmediate(move);
      else setTimeout(move, pause());
    },
    heard: (size) => {
      if (!measuring) return;
      bytes += size;
      frames++;
    },
    failed: (error) => {
      if (!over) fault ??= error;
    },
  };

  const stopIfFailed = (): void => {
    if (fault !== undefined) throw fault instanceof Error ? fault : new Error(String(fault));
  };
  const passing = async (ms: number, text: string): Promise<void> => {
    const end = performance.now() + ms;
    for (let left = ms; left > 0; left = end - performance.now()) {
      progress(`${text}: ${Math.ceil(left / 1000)} s, ${moves} moves`);
      await wait(Math.min(left, 500));
      stopIfFailed();
    }
  };

  try {
    for (let seated = 0; seated < tables; seated += AT_ONCE) {
      progress(`seating ${seated} of ${tables} tables`);
      const coming = Array.from({ length: Math.min(AT_ONCE, tables - seated) }, () => seat(watch));
      pairs.push(...(await Promise.all(coming)));
      stopIfFailed();
    }
    await passing(terms.warmUpMs, 'warming up');
    await edge();
    measuring = true;
    const start = performance.now();
    await passing(terms.measureMs, 'measuring');
    measuring = false;
    const seconds = (performance.now() - start) / 1000;
    await edge();
    return { moves, seconds, latencies: Float64Array.from(latencies).sort(), bytes, frames };
  } finally {
    over = true;
    progress('');
    for (const pair of pairs) pair.close();
  }
};

/** The value below which this share of the sorted ones lie. */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
