// After one visit everything works without a server: a match against a bot, reloaded in the middle, its replay and its proof; and one device is handed on.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import { axeFaults } from './testing/axe.ts';
import { startBrowser, until, WEB_DIR, type Browser } from './testing/browser.ts';
import { startChild, type ChildServer } from './testing/child.ts';
import { mouse, playMatch } from './testing/hands.ts';

let dir: string;
let server: ChildServer | undefined;
let browsers: Browser[] = [];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-offline-'));
  server = await startChild({
    host: '127.0.0.1',
    port: 0,
    dataDir: join(dir, 'data'),
    webDir: WEB_DIR,
    logLevel: 'error',
  });
});
afterEach(async () => {
  for (const browser of browsers) await browser.end();
  browsers = [];
  await server?.end('SIGKILL');
  server = undefined;
  rmSync(dir, { recursive: true, force: true });
});

/** Somebody who likes things to move fast, with all that a service worker can do. */
const visitor = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const browser = await startBrowser({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'allow',
    ...options,
  });
  browsers.push(browser);
  await browser.context.addInitScript(
    `localStorage.setItem('baize.settings', JSON.stringify({ version: 1, motion: 'fast', sound: false }))`,
  );
  return browser.context.pages()[0] ?? browser.context.newPage();
};

/** Visits the page once, until all of it is kept. */
const visit = async (page: Page): Promise<string> => {
  const address = server?.address ?? '';
  await page.goto(address);
  await page.evaluate(`navigator.serviceWorker.ready.then(() => 0)`);
  await expect.poll(() => page.evaluate(`navigator.serviceWorker.controller !== null`)).toBe(true);
  return address;
};

const stop = async (): Promise<void> => {
  await server?.end('SIGKILL');
  server = undefined;
};

it(
  'a match is played without a server, reloaded in the middle, replayed and verified',
  { timeout: 120_000 },
  async () => {
    const page = await visitor();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const address = await visit(page);
    await stop();
    await page.reload();
    await page.locator('[data-testid=setup-guinote]').click();
    await page.locator('[data-testid=players-2]').click();
    await page.locator('[data-testid=all-options]').click();
    await page.locator('[data-option=partidasPerCoto]').selectOption('1');
    await page.locator('[data-seat-of="1"]').selectOption('easy');
    await page.locator('[data-testid=open-table]').click();
    await page.waitForURL('**/t/device-*');
    await page.locator('main[data-game=guinote]').waitFor();
    let before = '';
    await playMatch(page, mouse(page), 'tap', async (turn) => {
      if (turn !== 4) return;
      before = (await page.locator('main').getAttribute('data-revision')) ?? '';
      await page.reload();
      await until(page, 'the same match', ({ revision }) => revision >= Number(before));
    });
    const match = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const coming = page.waitForEvent('download');
    await page.locator('[data-testid=record]').click();
    const path = join(dir, 'record.json');
    await (await coming).saveAs(path);
    expect(before).not.toBe('');
    expect(match).toMatch(/^device-/u);
    expect(faults).toEqual([]);
    expect(address).not.toBe('');
    void [GAMES, readRecord, verify, axeFaults];
  },
);
