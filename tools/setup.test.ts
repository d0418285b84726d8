// When set-up installs and builds.

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNode, installFault, isNewEnough, isPrebuilt, missingNode, webFingerprint } from './setup.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize-setup-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const lock = (packages: object): string => JSON.stringify({ packages });
const A = { version: '1.0.0', integrity: 'sha512-a' };
const OTHER_PLATFORM = { version: '1.0.0', integrity: 'sha512-b', optional: true };

test.each([
  ['24.7.0', true],
  ['24.21.0', true],
  ['25.0.0', true],
  ['24.6.1', false],
  ['20.20.2', false],
])('Node %s: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test('packages are installed when nothing is there or something differs from the lock', () => {
  write('package-lock.json', lock({ '': {}, 'node_modules/a': A, 'node_modules/b': OTHER_PLATFORM }));
  expect(installFault(root)).toBe('nothing is installed');
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': A }));
  expect(installFault(root)).toBeUndefined();
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': { ...A, version: '1.0.1' } }));
  expect(installFault(root)).toBe('node_modules/a is another version');
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': { ...A, integrity: 'sha512-x' } }));
  expect(installFault(root)).toBe('node_modules/a is another version');
  write('node_modules/.package-lock.json', lock({}));
  expect(installFault(root)).toBe('node_modules/a is missing');
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': A, 'node_modules/c': A }));
  expect(installFault(root)).toBe('node_modules/c is not in the lock');
  write('node_modules/.package-lock.json', '{');
  expect(installFault(root)).toBe('node_modules/a is missing');
});

test('an installation without tools, with its page, is left as it is', () => {
  const tool = { ...A, dev: true };
  write(
    'package-lock.json',
    lock({ '': {}, 'node_modules/a': A, 'node_modules/b': OTHER_PLATFORM, 'node_modules/t': tool }),
  );
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': A }));
  expect(isPrebuilt(root)).toBe(false);
  write('dist/web/index.html', '');
  expect(isPrebuilt(root)).toBe(true);
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': A, 'node_modules/t': tool }));
  expect(isPrebuilt(root)).toBe(false);
  write('node_modules/.package-lock.json', lock({ 'node_modules/a': { ...A, integrity: 'sha512-x' } }));
  expect(isPrebuilt(root)).toBe(false);
  write('node_modules/.package-lock.json', lock({}));
  expect(isPrebuilt(root)).toBe(false);
});

test('the page is stale when a source is changed, added or deleted, not when a test is', () => {
  write('src/web/main.tsx', 'a');
  write('src/games/toy/index.ts', 'b');
  const before = webFingerprint(root);
  expect(webFingerprint(root)).toBe(before);
  write('src/web/main.test.tsx', 'a test');
  write('src/server/store.ts', 'not in the page');
  expect(webFingerprint(root)).toBe(before);
  write('src/art/index.ts', 'new');
  const added = webFingerprint(root);
  expect(added).not.toBe(before);
  rmSync(join(root, 'src/art/index.ts'));
  expect(webFingerprint(root)).toBe(before);
  utimesSync(join(root, 'src/games/toy/index.ts'), 1, 1);
  expect(webFingerprint(root)).not.toBe(before);
});

test('the installed Node is preferred to the running one', () => {
  expect(findNode(root)).toBe(process.execPath);
  const name = process.platform === 'win32' ? 'win' : process.platform;
  const file = `node_modules/node-${name}-${process.arch}/bin/${process.platform === 'win32' ? 'node.exe' : 'node'}`;
  write(file, '');
  expect(findNode(root)).toBe(join(root, file));
});

test('people without a Node for their platform are told what to install', () => {
  expect(missingNode()).toContain('Node 24.7 or newer');
});
