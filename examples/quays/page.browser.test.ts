// Three Quays in a real browser: the page is built with one more line in the registry, and nothing else changed.

import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { startBrowser, until, type Browser, type PageState } from '../../src/server/testing/browser.ts';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { module } from './index.ts';

const HERE = import.meta.dirname;
const ROOT = dirname(dirname(HERE));
const REGISTRY = 'src/games/index.ts';
const LINE = `quays: async () => (await import('../../examples/quays/index.ts')).module,`;

/** A copy of all that the page is built from, with what adding a game to the house changes: one line of the registry. */
const withOneMoreGame = (root: string): void => {
  for (const part of ['package.json', 'tsconfig.base.json', 'vite.config.ts', 'src', 'tools', 'examples'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  const registry = readFileSync(join(ROOT, REGISTRY), 'utf8');
  const before = 'export const GAMES: Games = {';
  if (!registry.includes(before)) throw new Error(`the registry does not read "${before}" any more`);
  writeFileSync(join(root, REGISTRY), registry.replace(before, `${before}\n  ${LINE}`));
};

let dir: string;
let server: RunningServer;
let browsers: Browser[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-fifth-'));
  const root = join(dir, 'house');
  withOneMoreGame(root);
  const webDir = join(dir, 'web');
  await build({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'src/web'),
    logLevel: 'warn',
    build: { outDir: webDir, emptyOutDir: true },
  });
  const gamesDir = join(dir, 'games');
  mkdirSync(gamesDir);
  for (const id of Object.keys(GAMES)) symlinkSync(join(ROOT, 'src/games', id), join(gamesDir, id));
  symlinkSync(HERE, join(gamesDir, 'quays'));
  server = await startServer({
    host: '127.0.0.1',
    port: 0,
    dataDir: join(dir, 'data'),
    webDir,
    gamesDir,
    games: { ...GAMES, quays: () => Promise.resolve(module) },
    botPaceMs: [0, 0],
    logLevel: 'error',
    newSeed: () => '5eed'.repeat(16),
  });
});
afterEach(async () => {
  for (const browser of browsers) await browser.end();
  browsers = [];
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true, force: true });
});

const visitor = async (width: number, height: number): Promise<{ readonly page: Page; readonly faults: string[] }> => {
  const browser = await startBrowser({ viewport: { width, height }, locale: 'en' });
  browsers.push(browser);
  const page = browser.context.pages()[0] ?? (await browser.context.newPage());
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return { page, faults };
};

const ready = (page: Page): Promise<PageState> =>
  until(
    page,
    'our turn or the end',
    (shown) => shown.outcome !== null || (shown.turn && (shown.legal.length > 0 || shown.actions.length > 0)),
  );

/** Touches a boat, then the quay that holds fewest of ours; where a quay takes it in two ways, the last one listed. */
const moor = async (page: Page, shown: PageState): Promise<void> => {
  await page.locator('.hand [data-legal=true]').last().click();
  await page.locator('.lane.lit').first().waitFor();
  const lanes = await page.evaluate<readonly string[]>(`[...document.querySelectorAll('.lane.lit')]
    .sort((a, b) => a.querySelectorAll('.mine .unit').length - b.querySelectorAll('.mine .unit').length)
    .map((lane) => lane.dataset.lane)`);
  await page.locator(`[data-lane="${lanes[0]}"] .head`).click();
  const after = await until(
    page,
    'a step or two ways',
    (now) => now.revision > shown.revision || now.actions.length === 2,
  );
  if (after.revision === shown.revision) await page.locator('[data-action]').last().click();
  await until(page, 'the step', ({ revision }) => revision > shown.revision);
};

const PROGRESS = `[...document.querySelectorAll('.bar .milestones')].filter((bar) => bar.getBoundingClientRect().width > 0).length`;
const FITS = 'document.documentElement.scrollWidth <= innerWidth';

it.each([
  ['a desk', 1280, 800],
  ['a phone', 390, 844],
] as const)('a whole match on %s, by touch', { timeout: 180_000 }, async (_, width, height) => {
  expect(readFileSync(join(ROOT, REGISTRY), 'utf8')).not.toContain('quays');
  const { page, faults } = await visitor(width, height);
  await page.goto(server.address);
  const offer = page.locator('article.game', { has: page.locator('[data-testid="play-quays"]') });
  await offer.locator('.art img').waitFor();
  await expect.poll(() => offer.locator('h2').textContent()).toBe('Three Quays');
  const cover = await page.request.get(
    new URL((await offer.locator('.art img').getAttribute('src')) ?? '', server.address).href,
  );
  expect(await cover.text()).toContain('#A4461A');
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...asked, preset: 'quick' }) });
  });
  await offer.locator('[data-testid="play-quays"]').click();
  await page.waitForURL('**/t/*');

  let shown = await ready(page);
  await page.locator('.hand img').first().waitFor();
  await expect
    .poll(() => page.locator('.lane .head b').allTextContents())
    .toEqual(['Fish Quay', 'Timber Quay', 'Spice Quay']);
  await expect.poll(() => page.evaluate(PROGRESS)).toBe(2);
  const decided: number[] = [];
  while (shown.outcome === null) {
    if (shown.legal.length > 0) await moor(page, shown);
    else {
      decided.push(await page.locator('.lane.done').count());
      await page.locator('[data-action="sail"]').click();
      // The bot sets sail when it likes, so its step may come before ours.
      await until(page, 'the next tide', ({ turn, legal }) => turn && legal.length > 0);
    }
    shown = await ready(page);
  }
  expect(shown.outcome).toBe('points');
  expect(new Set(decided)).toEqual(new Set([3]));
  await expect.poll(() => page.evaluate(FITS)).toBe(true);
  await expect.poll(() => page.locator('[data-testid=result] .lanes-won li').count()).toBe(3);
  await page.goto(`${server.address}/rules/quays`);
  await page.getByText('QUA-7').first().waitFor();
  expect(faults).toEqual([]);
});
