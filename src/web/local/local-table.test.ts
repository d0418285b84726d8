// A table in the browser: a whole match over its line, steps that are written before anything is told of them, and an end to its timers.

import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { clientConnected, clientReceive, clientRequest, openClient, type Client } from '../../protocol/client.ts';
import { PROTOCOL, type ServerMessage } from '../../protocol/messages.ts';
import type { Entry } from '../../table/model.ts';
import { openTable } from '../../table/opening.ts';
import { bot, person, termsOf } from '../../table/testing/bench.ts';
import { localLine, openLocalTable, type LocalNeeds } from './local-table.ts';

const { game } = await GAMES['guinote']!();
const TERMS = termsOf(game, [person('ana'), bot()], { options: { players: 2, partidasPerCoto: 1 } });

interface Waiting {
  readonly ms: number;
  readonly run: () => void;
}

/** Time that passes when a test says so. */
const clock = () => {
  const waiting = new Set<Waiting>();
  let now = 5000;
  return {
    waiting,
    now: () => now,
    after: (ms: number, run: () => void) => {
      const entry = { ms, run };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    pass: (ms: number) => {
      now += ms;
      for (const each of [...waiting].filter((entry) => entry.ms <= ms)) {
        waiting.delete(each);
        each.run();
      }
    },
  };
};

const opened = (needs: Partial<LocalNeeds> & Pick<LocalNeeds, 'now' | 'after'>) =>
  openLocalTable(openTable(game, TERMS, needs.now()), {
    ask: (question, table) => queueMicrotask(() => question.answer(table.timeline.match.legal(question.seat)[0])),
    ...needs,
  });

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('a match is played to its end over its line, and its log has every step', async () => {
  const time = clock();
  const log: Entry[] = [];
  const local = opened({ ...time, append: (entry) => void log.push(entry) });
  let client: Client = openClient();
  const line = localLine(
    local,
    'ana',
  )({
    opened: () => {
      const sent = clientConnected(client);
      ({ client } = sent);
      for (const message of sent.send) line.send(message);
    },
    received: (message) => {
      const received = clientReceive(client, message);
      ({ client } = received);
      for (const said of received.send) line.send(said);
    },
    lost: () => undefined,
    ended: () => undefined,
  });
  await settle();
  expect(client.state?.seat).toBe(0);
  for (let i = 0; i < 400 && client.state?.outcome === null; i++) {
    const [action] = client.state.legal;
    if (action !== undefined && client.pending.length === 0) {
      const sent = clientRequest(client, { type: 'act', action }, `i${i}`);
      ({ client } = sent);
      for (const message of sent.send) line.send(message);
    }
    await settle();
    time.pass(1000);
  }
  expect(client.state?.outcome?.reason).toBe('coto');
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
  expect(client.state?.revision).toBe(log.length);
});

test('nothing is told of a step before it is written', async () => {
  const time = clock();
  const written: (() => void)[] = [];
  const local = opened({ ...time, append: () => new Promise((resolve) => written.push(resolve)) });
  const heard: ServerMessage['type'][] = [];
  const caller = local.connect('ana', ({ type }) => heard.push(type));
  caller.hear({ type: 'join', protocol: PROTOCOL });
  const { match } = local.table().timeline;
  const mine = match.actors.must.includes(0);
  if (mine) caller.hear({ type: 'act', intent: 'i', base: 0, action: match.legal(0)[0] });
  await settle();
  expect(written).toHaveLength(1);
  expect(heard).not.toContain('step');
  written[0]?.();
  await settle();
  expect(heard).toContain('step');
});

test('a message that is none gets an error, and a closed table is silent', async () => {
  const time = clock();
  const local = opened(time);
  const heard: ServerMessage[] = [];
  const caller = local.connect('ana', (message) => heard.push(message));
  caller.hear({ type: 'nonsense' });
  expect(heard.at(-1)).toMatchObject({ type: 'error', code: 'bad-message' });
  caller.hangUp();
  expect(time.waiting.size).toBeGreaterThan(0);
  local.close();
  expect(time.waiting.size).toBe(0);
  const before = heard.length;
  caller.hear({ type: 'join', protocol: PROTOCOL });
  await settle();
  expect(heard).toHaveLength(before);
});
