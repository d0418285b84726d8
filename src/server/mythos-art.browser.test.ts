// The pictures of Mythos come with its first table, and are small.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WEB_DIR } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '7'.repeat(64) });

const LIMIT = 40 * 1024;
const ASSETS = join(WEB_DIR, 'assets');
const textOf = (file: string): string => readFileSync(join(ASSETS, file), 'utf8');

/** The file that holds the recipes of the set, and all that it can't do without. */
const artFiles = (): readonly string[] => {
  const found = new Set(
    readdirSync(ASSETS).filter((file) => file.endsWith('.js') && /Wandering_Giant:\{/u.test(textOf(file))),
  );
  for (const file of found)
    for (const [, needed = ''] of textOf(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/gu)) found.add(needed);
  return [...found];
};

const open = async (page: Page, game: string): Promise<void> => {
  const body = JSON.stringify({ game, opponents: 'random' });
  const table: string = await page.evaluate(
    `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} })
      .then((reply) => reply.json()).then((opened) => opened.table)`,
  );
  await page.goto(`${room.address()}/t/${table}`);
  await page.locator('.hand [data-card] img').first().waitFor({ timeout: 30_000 });
};

it('the set is drawn from at most 40 KB, which only a table of Mythos loads', { timeout: 60_000 }, async () => {
  const files = artFiles();
  const [own = ''] = files;
  expect(files.length).toBeGreaterThan(0);
  const bytes = files.reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0);
  expect(bytes).toBeLessThanOrEqual(LIMIT);

  const page = await room.visitor({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(basename(new URL(request.url()).pathname)));
  await page.goto(room.address());
  // Every game shows its cover.
  await page.locator('.art').first().waitFor();
  await page.locator('.art:not(:has(img))').first().waitFor({ state: 'detached' });
  await open(page, 'guinote');
  expect(loaded).not.toContain(own);
  await open(page, 'mythos');
  expect(loaded).toContain(own);
});
