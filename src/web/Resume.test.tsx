// What was left open: which tables are offered, and what is said of one that can't go on.
// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MyTable } from './api.ts';
import { dismiss, isShared, Resume, tablesToResume } from './Resume.tsx';
import { chooseLanguage } from './text/index.ts';

const table = (id: string, updatedAt: number, more: Partial<MyTable> = {}): MyTable => ({
  table: id,
  game: 'highnoon',
  finished: false,
  yourTurn: true,
  seats: [
    { seat: 0, sitter: { kind: 'person', name: 'Ann' }, presence: 'dropped', graceMs: 1 },
    { seat: 1, sitter: { kind: 'bot', level: 'greedy', version: 1, budget: 0 }, presence: 'bot' },
  ],
  updatedAt,
  ...more,
});

const unplayable = { reason: 'rules-not-shipped', message: 'no version 7' } as const;

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
});
afterEach(() => {
  localStorage.clear();
  render(null, root);
  chooseLanguage('en');
});

test('the newest that can go on come first; a match that is over is not open, and one that was dismissed is not offered', () => {
  const tables = [
    table('stuck', 9, { unplayable }),
    table('over', 8, { finished: true }),
    table('a', 1),
    table('b', 3),
    table('c', 2),
  ];
  const ids = (of: readonly MyTable[]) => tablesToResume(of).map((each) => each.table);
  expect(ids(tables)).toEqual(['b', 'c', 'a', 'stuck']);
  dismiss('b');
  dismiss('stuck');
  expect(ids(tables)).toEqual(['c', 'a']);
  expect(ids(tables.slice(0, 3))).toEqual(['a']);
});

test('a table to go on at has a link', () => {
  let dismissals = 0;
  render(<Resume mine={table('a', 1)} name="HighNoon" onDismiss={() => dismissals++} />, root);
  expect(root.querySelector('a')?.getAttribute('href')).toBe('/t/a');
  expect(root.textContent).toContain('your turn');
  root.querySelector<HTMLElement>('[data-testid=dismiss]')?.click();
  expect(dismissals).toBe(1);
});

test.each([
  ['en', 'its version of the rules isn’t on this server'],
  ['es', 'este servidor no tiene su versión del reglamento'],
  ['sv', 'dess version av reglerna finns inte på servern'],
  ['de', 'Diesem Server fehlt die passende Fassung der Regeln'],
  ['fr', 'ce serveur n’a pas sa version des règles'],
] as const)('one that can not go on says why, and has none (%s)', (language, why) => {
  chooseLanguage(language);
  render(<Resume mine={table('a', 1, { unplayable })} name="HighNoon" onDismiss={() => undefined} />, root);
  expect(root.querySelector('b')?.textContent).toBe('HighNoon');
  expect(root.textContent).toContain(why);
  expect(root.querySelector('a')).toBeNull();
});

test('a table that a bot plays at for oneself is a way back', () => {
  render(
    <Resume mine={table('a', 1, { yourTurn: false, comeBack: true })} name="Mulle" onDismiss={() => undefined} />,
    root,
  );
  expect(root.querySelector('a')?.textContent).toBe('Come back');
  expect(root.textContent).toContain('a bot plays for you');
});

test('only where somebody else plays is anybody waited for', () => {
  const other = { seat: 1, sitter: { kind: 'person', name: 'Bo' }, presence: 'here' } as const;
  expect(isShared(table('a', 1))).toBe(false);
  expect(isShared(table('a', 1, { seats: [...table('a', 1).seats.slice(0, 1), other] }))).toBe(true);
});
