// WebSockets: who may connect, what a message must look like, how much of everything. The table itself is elsewhere.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import { MAX_MESSAGE, type ServerMessage } from '../protocol/messages.ts';
import { fail, ok, type InputError, type Result } from '../kernel/result.ts';
import type { ClientId, PlayerId } from '../table/model.ts';
import { openDoor, type DoorLimits, type Full, type Guest } from './door.ts';
import { openHeartbeats } from './heartbeat.ts';
import { NotShippedError } from './games.ts';
import type { Seating, Wire } from './live-table.ts';
import type { Network } from './network.ts';
import { COOKIE, COOKIE_SECONDS, type Recognise } from './player.ts';
import { perTurn } from './per-turn.ts';
import { readPlayerName } from './player-name.ts';
import { openBuckets, type Rate } from './rate.ts';
import { StoreAwayError, TableAwayError } from './store-errors.ts';

/** How much of everything. */
export interface SocketLimits extends DoorLimits {
  /** Messages of one player, over all of their connections. */
  readonly messages: Rate;
  /** Messages of all who hold no seat where they are, from one address: they have little to say. */
  readonly onlookerMessagesPerAddress: Rate;
  /** Messages beyond that, after which a client is taken for broken. */
  readonly excess: Rate;
  /** A client with more than this waiting to be sent, in bytes, is too slow. */
  readonly backlog: number;
  readonly heartbeatMs: number;
  /** How long a connection may wait before it joins its table, in milliseconds. */
  readonly stallMs: number;
}

/** The open connections. */
export interface Sockets {
  readonly size: () => number;
  /** Takes no more connections and ends those that are left. */
  readonly close: () => void;
}

/** Our own close codes, beside the standard ones. */
export const CLOSED = {
  unknownTable: 4404,
  notJoined: 4408,
  notShipped: 4410,
  tooMany: 4429,
  tooFast: 4430,
  notLoaded: 4500,
} as const;

/** After a restart everybody comes back at once; so many are let in before others are served. */
const ADMITTED_PER_TURN = 20;

/** How long a client has to answer that it is sent away, in milliseconds. */
const PARTING_MS = 2000;

const lineOptions = (stallMs: number) => ({
  noServer: true,
  WebSocket: Line,
  // We know them ourselves.
  clientTracking: false,
  perMessageDeflate: false,
  // A message somewhat too long gets an error and the line lives on; one far too long ends it unread.
  maxPayload: 4 * MAX_MESSAGE,
  closeTimeout: Math.min(PARTING_MS, stallMs),
});

/** What visitors are told who are not let in. */
const NO_ROOM: { readonly [full in Full]: string } = {
  server: 'too many connections to this server; try again later',
  address: 'too many connections from your address; close some of them',
  table: 'too many people are watching this table; try again later',
};

const PATH = /^\/ws\/([^/?]+)(?:\?|$)/u;

