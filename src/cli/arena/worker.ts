// A thread of the arena: plays the tasks it is sent, one after the other.

import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { GAMES } from '../../games/index.ts';
import { playTask, type ArenaTask } from './task.ts';

/** The processor time of this thread in milliseconds: unlike the clock, it does not count what others do at the same time. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const answer = async (task: ArenaTask): Promise<void> => {
  const module = await GAMES[task.game]?.();
  if (module === undefined) throw new Error(`there is no game ${task.game}`);
  parentPort?.postMessage(await playTask(module.game, task, processorTime));
};

parentPort?.on('message', (task: ArenaTask) => void answer(task));
