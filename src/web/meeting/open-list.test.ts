// The list of open tables as a page follows it.
// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenPage, OpenTable } from './api.ts';
import { openOpenList } from './open-list.ts';

const line = (table: string): OpenTable => ({ table, game: 'whist', host: 'Ann', seats: 2, free: 1 });

let asked: { readonly path: string; readonly tag: string | null }[];
let answer: () => Response;
let later: (() => void)[];
let isSeen: boolean;

const page = (body: OpenPage, tag: string) => (): Response =>
  new Response(JSON.stringify(body), { status: 200, headers: { etag: tag } });
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const next = async (): Promise<void> => {
  later.shift()?.();
  await settle();
};

const open = async () => {
  const list = openOpenList(
    (_, run) => {
      later.push(run);
      return () => void (later = later.filter((each) => each !== run));
    },
    () => isSeen,
  );
  const stop = list.follow();
  await settle();
  return { ...list, stop };
};

beforeEach(() => {
  [asked, later, isSeen] = [[], [], true];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, tag: new Headers(init.headers).get('if-none-match') });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('is asked for again and again, with the tag of the last answer, until nobody follows it', async () => {
  answer = page({ tables: [line('a')] }, '"1"');
  const { tables, stop } = await open();
  expect(tables.value).toEqual([line('a')]);
  answer = () => new Response(null, { status: 304 });
  await next();
  expect(tables.value).toEqual([line('a')]);
  answer = page({ tables: [] }, '"2"');
  await next();
  expect(tables.value).toEqual([]);
  expect(asked.map(({ tag }) => tag)).toEqual([null, '"1"', '"1"']);
  stop();
  expect(later).toEqual([]);
});

test('is not asked for while nobody looks', async () => {
  answer = page({ tables: [] }, '"1"');
  isSeen = false;
  await open();
  await next();
  expect(asked).toEqual([]);
  isSeen = true;
  await next();
  expect(asked).toHaveLength(1);
});

test('what can’t be had comes back', async () => {
  answer = () => new Response('{}', { status: 429 });
  const { tables } = await open();
  expect(tables.value).toBe('gone');
  answer = page({ tables: [line('a')] }, '"1"');
  await next();
  expect(tables.value).toEqual([line('a')]);
});

test('more pages are added, none of them twice', async () => {
  answer = page({ tables: [line('c'), line('b')], next: '2.b' }, '"1"');
  const { tables, hasMore, more } = await open();
  expect(hasMore.value).toBe(true);
  answer = page({ tables: [line('b'), line('a')] }, '"1"');
  await more();
  expect((tables.value as readonly OpenTable[]).map(({ table }) => table)).toEqual(['c', 'b', 'a']);
  expect(hasMore.value).toBe(false);
  expect(asked.at(-1)?.path).toBe('/api/tables/open?from=2.b');
  await more();
  expect(asked).toHaveLength(2);
});
