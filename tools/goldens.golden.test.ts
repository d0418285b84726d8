// Every golden playthrough plays under its rules version as it always has.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { goldenFaults, playGoldens, storedGoldens } from './goldens.ts';

const goldens = await playGoldens();

describe('golden playthroughs', () => {
  it.each(goldens.map(({ game, rules, name, path, text }) => [game, rules, name, path, text] as const))(
    '%s, rules %i: %s is played as it was',
    (_game, _rules, _name, path, text) => {
      const stored = existsSync(path) ? readFileSync(path, 'utf8') : '';
      // If only events are worded differently, run `npm run goldens` and review the difference. Different steps or hashes need a new version.
      expect(text).toBe(stored);
    },
  );

  it('steps and hashes of a version of the rules never change, and each version has its decision record', () => {
    expect(goldenFaults(goldens)).toEqual([]);
  });

  it('no file is left over from a removed plan', () => {
    expect([...storedGoldens()].sort((a, b) => (a < b ? -1 : 1))).toEqual(
      goldens.map(({ path }) => path).sort((a, b) => (a < b ? -1 : 1)),
    );
  });

  it('every game has some', () => {
    const without = Object.keys(GAMES).filter((id) => !goldens.some(({ game }) => game === id));
    expect(without).toEqual([]);
  });
});
