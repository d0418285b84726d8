// A stranger in a real browser: plays a partida to the end through a cut line and a killed server, and keeps its record.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { readRecord } from '../kernel/record.ts';
import { verify } from '../kernel/verify.ts';
import { cutLines, startBrowser, touch, until, WEB_DIR, type Browser, type PageState } from './testing/browser.ts';
import { startChild, type ChildOptions, type ChildServer } from './testing/child.ts';
import { freePort } from './testing/ports.ts';

let dir: string;
let options: ChildOptions;
let server: ChildServer | undefined;
let browser: Browser | undefined;

beforeEach(async () => {
  if (!existsSync(join(WEB_DIR, 'index.html'))) throw new Error('the web client is not built: npm run build:web');
  dir = mkdtempSync(join(tmpdir(), 'baize-play-'));
  options = {
    host: '127.0.0.1',
    dataDir: join(dir, 'data'),
    webDir: WEB_DIR,
    botPaceMs: [0, 0],
    logLevel: 'error',
    seed: '5eed'.repeat(16),
  };
  server = await startChild({ ...options, port: await freePort() });
});
afterEach(async () => {
  await browser?.end();
  await server?.end('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

/** Comes in by the front door and starts a match of a single partida. */
const sitDown = async (page: Page, players: 2 | 4): Promise<void> => {
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as { readonly options: object };
    await route.continue({ postData: JSON.stringify({ ...asked, options: { ...asked.options, partidasPerCoto: 1 } }) });
  });
  await page.goto(server?.address ?? '');
  await page.locator(`[data-testid="players-guinote-${players}"]`).click();
  await page.locator('[data-testid="play-guinote"]').click();
  await page.waitForURL('**/t/*');
};

const ready = (page: Page): Promise<PageState> =>
  until(page, 'our turn or the end', (shown) => shown.outcome !== null || (shown.turn && moves(shown) > 0));

/** How much wider the page is than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

const moves = (shown: PageState): number => shown.legal.length + shown.actions.length;

/** Sings and draws when it can, else plays the first legal card; then waits for the step. */
const move = async (page: Page, shown: PageState): Promise<void> => {
  const [action] = shown.actions;
  if (action === undefined) await touch(page, shown.legal[0] as string);
  else await page.locator(`[data-action="${action}"]`).click();
  await until(page, 'the step', ({ revision }) => revision > shown.revision);
};

/** Tries a forbidden card and sees the refusal with its rule and reason; the hand stays as it was. */
const tryForbidden = async (page: Page, shown: PageState): Promise<string> => {
  await touch(page, shown.illegal[0] as string);
  // Loaded with the first refusal; a tap on the cloth meanwhile would put it away.
  await page.locator('[data-tip]').waitFor();
  const refused = await until(page, 'a refusal', ({ tip }) => tip !== null);
  await expect.poll(() => page.locator('[data-tip] [data-clause]').getAttribute('data-clause')).toMatch(/^GUI-\d/u);
  await expect.poll(() => page.locator('[data-tip] p').innerText()).toMatch(/.{11}/u);
  expect(refused.revision).toBe(shown.revision);
  expect([...refused.legal, ...refused.illegal].sort()).toEqual([...shown.legal, ...shown.illegal].sort());
  return refused.tip as string;
};

/** Plays a card while there is no line; it counts once the line stands again. */
const playAcross = async (
  page: Page,
  shown: PageState,
  cut: () => Promise<void>,
  mend: () => Promise<void>,
): Promise<void> => {
  await cut();
  await until(page, 'a lost line', ({ connection }) => connection === 'lost');
  await touch(page, shown.legal[0] as string);
  await mend();
  const after = await until(page, 'the step', ({ revision }) => revision > shown.revision);
  expect(after.connection).toBe('open');
};

const download = async (page: Page): Promise<string> => {
  const coming = page.waitForEvent('download');
  await page.locator('[data-testid="record"]').click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^guinote-[1-9A-Za-z]{10}\.json$/u);
  const path = join(dir, 'record.json');
  await file.saveAs(path);
  return readFileSync(path, 'utf8');
};

