// The front page with a match to go on with: on a phone all that one can do is in sight, in every language, and the match can be put away.

import { expect, it } from 'vitest';
import { LANGUAGES } from '../kernel/presentation.ts';
import { faultsAt, SIZES } from './testing/layout.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

/** The smallest phone, and a usual one. */
const PHONES = SIZES.slice(0, 2);

/** From the last row of buttons to the top of the page. */
const END = `scrollTo(0, 0) ?? document.querySelector('[data-testid=meet]').getBoundingClientRect().bottom`;

it('everything is in sight, and nothing overlaps or is too small', async () => {
  const page = await room.visitor({ viewport: { width: 360, height: 640 }, locale: 'en' });
  await page.goto(room.address());
  const order = JSON.stringify({ game: 'guinote', name: 'Ana' });
  await page.evaluate(`fetch('/api/tables', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(order)}
  })`);
  await page.reload();
  await page.locator('[data-testid=continue]').waitFor();
  await page.locator('[data-testid=meet]').waitFor();
  const faults = [...(await faultsAt(page, 'home', SIZES, new Map()))];
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.locator('[data-testid=language]').selectOption(language);
    await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe(language);
    for (const [width, height] of PHONES) {
      faults.push(...(await faultsAt(page, `home ${language}`, [[width, height]], new Map())));
      const end = await page.evaluate<number>(END);
      if (end > height) faults.push(`${width} × ${height}, home ${language}: ends at ${end}`);
    }
  }
  expect(faults).toEqual([]);
  await page.locator('[data-testid=dismiss]').click();
  await expect.poll(() => page.locator('[data-testid=continue]').count()).toBe(0);
  await page.reload();
  await page.locator('[data-testid=meet]').waitFor();
  await expect.poll(() => page.locator('[data-testid=continue]').count()).toBe(0);
});
