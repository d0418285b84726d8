// HighNoon's board in a real browser: at every size everything is in sight, apart and large enough; and cards are dragged without layout.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

/** In this deal the first player has the ace of clubs on t6 and the two on t4. */
const room = cardRoom({ seed: '055e'.repeat(16) });

const SIZES = [
  [360, 640],
  [390, 844],
  [640, 360],
  [640, 400],
  [844, 390],
  [768, 1024],
  [1280, 800],
  [2560, 1440],
] as const;

/** What is wrong with what a page shows: outside of the window, over one another, too small to touch or to read. */
const FAULTS = `(() => {
  const faults = [];
  const boxOf = (element) => element.getBoundingClientRect();
  const name = (element) => element.className + ' ' + (element.dataset.zone ?? element.dataset.card ?? element.textContent.slice(0, 20));
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((element) => boxOf(element).width > 0 && element.closest('.visually-hidden') === null);
  for (const element of shown('.race-table *, .bar *')) {
    const { left, top, right, bottom } = boxOf(element);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) faults.push('outside: ' + name(element));
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
    const least = element.closest('.small-pile, .count, .badge') === null ? 14 : 12;
    if (words && parseFloat(getComputedStyle(element).fontSize) < least) faults.push('small text: ' + name(element));
  }
  const parts = shown('.race-table > *, .goal, .column, .pile-at');
  for (const [i, one] of parts.entries()) for (const other of parts.slice(i + 1)) {
    if (one.contains(other) || other.contains(one)) continue;
    const [a, b] = [boxOf(one), boxOf(other)];
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) faults.push('overlap: ' + name(one) + ' / ' + name(other));
  }
  for (const element of shown('.race-table button, .race-table a, .bar button')) {
    const { width, height } = boxOf(element);
    if (width < 43.5 || height < 43.5) faults.push('small: ' + name(element) + ' ' + width + ' × ' + height);
  }
  if (document.documentElement.scrollHeight > innerHeight) faults.push('scrolls');
  return faults;
})()`;

const sizesOf = async (locale: string): Promise<readonly string[]> => {
  const page = await room.visitor({ viewport: { width: 360, height: 640 }, hasTouch: true, locale });
  await page.goto(room.address());
  await page.locator('[data-testid="setup-highnoon"]').tap();
  await page.locator('[data-testid="pace-relaxed"]').tap();
  await page.locator('[data-testid="open-table"]').tap();
  await until(page, 'the deal', ({ actions }) => actions.includes('draw'));
  const stock = page.locator('[data-zone="stock"] [data-tap]');
  for (let i = 0; i < 3; i++) await stock.tap();
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // A refused card is explained in the strip, which is part of what is measured.
    const refused = page.locator('.column [data-card][data-legal="false"]').first();
    await expect
      .poll(
        async () => {
          await refused.click({ timeout: 5000 });
          return page.locator('.says [data-tip]').isVisible();
        },
        { timeout: 20_000, interval: 400 },
      )
      .toBe(true);
    const found = await page.evaluate<readonly string[]>(FAULTS);
    faults.push(...found.map((fault) => `${width} × ${height} ${fault}`));
  }
  return faults;
};

it.each(['en-GB', 'de-DE'])('fits every size (%s)', async (locale) => {
  expect(await sizesOf(locale)).toEqual([]);
});

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
  const [from, to] = [
    await centre(page, `.race-table [data-card="${card}"]`),
    await centre(page, `[data-drop="${onto}"]`),
  ];
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
  await page.waitForURL('**/t/*');
  await friend.goto(page.url());
  await friend.locator('[data-testid="sit"]').click();
  await until(page, 'the start', ({ actions }) => actions.includes('draw'));

  await lay(page, 'd0:C:01', 'f3', 2);
  const before = await layouts(page);
  const away = await centre(page, '.foot');
  await page.mouse.move(away.x, away.y, { steps: 60 });
  // The clock of the race ticks meanwhile.
  expect((await layouts(page)) - before).toBeLessThan(15);
  expect(await page.locator('.ghost').getAttribute('style')).toContain('translate3d');
  expect(await page.locator('[data-zone="f0"].lit').count()).toBe(1);
  const any = await centre(page, '[data-drop="f3"]');
  await page.mouse.move(any.x, any.y, { steps: 4 });
  await page.mouse.up();
  await until(page, 'the ace on its foundation', ({ revision }) => revision === 2);
  expect(await page.locator('[data-zone="f0"] [data-card]').getAttribute('data-card')).toBe('d0:C:01');

  await lay(page, 'd0:C:02', 't0');
  await page.mouse.up();
  await expect.poll(() => page.locator('.says [data-tip]').isVisible()).toBe(true);
  expect(await page.locator('.ghost').count()).toBe(0);

  await lay(page, 'd0:C:02', 'f0');
  await page.mouse.move(away.x - 150, away.y - 120);
  await page.mouse.up();
  await expect.poll(() => page.locator('.ghost').count()).toBe(0);
  await lay(page, 'd0:C:02', 'f0');
  await page.mouse.up();
  await until(page, 'the two on its foundation', ({ revision }) => revision === 3);
  expect(faults).toEqual([]);
});
