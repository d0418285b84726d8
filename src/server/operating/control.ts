// The line on which whoever runs a server speaks to it: a socket in its data directory, which nobody else may open.

import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Operator } from './operator.ts';

/** The socket inside the data directory. */
export const CONTROL_FILE = 'control.sock';

/** What a backup is called until it has been sent. */
const COPY = 'sending-';

/** A record has at most 4 million characters. */
const MOST_BYTES = 16_000_000;

type Asked = Exclude<keyof Operator, 'backup'>;

const ASKED = {
  finished: true,
  record: true,
  bringIn: true,
  player: true,
  forget: true,
  keep: true,
  remove: true,
} as const satisfies Record<Asked, true>;

const isAsked = (name: string): name is Asked => Object.hasOwn(ASKED, name);

const bodyOf = async (message: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error(`more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Answers on the socket until it is closed. On Windows there is none: commands then need a server that is stopped. */
export const openControl = (
  dataDir: string,
  operator: Operator,
  warn: (message: string, error?: unknown) => void,
): (() => void) => {
  if (process.platform === 'win32') return () => undefined;
  const path = join(dataDir, CONTROL_FILE);

  const sendBackup = async (response: ServerResponse): Promise<void> => {
    const file = join(dataDir, `${COPY}${randomBytes(6).toString('hex')}.sqlite`);
    try {
      await operator.backup(file);
      const { size } = await stat(file);
      response.writeHead(200, { 'content-type': 'application/vnd.sqlite3', 'content-length': size });
      await pipeline(createReadStream(file), response);
    } finally {
      await rm(file, { force: true });
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const name = request.url?.slice(1) ?? '';
    if (name === 'backup') return sendBackup(response);
    if (!isAsked(name)) throw new Error(`this server knows no "${name}"`);
    const args = JSON.parse(await bodyOf(request)) as never[];
    const value: unknown = await (operator[name] as (...args: never[]) => Promise<unknown>)(...args);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ value }));
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      warn('a command of the operator failed', error);
      if (response.headersSent) response.destroy();
      else
        response.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ error: textOf(error) }));
    });
  });
  server.on('error', (error) => warn(`commands such as baize backup can't reach this server at ${path}`, error));
  server.requestTimeout = 0;
  // Left by a server that was killed; the lock on the database says that it is gone.
  const left = readdirSync(dataDir).filter((name) => name === CONTROL_FILE || name.startsWith(COPY));
  for (const name of left) rmSync(join(dataDir, name), { force: true });
  const mask = process.umask(0o077);
  server.listen(path);
  process.umask(mask);
  return () => {
    server.close();
    server.closeAllConnections();
    rmSync(path, { force: true });
  };
};

const call = (path: string, name: string, body: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const outgoing = ask({ socketPath: path, path: `/${name}`, method: 'POST' }, resolve);
    outgoing.on('error', reject);
    outgoing.end(body);
  });

const failureOf = async (reply: IncomingMessage): Promise<Error> => {
  const { error } = JSON.parse(await bodyOf(reply)) as { readonly error: string };
  return new Error(error);
};

/** A running server's operator, with its backup as a stream, since the file is to be the caller's. */
export interface Line extends Omit<Operator, 'backup'> {
  readonly backupStream: () => Promise<IncomingMessage>;
}

/** The line to the server of a data directory; `undefined` when none is running there. */
export const findLine = async (dataDir: string): Promise<Line | undefined> => {
  const path = join(dataDir, CONTROL_FILE);
  if (process.platform === 'win32' || !existsSync(path)) return undefined;
  const answered = async (name: string, args: readonly unknown[]): Promise<unknown> => {
    const reply = await call(path, name, JSON.stringify(args));
    if (reply.statusCode !== 200) throw await failureOf(reply);
    return (JSON.parse(await bodyOf(reply)) as { readonly value: unknown }).value;
  };
  try {
    // Nobody behind it: a socket that a killed server has left.
    await answered('finished', ['~']);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ECONNREFUSED' || code === 'ENOENT') return undefined;
    if (code === 'EACCES')
      throw new Error(`A server is running, but you may not speak to it (${path}); run this as its user.`, {
        cause: error,
      });
    throw error;
  }
  const asked = Object.keys(ASKED).map((name) => [name, (...args: unknown[]) => answered(name, args)]);
  return {
    ...(Object.fromEntries(asked) as Omit<Operator, 'backup'>),
    backupStream: async () => {
      const reply = await call(path, 'backup', '');
      if (reply.statusCode !== 200) throw await failureOf(reply);
      return reply;
    },
  };
};
