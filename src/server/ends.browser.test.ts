// Ends on the page: a game of tricks and one of lanes are played through every count to the result, on a phone and on a desktop.
// With BAIZE_SCREENS, a folder, what is shown there is kept as pictures to be looked at.

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

const SCREENS = process.env['BAIZE_SCREENS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (SCREENS === undefined) return;
  await page.evaluate(`Promise.all(document.getAnimations().map((each) => each.finished.catch(() => 0)))`);
  await page.screenshot({ path: join(SCREENS, `${name}.png`) });
};

/** What waits for the player: a count, the end, something to say, or a card. A tap on the cloth hurries, but never past a count. */
const READY = `(() => {
  const main = document.querySelector('main[data-revision]');
  if (main === null) return 'wait';
  if (main.querySelector('[data-testid=sums]') !== null) return 'sums';
  if (main.querySelector('[data-testid=result]') !== null) return 'end';
  const shown = (element) => element.offsetWidth > 0;
  if (main.dataset.turn === 'true') {
    const ways = [...main.querySelectorAll('.choice [data-action], .action-row [data-action]')].filter(shown);
    const cards = [...main.querySelectorAll('.hand [data-legal=true]')].filter(shown);
    const pass = ways.find((way) => ['keep', 'pass', 'decline'].includes(way.dataset.action));
    const choosing = main.querySelector('.choice') !== null;
    if (choosing && ways.length > 0) { ways[0].click(); return 'acted'; }
    // Now and then a card, so that there is something to count, and then on.
    window.turns = (window.turns ?? 0) + 1;
    if (cards.length > 0 && (pass === undefined || window.turns % 3 !== 0)) { cards[0].click(); return 'acted'; }
    if (pass !== undefined) { pass.click(); return 'acted'; }
    if (ways.length > 0) { ways[0].click(); return 'acted'; }
  }
  main.querySelector('.table').click();
  return 'wait';
})()`;

/** Anything of a panel that is cut off, too small to be touched, or lies outside of the page. */
const FAULTS = `(() => {
  const out = [];
  const panel = document.querySelector('[data-testid=sums], [data-testid=result]');
  const box = panel.getBoundingClientRect();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) out.push('outside');
  for (const element of panel.querySelectorAll('button, a, summary')) {
    const one = element.getBoundingClientRect();
    if (one.height < 43.5) out.push('small: ' + element.textContent);
  }
  for (const element of panel.querySelectorAll('button, a.btn')) {
    const one = element.getBoundingClientRect();
    const at = document.elementFromPoint(one.left + one.width / 2, one.top + one.height / 2);
    if (at === null || !element.contains(at)) out.push('covered: ' + element.textContent);
  }
  return out;
})()`;

const sitDown = async (page: Page, game: string, options: object): Promise<void> => {
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as { readonly options: object };
    await route.continue({ postData: JSON.stringify({ ...asked, options: { ...asked.options, ...options } }) });
  });
  await page.goto(room.address());
  await page.locator(`[data-testid="play-${game}"]`).click();
  await page.waitForURL('**/t/*');
};

/** Plays on until a count or the end. */
const playOn = async (page: Page): Promise<string> => {
  for (let tries = 0; tries < 3000; tries++) {
    const found = await page.evaluate<string>(READY);
    if (found === 'sums' || found === 'end') return found;
    await page.waitForTimeout(found === 'acted' ? 60 : 30);
  }
  throw new Error('neither a count nor the end');
};

const GAMES = [
  { game: 'guinote', options: { players: 2, partidasPerCoto: 2 }, counts: 1 },
  { game: 'mythos', options: {}, counts: 3 },
] as const;

for (const { game, options, counts } of GAMES) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    it(`${game} on a ${size}: every deal is counted, and the match has a result`, { timeout: 120_000 }, async () => {
      const page = await room.visitor({ viewport, locale: 'en' });
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await sitDown(page, game, options);
      let seen = 0;
      for (let at = await playOn(page); at !== 'end'; at = await playOn(page)) {
        seen++;
        await expect.poll(() => page.evaluate<readonly string[]>(FAULTS), { message: 'a count' }).toEqual([]);
        await expect.poll(() => page.locator('[data-testid=sums] tbody tr').count()).toBeGreaterThan(1);
        if (seen === 1) await keep(page, `${game}-sums-${size}`);
        await expect.poll(() => page.evaluate(`document.activeElement?.dataset.testid`)).toBe('next');
        await page.locator('[data-testid=next]').click();
        await page.locator('[data-testid=sums]').waitFor({ state: 'detached' });
      }
      expect(seen).toBeGreaterThanOrEqual(counts);
      await expect.poll(() => page.evaluate<readonly string[]>(FAULTS), { message: 'the result' }).toEqual([]);
      // The last deal is told by the result.
      await expect.poll(() => page.locator('[data-testid=result] .part').count()).toBe(seen + 1);
      await expect.poll(() => page.locator('[data-testid=chart] path.line').count()).toBe(2);
      await keep(page, `${game}-result-${size}`);
      await page.locator('[data-testid=close-result]').click();
      await page.locator('[data-testid=result]').waitFor({ state: 'detached' });
      await keep(page, `${game}-final-${size}`);
      await page.locator('[data-testid=show-result]').click();
      await page.locator('[data-testid=result]').waitFor();
      expect(faults).toEqual([]);
    });
  }
}
