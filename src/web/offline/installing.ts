// The page's side of the service worker: has it installed, and says when a new version is ready.

import { signal } from '@preact/signals';
import { GAME_IDS } from '../games.ts';
import { language } from '../text/index.ts';
import type { Said } from './saying.ts';

/** Changes to the new version, once there is one; the page is loaded anew. */
export const newVersion = signal<(() => void) | undefined>(undefined);

/** Looked for when the page is looked at again after so long, in milliseconds. */
const LOOK_AGAIN = 60 * 60 * 1000;

const own = (): string => document.querySelector<HTMLMetaElement>('meta[name="baize-version"]')?.content ?? '';

const say = (worker: ServiceWorker, said: Said): void => worker.postMessage(said);

/** Which version a worker has. */
const versionOf = (worker: ServiceWorker): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    port1.start();
    worker.postMessage({ type: 'which' } satisfies Said, [port2]);
  });

const offer = async (worker: ServiceWorker): Promise<void> => {
  // This very page came from the server and is new already: nothing has to be loaded.
  if ((await versionOf(worker)) === own()) return say(worker, { type: 'take-over' });
  newVersion.value = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    say(worker, { type: 'take-over' });
  };
};

const follow = (registration: ServiceWorkerRegistration): void => {
  const look = (): void => {
    // Without one that answers already, this is the first and no news.
    const { waiting } = registration;
    if (waiting !== null && navigator.serviceWorker.controller !== null) void offer(waiting);
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN) return;
    lookedAt = Date.now();
    registration.update().catch(() => undefined);
  });
};

/** The rule books in this language, so that they can be read without a server too: the worker keeps what it answers with. */
const fetchRules = async (): Promise<void> => {
  for (const game of GAME_IDS) {
    const path = `/api/rules/${game}?lang=${language.value}`;
    if ((await caches.match(path)) === undefined) await fetch(path);
  }
};

export const installWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const isFirst = serviceWorker.controller === null;
    follow(await serviceWorker.register('/sw.js', { updateViaCache: 'none' }));
    await serviceWorker.ready;
    if (isFirst && serviceWorker.controller === null)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    await fetchRules();
  } catch {
    // Without it everything works as long as there is a server.
  }
};
