// PostgreSQL, NATS and HAProxy for tests: each started in a temporary directory on a free port, as an ordinary user, and ended with it.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './ports.ts';

/** A program that serves others. */
export interface Engine {
  /** Where it is, with name and password. */
  readonly address: string;
  readonly port: number;
  /** Ends it as its operator would, or at once; it can be started again. */
  readonly stop: (signal?: 'SIGINT' | 'SIGKILL') => Promise<void>;
  readonly start: () => Promise<void>;
  /** Ends it and deletes what it has written. */
  readonly end: () => Promise<void>;
}

/** PostgreSQL, with a new empty database whenever it is asked for one. */
export interface Postgres extends Engine {
  readonly newDatabase: () => Promise<string>;
}

const USER = 'baize';

/** Root may not run PostgreSQL, and need not run the others. */
const NOBODY = 65_534;
const ordinary = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The program that a variable names, or that is where Debian has it; `npm test` sets the variable. */
const programOf = (variable: string, usual: readonly string[]): string => {
  const found = process.env[variable] ?? usual.find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(`${variable} is not set and there is none of ${usual.join(', ')}; npm test installs it`);
  return found;
};

const POSTGRES_VERSIONS = [18, 17, 16, 15, 14, 13];

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-engine-'));
  if (ordinary.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  return folder;
};

/** A file that only the engine can read. */
const writeSecret = (file: string, text: string): void => {
  writeFileSync(file, text, { mode: 0o600 });
  if (ordinary.uid !== undefined) chownSync(file, NOBODY, NOBODY);
};

/** Waits until something listens. */
const listening = async (port: number, isOver: () => string | undefined): Promise<void> => {
  for (;;) {
    const why = isOver();
    if (why !== undefined) throw new Error(why);
    const socket = dial(port, '127.0.0.1');
    const open = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (open) return;
    await pause(20);
  }
};

interface Plan {
  readonly address: string;
  readonly port: number;
  readonly folder: string;
  readonly command: readonly [string, ...string[]];
  /** Beyond listening. */
  readonly ready?: () => Promise<boolean>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const startEngine = async ({ address, port, folder, command, ready }: Plan): Promise<Engine> => {
  let child: ChildProcess | undefined;
  let said = '';
  const start = async (): Promise<void> => {
    const [program, ...args] = command;
    const started = spawn(program, args, { ...ordinary, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    child = started;
    running.add(started);
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (data: Buffer) => (said = `${said}${data}`.slice(-4000)));
    started.once('exit', () => running.delete(started));
    await listening(port, () => (started.exitCode === null ? undefined : `${program} did not start:\n${said}`));
    while (ready !== undefined && !(await ready())) await pause(20);
  };
  const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> => {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    await gone;
  };
  await start();
  return {
    address,
    port,
    start,
    stop,
    end: async () => {
      await stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const run = (command: string, args: readonly string[], cwd: string): void => {
  const { status, stderr, error } = spawnSync(command, args, { ...ordinary, cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr ?? ''}${error?.message ?? ''}`);
};

const ask = async (address: string, query: string): Promise<void> => {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(query);
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** `isDurable`: it waits for the disk as it does for everybody else; without that tests are quicker, and a killed process still loses nothing. */
export const startPostgres = async (isDurable = false): Promise<Postgres> => {
  const program = programOf(
    'BAIZE_POSTGRES',
    POSTGRES_VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin/postgres`),
  );
  const folder = newFolder();
  const password = randomBytes(12).toString('hex');
  const secret = join(folder, 'password');
  const data = join(folder, 'data');
  writeSecret(secret, password);
  const initdb = join(dirname(realpathSync(program)), 'initdb');
  const plain = ['--encoding=UTF8', '--locale=C', '--auth=scram-sha-256', '--no-sync'];
  run(initdb, ['-D', data, '-U', USER, `--pwfile=${secret}`, ...plain], folder);
  const port = await freePort();
  const at = (name: string): string => `postgres://${USER}:${password}@127.0.0.1:${port}/${name}`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=60',
    'shared_buffers=32MB',
    `fsync=${isDurable ? 'on' : 'off'}`,
  ];
  const engine = await startEngine({
    address: at('postgres'),
    port,
    folder,
    command: [program, '-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])],
    ready: () =>
      ask(at('postgres'), 'SELECT 1').then(
        () => true,
        () => false,
      ),
  });
  let databases = 0;
  return {
    ...engine,
    newDatabase: async () => {
      const name = `baize_${++databases}`;
      await ask(at('postgres'), `CREATE DATABASE ${name}`);
      return at(name);
    },
  };
};

export const startNats = async (): Promise<Engine> => {
  const program = programOf('BAIZE_NATS', ['/usr/sbin/nats-server', '/usr/bin/nats-server']);
  const folder = newFolder();
  const password = randomBytes(12).toString('hex');
  const port = await freePort();
  const config = join(folder, 'nats.conf');
  writeSecret(config, `listen: 127.0.0.1:${port}\nauthorization { user: ${USER}, password: "${password}" }\n`);
  const address = `nats://${USER}:${password}@127.0.0.1:${port}`;
  return startEngine({ address, port, folder, command: [program, '-c', config] });
};

/** A load balancer before servers on these ports: each connection to the next one, whoever it is from. */
export const startHaproxy = async (ports: readonly number[]): Promise<Engine> => {
  const program = programOf('BAIZE_HAPROXY', ['/usr/sbin/haproxy']);
  const folder = newFolder();
  const port = await freePort();
  const config = join(folder, 'haproxy.cfg');
  const servers = ports.map(
    (each, n) => `  server node${n} 127.0.0.1:${each} check inter 500 fall 1 rise 1 on-marked-down shutdown-sessions`,
  );
  const lines = [
    'global',
    '  maxconn 4000',
    'defaults',
    '  mode http',
    '  timeout connect 1s',
    '  timeout check 1s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout tunnel 1h',
    '  option redispatch',
    '  option httpchk GET /healthz',
    'frontend in',
    `  bind 127.0.0.1:${port}`,
    '  default_backend nodes',
    'backend nodes',
    '  balance roundrobin',
    ...servers,
  ];
  writeSecret(config, `${lines.join('\n')}\n`);
  return startEngine({ address: `http://127.0.0.1:${port}`, port, folder, command: [program, '-db', '-f', config] });
};
