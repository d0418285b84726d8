// Every table at every size, and in German on the smallest phone: nothing overlaps, overflows, or is too small.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';
import {
  CORNER,
  faultsOf,
  hint,
  openTable,
  ready,
  refusal,
  result,
  score,
  sheets,
  sums,
  theMenu,
  verbsOf,
  type Walk,
} from './testing/walk.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

/** A clock that takes much room and never runs out here. */
const CLOCK = { baseMs: 3_600_000, incrementMs: 0, moveMs: 3_600_000 } as const;

/** So many moments may pass in a match before they are made use of. */
const MOST_MISSED = 5;

/** A whole match of tricks; everything that can be met on the way is looked over once. */
const tricks = async (at: Walk, players: 2 | 4): Promise<void> => {
  const { page, look, seen } = at;
  await openTable(at, { game: 'guinote', options: { players, partidasPerCoto: 1 }, clock: CLOCK });
  let revision = -1;
  let missed = 0;
  for (let shown = await ready(page); shown.at !== 'end'; shown = await ready(page, revision)) {
    revision = shown.revision;
    if (shown.at === 'sums') {
      await sums(at);
      continue;
    }
    if ((await page.locator('.announcement').count()) > 0) await look('announced');
    if (!seen.has('menu')) {
      await theMenu(at);
      if (players === 2) await sheets(at);
      await score(at);
      await hint(at);
    }
    await look(shown.actions.length === 0 ? 'turn' : `may ${verbsOf(shown.actions)}`);
    if (!seen.has('last trick') && (await page.locator('.last').count()) > 0) {
      await look('second trick');
      await page.locator('.last').click();
      await look('last trick');
      await page.keyboard.press('Escape');
    }
    const [wrong] = shown.illegal;
    if (wrong !== undefined && shown.legal.length > 0 && !seen.has('refused')) await refusal(at, wrong);
    const [action] = shown.actions;
    const card = page.locator(`.hand [data-card="${shown.legal[0]}"]`);
    const next =
      action === undefined
        ? card.click(CORNER)
        : page.locator(`[data-action="${action}"]`).first().click({ timeout: 5000 });
    // A word that is free passes while it is looked over: then the next moment comes.
    await next.catch((error: Error) => {
      if (++missed > MOST_MISSED) throw error;
      revision = -1;
    });
  }
  await result(at);
};

it.each([2, 4] as const)('a table of tricks for %i', { timeout: 240_000 }, async (players) => {
  expect(
    await faultsOf(room, `tricks-${players}`, (at) => tricks(at, players), [
      'menu',
      'turn',
      'refused',
      'last trick',
      'result',
    ]),
  ).toEqual([]);
});

/** Open cards: idle, a card chosen, another picked for it, a count, and the end. */
const openCards = async (at: Walk, players: 2 | 4): Promise<void> => {
  const { page, look, seen } = at;
  const opponents = Array.from({ length: players - 1 }, () => 'easy');
  await openTable(at, { game: 'mulle', options: { players, omgangar: 1 }, opponents, clock: CLOCK });
  let revision = -1;
  for (let shown = await ready(page); shown.at !== 'end'; shown = await ready(page, revision)) {
    if (shown.at === 'sums') {
      await sums(at);
      continue;
    }
    revision = shown.revision;
    if (!seen.has('menu')) {
      await theMenu(at);
      await hint(at);
    }
    await look('turn');
    await page.locator('.hand [data-legal=true]').first().click(CORNER);
    await page.locator('.compose [data-way=main]').waitFor();
    await look('a card chosen');
    if (!seen.has('a card picked') && (await page.locator('.lying .pile-open').count()) > 2) {
      await page.locator('.lying .pile-open').nth(1).click();
      await page.locator('.lying .picked').waitFor();
      await look('a card picked');
      await page.keyboard.press('Escape');
      await page.locator('.hand [data-legal=true]').first().click(CORNER);
    }
    if ((await page.locator('.lying .medal').count()) > 1) await look('builds');
    if (shown.legal.length < 4) await look('few cards');
    await page.locator('.compose [data-way=main]').click();
  }
  await result(at);
};

