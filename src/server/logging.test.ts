// Logs: JSON lines without secrets, and no more of them than somebody can read.

import fastify, { LogController } from 'fastify';
import { describe, expect, it } from 'vitest';
import { addRequestLog, loggerOf, withoutSecrets, type LogLevel } from './logging.ts';
import { cookieOf } from './player.ts';

interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg: string;
  readonly [field: string]: unknown;
}

const logged = (level: LogLevel) => {
  const lines: string[] = [];
  let time = 0;
  const app = fastify({
    logger: loggerOf(
      level,
      (line) => lines.push(line),
      () => time,
    ),
    logController: new LogController({ disableRequestLogging: true }),
  });
  return {
    app,
    lines: () => lines.map((line) => JSON.parse(line) as Line),
    text: () => lines.join(''),
    wait: (ms: number) => (time += ms),
  };
};

it('are lines of JSON with a level, a time and a message', () => {
  const { app, lines } = logged('warn');
  app.log.warn({ err: new Error('disk I/O error') }, 'the store is damaged');
  app.log.info('nobody asked');
  expect(lines()).toEqual([
    {
      level: 'warn',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u) as string,
      err: expect.objectContaining({ message: 'disk I/O error' }) as unknown,
      msg: 'the store is damaged',
    },
  ]);
});

describe('a flood', () => {
  it('of one message leaves room for others, and is counted', () => {
    const { app, lines, wait } = logged('warn');
    for (let n = 0; n < 1000; n++)
      app.log.warn(`table-dropped at table Abcdefgh${n % 8 === 0 ? '9' : '8'}z, step ${n}`);
    app.log.warn('something else');
    expect(lines().map(({ msg }) => msg)).toHaveLength(20 + 2);
    expect(lines().slice(-2)).toMatchObject([{ msg: 'lines were left out', leftOut: 980 }, { msg: 'something else' }]);
    wait(5000);
    app.log.warn('table-dropped at table Abcdefgh8z, step 1');
    expect(lines().at(-1)?.msg).toContain('table-dropped');
  });

  it('of many messages ends as well', () => {
    const { app, lines } = logged('warn');
    for (let n = 0; n < 5000; n++) app.log.warn(String.fromCodePoint(0x4e00 + n));
    expect(lines()).toHaveLength(200);
  });
});

describe('requests', () => {
  it('are logged by their route, without who asked or for what', async () => {
    const { app, lines, text } = logged('info');
    addRequestLog(app);
    app.get('/api/codes/:code', async () => ({ ok: true }));
    await app.inject({
      url: '/api/codes/BKRTWD?x=y',
      headers: { cookie: 'baize=secret', 'x-forwarded-for': '203.0.113.9' },
    });
    expect(lines()).toMatchObject([{ msg: 'request', method: 'GET', route: '/api/codes/:code', status: 200 }]);
    for (const hidden of ['BKRTWD', 'secret', '203.0.113.9', '127.0.0.1']) expect(text()).not.toContain(hidden);
  });
});

describe('secrets', () => {
  const cookie = cookieOf('a'.repeat(32), 'key');
  it.each([
    [`sent baize=${cookie}; Path=/`, 'sent baize=[cookie]; Path=/'],
    [
      'connect postgres://baize:hunter2@db.example:5432/baize failed',
      'connect postgres://baize:[password]@db.example:5432/baize failed',
    ],
    ['nats://user:p%40ss@bus', 'nats://user:[password]@bus'],
    ['at https://cards.example.org:8443/t/x', 'at https://cards.example.org:8443/t/x'],
  ])('%s', (line, expected) => {
    expect(withoutSecrets(line)).toBe(expected);
  });

  it('are left out of what is written, wherever they are', () => {
    const { app, text } = logged('error');
    app.log.error({ err: new Error(`no such ${cookie}`) }, 'it broke');
    expect(text()).not.toContain(cookie);
    expect(text()).toContain('[cookie]');
  });
});
