// The client's side of a table: order, gaps, requests that wait.

import { describe, expect, test } from 'vitest';
import { PROTOCOL, type Answer, type ServerMessage, type Snapshot, type StepMessage } from './messages.ts';
import { wholeStep } from './testing/whole-step.ts';
import {
  clientAgain,
  clientConnected,
  clientLost,
  clientReceive,
  clientRequest,
  openClient,
  type Client,
} from './client.ts';

const JOIN = { type: 'join', protocol: PROTOCOL };

const state = (revision: number) =>
  ({ revision, view: { at: revision }, actors: { must: [0], may: [] }, legal: [], outcome: null, clocks: [] }) as const;

const snapshot = (revision: number): Snapshot => ({
  type: 'snapshot',
  protocol: PROTOCOL,
  table: 'T',
  game: 'whistle',
  rules: 1,
  options: {},
  seat: 0,
  seats: [],
  events: Array.from({ length: revision }, (_, at) => `event ${at + 1}`),
  ...state(revision),
});

const step = (revision: number): StepMessage =>
  wholeStep(state(revision), { seat: 0, action: 'play', events: [`event ${revision}`] });

const answer = (intent: string, revision: number): Answer => ({ type: 'answer', intent, ok: true, revision });

const fed = (client: Client, ...messages: readonly ServerMessage[]) => {
  const send = [];
  const news = [];
  for (const message of messages) {
    const receive = clientReceive(client, message);
    client = receive.client;
    send.push(...receive.send);
    news.push(...receive.news);
  }
  return { client, send, news };
};

const joined = (revision: number): Client => fed(clientConnected(openClient()).client, snapshot(revision)).client;

