// HighNoon's board in a real browser: cards are dragged without layout.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

/** In this deal the first player has the ace of clubs on t6 and the two on t4. */
const room = cardRoom({ seed: '055e'.repeat(16) });

/** How often the page has been laid out so far. */
const layouts = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
};

const centre = async (page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 30) };
};

const lay = async (page: Page, card: string, onto: string, moves = 12): Promise<void> => {
  const lying = `.race-table [data-card="${card}"]`;
  // Waits until it lies still: what is pressed while it flies is not pressed.
  await page.locator(lying).hover();
  const [from, to] = [await centre(page, lying), await centre(page, `[data-drop="${onto}"]`)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.locator('.ghost').waitFor();
  await page.mouse.move(to.x, to.y, { steps: moves });
};

it('cards are dragged to foundations and columns, refused and dropped on the cloth, without layout on the way', async () => {
  const options = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
  const [page, friend] = [await room.visitor(options), await room.visitor(options)];
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(room.address());
  await page.locator('[data-testid="friend-highnoon"]').click();
  await page.locator('[data-testid="first-name"]').fill('Ann');
  await page.locator('[data-testid="name-given"]').click();
  await page.waitForURL('**/t/*');
  await friend.goto(page.url());
  await friend.locator('[data-testid="sit"]').click();
  await until(page, 'the start', ({ actions }) => actions.includes('draw'));

  await lay(page, 'd0:C:01', 'f3', 2);
  const before = await layouts(page);
  const away = await centre(page, '.foot');
  await page.mouse.move(away.x, away.y, { steps: 60 });
  // The clock of the race ticks meanwhile, more often the slower the machine is.
  expect((await layouts(page)) - before).toBeLessThan(30);
  // What follows the pointer is scrolled: none of its styles change.
  const ghost = `document.querySelector('.ghost')`;
  await expect.poll(() => page.evaluate<number>(`${ghost}.scrollTop`)).toBeLessThan(844 - 200);
  await expect.poll(() => page.locator('.ghost').getAttribute('style')).toBeNull();
  await expect.poll(() => page.locator('[data-zone="f0"].lit').count()).toBe(1);
  const any = await centre(page, '[data-drop="f3"]');
  await page.mouse.move(any.x, any.y, { steps: 4 });
  await page.mouse.up();
  await until(page, 'the ace on its foundation', ({ revision }) => revision === 2);
  await expect.poll(() => page.locator('[data-zone="f0"] [data-card]').getAttribute('data-card')).toBe('d0:C:01');

  await lay(page, 'd0:C:02', 't0');
  await page.mouse.up();
  await expect.poll(() => page.locator('.says [data-tip]').isVisible()).toBe(true);
  await expect.poll(() => page.locator('.ghost').count()).toBe(0);

  await lay(page, 'd0:C:02', 'f0');
  await page.mouse.move(away.x - 150, away.y - 120);
  await page.mouse.up();
  await expect.poll(() => page.locator('.ghost').count()).toBe(0);
  await lay(page, 'd0:C:02', 'f0');
  await page.mouse.up();
  await until(page, 'the two on its foundation', ({ revision }) => revision === 3);
  expect(faults).toEqual([]);
});
