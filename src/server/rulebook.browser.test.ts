// The rule book as people use it: read, searched, tried, compared with another variant, printed.

import { expect, it } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

it('is found by a refusal, marks what a variant changes, and judges what is tried', async () => {
  const page = await room.visitor({ viewport: { width: 1280, height: 800 }, locale: 'es' });
  await page.goto(`${room.address()}/rules/guinote`);
  await page.locator('.book-head li').nth(2).waitFor();
  await expect.poll(() => page.locator('.book-head ol > li').count()).toBe(3);
  await expect.poll(() => page.locator('.quick').isVisible()).toBe(true);

  await page.locator('[data-testid=search-rules]').fill('must-trump');
  const found = page.locator('[data-testid=found] a').first();
  await expect.poll(() => found.textContent()).toContain('GUI-6.4');
  expect(await axeFaults(page, 'search')).toEqual([]);
  await found.click();
  await expect.poll(() => page.url()).toMatch(/GUI-6\.4$/u);
  const clause = page.locator('[id="GUI-6.4"]');
  await expect
    .poll(async () => {
      const box = await clause.boundingBox();
      return box !== null && box.y >= 0 && box.y < 800;
    })
    .toBe(true);

  await expect.poll(() => page.locator('.prose .differs').count()).toBe(0);
  await page.locator('.variant button').last().click();
  await expect.poll(() => page.locator('.prose .differs').count()).toBeGreaterThan(0);

  const example = page.locator('[data-testid=try-beat]');
  const tries = example.locator('[data-try]');
  const verdicts: (string | null)[] = [];
  for (let n = 0; n < (await tries.count()); n++) {
    await tries.nth(n).click();
    verdicts.push(await example.locator('.ruling b').getAttribute('class'));
  }
  expect(new Set(verdicts)).toEqual(new Set(['yes', 'no']));
  await tries.nth(verdicts.indexOf('no')).click();
  await expect.poll(() => example.locator('.ruling a').getAttribute('href')).toMatch(/^\/rules\/guinote.GUI-/u);
  expect(await axeFaults(page, 'tried')).toEqual([]);
});

it('goes to a chapter on a phone, and prints without its tools', async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'sv' });
  await page.goto(`${room.address()}/rules/mulle`);
  const chapters = page.locator('[data-testid=go-to] option[value]:not([value=""])');
  await expect.poll(() => chapters.count()).toBeGreaterThan(4);
  const chapter = (await chapters.nth(4).getAttribute('value')) ?? '';
  await page.locator('[data-testid=go-to]').selectOption(chapter);
  await expect
    .poll(async () => (await page.locator(`[id="${chapter}"]`).boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(0);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.site').isVisible()).toBe(false);
  await expect.poll(() => page.locator('[data-testid=search-rules]').isVisible()).toBe(false);
  await expect.poll(() => page.locator('.prose h2:visible').count()).toBeGreaterThan(4);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type \/Page\b/gu)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(3);
  expect(pages).toBeLessThan(12);
});