/** Answers upgrade requests of an HTTP server. */
export const openSockets = (
  server: Server,
  needs: {
    /** The table of an id, wherever it is. */
    readonly find: (table: string) => Promise<Seating | undefined>;
    readonly limits: SocketLimits;
    readonly network: Network;
    readonly now: () => number;
    readonly recognise: Recognise;
    readonly warn: (message: string, error?: unknown) => void;
  },
): Sockets => {
  const { limits, now } = needs;
  const wss = new WebSocketServer(lineOptions(limits.stallMs));
  const door = openDoor(limits);
  const mayAsk = openBuckets(limits.messages, now);
  const onlookersMayAsk = openBuckets(limits.onlookerMessagesPerAddress, now);
  const mayExceed = openBuckets(limits.excess, now);
  /** A message that costs more than there can ever be left after its first one would never be heard. */
  const mostBeyondOne = Math.min(limits.messages.burst, limits.onlookerMessagesPerAddress.burst) - 1;
  const newCookies = new WeakMap<IncomingMessage, string>();
  const heartbeats = openHeartbeats(limits.heartbeatMs);
  const lines = new Set<Line>();
  const inTurn = perTurn(ADMITTED_PER_TURN);
  let connected = 0;
  let open = true;

  wss.on('headers', (headers, request) => {
    const cookie = newCookies.get(request);
    if (cookie !== undefined) headers.push(`Set-Cookie: ${cookieText(cookie, needs.network.isSecure(request))}`);
  });

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', destroy);
    const table = PATH.exec(request.url ?? '')?.[1];
    if (table === undefined) return refuse(socket, '404 Not Found', 'WebSockets are at /ws/<table>');
    if (!needs.network.isOwnOrigin(request))
      return refuse(socket, '403 Forbidden', 'connections from other sites are not allowed');
    if (!open) return refuse(socket, '503 Service Unavailable', 'the server is shutting down; try again later');
    inTurn(() => void admit(request, socket, head, table));
  };

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer, table: string): Promise<void> => {
    const visitor = await needs.recognise(cookieOf(request)).catch(() => undefined);
    if (visitor === undefined) return refuse(socket, '503 Service Unavailable', 'try again later');
    const { player, newCookie } = visitor;
    if (newCookie !== undefined) newCookies.set(request, newCookie);
    const found = await needs.find(table).then((seating) => seating ?? ('unknown' as const), whyNot);
    if (socket.destroyed) return;
    const sendAway = (code: number, reason: string): void =>
      wss.handleUpgrade(request, socket, head, (line) => {
        listen(line);
        line.close(code, reason);
      });
    if (found === 'unknown') return sendAway(CLOSED.unknownTable, 'there is no such table');
    if (found === 'not-shipped')
      return sendAway(CLOSED.notShipped, "this server does not have the match's version of the rules");
    if (found === 'away') return refuse(socket, '503 Service Unavailable', 'the table is away; try again in a moment');
    if (found === 'broken') return sendAway(CLOSED.notLoaded, "this table can't be opened");
    // Loaded for nothing: it broke or fell asleep meanwhile.
    if (found.closed()) return sendAway(1012, 'please reconnect');
    const visit = new Visit(needs.network.addressOf(request), player, table, found, socket, limits.backlog);
    const full = door.enter(visit);
    if (full === 'table') return sendAway(CLOSED.tooMany, NO_ROOM.table);
    if (full === 'server') return refuse(socket, '503 Service Unavailable', NO_ROOM.server);
    if (full === 'address') return refuse(socket, '429 Too Many Requests', NO_ROOM.address);
    const leave = (): void => door.leave(visit);
    socket.once('close', leave);
    wss.handleUpgrade(request, socket, head, (line) => {
      // From here on the line tells of all that, and nothing else is kept for it.
      socket.off('close', leave);
      socket.off('error', destroy);
      attach(line, visit);
    });
  };

  const isGranted = (guest: Guest, cost: number): boolean =>
    mayAsk(guest.player, cost) && (guest.isSeated() || onlookersMayAsk(guest.address, cost));

  const sayTooFast = (visit: Visit): void => {
    if (!mayExceed(visit.player)) return visit.close(CLOSED.tooFast, 'too many messages');
    visit.send(error('too-fast', '', 'too many messages; wait a moment and send it again'));
  };

  const attach = (line: Line, visit: Visit): void => {
    const { seating, player } = visit;
    const client = `${++connected}`;
    visit.begin(line, client, limits.stallMs);
    line.visit = visit;
    listen(line);
    line.on('pong', heartbeats.answered);
    line.on('message', heard);
    heartbeats.add(line);
    seating.connect(client, player, visit);
  };

  const listen = (line: Line): void => {
    lines.add(line);
    line.on('error', warnOfSocket);
    line.on('close', gone);
  };

  const warnOfSocket = (fault: Error): void => needs.warn('socket', fault);

  // One function for all lines instead of one for each: there are two of them for every table.
  function gone(this: WebSocket): void {
    const line = this as Line;
    lines.delete(line);
    heartbeats.remove(line);
    const { visit } = line;
    if (visit === undefined) return;
    door.leave(visit);
    visit.end();
    visit.seating.disconnect(visit.client);
  }

  function heard(this: WebSocket, data: RawData, isBinary: boolean): void {
    const { visit } = this as Line;
    if (visit === undefined) return;
    if (!isGranted(visit, 1)) return sayTooFast(visit);
    const message = readJson(data, isBinary);
    if (!message.ok) return visit.send(error('bad-message', message.error.at, message.error.message));
    const { seating, client } = visit;
    const more = Math.min(costBeyondOne(message.value, seating), mostBeyondOne);
    if (more > 0 && !isGranted(visit, more)) return sayTooFast(visit);
    seating.hear(client, message.value);
    visit.noteJoined();
  }

  server.on('upgrade', upgrade);
  return {
    size: () => lines.size,
    close: () => {
      open = false;
      heartbeats.stop();
      for (const line of lines) line.close(1001, 'the server is shutting down');
      setTimeout(() => {
        for (const line of lines) line.terminate();
      }, 500).unref();
    },
  };
};

/** A socket on which something went wrong before it was a line. */
function destroy(this: Duplex): void {
  this.destroy();
}

/** A WebSocket that knows whose it is; nobody's, if its visitor is only told why they can't come in. */
class Line extends WebSocket {
  visit: Visit | undefined;
}

/**
 * Somebody who comes, and their line once they have one. One object with methods, as there are two for every table; nothing here keeps the
 * request in memory as long as the line lives.
 */
class Visit implements Guest, Wire {
  readonly address: string;
  readonly player: PlayerId;
  readonly table: string;
  readonly seating: Seating;
  client: ClientId = '';
  readonly #socket: Duplex;
  readonly #backlog: number;
  #line: Line | undefined;
  #joining: NodeJS.Timeout | undefined;

  constructor(address: string, player: PlayerId, table: string, seating: Seating, socket: Duplex, backlog: number) {
    this.address = address;
    this.player = player;
    this.table = table;
    this.seating = seating;
    this.#socket = socket;
    this.#backlog = backlog;
  }

