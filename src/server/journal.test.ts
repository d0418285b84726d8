// Group commit: what goes into one transaction, and what one table's failure does to the others.

import { expect, it, vi } from 'vitest';
import { openJournal, type Writer } from './journal.ts';
import type { Batch } from './appending.ts';

const summary = { revision: 0, rules: 1, seats: [], turn: [], graceMs: 0 };

const writer = (match: string, log: string[]): Writer => ({
  take: () => {
    log.push(`take ${match}`);
    return { match, entries: [], finished: false, summary, at: 0 };
  },
  written: () => void log.push(`written ${match}`),
  failed: (error) => void log.push(`failed ${match}: ${String(error)}`),
});

it('writes everything of one turn in one transaction, then what came meanwhile in the next', async () => {
  const log: string[] = [];
  const transactions: string[][] = [];
  const late = writer('late', log);
  const journal = openJournal(async (batches: readonly Batch[]) => {
    transactions.push(batches.map(({ match }) => match));
    if (transactions.length === 1) journal.enlist(late);
    await Promise.resolve();
  });
  const [a, b] = [writer('a', log), writer('b', log)];
  journal.enlist(a);
  journal.enlist(b);
  journal.enlist(a);
  expect(log).toEqual([]);
  await journal.idle();
  expect(transactions).toEqual([['a', 'b'], ['late']]);
  expect(log).toEqual(['take a', 'take b', 'written a', 'written b', 'take late', 'written late']);
});

it('fails only the table whose step can not be written', async () => {
  const log: string[] = [];
  const journal = openJournal(async (batches) => {
    await Promise.resolve();
    if (batches.some(({ match }) => match === 'b')) throw new Error('taken');
  });
  for (const match of ['a', 'b', 'c']) journal.enlist(writer(match, log));
  await journal.idle();
  expect(log.slice(3)).toEqual(['written a', 'failed b: Error: taken', 'written c']);
});

it('is idle at once when there is nothing to do', async () => {
  const append = vi.fn(() => Promise.resolve());
  await openJournal(append).idle();
  expect(append).not.toHaveBeenCalled();
});
