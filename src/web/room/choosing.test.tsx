// Choosing a seat before sitting down: where several are free, and whose partner one would be.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { fair, person, termsOf } from '../../table/testing/bench.ts';
import { chooseLanguage } from '../text/index.ts';
import { openPages, type RoomPages } from './testing/pages.tsx';

let room: RoomPages | undefined;
beforeEach(() => chooseLanguage('en'));
afterEach(() => room?.close());

const waiting = async (seats: readonly (ReturnType<typeof person> | null)[]): Promise<RoomPages> => {
  const module = await GAMES['guinote']?.();
  if (module === undefined) throw new Error('there is no Guiñote');
  const opened = openPages(module, fair(termsOf(module.game, seats, { options: { players: seats.length } })));
  room = opened;
  await opened.page('ann');
  return opened;
};

test('a guest sits down where they like, and sees who would be their partner', async () => {
  const { page, table } = await waiting([person('ann'), null, null, null]);
  const eve = await page('eve');
  const pressed = (): readonly string[] =>
    eve.all('[data-testid^=choose-seat-][aria-pressed=true]').map(({ dataset }) => dataset['testid'] ?? '');
  expect(eve.all('[data-testid^=choose-seat-]')).toHaveLength(3);
  expect(pressed()).toEqual(['choose-seat-1']);
  expect(eve.all('[data-testid=company] li')[2]?.textContent).toContain('partner of ANN');
  await eve.tap('[data-testid=choose-seat-2]');
  expect(pressed()).toEqual(['choose-seat-2']);
  await eve.tap('[data-testid=sit]');
  expect(table.table().players).toEqual(['ann', null, 'eve', null]);
});

test('a seat that somebody else was faster to take is not chosen any more', async () => {
  const { page, table } = await waiting([person('ann'), null, null, null]);
  const [eve, fay] = [await page('eve'), await page('fay')];
  await eve.tap('[data-testid=choose-seat-2]');
  await fay.tap('[data-testid=choose-seat-2]');
  await fay.tap('[data-testid=sit]');
  await eve.tap('[data-testid=sit]');
  expect(table.table().players).toEqual(['ann', 'eve', 'fay', null]);
});

test('where one seat is free nothing is to be chosen, and the host chooses none', async () => {
  const { page } = await waiting([person('ann'), null]);
  expect((await page('eve')).all('[data-testid^=choose-seat-]')).toEqual([]);
});
