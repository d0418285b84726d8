// Finding or installing a browser, on imaginary machines.

import { expect, test } from 'vitest';
import { findChromium, type Machine } from './chromium.ts';

const machine = (changes: Partial<Machine> & { readonly installed?: readonly string[] } = {}): Machine => ({
  env: { PATH: '/opt/bin:/usr/bin' },
  platform: 'linux',
  isRoot: false,
  hasApt: false,
  isExecutable: (path) => (changes.installed ?? []).includes(path),
  install: () => false,
  ...changes,
});

test('a browser that is named is used, or reported missing', () => {
  const env = { BAIZE_CHROMIUM: '/my/chrome' };
  expect(findChromium(machine({ env, installed: ['/my/chrome', '/usr/bin/chromium'] }))).toEqual({
    ok: true,
    value: '/my/chrome',
  });
  expect(findChromium(machine({ env, installed: ['/usr/bin/chromium'] }))).toEqual({
    ok: false,
    error: "BAIZE_CHROMIUM is /my/chrome, which can't be run.",
  });
});

test.each(['/usr/bin/chromium', '/opt/bin/chromium', '/usr/bin/google-chrome'])('%s is found', (path) => {
  expect(findChromium(machine({ installed: [path] }))).toEqual({ ok: true, value: path });
});

test('on Debian root installs it', () => {
  const installed: string[] = [];
  const install = (): boolean => installed.push('/usr/bin/chromium') > 0;
  expect(findChromium(machine({ hasApt: true, isRoot: true, installed, install }))).toEqual({
    ok: true,
    value: '/usr/bin/chromium',
  });
});

test('elsewhere the error names the command to run', () => {
  const error = (changes: Partial<Machine>): unknown => {
    const result = findChromium(machine(changes));
    return result.ok || result.error;
  };
  expect(error({ hasApt: true })).toBe('The browser tests need Chromium. Run: sudo apt-get install -y chromium');
  expect(error({ hasApt: true, isRoot: true })).toBe(
    'Chromium could not be installed. Run: sudo apt-get install -y chromium',
  );
  expect(error({ platform: 'darwin' })).toBe('The browser tests need Chromium. Run: brew install --cask chromium');
  expect(error({})).toMatch(/run: export BAIZE_CHROMIUM=/u);
});
