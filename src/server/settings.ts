// The settings of a server: one table, from which flags, variables, the help and the documents are made.

import { fail, ok, type InputError, type Result } from '../kernel/result.ts';
import { LOG_LEVELS } from './logging.ts';
import { readProxies } from './proxies.ts';
import type { ServerOptions } from './server.ts';

/** One thing that an operator can set. */
export interface Setting {
  /** The flag without its dashes; the variable has the same name. */
  readonly flag: string;
  /** What stands for its value in the help: `N`, `DIR`. */
  readonly value: string;
  /** One or two sentences; the default is in them. */
  readonly about: string;
  readonly example: string;
  /** The options it stands for, or what the value must be: the sentence goes on after "must be". */
  readonly read: (text: string) => Result<ServerOptions, string>;
}

const whole =
  (least: number, most: number, options: (number: number) => ServerOptions): Setting['read'] =>
  (text) => {
    const number = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? ok(options(number)) : fail(`a whole number from ${least} to ${most}`);
  };

const listed = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readOrigins: Setting['read'] = (text) => {
  const origins = listed(text);
  const isOrigin = (origin: string): boolean =>
    URL.canParse(origin) &&
    /^https?:$/u.test(new URL(origin).protocol) &&
    new URL(origin).href === `${new URL(origin).origin}/`;
  if (origins.length === 0 || !origins.every(isOrigin))
    return fail('an address without a path, such as https://cards.example.org, or several with commas');
  return ok({ origins: origins.map((origin) => new URL(origin).origin) });
};

const readTrust: Setting['read'] = (text) => {
  const trustProxy = listed(text);
  return trustProxy.length > 0 && readProxies(trustProxy).ok
    ? ok({ trustProxy })
    : fail('loopback, private, addresses or networks such as 10.0.0.0/8, with commas');
};

const readMetrics: Setting['read'] = (text) => {
  const { v6, host, port } =
    /^(?:(?:\[(?<v6>[0-9a-f:]+)\]|(?<host>[^\s:]+)):)?(?<port>\d{1,5})$/iu.exec(text)?.groups ?? {};
  const number = Number(port ?? Number.NaN);
  return number <= 65_535
    ? ok({ metrics: { host: v6 ?? host ?? '127.0.0.1', port: number } })
    : fail('a port, which listens on this machine only, or HOST:PORT');
};

const UNITS: { readonly [unit: string]: number } = { MB: 1e6, GB: 1e9, TB: 1e12 };

const size =
  (options: (bytes: number) => ServerOptions): Setting['read'] =>
  (text) => {
    const { number, unit = '' } = /^(?<number>\d{1,6}(?:\.\d{1,3})?) ?(?<unit>[MGT]B)$/u.exec(text)?.groups ?? {};
    const bytes = Math.round(Number(number) * (UNITS[unit] ?? Number.NaN));
    return bytes > 0 ? ok(options(bytes)) : fail('a size such as 500MB, 20GB or 1TB');
  };

const address =
  (kind: 'postgres' | 'nats', options: (address: string) => ServerOptions): Setting['read'] =>
  (text) => {
    const scheme = URL.canParse(text) ? new URL(text).protocol : '';
    const isFit = scheme === `${kind}:` || (kind === 'postgres' && scheme === 'postgresql:');
    return isFit && new URL(text).hostname !== ''
      ? ok(options(text))
      : fail(`an address such as ${kind}://user:password@host`);
  };

const DAYS: readonly [number, number] = [1, 36_500];

