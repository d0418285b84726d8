// A thread of `balance`: plays the matches it is sent, one after the other.

import { parentPort } from 'node:worker_threads';
import { GAMES } from '../../games/index.ts';
import { playDeckTask, type DeckTask } from './task.ts';

const answer = async (task: DeckTask): Promise<void> => {
  const module = await GAMES[task.game]?.();
  if (module === undefined) throw new Error(`there is no game ${task.game}`);
  parentPort?.postMessage(await playDeckTask(module, task));
};

parentPort?.on('message', (task: DeckTask) => void answer(task));
