// Notices on any table: one at a time, none that is several moves old, and nothing that a screen reader does not hear.
// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import { firstLegal, openPlayed, type PlayedTable } from './testing/played-table.tsx';

let table: PlayedTable | undefined;
afterEach(() => {
  table?.close();
  table = undefined;
});

/** A table where every trick is worth a notice. */
const open = async (): Promise<PlayedTable> => {
  table = await openPlayed({ game: 'guinote', seats: 2, options: { players: 2 } });
  const { presentation } = table.session;
  const isNotable = (event: unknown): boolean => (event as { readonly type: string }).type === 'trick';
  presentation.value = presentation.value && { ...presentation.value, isNotable };
  return table;
};

/** The next move of the match, and the pictures of it as long as there are some. */
const move = async (at: PlayedTable, shown: boolean): Promise<void> => {
  const next = firstLegal(at.timeline());
  if (next === undefined) throw new Error('the match is over');
  await at.play(next.seat, next.action);
  for (let i = 0; shown && i < 4; i++) await at.next();
};

const notices = (at: PlayedTable): readonly string[] => at.all('[data-testid=toast]').map((each) => each.textContent);

test('a notice outlives one move, and no more', async () => {
  const at = await open();
  await move(at, true);
  await move(at, true);
  const [taken = ''] = notices(at);
  expect(taken).toMatch(/takes? the trick/u);
  await move(at, true);
  expect(notices(at)).toEqual([taken]);
  // The second trick is taken: its notice is in the place of the first.
  await move(at, true);
  expect(notices(at)).toHaveLength(1);
  expect(notices(at)[0]).not.toBe(taken);
});

test('what is several moves old by the time it is shown is heard, not shown', async () => {
  const at = await open();
  // While the first card flies, a trick is taken, then another one, and the next is led.
  for (let i = 0; i < 5; i++) await move(at, false);
  const heard = new Set<string>();
  const seen = new Set<string>();
  for (let i = 0; i < 12; i++) {
    heard.add(at.text('[data-testid=polite]'));
    for (const notice of notices(at)) seen.add(notice);
    await at.next();
  }
  const tricks = (said: ReadonlySet<string>): number =>
    [...said].filter((each) => /takes? the trick/u.test(each)).length;
  expect(tricks(heard)).toBe(2);
  expect(tricks(seen)).toBe(1);
});

test('one touch hurries past everything, and past its notices', async () => {
  const at = await open();
  await move(at, true);
  await move(at, false);
  await move(at, false);
  await move(at, false);
  await move(at, false);
  await at.skip();
  const [told = ''] = notices(at);
  expect(at.text('[data-testid=polite]')).toMatch(/takes? the trick/u);
  // The second trick is the last move but one; the first is forgotten.
  expect(told).not.toBe('');
  expect(at.all('[data-testid=toast]')).toHaveLength(1);
});

test('a notice of something else is not taken away by moves, nor by the time of an older one', async () => {
  const at = await open();
  at.session.toast.value = ['The link is copied.'];
  await move(at, true);
  await move(at, false);
  at.session.toast.value = ['The page has changed.'];
  await move(at, false);
  expect(notices(at)).toEqual(['The page has changed.']);
});
