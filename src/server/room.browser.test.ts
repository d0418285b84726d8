// Two people in two browsers: they are ready, see the same proof of the deal, pause and take back by consent, end the match, and play again at one table with their seats exchanged.
// With BAIZE_SCREENS, a folder, what is shown there is kept as pictures to be looked at.

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { byTurn, until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';
import { close } from './testing/walk.ts';

const room = cardRoom({ botPaceMs: [0, 0] });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

const SCREENS = process.env['BAIZE_SCREENS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (SCREENS !== undefined) await page.screenshot({ path: join(SCREENS, `${name}.png`) });
};

const at = (id: string): string => `[data-testid="${id}"]`;

/** One opens a table for two, the other comes by its link. */
const twoPeople = async (
  viewport: { readonly width: number; readonly height: number },
  more: object = {},
): Promise<[Page, Page]> => {
  const ann = await room.visitor({ viewport, locale: 'en-GB' });
  const bo = await room.visitor({ viewport, locale: 'de-DE' });
  await ann.goto(room.address());
  const table = await ann.evaluate<string>(`fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'guinote', opponents: null, name: 'Ann', options: { players: 2 }, ...${JSON.stringify(more)} }),
  }).then(async (reply) => (await reply.json()).table)`);
  await ann.goto(`${room.address()}/t/${table}`);
  await bo.goto(`${room.address()}/t/${table}`);
  await bo.locator('.sit-down input').first().fill('Bo');
  await bo.locator(at('sit')).click();
  await ann.locator(at('ready')).waitFor();
  return [ann, bo];
};

const dealt = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await page.locator('.hand [data-card]').first().waitFor();
};

const choose = async (page: Page, item: string): Promise<void> => {
  await page.locator(at('menu')).click();
  await page.locator(at(item)).click();
};

const VERDICTS = `[...document.querySelectorAll('[data-check]')].map(({ dataset }) => dataset.check + ' ' + dataset.verdict)`;

/** Opens the proof of the last deal by its chip, and tells its words. */
const openProof = async (page: Page, size: string): Promise<string> => {
  if (size === 'phone') await page.locator(at('menu')).click();
  const chip = page.locator(at(size === 'phone' ? 'deal-item' : 'deal-chip'));
  const words = await chip.innerText();
  await chip.click();
  await page.locator(at('proof')).waitFor();
  return words;
};

/** What a player is asked lies within the page, can be touched, and leaves the hand free. */
const FAULTS = `(() => {
  const out = [];
  const panel = document.querySelector('[data-testid=room]').getBoundingClientRect();
  if (panel.left < 0 || panel.right > innerWidth || panel.bottom > innerHeight) out.push('outside');
  for (const button of document.querySelectorAll('[data-testid=room] button')) {
    const box = button.getBoundingClientRect();
    if (box.height < 43.5) out.push('small: ' + button.textContent);
    const on = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (on === null || !button.contains(on)) out.push('covered: ' + button.textContent);
  }
  for (const card of document.querySelectorAll('.hand [data-card]'))
    if (card.getBoundingClientRect().top < panel.bottom) out.push('over the hand');
  return out;
})()`;

