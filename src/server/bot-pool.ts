// Bots think on a few worker threads, so that no thought ever delays a person.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Seat } from '../kernel/game.ts';
import { present } from '../kernel/present.ts';
import { stepsSince } from '../kernel/timeline.ts';
import type { Terms } from '../table/model.ts';
import type { Table } from '../table/state.ts';

/** What a thread is asked: the move of a seat at a table, and what it does not know yet of that table. */
export interface Question {
  readonly id: number;
  readonly table: number;
  /** For a table that this thread has not followed so far. */
  readonly terms?: Terms;
  /** The steps it does not know yet, as text. */
  readonly steps: readonly string[];
  readonly seat: Seat;
  /** Tables that need not be followed any more. */
  readonly forget: readonly number[];
}

/** The bot's move, nothing when it stays silent, or why it could not think. */
export type Reply =
  | { readonly id: number; readonly action: string | undefined }
  | { readonly id: number; readonly fault: string };

/** The bots of one table. */
export interface TableBots {
  /** A bot's move at the table as it is now; `undefined` for silence, when `isWanted` says no before it is asked, and after a fault. */
  readonly think: (table: Table, seat: Seat, isWanted: () => boolean) => Promise<string | undefined>;
  readonly close: () => void;
}

export interface BotPool {
  readonly open: () => TableBots;
  /** Thoughts under way or waiting. */
  readonly size: () => number;
  readonly close: () => Promise<void>;
}

/** A thought that takes longer than this is given up with its thread, in milliseconds; no level takes a second. */
const PATIENCE_MS = 20_000;

/** How many tables a thread follows at the same time. */
const MOST_FOLLOWED = 128;

const MEMORY_MB = 512;

/** One thread asks for no more than one question ahead, so that whatever is no longer wanted is never thought about. */
interface Job {
  readonly key: number;
  readonly table: Table;
  readonly seat: Seat;
  readonly isWanted: () => boolean;
  readonly settle: (action: string | undefined) => void;
}

interface Thread {
  readonly worker: Worker;
  /** By table, how many of its steps the thread has; the one asked about longest ago comes first. */
  readonly followed: Map<number, number>;
  readonly forget: number[];
  job: Job | undefined;
  patience: NodeJS.Timeout | undefined;
}

/** A pool of threads that start when they are needed. */
export const openBotPool = (
  warn: (message: string) => void,
  most = Math.max(1, Math.min(4, availableParallelism() - 1)),
): BotPool => {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let tables = 0;
  let asked = 0;
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(new URL('bot-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const thread: Thread = { worker, followed: new Map(), forget: [], job: undefined, patience: undefined };
    const stopped = (why: string): void => {
      if (!threads.delete(thread)) return;
      if (!closed) warn(`a thread of bots has stopped: ${why}`);
      finish(thread, undefined);
    };
    worker.on('message', (reply: Reply) => {
      if ('fault' in reply) {
        if (thread.job !== undefined) thread.followed.delete(thread.job.key);
        warn(`a bot could not think: ${reply.fault}`);
      }
      finish(thread, 'action' in reply ? reply.action : undefined);
    });
    worker.on('error', (error) => stopped(String(error)));
    worker.on('exit', () => stopped('it has ended'));
    worker.unref();
    threads.add(thread);
    return thread;
  };

  const finish = (thread: Thread, action: string | undefined): void => {
    clearTimeout(thread.patience);
    const { job } = thread;
    thread.job = undefined;
    job?.settle(action);
    next();
  };

  /** A thread that is free, best one that follows this table already. */
  const freeFor = (key: number): Thread | undefined => {
    const free = [...threads].filter(({ job }) => job === undefined);
    return free.find(({ followed }) => followed.has(key)) ?? free[0] ?? (threads.size < most ? start() : undefined);
  };

  const next = (): void => {
    for (let job = waiting[0]; job !== undefined; job = waiting[0]) {
      if (!job.isWanted()) {
        waiting.shift();
        job.settle(undefined);
        continue;
      }
      const thread = freeFor(job.key);
      if (thread === undefined) return;
      waiting.shift();
      ask(thread, job);
    }
  };

  const ask = (thread: Thread, job: Job): void => {
    const { followed, forget, worker } = thread;
    const known = followed.get(job.key);
    const { timeline, terms } = job.table;
    followed.delete(job.key);
    followed.set(job.key, timeline.steps);
    const [oldest] = followed.keys();
    if (followed.size > MOST_FOLLOWED && oldest !== undefined) {
      followed.delete(oldest);
      forget.push(oldest);
    }
    thread.job = job;
    thread.patience = setTimeout(() => void worker.terminate(), PATIENCE_MS).unref();
    worker.postMessage({
      id: asked++,
      table: job.key,
      seat: job.seat,
      steps: stepsSince(timeline, known ?? 0),
      forget: forget.splice(0),
      ...present({ terms: known === undefined ? terms : undefined }),
    } satisfies Question);
  };

  return {
    open: () => {
      const key = tables++;
      return {
        think: (table, seat, isWanted) =>
          new Promise((settle) => {
            if (closed) return settle(undefined);
            waiting.push({ key, table, seat, isWanted, settle });
            next();
          }),
        close: () => {
          for (const { followed, forget } of threads) if (followed.delete(key)) forget.push(key);
        },
      };
    },
    size: () => waiting.length + [...threads].filter(({ job }) => job !== undefined).length,
    close: async () => {
      closed = true;
      for (const { settle } of waiting.splice(0)) settle(undefined);
      await Promise.all([...threads].map(async ({ worker }) => worker.terminate()));
    },
  };
};
