// A visitor without a browser: keeps its cookie, opens tables, and plays a match to the end over lines that break.

import { WebSocket } from 'ws';
import { hashText } from '../../kernel/hash.ts';
import type { Random } from '../../kernel/random.ts';
import type { Answer, ServerMessage, Snapshot } from '../../protocol/messages.ts';
import {
  clientConnected,
  clientLost,
  clientReceive,
  clientRequest,
  openClient,
  type Client,
  type PlayedStep,
  type Pending,
  type Request,
} from '../../protocol/client.ts';

/** Somebody with a cookie. */
export interface Visitor {
  readonly cookie: string;
  readonly ask: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<Response>;
  readonly socket: (table: string) => WebSocket;
}

/** What the server said and may never take back. */
export interface Witness {
  readonly answered: (request: Pending, answer: Answer) => void;
  readonly stepped: (step: PlayedStep) => void;
}

/** Comes in: the first request brings the cookie. */
export const newVisitor = async (address: string): Promise<Visitor> => {
  const hello = await fetch(`${address}/api/tables/mine`);
  return visitorAt(address, /^[^;]+/u.exec(hello.headers.get('set-cookie') ?? '')?.[0] ?? '');
};

/** Somebody with a cookie, at this server. */
export const visitorAt = (address: string, cookie: string): Visitor => ({
  cookie,
  ask: (method, path, body) =>
    fetch(`${address}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  socket: (table) => new WebSocket(`${address.replace('http', 'ws')}/ws/${table}`, { headers: { cookie } }),
});

/** How long to wait before connecting again, in milliseconds; after too many messages long enough to be heard again. */
const PAUSE = 25;
const REST = 1000;

/** Plays until the match has an outcome, choosing at random; connects again and asks again whenever the line breaks. */
export const playToTheEnd = (visitor: Visitor, table: string, random: Random, witness: Witness): Promise<Snapshot> => {
  const { promise, resolve, reject } = Promise.withResolvers<Snapshot>();
  let client: Client = openClient(hashText(`${visitor.cookie} ${table}`));
  let requests = 0;
  let decidedAt = -1;
  let done = false;

  const dial = (): void => {
    const socket = visitor.socket(table);
    let pause = PAUSE;
    const say = (messages: readonly unknown[]): void => {
      for (const message of messages) {
        socket.send(JSON.stringify(message));
        // A line that delivers twice: the same request must not count twice.
        if (random.below(10) === 0) socket.send(JSON.stringify(message));
      }
    };
    socket.on('error', () => undefined);
    socket.on('open', () => {
      const sent = clientConnected(client);
      client = sent.client;
      say(sent.send);
    });
    socket.on('close', (code) => {
      client = clientLost(client);
      if (code >= 4000) return reject(new Error(`table ${table} closed with ${code}`));
      if (!done) setTimeout(dial, pause);
    });
    socket.on('message', (data: Buffer) => {
      const received = clientReceive(client, JSON.parse(data.toString()) as ServerMessage);
      client = received.client;
      say(received.send);
      for (const news of received.news) {
        if (news.type === 'step') witness.stepped(news.step);
        if (news.type === 'answer') witness.answered(news.request, news.answer);
        if (news.type !== 'error') continue;
        if (news.error.code !== 'too-fast') reject(new Error(`${news.error.code}: ${news.error.message}`));
        // On a fast machine it plays faster than anybody may: whatever was not heard is said again on a new line.
        pause = REST;
        socket.close();
      }
      const { state } = client;
      if (state?.outcome != null && client.pending.length === 0) {
        done = true;
        resolve(state);
        return socket.close();
      }
      say(next());
    });
  };

  const next = (): readonly unknown[] => {
    const { state } = client;
    if (state === null || !client.upToDate || client.pending.length > 0 || state.outcome !== null) return [];
    if (state.revision === decidedAt || state.seats.some((seat) => seat.sitter === null)) return [];
    const mine = state.seat ?? -1;
    const intent = `${visitor.cookie.slice(-8)}-${table}-${requests++}`;
    const asked = (request: Request): readonly unknown[] => {
      const sent = clientRequest(client, request, intent);
      client = sent.client;
      return sent.send;
    };
    if (state.start?.awaits.includes(mine) === true) return asked({ type: 'ready' });
    const must = state.actors.must.includes(mine);
    const may = state.actors.may.includes(mine) && random.below(2) === 0;
    if (!must) decidedAt = state.revision;
    if ((!must && !may) || state.legal.length === 0) return [];
    const action = state.legal[random.below(state.legal.length)] as string;
    return asked(random.below(60) === 0 ? { type: 'takeback' } : { type: 'act', action });
  };

  dial();
  return promise;
};
