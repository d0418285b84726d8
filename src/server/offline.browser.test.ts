// After one visit everything works without a server: a match against a bot, reloaded in the middle, its replay and its proof; and one device is handed on.

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
import { faultsAt, SIZES } from './testing/layout.ts';

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

/** Whoever is called takes the device and plays the first thing that is legal; what there is behind the curtain is noted. In the page, to be quick. */
const PLAYS = `
  window.behind = [];
  setInterval(() => {
    if (sessionStorage.getItem('plays') !== 'yes') return;
    const find = (selector) => document.querySelector(selector);
    const curtain = find('[data-testid=curtain] .btn.primary');
    if (curtain !== null) {
      window.behind.push(document.querySelectorAll('[data-card], main[data-revision]').length + ' ' + find('#app').textContent.trim());
      return curtain.click();
    }
    (find('[data-testid=next]') ?? find('main[data-turn=true] .action-row [data-action]') ?? find('main[data-turn=true] .hand [data-legal=true]') ?? find('.table'))?.click();
  }, 30);
`;

const play = (page: Page, plays: boolean): Promise<void> =>
  page.evaluate(`sessionStorage.setItem('plays', '${plays ? 'yes' : 'no'}')`);

const revisionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main[data-revision]').getAttribute('data-revision'));

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
    `localStorage.setItem('baize.settings', JSON.stringify({ version: 1, motion: 'fast', sound: false })); ${PLAYS}`,
  );
  return browser.context.pages()[0] ?? browser.context.newPage();
};

/** Visits the page once, until all of it is kept. */
const visit = async (page: Page): Promise<string> => {
  const address = server?.address ?? '';
  await page.goto(address);
  await page.evaluate(`navigator.serviceWorker.ready.then(() => 0)`);
  const isKept = `caches.match('/api/rules/mythos?lang=en').then((rules) => rules !== undefined)`;
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  return address;
};

const stop = async (): Promise<void> => {
  await server?.end('SIGKILL');
  server = undefined;
};

/** A match of two for one partida, by the set-up sheet, against a level or somebody at the same device. */
const setUp = async (page: Page, other: string): Promise<void> => {
  await page.locator('[data-testid=setup-guinote]').click();
  await page.locator('[data-testid=players-2]').click();
  await page.locator('[data-testid=all-options]').click();
  await page.locator('[data-option=partidasPerCoto]').selectOption('1');
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
    await setUp(page, 'easy');
    await page.locator('[data-testid=open-table]').click();
    await page.waitForURL('**/t/device-*');
    await play(page, true);
    await expect.poll(() => revisionOf(page)).toBeGreaterThan(20);
    await play(page, false);
    const before = await revisionOf(page);
    await page.goto(address);
    faults.push(...(await axeFaults(page, 'home')));
    await page.locator('[data-testid=continue]').click();
    await until(page, 'the same match', ({ revision }) => revision >= before);
    await play(page, true);
    await page.locator('[data-testid=result]').waitFor({ timeout: 60_000 });
    await play(page, false);

    const coming = page.waitForEvent('download');
    await page.locator('[data-testid=record]').click();
    const path = join(dir, 'record.json');
    await (await coming).saveAs(path);
    const record = readRecord(readFileSync(path, 'utf8'));
    const module = await GAMES['guinote']?.();
    if (!record.ok || module === undefined) throw new Error(JSON.stringify(record));
    expect(verify(module.game, record.value)).toMatchObject({ ok: true, steps: record.value.steps.length });
    expect(wasOnDevice(record.value)).toBe(true);

    await page.locator('[data-testid=replay]').click();
    await page.locator('[data-testid=verify]').click();
    await page.locator('[data-testid=proof][data-verdict=ok]').waitFor();
    await page.locator('[data-testid=on-device]').waitFor();
    faults.push(...(await axeFaults(page, 'proof')));
    await page.goto(`${address}/rules/mythos`);
    await page.locator('.prose').first().waitFor();
    expect(faults).toEqual([]);
  },
);

