// A real browser at a real table, for tests: starts Chromium, reads what the table shows, touches cards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../../games/index.ts';
import {
  chromium,
  type Browser as ChromiumBrowser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

/** The web client as `npm run build:web` leaves it. */
export const WEB_DIR = fileURLToPath(new URL('../../../dist/web', import.meta.url));

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with an empty profile; `end` closes it and removes the profile. */
export interface Browser {
  readonly context: BrowserContext;
  readonly end: () => Promise<void>;
}

/** A microphone that hears a beep every second, and that nobody is asked about. */
export const FAKE_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const EXECUTABLE = process.env['BAIZE_CHROMIUM'] ?? '/usr/bin/chromium';

/** What every visitor is like, unless a test asks for something else. */
const VISITOR: BrowserContextOptions = {
  reducedMotion: 'reduce',
  // What a page asks for should reach the test that answers it; those about the worker allow it.
  serviceWorkers: 'block',
};

/** Somebody who has played every game before or, as a newcomer, none. */
const furnish = async (context: BrowserContext, newcomer: boolean): Promise<void> => {
  // Kept, so that a test can cut a line that stands.
  await context.addInitScript(`
    window.lines = [];
    window.WebSocket = class extends WebSocket {
      constructor(...where) { super(...where); window.lines.push(this); }
    };
  `);
  const known = newcomer ? [] : Object.keys(GAMES);
  await context.addInitScript(`
    try { for (const game of ${JSON.stringify(known)}) localStorage.setItem('baize.known.' + game, 'yes'); } catch {}
  `);
};

/** A browser of its own. */
export const startBrowser = async (options: BrowserContextOptions = {}): Promise<Browser> => {
  const profile = mkdtempSync(join(tmpdir(), 'baize-browser-'));
  const launched = { executablePath: EXECUTABLE, args: FLAGS };
  const context = await chromium.launchPersistentContext(profile, { ...launched, ...VISITOR, ...options });
  await furnish(context, false);
  return {
    context,
    end: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
};

/** A browser for many visitors who have nothing in common: starting one takes longer than many a test. */
export interface SharedBrowser {
  readonly visitor: (options: BrowserContextOptions, newcomer: boolean) => Promise<Browser>;
  readonly end: () => Promise<void>;
}

export const sharedBrowser = (flags: readonly string[]): SharedBrowser => {
  let started: Promise<ChromiumBrowser> | undefined;
  const running = async (): Promise<ChromiumBrowser> => {
    // One that broke down with a test is no matter to the next.
    if (started === undefined || !(await started).isConnected())
      started = chromium.launch({ executablePath: EXECUTABLE, args: [...FLAGS, ...flags] });
    return started;
  };
  return {
    visitor: async (options, newcomer) => {
      const context = await (await running()).newContext({ ...VISITOR, ...options });
      await furnish(context, newcomer);
      return { context, end: () => context.close() };
    },
    end: async () => (await started)?.close(),
  };
};

/** What the table on the page shows. */
export interface PageState {
  readonly revision: number;
  readonly connection: string;
  readonly turn: boolean;
  readonly outcome: string | null;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly actions: readonly string[];
  readonly tip: string | null;
}

const READ = `(() => {
  const main = document.querySelector('main[data-revision]');
  if (main === null) return null;
  const cards = (legal) => [...main.querySelectorAll('.hand [data-card][data-legal="' + legal + '"]')].map((card) => card.dataset.card);
  return {
    revision: Number(main.dataset.revision),
    connection: main.dataset.connection,
    turn: main.dataset.turn === 'true',
    outcome: main.querySelector('[data-outcome]')?.dataset.outcome ?? null,
    legal: cards(true),
    illegal: cards(false),
    actions: [...main.querySelectorAll('[data-action]')].map((button) => button.dataset.action),
    tip: main.querySelector('[data-tip]')?.dataset.tip ?? null,
  };
})()`;

/** Reads the table, or nothing while there is none. */
const read = (page: Page): Promise<PageState | null> => page.evaluate<PageState | null>(READ);

/** Waits until the table shows this, skipping what is only being shown for a while, and going on from counts. */
export const until = async (page: Page, what: string, holds: (shown: PageState) => boolean): Promise<PageState> => {
  const deadline = Date.now() + 30_000;
  let shown: PageState | null = null;
  while (Date.now() < deadline) {
    shown = await read(page);
    if (shown !== null && holds(shown)) return shown;
    await page.evaluate(`(document.querySelector('[data-testid=next]') ?? document.querySelector('.table'))?.click()`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`the table never showed this: ${what}; it shows ${JSON.stringify(shown)}`);
};

/** Two people at a table: who is to move, and the other. */
export const byTurn = async (one: Page, other: Page): Promise<readonly [mover: Page, waiting: Page]> => {
  const isToMove = (page: Page) => page.locator('main[data-turn=true]').waitFor();
  return Promise.any([
    isToMove(one).then(() => [one, other] as const),
    isToMove(other).then(() => [other, one] as const),
  ]);
};

/** Touches a card of the hand. */
export const touch = (page: Page, card: string): Promise<void> => page.locator(`.hand [data-card="${card}"]`).click();

/** Ends every line the page has to the server. */
export const cutLines = async (page: Page): Promise<void> => {
  await page.evaluate(`window.lines.forEach((line) => line.close())`);
};