const expectGenuine = async (text: string): Promise<void> => {
  const game = (await GAMES['guinote']?.())?.game;
  const record = readRecord(text);
  if (!record.ok || game === undefined) throw new Error(JSON.stringify(record));
  expect(verify(game, record.value)).toMatchObject({ ok: true, steps: record.value.steps.length });
};

it('plays a partida to the end through a cut line and a killed server', async () => {
  browser = await startBrowser({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  const page = await browser.context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  await sitDown(page, 2);

  const { context } = browser;
  let refusal = '';
  let turns = 0;
  for (let shown = await ready(page); shown.outcome === null; shown = await ready(page)) {
    turns += 1;
    if (turns === 3) {
      await playAcross(
        page,
        shown,
        async () => {
          await context.setOffline(true);
          await cutLines(page);
        },
        () => context.setOffline(false),
      );
      continue;
    }
    if (turns === 6) {
      const { port } = server as ChildServer;
      const restart = async (): Promise<void> => {
        server = await startChild({ ...options, port });
      };
      await playAcross(page, shown, async () => void (await server?.end('SIGKILL')), restart);
      continue;
    }
    if (refusal === '' && shown.illegal.length > 0 && shown.legal.length > 0) refusal = await tryForbidden(page, shown);
    await move(page, shown);
  }

  expect(turns).toBeGreaterThan(15);
  expect(refusal).toMatch(/^must-/u);
  await expectGenuine(await download(page));
  expect(faults).toEqual([]);
});

it('plays a partida on a phone in Spanish, and finds the table again after reloading', async () => {
  browser = await startBrowser({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'es-ES',
  });
  const page = await browser.context.newPage();
  await sitDown(page, 2);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('es');

  let turns = 0;
  for (let shown = await ready(page); shown.outcome === null; shown = await ready(page)) {
    turns += 1;
    if (turns === 4) await page.reload();
    await expect.poll(() => ready(page)).toEqual(shown);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await move(page, shown);
  }
  expect(turns).toBeGreaterThan(15);
  await expectGenuine(await download(page));
});

/** Parts that lie on a card of the trick, the stock or a button: none should. */
const COVERED = `(() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)]
    .filter((part) => getComputedStyle(part).opacity !== '0' && part.getClientRects().length > 0)
    .map((part) => ({ name: part.className + ' ' + (part.dataset.card ?? part.textContent), box: part.getBoundingClientRect() }));
  const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  const parts = boxes('.trick-sum, .rival .seat > *, .piles .pill, .strip .plate, .strip .backs, .facts .pill, .action-row .btn, .hand');
  return [...boxes('.cross .card'), ...boxes('.stock .card, .stock .count')].flatMap((card) =>
    parts.filter((part) => meet(card.box, part.box)).map((part) => card.name + ' / ' + part.name));
})()`;

it.each([
  ['a phone', { viewport: { width: 390, height: 844 }, locale: 'en-GB' }],
  ['a small phone', { viewport: { width: 360, height: 640 }, locale: 'de-DE' }],
  ['a desk', { viewport: { width: 1280, height: 800 }, locale: 'fr-FR' }],
])('plays a partida of four on %s, and nothing covers the cards', async (_, screen) => {
  browser = await startBrowser(screen);
  const page = await browser.context.newPage();
  await sitDown(page, 4);
  let turns = 0;
  const speaks = (shown: PageState): boolean => shown.outcome !== null || shown.actions.length > 0;
  const next = (): Promise<PageState> =>
    until(page, 'something to do', (shown) => speaks(shown) || (shown.turn && shown.legal.length > 0));
  for (let shown = await next(); shown.outcome === null; shown = await next()) {
    turns += 1;
    await expect.poll(() => page.evaluate<readonly string[]>(COVERED)).toEqual([]);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    await move(page, shown);
  }
  expect(turns).toBeGreaterThan(8);
  await expect.poll(() => page.locator('.app .seat').count()).toBe(3);
  await expectGenuine(await download(page));
});
