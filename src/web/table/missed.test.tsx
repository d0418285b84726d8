// What happened while the line was lost is shown when it is back: what a trick brought, and what a deal came to.
// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import type { Timeline } from '../../kernel/timeline.ts';
import { firstLegal, openPlayed, type PlayedTable } from './testing/played-table.tsx';

// Loaded after a table is shown: here it is there from the start.
await import('./model/missed.ts');

let table: PlayedTable | undefined;
afterEach(() => {
  table?.close();
  table = undefined;
});

const open = async (game: string, until: (timeline: Timeline) => boolean): Promise<PlayedTable> => {
  const course = (timeline: Timeline) => (until(timeline) ? undefined : firstLegal(timeline));
  table = await openPlayed({ game, seats: 2, options: { players: 2 }, course });
  return table;
};

/** Plays on without a line until this has happened, and one move further. */
const missUntil = ({ miss, timeline }: PlayedTable, type: string): void => {
  for (let steps = 0; steps < 80; steps++) {
    const move = firstLegal(timeline());
    if (move === undefined) throw new Error('nobody can move');
    miss(move.seat, move.action);
    if (timeline().events.some((event) => (event.seenBy(0) as { readonly type: string }).type === type)) return;
  }
  throw new Error(`${type} never came`);
};

test('the trick that was taken lies there with what it brought, and then is gone', async () => {
  const shown = await open('guinote', ({ steps }) => steps > 11);
  let points = 0;
  while (points === 0) {
    missUntil(shown, 'trick');
    const trick = shown.timeline().events.map((event) => event.seenBy(0) as { type: string; points?: number });
    points = trick.find(({ type }) => type === 'trick')?.points ?? 0;
  }
  await shown.back();
  expect(shown.text('.duel .chip-points')).toBe(`+${points}`);
  expect(shown.all('.duel .card')).toHaveLength(2);
  await shown.next();
  expect(shown.all('.chip-points')).toEqual([]);
  expect(shown.session.picture.value?.revision).toBe(shown.timeline().steps);
});

test('what was taken from the table is told on its pile', async () => {
  const shown = await open('mulle', ({ steps }) => steps > 6);
  missUntil(shown, 'took');
  await shown.back();
  expect(shown.session.picture.value?.came?.at(-1)?.targets).not.toEqual([]);
});

test('a deal that is over is counted first, and the table comes after it', async () => {
  const shown = await open('guinote', ({ match, steps }) => {
    const { hands } = match.view('open') as unknown as { readonly hands: readonly (readonly string[])[] };
    return steps > 30 && hands.flat().length < 3;
  });
  missUntil(shown, 'counted');
  await shown.back();
  expect(shown.all('[data-testid=sums] tbody tr').length).toBeGreaterThan(2);
  await shown.tap('[data-testid=next]');
  expect(shown.all('[data-testid=sums]')).toEqual([]);
  expect(shown.session.picture.value?.revision).toBe(shown.timeline().steps);
});

test('whoever has been away for long sees the table as it is', async () => {
  const shown = await open('guinote', ({ steps }) => steps > 4);
  for (let steps = 0; steps < 40; steps++) {
    const move = firstLegal(shown.timeline());
    if (move !== undefined) shown.miss(move.seat, move.action);
  }
  await shown.back();
  expect(shown.session.picture.value?.revision).toBe(shown.timeline().steps);
});
