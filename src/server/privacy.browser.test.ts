// The privacy page: found from the front page, says what is kept in every language, and its button makes this browser somebody new.

import { expect, it } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { faultsAt, SIZES } from './testing/layout.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

it('forgets the player of this browser', async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'sv' });
  await page.goto(room.address());
  await page.evaluate(`fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'guinote', options: { players: 2 }, name: 'Annabel' }) })`);
  await page.evaluate(`localStorage.setItem('baize.name', 'Annabel')`);
  await page.reload();
  await page.locator('[data-testid=continue]').waitFor();
  await page.getByRole('link', { name: 'Integritet' }).click();
  await page.getByRole('heading', { name: 'Vad som sparas, och hur länge' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('sparas i 30 dagar');
  expect(await axeFaults(page, 'privacy')).toEqual([]);
  await page.locator('[data-testid=forget]').click();
  expect(await axeFaults(page, 'asked')).toEqual([]);
  const before = (await page.context().cookies())[0]?.value;
  await page.locator('[data-testid=forget-yes]').click();
  await page.locator('[data-testid=forgotten]').waitFor();
  expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('baize'))`)).toEqual([]);
  await page.goto(room.address());
  await page.locator('[data-testid=play-guinote]').waitFor();
  expect(await page.locator('[data-testid=continue]').count()).toBe(0);
  const after = (await page.context().cookies())[0]?.value;
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
});

it('has room at every size, and loads by its own address', async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'de' });
  await page.goto(`${room.address()}/privacy`);
  await page.locator('[data-testid=forget]').click();
  expect(await faultsAt(page, 'privacy', SIZES, new Map())).toEqual([]);
});
