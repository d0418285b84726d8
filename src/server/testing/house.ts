// A server over a real port for tests of a file, its visitors, and their lines; cleared away afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { WebSocket } from 'ws';
import type { Snapshot } from '../../protocol/messages.ts';
import { startServer, type RunningServer, type ServerOptions } from '../server.ts';
import { joinTable, type Talk } from './talk.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** What somebody asked and was answered. */
export interface Asked {
  readonly status: number;
  readonly body: unknown;
}

export interface House {
  /** Starts a server; the one before is cleared away after its test. */
  readonly start: (options?: ServerOptions) => Promise<RunningServer>;
  readonly visitor: () => Promise<Visitor>;
  readonly open: (visitor: Visitor, order: object) => Promise<string>;
  readonly join: (
    visitor: Visitor,
    table: string,
  ) => Promise<{ readonly talk: Talk; readonly snapshot: Snapshot; readonly socket: WebSocket }>;
}

export const ask = async (visitor: Visitor, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Asked> => {
  const answer = await visitor.ask(method, path, body);
  return { status: answer.status, body: await answer.json().catch(() => null) };
};

export const openHouse = (): House => {
  let dir: string | undefined;
  let server: RunningServer | undefined;
  let sockets: WebSocket[] = [];

  afterEach(async () => {
    for (const socket of sockets) socket.terminate();
    sockets = [];
    await server?.close();
    server = undefined;
    if (dir !== undefined) rmSync(dir, { recursive: true, force: true });
    dir = undefined;
  });

  return {
    start: async (options = {}) => {
      dir = mkdtempSync(join(tmpdir(), 'baize-house-'));
      server = await startServer({
        port: 0,
        host: '127.0.0.1',
        dataDir: dir,
        logLevel: 'silent',
        botPaceMs: [0, 0],
        ...options,
      });
      return server;
    },
    visitor: () => newVisitor(server?.address ?? ''),
    open: async (visitor, order) => {
      const { status, body } = await ask(visitor, 'POST', '/api/tables', order);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return (body as { readonly table: string }).table;
    },
    join: async (visitor, table) => {
      const socket = visitor.socket(table);
      sockets.push(socket);
      return { ...(await joinTable(socket)), socket };
    },
  };
};
