// A card room for browser tests: a server in a process of its own, new for each test, and visitors in a real browser, who have nothing in common.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach } from 'vitest';
import { sharedBrowser, WEB_DIR, type Browser } from './browser.ts';
import { startChild, type ChildOptions, type ChildServer } from './child.ts';

/** What a test needs of its room. */
export interface CardRoom {
  readonly address: () => string;
  /** An empty page of somebody new. */
  readonly visitor: (options: BrowserContextOptions, newcomer?: boolean) => Promise<Page>;
}

/** Opens the room before each test of a file, and clears it away afterwards. `flags` are the browser's. */
export const cardRoom = (
  settings: Pick<ChildOptions, 'seed' | 'botPaceMs' | 'keepDays' | 'keepUnfinishedDays'>,
  flags: readonly string[] = [],
): CardRoom => {
  const shared = sharedBrowser(flags);
  let dir: string;
  let server: ChildServer | undefined;
  let browsers: Browser[] = [];

  beforeEach(async () => {
    if (!existsSync(join(WEB_DIR, 'index.html'))) throw new Error('the web client is not built: npm run build:web');
    dir = mkdtempSync(join(tmpdir(), 'baize-room-'));
    const place = { host: '127.0.0.1', port: 0, dataDir: join(dir, 'data'), webDir: WEB_DIR };
    server = await startChild({ ...place, logLevel: 'error', ...settings });
  });
  afterEach(async () => {
    for (const browser of browsers) await browser.end();
    browsers = [];
    await server?.end('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  });
  afterAll(shared.end);

  return {
    address: () => server?.address ?? '',
    visitor: async (options, newcomer = false) => {
      const browser = await shared.visitor(options, newcomer);
      browsers.push(browser);
      return browser.context.newPage();
    },
  };
};
