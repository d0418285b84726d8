// The store in a real PostgreSQL: its contract, who has which table, and what it says when it can't be opened.

import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LostTableError, StoreAwayError } from '../store-errors.ts';
import { startPostgres, type Postgres } from '../testing/engines.ts';
import { act, batchOf, storeContract, termsOf } from '../testing/store-contract.ts';
import { connect } from './connection.ts';
import { openPostgres, type SharedStore } from './postgres-store.ts';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

storeContract('PostgreSQL', async () => {
  const address = await postgres.newDatabase();
  return { open: () => openPostgres(address), remove: () => Promise.resolve() };
});

describe('tables belong to one server at a time', () => {
  const stores: SharedStore[] = [];

  /** Two servers, `here` and `there`, on one store; the first has table t1. */
  const twoServers = async (isFenced = true) => {
    const address = await postgres.newDatabase();
    const [one, two] = await Promise.all([openPostgres(address, { isFenced }), openPostgres(address)]);
    stores.push(one, two);
    await one.createMatch(termsOf('t1'));
    await one.leases.renew('here', 60_000);
    await two.leases.renew('there', 60_000);
    const mine = await one.leases.claim('t1', 'here');
    if (mine === undefined || !('epoch' in mine)) throw new Error('not claimed');
    return { one, two, epoch: mine.epoch };
  };
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  it('for as long as it lives by the clock of PostgreSQL; then whoever asks has it', async () => {
    const { one, two, epoch } = await twoServers();
    expect(await two.leases.claim('t1', 'there')).toEqual({ elsewhere: 'here' });
    expect(await two.leases.ownerOf('t1')).toBe('here');
    expect(await one.leases.renew('here', 300)).toBe(true);
    await one.append([batchOf('t1', [act(1, 'play HA')], { epoch })]);
    await expect.poll(() => two.leases.ownerOf('t1')).toBeUndefined();
    expect(await two.leases.claim('t1', 'there')).toEqual({ epoch: expect.any(Number) as number });
    await expect(one.leases.claim('t1', 'nobody')).resolves.toEqual({ elsewhere: 'there' });
    // It is told that it was not alive all the time.
    expect(await one.leases.renew('here', 300)).toBe(false);
    expect(await one.leases.claim('t1', 'here')).toEqual({ elsewhere: 'there' });
    expect(await one.leases.claim('nope', 'here')).toBeUndefined();
  });

  it('who is gone or lets go leaves it to others at once', async () => {
    const { one, two, epoch } = await twoServers();
    await one.leases.release('t1', epoch - 1);
    expect(await two.leases.claim('t1', 'there')).toEqual({ elsewhere: 'here' });
    await one.leases.release('t1', epoch);
    expect(await two.leases.claim('t1', 'there')).toHaveProperty('epoch');
    await two.leases.end('there');
    expect(await one.leases.claim('t1', 'here')).toHaveProperty('epoch');
    await expect(two.leases.claim('t1', 'nobody')).resolves.toEqual({ elsewhere: 'here' });
  });

  it('what was asked with an older epoch is not written, also where the table is one’s own again', async () => {
    const { one, epoch } = await twoServers();
    await one.leases.claim('t1', 'here');
    await expect(one.append([batchOf('t1', [act(1, 'play HA')], { epoch })])).rejects.toThrow(LostTableError);
    await one.append([batchOf('t1', [act(1, 'play HA')], { epoch: epoch + 1 })]);
    expect((await one.loadMatch('t1'))?.entries).toHaveLength(1);
  });

  /** The first server is stopped, the second takes the table over, and before it has written anything the first goes on. */
  const zombieWrites = async (isFenced: boolean): Promise<number> => {
    const { one, two, epoch } = await twoServers(isFenced);
    await one.createMatch(termsOf('t2'));
    await one.leases.renew('here', 1);
    await expect.poll(() => two.leases.ownerOf('t1')).toBeUndefined();
    await two.leases.claim('t1', 'there');
    // In one transaction with a table that nobody has taken: nothing of it is written.
    const batches = [batchOf('t2', [act(1, 'play S2')]), batchOf('t1', [act(1, 'play HA')], { epoch })];
    await one.append(batches).catch((error: unknown) => expect(error).toBeInstanceOf(LostTableError));
    const logs = await Promise.all(['t1', 't2'].map((id) => two.loadMatch(id)));
    return logs.reduce((sum, match) => sum + (match?.entries.length ?? 0), 0);
  };

  it('a server that was stopped and goes on can’t write; without the epoch it could', async () => {
    expect(await zombieWrites(true)).toBe(0);
    expect(await zombieWrites(false)).toBe(2);
  });

  it('nobody takes a table over between the question and the commit', async () => {
    const address = await postgres.newDatabase();
    const store = await openPostgres(address);
    stores.push(store);
    await store.createMatch(termsOf('t1'));
    await store.leases.renew('here', 60_000);
    const mine = await store.leases.claim('t1', 'here');
    const db = connect(address);
    const order: string[] = [];
    await db.transaction().execute(async (trx) => {
      await sql`SELECT 1 FROM owners WHERE match = 't1' FOR SHARE`.execute(trx);
      const taking = store.leases.claim('t1', 'here').then(() => order.push('taken'));
      await pause(100);
      order.push('written');
      void taking;
    });
    while (order.length < 2) await pause(10);
    await db.destroy();
    expect([order, mine]).toEqual([['written', 'taken'], { epoch: expect.any(Number) as number }]);
  });
});

