// After one visit everything works without a server: a match against a bot, reloaded in the middle, its replay and its proof; and one device is handed on.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { wasOnDevice } from '../kernel/device.ts';
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

/** A short match of two by the set-up sheet, against `other`: a level, or somebody at the same device. */
const setUp = async (page: Page, game: string, short: readonly [option: string, value: string], other: string) => {
  await page.locator(`[data-testid=setup-${game}]`).click();
  await page.locator('[data-testid=players-2]').click();
  await page.locator('[data-testid=all-options]').click();
  await page.locator(`[data-option=${short[0]}]`).selectOption(short[1]);
  await page.locator('[data-seat-of="1"]').selectOption(other);
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
    await page.locator('[data-testid=offline]').waitFor();
    await setUp(page, 'mulle', ['omgangar', '1'], 'easy');
    await page.locator('[data-testid=open-table]').click();
    await page.waitForURL('**/t/device-*');
    let before = '';
    await playMatch(page, mouse(page), 'tap', async (turn) => {
      if (turn !== 4) return;
      before = (await page.locator('main').getAttribute('data-revision')) ?? '';
      await page.goto(address);
      faults.push(...(await axeFaults(page, 'home')));
      await page.locator('[data-testid=continue]').click();
      await until(page, 'the same match', ({ revision }) => revision >= Number(before));
    });
    expect(before).not.toBe('');
    const coming = page.waitForEvent('download');
    await page.locator('[data-testid=record]').click();
    const path = join(dir, 'record.json');
    await (await coming).saveAs(path);
    const record = readRecord(readFileSync(path, 'utf8'));
    const module = await GAMES['mulle']?.();
    if (!record.ok || module === undefined) throw new Error(JSON.stringify(record));
    expect(verify(module.game, record.value)).toMatchObject({ ok: true, steps: record.value.steps.length });
    expect(wasOnDevice(record.value)).toBe(true);
    await page.locator('[data-testid=replay]').click();
    await page.locator('[data-testid=verify]').click();
    await page.locator('[data-testid=proof][data-verdict=ok]').waitFor();
    await page.locator('[data-testid=on-device]').waitFor();
    faults.push(...(await axeFaults(page, 'proof')));
    await page.goto(`${address}/rules/mulle`);
    await page.locator('.prose').first().waitFor();
    expect(faults).toEqual([]);
  },
);

it('one device is handed on behind a curtain, and nobody sees the cards of another', { timeout: 120_000 }, async () => {
  const page = await visitor();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(server?.address ?? '');
  await setUp(page, 'mulle', ['omgangar', '1'], '@here');
  await page.locator('[data-testid=your-name]').fill('Ana');
  await page.locator('[data-testid=name-of-1]').fill('Bea');
  await page.locator('[data-testid=open-table]').click();
  const curtain = page.locator('[data-testid=curtain]');
  await curtain.waitFor();
  faults.push(...(await axeFaults(page, 'curtain')));
  // Whoever is called takes the device; what there was behind the curtain is noted.
  await page.evaluate(`
    window.behind = [];
    setInterval(() => {
      const button = document.querySelector('[data-testid=curtain] .btn.primary');
      if (button === null) return;
      window.behind.push([document.querySelectorAll('[data-card], main[data-revision]').length, document.body.textContent.trim(), document.title]);
      button.click();
    }, 50);
  `);
  const seats = new Set<string>();
  await playMatch(page, mouse(page), 'tap', async () => {
    seats.add((await page.locator('main[data-revision]').getAttribute('data-seat')) ?? '');
  });
  const behind = await page.evaluate<readonly (readonly [number, string, string])[]>('window.behind');
  expect([...seats].sort()).toEqual(['0', '1']);
  expect(behind.length).toBeGreaterThan(8);
  expect(new Set(behind.map(([things, text, title]) => `${things} ${title} ${text.slice(0, 3)}`))).toEqual(
    new Set(['0 Baize Ana', '0 Baize Bea']),
  );
  await page.locator('[data-testid=rematch]').click();
  await page.locator('main[data-revision][data-turn=true]').waitFor();
  expect(faults).toEqual([]);
});
