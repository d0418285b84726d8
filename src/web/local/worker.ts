// The worker that holds the tables of this device: the table, the rules and the bots, with the browser's database in place of a server's.

import { GAMES } from '../../games/index.ts';
import type { Heard } from '../worker.ts';
import { answeringWith } from './answering.ts';
import type { Ask } from './asking.ts';
import { keptInDatabase } from './kept-database.ts';
import { keptInMemory, keptOrElse, type Kept } from './kept.ts';

const LONGEST_WAIT = 2 ** 31 - 1;

/** As at a server: from 0.4 to 1.2 seconds. */
const PACE = { least: 400, more: 800 } as const;

const startedAt = Date.now() - performance.now();

const openKept = async (): Promise<Kept> => {
  try {
    return keptOrElse(await keptInDatabase(indexedDB), keptInMemory());
  } catch {
    return keptInMemory();
  }
};

const nothing = (): void => undefined;

/** One page of a browser has a table; whoever asks last gets it. Without locks, steps that come twice are found when they are written. */
const claim = (table: string, taken: () => void): Promise<() => void> =>
  new Promise((granted) => {
    if (!('locks' in navigator)) return granted(nothing);
    const hold = (): Promise<void> => new Promise((release) => granted(release));
    navigator.locks.request(`baize.${table}`, { steal: true }, hold).catch(() => {
      granted(nothing);
      taken();
    });
    return undefined;
  });

const coming = openKept().then((kept) =>
  answeringWith({
    games: GAMES,
    kept,
    reply: (reply) => postMessage(reply),
    after: (ms, run) => {
      const timer = setTimeout(run, Math.min(ms, LONGEST_WAIT));
      return () => clearTimeout(timer);
    },
    now: () => startedAt + performance.now(),
    random: (bytes) =>
      Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    claim,
    pace: () => PACE.least + Math.random() * PACE.more,
  }),
);

export const hear: Heard = (message) => {
  const ask = message as Ask;
  coming
    .then((answer) => answer(ask))
    .catch((error: unknown) => {
      if ('ask' in ask) postMessage({ type: 'refused', ask: ask.ask, status: 500, at: '', message: String(error) });
      if ('line' in ask) postMessage({ type: 'ended', line: ask.line, why: 'broken' });
    });
};
