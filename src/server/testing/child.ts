// Starts and kills servers that are processes of their own.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../server.ts';

/** A server in another process. */
export interface ChildServer {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  /** Ends it and waits for its end; gives the exit code, `null` when killed. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** What can be said to another process: plain data, and one seed for every match. */
export type ChildOptions = Omit<ServerOptions, 'games' | 'now' | 'newSeed'> & { readonly seed?: string };

const ENTRY = fileURLToPath(new URL('serve.ts', import.meta.url));

/** Starts one and waits until it listens. `under`: a program that runs it and watches, with its arguments. */
export const startChild = async (options: ChildOptions, under: readonly string[] = []): Promise<ChildServer> => {
  const [command, ...args] = [...under, process.execPath, ENTRY, JSON.stringify(options)];
  const child = spawn(command, args, { stdio: 'pipe' });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  let complaints = '';
  child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
  const lines = createInterface({ input: child.stdout });
  const first = await Promise.race([once(lines, 'line') as Promise<[string]>, gone.then(() => undefined)]);
  const address = /^at (\S+)$/u.exec(first?.[0] ?? '')?.[1];
  if (address === undefined) {
    child.kill('SIGKILL');
    throw new Error(`the server did not start: ${first?.[0] ?? ''}${complaints}`);
  }
  return {
    address,
    port: Number(new URL(address).port),
    pid: child.pid ?? 0,
    end: async (signal) => {
      child.kill(signal);
      return (await gone)[0];
    },
  };
};
