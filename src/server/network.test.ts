// Who stands behind a request: addresses, origins and encryption, with and without proxies, and with headers that somebody made up.

import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { openNetwork, type NetworkOptions } from './network.ts';
import { readProxies } from './proxies.ts';

const request = (remoteAddress: string, headers: { readonly [name: string]: string }): IncomingMessage =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

const addressFrom = (remote: string, forwardedFor: string, trustProxy: readonly string[]): string =>
  openNetwork({ trustProxy }).addressOf(request(remote, { 'x-forwarded-for': forwardedFor }));

describe('the address that counts', () => {
  it.each([
    ['nobody is trusted', '192.0.2.1', '203.0.113.9', [], '192.0.2.1'],
    ['somebody else is', '192.0.2.1', '203.0.113.9', ['loopback'], '192.0.2.1'],
    ['the proxy is', '127.0.0.1', '203.0.113.9', ['loopback'], '203.0.113.9'],
    ['the proxy is, mapped into IPv6', '::ffff:127.0.0.1', '203.0.113.9', ['loopback'], '203.0.113.9'],
    ['the proxy is, by IPv6', '::1', '2001:db8:1:2:3::4', ['loopback'], '2001:db8:1:2::/64'],
    ['a visitor has made up an entry', '127.0.0.1', '198.51.100.1, 203.0.113.9', ['loopback'], '203.0.113.9'],
    ['a visitor has made up a trusted entry', '127.0.0.1', '127.0.0.1, 203.0.113.9', ['loopback'], '203.0.113.9'],
    ['there are two proxies', '127.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.7', ['loopback', '10.0.0.0/8'], '203.0.113.9'],
    ['all are trusted', '127.0.0.1', '10.0.0.9, 10.0.0.7', ['loopback', 'private'], '10.0.0.9'],
    ['with ports', '127.0.0.1', '203.0.113.9:4711', ['loopback'], '203.0.113.9'],
    ['with ports, by IPv6', '127.0.0.1', '[2001:db8::1]:4711', ['loopback'], '2001:db8:0:0::/64'],
    ['there is no address', '127.0.0.1', 'unknown', ['loopback'], '127.0.0.1'],
    ['there is nonsense', '127.0.0.1', '203.0.113.9, <script>', ['loopback'], '127.0.0.1'],
    ['there is nothing', '127.0.0.1', '', ['loopback'], '127.0.0.1'],
  ])('%s', (_, remote, forwardedFor, trusted, expected) => {
    expect(addressFrom(remote, forwardedFor, trusted)).toBe(expected);
  });

  it('is found in a header of any length, in the last entries alone', () => {
    const endless = Array.from({ length: 5000 }, () => '10.0.0.1').join(',');
    expect(addressFrom('127.0.0.1', `203.0.113.9, ${endless}`, ['loopback', 'private'])).toBe('10.0.0.1');
  });

  it.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::/129', '300.1.1.1', 'toString'])(
    'a list with %s is refused',
    (entry) => {
      expect(readProxies([entry])).toEqual({ ok: false, error: entry });
    },
  );
});

describe('whose page speaks', () => {
  const isOwn = (options: NetworkOptions, remote: string, headers: { readonly [name: string]: string }): boolean =>
    openNetwork(options).isOwnOrigin(request(remote, headers));
  const evil = 'https://evil.example';
  const ours = 'https://cards.example.org';
  const behind: NetworkOptions = { trustProxy: ['loopback'] };
  const known: NetworkOptions = { origins: [ours] };

  it.each([
    ['a program has no origin', {}, { host: 'a' }, true],
    ['the same host', {}, { host: 'cards.example.org', origin: ours }, true],
    ['the same host in capitals', {}, { host: 'CARDS.example.org', origin: ours }, true],
    ['another host', {}, { host: 'cards.example.org', origin: evil }, false],
    ['no origin at all', {}, { host: 'cards.example.org', origin: 'null' }, false],
    ['a rewritten host', {}, { host: '127.0.0.1:8080', origin: ours }, false],
    ['a rewritten host that --origin explains', known, { host: '127.0.0.1:8080', origin: ours }, true],
    ['another origin, however the host is called', known, { host: 'evil.example', origin: evil }, false],
    ['our host without TLS', known, { host: 'x', origin: 'http://cards.example.org' }, false],
    ['our host at another port', known, { host: 'x', origin: `${ours}:8443` }, false],
    [
      'a proxy says the host',
      behind,
      { host: 'app:8080', 'x-forwarded-host': 'cards.example.org', origin: ours },
      true,
    ],
    [
      'a proxy says another host',
      behind,
      { host: 'evil.example', 'x-forwarded-host': 'cards.example.org', origin: evil },
      false,
    ],
    ['anybody says the host', {}, { host: 'app:8080', 'x-forwarded-host': 'evil.example', origin: evil }, false],
  ])('%s', (_, options, headers, expected) => {
    expect(isOwn(options, '127.0.0.1', headers as { readonly [name: string]: string })).toBe(expected);
  });

  it('is told when it is refused, at no great length', () => {
    const told: string[] = [];
    const network = openNetwork(known, (origin) => told.push(origin));
    network.isOwnOrigin(request('192.0.2.1', { origin: `https://${'e'.repeat(5000)}.example` }));
    network.isOwnOrigin(request('192.0.2.1', { origin: ours }));
    expect(told.map(({ length }) => length)).toEqual([100]);
  });
});

describe('whether the line is encrypted', () => {
  const https = { 'x-forwarded-proto': 'https' };
  it.each([
    ['plainly not', {}, {}, false],
    ['anybody says so', {}, https, false],
    ['the proxy says so', { trustProxy: ['loopback'] }, https, true],
    ['the proxy says no', { trustProxy: ['loopback'] }, { 'x-forwarded-proto': 'https, http' }, false],
    ['the origin says so', { origins: ['https://a.example'] }, {}, true],
    ['one origin does not', { origins: ['https://a.example', 'http://localhost:8080'] }, {}, false],
  ])('%s', (_, options, headers, expected) => {
    expect(openNetwork(options).isSecure(request('127.0.0.1', headers as { readonly [name: string]: string }))).toBe(
      expected,
    );
  });
});
