// A real race: two people in two browsers at a table of HighNoon reach for the same foundation at the same moment.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

/** In this deal the first player has the ace of clubs on t6 and the two on t4; the second has their two on t2, and no ace. */
const SEED = '055e'.repeat(16);
const ACE = { zone: 't6', card: 'd0:C:01' };
const TWOS = [
  { zone: 't4', card: 'd0:C:02' },
  { zone: 't2', card: 'd1:C:02' },
] as const;

const room = cardRoom({ seed: SEED });

/** Two people at one table: the first opens it for a friend, the second follows the link and sits down. */
const sitDown = async (): Promise<readonly [Page, Page]> => {
  const options = { viewport: { width: 1280, height: 900 }, locale: 'en-GB' };
  const [first, second] = [await room.visitor(options), await room.visitor(options)];
  await first.goto(room.address());
  await first.locator('[data-testid="friend-highnoon"]').click();
  await first.locator('[data-testid="first-name"]').fill('Ann');
  await first.locator('[data-testid="name-given"]').click();
  await first.waitForURL('**/t/*');
  await second.goto(first.url());
  await first.locator('[data-testid="invite"]').waitFor();
  await second.locator('[data-testid="sit"]').waitFor();
  // Before both are there nothing is dealt; then both see the seconds go by.
  for (const page of [first, second]) expect(await page.locator('[data-card]').count()).toBe(0);
  const counted = [first, second].map((page) => page.locator('[data-testid="countdown"]').waitFor());
  await second.locator('[data-testid="name"]').fill('Bea');
  await second.locator('[data-testid="sit"]').click();
  for (const page of [first, second]) {
    await until(page, 'two people', ({ revision, actions }) => revision === 1 && actions.includes('draw'));
  }
  await Promise.all(counted);
  return [first, second];
};

const touch = (page: Page, { zone, card }: { readonly zone: string; readonly card: string }): Promise<void> =>
  page.locator(`[data-zone="${zone}"] [data-card="${card}"]`).click();

/** From now on nothing that the server says reaches this page, until it is let through: its player decides on what was true before. */
const holdBack = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    const line = window.lines.at(-1);
    const heard = line.onmessage;
    const held = [];
    line.onmessage = (event) => held.push(event);
    window.letThrough = () => {
      line.onmessage = heard;
      for (const event of held) heard.call(line, event);
    };
  })()`);

const letThrough = (page: Page): Promise<void> => page.evaluate('window.letThrough()');

/** The cards that lie open on foundations, as a page shows them. */
const foundations = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('[data-zone^="f"]')].map((zone) => zone.querySelector('[data-card]')?.dataset.card ?? '')`,
  );

const hasLost = (page: Page): Promise<boolean> => page.locator('.tip.race').isVisible();

it('gives the lane to one, tells the other that it was too late, and both see the same table', async () => {
  const pages = await sitDown();
  const faults: string[] = [];
  for (const page of pages) page.on('pageerror', (error) => faults.push(error.message));
  await touch(pages[0], ACE);
  for (const page of pages) await until(page, 'the ace on its foundation', ({ revision }) => revision === 2);
  await expect.poll(() => foundations(pages[0])).toContain(ACE.card);

  await Promise.all(pages.map(holdBack));
  await Promise.all([touch(pages[0], TWOS[0]), touch(pages[1], TWOS[1])]);
  await Promise.all(pages.map(letThrough));
  // Without a touch, which would put away what is told.
  for (const page of pages) await page.locator('main[data-revision="3"]').waitFor();
  await expect.poll(async () => (await Promise.all(pages.map(hasLost))).filter(Boolean).length).toBe(1);

  const winner = (await hasLost(pages[0])) ? 1 : 0;
  const loser = pages[1 - winner] as Page;
  await expect.poll(() => loser.locator('.tip.race [data-clause]').getAttribute('data-clause')).toBe('HN-3.2');
  await expect.poll(() => loser.locator('.tip.race h3').innerText()).toContain('Too late');
  const lanes = await foundations(pages[0]);
  expect(lanes).toContain(TWOS[winner]?.card);
  expect(lanes).not.toContain(TWOS[1 - winner]?.card);
  await expect.poll(() => foundations(pages[1])).toEqual(lanes);

  // Nothing was lost but the race: both go on at once, and no step of either is missing.
  await pages[0].locator('[data-zone="stock"] [data-tap="draw"]').click();
  await pages[1].locator('[data-action="draw"]').click();
  for (const page of pages) await until(page, 'both draws', ({ revision }) => revision === 5);
  await expect
    .poll(async () => {
      const [one, other] = await Promise.all(pages.map(foundations));
      return one?.join() === other?.join();
    })
    .toBe(true);
  expect(faults).toEqual([]);
});
