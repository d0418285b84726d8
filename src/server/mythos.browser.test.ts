// Mythos on the page: a whole match against the bot by touch, with ways, targets and lanes that are tapped; nothing is cut off.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { until, type PageState } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5'.repeat(64) });

/** What the test has met on the way. */
interface Seen {
  ways: number;
  effects: number;
  lanesTapped: number;
  unitsTapped: number;
  most: number;
}

/** Parts that reach over the edge of what holds them; on a phone lanes may lie to the left and the right. */
const CUT_OFF = `(() => {
  const wide = innerWidth >= 900;
  const out = [];
  for (const lane of document.querySelectorAll('.lane')) {
    const box = lane.getBoundingClientRect();
    if (wide && (box.left < 0 || box.right > innerWidth)) out.push('lane ' + lane.dataset.lane);
    for (const unit of lane.querySelectorAll('.unit')) {
      const one = unit.getBoundingClientRect();
      if (one.top < box.top - 1 || one.bottom > box.bottom + 1 || one.left < box.left - 1 || one.right > box.right + 1)
        out.push(unit.dataset.card ?? 'hidden');
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) out.push('the page');
  return out;
})()`;

const ready = (page: Page): Promise<PageState> =>
  until(page, 'our turn or the end', (shown) => shown.outcome !== null || (shown.turn && shown.actions.length > 0));

const act = (page: Page, selector: string): Promise<void> => page.locator(selector).first().click();

/** Answers what waits: by touching the table where that is possible. */
const answer = async (page: Page, seen: Seen): Promise<void> => {
  const unit = page.locator('.unit:has(.card.legal)').first();
  if ((await unit.count()) > 0 && seen.effects % 2 === 0) {
    seen.unitsTapped++;
    await unit.click();
  } else await act(page, '.choice [data-action]');
  seen.effects++;
};

/** Takes a card of the hand: to a lane by tapping it if there is one way there, else by a button. */
const play = async (page: Page, seen: Seen): Promise<void> => {
  await act(page, '.hand [data-legal=true]');
  await page.locator('.choice').waitFor();
  seen.ways++;
  const ways = await page.locator('.choice [data-action]').count();
  const lane = page.locator('.app:not(:has(.lanes-of)) .lane.lit .head').first();
  if (ways === 1 && (await lane.count()) > 0) {
    seen.lanesTapped++;
    await lane.click();
  } else await act(page, `.choice .opt:not([hidden])${seen.ways % 3 === 0 ? ':not(:has(~ .opt:not([hidden])))' : ''}`);
};

const move = async (page: Page, shown: PageState, seen: Seen): Promise<void> => {
  if ((await page.locator('.choice').count()) > 0) await answer(page, seen);
  else if (shown.legal.length > 0) await play(page, seen);
  else await act(page, '[data-action="pass"]');
  await until(page, 'the step', ({ revision, outcome }) => revision > shown.revision || outcome !== null);
};

const match = async (page: Page): Promise<Seen> => {
  const seen: Seen = { ways: 0, effects: 0, lanesTapped: 0, unitsTapped: 0, most: 0 };
  await page.goto(room.address());
  // A rival that leaves the table much to do: what is tried here is the page, not the bot.
  const body = JSON.stringify({ game: 'mythos', opponents: 'heuristic' });
  const table: string = await page.evaluate(
    `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} })
      .then((reply) => reply.json()).then((opened) => opened.table)`,
  );
  await page.goto(`${room.address()}/t/${table}`);
  let shown = await ready(page);
  await expect.poll(() => page.locator('.opening .hand [data-card]').count()).toBe(5);
  while (shown.outcome === null) {
    await move(page, shown, seen);
    shown = await ready(page);
    const sides: number[] = await page.evaluate(
      `[...document.querySelectorAll('.side')].map((side) => side.querySelectorAll('.unit').length)`,
    );
    seen.most = Math.max(seen.most, ...sides);
    await expect.poll(() => page.evaluate(CUT_OFF)).toEqual([]);
  }
  await expect.poll(() => page.locator('.result .lanes-won li').count()).toBe(4);
  return seen;
};

it.each([
  ['phone', 390, 844],
  ['desk', 1280, 800],
])('a match against the bot on a %s', { timeout: 180_000 }, async (_, width, height) => {
  const page = await room.visitor({ viewport: { width, height }, locale: 'en' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const seen = await match(page);
  expect(seen.ways).toBeGreaterThan(5);
  expect(seen.most).toBeGreaterThan(3);
  expect(seen.lanesTapped).toBeGreaterThan(0);
  expect(seen.unitsTapped).toBeGreaterThan(0);
  expect(seen.effects).toBeGreaterThan(1);
  await expect.poll(() => page.locator('.lane .card img').count()).toBeGreaterThan(4);
  expect(faults).toEqual([]);
});
