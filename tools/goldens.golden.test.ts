// Every golden playthrough is what the rules of today play.

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { playGoldens, storedGoldens } from './goldens.ts';

const goldens = await playGoldens();

describe('golden playthroughs', () => {
  it.each(goldens.map(({ path, text }) => [basename(dirname(dirname(path))), basename(path), path, text] as const))(
    '%s %s is played as it was',
    (_game, _file, path, text) => {
      const stored = existsSync(path) ? readFileSync(path, 'utf8') : '';
      // If this change of the rules is meant, run `npm run goldens` and review the difference.
      expect(text).toBe(stored);
    },
  );

  it('no file is left over from a plan that is gone', () => {
    expect([...storedGoldens()].sort((a, b) => (a < b ? -1 : 1))).toEqual(
      goldens.map(({ path }) => path).sort((a, b) => (a < b ? -1 : 1)),
    );
  });

  it('every game has some', () => {
    const without = Object.keys(GAMES).filter((id) => !goldens.some(({ path }) => path.includes(`/games/${id}/`)));
    expect(without).toEqual([]);
  });
});
