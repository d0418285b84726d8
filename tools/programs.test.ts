// Finding or installing programs, on imaginary machines.

import { expect, test } from 'vitest';
import type { Result } from '../src/kernel/result.ts';
import { CHROMIUM, findProgram, STRACE, type Machine } from './programs.ts';

const findChromium = (on: Machine): Result<string, string> => findProgram(CHROMIUM, on);

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

test('strace is found, installed or asked for in the same way', () => {
  expect(findProgram(STRACE, machine({ installed: ['/opt/bin/strace'] }))).toEqual({
    ok: true,
    value: '/opt/bin/strace',
  });
  const asked: string[] = [];
  const install = (debian: string): boolean => asked.push(debian) === 0;
  expect(findProgram(STRACE, machine({ hasApt: true, isRoot: true, install }))).toEqual({
    ok: false,
    error: 'strace could not be installed. Run: sudo apt-get install -y strace',
  });
  expect(asked).toEqual(['strace']);
  expect(findProgram(STRACE, machine({ platform: 'darwin' }))).toEqual({
    ok: false,
    error:
      'The test that acknowledged moves are on the disk needs strace. Only Linux has it: run the tests on Linux, for example in a container.',
  });
});
