// The thread that reads sets of cards: a large one takes longer than anybody at a table should wait.

import { parentPort } from 'node:worker_threads';
import { GAMES } from '../games/index.ts';
import type { ReadingTask, ReadingDone } from './set-reading.ts';

const port = parentPort;
if (port === null) throw new Error("this is a worker thread of the server; it can't be run by itself");

port.on('message', ({ id, game, set }: ReadingTask) => {
  void (async () => {
    const load = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
    const sent = (await load?.())?.deckTools?.sendSet(set);
    port.postMessage({ id, sent } satisfies ReadingDone);
  })();
});
