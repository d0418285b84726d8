// People who meet, in browsers of their own: by code, by QR code, through the list, by a quick match; and the host who arranges the table.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { faultsAt, SIZES } from './testing/layout.ts';
import { cardRoom } from './testing/room.ts';
import { close } from './testing/walk.ts';

const room = cardRoom({ botPaceMs: [0, 0] });

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
const DESK = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };

const at = (page: Page, id: string) => page.locator(`[data-testid="${id}"]`);

/** Opens a table for friends from the front page; the name is asked for the first time alone. */
const openForFriend = async (page: Page, game: string, name: string): Promise<void> => {
  await page.goto(room.address());
  await at(page, `friend-${game}`).click();
  await at(page, 'first-name').fill(name);
  await at(page, 'name-given').click();
  await at(page, 'invite').waitFor();
};

const companyOf = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-testid="company"] li .grow > span:first-child').allInnerTexts();

const sitAs = async (page: Page, name: string): Promise<void> => {
  await at(page, 'name').fill(name);
  await at(page, 'sit').click();
};

/** Whatever goes wrong on a page without anybody seeing it. */
const listen = (page: Page): readonly string[] => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  return faults;
};

const allReady = async (...pages: readonly Page[]): Promise<void> => {
  for (const page of pages) await at(page, 'ready').click();
};

it('a friend types the code that the host reads out, sees whose table it is, and sits down', async () => {
  const [ann, bo] = [await room.visitor(PHONE), await room.visitor(PHONE)];
  const faults = [listen(ann), listen(bo)];
  await openForFriend(ann, 'guinote', 'Ann');
  const code = await at(ann, 'table-code').innerText();
  expect(code).toMatch(/^[B-Z]{3} [B-Z]{3}$/u);
  await expect
    .poll(() => at(ann, 'table-code').getAttribute('aria-label'))
    .toBe(`Code: ${[...code.replace(' ', '')].join(' ')}`);
  const shown = [...(await axeFaults(ann, 'invitation'))];

  await bo.goto(room.address());
  await at(bo, 'enter-code').click();
  await at(bo, 'code').fill('BBBBBB');
  await bo.keyboard.press('Enter');
  await expect
    .poll(() => at(bo, 'code-help').innerText())
    .toBe('No table has this code. It may be mistyped, or too old.');
  shown.push(...(await axeFaults(bo, 'code')));
  await at(bo, 'code').fill(code.toLowerCase());
  await bo.keyboard.press('Enter');
  await at(bo, 'sit').waitFor();
  await expect.poll(() => bo.locator('.sit-down h2').innerText()).toBe('Ann invites you');
  // The variant is told once the game is there to compare it with.
  await at(bo, 'variant').waitFor();
  await expect
    .poll(() => at(bo, 'terms').innerText())
    .toMatch(/^Guiñote · no clock\s+Whoever watches sees the match 8 steps later\.\s+Usual rules$/u);
  shown.push(...(await axeFaults(bo, 'sitting down')));
  await sitAs(bo, 'Bo');
  await expect.poll(() => at(ann, 'polite').innerText()).toBe('Bo has sat down.');
  await at(ann, 'invite').waitFor({ state: 'detached' });
  await allReady(ann, bo);
  for (const page of [ann, bo]) await page.locator('.hand [data-card]').first().waitFor();
  expect([...faults.flat(), ...shown]).toEqual([]);

  // The name is kept: nobody asks again.
  await ann.goto(room.address());
  await at(ann, 'friend-mulle').click();
  await at(ann, 'invite').waitFor();
  await expect.poll(() => companyOf(ann)).toContain('You');
});

it('the QR code is the link, dark on white', async () => {
  const ann = await room.visitor(PHONE);
  await openForFriend(ann, 'highnoon', 'Ann');
  await at(ann, 'show-qr').click();
  await at(ann, 'qr').waitFor();
  const faults = await axeFaults(ann, 'QR code');
  const path = await at(ann, 'qr').locator('path').getAttribute('d');
  const { qrCode, qrPath } = (await import('../web/meeting/qr-code.ts' as string)) as {
    qrCode: (text: string) => never;
    qrPath: (modules: never) => string;
  };
  expect(path).toBe(qrPath(qrCode(ann.url())));
  await expect
    .poll(() => ann.evaluate(`document.querySelector('[data-testid=qr]').getBoundingClientRect().width`))
    .toBeGreaterThan(200);
  expect(faults).toEqual([]);
});

