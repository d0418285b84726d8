// Building decks in real browsers: from an empty page to a table, by a link to somebody else, by a draft, and of custom cards; at every size.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { axeFaults } from './testing/axe.ts';
import { until } from './testing/browser.ts';
import { deckList } from './testing/decks.ts';
import { faultsAt, SIZES, type Size } from './testing/layout.ts';
import { cardRoom } from './testing/room.ts';
import { close } from './testing/walk.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '5eed'.repeat(16) });

/** Phones, a laptop at a zoom of 200 %, and desktops from small to large. */
const SOME_SIZES = SIZES.filter(([width]) => [360, 844, 640, 1280, 2560].includes(width));

const by = (page: Page, id: string) => page.locator(`[data-testid="${id}"]`);

const comeIn = async (path: string, faults: string[], locale = 'en-GB', width = 1280): Promise<Page> => {
  const page = await room.visitor({ viewport: { width, height: 800 }, locale });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(room.address() + path);
  return page;
};

const legality = (page: Page): Promise<string> => by(page, 'legality').innerText();

const atTable = async (page: Page): Promise<void> => {
  await page.waitForURL('**/t/*');
  await until(page, 'five cards', ({ actions }) => actions.includes('keep'));
};

/** Takes a card of each offer until there is none, as fast as the page can. */
const draftOn = (page: Page, which: number): Promise<unknown> =>
  page.evaluate(`(async () => {
    for (let all; (all = document.querySelectorAll('[data-testid=take]')).length > 0; ) {
      all[Math.min(${which}, all.length - 1)].click();
      await new Promise((done) => requestAnimationFrame(done));
    }
  })()`);

/** A set of one's own: the game's cards under other names. */
const customSet = async (): Promise<string> => {
  const deckTools = (await GAMES['mythos']?.())?.deckTools;
  const lines = deckTools?.show(undefined, { language: 'en', form: 'text' }).lines ?? [];
  return lines.join('\n').replaceAll('Kaito', 'Kato').replace('The Long Dusk', 'Mine');
};

const build = async (faults: string[]): Promise<void> => {
  const ann = await comeIn('/', faults);
  await by(ann, 'decks-mythos').click();
  await by(ann, 'search').fill('kaito');
  await ann.locator('.picks [data-card="Kaito/Scout"]').waitFor();
  await expect.poll(() => ann.locator('.picks .card').count()).toBe(3);
  for (let i = 0; i < 3; i++) await ann.locator('[data-card="Kaito/Scout"]').click();
  await expect.poll(() => by(ann, 'said').innerText()).toBe('Kaito — Scout: at most 2.');
  await expect
    .poll(() => legality(ann))
    .toMatch(/Not legal yet[^]*28 cards are missing\. MYT-1\.2[^]*3 missions are missing/u);
  await by(ann, 'search').fill('');
  await by(ann, 'filter-group-Tide').click();
  await by(ann, 'filter-cost').selectOption('2');
  await expect.poll(() => ann.locator('.picks [data-card="Kaito/Scout"]').count()).toBe(0);
  await ann.locator('[data-read="Nerin/Diver"]').click();
  await expect.poll(() => by(ann, 'zoom').innerText()).toMatch(/Tide · cost 2/u);
  await close(ann);

  // A list with lines that match nothing: they are named, the rest is the deck.
  const tides = await deckList('tides');
  await by(ann, 'text').click();
  await by(ann, 'list-text').fill(`${tides.replace('2 Nerin — Diver', '3 Nerin — Diver')}\n2 Zebra`);
  await by(ann, 'use-text').click();
  await expect.poll(() => by(ann, 'unmatched').innerText()).toMatch(/One line matches no card[^]*Line \d+: “Zebra”/u);
  await by(ann, 'list-text').fill('x'.repeat(300_000));
  await by(ann, 'use-text').click();
  await by(ann, 'text-trouble').waitFor();
  await close(ann);
  await expect.poll(() => by(ann, 'count').allInnerTexts()).toEqual(['31/30 cards', '3/3 missions']);
  await expect
    .poll(() => legality(ann))
    .toMatch(/One card too many\. MYT-1\.2[^]*3 × Nerin — Diver: at most 2\. MYT-1\.2/u);
  await by(ann, 'fix').click();
  await by(ann, 'try').waitFor();
  await by(ann, 'deck-name').fill('Salt and Lanterns');
  await by(ann, 'hands').click();
  const first = await by(ann, 'sample-hand').innerText();
  await by(ann, 'another-hand').click();
  await expect.poll(() => by(ann, 'sample-hand').innerText()).not.toBe(first);
  await close(ann);
  await by(ann, 'share').click();
  const link = await by(ann, 'deck-link').inputValue();
  await close(ann);

  // Kept, copied, deleted; still there on the next visit.
  await by(ann, 'my-decks').click();
  await by(ann, 'duplicate').first().click();
  const kept = by(ann, 'kept-decks').locator('li');
  await expect.poll(() => kept.count()).toBe(2);
  await ann.locator('[data-kept="Salt and Lanterns (copy)"] [data-testid=delete]').click();
  await ann.locator('[data-kept="Salt and Lanterns (copy)"] [data-testid=delete]').click();
  await expect.poll(() => kept.count()).toBe(1);
  await ann.reload();
  await by(ann, 'try').waitFor();
  await expect.poll(() => by(ann, 'deck-name').inputValue()).toBe('Salt and Lanterns');

  // Somebody else has it by the link, in another language; a broken one says so.
  const bo = await comeIn(new URL(link).pathname + new URL(link).hash, faults, 'sv-SE', 390);
  await by(bo, 'try').waitFor();
  await expect.poll(() => by(bo, 'deck-name').inputValue()).toBe('Salt and Lanterns');
  await expect.poll(() => by(bo, 'count').allInnerTexts()).toEqual(['30/30 kort', '3/3 uppdrag']);
  expect(new URL(bo.url()).hash).toBe('');
  await bo.goto(`${room.address()}/decks/mythos#deck=AAAA`);
  await expect.poll(() => by(bo, 'deck-trouble').innerText()).toMatch(/ingen kod/u);

  // By keyboard alone to the table.
  await by(ann, 'try').focus();
  await ann.keyboard.press('Enter');
  await atTable(ann);
  await ann.goto(room.address());
  await by(ann, 'setup-mythos').click();
  await expect.poll(() => by(ann, 'built-Salt and Lanterns').isChecked()).toBe(true);
};

