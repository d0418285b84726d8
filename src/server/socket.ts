// WebSockets: who may connect, what a message must look like, how much of everything. The table itself is elsewhere.

import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { MAX_MESSAGE, readClientMessage, type ClientMessage, type ServerMessage } from '../protocol/messages.ts';
import { fail, type InputError, type Result } from '../kernel/result.ts';
import type { PlayerId } from '../table/model.ts';
import type { Keeper, Wire } from './keeper.ts';
import type { Lobby } from './lobby.ts';
import { isOwnOrigin } from './origin.ts';
import { COOKIE, COOKIE_SECONDS, isSecret, newSecret, playerOf } from './player.ts';
import { openBucket, type Rate } from './rate.ts';

/** How much of everything. */
export interface SocketLimits {
  readonly messages: Rate;
  readonly clientsATable: number;
  readonly clients: number;
  /** A client with more than this waiting to be sent, in bytes, is too slow. */
  readonly backlog: number;
  readonly heartbeatMs: number;
}

/** The open connections. */
export interface Sockets {
  /** Takes no more connections and ends those that are left. */
  readonly close: () => void;
}

/** Close codes of our own, beside the standard ones. */
const CLOSED = { unknownTable: 4404, tableFull: 4429, tooFast: 4430, notLoaded: 4500 } as const;

/** Messages over the limit in a row, after which a client is taken for broken. */
const PATIENCE = 600;

const PATH = /^\/ws\/([^/?]+)(?:\?|$)/u;

/** Answers upgrade requests of an HTTP server. */
export const openSockets = (
  server: Server,
  needs: {
    readonly lobby: Lobby;
    readonly limits: SocketLimits;
    readonly now: () => number;
    readonly warn: (message: string, error?: unknown) => void;
  },
): Sockets => {
  const { lobby, limits, now } = needs;
  // A message somewhat too long gets an error and the line lives on; one far too long ends it unread.
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 4 * MAX_MESSAGE });
  const alive = new WeakSet<WebSocket>();
  const newcomers = new WeakMap<IncomingMessage, string>();
  let open = true;

  wss.on('headers', (headers, request) => {
    const secret = newcomers.get(request);
    if (secret !== undefined) headers.push(`Set-Cookie: ${cookieText(secret)}`);
  });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const drop = (): void => void socket.destroy();
    socket.on('error', drop);
    const table = PATH.exec(request.url ?? '')?.[1];
    if (table === undefined) return refuse(socket, '404 Not Found', 'WebSockets are at /ws/<table>');
    if (!isOwnOrigin(request.headers)) return refuse(socket, '403 Forbidden', 'this page may not connect here');
    if (!open || wss.clients.size >= limits.clients)
      return refuse(socket, '503 Service Unavailable', 'try again later');
    void admit(request, socket, head, table, drop);
  };

  const admit = async (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    table: string,
    drop: () => void,
  ): Promise<void> => {
    const found = await lobby.find(table).then(
      (keeper) => keeper ?? ('unknown' as const),
      () => 'broken' as const,
    );
    if (socket.destroyed) return;
    socket.off('error', drop);
    const player = playerOf(secretOf(request));
    wss.handleUpgrade(request, socket, head, (ws) => {
      if (found === 'unknown') return ws.close(CLOSED.unknownTable, 'there is no such table');
      if (found === 'broken') return ws.close(CLOSED.notLoaded, 'this table can not be opened');
      if (found.clients() >= limits.clientsATable) return ws.close(CLOSED.tableFull, 'too many people at this table');
      // Loaded for nothing: it broke or fell asleep meanwhile.
      if (found.closed()) return ws.close(1012, 'connect again');
      attach(ws, found, player);
    });
  };

  const secretOf = (request: IncomingMessage): string => {
    const sent = fastifyCookie.parse(request.headers.cookie ?? '')[COOKIE];
    if (isSecret(sent)) return sent;
    const secret = newSecret();
    newcomers.set(request, secret);
    return secret;
  };

  const attach = (ws: WebSocket, keeper: Keeper, player: PlayerId): void => {
    const client = randomUUID();
    const wire = wireOf(ws, limits.backlog);
    const mayAsk = openBucket(limits.messages, now());
    let tooMany = 0;
    alive.add(ws);
    ws.on('pong', () => alive.add(ws));
    ws.on('error', (error) => needs.warn('socket', error));
    ws.on('close', () => keeper.disconnect(client));
    ws.on('message', (data, binary) => {
      if (!mayAsk(now())) {
        tooMany += 1;
        if (tooMany > PATIENCE) return ws.close(CLOSED.tooFast, 'too many messages');
        return wire.send(error('too-fast', '', 'too many messages; wait a moment and send it again'));
      }
      tooMany = 0;
      const message = readMessage(data, binary);
      if (!message.ok) return wire.send(error('bad-message', message.error.at, message.error.message));
      keeper.hear(client, message.value);
    });
    keeper.connect(client, player, wire);
  };

  const heartbeat = setInterval(() => {
    for (const ws of wss.clients) {
      if (!alive.delete(ws)) ws.terminate();
      else ws.ping();
    }
  }, limits.heartbeatMs);
  heartbeat.unref();

  server.on('upgrade', upgrade);
  return {
    close: () => {
      open = false;
      clearInterval(heartbeat);
      for (const ws of wss.clients) ws.close(1001, 'the server stops');
      setTimeout(() => {
        for (const ws of wss.clients) ws.terminate();
      }, 500).unref();
    },
  };
};

const refuse = (socket: Duplex, status: string, message: string): void => {
  const body = `${message}\n`;
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}`;
  socket.end(`${head}\r\n\r\n${body}`);
};

const cookieText = (secret: string): string =>
  fastifyCookie.serialize(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: COOKIE_SECONDS });

/** Messages as they go over the wire: the same one goes to everybody who looks on. */
const encoded = new WeakMap<ServerMessage, Buffer>();

const bytesOf = (message: ServerMessage): Buffer => {
  const known = encoded.get(message) ?? Buffer.from(JSON.stringify(message));
  encoded.set(message, known);
  return known;
};

const wireOf = (ws: WebSocket, backlog: number): Wire => ({
  send: (message) => {
    if (ws.readyState !== ws.OPEN) return;
    // A client that doesn't read must not fill our memory; it comes back and gets a snapshot.
    if (ws.bufferedAmount > backlog) return ws.terminate();
    ws.send(bytesOf(message), { binary: false });
  },
  close: (code, reason) => ws.close(code, reason),
});

const error = (code: string, at: string, message: string): ServerMessage => ({ type: 'error', code, at, message });

/** A message of a client, or where it is wrong. */
const readMessage = (data: RawData, binary: boolean): Result<ClientMessage, InputError> => {
  if (binary) return fail({ at: '', message: 'must be text, not binary' });
  const bytes = data as Buffer;
  if (bytes.length > MAX_MESSAGE) return fail({ at: '', message: `must not be longer than ${MAX_MESSAGE} bytes` });
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    return fail({ at: '', message: 'must be JSON' });
  }
  return readClientMessage(json);
};
