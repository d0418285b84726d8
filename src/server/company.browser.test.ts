// People who play with a clock, watch, take a bot's seat, leave and come back, each in a browser of their own.
// With BAIZE_SCREENS, a folder, what is shown there is kept as pictures to be looked at.

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { byTurn, until } from './testing/browser.ts';
import { faultsAt, SIZES } from './testing/layout.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0] });

const SMALL = { viewport: { width: 360, height: 640 }, locale: 'en-GB' };
const FLAT = { viewport: { width: 844, height: 390 }, locale: 'en-GB' };
const DESK = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };

const SCREENS = process.env['BAIZE_SCREENS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (SCREENS !== undefined) await page.screenshot({ path: join(SCREENS, `${name}.png`) });
};

const at = (page: Page, id: string) => page.locator(`[data-testid="${id}"]`);

const opened = async (page: Page, order: object): Promise<string> => {
  await page.goto(room.address());
  const table = await page.evaluate<string>(`fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: ${JSON.stringify(JSON.stringify({ game: 'guinote', name: 'Ann', ...order }))},
  }).then(async (reply) => (await reply.json()).table)`);
  return `${room.address()}/t/${table}`;
};

const sitAs = async (page: Page, url: string, name: string): Promise<void> => {
  await page.goto(url);
  await at(page, 'name').fill(name);
  await at(page, 'sit').click();
};

const choose = async (page: Page, item: string): Promise<void> => {
  await at(page, 'menu').click();
  await at(page, item).click();
};

const hand = (page: Page) => page.locator('.hand [data-card]').first();

/** A clock that runs out costs the partida; whoever watches takes a bot’s seat with the next deal. Tells what is wrong with what was shown. */
const playByClock = async (): Promise<readonly string[]> => {
  const [ann, bo, eve] = await Promise.all([room.visitor(DESK), room.visitor(SMALL), room.visitor(FLAT)]);
  const faults: string[] = [];
  for (const page of [ann, bo, eve]) page.on('pageerror', (error) => faults.push(error.message));
  const url = await opened(ann, {
    options: { players: 4 },
    opponents: [null, null, 'random'],
    clock: { baseMs: 5500, incrementMs: 0, moveMs: 10_000 },
  });
  await ann.goto(url);
  await bo.goto(url);
  // What it costs to be late is said before anybody sits down, and where to sit is chosen.
  await at(bo, 'flag-costs').waitFor();
  await expect
    .poll(() => at(bo, 'flag-costs').innerText())
    .toBe('Whoever runs out of time loses the partida, not the coto.');
  await expect.poll(() => at(bo, 'terms').innerText()).toContain('10 s per move + 5.5 s');
  await bo.locator('[data-testid="company"] .small', { hasText: 'partner of Ann' }).waitFor();
  await at(bo, 'choose-seat-2').click();
  faults.push(...(await axeFaults(bo, 'sitting down')), ...(await faultsAt(bo, 'sitting down', SIZES, new Map())));
  await bo.setViewportSize(SMALL.viewport);
  await keep(bo, 'company-sitting-down-small');
  await at(bo, 'name').fill('Bo');
  await at(bo, 'sit').click();
  await at(ann, 'bot-1').selectOption('random');
  await eve.goto(url);
  for (const page of [ann, bo]) await at(page, 'ready').click();
  await Promise.all([hand(ann).waitFor(), hand(bo).waitFor()]);

  await at(eve, 'behind').waitFor();
  await expect
    .poll(() => eve.locator('[data-testid="watching"] .visually-hidden').innerText())
    .toContain('8 steps behind');
  await choose(eve, 'take-seat-3');
  await at(eve, 'taking').waitFor();
  await expect.poll(() => at(ann, 'takers').innerText()).toMatch(/^Player takes .+’s seat with the next deal\.$/u);
  faults.push(...(await axeFaults(eve, 'taking a seat')));
  await keep(eve, 'company-taking-flat');

  // Nobody plays: first the time for the move runs out, then the reserve, red at its end.
  const [mover, other] = await Promise.race([
    at(ann, 'clock')
      .waitFor()
      .then(() => [ann, bo] as const),
    at(bo, 'clock')
      .waitFor()
      .then(() => [bo, ann] as const),
  ]);
  await expect.poll(() => at(mover, 'clock').innerText()).toMatch(/^0:0\d/u);
  await Promise.all([mover.locator('.clock.own.late').waitFor(), other.locator('.avatar.ring.late').waitFor()]);
  await keep(mover, mover === ann ? 'company-late-desk' : 'company-late-small');
  await keep(other, other === ann ? 'company-late-desk' : 'company-late-small');
  faults.push(...(await axeFaults(mover, 'late')));
  await Promise.all([at(mover, 'time-up').waitFor(), at(other, 'time-up').waitFor()]);
  await expect.poll(() => at(mover, 'time-up').innerText()).toBe('Your time is up.');
  await eve.locator('main[data-seat="3"]').waitFor();
  await hand(eve).waitFor();
  await expect.poll(() => ann.locator('[data-seat="3"]').first().innerText()).toContain('Player');
  await keep(eve, 'company-seated-flat');
  return faults;
};

