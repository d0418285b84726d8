// Servers under load, each a process of its own: starting one, asking what it has used up, ending it.

import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

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

/** In the child: says where it is, and what it has used up whenever it is asked. */
export const serveLoad = (address: string): void => {
  process.on('message', () => {
    const cpu = cpuSoFar();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.send?.({ cpu, cpuAfter: cpuSoFar(), heap: heapUsed + external, rss } satisfies Usage);
  });
  // Whoever started this is gone.
  process.on('disconnect', () => process.exit(1));
  process.send?.(address);
};
