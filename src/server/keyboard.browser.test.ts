// A whole match of every game by the keyboard alone, and axe finds nothing wrong in any state that is met on the way.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { cardRoom } from './testing/room.ts';
import { close } from './testing/walk.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

/** At most so many keys for one action. */
const MOST = 6;

/** What the page offers to whoever presses keys. */
interface Shown {
  readonly at: 'wait' | 'busy' | 'sums' | 'end' | 'offer' | 'hand' | 'actions' | 'board';
  readonly revision: number;
  /** The nth card, column or button, counted from one. */
  readonly nth: number;
  /** How often its number is pressed until the keyboard is there. */
  readonly presses: number;
  readonly focus: string;
}

const READ = `(() => {
  const main = document.querySelector('main[data-revision]');
  const focused = document.activeElement;
  const focus = focused === null || focused === document.body ? '' : focused.className + ' ' + (focused.getAttribute('aria-label') ?? focused.textContent);
  const shown = (at, nth = 1, presses = 1) => ({ at, revision: Number(main?.dataset.revision ?? -1), nth, presses, focus });
  if (main === null) return shown('wait');
  if (main.querySelector('[data-testid=sums]') !== null) return shown('sums');
  if (main.querySelector('[data-testid=result]') !== null) return shown('end');
  if (main.querySelector('[aria-busy=true], [data-pending=true], .race-table .card.sel') !== null) return shown('busy');
  const columns = [...main.querySelectorAll('.columns > .column')];
  if (columns.length > 0) {
    if (main.querySelector('[data-testid=countdown]') !== null) return shown('busy');
    if (main.querySelector('.ways [data-way]') !== null) return shown('offer');
    for (const [i, column] of columns.entries()) {
      const cards = [...column.querySelectorAll('button[data-card], button[data-tap]')].reverse();
      // A run that bares nothing goes nowhere.
      const legal = cards.filter((card) => card.dataset.legal === 'true' && card.previousElementSibling !== null);
      if (legal.length > 0) return shown('board', i + 1, cards[0] === legal[0] ? 1 : 2);
    }
    if (main.querySelector('.waste-at [data-legal=true]') !== null) return shown('board', 0);
    return shown('board', -1);
  }
  if (main.dataset.turn !== 'true') return shown('wait');
  if (main.querySelector('.choice .opt, .compose [data-way]') !== null) return shown('offer');
  const legal = [...main.querySelectorAll('.hand [data-card]')].findIndex((card) => card.dataset.legal === 'true');
  if (legal >= 0 && legal < 9) return shown('hand', legal + 1);
  return main.querySelector('.action-row [data-action]') !== null ? shown('actions') : shown('wait');
})()`;

const read = (page: Page): Promise<Shown> => page.evaluate<Shown>(READ);

/** Waits for something to do, with a key that hurries. */
const ready = async (page: Page, after: number): Promise<Shown> => {
  for (let tries = 0; tries < 900; tries++) {
    const shown = await read(page);
    const isNew = shown.revision > after || ['sums', 'end', 'board'].includes(shown.at);
    if (shown.at !== 'wait' && shown.at !== 'busy' && isNew) return shown;
    if (shown.at === 'wait') await page.keyboard.press('Escape');
    await page.waitForTimeout(20);
  }
  throw new Error(`nothing to do: ${JSON.stringify(await read(page))}`);
};

/** The keys that one thing takes. */
const press = async (page: Page, ...keys: readonly string[]): Promise<number> => {
  for (const key of keys) await page.keyboard.press(key);
  return keys.length;
};

/** After a card was chosen: has an offer opened? Then it has the keyboard, without being gone to. */
const settled = async (page: Page, revision: number): Promise<boolean> => {
  for (let tries = 0; tries < 200; tries++) {
    const { at, revision: now, focus } = await read(page);
    if (now !== revision || at === 'busy' || at === 'wait' || at === 'end' || at === 'sums') return false;
    if (at === 'offer' && /^(?:opt|btn)/u.test(focus)) return true;
    await page.waitForTimeout(10);
  }
  throw new Error(`neither played nor offered with the keyboard in it: ${JSON.stringify(await read(page))}`);
};

