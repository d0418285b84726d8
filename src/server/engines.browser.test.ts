// The kernel, the games and the bots give the same results in Chromium as in Node: the very source files, only without their types.

import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page, Route } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { botVectors } from '../bots/testing/vectors.ts';
import { GAMES } from '../games/index.ts';
import { fairVectors, kernelVectors } from '../kernel/testing/vectors.ts';
import { startBrowser, type Browser } from './testing/browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = 'http://sources.test';

const PAGE = `<!doctype html>
<script type="importmap">{ "imports": { "@noble/": "/node_modules/@noble/" } }</script>
<script type="module">
  import { botVectors } from '/src/bots/testing/vectors.ts';
  import { GAMES } from '/src/games/index.ts';
  import { fairVectors, kernelVectors } from '/src/kernel/testing/vectors.ts';
  const modules = await Promise.all(Object.values(GAMES).map((load) => load()));
  window.vectors = JSON.stringify({ ...kernelVectors(modules.map(({ game }) => game)), fair: fairVectors() });
  window.bots = async () => JSON.stringify(await botVectors(modules));
</script>`;

/** Answers for a server that isn't there: files of this repository, TypeScript without its types. */
const serveSource = async (route: Route): Promise<void> => {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
  const source = await readFile(join(ROOT, pathname), 'utf8').catch(() => undefined);
  if (source === undefined) return route.fulfill({ status: 404 });
  const body = extname(pathname) === '.ts' ? stripTypeScriptTypes(source) : source;
  return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body });
};

let browser: Browser | undefined;
afterEach(() => browser?.end());

/** A page with the sources loaded, and what went wrong there. */
const openPage = async (): Promise<{ readonly page: Page; readonly faults: readonly string[] }> => {
  browser = await startBrowser();
  const page = await browser.context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.route(`${ADDRESS}/**`, serveSource);
  await page.goto(ADDRESS);
  await page.waitForFunction('window.vectors !== undefined', undefined, { timeout: 90_000 }).catch(() => undefined);
  return { page, faults };
};

const modulesHere = () => Promise.all(Object.values(GAMES).map((load) => load()));

it('hashes, deals and matches are the same in Chromium and in Node', async () => {
  const { page, faults } = await openPage();
  expect(faults).toEqual([]);
  const there = JSON.parse(await page.evaluate<string>('window.vectors ?? "null"')) as unknown;
  const here = kernelVectors((await modulesHere()).map(({ game }) => game)) as object;
  expect(there).toEqual({ ...here, fair: fairVectors() });
});

it('bots choose the same moves in Chromium and in Node, those that search too', async () => {
  const { page, faults } = await openPage();
  const there = JSON.parse(await page.evaluate<string>('window.bots()')) as { readonly [name: string]: unknown };
  expect(faults).toEqual([]);
  const here = await botVectors(await modulesHere());
  expect(Object.keys(here)).toEqual(expect.arrayContaining(['whistle expert', 'guinote paired', 'mythos tree']));
  expect(new Set(Object.values(here).map((steps) => steps.join())).size).toBeGreaterThan(10);
  expect(there).toEqual(here);
});
