// Whole matches by tap and by drag at the sizes people play at, against bots and between two people: each game by each way at one size here,
// at every size with BAIZE_ALL_MATCHES=1.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { finger, mouse, playMatch, type Pointer, type Way } from './testing/hands.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;
type SizeName = keyof typeof SIZES;

/** Short matches. */
const GAMES = {
  guinote: { players: 2, partidasPerCoto: 1 },
  mulle: { players: 2, omgangar: 1 },
  mythos: {},
  highnoon: { quietLimit: 6 },
} as const;
type Game = keyof typeof GAMES;

/** By tap at one size, by drag at another. */
const SPREAD: { readonly [game in Game]: readonly (readonly [Way, SizeName])[] } = {
  guinote: [
    ['tap', 'landscape'],
    ['drag', 'phone'],
  ],
  mulle: [
    ['tap', 'desktop'],
    ['drag', 'landscape'],
  ],
  mythos: [
    ['tap', 'phone'],
    ['drag', 'desktop'],
  ],
  highnoon: [
    ['tap', 'phone'],
    ['drag', 'landscape'],
  ],
};

const EVERY = (['tap', 'drag'] as const).flatMap((way) =>
  (Object.keys(SIZES) as SizeName[]).map((size) => [way, size] as const),
);

const isThorough = process.env['BAIZE_ALL_MATCHES'] === '1';

/** Everything that the page complains about. */
const faultsOf = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
};

const pointerOf = async (page: Page, size: SizeName): Promise<Pointer> =>
  'hasTouch' in SIZES[size] ? finger(page, await page.context().newCDPSession(page)) : mouse(page);

/** What both sides of a match must agree on at its end. */
const resultOn = (
  page: Page,
): Promise<{ readonly outcome: string; readonly revision: string; readonly scores: string; readonly sums: string }> =>
  page.evaluate(`({
    outcome: document.querySelector('[data-outcome]').dataset.outcome,
    revision: document.querySelector('main').dataset.revision,
    scores: [...document.querySelectorAll('.bar .score b')].map((score) => score.textContent).sort().join(),
    // Each side reads its own name as "You", but the figures are the same.
    sums: [...document.querySelectorAll('[data-testid=result] td')].map((cell) => cell.textContent.replace('✓', '').trim()).sort().join(),
  })`);

/** `null` is a seat for a friend. */
const openTable = async (page: Page, game: Game, opponents: readonly (string | null)[] = ['easy']): Promise<void> => {
  const pace = game === 'highnoon' && opponents[0] !== null ? { pace: 'fast' } : {};
  const short = { options: GAMES[game], opponents, ...pace };
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...asked, ...short }) });
  });
  await page.goto(room.address());
  await page.locator(`[data-testid="play-${game}"]`).click();
  await page.waitForURL('**/t/*');
};

/** A whole match against a bot, and what was wrong with it. */
const play = async (game: Game, way: Way, size: SizeName): Promise<readonly string[]> => {
  const page = await room.visitor({ ...SIZES[size], locale: 'en-GB' });
  const faults = faultsOf(page);
  await openTable(page, game);
  const { taps, drags } = await playMatch(page, await pointerOf(page, size), way);
  await expect.poll(() => page.locator('[data-testid=result]').isVisible()).toBe(true);
  await expect.poll(() => page.locator('[data-outcome]').getAttribute('data-outcome')).not.toBe('');
  expect(taps + drags).toBeGreaterThan(8);
  if (way === 'drag') expect(drags).toBeGreaterThan(3);
  else expect(drags).toBe(0);
  return faults.map((fault) => `${game} by ${way}, ${size}: ${fault}`);
};

it.each(Object.keys(GAMES) as Game[])('%s by tap and by drag', { timeout: 600_000 }, async (game) => {
  const faults: string[] = [];
  // Side by side, as many as there are processors on a small machine.
  const cases = [...(isThorough ? EVERY : SPREAD[game])];
  while (cases.length > 0) {
    const found = await Promise.all(cases.splice(0, 2).map(([way, size]) => play(game, way, size)));
    faults.push(...found.flat());
  }
  expect(faults).toEqual([]);
});

/** Two people at one table, in two browsers: the first opens it, the second follows the link. */
it.each(Object.keys(GAMES) as Game[])(
  '%s between two people: both see the same result',
  { timeout: 600_000 },
  async (game) => {
    const [first, second] = await Promise.all([
      room.visitor({ ...SIZES.desktop, locale: 'en-GB' }),
      room.visitor({ ...SIZES.phone, locale: 'en-GB' }),
    ]);
    const faults = [faultsOf(first), faultsOf(second)];
    await openTable(first, game, [null]);
    await first.locator('[data-testid="invite"]').waitFor();
    await second.goto(first.url());
    await Promise.all([
      playMatch(first, await pointerOf(first, 'desktop'), 'tap'),
      playMatch(second, await pointerOf(second, 'phone'), 'drag'),
    ]);
    const shown = await Promise.all([first, second].map((page) => resultOn(page)));
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]?.outcome).not.toBe('');
    expect(faults).toEqual([[], []]);
  },
);
