// The service worker: the browser's events, and what `keeping.ts` does about them. Built by itself, as `/sw.js` (tools/web/installing.ts).

import { answering, keep, takeOver, type Version, type World } from './keeping.ts';
import type { Said } from './saying.ts';

/** The part of a service worker's scope that is used; the compiler knows pages only. */
interface Scope {
  readonly clients: {
    readonly matchAll: (which: object) => Promise<readonly unknown[]>;
    readonly claim: () => Promise<void>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: ((type: 'install' | 'activate', run: (event: Lasting) => void) => void) &
    ((type: 'fetch', run: (event: Fetching) => void) => void) &
    ((type: 'message', run: (event: MessageEvent<Said>) => void) => void);
}

interface Lasting {
  readonly waitUntil: (done: Promise<unknown>) => void;
}

interface Fetching {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

/** The build writes it in. */
declare const BAIZE_VERSION: Version;

const scope = globalThis as unknown as Scope;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const world: World = {
  caches,
  fetch: (request, init) => fetch(request, init),
  sha256: async (bytes) => hex(await crypto.subtle.digest('SHA-256', bytes)),
  pages: async () => (await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length,
  after: (ms, run) => void setTimeout(run, ms),
};

const answer = answering(world, BAIZE_VERSION, location.origin);

/** The server speaks another protocol than a page: the next page is its own, however long that takes. */
let isPatient = false;

scope.addEventListener('install', (event) => event.waitUntil(keep(world, BAIZE_VERSION)));

scope.addEventListener('activate', (event) =>
  event.waitUntil(takeOver(world, BAIZE_VERSION).then(() => scope.clients.claim())),
);

scope.addEventListener('fetch', (event) => {
  const answered = answer(event.request, isPatient);
  if (event.request.mode === 'navigate') isPatient = false;
  if (answered !== undefined) event.respondWith(answered);
});

scope.addEventListener('message', ({ data, ports }) => {
  if (data.type === 'take-over') void scope.skipWaiting();
  if (data.type === 'from-server') isPatient = true;
  if (data.type === 'which') ports[0]?.postMessage(BAIZE_VERSION.version);
});
