// Settings: flags and variables are read by the same table, and what can't be read is told by its name.

import { describe, expect, it } from 'vitest';
import { readSettings, SETTINGS, variableOf } from './settings.ts';

const byFlag = (flag: string, text: string) => readSettings((name) => (name === flag ? text : undefined), {});

it.each(SETTINGS.map(({ flag, example }) => [flag, example]))(
  '--%s %s is read as flag and as variable',
  (flag, example) => {
    const read = byFlag(flag, example);
    expect(read).toMatchObject({ ok: true });
    expect(Object.keys(read.ok ? read.value : {})).toHaveLength(1);
    expect(readSettings(() => undefined, { [variableOf(flag)]: example })).toEqual(read);
  },
);

it('a flag wins over its variable, and an empty variable is none', () => {
  expect(readSettings((name) => (name === 'port' ? '1' : undefined), { BAIZE_PORT: '2', BAIZE_HOST: '' })).toEqual({
    ok: true,
    value: { port: 1 },
  });
});

describe('what is read', () => {
  it.each([
    ['origin', 'https://Cards.Example.org/', { origins: ['https://cards.example.org'] }],
    [
      'origin',
      'https://a.example:8443, http://localhost:8080',
      { origins: ['https://a.example:8443', 'http://localhost:8080'] },
    ],
    ['trust-proxy', 'loopback, 10.0.0.0/8', { trustProxy: ['loopback', '10.0.0.0/8'] }],
    ['metrics', '9464', { metrics: { host: '127.0.0.1', port: 9464 } }],
    ['metrics', '0.0.0.0:9464', { metrics: { host: '0.0.0.0', port: 9464 } }],
    ['metrics', '[::1]:9464', { metrics: { host: '::1', port: 9464 } }],
    ['quota', '1.5GB', { quotaBytes: 1_500_000_000 }],
    ['min-free', '500MB', { minFreeBytes: 500_000_000 }],
  ])('--%s %s', (flag, text, value) => {
    expect(byFlag(flag, text)).toEqual({ ok: true, value });
  });
});

describe('what is refused', () => {
  it.each([
    ['port', '65536', '--port must be a whole number from 0 to 65535, not "65536"'],
    ['origin', 'cards.example.org', '--origin must be an address without a path'],
    ['origin', 'https://a.example/cards', '--origin must be an address without a path'],
    ['origin', 'ftp://a.example', '--origin must be an address without a path'],
    ['origin', ',', '--origin must be an address without a path'],
    ['trust-proxy', 'true', '--trust-proxy must be loopback, private, addresses or networks'],
    ['trust-proxy', '', '--trust-proxy must be loopback'],
    ['log-level', 'loud', '--log-level must be one of silent, error, warn, info, debug'],
    ['metrics', 'everywhere', '--metrics must be a port'],
    ['metrics', '70000', '--metrics must be a port'],
    ['keep-days', '0', '--keep-days must be a whole number from 1'],
    ['quota', '20', '--quota must be a size such as 500MB'],
    ['quota', '0GB', '--quota must be a size'],
  ])('--%s %j', (flag, text, message) => {
    const read = byFlag(flag, text);
    expect(read.ok ? '' : `${read.error.at} ${read.error.message}`).toContain(message);
  });

  it('names the variable when that is where it comes from', () => {
    expect(readSettings(() => undefined, { BAIZE_PORT: 'tcp://10.0.0.1:8080' })).toEqual({
      ok: false,
      error: { at: 'BAIZE_PORT', message: 'must be a whole number from 0 to 65535, not "tcp://10.0.0.1:8080"' },
    });
  });
});
