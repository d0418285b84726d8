// Two strangers in real browsers: one opens a table with a pasted list, the other sits down with another deck; each sees their own cards.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';
import { deckList } from './testing/decks.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 }, locale: 'en-GB' },
  phone: { viewport: { width: 390, height: 844 }, locale: 'sv-SE' },
} as const;

const comeIn = async (screen: keyof typeof SCREENS, address: string, faults: string[]): Promise<Page> => {
  const page = await room.visitor(SCREENS[screen]);
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address);
  return page;
};

const by = (page: Page, id: string) => page.locator(`[data-testid="${id}"]`);

const handOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(
    `[...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card)`,
  );

/** The names in a list, as the table's cards have them. */
const namesIn = (list: string): readonly string[] =>
  list
    .split('\n')
    .filter((line) => /^[12] /u.test(line))
    .map((line) => line.slice(2).replace(' — ', '/').replaceAll(' ', '_'));

const setUp = async (page: Page): Promise<void> => {
  await by(page, 'setup-mythos').click();
  await page.locator('[data-seat-of="1"]').selectOption('');
};

const openTable = async (page: Page): Promise<string> => {
  await by(page, 'open-table').click();
  await page.waitForURL('**/t/*');
  return page.url();
};

it('a pasted list against another deck, on a desktop and a phone', async () => {
  const faults: string[] = [];
  const [tides, lanterns] = [await deckList('tides'), await deckList('lanterns')];
  const ann = await comeIn('desk', room.address(), faults);
  await setUp(ann);
  await by(ann, 'deck-own').click();
  await by(ann, 'deck-list').fill(tides.replace('From the Fog', 'From the Fgo'));
  await expect
    .poll(() => by(ann, 'deck-review').innerText())
    .toMatch(/28\/30[^]*Line 19: “From the Fgo”[^]*Add 2 more cards/u);
  await by(ann, 'deck-list').fill(tides);
  await expect.poll(() => by(ann, 'deck-review').innerText()).toMatch(/30\/30/u);
  const link = await openTable(ann);
  await by(ann, 'invite').waitFor();
  await expect.poll(() => handOf(ann)).toEqual([]);

  const bo = await comeIn('phone', link, faults);
  await by(bo, 'deck-own').click();
  await by(bo, 'sit').click();
  await by(bo, 'deck-trouble').waitFor();
  await by(bo, 'deck-list').fill('2 Zebra');
  await by(bo, 'sit').click();
  await expect.poll(() => by(bo, 'deck-review').innerText()).toMatch(/0\/30[^]*Rad 1: ”Zebra”/u);
  await expect
    .poll(() => bo.evaluate<number>('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
  await by(bo, 'deck-list').fill(lanterns);
  await expect.poll(() => by(bo, 'deck-trouble').count()).toBe(0);
  await by(bo, 'sit').click();

  for (const page of [ann, bo]) await until(page, 'five cards', ({ actions }) => actions.includes('keep'));
  const hands = [await handOf(ann), await handOf(bo)];
  expect(hands.map(({ length }) => length)).toEqual([5, 5]);
  for (const card of hands[0] ?? []) expect(namesIn(tides)).toContain(card);
  for (const card of hands[1] ?? []) expect(namesIn(lanterns)).toContain(card);
  expect(faults).toEqual([]);
});

it('custom cards for the whole table, and the list again for the next one', async () => {
  const faults: string[] = [];
  const deckTools = (await GAMES['mythos']?.())?.deckTools;
  const rename = (text: string): string => text.replaceAll('Kaito', 'Kato').replace('The Long Dusk', 'Mine');
  const set = rename(deckTools?.show(undefined, { language: 'en', form: 'text' }).lines.join('\n') ?? '');
  const list = rename(await deckList('lanterns'));
  const ann = await comeIn('desk', room.address(), faults);
  await setUp(ann);
  await by(ann, 'own-set').click();
  await by(ann, 'set-file').setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(set) });
  await by(ann, 'set-report').waitFor();
  await by(ann, 'deck-list').fill(list);
  const link = await openTable(ann);

  const bo = await comeIn('phone', link, faults);
  await by(bo, 'deck-list').fill(await deckList('lanterns'));
  await expect.poll(() => by(bo, 'deck-review').innerText()).toMatch(/Rad 1: ”Kaito — Scout”[^]*Lägg till 5 kort/u);
  await by(bo, 'deck-list').fill(list);
  await by(bo, 'sit').click();
  for (const page of [ann, bo]) await until(page, 'five cards', ({ actions }) => actions.includes('keep'));
  for (const page of [ann, bo]) for (const card of await handOf(page)) expect(namesIn(list)).toContain(card);

  await ann.goto(room.address());
  await setUp(ann);
  await expect.poll(() => by(ann, 'deck-list').inputValue()).toBe(list);
  await expect.poll(() => by(ann, 'set-text').inputValue()).toBe(set);
  await openTable(ann);
  expect(faults).toEqual([]);
});
