// HighNoon on a phone: a table with a progress clock and a slow bot, its stock touched until it is empty, and turned over by the keyboard.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ seed: '055e'.repeat(16) });

const open = async (): Promise<Page> => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
  await page.goto(room.address());
  await page.locator('[data-testid="setup-highnoon"]').tap();
  await page.locator('[data-testid="progress-120000"]').tap();
  await page.locator('[data-testid="pace-relaxed"]').tap();
  await page.locator('[data-testid="open-table"]').tap();
  await until(page, 'the deal', ({ actions }) => actions.includes('draw'));
  return page;
};

const left = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-zone="stock"] .count').innerText());

it('draws and turns over where the stock lies', async () => {
  const page = await open();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const stock = page.locator('[data-zone="stock"] [data-tap]');
  for (let cards = await left(page); cards > 0; cards--) {
    await stock.tap();
    await expect.poll(() => left(page)).toBe(cards - 1);
  }
  await expect.poll(() => stock.getAttribute('aria-label')).toBe('Stock: 0 cards. Turn the waste over');
  await stock.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => left(page)).toBe(24);
  await expect.poll(() => page.evaluate(`document.activeElement.dataset.tap`)).toBe('draw');
  const [waste, tip] = [page.locator('[data-zone="waste"] [data-tap]'), page.locator('.tip')];
  const asked = async (): Promise<boolean> => {
    if (await tip.isVisible()) return true;
    await waste.tap();
    return false;
  };
  // A touch while the bot's move is still to be shown only brings the screen up to date: then a second one asks.
  await expect.poll(asked, { interval: 1000 }).toBe(true);
  await expect.poll(() => page.locator('.tip h3').innerText()).toContain('Waste empty');
  expect(faults).toEqual([]);
});
