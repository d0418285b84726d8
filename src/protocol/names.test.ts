// Names of bots: every one its own, and nobody's who sits at the table.

import { expect, test } from 'vitest';
import type { NamedOccupant } from '../kernel/steps.ts';
import { botNames } from './names.ts';

const bot: NamedOccupant = { kind: 'bot', level: 'greedy', version: 1, budget: 0 };
const person = (name: string): NamedOccupant => ({ kind: 'person', name });

test('a bot keeps the name of its seat, people and empty seats have none', () => {
  expect(botNames([person('Ana'), bot, null, bot])).toEqual([undefined, 'Cierzo', undefined, 'Loarre']);
  expect(botNames([bot, bot])).toEqual(['Moncayo', 'Cierzo']);
});

test('never two alike, not even with a person who is called like a bot', () => {
  for (const occupants of [
    [person('cierzo '), bot, bot, bot],
    [person('Jalón'), bot, person('Cierzo'), bot],
    Array.from({ length: 16 }, () => bot),
    [person('Bisaurín'), ...Array.from({ length: 15 }, () => bot)],
  ]) {
    const names = botNames(occupants).flatMap((name, seat) => {
      const sitter = occupants[seat];
      return name ?? (sitter?.kind === 'person' ? sitter.name.trim() : []);
    });
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(occupants.length);
  }
});

test('the other bots keep their names when somebody takes one of them', () => {
  expect(botNames([person('Ebro'), bot, bot, bot])).toEqual([undefined, 'Cierzo', 'Jalón', 'Loarre']);
});
