// People who talk at a table, each with a browser and a language of their own: phrases, texts, voices, and whoever does not want to hear them.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './testing/axe.ts';
import { FAKE_MICROPHONE, touch, until } from './testing/browser.ts';
import { faultsAt, SIZES } from './testing/layout.ts';
import { cardRoom } from './testing/room.ts';

const room = cardRoom({ botPaceMs: [0, 0], seed: '7a1c'.repeat(16) }, FAKE_MICROPHONE);

const PHONE = { width: 390, height: 844 } as const;
const DESKTOP = { width: 1280, height: 800 } as const;

const by = (page: Page, id: string) => page.locator(`[data-testid="${id}"]`);

interface Pair {
  readonly ann: Page;
  readonly bea: Page;
  readonly table: string;
}

/** Ann opens a table, on her phone and in English; Bea follows the link, on a desktop and in Spanish. */
const twoAtATable = async (talk?: string): Promise<Pair> => {
  const ann = await room.visitor({ viewport: PHONE, locale: 'en' });
  const bea = await room.visitor({ viewport: DESKTOP, locale: 'es' });
  await ann.goto(room.address());
  const order = { game: 'guinote', opponents: null, options: { players: 2 }, name: 'Ann', ...(talk ? { talk } : {}) };
  const table: string = await ann.evaluate(
    `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify(order))} })
      .then((reply) => reply.json()).then((opened) => opened.table)`,
  );
  const address = `${room.address()}/t/${table}`;
  await ann.goto(address);
  await bea.goto(address);
  await bea.locator('.sit-down input').fill('Bea');
  await by(bea, 'sit').click();
  await until(ann, 'the deal', ({ legal, illegal }) => legal.length + illegal.length > 0);
  await until(bea, 'the deal', ({ legal, illegal }) => legal.length + illegal.length > 0);
  return { ann, bea, table: address };
};

/** Whoever must plays a card. */
const playACard = async (pages: readonly Page[]): Promise<void> => {
  for (;;)
    for (const page of pages) {
      const shown = await until(page, 'a table', () => true);
      const [card] = shown.legal;
      if (!shown.turn || card === undefined) continue;
      await touch(page, card);
      await until(page, 'the card played', ({ revision }) => revision > shown.revision);
      return;
    }
};

/** Sees a bubble as it comes: it is gone a few seconds later. */
const bubble = (page: Page, seat: number, text?: string): Promise<void> =>
  page.locator(`[data-testid="bubble-${seat}"]`, text === undefined ? {} : { hasText: text }).waitFor();

const linesOf = (page: Page): Promise<readonly string[]> => page.locator('.talk-lines li > p').allInnerTexts();

it('phrases are said by keys and read in each language, while the match goes on', async () => {
  const { ann, bea } = await twoAtATable('phrases');
  await ann.keyboard.press('k');
  await by(ann, 'talk-panel').waitFor();
  await expect.poll(() => by(ann, 'talk-text').count()).toBe(0);
  await expect.poll(() => by(ann, 'talk-voice').count()).toBe(0);
  await expect.poll(() => ann.locator('[data-phrase]').count()).toBe(12);
  expect(await axeFaults(ann, 'phrases')).toEqual([]);
  await ann.locator('[data-phrase="good-luck"]').focus();
  const seen = Promise.all([
    bubble(bea, 0, '¡Suerte!'),
    bubble(ann, 0, 'Good luck!'),
    bea.locator('[data-testid=polite]', { hasText: 'Ann: ¡Suerte!' }).waitFor({ state: 'attached' }),
  ]);
  await ann.keyboard.press('Enter');
  await seen;
  await by(ann, 'talk-panel').waitFor({ state: 'detached' });
  await expect.poll(() => by(bea, 'talk').getAttribute('data-unread')).toBe('1');
  expect(await axeFaults(bea, 'a bubble')).toEqual([]);
  await playACard([ann, bea]);
  await by(bea, 'talk').click();
  await bea.locator('.talk-lines').waitFor();
  await expect.poll(() => linesOf(bea)).toEqual(['Ann ¡Suerte!']);
  await expect.poll(() => by(bea, 'talk').getAttribute('data-unread')).toBe('0');
  // A game's own phrase, back; on a desktop the panel stays beside the table.
  const answered = bubble(ann, 1, 'No signs, please!');
  await bea.locator('[data-phrase="no-signs"]').click();
  await answered;
  // Whoever says too much is told so, though the sheet has closed.
  await ann.keyboard.press('k');
  await ann.locator('[data-phrase="hello"]').waitFor();
  const tooFast = bubble(ann, 0, 'too fast');
  // At once, however slow the machine is.
  await ann.evaluate(`{
    for (const intent of ['a', 'b', 'c', 'd'])
      window.lines.at(-1).send(JSON.stringify({ type: 'phrase', intent, phrase: 'sorry' }));
    document.querySelector('[data-phrase="hello"]').click();
  }`);
  await tooFast;
  // Bubbles go by themselves.
  await by(ann, 'bubble-1').waitFor({ state: 'detached' });
});

