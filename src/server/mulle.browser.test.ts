// Mulle on a table of open cards: a whole omgång by taps with a count after each deal.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

const sitDown = async (page: Page, options: { readonly players: 2 | 4; readonly omgangar?: number }): Promise<void> => {
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as object;
    const opponents = Array.from({ length: options.players - 1 }, () => 'easy');
    await route.continue({ postData: JSON.stringify({ ...asked, options, opponents }) });
  });
  await page.goto(room.address());
  await page.locator('[data-testid="play-mulle"]').click();
  await page.waitForURL('**/t/*');
};

const READY = `(after) => {
  const main = document.querySelector('main[data-revision]');
  if (main === null) return false;
  if (main.querySelector('[data-testid=sums]') !== null) return 'sums';
  if (main.querySelector('[data-testid=result]') !== null) return 'end';
  const mine = main.dataset.turn === 'true' && main.querySelector('.hand [data-legal=true]') !== null;
  if (mine && Number(main.dataset.revision) > after) return 'turn';
  main.querySelector('.table').click();
  return false;
}`;

/** Waits for our turn after a revision, for a count, or for the end; a tap on the cloth hurries, but never past a count. */
const ready = async (page: Page, after = -1): Promise<string> => {
  for (let tries = 0; tries < 1000; tries++) {
    const found = await page.evaluate<string | false>(`(${READY})(${after})`);
    if (found !== false) return found;
    await page.waitForTimeout(30);
  }
  throw new Error('neither our turn, nor a count, nor the end');
};

const revisionOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main').getAttribute('data-revision'));

/** Where a card of the hand is never covered by the next one. */
const CORNER = { position: { x: 14, y: 40 } } as const;

it('an omgång of four against bots, by taps on a phone, each deal counted', { timeout: 120_000 }, async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'en', hasTouch: true });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await sitDown(page, { players: 4, omgangar: 1 });
  const seen = { moves: 0, sums: 0, rows: 0, builds: 0 };
  let revision = -1;
  for (let at = await ready(page); at !== 'end'; at = await ready(page, revision)) {
    if (at === 'sums') {
      seen.sums++;
      seen.rows += await page.locator('[data-testid=sums] tbody tr').count();
      await page.locator('[data-testid=next]').tap();
      await page.locator('[data-testid=sums]').waitFor({ state: 'detached' });
      continue;
    }
    revision = await revisionOf(page);
    seen.builds += await page.locator('.lying .medal').count();
    const cards = page.locator('.hand [data-legal=true]');
    await cards.nth(seen.moves++ % (await cards.count())).tap(CORNER);
    await page.locator('.compose [data-way=main]').tap();
  }
  expect(seen).toMatchObject({ moves: 24, sums: 2, rows: 10 });
  expect(seen.builds).toBeGreaterThan(3);
  await expect.poll(() => page.locator('[data-testid=result] .sums').count()).toBe(1);
  expect(faults).toEqual([]);
});
