// Two people at a table of Baize, each with a cookie and a socket, who play any legal action.

import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import {
  clientConnected,
  clientReceive,
  clientRequest,
  openClient,
  type Client,
  type Request,
  type Sent,
} from '../../src/protocol/client.ts';
import type { ServerMessage, Snapshot } from '../../src/protocol/messages.ts';
import type { Seating, Watch } from './crowd.ts';

/** Somebody with a cookie. */
interface Person {
  readonly cookie: string;
  readonly ask: (path: string, body?: object) => Promise<unknown>;
}

const newPerson = async (address: string): Promise<Person> => {
  const first = await fetch(`${address}/api/tables/mine`);
  const [cookie = ''] = (first.headers.getSetCookie()[0] ?? '').split(';');
  await first.arrayBuffer();
  return {
    cookie,
    ask: async (path, body) => {
      const request =
        body === undefined
          ? { headers: { cookie } }
          : {
              method: 'POST',
              headers: { cookie, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            };
      const answer = await fetch(`${address}${path}`, request);
      const json: unknown = await answer.json();
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(json)}`);
      return json;
    },
  };
};

/** A seat with its socket: the client's own model, which also contributes to deals. */
class Line {
  readonly socket: WebSocket;
  readonly #watch: Watch;
  readonly #over: () => void;
  #client: Client = openClient(randomBytes(32).toString('hex'));
  #asked = -1;
  #isOver = false;
  #acknowledge: (() => void) | undefined;

  constructor(url: string, cookie: string, watch: Watch, over: () => void) {
    this.socket = new WebSocket(url, { headers: { cookie } });
    this.#watch = watch;
    this.#over = over;
    this.socket.on('open', () => this.#say(clientConnected(this.#client)));
    this.socket.on('message', (data: Buffer) => {
      watch.heard(data.length);
      this.#hear(JSON.parse(data.toString()) as ServerMessage);
    });
    this.socket.on('error', watch.failed);
  }

  ask(request: Request, intent: string): void {
    this.#say(clientRequest(this.#client, request, intent));
  }

  #say({ client, send }: Sent): void {
    this.#client = client;
    for (const message of send) this.socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    const received = clientReceive(this.#client, message);
    this.#say(received);
    for (const news of received.news) {
      if (news.type === 'error') this.#watch.failed(new Error(news.error.message));
      if (news.type === 'unfair') this.#watch.failed(new Error(`an unfair deal: ${news.unfair.why}`));
      if (news.type !== 'answer') continue;
      if (!news.answer.ok && news.answer.code !== 'lost-race')
        this.#watch.failed(new Error(`${news.answer.code}: ${news.answer.message}`));
      if (news.request.type !== 'act') continue;
      this.#acknowledge?.();
      this.#acknowledge = undefined;
    }
    const { state } = this.#client;
    if (state === null) return;
    if (state.outcome === null) return this.#consider(state);
    if (!this.#isOver) this.#over();
    this.#isOver = true;
  }

  /** Moves where it must; it never declares anything of its own accord. */
  #consider({ actors: { must, may }, seat, legal, revision, countdown }: Snapshot): void {
    const isMine = seat !== null && (must.length === 0 ? may.includes(seat) : must.includes(seat));
    if (!isMine || legal.length === 0 || this.#asked === revision) return;
    this.#asked = revision;
    const play = (): Promise<void> =>
      new Promise((resolve) => {
        // Where nobody waits for a turn, more may have happened since.
        const now = this.#client.state?.legal ?? legal;
        const action = now[Math.floor(Math.random() * now.length)];
        if (action === undefined) return resolve();
        this.#acknowledge = resolve;
        this.ask({ type: 'act', action }, `${seat}-${revision}`);
      });
    // A match may begin with a countdown.
    if (countdown === undefined) this.#watch.turn(play);
    else setTimeout(() => this.#watch.turn(play), countdown.leftMs + 100);
  }
}

/** Pairs for a game with these options, at a server; or with the second of them at another server. */
export const baizePairs =
  (address: string, game: string, options: object, other = address): Seating =>
  async (watch) => {
    const people = await Promise.all([newPerson(address), newPerson(other)]);
    let lines: readonly Line[] = [];
    let closed = false;

    const close = (): void => {
      for (const { socket } of lines) socket.terminate();
      lines = [];
    };
    const again = (): void => {
      close();
      if (!closed) open().catch(watch.failed);
    };
    const open = async (): Promise<void> => {
      const [host, guest] = people as [Person, Person];
      const { table } = (await host.ask('/api/tables', {
        game,
        options,
        opponents: null,
        start: 'seated',
        name: 'Ann',
      })) as {
        table: string;
      };
      if (closed) return;
      const urls = [address, other].map((at) => `${at.replace('http', 'ws')}/ws/${table}`);
      let finished = 0;
      const over = (): void => {
        if (++finished === people.length) setImmediate(again);
      };
      const here = [host, guest].map(({ cookie }, n) => new Line(urls[n] ?? '', cookie, watch, over));
      lines = here;
      await Promise.all(here.map(({ socket }) => once(socket, 'open')));
      here[1]!.ask({ type: 'sit', seat: 1, name: 'Bo' }, 'sit');
    };

    await open();
    return {
      close: () => {
        closed = true;
        close();
      },
    };
  };
