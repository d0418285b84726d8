// A thread where bots think. It follows the logs of the tables whose bots it was asked about, so that a question brings only what is new.

import { parentPort, workerData } from 'node:worker_threads';
import type { Level } from '../bots/bot.ts';
import { shippedLevels } from '../bots/index.ts';
import { thinkAt } from '../bots/think.ts';
import { findRules, GAMES } from '../games/index.ts';
import { readStep } from '../kernel/steps.ts';
import { advanceTimeline, keepHistory, type Timeline } from '../kernel/timeline.ts';
import { newTable } from '../table/opening.ts';
import type { Question, Reply } from './bot-pool.ts';

const port = parentPort;
if (port === null) throw new Error("this is a worker thread of the server; it can't be run by itself");

/** The match of a table as its log has it, with the history that bots ask for, and the levels of its game. */
interface Replica {
  readonly levels: readonly Level[];
  timeline: Timeline;
}

const replicas = new Map<number, Replica>();

/** The question that nobody waits for any more, if any; written by whoever asked it, while a bot thinks here. */
const dropped = workerData as Int32Array;

const open = async ({ terms }: Question): Promise<Replica> => {
  if (terms === undefined) throw new Error('this thread does not know the table');
  const found = await findRules(GAMES, terms.game, terms.rules);
  if (!found.ok) throw new Error(found.error.message);
  const { game, deckTools } = found.value;
  const { timeline } = newTable(game, terms, terms.createdAt, deckTools);
  return { levels: await shippedLevels(terms.game), timeline: keepHistory(timeline) };
};

const answer = async (question: Question): Promise<string | undefined> => {
  const { table: key, steps, seat, forget } = question;
  for (const old of forget) replicas.delete(old);
  const replica = replicas.get(key) ?? (await open(question));
  replicas.set(key, replica);
  for (const text of steps) {
    const step = readStep(text);
    const next = step.ok ? advanceTimeline(replica.timeline, step.value) : step;
    if (!next.ok) throw new Error(`the log can't be followed at step ${replica.timeline.steps + 1}: "${text}"`);
    replica.timeline = next.value;
  }
  return thinkAt(replica.timeline, seat, replica.levels, () => Atomics.load(dropped, 0) === question.id);
};

// One question after the other, in the order they came: a table's log must be followed in its order.
let last: Promise<void> = Promise.resolve();

port.on('message', (question: Question) => {
  last = last.then(async () => {
    const { id } = question;
    try {
      port.postMessage({ id, action: await answer(question) } satisfies Reply);
    } catch (error) {
      replicas.delete(question.table);
      port.postMessage({ id, fault: error instanceof Error ? error.message : String(error) } satisfies Reply);
    }
  });
});
