// A card room for browser tests: a server in a process of its own and visitors with real browsers, new for each test.

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { startBrowser, WEB_DIR, type Browser } from './browser.ts';
import { startChild, type ChildOptions, type ChildServer } from './child.ts';

/** What a test needs of its room. */
export interface CardRoom {
  readonly address: () => string;
  /** An empty page of a new browser. */
  readonly visitor: (options: BrowserContextOptions, flags?: readonly string[], newcomer?: boolean) => Promise<Page>;
}

/** Opens the room before each test of a file, and clears it away afterwards. */
export const cardRoom = (
  settings: Pick<ChildOptions, 'seed' | 'botPaceMs' | 'keepDays' | 'keepUnfinishedDays'>,
): CardRoom => {
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

  return {
    address: () => server?.address ?? '',
    visitor: async (options, flags, newcomer) => {
      const browser = await startBrowser(options, flags, newcomer);
      browsers.push(browser);
      return browser.context.pages()[0] ?? browser.context.newPage();
    },
  };
};
