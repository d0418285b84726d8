// The pictures of Mythos come with its first table. How many bytes they have is tested in tools/web/bytes.process.test.ts.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WEB_DIR } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '7'.repeat(64) });

/** The file that a source was built into. */
const builtFrom = (source: string): string => {
  const manifest = JSON.parse(readFileSync(join(WEB_DIR, '.vite/manifest.json'), 'utf8')) as {
    readonly [source: string]: { readonly file: string };
  };
  return basename(manifest[source]?.file ?? '');
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

it('the front page shows every cover, and only a table of Mythos loads the pictures of its set', async () => {
  const own = builtFrom('../art/decks/mythos.ts');
  expect(own).toMatch(/\.js$/u);
  const page = await room.visitor({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(basename(new URL(request.url()).pathname)));
  await page.goto(room.address());
  await page.locator('.art img').first().waitFor();
  await expect.poll(() => page.locator('.art:not(:has(img))').count()).toBe(0);
  await open(page, 'guinote');
  expect(loaded).not.toContain(own);
  await open(page, 'mythos');
  expect(loaded).toContain(own);
});
