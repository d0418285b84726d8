// A server behind proxies, and in front of people who pretend to be one: limits by address, cookies, origins.

import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerOptions } from './server.ts';
import { openHouse } from './testing/house.ts';

const house = openHouse();
const start = async (options: ServerOptions): Promise<string> => (await house.start(options)).address;

const open = async (address: string, headers: { readonly [name: string]: string }): Promise<number> => {
  const body = JSON.stringify({ game: 'guinote' });
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return answer.status;
};

const TWO = { limits: { newTablesPerAddress: { perSecond: 0, burst: 2 } } };
const from = (address: string): { readonly 'x-forwarded-for': string } => ({ 'x-forwarded-for': address });

describe('limits by address', () => {
  it('count what a trusted proxy says, whatever a visitor writes in front of it', async () => {
    const address = await start({ ...TWO, trustProxy: ['loopback'] });
    expect(await open(address, from('203.0.113.1'))).toBe(201);
    expect(await open(address, from('198.51.100.7, 203.0.113.1'))).toBe(201);
    expect(await open(address, from('127.0.0.1, 203.0.113.1'))).toBe(429);
    expect(await open(address, from('203.0.113.2'))).toBe(201);
  });

  it('count the line itself where nobody is trusted, whatever headers say', async () => {
    const address = await start(TWO);
    const statuses: number[] = [];
    for (let n = 1; n <= 3; n++)
      statuses.push(
        await open(address, {
          ...from(`203.0.113.${n}`),
          'x-real-ip': `203.0.113.${n}`,
          forwarded: `for=203.0.113.${n}`,
        }),
      );
    expect(statuses).toEqual([201, 201, 429]);
  });

  it('count sockets in the same way', async () => {
    const address = await start({ limits: { clientsPerAddress: 1, stallMs: 20_000 }, trustProxy: ['loopback'] });
    const { table } = (await (
      await fetch(`${address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game: 'guinote' }),
      })
    ).json()) as { readonly table: string };
    const dial = (who: string): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/${table}`, { headers: from(who) });
        socket.on('open', () => resolve(101));
        socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
        socket.on('error', () => undefined);
      });
    expect([await dial('203.0.113.1'), await dial('203.0.113.1'), await dial('203.0.113.2')]).toEqual([101, 429, 101]);
  });
});

describe('behind TLS', () => {
  const cookieFrom = async (address: string, headers: { readonly [name: string]: string } = {}): Promise<string> =>
    (await fetch(`${address}/api/tables/mine`, { headers })).headers.get('set-cookie') ?? '';
  const cookieOverSocket = (address: string, headers: { readonly [name: string]: string } = {}): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/AAAAAAAAAA`, { headers });
      socket.on('upgrade', (response) => resolve(String(response.headers['set-cookie'])));
      socket.on('error', reject);
    });
  const https = { 'x-forwarded-proto': 'https' };

  it.each([
    ['the origin has it', { origins: ['https://cards.example.org'] }, {}, true],
    ['a trusted proxy says so', { trustProxy: ['loopback'] }, https, true],
    ['anybody says so', {}, https, false],
  ])('cookies are secure when %s', async (_, options: ServerOptions, headers, isSecure) => {
    const address = await start(options);
    expect((await cookieFrom(address, headers as Record<string, string>)).includes('; Secure')).toBe(isSecure);
    expect((await cookieOverSocket(address, headers as Record<string, string>)).includes('; Secure')).toBe(isSecure);
  });
});

describe('a rewritten Host', () => {
  it('is explained by --origin, for requests and sockets, and nobody else’s page gets in', async () => {
    const address = await start({ origins: ['https://cards.example.org'] });
    expect(await open(address, { origin: 'https://cards.example.org' })).toBe(201);
    expect(await open(address, { origin: 'https://evil.example' })).toBe(403);
    // Not even one that calls itself by the name we are reached by.
    expect(await open(address, { origin: address })).toBe(403);
  });
});