  /** The line is there; whoever does not join the table in time is sent away. */
  begin(line: Line, client: ClientId, stallMs: number): void {
    this.#line = line;
    this.client = client;
    this.#joining = setTimeout(() => this.close(CLOSED.notJoined, 'no join message was received'), stallMs).unref();
  }

  /** After every message, of which one may have been the join. */
  noteJoined(): void {
    if (this.#joining !== undefined && this.seating.hasJoined(this.client)) this.end();
  }

  /** Nothing more is waited for. */
  end(): void {
    clearTimeout(this.#joining);
    this.#joining = undefined;
  }

  isSeated(): boolean {
    return this.seating.isSeated(this.player);
  }

  dismiss(): void {
    if (this.#line === undefined) this.#socket.destroy();
    else this.#line.close(CLOSED.tooMany, 'too many connections; making room for others');
  }

  send(message: ServerMessage): void {
    this.pass(bytesOf(message));
  }

  pass(bytes: Buffer): void {
    const line = this.#line;
    if (line?.readyState !== WebSocket.OPEN) return;
    // A client that doesn't read must not fill our memory; it comes back and gets a snapshot.
    if (line.bufferedAmount > this.#backlog) return line.terminate();
    cork(this.#socket);
    line.send(bytes, AS_TEXT);
  }

  close(code: number, reason: string): void {
    this.#line?.close(code, reason);
  }
}

/** Why somebody does not get to a table: what it lacks or, if it is only out of reach for now, that. */
const whyNot = (error: unknown): 'not-shipped' | 'away' | 'broken' => {
  if (error instanceof NotShippedError) return 'not-shipped';
  return error instanceof StoreAwayError || error instanceof TableAwayError ? 'away' : 'broken';
};

const refuse = (socket: Duplex, status: string, message: string): void => {
  const body = `${message}\n`;
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}`;
  // Whoever does not hang up after this must not keep the line half open.
  socket.once('finish', () => void socket.destroy());
  socket.end(`${head}\r\n\r\n${body}`);
};

/** For a snapshot all that has happened is played again, so one of a long match is as much work as many messages. */
const STEPS_PER_MESSAGE = 250;

const costBeyondOne = (message: unknown, seating: Seating): number => {
  const steps = seating.steps();
  return asksForSnapshot(message, steps) ? Math.floor(steps / STEPS_PER_MESSAGE) : 0;
};

/** A join, a takeback, or a request about a revision that there is not. */
const asksForSnapshot = (message: unknown, steps: number): boolean => {
  const { type, base } = (message ?? {}) as { readonly type?: unknown; readonly base?: unknown };
  return type === 'join' || type === 'takeback' || (typeof base === 'number' && base > steps);
};

const cookieOf = (request: IncomingMessage): string | undefined =>
  fastifyCookie.parse(request.headers.cookie ?? '')[COOKIE];

const cookieText = (cookie: string, secure: boolean): string =>
  fastifyCookie.serialize(COOKIE, cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: COOKIE_SECONDS,
    secure,
  });

/** So many messages are kept as they went over the wire: more than a step has for its seats and for all who are watching. */
const KEPT_MESSAGES = 8;

const kept: (readonly [message: ServerMessage, bytes: Buffer])[] = [];
let made = 0;

/** A message as it goes over the wire, made once: the same one goes to everybody who is watching. */
export const bytesOf = (message: ServerMessage): Buffer => {
  for (const [known, bytes] of kept) if (known === message) return bytes;
  const bytes = Buffer.from(JSON.stringify(message));
  kept[made++ % KEPT_MESSAGES] = [message, bytes];
  return bytes;
};

/** What is sent in one turn of the event loop goes out as one packet, if it fits. */
const cork = (socket: Duplex): void => {
  if (socket.writableCorked > 0) return;
  socket.cork();
  if (corked.push(socket) === 1) process.nextTick(uncork);
};

let corked: Duplex[] = [];

const uncork = (): void => {
  const sockets = corked;
  corked = [];
  for (const socket of sockets) socket.uncork();
};

const AS_TEXT = { binary: false };

const error = (code: string, at: string, message: string): ServerMessage => ({ type: 'error', code, at, message });

/** What a client sent, as JSON. What it says is for the table to read; only names are read here, since that needs `Intl`. */
const readJson = (data: RawData, binary: boolean): Result<unknown, InputError> => {
  if (binary) return fail({ at: '', message: 'must be text, not binary' });
  const bytes = data as Buffer;
  if (bytes.length > MAX_MESSAGE) return fail({ at: '', message: `must not be longer than ${MAX_MESSAGE} bytes` });
  try {
    const json: unknown = JSON.parse(bytes.toString('utf8'));
    return withReadName(json);
  } catch {
    return fail({ at: '', message: 'must be JSON' });
  }
};

const withReadName = (json: unknown): Result<unknown, InputError> => {
  if (typeof json !== 'object' || json === null || !('name' in json) || typeof json.name !== 'string') return ok(json);
  const name = readPlayerName(json.name);
  return name.ok ? ok({ ...json, name: name.value }) : name;
};