describe.each(Object.entries(SIZES))('on a %s', (size, viewport) => {
  it('two people pause, play on, take back, and play again', { timeout: 240_000 }, async () => {
    const [ann, bo] = await twoPeople(viewport);
    const faults: string[] = [];
    for (const page of [ann, bo]) page.on('pageerror', (error) => faults.push(error.message));
    // Everybody sees who sits where, and nothing is dealt before both are ready.
    await expect.poll(() => bo.locator(`${at('company')} li`).count()).toBe(2);
    expect(await axeFaults(bo, 'start')).toEqual([]);
    await keep(bo, `room-start-${size}`);
    await ann.locator(at('ready')).click();
    await bo.locator(`${at('company')} [data-ready=true]`).waitFor();
    await expect.poll(() => ann.locator('.hand [data-card]').count()).toBe(0);
    await bo.keyboard.press('Enter');
    await ann.locator(at('countdown')).waitFor();
    await dealt(ann, bo);

    // Both see the same four words, and their pages have checked what they gave.
    const words = await Promise.all([ann, bo].map((page) => openProof(page, size)));
    expect(words[0]).toBe(words[1]);
    expect(await axeFaults(ann, 'proof')).toEqual([]);
    await keep(ann, `room-proof-${size}`);
    for (const page of [ann, bo]) {
      await expect
        .poll(() => page.evaluate<readonly string[]>(VERDICTS))
        .toEqual(['same good', 'used good', 'seals good', 'secret open']);
      await close(page);
    }

    await choose(ann, 'ask-pause');
    await bo.locator(at('accept-pause')).waitFor();
    await expect.poll(() => bo.evaluate<readonly string[]>(FAULTS)).toEqual([]);
    await expect.poll(() => bo.locator('[data-offer=pause]').innerText()).toContain('Ann bittet um eine Pause.');
    expect(await axeFaults(bo, 'asked')).toEqual([]);
    await keep(bo, `room-asked-${size}`);
    await bo.locator(at('accept-pause')).click();
    await ann.locator(at('paused')).waitFor();
    await ann.locator(at('ask-resume')).click();
    await bo.locator(at('accept-resume')).click();
    await ann.locator(at('paused')).waitFor({ state: 'detached' });

    const [mover, other] = await byTurn(ann, bo);
    const before = await until(mover, 'a card to play', ({ legal }) => legal.length > 0);
    await mover.locator(`.hand [data-card="${before.legal[0] ?? ''}"]`).click();
    await until(mover, 'the step', ({ revision }) => revision > before.revision);
    await choose(mover, 'ask-undo');
    await other.locator(at('accept-undo')).click();
    const after = await until(mover, 'the move back', ({ turn, revision }) => turn && revision > before.revision + 1);
    expect(after.legal).toEqual(before.legal);

    await choose(ann, 'resign');
    await ann.locator(at('resign-yes')).click();
    await ann.locator(at('rematch')).click();
    await bo.locator(at('accept-again')).waitFor();
    expect(await axeFaults(bo, 'asked')).toEqual([]);
    await keep(bo, `room-again-${size}`);
    const old = ann.url();
    await bo.locator(at('accept-again')).click();
    for (const page of [ann, bo]) await page.waitForURL((url) => url.href !== old && url.pathname.startsWith('/t/'));
    expect(ann.url()).toBe(bo.url());
    await dealt(ann, bo);
    await expect.poll(() => ann.locator('main').getAttribute('data-seat')).toBe('1');
    await expect.poll(() => bo.locator('main').getAttribute('data-seat')).toBe('0');
    await ann.goto(old);
    await ann.locator(at('next-table')).waitFor();
    expect(faults).toEqual([]);
  });
});

it('against a bot one click plays again', { timeout: 120_000 }, async () => {
  const page = await room.visitor({ viewport: SIZES.desktop, locale: 'en-GB' });
  await page.goto(room.address());
  await page.locator(at('play-guinote')).click();
  await page.waitForURL('**/t/*');
  await dealt(page);
  const old = page.url();
  await choose(page, 'resign');
  await page.locator(at('resign-yes')).click();
  await page.locator(at('rematch')).dblclick();
  await page.waitForURL((url) => url.href !== old && url.pathname.startsWith('/t/'));
  await dealt(page);
  await expect.poll(() => page.locator('main').getAttribute('data-seat')).toBe('1');
});

it(
  'three people: one watches and is told so, one leaves and a bot plays on, and comes back',
  { timeout: 240_000 },
  async () => {
    const [ann, bo] = await twoPeople(SIZES.desktop, { leavers: 'bot' });
    for (const page of [ann, bo]) await page.locator(at('ready')).click();
    await dealt(ann, bo);
    const eve = await room.visitor({ viewport: SIZES.phone, locale: 'en-GB' });
    await eve.goto(ann.url());
    await eve.locator(`${at('watching')}[data-watching=true]`).waitFor();
    await expect.poll(() => eve.locator('.hand [data-card]').count()).toBe(0);
    await ann.locator(at('watching')).waitFor();
    expect(await axeFaults(eve, 'watching')).toEqual([]);
    await keep(eve, 'room-watching-phone');

    await choose(bo, 'leave-table');
    await bo.locator(at('leave-yes')).click();
    await bo.locator(at('come-back')).waitFor();
    await expect.poll(() => bo.locator('main').getAttribute('data-seat')).toBe('none');
    await expect.poll(() => bo.locator('.hand [data-card]').count()).toBe(0);
    await keep(bo, 'room-left-desktop');
    // The bot has the seat, and the match goes on against it.
    const before = await until(ann, 'a turn against the bot', ({ turn, legal }) => turn && legal.length > 0);
    const card = ann.locator(`.hand [data-card="${before.legal[0] ?? ''}"]`);
    // A touch while the table still shows how the seat changed hands counts as a slip.
    await expect
      .poll(
        async () => {
          const { turn, revision } = await until(ann, 'a table', () => true);
          if (turn && revision === before.revision) await card.click({ timeout: 2000 }).catch(() => undefined);
          return revision;
        },
        { timeout: 30_000, interval: 700 },
      )
      .toBeGreaterThan(before.revision + 1);
    await bo.locator(at('come-back')).click();
    await bo.locator('main[data-seat="1"]').waitFor();
    await bo.locator('.hand [data-card]').first().waitFor();
  },
);
