// The page in Firefox and in WebKit: home, two presses to a table, a trick of Guiñote, a draw in HighNoon.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WEB_DIR } from './testing/browser.ts';
import { startChild, type ChildServer } from './testing/child.ts';
import { startFirefox, startWebKit, type DrivenPage } from './testing/webdriver.ts';

let dir: string;
let server: ChildServer;
let page: DrivenPage | undefined;

beforeEach(async () => {
  if (!existsSync(join(WEB_DIR, 'index.html'))) throw new Error('the web client is not built: npm run build:web');
  dir = mkdtempSync(join(tmpdir(), 'baize-others-'));
  server = await startChild({
    host: '127.0.0.1',
    port: 0,
    dataDir: join(dir, 'data'),
    webDir: WEB_DIR,
    botPaceMs: [0, 0],
    logLevel: 'error',
    seed: '5eed'.repeat(16),
  });
});
afterEach(async () => {
  await page?.end();
  page = undefined;
  await server.end('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
});

/** Waits for an expression to give something. */
const until = async <Value>(what: string, expression: string): Promise<Value> => {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const value = await page?.read<Value | null>(expression);
    if (value !== null && value !== undefined && value !== false) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never seen: ${what}; the page says ${await page?.read<string>('document.body.innerText')}`);
};

/** Presses what is found once it stands still. */
const pressOn = async (selector: string): Promise<void> => {
  let last = '';
  for (;;) {
    const point = await pointOn(selector);
    if (`${point}` === last) return page?.press(...point);
    last = `${point}`;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Where a person would press it: in its middle, or at its left edge if something lies over that. */
const pointOn = (selector: string): Promise<readonly [number, number]> =>
  until(
    selector,
    `(() => {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (found === null) return null;
      found.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = found.getBoundingClientRect();
      const points = [[left + width / 2, top + height / 2], [left + 8, top + height / 2]];
      return points.find(([x, y]) => found.contains(document.elementFromPoint(x, y))) ?? null;
    })()`,
  );

const REVISION = `Number(document.querySelector('main[data-revision]')?.dataset.revision ?? -1)`;
const after = (revision: number): Promise<number> =>
  until(`a step after ${revision}`, `${REVISION} > ${revision} ? ${REVISION} : null`);

it.each([
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const)(
  '%s plays',
  async (_, start) => {
    page = await start();
    await page.open(server.address);
    await pressOn('[data-testid="play-guinote"]');
    await pressOn('[data-testid="goal-play"]');
    for (let cards = 0; cards < 3; cards += 1) {
      await until('our turn', `document.querySelector('main[data-turn="true"] .hand [data-legal="true"]') !== null`);
      const revision = await page.read<number>(REVISION);
      await pressOn('.hand [data-legal="true"]');
      await after(revision);
    }
    await page.open(server.address);
    // The second visit offers to go on, which moves what is below.
    await until('the match to go on with', `document.querySelector('[data-testid="continue"]') !== null`);
    await pressOn('[data-testid="play-highnoon"]');
    await pressOn('[data-testid="goal-play"]');
    const dealt = await until<number>(
      'a dealt board',
      `document.querySelector('main[data-revision] [data-zone]') !== null && ${REVISION} > 0 ? ${REVISION} : null`,
    );
    expect(dealt).toBeGreaterThan(0);
  },
  120_000,
);
