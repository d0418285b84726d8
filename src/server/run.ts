// Running a server from a terminal: start it, say where it is, stop it on a signal.

import { startServer, type ServerOptions } from './server.ts';

/** How long a stop may take before it is cut short, in milliseconds; longer for a server that hands its tables over to others. */
const STOP_MS = 2000;
const HANDING_OVER_MS = 10_000;

/** Runs a server until SIGTERM or SIGINT; `ready` is told where it is. A second signal stops at once. */
export const runServer = async (options: ServerOptions, ready: (address: string) => void): Promise<void> => {
  const server = await startServer(options);
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = (signal: NodeJS.Signals): void => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop);
    process.once(signal, () => process.exit(130));
    // Every acknowledged step is on the disk already, so cutting a slow stop short loses nothing.
    const patience = setTimeout(() => process.exit(1), options.bus === undefined ? STOP_MS : HANDING_OVER_MS);
    void server.close().then(() => {
      clearTimeout(patience);
      resolve();
    });
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  ready(server.address);
  await promise;
};
