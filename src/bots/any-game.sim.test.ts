// Levels by the contract alone: they play whole matches of the examples, never refused, and better than chance.

import { describe, expect, test } from 'vitest';
import { module as quays } from '../../examples/quays/index.ts';
import { module as whistle } from '../../examples/whistle/index.ts';
import type { GameModule } from '../games/index.ts';
import { resolveOptions } from '../kernel/options.ts';
import { testSeed } from '../kernel/testing/walk.ts';
import { anyGameLevels } from './any-game.ts';
import { playPair, type ArenaSubject } from './arena.ts';
import { random } from './random.ts';

/** A game at its usual options; whoever brings a deck brings the first that comes with it. */
const subjectOf = ({ game, deckTools }: GameModule): ArenaSubject => {
  const options = resolveOptions(game.options);
  if (!options.ok) throw new Error(options.error.message);
  const decks = Array.from({ length: game.seats(options.value) }, () => undefined);
  const made = deckTools?.loadouts(options.value, decks, { set: undefined, salt: 'ab'.repeat(16) });
  return made?.ok === true ? { game, options: options.value, loadouts: made.value } : { game, options: options.value };
};

describe.each([
  ['whistle', whistle],
  ['quays', quays],
])('%s', (_, module) => {
  test.each(anyGameLevels)('$id plays it to the end', (level) => {
    const { moves } = playPair(subjectOf(module), testSeed(1), level, random);
    expect(moves[0]).toBeGreaterThan(0);
  });
});

test('every level beats chance', () => {
  for (const level of anyGameLevels) {
    let score = 0;
    for (let n = 0; n < 60; n++) score += playPair(subjectOf(whistle), testSeed(n), level, random).score;
    expect(score / 60, `level ${level.id}`).toBeGreaterThan(0.55);
  }
});

test('their budgets grow', () => {
  const budgets = anyGameLevels.map(({ budget }) => budget);
  expect(budgets).toEqual(budgets.toSorted((a, b) => a - b));
  expect(new Set(budgets).size).toBe(4);
});
