// Mulle on the generic page: a whole omgång by touch, with choices answered by button and by touching the table.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until, type PageState } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

const sitDown = async (page: Page): Promise<void> => {
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...asked, options: { omgangar: 1 } }) });
  });
  await page.goto(room.address());
  await page.locator('[data-testid="play-mulle"]').click();
  await page.waitForURL('**/t/*');
};

const ready = (page: Page): Promise<PageState> =>
  until(page, 'our turn or the end', (shown) => shown.outcome !== null || (shown.turn && shown.legal.length > 0));

/** What the test has met on the way. */
interface Seen {
  choices: number;
  narrowed: number;
  builds: number;
}

/** Touches the first card of the hand that can do something, and answers if the table asks what is meant. */
const move = async (page: Page, shown: PageState, seen: Seen): Promise<void> => {
  seen.builds += await page.locator('.owned .medal').count();
  await page.locator('.hand [data-legal=true]').first().click();
  const asked = await until(
    page,
    'a step or a choice',
    (now) => now.revision > shown.revision || now.actions.length > 0,
  );
  if (asked.revision === shown.revision) {
    seen.choices++;
    const lit = page.locator('.spread .lit').first();
    if ((await lit.count()) > 0) {
      await lit.click();
      seen.narrowed++;
    }
    const left = await until(page, 'a step or fewer choices', () => true);
    if (left.revision === shown.revision && left.actions.length > 0) {
      await page
        .locator('[data-action]')
        .first()
        .click({ timeout: 10_000 })
        .catch(() => undefined);
    }
  }
  await until(page, 'the step', ({ revision }) => revision > shown.revision);
};

it('an omgång against the bot, by touch on a phone', { timeout: 180_000 }, async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'en' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await sitDown(page);
  const seen: Seen = { choices: 0, narrowed: 0, builds: 0 };
  let shown = await ready(page);
  expect(await page.locator('.loose [data-card]').count()).toBe(8);
  while (shown.outcome === null) {
    await move(page, shown, seen);
    shown = await ready(page);
  }
  expect(shown.outcome).toBe('points');
  expect(seen.choices).toBeGreaterThan(5);
  expect(seen.narrowed).toBeGreaterThan(3);
  expect(seen.builds).toBeGreaterThan(3);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(faults).toEqual([]);
});
