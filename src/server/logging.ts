// What a server logs: JSON lines on standard error, without secrets, and never so many that they fill a disk.

import type { FastifyInstance } from 'fastify';
import { openBuckets, type Rate } from './rate.ts';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** How many lines: of those that say the same, and of all together. */
const ONE_MESSAGE: Rate = { perSecond: 0.2, burst: 20 };
const ALL: Rate = { perSecond: 10, burst: 200 };

/** Tables have ids and steps have numbers: a message about another one is the same message. */
const keyOf = (message: string): string => message.replaceAll(/\d+|\b[1-9A-HJ-NP-Za-km-z]{10}\b/gu, '#').slice(0, 80);

/** Nothing that is logged should hold any of these; if something does, they are left out here. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // The cookie of a player.
  [/[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{43}/gu, '[cookie]'],
  // The password of an address, such as that of a database.
  [/(?<before>[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/]{1,200}):[^\s@/]{1,200}@/giu, '$<before>:[password]@'],
];

export const withoutSecrets = (line: string): string =>
  SECRETS.reduce((text, [secret, instead]) => text.replaceAll(secret, instead), line);

const messageOf = (args: readonly unknown[]): string => {
  const text = args.find((arg) => typeof arg === 'string');
  if (text !== undefined) return text;
  return args[0] instanceof Error ? args[0].message : '';
};

type LogMethod = (...args: unknown[]) => void;

/** The options of fastify's logger. `write` is given whole lines. */
export const loggerOf = (
  level: LogLevel,
  write: (line: string) => void = (line) => void process.stderr.write(line),
  now: () => number = () => performance.now(),
) => {
  const mayRepeat = openBuckets(ONE_MESSAGE, now, 1000);
  const mayLog = openBuckets(ALL, now);
  let leftOut = 0;
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: {
      logMethod(this: unknown, args: unknown[], method: LogMethod): void {
        if (!mayRepeat(keyOf(messageOf(args))) || !mayLog('')) {
          leftOut++;
          return;
        }
        if (leftOut > 0) method.call(this, { leftOut }, 'lines were left out');
        leftOut = 0;
        method.apply(this, args);
      },
    },
    stream: { write: (line: string) => write(withoutSecrets(line)) },
  };
};

/** Logs every request at the level `info`: by its route, since addresses hold names of tables and codes, and not who asked. */
export const addRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    app.log.info({ method, route: routeOptions.url ?? '', status: reply.statusCode, ms }, 'request');
  });
};
