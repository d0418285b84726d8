// Walks through the page at every size, for tests: what is shown is looked over on the way, in English and in German.

import type { Page } from 'playwright-core';
import { faultsAt, SIZES, type Size } from './layout.ts';
import type { CardRoom } from './room.ts';

/** A page, and what is wrong with everything it has shown so far. */
export interface Walk {
  readonly page: Page;
  readonly faults: string[];
  readonly seen: ReadonlySet<string>;
  /** Looks over what is shown now; once for each name. */
  readonly look: (what: string) => Promise<void>;
}

const START = { width: 390, height: 844 } as const;

const walk = async (room: CardRoom, table: string, locale: string, sizes: readonly Size[]): Promise<Walk> => {
  const page = await room.visitor({ viewport: START, locale });
  const faults: string[] = [];
  const seen = new Set<string>();
  const places = new Map<string, string>();
  page.on('pageerror', (error) => faults.push(error.message));
  const look = async (what: string): Promise<void> => {
    if (seen.has(what)) return;
    seen.add(what);
    // What is announced across a table hides it for a moment.
    if (what !== 'announced') await page.locator('.announcement:visible').waitFor({ state: 'detached' });
    faults.push(...(await faultsAt(page, `${table} ${locale} ${what}`, sizes, places)));
    await page.setViewportSize(START);
  };
  await page.goto(room.address());
  return { page, faults, seen, look };
};

/** What is wrong with a walk in English at every size and in German on the smallest phone, side by side; it has to meet some things. */
export const faultsOf = async (
  room: CardRoom,
  table: string,
  take: (at: Walk) => Promise<void>,
  toMeet: readonly string[] = [],
): Promise<readonly string[]> => {
  const taken = async (locale: string, some: readonly Size[]): Promise<readonly string[]> => {
    const at = await walk(room, table, locale, some);
    await take(at);
    const missed = toMeet.filter((what) => !at.seen.has(what));
    return [...missed.map((what) => `${table} ${locale} ${what}: never met`), ...at.faults];
  };
  return (await Promise.all([taken('en', SIZES), taken('de', SIZES.slice(0, 1))])).flat();
};

export const openTable = async ({ page }: Walk, body: object): Promise<void> => {
  const table: string = await page.evaluate(
    `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(body))} })
      .then((reply) => reply.json()).then((opened) => opened.table)`,
  );
  await page.goto(new URL(`/t/${table}`, page.url()).href);
};

/** Closes what lies over the page; what is touched before it is gone is not touched at all. */
export const close = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

const openMenu = async (page: Page): Promise<void> => {
  await page.locator('[data-testid=menu]').click();
  await page.locator('dialog .items').waitFor();
};

export const theMenu = async ({ page, look }: Walk): Promise<void> => {
  await openMenu(page);
  await look('menu');
  await close(page);
};

/** What opens over a table by the menu or a key, much the same in every game. */
export const sheets = async ({ page, look }: Walk): Promise<void> => {
  await openMenu(page);
  for (const item of ['open-log', 'open-rules', 'open-settings', 'resign']) {
    await page.locator(`[data-testid=${item}]`).click();
    await page
      .locator(item === 'open-settings' ? 'dialog .settings' : 'dialog .body > *')
      .first()
      .waitFor();
    await look(item);
    await close(page);
    await openMenu(page);
  }
  await close(page);
  await page.keyboard.press('?');
  await page.locator('dialog .body > *').first().waitFor();
  await look('keys');
  await close(page);
};

/** What a score is made of. */
export const score = async ({ page, look }: Walk): Promise<void> => {
  await page.locator('[data-testid=explain-score]').first().click();
  await page.locator('[data-testid=score-sheet]').waitFor();
  await look('score');
  await close(page);
};

/** What a deal came to, looked over, and on to the next. */
export const sums = async ({ page, look }: Walk): Promise<void> => {
  await look('sums');
  await page.locator('[data-testid=next]').click();
  await page.locator('[data-testid=sums]').waitFor({ state: 'detached' });
};

/** The end of a match: its report, all of it unfolded, and the table behind it. */
export const result = async ({ page, look }: Walk): Promise<void> => {
  await look('result');
  const folded = page.locator('.part:not([open]) summary');
  if ((await folded.count()) > 0) {
    while ((await folded.count()) > 0) await folded.first().click();
    await look('result unfolded');
  }
  await page.locator('[data-testid=close-result]').click();
  await page.locator('[data-testid=show-result]').waitFor();
  await look('the table at the end');
};

export const hint = async ({ page, look }: Walk): Promise<void> => {
  const ask = page.locator('[data-testid=ask-hint]:enabled');
  if ((await ask.count()) === 0) return;
  await ask.click();
  await page.locator('.tip.hint').waitFor();
  await look('hint');
  await page.keyboard.press('Escape');
};

/** What can be done now, or what the table waits for. */
interface Ready {
  readonly at: 'turn' | 'sums' | 'end';
  readonly revision: number;
  readonly legal: readonly string[];
  readonly illegal: readonly string[];
  readonly actions: readonly string[];
}

const READY = `(() => {
  const main = document.querySelector('main[data-revision]');
  if (main === null) return null;
  const cards = (legal) => [...main.querySelectorAll('.hand [data-card][data-legal="' + legal + '"]')].map((card) => card.dataset.card);
  const actions = [...main.querySelectorAll('[data-action]')].map((button) => button.dataset.action);
  const shown = { revision: Number(main.dataset.revision), legal: cards(true), illegal: cards(false), actions };
  if (main.querySelector('[data-testid=result]') !== null) return { at: 'end', ...shown };
  if (main.querySelector('[data-testid=sums]') !== null) return { at: 'sums', ...shown };
  if (actions.length > 0 || (main.dataset.turn === 'true' && shown.legal.length > 0)) return { at: 'turn', ...shown };
  main.querySelector('.table').click();
  return null;
})()`;

/** Waits until something can be done after a revision, a deal is counted, or it is the end. */
export const ready = async (page: Page, after = -1): Promise<Ready> => {
  for (let tries = 0; tries < 1000; tries++) {
    const shown = await page.evaluate<Ready | null>(READY);
    if (shown !== null && (shown.at !== 'turn' || shown.revision > after)) return shown;
    await page.waitForTimeout(25);
  }
  throw new Error('neither our turn, nor a count, nor the end');
};

/** Where a card of the hand is never covered by the next one. */
export const CORNER = { position: { x: 12, y: 40 }, timeout: 10_000 } as const;

export const verbsOf = (actions: readonly string[]): string =>
  [...new Set(actions.map((action) => action.split(' ', 1)[0]))].join(' and ');

/** A refused card, explained. */
export const refusal = async ({ page, look }: Walk, card: string): Promise<void> => {
  await page.locator(`.hand [data-card="${card}"]`).click(CORNER);
  await page.locator('[data-tip]').waitFor();
  await look('refused');
  await page.keyboard.press('Escape');
};