it('one device is handed on behind a curtain, and nobody sees the cards of another', { timeout: 120_000 }, async () => {
  const page = await visitor({ viewport: { width: 360, height: 640 }, locale: 'de' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(server?.address ?? '');
  await setUp(page, '@here');
  await page.locator('[data-testid=your-name]').fill('Ana');
  await page.locator('[data-testid=name-of-1]').fill('Bea');
  faults.push(...(await axeFaults(page, 'set-up')));
  await page.locator('[data-testid=open-table]').click();
  await page.locator('[data-testid=curtain]').waitFor();
  faults.push(
    ...(await axeFaults(page, 'curtain')),
    ...(await faultsAt(page, 'curtain', SIZES.slice(0, 3), new Map())),
  );
  await play(page, true);
  await expect.poll(() => page.evaluate('window.behind.length'), { timeout: 60_000 }).toBeGreaterThan(5);
  await play(page, false);
  const behind = await page.evaluate<readonly string[]>('window.behind');
  const said = (name: string): string =>
    `0 ${name}, du bist am ZugNimm das Gerät. Wenn sonst niemand hinsieht, zeig deine Karten.Ich bin ${name}: meine Karten zeigenStartseite`;
  expect([...new Set(behind)].sort()).toEqual([said('Ana'), said('Bea')]);

  // Giving up ends it for both; both go on together, one seat further.
  if ((await page.locator('[data-testid=curtain]').count()) > 0)
    await page.locator('[data-testid=curtain] .primary').click();
  await page.locator('[data-testid=menu]').click();
  await page.locator('[data-testid=resign]').click();
  await page.locator('[data-testid=resign-yes]').click();
  await page.locator('[data-testid=rematch]').click();
  await page.locator('[data-testid=curtain]').waitFor();
  expect(faults).toEqual([]);
});

/** The page of another version, as a build would leave it: its own name, and `more` in its list. */
const publish = (webDir: string, version: string, more: readonly string[] = []): void => {
  const read = (file: string): string => readFileSync(join(WEB_DIR, file), 'utf8');
  const write = (file: string, text: string): void => {
    writeFileSync(join(webDir, file), text);
    for (const ending of ['br', 'gz']) rmSync(join(webDir, `${file}.${ending}`), { force: true });
  };
  const page = read('index.html').replace(/(name="baize-version" content=")\w+/u, `$1${version}`);
  const [, list = '', rest = ''] = /^const BAIZE_VERSION=(.*);\n([\s\S]*)$/u.exec(read('sw.js')) ?? [];
  const whole = JSON.parse(list) as { readonly changing: readonly (readonly string[])[]; readonly lasting: string[] };
  const sha256 = createHash('sha256').update(page).digest('hex');
  const changing = whole.changing.map(([path = '', hash]) => [path, path === '/' ? sha256 : hash]);
  const changed = { version, changing, lasting: [...whole.lasting, ...more] };
  write('index.html', page);
  write('sw.js', `const BAIZE_VERSION=${JSON.stringify(changed)};\n${rest}`);
};

it(
  'a new version is told of and taken at a tap, without breaking a match; one that fails changes nothing',
  { timeout: 120_000 },
  async () => {
    const webDir = join(dir, 'web');
    cpSync(WEB_DIR, webDir, { recursive: true });
    await stop();
    server = await startChild({ host: '127.0.0.1', port: 0, dataDir: join(dir, 'data'), webDir, logLevel: 'error' });
    const page = await visitor();
    await visit(page);
    await page.locator('[data-testid=play-guinote]').click();
    await page.locator('main[data-revision]').waitFor();
    const update = `navigator.serviceWorker.ready
    .then((registration) => registration.update())
    .then((registration) => new Promise((resolve) => {
      const worker = registration.installing;
      const settled = () => { if (worker === null || worker.state === 'redundant' || worker.state === 'installed') resolve(worker?.state); };
      worker?.addEventListener('statechange', settled);
      settled();
    }))`;
    publish(webDir, 'broken', ['/assets/missing-00000000.js']);
    expect(await page.evaluate(update)).toBe('redundant');
    await expect.poll(() => page.locator('[data-testid=new-version]').count()).toBe(0);

    publish(webDir, 'newest');
    // What the old page has not loaded yet is not on the server any more.
    const worker = /assets\/worker-[\w-]+\.js/u.exec(readFileSync(join(webDir, 'sw.js'), 'utf8'))?.[0] ?? '';
    expect(await page.evaluate(update)).toBe('installed');
    for (const file of [worker, `${worker}.br`, `${worker}.gz`]) rmSync(join(webDir, file));
    await page.locator('[data-testid=new-version]').waitFor();
    expect(await axeFaults(page, 'new version')).toEqual([]);
    expect(await page.evaluate(`fetch('/${worker}').then((reply) => reply.status)`)).toBe(200);
    const table = page.url();
    await page.locator('[data-testid=take-version]').click();
    await page.locator('meta[name=baize-version][content=newest]').waitFor({ state: 'attached' });
    await page.locator('main[data-revision]').waitFor();
    expect(page.url()).toBe(table);
    await expect.poll(() => page.locator('[data-testid=new-version]').count()).toBe(0);
  },
);
