// The page that maps the sources of Guiñote to tests names only files that are there.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const page = readFileSync(join(ROOT, 'docs/guinote-sources.md'), 'utf8');

/** A file without a folder is one of the game's own. */
const pathOf = (file: string): string => join(ROOT, file.includes('/') ? file : `src/games/guinote/${file}`);

it('docs/guinote-sources.md names test files that exist', () => {
  const files = [...page.matchAll(/`(?<file>[\w./-]+\.test\.ts)`/gu)].map(({ groups }) => groups?.['file'] ?? '');
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(pathOf(file)))).toEqual([]);
});

it('every requirement there has a test or a reason', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter((line) => line.split('|').at(-2)?.trim() === '')).toEqual([]);
});
