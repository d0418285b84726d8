// What is said for a moment lies where it covers nothing, on a phone, on one on its side, and on a desktop.

import { expect, it } from 'vitest';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

/** Notices stay for as long as the test looks at them. */
const STAY = `(() => {
  const real = window.setTimeout;
  window.setTimeout = (run, ms, ...more) => (ms >= 2900 && ms < 9000 ? 0 : real(run, ms, ...more));
})()`;

/** What a notice covers; `gone` without one. */
const COVERED = `(() => {
  const notice = document.querySelector('[data-testid=toast]');
  if (notice === null || !notice.checkVisibility({ visibilityProperty: true })) return ['gone'];
  const box = notice.getBoundingClientRect();
  const over = [...document.querySelectorAll('.bar, .table .plate, .table .head, .tug, .unit, .table .btn, .hand .card, .purse .pill, .choice')].filter((each) => {
    const other = each.getBoundingClientRect();
    return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
  });
  const outside = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
  return [...(outside ? ['outside'] : []), ...over.map((each) => each.className)];
})()`;

it('a round that begins is told where nothing lies', { timeout: 120_000 }, async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(STAY);
  await page.goto(room.address());
  const table: string = await page.evaluate(
    `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"game":"mythos","opponents":["easy"]}' })
      .then((reply) => reply.json()).then((opened) => opened.table)`,
  );
  await page.goto(`${room.address()}/t/${table}`);
  await page.locator('[data-action=keep]').click();
  await page.locator('[data-testid=toast]:visible').waitFor();
  await page.locator('.hand [data-legal=true]').first().waitFor();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(COVERED), { timeout: 30_000, message: `${width} × ${height}` }).toEqual([]);
  }
});
