// Limits of several servers on one bus: what one has used, the others count too.

import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { openHub } from '../bus/in-process.ts';
import { openDoor, type DoorLimits, type Guest } from '../door.ts';
import { openBuckets } from '../rate.ts';
import { openSharing, type Sharing } from './sharing.ts';

const DOOR: DoorLimits = { clients: 1000, clientsPerAddress: 40, clientsPerPlayer: 4, onlookersPerTable: 10 };

const opened: Sharing[] = [];
afterEach(() => {
  for (const sharing of opened.splice(0)) sharing.close();
  vi.useRealTimers();
});

/** Servers whose limits are shared; `later` lets time pass. */
const servers = (count: number) => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const hub = openHub();
  let time = 0;
  const limits = { ...DOOR, newTables: { perSecond: 1, burst: 20 } };
  const all = Array.from({ length: count }, (_, n) => {
    const sharing = openSharing(hub.open(), `server ${n}`, () => time);
    opened.push(sharing);
    const shared = sharing.shared(limits);
    return { may: openBuckets(shared.newTables, () => time), door: openDoor(shared) };
  });
  const later = async (ms: number): Promise<void> => {
    time += ms;
    vi.advanceTimersByTime(ms);
    await pause(5);
  };
  return { all, later };
};

const guest = (more: Partial<Guest>): Guest => ({
  address: 'home',
  player: 'ann',
  table: 'T',
  isSeated: () => false,
  dismiss: () => undefined,
  ...more,
});

it('what somebody uses at one server is used up at all of them, and comes back with time', async () => {
  const { all, later } = servers(3);
  const granted = (server: number, key: string): number =>
    Array.from({ length: 100 }, () => all[server]?.may(key)).filter(Boolean).length;
  expect(granted(0, 'ann')).toBe(20);
  await later(500);
  expect([granted(1, 'ann'), granted(2, 'ann'), granted(2, 'bo')]).toEqual([0, 0, 20]);
  await later(10_000);
  expect(granted(1, 'ann')).toBe(10);
});

it('connections from one address and of one player are counted together, until a server has nothing to say of them', async () => {
  const { all, later } = servers(2);
  const inside = Array.from({ length: 30 }, (_, n) => guest({ player: `p${n}`, table: `t${n}` }));
  for (const each of inside) expect(all[0]?.door.enter(each)).toBeUndefined();
  await later(500);
  const there = Array.from({ length: 11 }, (_, n) => all[1]?.door.enter(guest({ player: `q${n}`, table: `u${n}` })));
  expect(there).toEqual([...Array.from({ length: 10 }, () => undefined), 'address']);
  // Whoever sits is let in all the same.
  expect(all[1]?.door.enter(guest({ player: 'q', isSeated: () => true }))).toBeUndefined();
  for (const each of inside) all[0]?.door.leave(each);
  await later(2000);
  expect(all[1]?.door.enter(guest({ player: 'r', table: 'v' }))).toBeUndefined();
});
