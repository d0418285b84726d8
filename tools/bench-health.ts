// A thread that asks a server again and again whether it is well, while another one plays the crowd: whoever makes thousands of connections is too
// busy itself to tell how long an answer took.

import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

const address = workerData as string;
const EVERY_MS = 5;
let worst = 0;
let isAsked = true;

/** Told to stop, it says how long the slowest answer took, in milliseconds. */
parentPort?.once('message', () => {
  isAsked = false;
});

await (await fetch(`${address}/healthz`)).arrayBuffer();
parentPort?.postMessage('asking');
while (isAsked) {
  const asked = performance.now();
  await (await fetch(`${address}/healthz`)).arrayBuffer();
  worst = Math.max(worst, performance.now() - asked);
  await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}
parentPort?.postMessage(worst);
