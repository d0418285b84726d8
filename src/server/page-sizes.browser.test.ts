// The front page, set-up sheets, rules, lessons and replays at every size, and in German on the smallest phone: nothing overlaps, overflows, or is too small.

import { expect, it } from 'vitest';
import { GUIDES } from '../games/index.ts';
import { cardRoom } from './testing/room.ts';
import { close, faultsOf, openTable, type Walk } from './testing/walk.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

/** A match given up is looked at again: at its start and its end, to other eyes, and proven. */
const replay = async (at: Walk, body: object): Promise<void> => {
  const { page, look } = at;
  await openTable(at, body);
  await page.locator('[data-testid=menu]').click();
  await page.locator('[data-testid=resign]').click();
  await page.locator('[data-testid=resign-yes]').click();
  await page.locator('[data-testid=result] [data-testid=replay]').click();
  await page.locator('[data-testid=scrubber]').waitFor();
  await look('start');
  await page.keyboard.press('End');
  await page.locator('[data-testid=viewer]').selectOption('public');
  await page.locator('[data-testid=verify]').click();
  await page.locator('[data-testid=verdict]').waitFor();
  await look('end, public, proven');
  await page.locator('[data-testid=tab-log]').click();
  await look('log');
};

it.each([
  ['tricks', { game: 'guinote', options: { players: 4 } }],
  ['race', { game: 'highnoon', opponents: 'easy', pace: 'relaxed' }],
  ['open', { game: 'mulle', options: { players: 4 }, opponents: ['easy', 'easy', 'easy'] }],
  ['lanes', { game: 'mythos', opponents: 'heuristic' }],
] as const)('a replay of %s', { timeout: 600_000 }, async (kind, body) => {
  expect(await faultsOf(room, `replay-${kind}`, (at) => replay(at, body))).toEqual([]);
});

/** The front page, what opens over it, a table that waits, and the rules. */
const site = async ({ page, look }: Walk): Promise<void> => {
  const setUps = page.locator('[data-testid^=setup-]');
  await expect.poll(() => setUps.count(), { timeout: 30_000 }).toBe(4);
  await look('front page');
  for (let i = 0; i < 4; i++) {
    await setUps.nth(i).click();
    await page.locator('dialog[open] .setup').waitFor();
    await look(`set-up ${i + 1}`);
    await close(page);
  }
  await page.locator('[data-testid=friend-guinote]').click();
  await page.locator('[data-testid=first-name]').waitFor();
  await look('name');
  await page.locator('[data-testid="first-name"]').fill('Ann');
  await page.locator('[data-testid="name-given"]').click();
  await page.locator('[data-testid=invite]').waitFor();
  await look('waiting');
  await page.goto(`${room.address()}/rules/guinote`);
  await page.locator('.prose h2:visible').first().waitFor();
  await look('rules');
  await page.locator('.whole-book .toc').waitFor({ state: 'attached' });
  await look('rule book');
  await page.locator('[data-testid=search-rules]').fill('trump');
  await look('search in the rules');
  await page.locator('[data-try]').first().click();
  await look('something tried');
  await page.goto(`${room.address()}/r`);
  await page.locator('[data-testid=open-record]').waitFor();
  await look('without a record');
};

/** A lesson: what is told, what is to be done, and a few steps on. */
const lesson = async ({ page, look }: Walk, game: string): Promise<void> => {
  await page.goto(`${room.address()}/learn/${game}`);
  const buttons = page.locator('[data-testid=lesson-next], [data-testid=show-me]:enabled');
  for (let step = 0; step < 4; step++) {
    await expect.poll(() => page.locator(`.learn[data-step="${step}"]`).count(), { timeout: 30_000 }).toBe(1);
    await look(`lesson ${step}`);
    await buttons.click();
  }
};

it.each(Object.keys(GUIDES))('the lesson of %s', { timeout: 600_000 }, async (game) => {
  const faults = await faultsOf(room, `lesson-${game}`, (at) => lesson(at, game));
  expect(faults).toEqual([]);
});

it('the front page, every set-up sheet, the rules, and a waiting table', { timeout: 600_000 }, async () => {
  expect(await faultsOf(room, 'site', site)).toEqual([]);
});