it('texts are only text, are there again after a reload, and can be muted, blocked and reported', async () => {
  const { ann, bea, table } = await twoAtATable();
  await by(ann, 'talk').click();
  const typed = 'see http://evil.example <b>now</b> \u202egnp';
  await by(ann, 'talk-text').fill(typed);
  await by(ann, 'talk-send').click();
  await ann.locator('.talk-lines li').waitFor();
  const shown = 'see http://evil.example <b>now</b> gnp';
  await expect.poll(() => linesOf(ann)).toEqual([`You ${shown}`]);
  await by(bea, 'talk').click();
  await bea.locator('.talk-lines li').waitFor();
  await expect.poll(() => linesOf(bea)).toEqual([`Ann ${shown}`]);
  await expect.poll(() => bea.locator('.talk a, .talk-lines p b').count()).toBe(1);
  await bea.reload();
  await until(bea, 'the table', () => true);
  await by(bea, 'talk').click();
  await bea.locator('.talk-lines li').waitFor();
  await expect.poll(() => linesOf(bea)).toEqual([`Ann ${shown}`]);
  // Nobody else sees or says anything.
  const cid = await room.visitor({ viewport: PHONE, locale: 'en' });
  await cid.goto(table);
  await until(cid, 'the table', () => true);
  await expect.poll(() => by(cid, 'talk').count()).toBe(0);
  await by(bea, 'about-1').click();
  expect(await axeFaults(bea, 'about a line')).toEqual([]);
  await by(bea, 'report').click();
  await by(bea, 'report-why').fill('insulto');
  await by(bea, 'report-send').click();
  await bea.getByText('Denunciado.').waitFor();
  await by(bea, 'mute').click();
  await expect.poll(() => linesOf(bea)).toEqual(['Ann (silenciado)']);
  await by(bea, 'mute').click();
  await by(bea, 'block').click();
  await expect.poll(() => linesOf(bea)).toEqual(['Ann (bloqueado)']);
  // A block is also kept with the player: this browser has forgotten it.
  await expect
    .poll(() => bea.evaluate(`fetch('/api/blocks').then((reply) => reply.json()).then((told) => told.blocked.length)`))
    .toBe(1);
  await bea.evaluate(`localStorage.removeItem('baize.blocked')`);
  await bea.reload();
  await until(bea, 'the table', () => true);
  await by(bea, 'talk').click();
  await bea.getByText('(bloqueado)').waitFor();
  await by(ann, 'talk-text').fill('still there?');
  await by(ann, 'talk-send').click();
  await bea.locator('[data-line="2"]').waitFor();
  await expect.poll(() => by(bea, 'bubble-0').count()).toBe(0);
  // Nor does Ann sit down at another table of Bea's.
  const other: string = await bea.evaluate(
    `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"game":"mulle","opponents":null}' })
      .then((reply) => reply.json()).then((opened) => opened.table)`,
  );
  const tried = await ann.context().newPage();
  await tried.goto(`${room.address()}/t/${other}`);
  await by(tried, 'sit').click();
  await tried.getByText('Not right now.').first().waitFor();
  await expect.poll(() => by(tried, 'sit').count()).toBe(1);
  await tried.close();
  // Ann is told when she says too much: at once, however slow the machine is.
  await by(ann, 'talk-text').fill('again');
  await ann.evaluate(`{
    for (const intent of ['a', 'b', 'c', 'd'])
      window.lines.at(-1).send(JSON.stringify({ type: 'say', intent, text: 'again' }));
    document.querySelector('[data-testid="talk-send"]').click();
  }`);
  await ann.locator('.talk [role=alert]').waitFor();
});

