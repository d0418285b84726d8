// What every bus promises, within a process and over a real NATS; and what NATS must do beyond that.

import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNats, type Engine } from '../testing/engines.ts';
import type { Bus } from './bus.ts';
import { openHub } from './in-process.ts';
import { openNats } from './nats.ts';

let nats: Engine;

beforeAll(async () => {
  nats = await startNats();
});
afterAll(() => nats.end());

const hub = openHub();
const KINDS: readonly (readonly [string, () => Promise<Bus>])[] = [
  ['within a process', async () => hub.open()],
  ['over NATS', () => openNats(nats.address, 'room')],
];

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pause(5);
};

/** What a bus has asked for before reaches everybody: its own words come back by the same way. */
const settled = (bus: Bus): Promise<void> =>
  new Promise((resolve) => {
    const stop = bus.subscribe('settled', () => {
      stop();
      resolve();
    });
    bus.publish('settled', Buffer.alloc(0));
  });

describe.each(KINDS)('a bus %s', (_, open) => {
  const opened: Bus[] = [];
  const two = async (): Promise<readonly [Bus, Bus]> => {
    const pair = [await open(), await open()] as const;
    opened.push(...pair);
    return pair;
  };
  afterAll(() => Promise.all(opened.map((bus) => bus.close())));

  it('carries what is said to everybody who listens, in order, until they stop', async () => {
    const [one, other] = await two();
    const heard: string[][] = [[], [], []];
    const stops = [one, other, other].map((bus, at) =>
      bus.subscribe('news', (data) => heard[at]?.push(data.toString())),
    );
    one.subscribe('else', () => heard[0]?.push('else'));
    await Promise.all([one, other].map(settled));
    const said = Array.from({ length: 500 }, (_none, n) => `line ${n}`);
    for (const line of said) one.publish('news', Buffer.from(line));
    await until(() => heard.every((lines) => lines.length >= 500));
    expect(heard).toEqual([said, said, said]);
    stops[1]?.();
    other.publish('news', Buffer.from('more'));
    await until(() => heard[2]?.length === 501);
    expect(heard[1]).toHaveLength(500);
  });

  it('carries what is large, and what two say at once, undamaged', async () => {
    const [one, other] = await two();
    const heard: Buffer[] = [];
    one.subscribe('large', (data) => heard.push(Buffer.from(data)));
    await settled(one);
    const sizes = [0, 1, 900 * 1024, 900 * 1024 + 1, 3_000_000];
    for (const size of sizes)
      for (const bus of [one, other]) bus.publish('large', Buffer.alloc(size, bus === one ? 1 : 2));
    await until(() => heard.length === 2 * sizes.length);
    for (const fill of [1, 2]) {
      const own = heard.filter((data) => data.every((byte) => byte === fill) && data.length > 0);
      expect(own.map((data) => data.length)).toEqual(sizes.slice(1));
    }
  });

  it('gets answers from whoever gives them, and says when nobody does', async () => {
    const [one, other] = await two();
    const stop = other.answer('sum', async (data) => Buffer.from(String(data.length)));
    other.answer('slow', () => new Promise(() => undefined));
    await settled(other);
    const sums = await Promise.all([1, 2, 3].map((n) => one.request('sum', Buffer.alloc(n * 1000), 30_000)));
    expect(sums.map(String)).toEqual(['1000', '2000', '3000']);
    await expect(one.request('nobody', Buffer.alloc(1), 1000)).rejects.toThrow(/nobody/u);
    await expect(one.request('slow', Buffer.alloc(1), 50)).rejects.toThrow(/slow/u);
    stop();
    await expect(one.request('sum', Buffer.alloc(1), 500)).rejects.toThrow(/sum/u);
  });
});

describe('NATS', () => {
  it('lets nobody in without name and password, and says so', async () => {
    const wrong = new URL(nats.address);
    wrong.password = 'guess';
    const refused = await openNats(wrong.href, 'room').catch((error: unknown) => String(error));
    expect(refused).toMatch(/Can't reach the bus nats:\/\/127.0.0.1:\d+: .*password right/u);
    expect(refused).not.toContain('guess');
    await expect(openNats(`nats://127.0.0.1:${nats.port}`, 'room')).rejects.toThrow(/needs a name and a password/u);
    await expect(openNats('http://x', 'room')).rejects.toThrow(/must be an address such as nats:/u);
    await expect(openNats('nats://a:b@127.0.0.1:1', 'room')).rejects.toThrow(/is it running/u);
  });

  it('keeps card rooms apart', async () => {
    const [mine, other] = [await openNats(nats.address, 'mine'), await openNats(nats.address, 'other')];
    const heard: string[] = [];
    mine.subscribe('news', (data) => heard.push(data.toString()));
    await settled(mine);
    other.publish('news', Buffer.from('theirs'));
    mine.publish('news', Buffer.from('ours'));
    await until(() => heard.length > 0);
    await pause(50);
    expect(heard).toEqual(['ours']);
    await Promise.all([mine.close(), other.close()]);
  });

  it('tells when it is away and when it is back; what was said meanwhile is gone', async () => {
    const [one, other] = [await openNats(nats.address, 'room'), await openNats(nats.address, 'room')];
    const states: boolean[] = [];
    const heard: string[] = [];
    one.watch((isConnected) => states.push(isConnected));
    other.subscribe('news', (data) => heard.push(data.toString()));
    await nats.stop();
    await until(() => !one.isConnected() && !other.isConnected());
    one.publish('news', Buffer.from('lost'));
    await expect(one.request('sum', Buffer.alloc(1), 500)).rejects.toThrow(/away/u);
    await nats.start();
    await until(() => one.isConnected() && other.isConnected());
    await settled(other);
    one.publish('news', Buffer.from('found'));
    await until(() => heard.length > 0);
    expect([heard, states]).toEqual([['found'], [false, true]]);
    await Promise.all([one.close(), other.close()]);
  });
});