describe('a client', () => {
  test('joins when it is connected, and draws the snapshot', () => {
    const connected = clientConnected(openClient());
    expect(connected.send).toEqual([JOIN]);
    const { client, news } = fed(connected.client, snapshot(3));
    expect(client).toMatchObject({ upToDate: true, state: { revision: 3 } });
    expect(news).toEqual([{ type: 'snapshot' }]);
  });

  test('applies steps in order and grows its events', () => {
    const { client, news } = fed(joined(1), step(2), step(3));
    expect(client.state).toEqual(snapshot(3));
    expect(news.map(({ type }) => type)).toEqual(['step', 'step']);
  });

  test('knows the progress clock while it runs, and no longer', () => {
    const running = fed(joined(1), { ...step(2), progress: { leftMs: 900 } }).client;
    expect(running.state?.progress).toEqual({ leftMs: 900 });
    expect(fed(running, step(3)).client.state).toEqual(snapshot(3));
  });

  test('ignores steps and snapshots it has seen', () => {
    const { client, send, news } = fed(joined(3), step(3), step(2), snapshot(1));
    expect(client).toEqual(joined(3));
    expect({ send, news }).toEqual({ send: [], news: [] });
  });

  test('asks for a snapshot once when a step is missing, and is up to date only when it reaches what it heard of', () => {
    const { client, send } = fed(joined(1), step(4), step(5));
    expect(send).toEqual([JOIN]);
    expect(client).toMatchObject({ upToDate: false, state: { revision: 1 } });
    const old = fed(client, snapshot(4)).client;
    expect(old).toMatchObject({ upToDate: false, state: { revision: 4 } });
    expect(clientAgain(old).send).toEqual([JOIN]);
    expect(fed(old, step(5)).client).toMatchObject({ upToDate: true, state: { revision: 5 } });
  });

  test('an answer that names a revision it has not seen is a gap too', () => {
    const wished = clientRequest(joined(1), { type: 'act', action: 'play' }, 'a').client;
    const { client, send, news } = fed(wished, answer('a', 2));
    expect(send).toEqual([JOIN]);
    expect(news).toMatchObject([{ type: 'answer', request: { intent: 'a', base: 1 } }]);
    expect(client.pending).toEqual([]);
  });

  test('a request waits for a connection and is repeated until it is answered, with the revision its player saw', () => {
    const away = clientLost(joined(2));
    const { client, send } = clientRequest(away, { type: 'act', action: 'play 1' }, 'a');
    expect(send).toEqual([]);
    const act = { type: 'act', action: 'play 1', intent: 'a', base: 2 };
    const back = clientConnected(client);
    expect(back.send).toEqual([JOIN, act]);
    const later = fed(back.client, snapshot(7)).client;
    expect(clientAgain(later).send).toEqual([act]);
    expect(clientConnected(clientLost(later)).send).toEqual([JOIN, act]);
    const done = fed(later, answer('a', 3), answer('a', 3));
    expect(done.client.pending).toEqual([]);
    expect(done.news).toHaveLength(1);
  });

  test('a step brings the answer to its request along, in order or not', () => {
    const asked = clientRequest(joined(1), { type: 'act', action: 'play' }, 'a').client;
    const granted = { ...step(2), intent: 'a' };
    const { client, news } = fed(asked, granted, granted);
    expect(client).toMatchObject({ pending: [], upToDate: true, state: { revision: 2 } });
    expect(news).toMatchObject([
      { type: 'step', step: { revision: 2 } },
      { type: 'answer', request: { intent: 'a' }, answer: { ok: true, revision: 2 } },
    ]);
    const late = fed(asked, { ...step(5), intent: 'a' });
    expect(late.news).toMatchObject([{ type: 'answer', answer: { ok: true, revision: 5 } }]);
    expect(late).toMatchObject({ send: [JOIN], client: { pending: [], state: { revision: 1 } } });
    expect(fed(joined(1), { ...step(2), intent: 'of another tab' }).news.map(({ type }) => type)).toEqual(['step']);
  });

  test('applies patches, and keeps what a step does not name', () => {
    const [first, second] = [{ at: 2 }, {}].map((patch, n) => ({
      type: 'step' as const,
      revision: 2 + n,
      seat: 0,
      events: [],
      ...(n === 0 ? { patch, legal: ['play'] } : {}),
    }));
    const { client } = fed(joined(1), first!);
    expect(client.state).toMatchObject({
      revision: 2,
      view: { at: 2 },
      actors: { must: [0], may: [] },
      legal: ['play'],
    });
    const next = fed(client, second!).client.state;
    expect(next).toMatchObject({ revision: 3, view: { at: 2 }, legal: [], outcome: null, clocks: [] });
    expect(next?.view).toBe(client.state?.view);
  });

  test('a patch that fits another view is a gap', () => {
    const { client, send } = fed(joined(1), { ...step(2), patch: { at: { deeper: 1 } } });
    expect(send).toEqual([JOIN]);
    expect(client).toMatchObject({ upToDate: false, state: { revision: 1, view: { at: 1 } } });
  });

  test('does not mind messages that it does not know', () => {
    const { client, send, news } = fed(joined(1), { type: 'beat' }, { type: 'fireworks' } as never);
    expect(client).toEqual(joined(1));
    expect({ send, news }).toEqual({ send: [], news: [] });
  });

  test('only a request that is a decision carries a base', () => {
    const client = joined(2);
    expect(clientRequest(client, { type: 'takeback' }, 'a').send).toEqual([{ type: 'takeback', intent: 'a', base: 2 }]);
    expect(clientRequest(client, { type: 'resign' }, 'a').send).toEqual([{ type: 'resign', intent: 'a' }]);
    expect(clientRequest(client, { type: 'sit', seat: 1, name: 'N' }, 'a').send).toEqual([
      { type: 'sit', seat: 1, name: 'N', intent: 'a' },
    ]);
  });

  test('a new connection starts from its own snapshot, whatever was seen before', () => {
    const back = clientConnected(clientLost(joined(5))).client;
    const early = fed(back, step(6));
    expect(early.client.state?.revision).toBe(5);
    expect(early.send).toEqual([]);
    expect(fed(early.client, snapshot(6)).client).toMatchObject({ upToDate: true, state: { revision: 6 } });
    expect(fed(back, snapshot(4)).client).toMatchObject({ upToDate: true, state: { revision: 4 } });
  });

  test('shows seats and errors', () => {
    const seats = [{ seat: 0, sitter: null, presence: 'empty' }] as const;
    const error = { type: 'error', code: 'bad-message', at: 'action', message: 'is missing' } as const;
    const { client, news } = fed(joined(1), { type: 'seats', seats }, error);
    expect(client.state?.seats).toEqual(seats);
    expect(news).toEqual([{ type: 'seats' }, { type: 'error', error }]);
    expect(fed(openClient(), { type: 'seats', seats }).news).toEqual([]);
  });
});
