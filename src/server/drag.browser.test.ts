// Dragging a card, recorded: while the pointer moves, the browser neither computes styles nor lays anything out for it.

import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { finger, mouse, type Pointer } from './testing/hands.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ seed: '5eed'.repeat(16) });

const MOVES = 80;
/** What goes on beside the drag, such as a clock or a rival's card: far fewer than the moves. */
const BESIDE = MOVES / 4;

const SCREENS = {
  mouse: { viewport: { width: 1280, height: 800 } },
  finger: { viewport: { width: 390, height: 844 }, hasTouch: true },
} as const;

/** What was recorded of a kind. */
interface Recorded {
  readonly styles: number;
  readonly layouts: number;
  readonly moves: number;
  /** Places that the card came over or left: each is marked as such. */
  readonly marks: number;
}

const record = async (devtools: CDPSession, page: Page, run: () => Promise<void>): Promise<Recorded> => {
  const names: string[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name } of value) names.push(name ?? '');
  });
  await page.evaluate(`(() => {
    window.recorded = { moves: 0, marks: 0 };
    addEventListener('pointermove', () => window.recorded.moves++, true);
    new MutationObserver((all) => (window.recorded.marks += all.length)).observe(document, { subtree: true, attributeFilter: ['data-over'] });
  })()`);
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await run();
  const { moves, marks } = await page.evaluate<{ moves: number; marks: number }>('window.recorded');
  const complete = new Promise((resolve) => void devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  const count = (name: string): number => names.filter((each) => each === name).length;
  return { styles: count('UpdateLayoutTree'), layouts: count('Layout'), moves, marks };
};

const FRAMES = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`;

/** A card that can be played, near the corner that is seen. */
const CARD = `(() => {
  const card = document.querySelector('.hand [data-legal=true]') ?? [...document.querySelectorAll('.column [data-card][data-legal=true], .waste-at [data-legal=true]')].at(-1);
  if (card === undefined || document.querySelector('[data-testid=countdown]') !== null) return null;
  const { left, top } = card.getBoundingClientRect();
  return { x: left + 14, y: top + (card.closest('.column') === null ? 40 : 7) };
})()`;

/** Brings a table to where a card can be dragged: past a first hand, and to a card where there is none. */
const ON = `(() => {
  const first = document.querySelector('.opening [data-action]') ?? document.querySelector('.stock-at [data-legal=true]') ?? document.querySelector('.table');
  first?.click();
})()`;

const cardOn = async (page: Page): Promise<{ readonly x: number; readonly y: number }> => {
  for (let tries = 0; tries < 100; tries++) {
    const found = await page.evaluate<{ x: number; y: number } | null>(CARD);
    if (found !== null && (await page.locator('.opening').count()) === 0) return found;
    await page.evaluate(ON);
    await page.waitForTimeout(300);
  }
  throw new Error('there is no card to drag');
};

const recordDrag = async (page: Page, kind: keyof typeof SCREENS, game: string): Promise<Recorded> => {
  const devtools = await page.context().newCDPSession(page);
  const pointer: Pointer = kind === 'mouse' ? mouse(page) : finger(page, devtools);
  await page.goto(room.address());
  await page.locator(`[data-testid="play-${game}"]`).click();
  await page.locator('main[data-revision] [data-card]').first().waitFor();
  const from = await cardOn(page);
  await pointer.down(from);
  for (const step of [6, 12]) await pointer.move({ x: from.x, y: from.y - step });
  await page.evaluate(FRAMES);
  await expect.poll(() => page.locator('.ghost').count()).toBe(1);
  await expect.poll(() => page.locator('[data-drop].lit').count()).toBeGreaterThan(0);
  const recorded = await record(devtools, page, async () => {
    for (let i = 0; i < MOVES; i++) {
      await pointer.move({ x: from.x + 30 * Math.sin(i / 8), y: from.y - 12 - i * 2 });
      await page.waitForTimeout(16);
    }
  });
  await pointer.up();
  await expect.poll(() => page.locator('.ghost').count()).toBe(0);
  await devtools.detach();
  return recorded;
};

it.each([
  ['mouse', ['highnoon', 'mulle', 'mythos']],
  ['finger', ['highnoon', 'guinote']],
] as const)('with a %s: %j', async (kind, games) => {
  const page = await room.visitor({ ...SCREENS[kind], locale: 'en-GB' });
  for (const game of games) {
    const { moves, marks, styles, layouts } = await recordDrag(page, kind, game);
    expect(moves).toBeGreaterThan(MOVES / 2);
    // Being marked takes one computation of styles for the place, and a frame later one for what rose under the pointer.
    expect(styles, `styles computed for ${game}`).toBeLessThanOrEqual(BESIDE + 2 * marks);
    expect(layouts, `layouts for ${game}`).toBeLessThanOrEqual(BESIDE);
  }
});
