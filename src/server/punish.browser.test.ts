// Guiñote where offences are punished: a refused card is insisted on in a real browser, and the partida is lost.

import { expect, it } from 'vitest';
import { until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

it('[GUI-13.1] a refused card, its warning, second thoughts, and the offence', { timeout: 120_000 }, async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'en' });
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as object;
    const options = { players: 4, renuncio: 'punish', partidasPerCoto: 1 };
    await route.continue({ postData: JSON.stringify({ ...asked, options }) });
  });
  await page.goto(room.address());
  await page.locator('[data-testid="play-guinote"]').click();
  await page.waitForURL('**/t/*');

  const wrong = page.locator('.hand [data-card][data-legal=false]');
  for (;;) {
    const shown = await until(
      page,
      'our turn',
      (now) => now.outcome !== null || (now.turn && (now.legal.length > 0 || now.actions.includes('draw'))),
    );
    expect(shown.outcome).toBeNull();
    const draw = page.locator('[data-action=draw]');
    const draws = (await draw.count()) > 0;
    if (!draws && (await wrong.count()) > 0) break;
    if (draws) await draw.click();
    else await page.locator('.hand [data-legal=true]').first().click();
    await until(page, 'the step', ({ revision }) => revision > shown.revision);
  }

  const insist = page.locator('[data-insist]');
  // On a busy machine a touch may come before the page is ready for it: whoever is told nothing touches again.
  await expect
    .poll(async () => {
      await wrong.first().click();
      return insist.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
  const box = await insist.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844);
  await insist.click();
  await expect.poll(() => page.locator('[data-testid=risk-warning]').textContent()).toContain('and the match with it');
  await page.locator('[data-testid=risk-no]').click();
  await expect.poll(() => page.locator('dialog').count()).toBe(0);

  await wrong.first().click();
  await insist.click();
  await page.locator('[data-testid=risk-yes]').click();
  await until(page, 'the end', ({ outcome }) => outcome !== null);
});
