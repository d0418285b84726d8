// A hint in a real browser: thought out in a worker of the page, while nothing is asked of the server.

import { expect, it } from 'vitest';
import { until } from './testing/browser.ts';
import { askForHint } from './testing/hints.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

it('lights a card, says why, compares moves and plays it; the server hears only of the move', async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'es' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const said: string[] = [];
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => said.push(String(payload))));
  await page.goto(room.address());
  await page.locator('[data-testid="play-guinote"]').click();
  await page.waitForURL('**/t/*');
  const before = await until(page, 'our turn', ({ turn, legal }) => turn && legal.length > 0);
  expect(page.workers()).toHaveLength(0);
  const heard = said.length;

  await askForHint(page);
  expect(page.workers()).toHaveLength(1);
  expect(said).toHaveLength(heard);
  await expect.poll(() => page.locator('[data-testid="reason"]').innerText()).toMatch(/\.$/u);
  const lit = await page.locator('.hand [data-hinted]').getAttribute('data-card');
  expect(before.legal).toContain(lit);
  await expect.poll(() => page.locator('[data-testid="polite"]').textContent()).toMatch(/^Pista: /u);

  await page.locator('[data-testid="hint-more"]').click();
  await expect.poll(() => page.locator('[data-testid="weights"] li').count()).toBeGreaterThan(1);
  await page.locator('[data-testid="hint-do"]').click();
  await until(page, 'the step', ({ revision }) => revision > before.revision);
  await expect.poll(() => page.locator('[data-testid="hint"]').count()).toBe(0);
  const acts = said.slice(heard).filter((each) => each.includes('"act"'));
  expect(acts).toHaveLength(1);
  expect(acts[0]).toContain(`play ${lit}`);
  expect(faults).toEqual([]);
});

it('says so when a part of the page is gone, as after a new version, and finds it after reloading', async () => {
  const page = await room.visitor({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  await page.route('**/assets/HintView-*', (route) => route.abort());
  await page.goto(room.address());
  await page.locator('[data-testid="play-guinote"]').click();
  await page.waitForURL('**/t/*');
  await until(page, 'our turn', ({ turn, legal }) => turn && legal.length > 0);
  const said = page.locator('[data-testid="polite"]', { hasText: 'could not be loaded' });
  // Other things are said there too, and may take its place: whoever asks again is told again.
  await expect
    .poll(async () => {
      await page.keyboard.press('h');
      return said.waitFor({ state: 'attached', timeout: 3000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  await page.unroute('**/assets/HintView-*');
  // Browsers remember that a module could not be had.
  await page.reload();
  await until(page, 'our turn', ({ turn, legal }) => turn && legal.length > 0);
  await askForHint(page);
  await expect.poll(() => page.locator('[data-testid="hint"]').count()).toBe(1);
});
