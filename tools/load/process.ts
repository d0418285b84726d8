// Servers under load, each a process of its own: starting one, asking what it has used up, ending it.

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { getHeapSpaceStatistics } from 'node:v8';

/** What a process has used up so far. */
export interface Usage {
  /** Processor time of all its threads, in microseconds: when it was asked, and after the garbage collection for `heap`. */
  readonly cpu: number;
  readonly cpuAfter: number;
  /** In bytes, after a garbage collection. */
  readonly heap: number;
  readonly rss: number;
}

/** A server in another process. */
export interface LoadedServer {
  readonly address: string;
  readonly usage: () => Promise<Usage>;
  /** What it holds in memory besides compiled code, in bytes. */
  readonly live: () => Promise<number>;
  readonly end: () => Promise<void>;
}

/** Starts a script that calls `serveLoad`. */
export const startLoaded = async (script: URL, args: readonly string[] = []): Promise<LoadedServer> => {
  const child = fork(script, [...args], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await answerOf<string>(child);
  return {
    address,
    usage: () => {
      child.send('usage');
      return answerOf<Usage>(child);
    },
    live: () => {
      child.send('live');
      return answerOf<number>(child);
    },
    end: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};

const answerOf = async <T>(child: ChildProcess): Promise<T> => {
  const gone = once(child, 'exit').then(() => {
    throw new Error('the server has stopped');
  });
  return (await Promise.race([once(child, 'message'), gone]))[0] as T;
};

const cpuSoFar = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Compiled code comes and goes, and there is no more of it for more tables. */
const CODE = /code|trusted/u;

const liveBytes = (): number => {
  const collect = globalThis.gc as ((options: object) => void) | undefined;
  for (let round = 0; round < 3; round++) collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const spaces = getHeapSpaceStatistics().filter(({ space_name: name }) => !CODE.test(name));
  return spaces.reduce((sum, space) => sum + space.space_used_size, process.memoryUsage().arrayBuffers);
};

/** In the child: says where it is, and what it has used up whenever it is asked. */
export const serveLoad = (address: string): void => {
  process.on('message', (asked) => {
    if (asked === 'live') return void process.send?.(liveBytes());
    const cpu = cpuSoFar();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ cpu, cpuAfter: cpuSoFar(), heap: heapUsed + external, rss } satisfies Usage);
  });
  // Whoever started this is gone.
  process.on('disconnect', () => process.exit(1));
  process.send?.(address);
};
