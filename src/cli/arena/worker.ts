// A thread of the arena: plays the tasks it is sent, one after the other.

import { parentPort } from 'node:worker_threads';
import { GAMES } from '../../games/index.ts';
import { playTask, type ArenaTask } from './task.ts';

const answer = async (task: ArenaTask): Promise<void> => {
  const module = await GAMES[task.game]?.();
  if (module === undefined) throw new Error(`there is no game ${task.game}`);
  parentPort?.postMessage(await playTask(module.game, task, () => performance.now()));
};

parentPort?.on('message', (task: ArenaTask) => void answer(task));
