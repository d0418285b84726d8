// How soon the page can be used on a slow phone: a cold browser on Slow 4G with a processor four times as slow, from the address to the front page and
// from its button to the cards of a table. Needs Chromium and the built page.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { GAMES } from '../src/games/index.ts';
import { startBrowser, WEB_DIR } from '../src/server/testing/browser.ts';
import { startChild } from '../src/server/testing/child.ts';

/** As the developer tools of Chromium have it. WebSockets are not slowed down. */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((750 * 1000) / 8) * 0.9,
};
const CPU = 4;
const LOOKING_MS = 3000;

/** How long one kind of visit took, in milliseconds, and what the wire carried, in bytes. */
export interface PageRow {
  readonly name: string;
  readonly median: number;
  readonly best: number;
  readonly bytes: number;
}

interface Visit {
  readonly home: number;
  readonly table: number;
  readonly homeBytes: number;
  readonly tableBytes: number;
}

const visit = async (address: string, game: string): Promise<Visit> => {
  const browser = await startBrowser({ viewport: { width: 390, height: 844 }, locale: 'en' });
  try {
    const page: Page = browser.context.pages()[0] ?? (await browser.context.newPage());
    const devtools = await browser.context.newCDPSession(page);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    const play = page.locator(`[data-testid="play-${game}"]`);
    await play.waitFor({ timeout: 120_000 });
    const home = performance.now() - start;
    // A visitor looks at the games before choosing one; what the page fetches ahead comes meanwhile.
    await page.waitForTimeout(LOOKING_MS);
    const homeBytes = bytes;
    const clicked = performance.now();
    await play.click();
    await page.locator('main[data-revision] [data-card] img').first().waitFor({ timeout: 120_000 });
    const table = performance.now() - clicked;
    return { home, table, homeBytes, tableBytes: bytes - homeBytes };
  } finally {
    await browser.end();
  }
};

const rowOf = (name: string, times: readonly number[], bytes: number): PageRow => {
  const sorted = times.toSorted((a, b) => a - b);
  return { name, median: sorted[sorted.length >> 1] ?? 0, best: sorted[0] ?? 0, bytes };
};

/** Visits the front page and a table of every game so many times. */
export const pageRows = async (times: number, note: (text: string) => void): Promise<readonly PageRow[]> => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-bench-page-'));
  const server = await startChild({
    host: '127.0.0.1',
    port: 0,
    dataDir: join(dir, 'data'),
    webDir: WEB_DIR,
    logLevel: 'error',
    botPaceMs: [0, 0],
  });
  try {
    const homes: Visit[] = [];
    const tables: PageRow[] = [];
    for (const game of Object.keys(GAMES)) {
      const visits: Visit[] = [];
      for (let n = 0; n < times; n++) {
        note(`${game} ${n + 1}/${times}`);
        visits.push(await visit(server.address, game));
      }
      homes.push(...visits);
      tables.push(
        rowOf(
          `${game}: from Play to the cards`,
          visits.map(({ table }) => table),
          visits[0]?.tableBytes ?? 0,
        ),
      );
    }
    note('');
    return [
      rowOf(
        'front page: from its address to Play',
        homes.map(({ home }) => home),
        homes[0]?.homeBytes ?? 0,
      ),
      ...tables,
    ];
  } finally {
    await server.end('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  }
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const pageText = (rows: readonly PageRow[]): string =>
  [
    '| Slow 4G, a processor 4 times as slow, nothing cached | median | best | all bytes |',
    '| --- | ---: | ---: | ---: |',
    ...rows.map(
      ({ name, median, best, bytes }) =>
        `| ${name} | ${seconds(median)} | ${seconds(best)} | ${Math.round(bytes / 1024)} KB |`,
    ),
  ].join('\n');
