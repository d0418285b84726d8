// Blocks: whoever is blocked by somebody at a table does not sit down there, and is not told why.

import { expect, test } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { personOf } from './people.ts';
import { bench, fair, person, termsOf, type Bench } from './testing/bench.ts';

const { game } = module;

const waiting = (): Bench => {
  const table = bench(game, fair(termsOf(game, [person('ann'), null])));
  table.join('ann');
  table.join('eve');
  return table;
};

const sit = (table: Bench, intent: string): unknown => {
  table.say("eve'", { type: 'sit', intent, seat: 1, name: 'Eve' });
  return table.answer("eve'");
};

const block = (table: Bench, ...players: readonly string[]): void =>
  void table.tell({ type: 'blocks', player: 'ann', blocked: players.map((player) => personOf(player).id) });

test('whoever is blocked does not sit down where the other sits, until they are not any more', () => {
  const table = waiting();
  block(table, 'fay', 'eve');
  expect(table.effects()).toEqual([]);
  expect(sit(table, 'a')).toMatchObject({ ok: false, code: 'not-now', message: "You can't sit down at this table." });
  block(table, 'fay');
  expect(sit(table, 'b')).toMatchObject({ ok: true });
});

test('only those who sit keep others away', () => {
  const table = waiting();
  table.tell({ type: 'blocks', player: 'zoe', blocked: [personOf('eve').id] });
  expect(sit(table, 'a')).toMatchObject({ ok: true });
});

test('whoever sits already stays', () => {
  const table = waiting();
  expect(sit(table, 'a')).toMatchObject({ ok: true });
  block(table, 'eve');
  expect(table.table().players).toEqual(['ann', 'eve']);
  expect(sit(table, 'a')).toMatchObject({ ok: true });
});

test('a player who is forgotten blocks nobody', () => {
  const table = waiting();
  block(table, 'eve');
  table.tell({ type: 'forget', player: 'ann' });
  expect(table.table().blocks.size).toBe(0);
  expect(sit(table, 'a')).toMatchObject({ ok: true });
});
