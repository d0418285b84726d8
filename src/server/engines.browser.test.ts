// The kernel and the games give the same results in Chromium as in Node: the very source files, only without their types.

import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Route } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { GAMES } from '../games/index.ts';
import { kernelVectors } from '../kernel/testing/vectors.ts';
import { startBrowser, type Browser } from './testing/browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = 'http://sources.test';

const PAGE = `<!doctype html>
<script type="importmap">{ "imports": { "@noble/": "/node_modules/@noble/" } }</script>
<script type="module">
  import { GAMES } from '/src/games/index.ts';
  import { kernelVectors } from '/src/kernel/testing/vectors.ts';
  const modules = await Promise.all(Object.values(GAMES).map((load) => load()));
  window.vectors = JSON.stringify(kernelVectors(modules.map(({ game }) => game)));
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

it('hashes, deals and matches are the same in Chromium and in Node', async () => {
  browser = await startBrowser();
  const page = await browser.context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.route(`${ADDRESS}/**`, serveSource);
  await page.goto(ADDRESS);
  await page.waitForFunction('window.vectors !== undefined', undefined, { timeout: 30_000 }).catch(() => undefined);
  expect(faults).toEqual([]);
  const there = JSON.parse(await page.evaluate<string>('window.vectors ?? "null"')) as unknown;
  const modules = await Promise.all(Object.values(GAMES).map((load) => load()));
  expect(there).toEqual(kernelVectors(modules.map(({ game }) => game)));
});
