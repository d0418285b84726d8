// Playing again on the page: who asks, who comes along, who does not, and where everybody goes.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { module } from '../../../examples/whistle/index.ts';
import { bot, fair, person, termsOf } from '../../table/testing/bench.ts';
import { chooseLanguage } from '../text/index.ts';
import { openPages, type RoomPage, type RoomPages } from './testing/pages.tsx';

let room: RoomPages | undefined;
beforeEach(() => chooseLanguage('en'));
afterEach(() => room?.close());

const NEXT = { table: 'N', seats: [0, 1] } as const;

/** Two people whose match is over, as both see it. */
const over = async (): Promise<readonly [RoomPage, RoomPage, RoomPages]> => {
  room = openPages(module, termsOf(module.game, [person('ann'), person('bo')]));
  const pages = [await room.page('ann'), await room.page('bo')] as const;
  pages[0].session.request({ type: 'resign' });
  await room.tell({ type: 'timer', timer: 'none' });
  return [...pages, room];
};

test('one asks, the other sees it and agrees, and both pages go to the next table', async () => {
  const [ann, bo, { table, tell }] = await over();
  expect(bo.all('[data-testid=rematch]')).toHaveLength(1);
  await ann.tap('[data-testid=rematch]');
  expect(ann.text('[data-testid=again] p')).toBe('You want to play again. Waiting for BO.');
  expect(ann.all('[data-testid=rematch]')).toEqual([]);
  expect(bo.text('[data-testid=again] p')).toBe('ANN wants to play again.');
  const answers = bo.all('[data-testid=who-again] li').map(({ dataset }) => dataset['again']);
  expect(answers).toEqual(['comes', 'thinks']);
  await bo.tap('[data-testid=accept-again]');
  expect(table.effects()).toContainEqual({ type: 'open-next', seats: [0, 1] });
  expect(bo.text('[data-testid=again] p')).toBe('Opening the next table…');
  await tell({ type: 'opened', next: NEXT });
  expect([ann.gone, bo.gone]).toEqual([['N'], ['N']]);
});

test('whoever declines is told of, and may ask themselves', async () => {
  const [ann, bo] = await over();
  await ann.tap('[data-testid=rematch]');
  await bo.tap('[data-testid=decline-again]');
  expect(ann.text('[data-testid=again-ended]')).toBe('BO: no.');
  expect(bo.all('[data-testid=again-ended]')).toEqual([]);
  await bo.tap('[data-testid=rematch]');
  expect(ann.text('[data-testid=again] p')).toBe('BO wants to play again.');
  await bo.tap('[data-testid=withdraw-again]');
  expect(ann.text('[data-testid=again-ended]')).toBe('BO no longer asks.');
});

test('whoever looks at the old table later finds the way, and is not dragged there; onlookers may watch', async () => {
  const [, , { tell, page }] = await over();
  const ann = await page('ann');
  ann.session.request({ type: 'offer', what: 'rematch' });
  await tell({ type: 'timer', timer: 'none' });
  const bo = await page('bo');
  await bo.tap('[data-testid=accept-again]');
  await tell({ type: 'opened', next: NEXT });
  const later = await page('ann');
  expect(later.gone).toEqual([]);
  expect(later.all('a[data-testid=next-table]')[0]?.getAttribute('href')).toBe('/t/N');
  expect(later.text('[data-testid=next-table]')).toBe('Go to the next match');
  const eve = await page('eve');
  expect(eve.all('[data-testid=rematch]')).toEqual([]);
  expect(eve.text('[data-testid=next-table]')).toBe('Watch the next match');
});

test('what was asked before the line broke is visibly off, or has led to the next table', async () => {
  const [ann, bo, { tell }] = await over();
  await ann.tap('[data-testid=rematch]');
  await ann.cut();
  await bo.tap('[data-testid=decline-again]');
  await ann.mend();
  expect(ann.text('[data-testid=again-ended]')).toBe('That is no longer being asked.');
  await bo.tap('[data-testid=rematch]');
  await ann.tap('[data-testid=accept-again]');
  await ann.cut();
  await tell({ type: 'opened', next: NEXT });
  await ann.mend();
  expect(ann.gone).toEqual(['N']);
});

test('going to the front page tells the others', async () => {
  const [ann, bo] = await over();
  await ann.tap('[data-testid=rematch]');
  await bo.tap('[data-testid=leave-result]');
  expect(ann.session.client.value.state?.seats[1]?.presence).toBe('left');
});

test('against a bot the next match is opened at once, and what fails is said', async () => {
  room = openPages(module, fair(termsOf(module.game, [person('ann'), bot()])));
  const ann = await room.page('ann');
  for (let now = 4000; room.table.table().timeline.match.due !== undefined; now += 3000)
    await room.tell({ type: 'timer', timer: 'deal' }, now);
  ann.session.request({ type: 'resign' });
  await room.tell({ type: 'timer', timer: 'none' });
  ann.session.skip();
  await room.tell({ type: 'timer', timer: 'none' });
  await ann.tap('[data-testid=rematch]');
  expect(ann.text('[data-testid=again] p')).toBe('Opening the next table…');
  await room.tell({ type: 'opened', next: null });
  expect(ann.text('[data-testid=again-ended]')).toMatch(/could not be opened/u);
  expect(ann.all('[data-testid=rematch]')).toHaveLength(1);
});

test.each([
  ['es', 'Jugar otra'],
  ['sv', 'Spela igen'],
  ['de', 'Noch einmal spielen'],
  ['fr', 'Rejouer'],
] as const)('%s says it in its own words', async (language, label) => {
  const [ann] = await over();
  chooseLanguage(language);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(ann.text('[data-testid=rematch]')).toBe(label);
});
