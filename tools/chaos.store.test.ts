// Chaos in short, and the zombie: a server that was stopped while its table went elsewhere, and then goes on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startChild, type ChildServer } from '../src/server/testing/child.ts';
import { startNats, startPostgres } from '../src/server/testing/engines.ts';
import { newVisitor, visitorAt } from '../src/server/testing/visitor.ts';
import { countClaims, findStrangers, startAudit } from './chaos/audit.ts';
import { Player } from './chaos/player.ts';
import { runChaos } from './chaos/run.ts';

it('loses nothing while servers are killed, stopped and cut off, and PostgreSQL and NATS start again', async () => {
  const leaseMs = 2000;
  const result = await runChaos({
    nodes: 3,
    tables: 12,
    seconds: 25,
    thinkMs: 250,
    killEveryMs: 5000,
    stopMs: 4000,
    cutMs: 3000,
    leaseMs,
    progress: () => undefined,
  });
  expect(result.faults).toEqual([]);
  expect(result.kills).toBeGreaterThanOrEqual(3);
  expect(result.acknowledged).toBeGreaterThan(50);
});

/** Which steps a server wrote that did not have the table any more, and whether whoever asked for one got an answer. */
const zombie = async (
  isFenced: boolean,
): Promise<{ readonly strangers: readonly string[]; readonly isAnswered: boolean }> => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-zombie-'));
  const [postgres, nats] = await Promise.all([startPostgres(), startNats()]);
  const servers: ChildServer[] = [];
  const people: Player[] = [];
  const leaseMs = 1000;
  try {
    const database = await postgres.newDatabase();
    for (const name of ['a', 'b']) {
      const place = { host: '127.0.0.1', port: 0, dataDir: join(dir, name), logLevel: 'silent' } as const;
      servers.push(await startChild({ ...place, database, bus: nats.address, leaseMs, isFenced }));
    }
    const [a, b] = servers as [ChildServer, ChildServer];
    await startAudit(database);
    const ann = await newVisitor(a.address);
    const bo = visitorAt(b.address, (await newVisitor(b.address)).cookie);
    const body = { game: 'guinote', options: { players: 2 }, opponents: null, start: 'seated', name: 'Ann' };
    const { table } = (await (await ann.ask('POST', '/api/tables', body)).json()) as { readonly table: string };
    // Whoever comes first brings the table to their server.
    const atA = new Player(ann, table, 60_000, () => undefined);
    people.push(atA);
    while (!atA.isSettled()) await pause(20);
    const atB = new Player(bo, table, 60_000, () => undefined);
    people.push(atB);
    atB.ask({ type: 'sit', seat: 1, name: 'Bo' });
    while (!people.every((player) => player.isSettled() && player.hasDealt())) await pause(20);
    process.kill(a.pid, 'SIGSTOP');
    // On its way to a server that does not hear it.
    atA.ask({ type: 'resign' });
    while ((await countClaims(database)) < 2) await pause(20);
    process.kill(a.pid, 'SIGCONT');
    while (!atA.isSettled()) await pause(20);
    return { strangers: await findStrangers(database), isAnswered: atA.said.answers.some(({ answer }) => answer.ok) };
  } finally {
    for (const player of people) player.leave();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await Promise.all([postgres.end(), nats.end()]);
    rmSync(dir, { recursive: true, force: true });
  }
};

it('a server that was stopped writes nothing at a table that is another one’s by now', async () => {
  expect(await zombie(true)).toEqual({ strangers: [], isAnswered: true });
});

it('without the epoch it does, and that is noticed', async () => {
  const found: string[] = [];
  // Now and then it notices by itself before it writes.
  for (let tries = 0; tries < 4 && found.length === 0; tries++) found.push(...(await zombie(false)).strangers);
  expect(found).not.toEqual([]);
});
