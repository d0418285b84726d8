// HTTP without a port: cookies, health, the API's errors, static files and headers.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addHealth } from './health.ts';
import { buildServer } from './server.ts';

let dir: string;
let app: FastifyInstance;
let close: () => Promise<void>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'baize-http-'));
  mkdirSync(join(dir, 'web/assets'), { recursive: true });
  writeFileSync(join(dir, 'web/index.html'), '<!doctype html><title>Baize</title>');
  writeFileSync(join(dir, 'web/icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dir, 'web/assets/main-AbCd1234.js'), 'export {};');
  writeFileSync(join(dir, 'web/assets/main-AbCd1234.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(dir, 'web/assets/main-AbCd1234.js.gz'), gzipSync('export {};'));
  mkdirSync(join(dir, 'web/.vite'));
  writeFileSync(join(dir, 'web/.vite/manifest.json'), '{}');
  writeFileSync(join(dir, 'secret.txt'), 'not for visitors');
  mkdirSync(join(dir, 'games/guinote'), { recursive: true });
  writeFileSync(join(dir, 'games/guinote/RULES.md'), '# Rules');
  writeFileSync(join(dir, 'games/guinote/RULES.es.md'), '# Reglas');
  ({ app, close } = await buildServer({
    dataDir: join(dir, 'data'),
    webDir: join(dir, 'web'),
    gamesDir: join(dir, 'games'),
    logLevel: 'silent',
  }));
});
afterAll(async () => {
  await close();
  rmSync(dir, { recursive: true, force: true });
});

const COOKIE = /^baize=([A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{43}); Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/u;

/** A cookie of somebody who has just come in. */
const newCookie = async (): Promise<string> =>
  `baize=${COOKIE.exec(String((await app.inject('/')).headers['set-cookie']))?.[1] ?? ''}`;

const open = (body: unknown, headers: { [name: string]: string } = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the cookie', () => {
  it('comes with the first answer, is new for everybody, and is not sent twice', async () => {
    const first = await app.inject('/');
    const secret = COOKIE.exec(String(first.headers['set-cookie']))?.[1] ?? '';
    expect(secret).toHaveLength(76);
    const other = await app.inject('/api/tables/mine');
    expect(other.headers['cache-control']).toBe('no-store');
    expect(COOKIE.exec(String(other.headers['set-cookie']))?.[1]).not.toBe(secret);
    const again = await app.inject({ url: '/', cookies: { baize: secret } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['nothing like ours', 'short'],
    ['made up', 'a'.repeat(32)],
    ['made up and signed', `${'a'.repeat(32)}.${'b'.repeat(43)}`],
  ])('is replaced when it is %s', async (_what, made) => {
    const answer = await app.inject({ url: '/', cookies: { baize: made } });
    const given = COOKIE.exec(String(answer.headers['set-cookie']))?.[1];
    expect(given).toHaveLength(76);
    expect(given?.slice(0, 32)).not.toBe(made.slice(0, 32));
    // Whoever sends it again is somebody else again.
    const again = await app.inject({ url: '/', cookies: { baize: made } });
    expect(COOKIE.exec(String(again.headers['set-cookie']))?.[1]).not.toBe(given);
  });

  it.each(['/%61pi/tables/mine', '/t/%C3%B1', '/?x'])('does not depend on how %s is written', async (url) => {
    const answer = await app.inject(url);
    const known = answer.statusCode !== 404;
    expect(answer.headers['set-cookie'] !== undefined).toBe(known);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe('POST /api/tables', () => {
  it('opens a table that its creator finds again, and nobody else', async () => {
    const mine = { cookie: await newCookie() };
    const opened = await open({ game: 'guinote', name: ' Ann ', options: { players: 2 } }, mine);
    expect(opened.statusCode).toBe(201);
    const { table } = opened.json<{ table: string }>();
    expect(table).toMatch(/^[1-9A-Za-z]{10}$/u);
    const list = (await app.inject({ url: '/api/tables/mine', headers: mine })).json<{ tables: unknown[] }>();
    expect(list.tables).toEqual([
      expect.objectContaining({
        table,
        game: 'guinote',
        finished: false,
        yourTurn: expect.any(Boolean) as boolean,
        seats: [
          expect.objectContaining({ seat: 0, sitter: { kind: 'person', name: 'Ann' } }),
          expect.objectContaining({ seat: 1, presence: 'bot' }),
        ],
      }),
    ]);
    const others = await app.inject({ url: '/api/tables/mine', headers: { cookie: await newCookie() } });
    expect(others.json()).toEqual({ tables: [] });
  });

  it('leaves the other seat empty when a friend is to come', async () => {
    const mine = { cookie: await newCookie() };
    const clock = { baseMs: 60000, incrementMs: 0 };
    await open({ game: 'guinote', opponents: null, options: { players: 2 }, clock }, mine);
    const list = (await app.inject({ url: '/api/tables/mine', headers: mine })).json<{ tables: unknown[] }>();
    expect(list.tables).toEqual([
      expect.objectContaining({
        yourTurn: false,
        seats: [expect.anything(), { seat: 1, sitter: null, presence: 'empty' }],
      }),
    ]);
  });

  it('opens a table with a progress clock and a pace', async () => {
    expect((await open({ game: 'highnoon', progressMs: 120_000, pace: 'relaxed' })).statusCode).toBe(201);
  });

  it('seats a bot or a friend at each place, as the list says', async () => {
    const mine = { cookie: await newCookie() };
    expect((await open({ game: 'guinote', opponents: ['greedy', null, 'random'] }, mine)).statusCode).toBe(201);
    const list = (await app.inject({ url: '/api/tables/mine', headers: mine })).json<{ tables: unknown[] }>();
    expect(list.tables).toEqual([
      expect.objectContaining({
        seats: [
          expect.anything(),
          expect.objectContaining({ sitter: expect.objectContaining({ level: 'greedy' }) as unknown }),
          { seat: 2, sitter: null, presence: 'empty' },
          expect.objectContaining({ sitter: expect.objectContaining({ level: 'random' }) as unknown }),
        ],
      }),
    ]);
  });

  const refusals: readonly (readonly [string, unknown, number, string, RegExp])[] = [
    ['no game', {}, 400, 'game', /is missing/u],
    ['an unknown game', { game: 'chess' }, 404, 'game', /no such game; there are .*guinote/u],
    ['a name from Object', { game: 'constructor' }, 404, 'game', /no such game/u],
    ['an unknown field', { game: 'guinote', seed: '00' }, 400, 'seed', /not a known field/u],
    ['an unknown preset', { game: 'guinote', preset: 'mars' }, 400, 'preset', /use one of aragon/u],
    ['an unknown option', { game: 'guinote', options: { wild: 1 } }, 400, 'options.wild', /no such option/u],
    ['a bad option', { game: 'guinote', options: { players: 99 } }, 400, 'options.players', /must be one of/u],
    ['an unknown pace', { game: 'highnoon', pace: 'hasty' }, 400, 'pace', /must be one of relaxed, steady, fast/u],
    ['an odd progress clock', { game: 'highnoon', progressMs: 60_000 }, 400, 'progressMs', /120000, 180000, 300000/u],
    [
      'a progress clock for nothing',
      { game: 'guinote', progressMs: 120_000 },
      400,
      'progressMs',
      /guinote has no progress clock/u,
    ],
    ['an unknown level', { game: 'guinote', opponents: 'god' }, 400, 'opponents', /must be null or one of random/u],
    ['a list too short', { game: 'guinote', opponents: ['greedy'] }, 400, 'opponents', /a list of 3/u],
    ['a list of numbers', { game: 'guinote', opponents: [1, 2, 3] }, 400, 'opponents', /or a list of these/u],
    ['a name too long', { game: 'guinote', name: 'x'.repeat(25) }, 400, 'name', /1 to 24/u],
    ['a name of nothing', { game: 'guinote', name: '  ' }, 400, 'name', /1 to 24/u],
    ['a name that turns the line around', { game: 'guinote', name: 'Ann\u202e' }, 400, 'name', /U\+202E/u],
    ['a name with a line end', { game: 'guinote', name: 'A\nn' }, 400, 'name', /U\+000A/u],
    [
      'a clock too fast',
      { game: 'guinote', clock: { baseMs: 1, incrementMs: 0 } },
      400,
      'clock.baseMs',
      /from 1000 to/u,
    ],
    ['nothing', 'null', 400, '', /must be an object/u],
    ['broken JSON', '{"game":', 400, 'body', /./u],
    ['far too much', JSON.stringify({ game: 'x'.repeat(300_000) }), 413, 'body', /./u],
    [
      'a deck where nobody brings one',
      { game: 'guinote', deck: 'tides' },
      400,
      'deck',
      /must be left out: guinote has a fixed deck/u,
    ],
    ['an unknown deck', { game: 'mythos', deck: 'waves' }, 400, 'deck', /no such deck; choose one of lanterns, tides/u],
    ['a deck that is a number', { game: 'mythos', deck: 3 }, 400, 'deck', /name of a deck/u],
    ['a deck too long', { game: 'mythos', deck: 'x'.repeat(8001) }, 400, 'deck', /8000 characters/u],
    [
      'a list with a wrong line',
      { game: 'mythos', deck: '2 Hale — Drummer\n1 Zebra' },
      400,
      'deck',
      /^2:3: "Zebra" is/u,
    ],
    [
      'a list too short',
      { game: 'mythos', deck: '1 Riptide\n' },
      400,
      'deck',
      /there are 1 cards; a deck has exactly 30/u,
    ],
    [
      'a list too short for the preset',
      { game: 'mythos', preset: 'paper', deck: '1 Riptide\n' },
      400,
      'deck',
      /there are 1 cards; a deck has 30 to 100/u,
    ],
    ['a set with a fault', { game: 'mythos', set: 'set X\njump', deck: '1 A\n' }, 400, 'set', /^2:1: /u],
    ['a set too long', { game: 'mythos', set: 'x'.repeat(64_001) }, 400, 'set', /64000 characters/u],
    ['a set without a list', { game: 'mythos', set: 'set X\nmission Hill\n  points 1' }, 400, 'deck', /custom set/u],
  ];
  it.each(refusals)('refuses %s', async (_what, body, status, at, message) => {
    const answer = await open(body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: { at, message: expect.stringMatching(message) as string } });
  });

  it('refuses another site’s page', async () => {
    const answer = await open({ game: 'guinote' }, { host: 'baize.example', origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
    const own = await open({ game: 'guinote' }, { host: 'baize.example', origin: 'https://baize.example' });
    expect(own.statusCode).toBe(201);
  });
});

describe('records', () => {
  it('are 404 for no table and 409 before the end', async () => {
    const { table } = (await open({ game: 'guinote' })).json<{ table: string }>();
    expect((await app.inject('/api/tables/1111111111/record')).statusCode).toBe(404);
    expect((await app.inject('/api/tables/%2e%2e%2f/record')).statusCode).toBe(404);
    const early = await app.inject(`/api/tables/${table}/record`);
    expect(early.statusCode).toBe(409);
    expect(early.json()).toEqual({ error: { at: 'id', message: expect.stringMatching(/not finished/u) as string } });
  });
});

describe('rules', () => {
  it.each([
    ['', '# Rules', 'en'],
    ['?lang=en', '# Rules', 'en'],
    ['?lang=es', '# Reglas', 'es'],
    ['?lang=sv', '# Rules', 'en'],
  ])('in the language asked for or in English: %s', async (query, markdown, lang) => {
    expect((await app.inject(`/api/rules/guinote${query}`)).json()).toEqual({ markdown, lang });
  });

  it.each([
    ['/api/rules/chess', 404, 'game'],
    ['/api/rules/..%2f..%2fkernel', 404, 'game'],
    ['/api/rules/guinote?lang=xx', 400, 'lang'],
    ['/api/rules/guinote?lang=es&lang=en', 400, 'lang'],
  ])('%s is %i', async (url, status, at) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error: { at, message: expect.any(String) as string } });
  });
});

describe('pages', () => {
  it.each(['/', '/t/AAAAAAAAAA', '/rules/guinote'])('%s is the client', async (url) => {
    const page = await app.inject(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toMatch(/^text\/html/u);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.body).toContain('<title>Baize</title>');
  });

  it('lets hashed files be kept, others not', async () => {
    const hashed = await app.inject('/assets/main-AbCd1234.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const icon = await app.inject('/icon.svg');
    expect(icon.headers['cache-control']).toBe('private, no-cache');
    expect([hashed, icon].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
    expect(icon.headers['content-type']).toMatch(/svg/u);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('hands over what the build has compressed, to whoever takes %s', async (accepted, encoding, unpack) => {
    const file = await app.inject({
      url: '/assets/main-AbCd1234.js',
      headers: { 'accept-encoding': accepted },
    });
    expect(file.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/iu) as string,
    });
    expect(unpack(file.rawPayload).toString()).toBe('export {};');
  });

  it('hands over the file itself where nothing compressed is taken', async () => {
    const file = await app.inject({ url: '/assets/main-AbCd1234.js', headers: { 'accept-encoding': 'identity' } });
    expect([file.headers['content-encoding'], file.body]).toEqual([undefined, 'export {};']);
  });

  it.each([
    '/.vite/manifest.json',
    '/secret.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/nothing.js',
  ])('%s is not to be had', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('visitors');
  });

  it('carries headers that forbid inline scripts and frames', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("worker-src 'self';");
    expect(policy).toContain('media-src blob:;');
    const permissions = (await app.inject('/')).headers['permissions-policy'];
    expect(permissions).toBe('camera=(), microphone=(self), geolocation=()');
    expect((await app.inject('/api/tables/mine')).headers['x-content-type-options']).toBe('nosniff');
  });

  it('says how to build the client when it is missing', async () => {
    const bare = await buildServer({ dataDir: join(dir, 'bare'), webDir: join(dir, 'no-web'), logLevel: 'silent' });
    const page = await bare.app.inject('/t/AAAAAAAAAA');
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain('npm run build:web');
    await bare.close();
  });
});

it('is healthy, and says so when it is not', async () => {
  const well = await app.inject('/healthz');
  expect(well.statusCode).toBe(200);
  expect(well.json()).toEqual({ ok: true, store: 'ok', tables: 0, room: true });
  expect(well.headers['set-cookie']).toBeUndefined();
  const sick = fastify();
  addHealth(
    sick,
    () => Promise.reject(new Error('disk I/O error')),
    () => 3,
    () => false,
  );
  const answer = await sick.inject('/healthz');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ ok: false, store: 'disk I/O error', tables: 3, room: false });
});

it('has JSON for API addresses that do not exist, and text for the rest', async () => {
  expect((await app.inject('/api/nothing')).json()).toEqual({
    error: { at: '', message: 'there is nothing at this address' },
  });
  expect((await app.inject('/nothing')).statusCode).toBe(404);
});

describe('an address that is none', () => {
  it.each([
    '/t/%',
    '/%',
    '/t/%ff',
    '/rules/%',
    '/assets/%',
    '/api/%',
    '/api/rules/%',
    '/api/tables/%E0%A4%A/record',
    '/ws/%',
  ])('%s gets an error in the common shape, with the headers of every answer', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: { at: 'url', message: expect.stringMatching(/malformed/u) as string } });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('is too long', async () => {
    const url = `/api/tables/${'x'.repeat(300)}/record`;
    expect((await app.inject(url)).json()).toMatchObject({ error: { message: 'there is nothing at this address' } });
    const bare = await buildServer({ dataDir: join(dir, 'long'), webDir: join(dir, 'no-web'), logLevel: 'silent' });
    const answer = await bare.app.inject(url);
    expect(answer.statusCode).toBe(414);
    expect(answer.json()).toEqual({ error: { at: 'url', message: 'is too long' } });
    await bare.close();
  });

  it.each(['/%00', '/a?b=%', '/t?%', '/%2e%2e/%00', '/assets/%00.js', '/assets/..%5c..%5csecret.txt'])(
    '%s is not found',
    async (url) => {
      const answer = await app.inject(url);
      expect([400, 403, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('visitors');
    },
  );
});
