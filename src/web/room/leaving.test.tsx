// Leaving on the page: it asks once and says what it costs; a bot plays on, its person comes back, and whoever watches is told so.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { module } from '../../../examples/whistle/index.ts';
import { fair, person, termsOf } from '../../table/testing/bench.ts';
import { chooseLanguage } from '../text/index.ts';
import { openPages, type RoomPage, type RoomPages } from './testing/pages.tsx';

let room: RoomPages | undefined;
beforeEach(() => chooseLanguage('en'));
afterEach(() => room?.close());

const STAND_IN = { kind: 'bot', level: 'random', version: 1, budget: 0 } as const;

const dealt = async (standIn: boolean): Promise<readonly [RoomPage, RoomPage, RoomPages]> => {
  const terms = fair(termsOf(module.game, [person('ann'), person('bo')]));
  const opened = openPages(module, standIn ? { ...terms, standIn: STAND_IN } : terms);
  room = opened;
  const pages = [await opened.page('ann'), await opened.page('bo')] as const;
  for (let now = 4000; opened.table.table().timeline.match.due !== undefined; now += 3000)
    await opened.tell({ type: 'timer', timer: 'deal' }, now);
  for (const { session } of pages) session.skip();
  return [...pages, opened];
};

test('leaving says that the match is lost, and may be thought better of', async () => {
  const [ann, , { table }] = await dealt(false);
  await ann.tap('[data-testid=menu]');
  await ann.tap('[data-testid=leave-table]');
  expect(ann.text('.leave-ask p')).toBe('Whoever leaves loses this match.');
  await ann.tap('[data-testid=stay]');
  expect(ann.said.filter(({ type }) => type === 'leave')).toEqual([]);
  await ann.tap('[data-testid=leave-table]');
  await ann.tap('[data-testid=leave-yes]');
  expect(table.table().timeline.outcome).toMatchObject({ reason: 'left' });
});

test('where a bot plays on, it does, and whoever left takes the seat again', async () => {
  const [ann, bo, { table }] = await dealt(true);
  await bo.tap('[data-testid=menu]');
  await bo.tap('[data-testid=leave-table]');
  expect(bo.text('.leave-ask p')).toBe('A bot will play on for you. You can come back.');
  await bo.tap('[data-testid=leave-yes]');
  expect(table.table().timeline.outcome).toBeUndefined();
  expect(ann.session.client.value.state?.seats[1]?.presence).toBe('bot');
  expect(bo.text('[data-testid=kept] span')).toBe('A bot plays for you.');
  await bo.tap('[data-testid=come-back]');
  expect(bo.session.seat.value).toBe(1);
  expect(bo.all('[data-testid=kept]')).toEqual([]);
});

test('somebody who is gone for too long is replaced by a bot on request', async () => {
  const [ann, bo, { tell, table }] = await dealt(true);
  const { now } = table.table();
  await bo.cut();
  expect(ann.all('[data-testid=let-bot], [data-testid=claim]')).toEqual([]);
  await tell({ type: 'timer', timer: 'grace/1' }, now + 60_000);
  expect(ann.all('[data-testid=claim]')).toEqual([]);
  await ann.tap('[data-testid=let-bot]');
  expect(table.table().timeline.outcome).toBeUndefined();
  expect(ann.session.client.value.state?.seats[1]?.presence).toBe('bot');
});

test('whoever watches is told so, is counted, and has no button that is not theirs', async () => {
  const [ann, , { page }] = await dealt(true);
  expect(ann.all('[data-testid=watching]')).toEqual([]);
  const eve = await page('eve');
  expect(eve.text('[data-testid=watching] .visually-hidden')).toBe('You’re watching. 1 person is watching');
  expect(ann.text('[data-testid=watching] .visually-hidden')).toBe('1 person is watching');
  await eve.tap('[data-testid=menu]');
  const lines = eve.all('.sheet [data-testid]').map(({ dataset }) => dataset['testid']);
  for (const own of ['take-back', 'resign', 'leave-table', 'ask-undo', 'ask-pause', 'ready'])
    expect(lines).not.toContain(own);
});

test('a player who does nothing looks other than one whose line broke or who has left', async () => {
  const [ann, bo, { table, tell }] = await dealt(false);
  const mover = table.table().timeline.match.actors.must[0] ?? 0;
  const watcher = mover === 0 ? bo : ann;
  const status = (): string => watcher.text(`[data-seat="${mover}"] small`);
  expect(status()).not.toContain('no move for a minute');
  watcher.session.idle.value = true;
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(status()).toContain('no move for a minute');
  await (mover === 0 ? ann : bo).cut();
  expect(status()).toContain('reconnecting…');
  expect(status()).not.toContain('no move for a minute');
  await tell({ type: 'timer', timer: `grace/${mover}` }, table.table().now + 60_000);
  expect(status()).toContain('has left');
  expect(status()).not.toContain('reconnecting…');
});