const draft = async (faults: string[]): Promise<void> => {
  const ann = await comeIn('/decks/mythos/draft', faults);
  await by(ann, 'begin-draft').click();
  const offer = (): Promise<readonly string[]> =>
    ann.evaluate<readonly string[]>(
      `[...document.querySelectorAll('[data-testid=take]')].map((each) => each.dataset.card)`,
    );
  for (let i = 0; i < 5; i++) {
    await expect.poll(() => offer()).toHaveLength(3);
    await by(ann, 'take')
      .nth(i % 3)
      .click();
  }
  const before = await offer();
  await ann.reload();
  await by(ann, 'pick-number').waitFor();
  await expect.poll(() => by(ann, 'pick-number').innerText()).toBe('Pick 6 of 30');
  await expect.poll(() => offer()).toEqual(before);
  await draftOn(ann, 0);
  await by(ann, 'draft-friend').click();
  await ann.waitForURL('**/t/*');
  await by(ann, 'invite').waitFor();

  // A friend drafts before sitting down, and the two play.
  const bo = await comeIn(new URL(ann.url()).pathname, faults, 'fr-FR', 390);
  await by(bo, 'draft-deck').click();
  await by(bo, 'begin-draft').click();
  await by(bo, 'take').first().waitFor();
  await draftOn(bo, 1);
  await by(bo, 'to-table').click();
  await expect.poll(() => by(bo, 'deck-review').innerText()).toMatch(/30\/30/u);
  await by(bo, 'sit').click();
  for (const page of [ann, bo]) await until(page, 'five cards', ({ actions }) => actions.includes('keep'));

  // The same deck against a bot that has drafted too.
  await ann.goto(`${room.address()}/decks/mythos/draft`);
  await by(ann, 'draft-bot').click();
  await atTable(ann);
};

/** What is selected, also in a text field. */
const selected = (page: Page): Promise<string> =>
  page.evaluate<string>(
    'getSelection().toString() || document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)',
  );

const ownCards = async (faults: string[]): Promise<void> => {
  const page = await comeIn('/decks/mythos/cards', faults, 'de-DE');
  const set = await customSet();
  const load = (text: string) =>
    by(page, 'set-file').setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await load(set.replace('power 2', 'pwer 2').replace('Draw 1 card', 'Drw 1 card'));
  const told = by(page, 'set-faults').locator('button');
  await told.first().waitFor();
  const faultsTold = await told.allInnerTexts();
  expect(faultsTold).toHaveLength(2);
  expect(faultsTold[0]).toMatch(/^Zeile \d+: character hat kein "pwer"; meintest du power\?$/u);
  expect(faultsTold[1]).toMatch(/kann hier nicht stehen/u);
  await expect.poll(() => page.locator('.gutter .faulty').count()).toBe(2);
  await expect.poll(() => by(page, 'drawn').locator('img').count()).toBe(60);
  await expect.poll(() => by(page, 'use-set').isDisabled()).toBe(true);
  await told.first().click();
  await expect.poll(() => selected(page)).toMatch(/^pwer/u);
  await load(set);
  await by(page, 'use-set').click();
  await by(page, 'complete').click();
  await expect.poll(() => by(page, 'count').allInnerTexts()).toEqual(['30/30 Karten', '3/3 Missionen']);
  await by(page, 'search').fill('Kato');
  await page.locator('.picks [data-card="Kato/Scout"] img').waitFor();
  await by(page, 'try').click();
  await atTable(page);
};

