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
let rounds: (() => void)[];
let session: TableSession;

/** Lets the next round of the watch come. */
const round = (times = 1): void => {
  for (let n = 0; n < times; n++) rounds.splice(0).forEach((run) => run());
};

beforeEach(() => {
  said = [];
  rounds = [];
  redialled = 0;
  reloaded = 0;
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
    after: (_, run) => {
      rounds.push(run);
      return () => undefined;
    },
    intent: () => 'intent',
    reload: () => void reloaded++,
  });
});
afterEach(() => session.close());

const beats = (): number => said.filter((type) => type === 'beat').length;

test('a server that says nothing is asked for a beat, and one that answers is left alone', () => {
  listener.opened();
  round(3);
  expect(beats()).toBe(0);
  round();
  expect(beats()).toBe(1);
  listener.received({ type: 'beat' });
  round(3);
  expect({ beats: beats(), redialled }).toEqual({ beats: 1, redialled: 0 });
});

test('a line without a beat is dead', () => {
  listener.opened();
  round(5);
  expect(redialled).toBe(0);
  round();
  expect(redialled).toBe(1);
});

test('a line that is known to be away is not watched', () => {
  listener.opened();
  listener.lost(1, false);
  round(10);
  expect({ beats: beats(), redialled }).toEqual({ beats: 0, redialled: 0 });
});

test('a page of another protocol loads itself anew', () => {
  listener.opened();
  listener.received({ type: 'error', code: 'bad-message', at: 'action', message: '' });
  expect(reloaded).toBe(0);
  listener.received({ type: 'error', code: 'protocol', at: 'protocol', message: 'reload the page' });
  expect(reloaded).toBe(1);
});
