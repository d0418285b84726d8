// The privacy page: found from the front page, says what is kept in every language, and its button makes this browser somebody new.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { faultsAt, SIZES } from './testing/layout.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16), keepDays: 90, keepUnfinishedDays: 1 });

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
  // What the server has to say comes after the page.
  await page.locator('[data-testid=your-number]').waitFor();
  await expect.poll(() => page.locator('main').innerText()).toContain('sparas i 30 dagar');
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain(
      'raderas 90 dagar efter sista draget, om inte den som driver servern behåller en för gott. De som ingen spelar vidare raderas efter 1 dag.',
    );
  await expect.poll(() => page.locator('[data-testid=your-number]').innerText()).toMatch(/: [0-9a-f]{24}$/u);
  expect(await axeFaults(page, 'privacy')).toEqual([]);
  await page.locator('[data-testid=forget]').click();
  await page.locator('[data-testid=forget-yes]').waitFor();
  expect(await axeFaults(page, 'asked')).toEqual([]);
  const before = (await page.context().cookies())[0]?.value ?? '';
  await page.locator('[data-testid=forget-yes]').click();
  await page.locator('[data-testid=forgotten]').waitFor();
  expect(await page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('baize'))`)).toEqual([]);
  await page.goto(room.address());
  await page.locator('[data-testid=play-guinote]').waitFor();
  await expect.poll(() => page.locator('[data-testid=continue]').count()).toBe(0);
  // The new one comes with the server's first answer.
  const cookie = async (): Promise<string> => (await page.context().cookies())[0]?.value ?? before;
  await expect.poll(cookie).not.toBe(before);
});

it('has room at every size, and loads by its own address', async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'de' });
  await page.goto(`${room.address()}/privacy`);
  await page.locator('[data-testid=your-number]').waitFor();
  await page.locator('[data-testid=forget]').click();
  await page.locator('[data-testid=forget-yes]').waitFor();
  expect(await faultsAt(page, 'privacy', SIZES, new Map())).toEqual([]);
});

it('says that it does not know for how long, where the server does not', async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'en' });
  await page.route('**/api/privacy', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${room.address()}/privacy`);
  await page.getByText('that players gave. This server could not be asked for how long.').waitFor();
  await expect.poll(() => page.locator('main').innerText()).not.toContain('They have no end');
});

it('a replay says until when its match is kept, and that it was deleted', async () => {
  const record = readFileSync(new URL('../../fixtures/second/records/guinoteEnd.json', import.meta.url), 'utf8');
  const page = await room.visitor({ viewport: { width: 1280, height: 800 }, locale: 'en' });
  const answer = { status: 200, contentType: 'application/json', body: record };
  let headers: Record<string, string> = { 'baize-kept-until': '2027-01-31' };
  await page.route('**/api/tables/*/record', (route) => route.fulfill({ ...answer, headers }));
  await page.goto(`${room.address()}/r/AAAAAAAAAA`);
  const kept = page.locator('[data-testid=kept]');
  await kept.waitFor();
  await expect
    .poll(() => kept.innerText())
    .toBe('Kept here until January 31, 2027. Download the record to have it for longer.');
  headers = { 'baize-kept': 'for good' };
  await page.reload();
  await kept.waitFor();
  await expect.poll(() => kept.innerText()).toBe('Kept here for good.');
  const body = JSON.stringify({ error: { at: 'id', message: 'the match was deleted on 2026-11-16' } });
  await page.unroute('**/api/tables/*/record');
  await page.route('**/api/tables/*/record', (route) =>
    route.fulfill({ ...answer, status: 404, body, headers: { 'baize-deleted': '2026-11-16' } }),
  );
  await page.reload();
  await page.getByText('This match was deleted').waitFor();
  await page.getByText('It was deleted on November 16, 2026. This server keeps matches for a limited time.').waitFor();
  await page.goto(`${room.address()}/t/AAAAAAAAAA`);
  await page.getByText('Its match was deleted on November 16, 2026. This server keeps matches').waitFor();
  await page.unroute('**/api/tables/*/record');
  await page.reload();
  await page.getByText('The link may be old or mistyped.').waitFor();
});