/** A small set as JSON with two faults in its first card, and none in its second. */
const FAULTY_JSON = `{
  "name": "Mina",
  "groups": ["Red"],
  "keywords": [],
  "cards": [
    {
      "id": "Ann/Scout", "kind": "character", "group": "Red", "keywords": [],
      "cost": 1,
      "pwer": 2,
      "effects": [
        { "trigger": "MAIN", "timing": "instant", "action": "DRAW",
          "amount": 12 }
      ]
    },
    { "id": "High_Hill", "kind": "mission", "points": 1, "effects": [] }
  ]
}
`;

const jsonCards = async (faults: string[]): Promise<void> => {
  const page = await comeIn('/decks/mythos/cards', faults, 'sv-SE');
  // With lines that end as on Windows.
  const load = (json: string) =>
    by(page, 'set-file').setInputFiles({
      name: 'mina.json',
      mimeType: 'application/json',
      buffer: Buffer.from(json.replaceAll('\n', '\r\n')),
    });
  const told = by(page, 'set-faults').locator('button');
  await load(FAULTY_JSON);
  await expect
    .poll(() => told.allInnerTexts(), { timeout: 30_000 })
    .toEqual([
      'Rad 9: "pwer" är okänt här; menade du power? (cards[0].pwer)',
      'Rad 12: DRAW behöver ett tal från 1 till 9, inte 12 (cards[0].effects[0].amount)',
    ]);
  expect(await page.locator('.gutter .faulty').allInnerTexts()).toEqual(['9', '12']);
  await expect.poll(() => by(page, 'drawn').locator('img').count(), { timeout: 30_000 }).toBe(1);
  expect(await by(page, 'use-set').isDisabled()).toBe(true);
  await told.nth(1).click();
  await expect.poll(() => selected(page), { timeout: 30_000 }).toBe('12 }');
  // What is no JSON at all is beside its line too.
  await load(FAULTY_JSON.replace('"cost": 1,', '"cost": 1'));
  await expect
    .poll(() => told.allInnerTexts(), { timeout: 30_000 })
    .toEqual(['Rad 9: ”"pwer"” kan inte stå här; väntat: "," / "}" (cards[0])']);
};

it('a deck from an empty page to a table, by a link to somebody else; by a draft with a friend; of custom cards', async () => {
  const faults: string[] = [];
  await Promise.all([build(faults), draft(faults), ownCards(faults), jsonCards(faults)]);
  expect(faults).toEqual([]);
}, 180_000);

it('nothing overlaps, is cut or too small at any size; axe finds nothing', async () => {
  const taken = async (locale: string, sizes: readonly Size[]): Promise<readonly string[]> => {
    const found: string[] = [];
    const page = await comeIn('/decks/mythos', found, locale, 390);
    const places = new Map<string, string>();
    const look = async (what: string): Promise<void> => {
      found.push(...(await faultsAt(page, `${locale} ${what}`, sizes, places)));
      await page.setViewportSize({ width: 390, height: 844 });
      if (locale === 'en') found.push(...(await axeFaults(page, what)));
    };
    const over = async (what: string, opens: string, inside: string): Promise<void> => {
      await by(page, opens).click();
      await by(page, inside).waitFor();
      await look(what);
      await close(page);
    };
    await by(page, 'deck-panel').waitFor();
    await look('an empty deck');
    await by(page, 'my-decks').click();
    await by(page, 'from-lanterns').click();
    await look('a deck');
    await over('my decks', 'my-decks', 'kept-decks');
    await over('text', 'text', 'list-text');
    await over('link', 'share', 'deck-link');
    await over('hands', 'hands', 'sample-hand');
    await by(page, 'add-cards').click();
    await look('cards');
    await page.locator('[data-card="Nerin/Diver"]').click();
    await page.locator('[data-read="Nerin/Diver"]').click();
    await by(page, 'zoom').waitFor();
    await look('a card');
    await close(page);
    await by(page, 'back-to-deck').click();
    await look('a deck with a fault');
    await by(page, 'decks-draft').click();
    await look('before a draft');
    await by(page, 'begin-draft').click();
    await look('an offer');
    await draftOn(page, 0);
    await by(page, 'drafted').waitFor();
    await look('a drafted deck');
    await by(page, 'decks-cards').click();
    await by(page, 'begin-set').click();
    await by(page, 'set-text').fill((await customSet()).slice(0, 2000));
    await by(page, 'drawn').locator('img').first().waitFor();
    await look('custom cards');
    return found;
  };
  const found = await Promise.all([taken('en', SOME_SIZES), taken('de', SIZES.slice(0, 1))]);
  expect(found.flat()).toEqual([]);
}, 180_000);