describe('opening', () => {
  it('says what is wrong with an address, a server, a password or a database', async () => {
    const [gone, wrong] = [new URL(postgres.address), new URL(postgres.address)];
    gone.port = '1';
    wrong.password = 'guess';
    await expect(openPostgres('mysql://x/y')).rejects.toThrow(/must be an address such as postgres:/u);
    await expect(openPostgres(gone.href)).rejects.toThrow(
      /Can't open the database postgres:\/\/127.0.0.1:1\/postgres: .*is it running/u,
    );
    const refused = await openPostgres(wrong.href).catch((error: unknown) => String(error));
    expect(refused).toMatch(/password authentication failed/u);
    expect(refused).not.toContain('guess');
  });

  it('touches no database of another program or of a newer Baize', async () => {
    const address = await postgres.newDatabase();
    const db = connect(address);
    await sql`CREATE TABLE recipes (name text)`.execute(db);
    await expect(openPostgres(address)).rejects.toThrow(/belongs to another program/u);
    await sql`DROP TABLE recipes`.execute(db);
    await (await openPostgres(address)).close();
    await db.updateTable('baize_schema').set({ version: 99 }).execute();
    await db.destroy();
    await expect(openPostgres(address)).rejects.toThrow(/written by a newer Baize .*update Baize/u);
  });

  it('several servers at once make one database', async () => {
    const address = await postgres.newDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres(address)));
    const keys = await Promise.all(opened.map((store) => store.keyFor('cookies')));
    expect(new Set(keys).size).toBe(1);
    await Promise.all(opened.map((store) => store.close()));
  });
});

it('says that PostgreSQL is away, and goes on when it is back', async () => {
  const store = await openPostgres(await postgres.newDatabase());
  await store.createMatch(termsOf('t1'));
  await store.append([batchOf('t1', [act(1, 'play HA')])]);
  await postgres.stop();
  await expect(store.append([batchOf('t1', [act(2, 'play H2')])])).rejects.toThrow(StoreAwayError);
  await expect(store.check()).rejects.toThrow(StoreAwayError);
  await postgres.start();
  await store.check();
  await store.append([batchOf('t1', [act(2, 'play H2')])]);
  expect((await store.loadMatch('t1'))?.entries).toHaveLength(2);
  await store.close();
});
