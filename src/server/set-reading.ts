// Sets of cards are read on a worker thread, so that the event loop goes on meanwhile.

import { Worker } from 'node:worker_threads';
import { GAMES, type GameModule } from '../games/index.ts';
import type { Json } from '../kernel/json.ts';
import { fail, ok, type Result } from '../kernel/result.ts';

/** A set to read, for the deck tools of a game. */
export interface ReadingTask {
  readonly id: number;
  readonly game: string;
  readonly set: string;
}

/** What the deck tools made of it. */
export interface ReadingDone {
  readonly id: number;
  readonly sent: Json | undefined;
}

/** So many sets wait at most, each at most 64,000 characters: a few seconds of work. */
const MOST_WAITING = 64;

/** A set that takes longer than this is given up, in milliseconds; none that is within the limits does. */
const PATIENCE_MS = 20_000;

const MEMORY_MB = 256;

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<Json | undefined>>;
}

let thread: Thread | undefined;
let asked = 0;

/** The thread, started when it is first needed. It keeps no program alive; after a fault the next set gets a new one. */
const threadNow = (): Thread => {
  if (thread !== undefined) return thread;
  const worker = new Worker(new URL('reading-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const started: Thread = { worker, waiting: new Map() };
  const give = (error: Error): void => {
    if (thread === started) thread = undefined;
    for (const { reject } of started.waiting.values()) reject(error);
    started.waiting.clear();
  };
  worker.on('message', ({ id, sent }: ReadingDone) => {
    started.waiting.get(id)?.resolve(sent);
    started.waiting.delete(id);
  });
  worker.on('error', give);
  worker.on('exit', () => give(new Error('the thread that reads card sets has stopped')));
  worker.unref();
  thread = started;
  return started;
};

const readAway = async (game: string, set: string): Promise<Json | undefined> => {
  const { worker, waiting } = threadNow();
  const id = asked++;
  const answer = Promise.withResolvers<Json | undefined>();
  waiting.set(id, answer);
  worker.postMessage({ id, game, set } satisfies ReadingTask);
  // A thread that hangs is terminated, which rejects everything that waits for it.
  const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS).unref();
  try {
    return await answer.promise;
  } finally {
    clearTimeout(patience);
  }
};

/** Has a set read on the worker thread, so that its game need not read it here; fails when too many are waiting. */
export const readSetAway = async (
  { game, deckTools }: Pick<GameModule, 'game' | 'deckTools'>,
  set: string | undefined,
): Promise<Result<void, string>> => {
  if (set === undefined || deckTools === undefined || !Object.hasOwn(GAMES, game.id)) return ok(undefined);
  if ((thread?.waiting.size ?? 0) >= MOST_WAITING)
    return fail('the server is busy reading card sets; try again in a moment');
  const sent = await readAway(game.id, set);
  if (sent !== undefined) deckTools.receiveSet(set, sent);
  return ok(undefined);
};
