// The log as a value: each table sees its own, although they share what they know of it.

import { expect, test } from 'vitest';
import { hasMovedSince, noEntries, revisionOf, timeOf, withEntry } from './entries.ts';
import type { Entry } from './model.ts';

const act = (seq: number, seat: number, id?: string): Entry => ({
  seq,
  step: { kind: 'act', seat, act: `play ${seq}`, ms: seq },
  ...(id === undefined ? {} : { intent: { player: 'ann', id } }),
});

test('one that goes on leaves the one before as it was, and copies nothing', () => {
  const one = withEntry(noEntries(2), act(1, 0, 'a'));
  const two = withEntry(one, act(2, 1, 'b'));
  expect(two.intents).toBe(one.intents);
  expect([one, two].map(({ length, last }) => [length, last?.id])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
  expect([one, two].map((log) => revisionOf(log, { player: 'ann', id: 'b' }))).toEqual([undefined, 2]);
  expect(revisionOf(two, { player: 'bob', id: 'b' })).toBeUndefined();
});

test('two that go on from the same one do not see each other', () => {
  const one = withEntry(noEntries(2), act(1, 0, 'a'));
  const left = withEntry(one, act(2, 0, 'left'));
  const right = withEntry(one, act(2, 1, 'right'));
  expect(right.intents).not.toBe(left.intents);
  const ids = ['a', 'left', 'right'].map((id) => ({ player: 'ann', id }));
  expect(ids.map((intent) => revisionOf(right, intent))).toEqual([1, undefined, 2]);
  expect(ids.map((intent) => revisionOf(left, intent))).toEqual([1, 2, undefined]);
});

test('it knows who moved and sat down last, and how much was taken back', () => {
  const steps: readonly Entry['step'][] = [
    { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Bo' }, ms: 0 },
    { kind: 'act', seat: 0, act: 'x', ms: 0 },
    { kind: 'act', seat: 1, act: 'y', ms: 0 },
    { kind: 'takeback', seat: 0, to: 1, ms: 0 },
  ];
  const log = steps.reduce((entries, step, index) => withEntry(entries, { seq: index + 1, step }), noEntries(2));
  expect(log).toMatchObject({ length: 4, takebacks: 1, moved: [4, 3], sat: [0, 1] });
  expect([3, 4].map((revision) => hasMovedSince(log, 0, revision))).toEqual([true, false]);
});

test('it knows when the last few steps were taken, and when anybody last sat down', () => {
  const sit: Entry['step'] = { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Cy' }, ms: 7 };
  let log = withEntry(noEntries(2), { seq: 1, step: sit });
  for (let n = 2; n <= 60; n++) log = withEntry(log, act(n, 0));
  expect(log.satMs).toBe(7);
  expect([1, 28, 29, 60, 61].map((revision) => timeOf(log, revision))).toEqual([
    undefined,
    undefined,
    29,
    60,
    undefined,
  ]);
});

test('each of thousands of intents is found again, the first time it came', () => {
  const id = (n: number): string => (n % 5 === 0 ? `intent-${n}` : n.toString(16).padStart(n % 2 === 0 ? 24 : 7, '0'));
  let log = noEntries(2);
  for (let n = 1; n <= 3000; n++) {
    const intent = n % 3 === 0 ? undefined : { player: n % 2 === 0 ? 'ann' : 'bob', id: id(n) };
    log = withEntry(log, { ...act(n, 0), ...(intent === undefined ? {} : { intent }) });
  }
  log = withEntry(log, act(3001, 0, id(2)));
  for (let n = 1; n <= 3000; n++) {
    const found = ['ann', 'bob', 'cy'].map((player) => revisionOf(log, { player, id: id(n) }));
    expect(found).toEqual([
      n % 3 > 0 && n % 2 === 0 ? n : undefined,
      n % 3 > 0 && n % 2 > 0 ? n : undefined,
      undefined,
    ]);
  }
});

test('a log that goes on in another way keeps what it had', () => {
  const ids = ['0a0d', 'ff', '-_-', 'a', '00', 'abc', '10', '0000'];
  const log = ids.reduce((entries, id, at) => withEntry(entries, act(at + 1, 0, id)), noEntries(2));
  const whole = ids.concat(ids.map((id) => `x${id}`)).concat(ids.map((id) => `y${id}`));
  const long = whole.slice(8).reduce((entries, id, at) => withEntry(entries, act(at + 9, 0, id)), log);
  const other = withEntry(log, act(9, 0, 'other'));
  expect(ids.map((id) => revisionOf(other, { player: 'ann', id }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(whole.map((id) => revisionOf(long, { player: 'ann', id }))).toEqual(whole.map((_, at) => at + 1));
  expect(revisionOf(other, { player: 'ann', id: 'xff' })).toBeUndefined();
});
