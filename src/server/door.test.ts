// The door: limits that hold, and that no flood turns against anybody else.

import { describe, expect, it } from 'vitest';
import { openDoor, type Door, type DoorLimits, type Guest } from './door.ts';

const LIMITS: DoorLimits = { clients: 1000, clientsPerAddress: 1000, clientsPerPlayer: 1000, onlookersPerTable: 1000 };

/** A room in which everybody is known by name; who was sent away is gone. `come` tells the name, or what is full. */
const openRoom = (limits: Partial<DoorLimits>) => {
  const door: Door = openDoor({ ...LIMITS, ...limits });
  const inside = new Map<string, Guest>();
  let count = 0;
  const come = (more: Partial<Omit<Guest, 'dismiss'>> & { readonly seated?: boolean } = {}): string => {
    const name = `#${count++}`;
    const guest: Guest = {
      address: 'home',
      player: name,
      table: 'T',
      isSeated: () => more.seated === true,
      dismiss: () => void inside.delete(name),
      ...more,
    };
    const full = door.enter(guest);
    if (full !== undefined) return full;
    inside.set(name, guest);
    return name;
  };
  const flood = (times: number, more: Parameters<typeof come>[0]): readonly string[] =>
    Array.from({ length: times }, () => come(more));
  const from = (address: string): number => [...inside.values()].filter((guest) => guest.address === address).length;
  const go = (name: string): void => {
    const guest = inside.get(name);
    inside.delete(name);
    if (guest !== undefined) door.leave(guest);
  };
  return { come, flood, from, go, inside };
};

describe('a table', () => {
  it('has an end for onlookers, none for who holds a seat', () => {
    const { flood, come, inside } = openRoom({ onlookersPerTable: 64 });
    flood(64, { address: 'flood' });
    expect(come({ address: 'flood' })).toBe('table');
    expect(inside.size).toBe(64);
    const player = come({ address: 'flood', seated: true });
    expect(inside.has(player)).toBe(true);
    expect(inside.size).toBe(65);
    expect(come({ address: 'flood', table: 'other' })).not.toBe('table');
  });

  it('lets a friend in who comes from elsewhere; of the flood the newest goes', () => {
    const { flood, come, inside } = openRoom({ onlookersPerTable: 3 });
    const first = flood(3, { address: 'flood' });
    const friend = come({ address: 'friend' });
    expect([...inside.keys()]).toEqual([...first.slice(0, 2), friend]);
    // Two against one is fair: nobody is sent away for that.
    expect(come({ address: 'friend' })).toBe('table');
  });

  it('has room again when somebody goes', () => {
    const { flood, come, go, inside } = openRoom({ onlookersPerTable: 2 });
    const [one = ''] = flood(2, {});
    expect(come()).toBe('table');
    go(one);
    expect(come()).not.toBe('table');
    expect(inside.size).toBe(2);
  });
});

describe('an address', () => {
  it('has an end, beyond which only seats come in; other addresses do not notice', () => {
    const { flood, come, from } = openRoom({ clientsPerAddress: 500 });
    flood(600, { address: 'school' });
    expect(from('school')).toBe(500);
    expect(come({ address: 'school' })).toBe('address');
    expect(come({ address: 'school', seated: true })).not.toBe('address');
    expect(come({ address: 'home' })).not.toBe('address');
  });
});

describe('a player', () => {
  it('has so many connections, of which the oldest gives way', () => {
    const { flood, come, inside } = openRoom({ clientsPerPlayer: 3 });
    const tabs = flood(3, { player: 'ann', seated: true });
    const next = come({ player: 'ann', seated: true });
    expect([...inside.keys()]).toEqual([...tabs.slice(1), next]);
    expect(come({ player: 'bo' })).not.toBe('server');
  });

  it('comes in again where everything else is full of that player', () => {
    const { flood, come, inside } = openRoom({
      clients: 3,
      clientsPerAddress: 3,
      clientsPerPlayer: 3,
      onlookersPerTable: 3,
    });
    const tabs = flood(3, { player: 'ann' });
    const next = come({ player: 'ann' });
    expect([...inside.keys()]).toEqual([...tabs.slice(1), next]);
  });
});

describe('a full server', () => {
  const CROWD = { clients: 100, clientsPerAddress: 1000 };

  it('takes room from the address with the most connections', () => {
    const { flood, come, from, inside } = openRoom(CROWD);
    flood(10, { address: 'small' });
    flood(90, { address: 'flood' });
    expect(come({ address: 'flood' })).toBe('server');
    flood(30, { address: 'class' });
    expect([from('small'), from('flood'), from('class')]).toEqual([10, 60, 30]);
    expect(inside.size).toBe(100);
  });

  it('comes to rest when shares are even, and refuses then', () => {
    const { flood, from, come } = openRoom(CROWD);
    flood(100, { address: 'flood' });
    flood(200, { address: 'other' });
    expect([from('flood'), from('other')]).toEqual([50, 50]);
    expect([come({ address: 'other' }), come({ address: 'flood' })]).toEqual(['server', 'server']);
  });

  it('lets in who holds a seat though every address has but one connection', () => {
    const { come, inside } = openRoom(CROWD);
    for (let i = 0; i < 100; i++) come({ address: `bot ${i}` });
    expect(come({ address: 'guest' })).toBe('server');
    const player = come({ address: 'home', seated: true });
    expect(inside.has(player)).toBe(true);
    expect(inside.size).toBe(100);
  });

  it('sends no seat away for an onlooker', () => {
    const { flood, come, from } = openRoom(CROWD);
    flood(100, { address: 'school', seated: true });
    expect(come({ address: 'home' })).toBe('server');
    expect(from('school')).toBe(100);
  });

  it('takes seats beyond an address’s due for anybody: a flood of seats is a flood', () => {
    const { flood, come, from, inside } = openRoom({ clients: 100, clientsPerAddress: 40 });
    flood(20, { address: 'school', seated: true });
    flood(200, { address: 'flood', seated: true });
    expect([from('school'), from('flood')]).toEqual([20, 80]);
    const [player, guest] = [come({ address: 'home', seated: true }), come({ address: 'home' })];
    expect([player, guest].map((name) => inside.has(name))).toEqual([true, true]);
    flood(100, { address: 'class' });
    expect([from('school'), from('flood'), from('class')]).toEqual([20, 40, 38]);
  });

  it('divides room among seats when there is nothing else left', () => {
    const { flood, come, from, inside } = openRoom(CROWD);
    flood(100, { address: 'school', seated: true });
    const player = come({ address: 'home', seated: true });
    expect(inside.has(player)).toBe(true);
    expect([from('school'), from('home')]).toEqual([99, 1]);
  });
});
