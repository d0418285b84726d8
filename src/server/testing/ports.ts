// A port for a server that is ended and started again there, or that has to be told its port.

import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any, so that nobody else gets it meanwhile. */
const FIRST = 20_000;
const LAST = 32_000;

export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const probe = createServer();
    const isFree = new Promise<boolean>((resolve) => {
      probe.once('listening', () => resolve(true)).once('error', () => resolve(false));
    });
    probe.listen(port, '127.0.0.1');
    if (!(await isFree)) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
};
