// Where a hint lies: on no card in play, whatever the size of the window.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until } from './testing/browser.ts';
import { askForHint } from './testing/hints.ts';
import { cardRoom } from './testing/room.ts';

/** A slow rival: what a hint is about does not change meanwhile. */
const room = cardRoom({ botPaceMs: [5000, 5000], seed: '5eed'.repeat(16) });

const PHONE = [390, 844] as const;
const LOW = [844, 390] as const;
const DESK = [1280, 800] as const;
const LARGE = [2560, 1440] as const;

/** Cards in play that the hint lies on, and its button where it can't be pressed. */
const FAULTS = `(() => {
  const hint = document.querySelector('[data-testid=hint]').getBoundingClientRect();
  const button = document.querySelector('[data-testid=hint-do]');
  const { left, top, width, height } = button.getBoundingClientRect();
  const covered = [...document.querySelectorAll('.hand .card, .lying .card, .column .card, .goal')].filter((card) => {
    const box = card.getBoundingClientRect();
    return box.left < hint.right && box.right > hint.left && box.top < hint.bottom && box.bottom > hint.top;
  });
  const can = button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  return [...covered.map((card) => card.dataset.card ?? card.dataset.zone), ...(can ? [] : ['the button'])];
})()`;

const isOnRail = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const [hint, rail] = ['[data-testid=hint]', '.rail'].map((each) => document.querySelector(each)?.getBoundingClientRect());
    return rail !== undefined && rail.width > 0 && hint.left >= rail.left;
  })()`);

/** Opens a match and asks for a hint on a phone. */
const hinted = async (game: string): Promise<Page> => {
  const [width, height] = PHONE;
  const page = await room.visitor({ viewport: { width, height }, locale: 'en' });
  await page.goto(room.address());
  await page.locator(`[data-testid="play-${game}"]`).click();
  await page.waitForURL('**/t/*');
  await until(
    page,
    'something to do',
    ({ turn, legal, actions }) => (turn && legal.length > 0) || actions.includes('draw'),
  );
  await askForHint(page);
  return page;
};

it.each(['mulle', 'highnoon'])('%s: below, beside or on the rail, also after the window has changed', async (game) => {
  const page = await hinted(game);
  for (const [width, height] of [PHONE, LOW, DESK, LARGE, PHONE]) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate<readonly string[]>(FAULTS), { message: `${width} × ${height}` }).toEqual([]);
  }
});

it('a full table of open cards leaves room on the rail only', async () => {
  const page = await hinted('mulle');
  await expect.poll(() => isOnRail(page)).toBe(false);
  const [width, height] = DESK;
  await page.setViewportSize({ width, height });
  await expect.poll(() => isOnRail(page)).toBe(true);
});
