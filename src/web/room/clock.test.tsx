// Clocks at the table: a ring round whoever is to move, red at the end, and what everybody is told when time is up.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GAMES, type GameModule } from '../../games/index.ts';
import { fair, person, termsOf } from '../../table/testing/bench.ts';
import { chooseLanguage } from '../text/index.ts';
import { openPages, type RoomPage, type RoomPages } from './testing/pages.tsx';

const CLOCK = { baseMs: 20_000, incrementMs: 0, moveMs: 8000, part: true } as const;

let room: RoomPages | undefined;
beforeEach(() => chooseLanguage('en'));
afterEach(() => {
  room?.close();
  vi.restoreAllMocks();
});

const guinote = async (): Promise<GameModule> => {
  const module = await GAMES['guinote']?.();
  if (module === undefined) throw new Error('there is no Guiñote');
  return module;
};

/** Two people after the first deal: who must act, who waits, and the table. */
const dealt = async (): Promise<readonly [RoomPage, RoomPage, RoomPages]> => {
  const module = await guinote();
  const terms = fair(termsOf(module.game, [person('ann'), person('bo')], { clock: CLOCK, options: { players: 2 } }));
  const opened = openPages(module, terms);
  room = opened;
  const pages = [await opened.page('ann'), await opened.page('bo')] as const;
  for (let now = 4000; opened.table.table().timeline.match.due !== undefined; now += 3000)
    await opened.tell({ type: 'timer', timer: 'deal' }, now);
  for (const { session } of pages) session.skip();
  const [seat] = opened.table.table().timeline.match.actors.must;
  return seat === 0 ? [pages[0], pages[1], opened] : [pages[1], pages[0], opened];
};

const leftIn = (element: HTMLElement | undefined): string => element?.style.getPropertyValue('--left') ?? '';

test('one’s own clock has a ring and tells the reserve; the other sees the ring round the avatar', async () => {
  const [mover, waiter] = await dealt();
  expect(mover.text('[data-testid=clock]')).toBe('0:08 +0:20');
  expect(leftIn(mover.all('[data-testid=clock]')[0])).toBe('100%');
  expect(mover.all('.avatar.ring')).toEqual([]);
  expect(waiter.all('[data-testid=clock]')).toEqual([]);
  expect(leftIn(waiter.all('.avatar.ring')[0])).toBe('100%');
  expect(waiter.text('.plate .clock').trim()).toBe('0:08');
});

test('the ring shows the time for the move, then the reserve, and is red in the last five seconds', async () => {
  const [mover, waiter, { table }] = await dealt();
  const { clocks } = mover.session.client.value.state ?? {};
  const show = async (leftMs: number, moveMs?: number): Promise<void> => {
    const seat = clocks?.[0]?.seat ?? 0;
    for (const { session } of [mover, waiter]) {
      const { state } = session.client.value;
      if (state === null) throw new Error('nothing is shown');
      const told = moveMs === undefined ? { seat, leftMs } : { seat, leftMs, moveMs };
      session.client.value = { ...session.client.value, state: { ...state, clocks: [told] } };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await show(22_000, 2000);
  expect(leftIn(mover.all('[data-testid=clock]')[0])).toMatch(/^2[45]/u);
  await show(10_000);
  expect(leftIn(mover.all('[data-testid=clock]')[0])).toMatch(/^(49|50)/u);
  expect(mover.all('.clock.late')).toEqual([]);
  await show(4900);
  expect(mover.all('.clock.own.late')).toHaveLength(1);
  expect(waiter.all('.avatar.ring.late')).toHaveLength(1);
  // Whoever listens is told once.
  await expect.poll(() => mover.text('[data-testid=assertive]')).toBe('Five seconds left.');
  expect(table.table().timeline.outcome).toBeUndefined();
});

test('when time is up everybody is told whose, and the match goes on with the next partida', async () => {
  const [mover, waiter, { table, tell }] = await dealt();
  const [seat = -1] = table.table().timeline.match.actors.must;
  await tell({ type: 'timer', timer: `clock/${seat}` }, table.table().timers.get(`clock/${seat}`));
  expect(mover.text('[data-testid=time-up]')).toBe('Your time is up.');
  expect(waiter.text('[data-testid=time-up]')).toBe(`${seat === 0 ? 'ANN' : 'BO'}: time is up.`);
  expect(table.table().timeline.outcome).toBeUndefined();
});
