// Three Quays in a real browser: the page is built with one more line in the registry, and nothing else changed.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { startBrowser, until, type Browser, type PageState } from '../../src/server/testing/browser.ts';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { module } from './index.ts';

const HERE = import.meta.dirname;
const ROOT = dirname(dirname(HERE));
const REGISTRY = join(ROOT, 'src/games/index.ts');
const LINE = `quays: async () => (await import('${join(HERE, 'index.ts')}')).module,`;

/** What adding a game to the house changes: one line of the registry. */
const oneMoreGame: Plugin = {
  name: 'one-more-game',
  enforce: 'pre',
  transform: (code, id) => {
    if (id !== REGISTRY) return undefined;
    const before = 'export const GAMES: Games = {';
    if (!code.includes(before)) throw new Error(`the registry does not read "${before}" any more`);
    return code.replace(before, `${before}\n  ${LINE}`);
  },
};

let dir: string;
let server: RunningServer;
let browsers: Browser[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-fifth-'));
  const webDir = join(dir, 'web');
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'src/web'),
    logLevel: 'warn',
    plugins: [oneMoreGame],
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

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['BAIZE_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
};

it('is offered', async () => {
  expect(readFileSync(REGISTRY, 'utf8')).not.toContain('quays');
  const { page } = await visitor(1280, 800);
  await page.goto(server.address);
  await page.locator('[data-testid="play-quays"]').waitFor();
  await shot(page, 'home');
  await page.locator('[data-testid="play-quays"]').click();
  await page.waitForURL('**/t/*');
  const s = await ready(page);
  await shot(page, 'desk-1');
  await page.locator('.hand [data-legal=true]').first().click();
  await page.locator('.choice').waitFor();
  await shot(page, 'desk-2');
  console.log(s);
});
it('phone', async () => {
  const { page } = await visitor(390, 844);
  await page.goto(server.address);
  await page.locator('[data-testid="play-quays"]').click();
  await page.waitForURL('**/t/*');
  let s = await ready(page);
  await shot(page, 'phone-1');
  await page.locator('.hand [data-legal=true]').first().click();
  await page.locator('.choice').waitFor();
  await shot(page, 'phone-2');
  await page.locator('[data-action^=fog]').first().click();
  s = await until(page, 'x', (n) => n.revision > s.revision && n.turn);
  await shot(page, 'phone-3');
});
