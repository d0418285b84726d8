// What leaves the table: made once for all who see the same, and for nobody else.

import { expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { bench, isSnapshot, isStep, person, termsOf } from './testing/bench.ts';

const { game } = module;

test('a step is one message for all who look on, and another for each seat', () => {
  const table = bench(game, termsOf(game, [person('ann'), person('bea')]));
  for (const player of ['ann', 'bea', 'cid', 'dan', 'eve']) table.join(player);
  const action = table.table().timeline.match.legal(0)[0] as string;
  table.say("ann'", { type: 'act', intent: 'a', base: 0, action });
  const [ann, bea, cid, dan, eve] = ['ann', 'bea', 'cid', 'dan', 'eve'].map((who) =>
    table.sent(`${who}'`).find(isStep),
  );
  expect(cid?.patch).toBeDefined();
  expect(dan).toBe(cid);
  expect(eve).toBe(cid);
  expect(ann).not.toBe(cid);
  expect(bea).not.toBe(cid);
  expect([ann?.action, bea?.action, cid?.action]).toEqual([action, undefined, undefined]);
  expect(table.shown("bea'")?.view).not.toEqual(table.shown("cid'")?.view);
});

test('whoever changes seat gets a snapshot of their own, the others the same step', () => {
  const table = bench(game, termsOf(game, [person('ann'), null]));
  for (const player of ['ann', 'bea', 'cid', 'dan']) table.join(player);
  table.say("bea'", { type: 'sit', intent: 's', seat: 1, name: 'Bea' });
  const [bea] = table.sent("bea'").filter(isSnapshot);
  expect(bea?.seat).toBe(1);
  const told = ['cid', 'dan'].map((who) =>
    table.sent(`${who}'`).find((message) => isStep(message) || isSnapshot(message)),
  );
  expect(told[0]).toBeDefined();
  expect(told[1]).toBe(told[0]);
  expect(told[0]).not.toBe(bea);
});
