// Every lesson played to its end in a real browser: what is told is done at the table, what it calls wrong is refused there, and nothing asks the server.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GAMES, GUIDES } from '../games/index.ts';
import type { LessonStep } from '../kernel/guide.ts';
import type { Presentation } from '../kernel/presentation.ts';
import { axeFaults } from './testing/axe.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ seed: '1e55'.repeat(16) });

/** How many wrong tries are made by touching one card. */
const TRIED: { readonly [game: string]: number } = { guinote: 3 };

const CORNER = { position: { x: 12, y: 40 } } as const;

const at = (page: Page): Promise<string> =>
  page.evaluate(
    `(() => { const at = document.querySelector('.learn'); return at === null ? '' : at.dataset.chapter + '.' + at.dataset.step; })()`,
  );

/** A card of the own hand that an action touches, if it touches one. */
const handCard = (presentation: Presentation, action: string): string | undefined => {
  const target = presentation.touchTarget(action);
  return target?.zone === 'hand' ? target.card : undefined;
};

const inHand = (page: Page, card: string) => page.locator(`.hand [data-card="${card}"]`).first();

/** What is called wrong, tried where a touch of a card says it all. */
const tryWrong = async (page: Page, presentation: Presentation, step: LessonStep): Promise<number> => {
  let tried = 0;
  for (const { action, code, clause } of step.wrong ?? []) {
    const card = handCard(presentation, action);
    // Of a card that can do something else, a touch asks what.
    if (card === undefined || presentation.tryTouch('hand', card) !== action) continue;
    if ((await inHand(page, card).getAttribute('data-legal')) === 'true') continue;
    await inHand(page, card).click(CORNER);
    const tip = page.locator(`[data-tip="${code}"]`);
    await tip.waitFor();
    await expect.poll(() => tip.locator('[data-clause]').getAttribute('data-clause')).toBe(clause);
    await page.keyboard.press('Escape');
    tried++;
  }
  return tried;
};

/** Does what is told: by its button, by its card and what that is to do, or shown by the lesson. */
const doIt = async (page: Page, presentation: Presentation, action: string): Promise<void> => {
  const button = page.locator(`.action-row [data-action="${action}"]`);
  if ((await button.count()) > 0) return button.first().click();
  const card = handCard(presentation, action);
  if (card === undefined) return page.locator('[data-testid=show-me]').click();
  await inHand(page, card).click(CORNER);
  const way = page.locator(`.choice [data-action="${action}"], .compose [data-action="${action}"]`);
  const isPlayed = async (): Promise<boolean> => (await inHand(page, card).count()) === 0;
  await expect.poll(async () => (await way.count()) > 0 || (await isPlayed())).toBe(true);
  if (await isPlayed()) return;
  // Ways that have no room at once are leafed through.
  for (let leaf = 0; leaf < 5 && !(await way.first().isVisible()); leaf++)
    await page.locator('[data-testid=leaf]').click();
  await way.first().click();
};

describe.each(Object.keys(GUIDES))('the lesson of %s', (game) => {
  it('is played to its end without a server, and is resumed where it was left', { timeout: 120_000 }, async () => {
    const [{ presentation }, { lesson }] = [await GAMES[game]!(), await GUIDES[game]!()];
    const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${room.address()}/learn/${game}`);
    let tried = 0;
    for (const [chapter, { steps }] of lesson.chapters.entries()) {
      for (const [index, step] of steps.entries()) {
        await expect.poll(() => at(page)).toBe(`${chapter}.${index}`);
        if (chapter === 1 && index === 1) {
          await page.reload();
          await page.locator('.learn[data-chapter="1"][data-step="1"]').waitFor();
        }
        if (index < 2) faults.push(...(await axeFaults(page, `${game} ${chapter}.${index}`)));
        tried += await tryWrong(page, presentation, step);
        const [action] = step.act ?? [];
        await (action === undefined
          ? page.locator('[data-testid=lesson-next]').click()
          : doIt(page, presentation, action));
      }
      await expect.poll(() => at(page)).not.toBe(`${chapter}.${steps.length - 1}`);
      const next = page.locator('[data-testid=lesson-next]');
      if ((await at(page)) === `${chapter}.${steps.length}`) await next.click();
    }
    await page.locator('[data-testid=lesson-over]').waitFor();
    faults.push(...(await axeFaults(page, `${game} over`)));
    expect(await page.evaluate('window.lines.length')).toBe(0);
    expect(faults).toEqual([]);
    expect(tried).toBe(TRIED[game] ?? tried);
    await page.locator('[data-testid=play-now]').click();
    await page.locator(`main[data-game="${game}"]`).waitFor();
  });
});

it('a newcomer is told the aim once, and can go to the lesson from there', { timeout: 120_000 }, async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'en-GB' }, true);
  await page.goto(room.address());
  await page.locator('[data-testid=play-mulle]').click();
  await page.locator('dialog .aim').waitFor();
  await expect.poll(() => page.locator('dialog .aim li').count()).toBe(3);
  expect(await axeFaults(page, 'aim')).toEqual([]);
  await page.locator('[data-testid=goal-play]').click();
  await page.locator('main[data-game=mulle]').waitFor();
  await page.goto(room.address());
  await page.locator('[data-testid=play-mulle]').click();
  await page.locator('main[data-game=mulle]').waitFor();
  await page.goto(room.address());
  await page.locator('[data-testid=play-guinote]').click();
  await page.locator('[data-testid=goal-lesson]').click();
  await page.locator('.lesson [data-testid=told]').waitFor();
});
