// The server that `bench-delay.ts` sends its worst inputs to: a separate process that reports how long its event loop was blocked.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { startServer } from '../src/server/server.ts';

/** What the parent process asks. */
export type Question = 'reset' | 'worst' | 'stop';

/** The monitor needs a few turns of the loop before and after the input, in milliseconds. */
const SETTLE_MS = 30;
const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, SETTLE_MS));

const unlimited = { perSecond: 1e6, burst: 1e6 };
const delay = monitorEventLoopDelay({ resolution: 1 });
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.argv[2] ?? 'data',
  logLevel: 'silent',
  // No rate limits: the cost of each input is measured, not how many get through.
  limits: {
    newTables: unlimited,
    messages: unlimited,
    onlookerMessagesPerAddress: unlimited,
    recordsPerAddress: unlimited,
  },
});

const answers: { readonly [question in Question]: () => Promise<unknown> } = {
  reset: async () => {
    delay.reset();
    await settle();
  },
  worst: async () => {
    await settle();
    return delay.max / 1e6;
  },
  stop: () => server.close(),
};

process.on('message', (question: Question) => {
  void (async () => {
    process.send?.({ answer: await answers[question]() });
    if (question === 'stop') process.exit(0);
  })();
});
process.on('disconnect', () => process.exit(1));
delay.enable();
process.send?.({ answer: server.address });