it('the host seats a bot, removes a guest who stays out, swaps seats and changes an option', async () => {
  const [ann, bo, cy] = [await room.visitor(PHONE), await room.visitor(PHONE), await room.visitor(DESK)];
  const faults = [listen(ann), listen(bo), listen(cy)];
  await ann.goto(room.address());
  await at(ann, 'players-guinote-4').click();
  await at(ann, 'setup-guinote').click();
  for (const seat of [1, 2, 3]) await ann.locator(`[data-seat-of="${seat}"]`).selectOption('');
  await at(ann, 'your-name').fill('Ann');
  await at(ann, 'open-table').click();
  await at(ann, 'invite').waitFor();
  for (const [page, name] of [
    [bo, 'Bo'],
    [cy, 'Cy'],
  ] as const) {
    await page.goto(ann.url());
    await sitAs(page, name);
    await at(page, 'invite').waitFor();
  }
  await expect.poll(() => companyOf(ann)).toEqual(['You', 'Bo', 'Cy', 'Empty seat']);
  // A guest has nothing to arrange.
  await expect.poll(() => bo.locator('.arranging').count()).toBe(0);

  await at(ann, 'swap-1').focus();
  await ann.keyboard.press('Enter');
  await at(ann, 'swap-3').focus();
  await ann.keyboard.press('Enter');
  await expect.poll(() => companyOf(cy)).toEqual(['Ann', 'Empty seat', 'You', 'Bo']);
  await at(ann, 'remove-3').click();
  await at(bo, 'removed').waitFor();
  await bo.reload();
  await at(bo, 'removed').waitFor();
  const shown = [...(await axeFaults(ann, 'host')), ...(await axeFaults(bo, 'removed'))];

  await at(ann, 'change-options').click();
  await at(ann, 'options-sheet').waitFor();
  await at(ann, 'all-options').click();
  await ann.locator('[data-option="partidasPerCoto"]').selectOption('1');
  shown.push(...(await axeFaults(ann, 'options')));
  await at(ann, 'save-options').click();
  await cy.locator('[data-testid="variant"] [data-option="partidasPerCoto"]').waitFor();

  await at(ann, 'bot-1').selectOption({ index: 1 });
  await expect.poll(() => ann.locator('.company [data-presence="bot"]').count()).toBe(1);
  const places = new Map<string, string>();
  const laid = await faultsAt(ann, 'host', SIZES, places);
  await ann.setViewportSize(PHONE.viewport);
  await at(ann, 'fill-bots').click();
  await allReady(ann, cy);
  for (const page of [ann, cy]) await page.locator('.hand [data-card]').first().waitFor();
  expect([...faults.flat(), ...shown, ...laid]).toEqual([]);
});

it('a public table is in the list of others while it waits, and leads there', async () => {
  const [ann, bo] = [await room.visitor(PHONE), await room.visitor(DESK)];
  await bo.goto(room.address());
  await at(bo, 'show-open').click();
  await expect.poll(() => bo.locator('dialog[open] .body').innerText()).toContain('No table is open right now.');
  await close(bo);
  await ann.goto(room.address());
  await at(ann, 'setup-mulle').click();
  await ann.locator('[data-seat-of="1"]').selectOption('');
  await at(ann, 'join-public').click();
  await at(ann, 'your-name').fill('Ann');
  const shown = [...(await axeFaults(ann, 'set-up'))];
  await at(ann, 'open-table').click();
  await at(ann, 'invite').waitFor();
  // Without a touch: the list is live.
  const row = bo.locator('.meet > .only-wide [data-open]');
  await row.waitFor();
  await expect.poll(() => row.innerText()).toMatch(/Ann’s table\s+Mulle · 1 seat free of 2 · no clock/u);
  shown.push(...(await axeFaults(bo, 'front page')));
  const places = new Map<string, string>();
  shown.push(...(await faultsAt(bo, 'open tables', SIZES, places)));
  await bo.setViewportSize(PHONE.viewport);
  await at(bo, 'show-open').click();
  shown.push(...(await faultsAt(bo, 'the list', SIZES, places)), ...(await axeFaults(bo, 'the list')));
  await bo.locator('dialog [data-open] a').click();
  await sitAs(bo, 'Bo');
  await at(ann, 'invite').waitFor({ state: 'detached' });
  expect(shown).toEqual([]);
});

const findMatch = async (page: Page, name: string): Promise<void> => {
  await page.goto(room.address());
  await at(page, 'quick-match').click();
  await at(page, 'quick-game-guinote').click();
  await at(page, 'quick-players-2').click();
  await at(page, 'quick-speed-blitz').click();
  await at(page, 'quick-name').fill(name);
};

it('two who want a quick match of the same kind meet without another touch', async () => {
  const [ann, bo] = [await room.visitor(PHONE), await room.visitor(PHONE)];
  await findMatch(ann, 'Ann');
  const places = new Map<string, string>();
  const shown = [...(await axeFaults(ann, 'quick match')), ...(await faultsAt(ann, 'quick match', SIZES, places))];
  await ann.setViewportSize(PHONE.viewport);
  await at(ann, 'quick-find').click();
  await at(ann, 'invite').waitFor();
  await findMatch(bo, 'Bo');
  await at(bo, 'quick-find').click();
  for (const page of [ann, bo]) await page.locator('.hand [data-card]').first().waitFor();
  expect(new URL(ann.url()).pathname).toBe(new URL(bo.url()).pathname);
  expect(shown).toEqual([]);
});

it('after twenty seconds alone a bot is offered, and plays', async () => {
  const ann = await room.visitor(PHONE);
  await ann.clock.install();
  await findMatch(ann, 'Ann');
  await at(ann, 'quick-find').click();
  await at(ann, 'fill-bots').waitFor();
  await expect.poll(() => at(ann, 'offer-bot').count()).toBe(0);
  // Seconds also go by themselves, more of them the slower the machine is.
  await ann.clock.runFor(10_000);
  await expect.poll(() => at(ann, 'offer-bot').count()).toBe(0);
  await ann.clock.runFor(10_000);
  await at(ann, 'offer-bot').waitFor();
  expect(await axeFaults(ann, 'offer')).toEqual([]);
  await at(ann, 'play-bot').click();
  await ann.clock.resume();
  await ann.locator('.hand [data-card]').first().waitFor();
});
