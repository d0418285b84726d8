// The version that a rulebook states is the version that is played.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { module as quays } from '../examples/quays/index.ts';
import { module as whistle } from '../examples/whistle/index.ts';
import { GAMES } from '../src/games/index.ts';
import { readVersion } from './rulebook.ts';

const versionIn = (folder: string): number | undefined =>
  readVersion(readFileSync(new URL(`../${folder}/RULES.md`, import.meta.url), 'utf8'));

test.each(Object.entries(GAMES))('%s: RULES.md states the rules version', async (id, load) => {
  expect(versionIn(`src/games/${id}`)).toBe((await load()).game.rulesVersion);
});

test.each([quays, whistle])('so do those of the examples', ({ game }) => {
  expect(versionIn(`examples/${game.id}`)).toBe(game.rulesVersion);
});