/** The set-up sheet asks how fast, when it starts, and what becomes of leavers. */
const setUp = async (): Promise<readonly string[]> => {
  const page = await room.visitor(SMALL);
  await page.goto(room.address());
  await at(page, 'setup-guinote').click();
  await at(page, 'setup').waitFor();
  await page.locator('[data-seat-of="1"]').selectOption('');
  await at(page, 'clock-blitz').click();
  await expect.poll(() => at(page, 'clock-note').innerText()).toContain('loses the partida, not the coto');
  await at(page, 'leavers-forfeit').click();
  await at(page, 'start-seated').click();
  await at(page, 'bot-seats-kept').click();
  const faults = [...(await axeFaults(page, 'set-up')), ...(await faultsAt(page, 'set-up', SIZES, new Map()))];
  for (const [name, { viewport }] of Object.entries({ small: SMALL, flat: FLAT, desk: DESK })) {
    await page.setViewportSize(viewport);
    await at(page, 'clock-note').scrollIntoViewIfNeeded();
    await keep(page, `company-setup-clock-${name}`);
    await at(page, 'leavers-forfeit').scrollIntoViewIfNeeded();
    await keep(page, `company-setup-people-${name}`);
  }
  await at(page, 'open-table').click();
  await at(page, 'invite').waitFor();
  return faults;
};

it('a clock runs out, a bot’s seat is taken; and a table with a clock is set up', { timeout: 120_000 }, async () => {
  expect((await Promise.all([playByClock(), setUp()])).flat()).toEqual([]);
});

it(
  'whose turn it is stands in titles and on the front page, which is also the way back for whoever left',
  { timeout: 120_000 },
  async () => {
    const [ann, bo] = await Promise.all([room.visitor(SMALL), room.visitor(DESK)]);
    const url = await opened(ann, { options: { players: 2 }, opponents: null, leavers: 'bot', start: 'seated' });
    await ann.goto(url);
    await sitAs(bo, url, 'Bo');
    await Promise.all([hand(ann).waitFor(), hand(bo).waitFor()]);
    const [mover, other] = await byTurn(ann, bo);
    await expect.poll(() => mover.title()).toMatch(/^● Your turn · Guiñote/u);
    await expect.poll(() => other.title()).toMatch(/^Guiñote/u);
    await mover.reload();
    await expect.poll(() => mover.title()).toMatch(/^● Your turn · Guiñote/u);

    // The other one is at the front page, in a tab that nobody looks at, and in one with the table.
    const home = await other.context().newPage();
    await home.goto(room.address());
    await home.locator('.resume').waitFor();
    await expect.poll(() => home.locator('.resume').innerText()).toContain('not your turn');
    await expect.poll(() => home.title()).toBe('Baize');
    await home.bringToFront();
    const before = await until(mover, 'a card to play', ({ legal }) => legal.length > 0);
    await mover.locator(`.hand [data-card="${before.legal[0] ?? ''}"]`).click();
    await expect.poll(() => other.title()).toMatch(/^● Your turn/u);
    await home.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await expect.poll(() => home.title()).toBe('● Your turn · Baize');
    await expect.poll(() => home.locator('.resume').innerText()).not.toContain('not your turn');

    await choose(other, 'leave-table');
    await at(other, 'leave-yes').click();
    await at(other, 'come-back').waitFor();
    await home.reload();
    const back = home.locator('.resume a', { hasText: 'Come back' });
    await back.waitFor();
    expect(await axeFaults(home, 'the way back')).toEqual([]);
    await keep(home, 'company-come-back');
    await back.click();
    await at(home, 'come-back').click();
    await hand(home).waitFor();
  },
);
