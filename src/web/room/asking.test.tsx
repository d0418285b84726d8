// Asking the others: a move back, a pause and its end. One asks, the others answer, and everybody sees how it ended.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { module } from '../../../examples/whistle/index.ts';
import { bot, fair, person, termsOf } from '../../table/testing/bench.ts';
import { chooseLanguage } from '../text/index.ts';
import { openPages, type RoomPage, type RoomPages } from './testing/pages.tsx';

let room: RoomPages | undefined;
beforeEach(() => chooseLanguage('en'));
afterEach(() => room?.close());

const dealt = async (seats = [person('ann'), person('bo')]): Promise<readonly [RoomPage, RoomPage, RoomPages]> => {
  const opened = openPages(module, fair(termsOf(module.game, seats)));
  room = opened;
  const pages = [await opened.page('ann'), await opened.page('bo')] as const;
  for (let now = 4000; opened.table.table().timeline.match.due !== undefined; now += 3000)
    await opened.tell({ type: 'timer', timer: 'deal' }, now);
  for (const { session } of pages) session.skip();
  return [...pages, opened];
};

const menu = async (page: RoomPage, item: string): Promise<void> => {
  await page.tap('[data-testid=menu]');
  await page.tap(`[data-testid=${item}]`);
};

test('a pause is asked for, agreed on, seen by both, and ended in the same way', async () => {
  const [ann, bo, { table }] = await dealt();
  await menu(ann, 'ask-pause');
  expect(ann.text('[data-offer=pause] span')).toBe('You asked for a pause. Waiting for BO.');
  expect(ann.all('[data-testid=withdraw-pause]')).toHaveLength(1);
  expect(bo.text('[data-offer=pause] span')).toBe('ANN asks for a pause.');
  // Whoever listens hears the question at once.
  expect(bo.text('[data-testid=assertive]')).toBe('ANN asks for a pause.');
  await bo.tap('[data-testid=accept-pause]');
  expect(table.table().timeline.paused).toBe(true);
  for (const page of [ann, bo]) {
    expect(page.text('[data-testid=paused] span')).toMatch(/^Paused/u);
    expect(page.text('[data-testid=offer-ended]')).toBe('Agreed: the match is paused.');
  }
  await bo.tap('[data-testid=ask-resume]');
  expect(bo.all('[data-testid=ask-resume]')).toEqual([]);
  expect(ann.text('[data-offer=resume] span')).toBe('BO wants to play on.');
  await ann.tap('[data-testid=accept-resume]');
  expect(table.table().timeline.paused).toBe(false);
  expect(bo.all('[data-testid=paused]')).toEqual([]);
});

test('a move is taken back with the other’s consent, and kept without it', async () => {
  const [ann, bo, { table }] = await dealt();
  const { match } = table.table().timeline;
  const [first, other] = match.actors.must[0] === 0 ? [ann, bo] : [bo, ann];
  const seat = match.actors.must[0] ?? 0;
  first.session.act(match.legal(seat)[0] ?? '');
  await other.tap('[data-testid=menu]');
  first.session.skip();
  const { steps } = table.table().timeline;
  await menu(first, 'ask-undo');
  const name = seat === 0 ? 'ANN' : 'BO';
  expect(other.text('[data-offer=undo] span')).toBe(`${name} asks to take back the last move.`);
  await other.tap('[data-testid=decline-undo]');
  expect(table.table().timeline.steps).toBe(steps);
  expect(first.text('[data-testid=offer-ended]')).toBe(`${seat === 0 ? 'BO' : 'ANN'}: no.`);
  expect(other.all('[data-testid=offer-ended]')).toEqual([]);
  // Half a minute later it may be asked again.
  await room?.tell({ type: 'timer', timer: 'none' }, table.table().now + 30_000);
  await menu(first, 'ask-undo');
  await other.tap('[data-testid=accept-undo]');
  expect(table.log().at(-1)?.step.kind).toBe('takeback');
  expect(first.text('[data-testid=offer-ended]')).toBe('Agreed: the move has been taken back.');
});

test('what was asked can be withdrawn, and the other is told', async () => {
  const [ann, bo] = await dealt();
  await menu(ann, 'ask-pause');
  await ann.tap('[data-testid=withdraw-pause]');
  expect(bo.all('[data-offer]')).toEqual([]);
  expect(bo.text('[data-testid=offer-ended]')).toBe('ANN no longer asks.');
});

test('against bots a pause is taken, nothing is asked, and a move is taken back as ever', async () => {
  const [ann, , { table }] = await dealt([person('ann'), bot()]);
  await ann.tap('[data-testid=menu]');
  expect(ann.text('[data-testid=ask-pause]')).toBe('Pause');
  expect(ann.all('[data-testid=ask-undo]')).toEqual([]);
  expect(ann.all('[data-testid=take-back]')).toHaveLength(1);
  await ann.tap('[data-testid=ask-pause]');
  expect(table.table().timeline.paused).toBe(true);
  await ann.tap('[data-testid=ask-resume]');
  expect(table.table().timeline.paused).toBe(false);
});

test('onlookers see what is asked, and have nothing to say to it', async () => {
  const [ann, , { page }] = await dealt();
  await menu(ann, 'ask-pause');
  const eve = await page('eve');
  expect(eve.text('[data-offer=pause] span')).toBe('ANN asks for a pause.');
  expect(eve.all('[data-testid=room] button')).toEqual([]);
});

test('resigning asks once', async () => {
  const [ann, , { table }] = await dealt();
  await menu(ann, 'resign');
  expect(table.table().timeline.outcome).toBeUndefined();
  await ann.tap('[data-testid=resign-yes]');
  expect(table.table().timeline.outcome).toMatchObject({ reason: 'resigned' });
  expect(ann.said.filter(({ type }) => type === 'resign')).toHaveLength(1);
});