/** Does whatever there is to do, and says how many keys it took. */
const move = async (page: Page, shown: Shown): Promise<number> => {
  switch (shown.at) {
    case 'sums':
      return press(page, ...(shown.focus.includes('Next') ? [] : ['c']), 'Enter');
    case 'offer':
      return press(page, '1', 'Enter');
    case 'actions':
      return press(page, 'c', 'Enter');
    case 'board': {
      if (shown.nth === -1) return press(page, 'd');
      if (shown.nth === 0) return press(page, '0', 'Enter');
      // Once for the lowest card, and again for the next above it that can be played.
      await page.keyboard.press('0');
      return press(page, ...Array.from({ length: shown.presses }, () => String(shown.nth)), 'Enter');
    }
    default: {
      const keys = await press(page, String(shown.nth), 'Enter');
      const isOffered = await settled(page, shown.revision);
      return isOffered ? keys + (await press(page, 'Enter')) : keys;
    }
  }
};

/** A visitor who has no pointer, at a table of this game. */
const sitDown = async (game: string, options: object, opponents: readonly string[]): Promise<Page> => {
  const page = await room.visitor({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...asked, options, opponents }) });
  });
  await page.goto(room.address());
  await page.locator(`[data-testid="play-${game}"]`).waitFor();
  const goal = `document.activeElement?.dataset.testid === 'play-${game}'`;
  for (let tabs = 0; !(await page.evaluate<boolean>(goal)); tabs++) {
    if (tabs > 60) throw new Error('the button is not in the tab order');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/t/*');
  return page;
};

/** Where a key shows what it opens: in a sheet, or beside the table. */
const SHEETS = {
  '?': 'dialog[open] .body > *',
  ',': 'dialog[open] .body > *',
  l: '.rail-panel > *',
  r: '.rail-panel > *',
};

/** Opens every sheet that a key opens, and closes it again; the keyboard comes back. */
const throughSheets = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const [key, inside] of Object.entries(SHEETS)) {
    await page.keyboard.press(key);
    await page.locator(inside).first().waitFor();
    faults.push(...(await axeFaults(page, `sheet ${key}`)));
    await close(page);
  }
  return faults;
};

/** Sheets are the same everywhere: they are looked through once. */
const SHEETS_OF = 'guinote';

const GAMES: readonly (readonly [string, object, readonly string[], number])[] = [
  ['guinote', { players: 2, partidasPerCoto: 1 }, ['easy'], 15],
  ['mulle', { players: 2, omgangar: 1 }, ['easy'], 15],
  ['mythos', {}, ['easy'], 10],
  ['highnoon', { quietLimit: 8 }, ['easy'], 5],
];

it.each(GAMES)('%s, a whole match', async (game, options, opponents, least) => {
  const page = await sitDown(game, options, opponents);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const met = new Set<string>();
  let moves = 0;
  let most = 0;
  let last = -1;
  for (let shown = await ready(page, last); shown.at !== 'end'; shown = await ready(page, last)) {
    if (!met.has(shown.at)) {
      met.add(shown.at);
      faults.push(...(await axeFaults(page, shown.at)));
      if (met.size === 1 && game === SHEETS_OF) {
        faults.push(...(await throughSheets(page)));
        continue;
      }
    }
    most = Math.max(most, await move(page, shown));
    moves++;
    if (moves > 1500) throw new Error('the match does not end');
    if (shown.at !== 'sums') last = shown.revision;
    if (shown.at === 'board') await page.waitForTimeout(10);
  }
  faults.push(...(await axeFaults(page, 'end')));
  expect(faults).toEqual([]);
  expect(moves).toBeGreaterThan(least);
  expect(most).toBeLessThanOrEqual(MOST);
});

it('the front page and a new table: every button has a name of its own', async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await page.goto(room.address());
  for (const [game] of GAMES) await page.locator(`[data-testid="play-${game}"]`).waitFor();
  const names = await page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('.game .acts button')].map((button) => button.getAttribute('aria-label'))`,
  );
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
  const faults = [...(await axeFaults(page, 'front page'))];
  await page.locator('[data-testid="settings"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-testid="set-theme-night"]').waitFor();
  faults.push(...(await axeFaults(page, 'settings')));
  await page.locator('[data-testid="set-theme-night"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('night');
  faults.push(...(await axeFaults(page, 'night')));
  await close(page);
  // Whoever has closed a sheet is back where it was opened.
  await expect
    .poll(() => page.locator('[data-testid="settings"]').evaluate((button) => button.matches(':focus')))
    .toBe(true);
  await page.locator('[data-testid="setup-guinote"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] .setup').waitFor();
  faults.push(...(await axeFaults(page, 'set-up sheet')));
  expect(faults).toEqual([]);
});
