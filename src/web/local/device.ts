// The page's side of the tables of this device: one worker for all of them, started when the first is wanted.

import type { Seat } from '../../kernel/game.ts';
import { present } from '../../kernel/present.ts';
import type { Reply as Answer } from '../api.ts';
import type { Line, Listener, OpenLine } from '../connection.ts';
import { settings } from '../settings/settings.ts';
import type { Ask, Company, LocalOrder, Reply } from './asking.ts';

/** Whoever wants to see things move faster wants bots to play faster too. */
const SLOWNESS = { slow: 1.5, normal: 1, auto: 1, off: 1, fast: 0.1 } as const;

/** A table that could not go on is opened again after so long, in milliseconds, a few times in a row. */
const AGAIN = 500;
const MOST_FAILURES = 3;

type Asked = Extract<Reply, { readonly ask: number }>;
type Told = Extract<Reply, { readonly line: number }>;

let worker: Worker | undefined;
let count = 0;
const asked = new Map<number, (reply: Asked | undefined) => void>();
const lines = new Map<number, (told: Told) => void>();

/** The worker is gone, and with it whatever it was asked. */
const failed = (): void => {
  worker?.terminate();
  worker = undefined;
  for (const [ask, resolve] of asked) {
    asked.delete(ask);
    resolve(undefined);
  }
  for (const [line, tell] of lines) tell({ type: 'lost', line, taken: false });
};

const heard = ({ data }: MessageEvent<Reply>): void => {
  if ('line' in data) return lines.get(data.line)?.(data);
  const resolve = asked.get(data.ask);
  asked.delete(data.ask);
  return resolve?.(data);
};

const post = (ask: Ask): void => {
  if (worker === undefined) {
    worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'tables' });
    worker.addEventListener('message', heard);
    worker.addEventListener('error', failed);
    worker.addEventListener('messageerror', failed);
  }
  worker.postMessage(ask);
};

const asking = (make: (ask: number) => Ask): Promise<Asked | undefined> =>
  new Promise((resolve) => {
    const ask = ++count;
    asked.set(ask, resolve);
    post(make(ask));
  });

/** Opens a table here. */
export const orderHere = async (order: LocalOrder): Promise<Answer<{ readonly table: string }>> => {
  const reply = await asking((ask) => ({ type: 'order', ask, order }));
  if (reply?.type === 'ordered') return { kind: 'ok', value: { table: reply.table } };
  return reply?.type === 'refused' ? { kind: 'no', ...reply } : { kind: 'unreachable' };
};

/** Who plays at this device in a match; nothing if it is not here. */
export const companyHere = async (table: string): Promise<Company | undefined> => {
  const reply = await asking((ask) => ({ type: 'people', ask, table }));
  return reply?.type === 'people' ? reply.company : undefined;
};

/** The text of a record, or the status that a server would refuse it with. */
export const recordHere = async (
  table: string,
): Promise<{ readonly text: string } | { readonly status: number } | 'unreachable'> => {
  const reply = await asking((ask) => ({ type: 'record', ask, table }));
  if (reply?.type === 'record') return { text: reply.text };
  return reply?.type === 'refused' ? { status: reply.status } : 'unreachable';
};

/** A line to a table of this device; `kept` is told whether what is played outlives the page. */
export const lineHere =
  (table: string, seat: Seat | undefined, kept: (lasts: boolean) => void): OpenLine =>
  (listener: Listener): Line => {
    let line: number | undefined;
    let failures = 0;
    let isClosed = false;
    const hangUp = (): void => {
      if (line === undefined) return;
      lines.delete(line);
      post({ type: 'hang-up', line });
      line = undefined;
    };
    const tell = (told: Told): void => {
      switch (told.type) {
        case 'opened':
          kept(told.lasts);
          return listener.opened();
        case 'said':
          failures = 0;
          return listener.received(told.message);
        case 'unkept':
          return kept(false);
        case 'lost':
          lines.delete(told.line);
          line = undefined;
          failures++;
          if (!told.taken && failures <= MOST_FAILURES) setTimeout(wake, AGAIN);
          return listener.lost(failures, false);
        case 'ended':
          lines.delete(told.line);
          line = undefined;
          return listener.ended(told.why);
      }
    };
    const dial = (): void => {
      if (line !== undefined || isClosed) return;
      line = ++count;
      lines.set(line, tell);
      post({ type: 'connect', line, table, slowness: SLOWNESS[settings.value.motion], ...present({ seat }) });
    };
    // Another page of this browser may have taken the table: whoever looks at this one has it back.
    const wake = (): void => {
      if (document.visibilityState === 'visible') dial();
    };
    addEventListener('focus', wake);
    document.addEventListener('visibilitychange', wake);
    dial();
    return {
      send: (message) => {
        if (line !== undefined) post({ type: 'say', line, message });
      },
      retry: dial,
      redial: () => undefined,
      close: () => {
        isClosed = true;
        removeEventListener('focus', wake);
        document.removeEventListener('visibilitychange', wake);
        hangUp();
      },
    };
  };
