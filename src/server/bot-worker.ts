// A thread where bots think. It follows the logs of the tables whose bots it was asked about, so that a question brings only what is new.

import { parentPort } from 'node:worker_threads';
import type { Level } from '../bots/bot.ts';
import { shippedLevels } from '../bots/index.ts';
import { thinkAt } from '../bots/think.ts';
import { findRules, GAMES } from '../games/index.ts';
import { newTable } from '../table/opening.ts';
import { follow } from '../table/log.ts';
import type { Table } from '../table/state.ts';
import type { Question, Reply } from './bot-pool.ts';

const port = parentPort;
if (port === null) throw new Error("this is a worker thread of the server; it can't be run by itself");

/** A table as its log has it, and the levels of its game. */
interface Replica {
  readonly levels: readonly Level[];
  table: Table;
}

const replicas = new Map<number, Replica>();

const open = async ({ terms }: Question): Promise<Replica> => {
  if (terms === undefined) throw new Error('this thread does not know the table');
  const found = await findRules(GAMES, terms.game, terms.rules);
  if (!found.ok) throw new Error(found.error.message);
  const { game, deckTools } = found.value;
  return { levels: await shippedLevels(terms.game), table: newTable(game, terms, terms.createdAt, deckTools) };
};

const answer = async (question: Question): Promise<string | undefined> => {
  const { table: key, entries, seat, forget } = question;
  for (const old of forget) replicas.delete(old);
  const replica = replicas.get(key) ?? (await open(question));
  replicas.set(key, replica);
  for (const entry of entries) {
    const next = follow(replica.table, entry);
    if (!next.ok) throw new Error(`the log can't be followed at step ${entry.seq}: ${next.error.kind}`);
    replica.table = next.value;
  }
  return thinkAt(replica.table.timeline, seat, replica.levels);
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
