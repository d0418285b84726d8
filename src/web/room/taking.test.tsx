// Taking a bot's seat on the page: asked for in the menu, told to everybody, and thought better of.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { bot, fair, person, termsOf } from '../../table/testing/bench.ts';
import { chooseLanguage } from '../text/index.ts';
import { openPages, type RoomPage, type RoomPages } from './testing/pages.tsx';

let room: RoomPages | undefined;
beforeEach(() => chooseLanguage('en'));
afterEach(() => room?.close());

/** Two people against two bots, and somebody who watches. */
const dealt = async (isOpen: boolean): Promise<readonly [RoomPage, RoomPage, RoomPages]> => {
  const module = await GAMES['guinote']?.();
  if (module === undefined) throw new Error('there is no Guiñote');
  const seats = [person('ann'), bot('greedy'), person('bo'), bot('greedy')];
  const terms = { ...fair(termsOf(module.game, seats, { options: { players: 4 } })), watchDelay: 8 };
  const opened = openPages(module, isOpen ? { ...terms, botSeats: 'open' } : terms);
  room = opened;
  const ann = await opened.page('ann');
  await opened.page('bo');
  for (let now = 4000; opened.table.table().timeline.match.due !== undefined; now += 3000)
    await opened.tell({ type: 'timer', timer: 'deal' }, now);
  const eve = await opened.page('eve');
  for (const { session } of [ann, eve]) session.skip();
  return [ann, eve, opened];
};

test('the menu offers each bot’s seat; who takes it is told, and the others too', async () => {
  const [ann, eve, { table }] = await dealt(true);
  expect(eve.text('[data-testid=watching] .visually-hidden')).toBe(
    'You’re watching, 8 steps behind. 1 person is watching',
  );
  await eve.tap('[data-testid=menu]');
  expect(eve.all('[data-testid^=take-seat-]').map(({ dataset }) => dataset['testid'])).toEqual([
    'take-seat-1',
    'take-seat-3',
  ]);
  await eve.tap('[data-testid=take-seat-3]');
  const name = eve.session.nameOf(3);
  expect(eve.text('[data-testid=taking] span')).toBe(`You take ${name}’s seat with the next deal.`);
  expect(ann.text('[data-testid=takers]')).toBe(`Player takes ${name}’s seat with the next deal.`);
  expect(eve.all('[data-testid=takers]')).toEqual([]);
  await eve.tap('[data-testid=menu]');
  expect(eve.all('[data-testid^=take-seat-]')).toEqual([]);
  await eve.tap('[data-testid=keep-watching]');
  expect(eve.all('[data-testid=taking]')).toEqual([]);
  expect(table.table().takers).toEqual([null, null, null, null]);
});

test('nobody is offered a seat where bots stay, nor who has one', async () => {
  const [ann, eve] = await dealt(false);
  for (const page of [ann, eve]) {
    await page.tap('[data-testid=menu]');
    expect(page.all('[data-testid^=take-seat]')).toEqual([]);
  }
});