it.each([2, 4] as const)('a table of open cards for %i', { timeout: 240_000 }, async (players) => {
  expect(
    await faultsOf(room, `open-${players}`, (at) => openCards(at, players), [
      'turn',
      'a card chosen',
      'a card picked',
      'sums',
      'result',
    ]),
  ).toEqual([]);
});

/** A race: the board, a refused card, where a card may go, and the end. */
const race = async (at: Walk): Promise<void> => {
  const { page, look } = at;
  await openTable(at, { game: 'highnoon', opponents: 'easy', pace: 'relaxed' });
  await until(page, 'the deal', ({ actions }) => actions.includes('draw'));
  await look('board');
  await theMenu(at);
  await hint(at);
  for (let i = 0; i < 3; i++) await page.locator('[data-zone="stock"] [data-tap]').click();
  const refused = page.locator('.column [data-card][data-legal="false"]').first();
  const explained = async (): Promise<boolean> => {
    await refused.click({ timeout: 5000, position: { x: 12, y: 8 } });
    return page.locator('.says [data-tip]').isVisible();
  };
  await expect.poll(explained, { timeout: 20_000, interval: 400 }).toBe(true);
  await look('refused');
  await page.keyboard.press('Escape');
  await page.locator('.column [data-card][data-legal="true"]').first().focus();
  await page.keyboard.press('o');
  await look('where to');
  await page.keyboard.press('Escape');
  await page.locator('[data-testid=menu]').click();
  await page.locator('[data-testid=resign]').click();
  await page.locator('[data-testid=resign-yes]').click();
  await page.locator('[data-testid=result]').waitFor();
  await result(at);
};

it('a race', { timeout: 240_000 }, async () => {
  expect(await faultsOf(room, 'race', race)).toEqual([]);
});

/** A sheet comes with its part of the page; a touch that does something else opens none. */
const hasOpened = (page: Page): Promise<boolean> =>
  page
    .locator('dialog[open]')
    .waitFor({ timeout: 5000 })
    .then(
      () => true,
      () => false,
    );

/** Lanes: the first hand, ways of a card, what an effect asks, cards looked at, and the end. */
const lanes = async (at: Walk): Promise<void> => {
  const { page, look, seen } = at;
  await openTable(at, { game: 'mythos', opponents: 'heuristic', clock: CLOCK });
  let revision = -1;
  for (let shown = await ready(page); shown.at !== 'end'; shown = await ready(page, revision)) {
    if (shown.at === 'sums') {
      await sums(at);
      continue;
    }
    revision = shown.revision;
    if ((await page.locator('.opening').count()) > 0) await look('first hand');
    else if ((await page.locator('.choice').count()) > 0) await look(shown.actions.length > 4 ? 'asked much' : 'asked');
    else {
      const most: number = await page.evaluate(
        `Math.max(...[...document.querySelectorAll('.side')].map((side) => side.querySelectorAll('.unit').length))`,
      );
      await look(most > 3 ? 'full lanes' : most > 0 ? 'turn' : 'empty lanes');
      if (!seen.has('menu') && most > 0) {
        await theMenu(at);
        await hint(at);
        await page.locator('.unit[data-card]').first().click();
        if (await hasOpened(page)) await look('card');
        await page.keyboard.press('Escape');
      }
      const pile = page.locator('button.pile').first();
      if (!seen.has('pile') && (await pile.count()) > 0) {
        await pile.click();
        await hasOpened(page);
        await look('pile');
        await page.keyboard.press('Escape');
      }
      if (shown.legal.length > 0) {
        await page.locator('.hand [data-legal=true]').first().click(CORNER);
        await page.locator('.choice').waitFor();
        await look((await page.locator('.lanes-of').count()) > 0 ? 'ways by lane' : 'ways');
      }
    }
    const answer = page.locator('.choice [data-action]');
    await ((await answer.count()) > 0 ? answer : page.locator('[data-action]')).first().click({ timeout: 10_000 });
  }
  await result(at);
};

it('lanes', { timeout: 240_000 }, async () => {
  expect(await faultsOf(room, 'lanes', lanes, ['first hand', 'ways', 'asked', 'menu', 'result'])).toEqual([]);
});
