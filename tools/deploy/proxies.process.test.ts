// A server behind nginx and behind Caddy, each run with the file that we ship: TLS, sockets, cookies, origins, and limits by address.

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { freePort } from '../../src/server/testing/ports.ts';
import { joinTable } from '../../src/server/testing/talk.ts';
import { CADDY, findProgram, NGINX, thisMachine } from '../programs.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const CERTIFICATE = join(import.meta.dirname, 'localhost.pem');

let dir: string;
let proxy: ChildProcess | undefined;
let server: RunningServer | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'baize-proxies-'));
});
afterEach(async () => {
  if (proxy !== undefined && proxy.exitCode === null) {
    proxy.kill('SIGTERM');
    await once(proxy, 'exit');
  }
  await server?.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Our file in an nginx that is nobody else’s: its own ports, certificate and directory. */
const nginx = (port: number, http: number, upstream: string): readonly [command: string, ...args: string[]] => {
  const program = findProgram(NGINX, thisMachine());
  if (!program.ok) throw new Error(program.error);
  const ours = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port} ssl http2`)
    .replace('listen 80', `listen 127.0.0.1:${http}`)
    .replace('server 127.0.0.1:8080', `server ${upstream}`)
    .replaceAll(/\/etc\/letsencrypt\/\S+\.pem/gu, CERTIFICATE);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${dir}/${name};`,
  );
  writeFileSync(join(dir, 'baize.conf'), ours);
  writeFileSync(
    join(dir, 'nginx.conf'),
    `daemon off; pid ${dir}/pid; error_log stderr;\nevents {}\nhttp { access_log off; ${places.join(' ')} include ${dir}/baize.conf; }\n`,
  );
  return [program.value, '-c', join(dir, 'nginx.conf'), '-p', dir];
};

const caddy = (port: number, http: number, upstream: string): readonly [command: string, ...args: string[]] => {
  const program = findProgram(CADDY, thisMachine());
  if (!program.ok) throw new Error(program.error);
  const ours = readFileSync(join(DEPLOY, 'Caddyfile'), 'utf8')
    .replace(/^cards\.example\.org \{/mu, `https://localhost:${port} {\n\ttls ${CERTIFICATE} ${CERTIFICATE}`)
    .replace('127.0.0.1:8080', upstream);
  writeFileSync(
    join(dir, 'Caddyfile'),
    `{\n\tadmin off\n\thttp_port ${http}\n\tauto_https disable_redirects\n}\n${ours}`,
  );
  return [program.value, 'run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'];
};

interface Reply {
  readonly status: number;
  readonly cookie: string;
  readonly hsts: string;
  readonly text: string;
}

/** From an address that is no proxy’s. */
const VISITOR = '127.0.0.2';

const ask = (
  port: number,
  path: string,
  headers: { readonly [name: string]: string } = {},
  body?: unknown,
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        localAddress: VISITOR,
        rejectUnauthorized: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: `localhost:${port}`, 'content-type': 'application/json', ...headers },
      },
      (reply) => {
        let text = '';
        reply.on('data', (part: Buffer) => (text += part.toString()));
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            cookie: String(reply.headers['set-cookie'] ?? ''),
            hsts: String(reply.headers['strict-transport-security'] ?? ''),
            text,
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** Asks until the proxy answers for the server. */
const untilReady = async (port: number, complaints: () => string): Promise<void> => {
  for (let tries = 0; tries < 300; tries++) {
    const reply = await ask(port, '/healthz').catch(() => undefined);
    if (reply?.status === 200) return;
    if (proxy?.exitCode !== null) break;
    await pause(100);
  }
  throw new Error(`the proxy does not answer: ${complaints()}`);
};

describe.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('behind %s', (_, configure) => {
  test('everything works, and a visitor can’t pretend to be somebody else', async () => {
    const [port, http] = [await freePort(), await freePort()];
    const origin = `https://localhost:${port}`;
    server = await startServer({
      port: 0,
      host: '127.0.0.1',
      dataDir: join(dir, 'data'),
      logLevel: 'silent',
      origins: [origin],
      trustProxy: ['127.0.0.1'],
      limits: { newTablesPerAddress: { perSecond: 0, burst: 2 } },
    });
    mkdirSync(join(dir, 'home'));
    const [command, ...args] = configure(port, http, server.address.replace('http://', ''));
    const home = { HOME: join(dir, 'home'), XDG_DATA_HOME: join(dir, 'home'), XDG_CONFIG_HOME: join(dir, 'home') };
    proxy = spawn(command, args, { env: { ...process.env, ...home }, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    proxy.stdout?.on('data', (part: Buffer) => (said += part.toString()));
    proxy.stderr?.on('data', (part: Buffer) => (said += part.toString()));
    await untilReady(port, () => said);

    const first = await ask(port, '/api/tables/mine');
    expect(first.cookie).toMatch(/^baize=.*; HttpOnly; Secure; SameSite=Lax$/u);
    expect(first.hsts).toBe('max-age=31536000');
    const cookie = first.cookie.split(';')[0] ?? '';
    const order = { game: 'guinote' };
    const opened = await ask(port, '/api/tables', { cookie, origin }, order);
    expect(opened.status).toBe(201);
    expect((await ask(port, '/api/tables', { cookie, origin: 'https://evil.example' }, order)).status).toBe(403);
    // Two for an address; more of them don’t come from writing other addresses.
    expect((await ask(port, '/api/tables', { 'x-forwarded-for': '203.0.113.7' }, order)).status).toBe(201);
    expect((await ask(port, '/api/tables', { 'x-forwarded-for': '203.0.113.8' }, order)).status).toBe(429);

    const { table } = JSON.parse(opened.text) as { readonly table: string };
    const socket = new WebSocket(`wss://localhost:${port}/ws/${table}`, {
      family: 4,
      localAddress: VISITOR,
      rejectUnauthorized: false,
      headers: { cookie, origin },
    });
    const { snapshot, talk } = await joinTable(socket);
    expect(snapshot.seat).toBe(0);
    talk.socket.close();
    await once(socket, 'close');
  });
});
