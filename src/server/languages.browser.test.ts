// One language at a time in a real browser: the page loads the words it speaks, changes them live, and stays as it is when others can't be had.

import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: 'a1'.repeat(32) });

const languagesIn = (loaded: Iterable<string>): readonly string[] => [
  ...new Set([...loaded].flatMap((file) => /^_words_\w+_(?<language>\w\w)-/u.exec(file)?.[1] ?? [])),
];

it('loads what it speaks, changes at a table, and keeps the old language where the new one fails', async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'sv' });
  const loaded = new Set<string>();
  page.on('request', (request) => loaded.add(basename(new URL(request.url()).pathname)));
  await page.goto(room.address());
  await page.locator('[data-testid="play-guinote"]').click();
  await page.waitForURL('**/t/*');
  await page.locator('.hand [data-card] img').first().waitFor({ timeout: 30_000 });
  expect(languagesIn(loaded)).toEqual(['sv']);
  const language = page.locator('dialog[open] select[data-testid="language"]');
  const openSettings = async (): Promise<void> => {
    await page.locator('[data-testid="menu"]').click({ timeout: 30_000 });
    await page.locator('[data-testid="open-settings"]').click();
    await language.waitFor();
  };

  await openSettings();
  await language.selectOption('de');
  await page.locator('html[lang="de"]').waitFor({ state: 'attached' });
  expect(languagesIn(loaded)).toEqual(['sv', 'de']);
  // The sheet itself and the table behind it speak it at once.
  await expect.poll(() => page.locator('dialog[open] h2').innerText()).toBe('Einstellungen');
  await expect.poll(() => page.locator('[data-testid="menu"]').getAttribute('aria-label')).toBe('Menü');

  await page.route('**/assets/_words_*_fr-*', (route) => route.abort());
  await language.selectOption('fr');
  await page.locator('dialog[open] [data-testid="language-missing"]').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
  await expect.poll(() => language.inputValue()).toBe('de');

  await page.unroute('**/assets/_words_*_fr-*');
  // Browsers remember that a module could not be had.
  await page.reload();
  await openSettings();
  await language.selectOption('fr');
  await page.locator('html[lang="fr"]').waitFor({ state: 'attached' });
  await page.reload();
  await page.locator('.hand [data-card] img').first().waitFor({ timeout: 30_000 });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
});
