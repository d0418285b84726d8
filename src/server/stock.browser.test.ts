// HighNoon on a phone: a table with a progress clock and a slow bot, its stock touched until it is empty, and turned over by the keyboard.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBrowser, until, WEB_DIR, type Browser } from './testing/browser.ts';
import { startChild, type ChildServer } from './testing/child.ts';

let dir: string;
let server: ChildServer | undefined;
let browser: Browser | undefined;

beforeEach(async () => {
  if (!existsSync(join(WEB_DIR, 'index.html'))) throw new Error('the web client is not built: npm run build:web');
  dir = mkdtempSync(join(tmpdir(), 'baize-stock-'));
  server = await startChild({
    host: '127.0.0.1',
    port: 0,
    dataDir: join(dir, 'data'),
    webDir: WEB_DIR,
    logLevel: 'error',
    seed: '055e'.repeat(16),
  });
});
afterEach(async () => {
  await browser?.end();
  await server?.end('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

const open = async (): Promise<Page> => {
  browser = await startBrowser({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
  const page = await browser.context.newPage();
  await page.goto(server?.address ?? '');
  await page.locator('[data-testid="setup-highnoon"]').tap();
  await page.locator('[data-testid="progress-120000"]').tap();
  await page.locator('[data-testid="pace-relaxed"]').tap();
  await page.locator('[data-testid="open-table"]').tap();
  await until(page, 'the deal', ({ actions }) => actions.includes('draw'));
  return page;
};

const left = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-zone="stock"] .count').innerText());

it('draws and turns over where the stock lies', async () => {
  const page = await open();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const stock = page.locator('[data-zone="stock"] [data-tap]');
  for (let cards = await left(page); cards > 0; cards--) {
    await stock.tap();
    await expect.poll(() => left(page), { timeout: 10_000 }).toBe(cards - 1);
  }
  expect(await stock.getAttribute('aria-label')).toBe('Stock: 0 cards. Turn the waste over');
  await stock.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => left(page), { timeout: 10_000 }).toBe(24);
  expect(await page.evaluate(`document.activeElement.dataset.tap`)).toBe('draw');
  await page.locator('[data-zone="waste"] [data-tap]').tap();
  await page.locator('.tip').waitFor();
  expect(await page.locator('.tip h3').innerText()).toContain('Waste empty');
  expect(faults).toEqual([]);
});
