// A server killed between somebody's sitting down with a deck and the first action: the same match goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { fastRandom } from '../kernel/random.ts';
import { readRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import type { ServerMessage, Snapshot } from '../protocol/messages.ts';
import { startChild, type ChildOptions, type ChildServer } from './testing/child.ts';
import { JOIN } from './testing/talk.ts';
import { deckList, sitDown } from './testing/decks.ts';
import { newVisitor, playToTheEnd, type Visitor } from './testing/visitor.ts';

let dir: string;
let child: ChildServer | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-deck-kill-'));
});
afterEach(async () => {
  await child?.end('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

const look = (visitor: Visitor, table: string): Promise<Snapshot> => {
  const { promise, resolve, reject } = Promise.withResolvers<Snapshot>();
  const socket = visitor.socket(table);
  socket.on('error', reject);
  socket.on('open', () => socket.send(JSON.stringify(JOIN)));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage;
    if (message.type !== 'snapshot') return;
    resolve(message);
    socket.terminate();
  });
  return promise;
};

it('the deck that was brought is there again, with the same hands, and the match can be played to its end', async () => {
  const options: ChildOptions = { host: '127.0.0.1', dataDir: dir, botPaceMs: [0, 0], logLevel: 'error' };
  child = await startChild({ ...options, port: 0 });
  const { port, address } = child;
  const [ann, bo] = [await newVisitor(address), await newVisitor(address)];
  const order = { game: 'mythos', opponents: null, start: 'seated', deck: await deckList('tides') };
  const { table } = (await (await ann.ask('POST', '/api/tables', order)).json()) as { readonly table: string };
  const alone = await look(ann, table);
  expect(alone).toMatchObject({ revision: 0, events: [], view: { hands: [[], []] } });
  expect(await sitDown(bo, table, await deckList('lanterns'))).toMatchObject({ ok: true, revision: 1 });
  const before = [await look(ann, table), await look(bo, table)];
  await child.end('SIGKILL');

  child = await startChild({ ...options, port });
  const after = [await look(ann, table), await look(bo, table)];
  expect(after.map(({ view, events }) => ({ view, events }))).toEqual(
    before.map(({ view, events }) => ({ view, events })),
  );
  expect(after.map(({ seat }) => seat)).toEqual([0, 1]);
  const nobody = { answered: () => undefined, stepped: () => undefined };
  await Promise.all([ann, bo].map((each, i) => playToTheEnd(each, table, fastRandom(i + 5), nobody)));
  const record = readRecord(await (await bo.ask('GET', `/api/tables/${table}/record`)).text());
  const game = (await GAMES['mythos']?.())?.game;
  if (!record.ok || game === undefined) throw new Error(JSON.stringify(record));
  expect(verify(game, record.value)).toMatchObject({ ok: true });
});
