// Bots think on a few worker threads, so that no thought ever delays a person.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { quickestOf, shippedLevels } from '../bots/index.ts';
import { thinkFor } from '../bots/think.ts';
import type { Seat } from '../kernel/game.ts';
import { present } from '../kernel/present.ts';
import type { QuickLevel } from '../kernel/steps.ts';
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

/** What a bot answers: its move, or nothing for silence. `quick`: a level that searches nothing has answered for it. */
export interface BotAnswer {
  readonly action?: string;
  readonly quick?: QuickLevel;
}

/** The bots of one table. */
export interface TableBots {
  /**
   * A bot's answer at the table as it is now; silence when `isWanted` says no before it is asked. If too many wait already, or its
   * thread fails, a quick level answers, where the log can say so.
   */
  readonly think: (table: Table, seat: Seat, isWanted: () => boolean) => Promise<BotAnswer>;
  /** The table has moved on: a thought under way that is not wanted any more is stopped, and its answer is silence. */
  readonly reconsider: () => void;
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

/** How many thoughts wait for each thread. With the strongest levels that is a few seconds; nobody waits longer for a bot. */
const MOST_WAITING = 16;

/** One thread asks for no more than one question ahead, so that whatever is no longer wanted is never thought about. */
interface Job {
  readonly key: number;
  readonly table: Table;
  readonly seat: Seat;
  readonly isWanted: () => boolean;
  readonly settle: (answer: BotAnswer) => void;
}

const SILENCE: BotAnswer = {};

/** The answer of the quickest level, here: about as much work as making the move. Logs of format 1 can't tell of it, so there it is silence. */
const quickAnswer = async ({ terms, timeline }: Table, seat: Seat): Promise<BotAnswer> => {
  if (terms.format !== 2) return SILENCE;
  const level = quickestOf(await shippedLevels(terms.game));
  const quick = { level: level.id, version: level.version };
  return { quick, ...present({ action: thinkFor(timeline, seat, level) }) };
};

/** No question. */
const NONE = -1;

interface Thread {
  readonly worker: Worker;
  /** By table, how many of its steps the thread has; the one asked about longest ago comes first. */
  readonly followed: Map<number, number>;
  readonly forget: number[];
  /** Shared with the thread: the question that it need not answer any more. */
  readonly dropped: Int32Array;
  question: number;
  job: Job | undefined;
  patience: NodeJS.Timeout | undefined;
}

/** What a pool does for its tables, by their keys. */
interface TablesBots {
  readonly think: (key: number, ...question: Parameters<TableBots['think']>) => Promise<BotAnswer>;
  readonly reconsider: (key: number) => void;
  readonly close: (key: number) => void;
}

/** There is one of these for every table, also where no bots sit, so it is small. */
class BotsOfTable implements TableBots {
  readonly #bots: TablesBots;
  readonly #key: number;

  constructor(bots: TablesBots, key: number) {
    this.#bots = bots;
    this.#key = key;
  }

  think(...question: Parameters<TableBots['think']>): Promise<BotAnswer> {
    return this.#bots.think(this.#key, ...question);
  }

  reconsider(): void {
    this.#bots.reconsider(this.#key);
  }

  close(): void {
    this.#bots.close(this.#key);
  }
}

/** A pool of threads that start when they are needed, and of a line of limited length before them. */
export const openBotPool = (
  warn: (message: string) => void,
  most = Math.max(1, Math.min(4, availableParallelism() - 1)),
  mostWaiting = most * MOST_WAITING,
): BotPool => {
  const threads = new Set<Thread>();
  let waiting: Job[] = [];
  let tables = 0;
  let asked = 0;
  let closed = false;

  const start = (): Thread => {
    const dropped = new Int32Array(new SharedArrayBuffer(4)).fill(NONE);
    const worker = new Worker(new URL('bot-worker.ts', import.meta.url), {
      workerData: dropped,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const thread: Thread = {
      worker,
      dropped,
      question: NONE,
      followed: new Map(),
      forget: [],
      job: undefined,
      patience: undefined,
    };
    const stopped = (why: string): void => {
      if (!threads.delete(thread)) return;
      if (!closed) warn(`a thread of bots has stopped: ${why}`);
      fail(thread);
    };
    worker.on('message', (reply: Reply) => {
      if ('fault' in reply) {
        if (thread.job !== undefined) thread.followed.delete(thread.job.key);
        warn(`a bot could not think: ${reply.fault}`);
        return fail(thread);
      }
      finish(thread, present({ action: reply.action }));
    });
    worker.on('error', (error) => stopped(String(error)));
    worker.on('exit', () => stopped('it has ended'));
    worker.unref();
    threads.add(thread);
    return thread;
  };

  const finish = (thread: Thread, answer: BotAnswer): void => {
    clearTimeout(thread.patience);
    const { job } = thread;
    thread.job = undefined;
    job?.settle(answer);
    next();
  };

  /** There will be no answer from this thread: whoever waited for it gets a quick one. */
  const fail = (thread: Thread): void => {
    const { job } = thread;
    if (job === undefined || closed || !job.isWanted()) return finish(thread, SILENCE);
    quickAnswer(job.table, job.seat).then(
      (answer) => finish(thread, answer),
      () => finish(thread, SILENCE),
    );
  };

  /** May one more wait? What is no longer wanted makes room. */
  const isFull = (): boolean => {
    if (waiting.length < mostWaiting) return false;
    const all = waiting;
    waiting = all.filter((job) => job.isWanted());
    for (const job of all) if (!waiting.includes(job)) job.settle(SILENCE);
    return waiting.length >= mostWaiting;
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
        job.settle(SILENCE);
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
    thread.question = asked++;
    thread.patience = setTimeout(() => void worker.terminate(), PATIENCE_MS).unref();
    worker.postMessage({
      id: thread.question,
      table: job.key,
      seat: job.seat,
      steps: stepsSince(timeline, known ?? 0),
      forget: forget.splice(0),
      ...present({ terms: known === undefined ? terms : undefined }),
    } satisfies Question);
  };

  const tablesBots: TablesBots = {
    think: (key, table, seat, isWanted) =>
      new Promise((settle, reject) => {
        if (closed) return settle(SILENCE);
        if (table.terms.format === 2 && isFull()) return quickAnswer(table, seat).then(settle, reject);
        waiting.push({ key, table, seat, isWanted, settle });
        next();
      }),
    reconsider: (key) => {
      for (const { job, dropped, question } of threads)
        if (job?.key === key && !job.isWanted()) Atomics.store(dropped, 0, question);
    },
    close: (key) => {
      tablesBots.reconsider(key);
      for (const { followed, forget } of threads) if (followed.delete(key)) forget.push(key);
    },
  };

  return {
    open: () => new BotsOfTable(tablesBots, tables++),
    size: () => waiting.length + [...threads].filter(({ job }) => job !== undefined).length,
    close: async () => {
      closed = true;
      for (const { settle } of waiting.splice(0)) settle(SILENCE);
      await Promise.all([...threads].map(async ({ worker }) => worker.terminate()));
    },
  };
};
