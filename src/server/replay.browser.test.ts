// Replays on the page: a match that was played, any record that is dropped there, tampered, huge and hostile ones, at every view and by keys.
// With BAIZE_SCREENS, a folder, what is shown there is kept as pictures to be looked at.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fastRandom } from '../kernel/random.ts';
import { axeFaults } from './testing/axe.ts';
import { touch, until } from './testing/browser.ts';
import { cardRoom } from './testing/room.ts';
import { joinTable } from './testing/talk.ts';
import { newVisitor, playToTheEnd, type Visitor } from './testing/visitor.ts';

/** Without a seed of its own, so that matches have fair deals: records of format 2. */
const room = cardRoom({ botPaceMs: [0, 0] });

const RECORDS = join(import.meta.dirname, '..', 'bots');
const recordAt = (path: string): string => readFileSync(join(RECORDS, path), 'utf8');

const SIZES = { phone: [390, 844], small: [360, 640], landscape: [844, 390], desktop: [1280, 800] } as const;

const SCREENS = process.env['BAIZE_SCREENS'];
const keep = async (page: Page, name: string): Promise<void> => {
  if (SCREENS === undefined) return;
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(SCREENS, `${name}-${size}.png`) });
  }
};

/** Chooses a file as if a player had. */
const choose = (page: Page, content: string, name = 'match.json'): Promise<void> =>
  page
    .locator('[data-testid=record-file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

/** The step that is wanted, once it is drawn. */
const stepOf = async (page: Page): Promise<number> => {
  await page.evaluate(`new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))`);
  return Number(await page.locator('[data-testid=dock]').getAttribute('data-step'));
};

/** Waits until the table itself shows a step. */
const shown = (page: Page, step: number): Promise<void> =>
  page.locator(`main.replay[data-revision="${step}"]`).waitFor();

const TRICKS = { game: 'guinote', options: { players: 2, partidasPerCoto: 1 } } as const;

/** A match that was played over the wire, at random; a race is given up. */
const played = async (body: { readonly game: string; readonly options?: object }): Promise<string> => {
  const visitor = await newVisitor(room.address());
  const opened = (await (
    await visitor.ask('POST', '/api/tables', { opponents: 'easy', name: 'Ann', ...body })
  ).json()) as {
    readonly table: string;
  };
  const nobody = { answered: () => undefined, stepped: () => undefined };
  if (body.game === 'highnoon') await giveUp(visitor, opened.table);
  else await playToTheEnd(visitor, opened.table, fastRandom(7), nobody);
  return opened.table;
};

const giveUp = async (visitor: Visitor, table: string): Promise<void> => {
  const { talk } = await joinTable(visitor.socket(table));
  for (let message = await talk.hear(); ; message = await talk.hear()) {
    if (message.type !== 'step') continue;
    if (message.outcome !== undefined) break;
    if (message.revision > 40) talk.say({ type: 'resign', intent: 'r1' });
  }
  talk.socket.close();
};

it('a match that was played: dragging, keys, views, the address, and its proof', { timeout: 120_000 }, async () => {
  const table = await played(TRICKS);
  const page = await room.visitor({ viewport: { width: 1280, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${room.address()}/r/${table}`);
  const scrubber = page.locator('[data-testid=scrubber]');
  await scrubber.waitFor();
  const start = await stepOf(page);
  await shown(page, start);

  // One move, a trick, and the ends, by keys.
  await page.keyboard.press('ArrowRight');
  const second = await stepOf(page);
  expect(second).toBeGreaterThan(start);
  await shown(page, second);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  const trick = await stepOf(page);
  expect(trick).toBeGreaterThan(second + 1);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => stepOf(page)).toBeLessThan(trick);
  await page.keyboard.press('End');
  const end = await stepOf(page);
  await shown(page, end);
  await page.keyboard.press('Home');
  await shown(page, start);

  // Dragging shows every state on the way, and leaves the address there.
  const box = (await scrubber.boundingBox())!;
  const at = (share: number): readonly [number, number] => [box.x + box.width * share, box.y + box.height / 2];
  await page.mouse.move(...at(0.1));
  await page.mouse.down();
  await page.mouse.move(...at(0.5), { steps: 8 });
  const middle = await stepOf(page);
  expect(middle).toBeGreaterThan(second);
  expect(middle).toBeLessThan(end);
  await shown(page, middle);
  await page.mouse.up();
  await expect.poll(() => page.url()).toContain(`/r/${table}?step=${middle}&as=open`);

  // To each pair of eyes its own cards.
  const faces = (): Promise<number> => page.locator('.seat .backs [data-card]').count();
  const all = await faces();
  expect(all).toBeGreaterThan(0);
  await page.locator('[data-testid=viewer]').selectOption('0');
  // What a rival has shown to everybody stays open.
  await expect.poll(faces).toBeLessThan(all);
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBeGreaterThan(0);
  await page.locator('[data-testid=viewer]').selectOption('public');
  await expect.poll(() => page.locator('.hand [data-card]').count()).toBe(0);
  await expect.poll(() => page.url()).toContain(`?step=${middle}&as=public`);

  // The address brings all of that back.
  await page.reload();
  await shown(page, middle);
  await expect.poll(() => page.locator('[data-testid=viewer]').inputValue()).toBe('public');

  // Every line of the log leads to its step.
  await page.locator('[data-testid=viewer]').selectOption('open');
  await page.locator('[data-testid=tab-log]').click();
  const line = page.locator('[data-testid=replay-log] li a').nth(12);
  await expect.poll(() => line.getAttribute('href')).toMatch(/^\?step=\d+&as=open$/u);
  await line.click();
  const href = await line.getAttribute('href');
  await expect.poll(async () => `?step=${await stepOf(page)}&as=open`).toBe(href);
  expect(await axeFaults(page, 'log')).toEqual([]);

  // Played by itself, faster and slower.
  await page.keyboard.press('Home');
  await page.locator('[data-testid=speed]').selectOption('8');
  await page.locator('[data-testid=run]').click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(trick);
  await page.locator('[data-testid=run]').click();

  await page.locator('[data-testid=tab-proof]').click();
  await page.locator('[data-testid=verify]').click();
  await page.locator('[data-testid=proof][data-verdict=ok]').waitFor({ timeout: 60_000 });
  await expect
    .poll(() => page.locator('[data-testid=proof] dd').allTextContents())
    .toEqual([
      expect.stringMatching(/^\d+ steps, \d+ states? the same$/u),
      'Nothing was altered, left out or added.',
      expect.stringMatching(/fair deals?: commitment, contributions and cards fit/u),
      expect.stringMatching(/^Cierzo: \d+ moves the same, from its own view alone$/u),
    ]);
  expect(await axeFaults(page, 'verified')).toEqual([]);
  expect(errors).toEqual([]);
});

/** A match in which Ann makes some moves at random, and gives up. */
const someMoves = async (most: number): Promise<string> => {
  const visitor = await newVisitor(room.address());
  const opened = (await (await visitor.ask('POST', '/api/tables', { ...TRICKS, name: 'Ann' })).json()) as {
    readonly table: string;
  };
  const { talk, snapshot } = await joinTable(visitor.socket(opened.table));
  let moves = 0;
  for (
    let at: { readonly revision: number; readonly legal?: readonly string[] | undefined } = snapshot;
    moves < most;
  ) {
    const action = at.legal?.find((legal) => legal.startsWith('play '));
    if (action !== undefined) talk.say({ type: 'act', intent: `m${moves++}`, base: at.revision, action });
    for (let message = await talk.hear(); ; message = await talk.hear()) {
      if (message.type !== 'step' && message.type !== 'snapshot') continue;
      at = message;
      break;
    }
  }
  talk.say({ type: 'resign', intent: 'r1' });
  for (let message = await talk.hear(); ; message = await talk.hear()) {
    if (message.type === 'step' && message.outcome !== undefined) break;
  }
  talk.socket.close();
  return opened.table;
};

it('after the match the strongest bot looks at every decision; it can be stopped', { timeout: 180_000 }, async () => {
  const table = await someMoves(4);
  const page = await room.visitor({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${room.address()}/r/${table}`);
  await page.locator('[data-testid=tab-study]').click();
  await page.locator('[data-testid=run-study]').click();
  await page.locator('[data-testid=cancel-study]').click();
  await page.locator('[data-testid=run-study]').click();
  await page.locator('[data-testid=study][data-at=done]').waitFor({ timeout: 150_000 });
  await expect.poll(() => page.locator('[data-testid=study]').textContent()).toMatch(/\d of \d decisions compared/u);
  await expect.poll(() => page.locator('[data-testid=chance]').count()).toBe(1);
  await expect.poll(() => page.locator('.mark.key').count()).toBe(await page.locator('[data-testid=moment]').count());
  expect(await axeFaults(page, 'moments')).toEqual([]);
  await keep(page, 'moments');
});

it('a match is played on from a step against bots, and left again for the replay', { timeout: 120_000 }, async () => {
  const table = await someMoves(6);
  const page = await room.visitor({ viewport: { width: 1280, height: 800 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${room.address()}/r/${table}`);
  await page.locator('[data-testid=scrubber]').waitFor();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
  const step = await stepOf(page);
  await shown(page, step);
  await page.locator('[data-testid=viewer]').selectOption('0');
  await page.locator('[data-testid=play-on]').click();
  await page.locator('main.app:not(.replay)').waitFor();
  const turn = await until(page, 'our turn', (at) => at.turn && at.legal.length > 0);
  await touch(page, turn.legal[0] as string);
  await until(page, 'our next turn', (at) => at.revision > turn.revision && at.turn && at.legal.length > 0);
  expect(await axeFaults(page, 'played on')).toEqual([]);
  await page.locator('[data-testid=menu]').click();
  await page.locator('[data-testid=back-to-replay]').click();
  await shown(page, step);
  await expect.poll(() => stepOf(page)).toBe(step);
  expect(errors).toEqual([]);
});

it('a result leads to the replay, and so does the front page', { timeout: 120_000 }, async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 }, locale: 'sv' });
  await page.goto(room.address());
  await page.locator('[data-testid=play-guinote]').click();
  await page.locator('[data-testid=menu]').click();
  await page.locator('[data-testid=resign]').click();
  await page.locator('[data-testid=resign-yes]').click();
  await page.locator('[data-testid=result] [data-testid=replay]').click();
  await page.locator('[data-testid=scrubber]').waitFor();
  await expect.poll(() => page.title()).toContain('Repris');
  expect(await axeFaults(page, 'phone')).toEqual([]);
  await page.goto(room.address());
  await page.locator('[data-testid=replay-of]').click();
  await page.locator('[data-testid=scrubber]').waitFor();
  expect(page.url()).toContain('/r/');
});

it('what is not over or not there says so', { timeout: 60_000 }, async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 } });
  const visitor = await newVisitor(room.address());
  const opened = (await (await visitor.ask('POST', '/api/tables', { ...TRICKS, name: 'Ann' })).json()) as {
    readonly table: string;
  };
  const trouble = page.locator('[data-testid=replay-trouble]');
  await page.goto(`${room.address()}/r/${opened.table}`);
  await expect.poll(() => trouble.textContent()).toContain('not over yet');
  await page.goto(`${room.address()}/r/nothere123`);
  await expect.poll(() => trouble.textContent()).toContain('There is no such match');
  expect(await axeFaults(page, 'nothing there')).toEqual([]);
});

/** Files that are no records, or bad ones: what is in each, as the page would write it, and what is said of it. */
const HOSTILE: readonly (readonly [name: string, content: () => string, says: RegExp])[] = [
  ['no JSON', () => `'hello'`, /can’t be replayed/u],
  ['binary', () => 'new Uint8Array([0, 1, 2, 255, 254, 0])', /can’t be replayed/u],
  ['deep', () => `'['.repeat(200_000) + ']'.repeat(200_000)`, /nested|deep/u],
  ['too long', () => `'{"format":1,"steps":["' + 'x'.repeat(4_000_001) + '"]}'`, /4.?000.?000/u],
  ['too large a file', () => 'new Uint8Array(17_000_000)', /17 MB/u],
  ['another game', () => quoted({ game: 'whist' }), /game: is whist/u],
  ['rules of the future', () => quoted({ rules: 99 }), /rules: needs version 99/u],
  ['impossible options', () => quoted({ options: { players: 3 } }), /can’t be replayed/u],
  ['seats missing', () => quoted({ seats: [] }), /seats: must be 2/u],
];

/** Drops a file on the page. */
const drop = async (page: Page, content: string, name: string): Promise<void> => {
  await page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${content}], ${JSON.stringify(name)}));
    dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  })()`);
};

const FORMAT_1 = 'guinote/records/levels-2-two.json';

const quoted = (change: object): string => JSON.stringify(tampered(change));

const tampered = (change: object): string =>
  JSON.stringify({ ...(JSON.parse(recordAt(FORMAT_1)) as object), ...change });

it('hostile and huge files get a clear error, and the page goes on', { timeout: 120_000 }, async () => {
  const page = await room.visitor({ viewport: { width: 390, height: 844 } });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${room.address()}/r`);
  await page.locator('[data-testid=open-record]').waitFor();
  for (const [name, content, says] of HOSTILE) {
    await drop(page, content(), `${name}.json`);
    const trouble = page.locator('[data-testid=replay-trouble]');
    await expect.poll(async () => ((await trouble.count()) === 1 ? trouble.textContent() : '')).toMatch(says);
  }
  expect(await axeFaults(page, 'trouble')).toEqual([]);
  // A good one of the first format after all of them.
  await choose(page, recordAt(FORMAT_1));
  await page.locator('[data-testid=scrubber]').waitFor();
  // Cancelled in the page, which is sooner than a short proof ends.
  await page.evaluate(`(async () => {
    document.querySelector('[data-testid=verify]').click();
    for (let cancel = null; cancel === null; cancel?.click()) {
      await new Promise((done) => requestAnimationFrame(done));
      cancel = document.querySelector('[data-testid=cancel-verify]');
    }
  })()`);
  await page.locator('[data-testid=verify]').waitFor();
  expect(errors).toEqual([]);
});

it(
  'a tampered record goes red and names the step; one that can’t go on is shown up to there',
  { timeout: 120_000 },
  async () => {
    const page = await room.visitor({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${room.address()}/r`);
    const { steps } = JSON.parse(recordAt(FORMAT_1)) as { readonly steps: readonly string[] };
    // Somebody else's card: the rules refuse it.
    const impossible = tampered({ steps: steps.with(20, '0 1 play 99Z') });
    await choose(page, impossible);
    await page.locator('[data-testid=stuck]').waitFor();
    await expect.poll(() => page.locator('[data-testid=stuck]').textContent()).toContain('step 21');
    await page.keyboard.press('End');
    await expect.poll(() => stepOf(page)).toBe(20);
    await page.locator('[data-testid=verify]').click();
    await page.locator('[data-testid=proof][data-verdict=differs]').waitFor({ timeout: 30_000 });
    await expect
      .poll(() => page.locator('[data-testid=proof]').textContent())
      .toContain('Step 21 is the first that differs');
    expect(await axeFaults(page, 'differs')).toEqual([]);

    // A hash that is not what the steps lead to.
    await page.goto(`${room.address()}/r`);
    const { hashes } = JSON.parse(recordAt(FORMAT_1)) as { readonly hashes: readonly { readonly step: number }[] };
    await choose(
      page,
      tampered({ hashes: hashes.with(0, { ...hashes[0]!, hash: '0'.repeat(64) } as { readonly step: number }) }),
    );
    await page.locator('[data-testid=verify]').click();
    await page.locator('[data-testid=proof][data-verdict=differs]').waitFor({ timeout: 30_000 });
    await expect
      .poll(() => page.locator('[data-testid=proof]').textContent())
      .toContain(`Step ${hashes[0]!.step} is the first`);
    await page.locator('[data-testid=go-there]').click();
    await shown(page, hashes[0]!.step);
  },
);
