// Which words are named beside the page, by what a browser asks for.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { firstWords } from './first-words.ts';

const built = (manifest: object | undefined): string => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-words-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  if (manifest !== undefined) {
    mkdirSync(join(dir, '.vite'));
    writeFileSync(join(dir, '.vite', 'manifest.json'), JSON.stringify(manifest));
  }
  return dir;
};

test.each([
  ['es-ES,es;q=0.9,en;q=0.8', 'es'],
  ['pt-BR, sv;q=0.5', 'sv'],
  ['ja', 'en'],
  [undefined, 'en'],
  [`${'x,'.repeat(5000)}es`, 'en'],
])('for %.20s: %s', (wanted, language) => {
  const dir = built({
    'index.html': { file: 'assets/index-1.js' },
    ...Object.fromEntries(['es', 'en', 'sv'].map((id) => [`../../words:page:${id}`, { file: `assets/${id}.js` }])),
    '../../words:mulle:es': { file: 'assets/mulle.js' },
  });
  expect(firstWords(dir)(wanted)).toBe(`</assets/${language}.js>; rel=modulepreload`);
});

test('a page that was not built by us names none', () => {
  expect(firstWords(built(undefined))('es')).toBeUndefined();
  expect(firstWords(built({ 'index.html': { file: 'assets/index-1.js' } }))('es')).toBeUndefined();
});