it('the panel and bubbles have room at every size', async () => {
  const { ann, bea } = await twoAtATable();
  const places = new Map<string, string>();
  await ann.setViewportSize({ width: 360, height: 640 });
  for (const [i, phrase] of ['hello', 'fine-cante', 'one-moment'].entries()) {
    const seen = bubble(ann, 1);
    await by(bea, 'talk').click();
    await bea.locator(`[data-phrase="${phrase}"]`).click();
    await Promise.all([seen, bea.locator(`[data-line="${i + 1}"]`).waitFor()]);
  }
  const faults = [...(await faultsAt(ann, 'a bubble', SIZES.slice(0, 3), places))];
  await ann.setViewportSize(PHONE);
  await by(ann, 'talk').click();
  await by(ann, 'about-2').click();
  faults.push(...(await faultsAt(ann, 'talk', SIZES, places)));
  expect(faults).toEqual([]);
});

/** How loud a voice message is that this page may hear: the mean of its samples, and its length. */
const loudness = (page: Page): Promise<{ readonly mean: number; readonly seconds: number }> =>
  page.evaluate(`(async () => {
    const table = location.pathname.split('/').at(-1);
    const { voice } = window.told;
    const bytes = await fetch('/api/tables/' + table + '/voice/' + voice).then((reply) => reply.arrayBuffer());
    const audio = await new AudioContext().decodeAudioData(bytes);
    const samples = audio.getChannelData(0);
    return { mean: Math.sqrt(samples.reduce((sum, each) => sum + each * each, 0) / samples.length), seconds: audio.duration };
  })()`);

it('a voice message is recorded in one browser and heard in the other, in the middle of play', async () => {
  const { ann, bea, table } = await twoAtATable();
  await bea.evaluate(`window.lines.at(-1).addEventListener('message', ({ data }) => {
    const { type, line } = JSON.parse(data);
    if (type === 'talk') window.told = line;
  })`);
  await by(ann, 'talk').click();
  const button = by(ann, 'talk-voice');
  await button.waitFor();
  expect(await axeFaults(ann, 'voice')).toEqual([]);
  // By the keyboard: held for a while, meanwhile the other plays or waits.
  await button.focus();
  await ann.keyboard.down(' ');
  await ann.locator('[data-testid="talk-voice"][data-state="recording"]').waitFor();
  await ann.waitForTimeout(1500);
  const heardOf = bubble(bea, 0);
  await ann.keyboard.up(' ');
  await heardOf;
  await ann.keyboard.press('Escape');
  await playACard([ann, bea]);
  await playACard([ann, bea]);
  const heard = await loudness(bea);
  expect(heard.mean).toBeGreaterThan(0.001);
  expect(heard.seconds).toBeGreaterThan(0.8);
  expect(heard.seconds).toBeLessThan(5.5);
  await by(bea, 'talk').click();
  await bea.locator('[data-line="1"][data-heard="true"]').waitFor();
  // Held with the mouse.
  const box = await by(bea, 'talk-voice').boundingBox();
  if (box === null) throw new Error('there is no button');
  await bea.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await bea.mouse.down();
  await bea.locator('[data-testid="talk-voice"][data-state="recording"]').waitFor();
  await bea.waitForTimeout(700);
  const answered = bubble(ann, 1);
  await bea.mouse.up();
  await answered;
  // Too short is none.
  await bea.locator('[data-testid="talk-voice"][data-state="hold"]').waitFor();
  await bea.mouse.down();
  await bea.mouse.up();
  await expect.poll(() => by(bea, 'voice-trouble').innerText()).toContain('Mantén pulsado');
  // Whoever looks on hears nothing.
  const cid = await room.visitor({ viewport: PHONE, locale: 'en' });
  await cid.goto(table);
  const voice: string = await bea.evaluate(`window.told.voice`);
  const id = new URL(table).pathname.split('/').at(-1);
  expect(await cid.evaluate(`fetch('/api/tables/${id}/voice/${voice}').then(({ status }) => status)`)).toBe(403);
});

it('whoever can’t record is told why', async () => {
  const { ann, bea } = await twoAtATable();
  await by(ann, 'talk').click();
  await ann.evaluate(
    `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`,
  );
  await by(ann, 'talk-voice').focus();
  await ann.keyboard.press('Enter');
  await expect.poll(() => by(ann, 'voice-trouble').innerText()).toContain('may not use the microphone');
  await bea.evaluate(`Object.defineProperty(window, 'isSecureContext', { value: false })`);
  await by(bea, 'talk').click();
  await expect.poll(() => by(bea, 'cant-record').innerText()).toContain('https');
});