/** Every setting, in the order of the help. */
export const SETTINGS: readonly Setting[] = [
  {
    flag: 'port',
    value: 'N',
    about: 'Port (default 8080 or the next free one; 0 for any free one).',
    example: '8080',
    read: whole(0, 65_535, (port) => ({ port })),
  },
  {
    flag: 'host',
    value: 'HOST',
    about: 'Address to listen on (default localhost; 0.0.0.0 for everybody).',
    example: '0.0.0.0',
    read: (host) => ok({ host }),
  },
  {
    flag: 'data',
    value: 'DIR',
    about: 'Where matches are stored (default ./data).',
    example: '/var/lib/baize',
    read: (dataDir) => ok({ dataDir }),
  },
  {
    flag: 'database',
    value: 'ADDRESS',
    about:
      'PostgreSQL, for matches that many servers share: docs/scaling.md (default: a SQLite file in the data directory).',
    example: 'postgres://baize:secret@db/baize',
    read: address('postgres', (database) => ({ database })),
  },
  {
    flag: 'bus',
    value: 'ADDRESS',
    about: 'NATS, by which servers that share a database reach each other (default none: this server is alone).',
    example: 'nats://baize:secret@bus',
    read: address('nats', (bus) => ({ bus })),
  },
  {
    flag: 'origin',
    value: 'URL',
    about:
      'Where browsers find the server. Needed behind a proxy that rewrites the Host header; https makes cookies secure. Several with commas (default: where the browser says it is).',
    example: 'https://cards.example.org',
    read: readOrigins,
  },
  {
    flag: 'trust-proxy',
    value: 'LIST',
    about:
      'Proxies whose X-Forwarded-For, -Host and -Proto are believed: loopback, private, addresses or networks, with commas (default none).',
    example: 'loopback,10.0.0.0/8',
    read: readTrust,
  },
  {
    flag: 'log-level',
    value: 'LEVEL',
    about: `How much is logged: ${LOG_LEVELS.join(', ')} (default warn).`,
    example: 'info',
    read: (text) => {
      const logLevel = LOG_LEVELS.find((level) => level === text);
      return logLevel === undefined ? fail(`one of ${LOG_LEVELS.join(', ')}`) : ok({ logLevel });
    },
  },
  {
    flag: 'metrics',
    value: 'PORT',
    about: 'Serves /metrics for Prometheus on a port of its own, for this machine; HOST:PORT for others (default off).',
    example: '9464',
    read: readMetrics,
  },
  {
    flag: 'keep-days',
    value: 'DAYS',
    about: 'Finished matches are deleted after so many days (default never).',
    example: '365',
    read: whole(...DAYS, (keepDays) => ({ keepDays })),
  },
  {
    flag: 'keep-unfinished-days',
    value: 'DAYS',
    about: 'Matches that nobody goes on with are deleted after so many days (default never).',
    example: '90',
    read: whole(...DAYS, (keepUnfinishedDays) => ({ keepUnfinishedDays })),
  },
  {
    flag: 'keep-reports',
    value: 'DAYS',
    about: 'How long reports of players are kept (default 30 days).',
    example: '30',
    read: whole(1, 3650, (reportDays) => ({ reportDays })),
  },
  {
    flag: 'quota',
    value: 'SIZE',
    about:
      'How much the database may hold; beyond that no new table is opened, and running ones go on (default no limit).',
    example: '20GB',
    read: size((quotaBytes) => ({ quotaBytes })),
  },
  {
    flag: 'min-free',
    value: 'SIZE',
    about: 'No new table is opened when the disk has less room than this (default 200MB).',
    example: '1GB',
    read: size((minFreeBytes) => ({ minFreeBytes })),
  },
];

/** The variable of a flag. */
export const variableOf = (flag: string): string => `BAIZE_${flag.toUpperCase().replaceAll('-', '_')}`;

/** The options that flags and variables ask for. A flag wins over its variable; an empty variable is none. */
export const readSettings = (
  flag: (name: string) => string | undefined,
  env: { readonly [name: string]: string | undefined },
): Result<ServerOptions, InputError> => {
  let options: ServerOptions = {};
  for (const setting of SETTINGS) {
    const typed = flag(setting.flag);
    const text = typed ?? (env[variableOf(setting.flag)] || undefined);
    if (text === undefined) continue;
    const read = setting.read(text);
    if (!read.ok) {
      const at = typed === undefined ? variableOf(setting.flag) : `--${setting.flag}`;
      return fail({ at, message: `must be ${read.error}, not "${text}"` });
    }
    options = { ...options, ...read.value };
  }
  return ok(options);
};
