// The session's watch over its line: a beat when all is silent, a new line when none comes, a new page for another protocol.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Listener } from '../../connection.ts';
import type { ClientMessage } from '../../../protocol/messages.ts';
import { openTableSession, type TableSession } from './session.ts';

let listener: Listener;
let said: ClientMessage['type'][];
let redialled: number;
let reloaded: number;
let asked: number;
let timers: { readonly at: number; readonly run: () => void }[];
let now: number;
let session: TableSession;

/** Lets so many seconds pass, timer by timer. */
const wait = (seconds: number): void => {
  const end = now + seconds * 1000;
  for (;;) {
    const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
    if (next === undefined) break;
    timers.splice(timers.indexOf(next), 1);
    now = next.at;
    next.run();
  }
  now = end;
};

beforeEach(() => {
  said = [];
  timers = [];
  now = 0;
  redialled = 0;
  reloaded = 0;
  asked = 0;
  session = openTableSession({
    open: (heard) => {
      listener = heard;
      return {
        send: ({ type }) => void said.push(type),
        retry: () => undefined,
        redial: () => void redialled++,
        close: () => undefined,
      };
    },
    load: () => undefined,
    exists: () => Promise.resolve(true),
    after: (ms, run) => {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => void (timers = timers.filter((each) => each !== timer));
    },
    intent: () => `intent-${++asked}`,
    reload: () => void reloaded++,
  });
});
afterEach(() => session.close());

const beats = (): number => said.filter((type) => type === 'beat').length;

test('a server that says nothing is asked for a beat, and one that answers is left alone', () => {
  listener.opened();
  wait(9);
  expect(beats()).toBe(0);
  wait(1);
  expect(beats()).toBe(1);
  listener.received({ type: 'beat' });
  wait(9);
  expect({ beats: beats(), redialled }).toEqual({ beats: 1, redialled: 0 });
});

test('a line without a beat is dead within 15 seconds', () => {
  listener.opened();
  wait(13);
  expect(redialled).toBe(0);
  wait(2);
  expect(redialled).toBeGreaterThan(0);
});

test('a line that is known to be away is not watched', () => {
  listener.opened();
  listener.lost(1, false);
  wait(40);
  expect({ beats: beats(), redialled }).toEqual({ beats: 0, redialled: 0 });
});

test('a request without an answer is late after 3 seconds, and no longer once it is answered', () => {
  listener.opened();
  wait(0.5);
  session.request({ type: 'resign' });
  wait(2.9);
  expect(session.isLate.value).toBe(false);
  wait(0.1);
  expect(session.isLate.value).toBe(true);
  listener.received({ type: 'answer', intent: 'intent-1', ok: true, revision: 1 });
  expect(session.isLate.value).toBe(false);
  session.request({ type: 'resign' });
  wait(2);
  expect(session.isLate.value).toBe(false);
});

test('what has no answer is asked for again every 4 seconds', () => {
  listener.opened();
  session.request({ type: 'resign' });
  wait(9);
  expect(said.filter((type) => type === 'resign')).toHaveLength(3);
});

test('a closed session waits for nothing', () => {
  session.request({ type: 'resign' });
  session.close();
  expect(timers).toEqual([]);
});

test('a page of another protocol loads itself anew', () => {
  listener.opened();
  listener.received({ type: 'error', code: 'bad-message', at: 'action', message: '' });
  expect(reloaded).toBe(0);
  listener.received({ type: 'error', code: 'protocol', at: 'protocol', message: 'reload the page' });
  expect(reloaded).toBe(1);
});

test('a table that is out of reach is said to be so until the table itself says something', () => {
  listener.opened();
  listener.received({ type: 'away' });
  listener.received({ type: 'beat' });
  expect(session.line.value).toBe('away');
  listener.received({ type: 'seats', seats: [] });
  expect(session.line.value).toBe('open');
});
