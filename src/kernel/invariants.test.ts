// Invariants that are written once: the safety net stops at the first, a position gets all of them with their places.

import { describe, expect, test } from 'vitest';
import { checkerOf, faultsOf, findingsOf, inspectWith, strictly, type Invariant } from './invariants.ts';
import { readArray, readInteger, readObject } from './reading.ts';

interface Purse {
  coins: readonly number[];
}

const INVARIANTS = [
  {
    name: 'worth',
    topic: 'coins',
    clause: 'PUR-1',
    find: ({ coins }, tell) => coins.forEach((coin, i) => coin < 1 && tell(`coins[${i}]`, 'must be worth something')),
  },
  {
    name: 'odd',
    topic: 'purse',
    find: ({ coins }, tell) => coins.length % 2 === 0 && tell('', 'must hold an odd number of coins'),
  },
  {
    name: 'rich',
    topic: 'purse',
    written: true,
    find: ({ coins }, tell) => coins.includes(99) && tell('coins', 'must not be that much'),
  },
  { name: 'sum', topic: 'purse', written: true },
] as const satisfies readonly Invariant<Purse, 'coins' | 'purse'>[];

const inspect = (_: unknown, json: unknown) =>
  inspectWith<Purse, 'worth' | 'odd' | 'rich' | 'sum'>(INVARIANTS, json, (spot, notes) => {
    const fields = readObject(spot, ['coins'], ['sum', 'blind']);
    const coins = readArray(fields.coins).map((each) => readInteger(each, -9, 99));
    const sum = coins.reduce((total, coin) => total + coin, 0);
    if (fields.sum !== undefined && fields.sum.value !== sum) notes.tell('sum', fields.sum, `must be ${sum}`);
    if (coins[0] === -1) notes.tell('worth', { at: 'coins[0].value', value: -1 }, 'must be worth something');
    if (fields.blind !== undefined) notes.skip('odd');
    return { coins };
  });

const told = (json: unknown): readonly string[] | string => {
  const read = inspect(undefined, json);
  return read.ok ? read.value.faults.map(({ invariant, at }) => `${invariant} ${at}`) : read.error.at;
};

describe('the safety net', () => {
  const check = checkerOf<Purse>(INVARIANTS);

  test('says nothing of a good state, and names the first invariant that is broken', () => {
    expect(check({ coins: [1, 2, 3] })).toBeUndefined();
    expect(check({ coins: [1, 0, 0, 1] })).toEqual({ invariant: 'worth', message: 'coins[1] must be worth something' });
    expect(check({ coins: [1, 2] })).toEqual({ invariant: 'odd', message: 'must hold an odd number of coins' });
  });

  test('does not ask what only a written position can break', () => {
    expect(check({ coins: [99] })).toBeUndefined();
  });
});

describe('a written position', () => {
  test('gets every fault with its place, in the order of the invariants', () => {
    expect(told({ coins: [1, 0, 0, 99], sum: 5 })).toEqual(['worth coins[1]', 'odd ', 'rich coins', 'sum sum']);
    expect(told({ coins: [1] })).toEqual([]);
  });

  test('is told once where reader and state see the same, as the reader places it', () => {
    expect(told({ coins: [-1] })).toEqual(['worth coins[0].value']);
  });

  test('is not asked for what the reader could not keep', () => {
    expect(told({ coins: [1, 1], blind: true })).toEqual([]);
  });

  test('is an error only where it can’t be read', () => {
    expect(told({ coins: [1, 'x'] })).toBe('coins[1]');
    expect(told({ coins: [1], purse: 1 })).toBe('purse');
  });

  test('strictly read the first fault is the error', () => {
    const read = strictly(inspect);
    expect(read(undefined, { coins: [3] })).toEqual({ ok: true, value: { coins: [3] } });
    expect(read(undefined, { coins: [3, 4], sum: 8 })).toEqual({
      ok: false,
      error: { at: '', message: 'must hold an odd number of coins' },
    });
  });
});

test('a report has a finding for each topic, with the faults that belong to it', () => {
  const faults = faultsOf<Purse>(INVARIANTS, { coins: [0, 1] });
  expect(findingsOf({ coins: { count: 2 }, purse: {}, owner: {} }, faults)).toEqual([
    {
      name: 'coins',
      ok: false,
      params: { count: 2 },
      faults: [{ at: 'coins[0]', message: 'must be worth something', clause: 'PUR-1' }],
    },
    { name: 'purse', ok: false, params: {}, faults: [{ at: '', message: 'must hold an odd number of coins' }] },
    { name: 'owner', ok: true, params: {} },
  ]);
});
