// Whole matches by tap and by drag at the sizes people play at: each game by each in one size here, at every size with BAIZE_ALL_MATCHES=1.

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

const SPREAD: readonly (readonly [Game, Way, SizeName])[] = [
  ['guinote', 'tap', 'landscape'],
  ['guinote', 'drag', 'phone'],
  ['mulle', 'tap', 'desktop'],
  ['mulle', 'drag', 'landscape'],
  ['mythos', 'tap', 'phone'],
  ['mythos', 'drag', 'desktop'],
  ['highnoon', 'tap', 'phone'],
  ['highnoon', 'drag', 'landscape'],
];

const EVERY = (Object.keys(GAMES) as Game[]).flatMap((game) =>
  (['tap', 'drag'] as const).flatMap((way) =>
    (Object.keys(SIZES) as SizeName[]).map((size) => [game, way, size] as const),
  ),
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

const openTable = async (page: Page, game: Game): Promise<void> => {
  const pace = game === 'highnoon' ? { pace: 'fast' } : {};
  const short = { options: GAMES[game], opponents: ['easy'], ...pace };
  await page.route('**/api/tables', async (route) => {
    const asked = route.request().postDataJSON() as object;
    await route.continue({ postData: JSON.stringify({ ...asked, ...short }) });
  });
  await page.goto(room.address());
  await page.locator(`[data-testid="play-${game}"]`).click();
  await page.waitForURL('**/t/*');
};

it.each(isThorough ? EVERY : SPREAD)('%s by %s, %s', { timeout: 240_000 }, async (game, way, size) => {
  const page = await room.visitor({ ...SIZES[size], locale: 'en-GB' });
  const faults = faultsOf(page);
  await openTable(page, game);
  const { taps, drags } = await playMatch(page, await pointerOf(page, size), way);
  expect(await page.locator('[data-testid=result]').isVisible()).toBe(true);
  expect(await page.locator('[data-outcome]').getAttribute('data-outcome')).not.toBe('');
  expect(taps + drags).toBeGreaterThan(8);
  if (way === 'drag') expect(drags).toBeGreaterThan(3);
  else expect(drags).toBe(0);
  expect(faults).toEqual([]);
});
