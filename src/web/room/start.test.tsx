// The start on the page, and the proof of a deal: who is ready, the countdown, four words, and what they open into.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test } from 'vitest';
import { module } from '../../../examples/whistle/index.ts';
import type { DealInfo } from '../../protocol/messages.ts';
import { fair, person, termsOf } from '../../table/testing/bench.ts';
import { chooseLanguage } from '../text/index.ts';
import { dealWords } from './deal-words.ts';
import { checksOf } from './proof.ts';
import { openPages, type RoomPage, type RoomPages } from './testing/pages.tsx';

let room: RoomPages | undefined;
beforeEach(() => chooseLanguage('en'));
afterEach(() => room?.close());

const seated = async (): Promise<readonly [RoomPage, RoomPage, RoomPages]> => {
  const opened = openPages(module, { ...fair(termsOf(module.game, [person('ann'), person('bo')])), start: 'ready' });
  room = opened;
  return [await opened.page('ann'), await opened.page('bo'), opened];
};

const company = (page: RoomPage): readonly string[] =>
  page.all('[data-testid=company] li').map(({ textContent }) => textContent ?? '');

test('everybody sees who sits where and who is ready, says so, and sees the countdown', async () => {
  const [ann, bo, { table }] = await seated();
  expect(company(ann)).toEqual(['Younot ready yet', 'BOnot ready yet']);
  expect(company(bo)).toEqual(['Younot ready yet', 'ANNnot ready yet']);
  expect(document.activeElement).toBe(bo.all('[data-testid=ready]')[0]);
  await ann.tap('[data-testid=ready]');
  expect(company(bo)).toEqual(['Younot ready yet', 'ANNready']);
  expect(ann.all('[data-testid=ready]')).toEqual([]);
  expect(ann.text('[data-testid=start] p')).toBe('Waiting for BO.');
  await bo.tap('[data-testid=ready]');
  for (const page of [ann, bo]) {
    expect(page.all('[data-testid=start]')).toEqual([]);
    expect(page.text('[data-testid=countdown]')).toBe('3');
    expect(page.text('[data-testid=assertive]')).toBe('The match starts in 3 seconds.');
  }
  expect(table.log().map(({ step }) => step.kind)).toEqual(['ready', 'ready']);
});

test('whoever gives up the seat before the deal frees it; onlookers see who is awaited', async () => {
  const [ann, bo, { page, table }] = await seated();
  const eve = await page('eve');
  expect(company(eve)).toEqual(['ANNnot ready yet', 'BOnot ready yet']);
  expect(eve.all('[data-testid=start] button')).toEqual([]);
  await bo.tap('[data-testid=leave-seat]');
  expect(table.table().timeline.outcome).toBeUndefined();
  expect(ann.all('[data-testid=invite]')).toHaveLength(1);
  expect(bo.all('[data-testid=sit]')).toHaveLength(1);
});

const dealt = async (): Promise<readonly [RoomPage, RoomPages]> => {
  const [ann, bo, opened] = await seated();
  await ann.tap('[data-testid=ready]');
  await bo.tap('[data-testid=ready]');
  const { now } = opened.table.table();
  await opened.tell({ type: 'timer', timer: 'ready' }, now + 3000);
  for (let at = now + 6000; opened.table.table().timeline.match.due !== undefined; at += 3000)
    await opened.tell({ type: 'timer', timer: 'deal' }, at);
  return [ann, opened];
};

test('the chip has four words of the commitment and opens into what was promised, given and revealed', async () => {
  const [ann, opened] = await dealt();
  const deal = ann.session.client.value.state?.deals?.at(-1) as DealInfo;
  expect(ann.text('[data-testid=deal-chip]')).toBe(dealWords(deal.commitment));
  expect(dealWords(deal.commitment)).toMatch(/^[a-z]+(?:-[a-z]+){3}$/u);
  await ann.tap('[data-testid=deal-chip]');
  expect(ann.text('[data-testid=committed]')).toBe(deal.commitment);
  // These pages have no chance of their own to add.
  expect(ann.text('[data-given="1"]')).toBe('BO: nothing in time');
  expect(ann.text('[data-testid=revealed]')).toBe('not yet');
  expect(ann.text('[data-check=secret]')).toContain('comes later');
  ann.session.request({ type: 'resign' });
  await opened.tell({ type: 'timer', timer: 'none' });
  const { deals = [] } = ann.session.client.value.state ?? {};
  expect(ann.text('[data-testid=revealed]')).toBe(deals.at(-1)?.secret);
  expect(ann.all('[data-check]').map(({ dataset }) => dataset['verdict'])).toEqual(['good', 'good', 'good']);
});

test('a deal that is not what was promised fails the check that says so', async () => {
  const [ann, opened] = await dealt();
  ann.session.request({ type: 'resign' });
  await opened.tell({ type: 'timer', timer: 'none' });
  const client = ann.session.client.value;
  const { state } = client;
  const deal = state?.deals?.at(-1);
  if (state === null || deal === undefined) throw new Error('there is no deal');
  const other = '1f'.repeat(32);
  const badly = (changed: Partial<DealInfo>): readonly string[] =>
    checksOf(client, state, { ...deal, ...changed }).flatMap(({ name, verdict }) => (verdict === 'bad' ? [name] : []));
  expect(badly({})).toEqual([]);
  expect(badly({ secret: other })).toEqual(['secret']);
  expect(badly({ commitment: other })).toEqual(['same', 'secret']);
  expect(badly({ contributions: [other, null], seals: [other, null] })).toEqual(['seals']);
  const robbed = {
    ...client,
    witnessed: client.witnessed.map((each) => ({ ...each, shown: true })),
    unfair: [{ deal: deal.deal, why: 'not-used' }],
  } as const;
  expect(checksOf(robbed, state, deal)).toContainEqual({ name: 'used', verdict: 'bad' });
});
