// Two people at a table of Baize, each with a cookie and a socket, who play any legal action.

import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Actors } from '../../src/kernel/game.ts';
import { answerIn } from '../../src/protocol/client.ts';
import { PROTOCOL, type ClientMessage, type ServerMessage } from '../../src/protocol/messages.ts';
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

/** A seat with its socket. It keeps no view: it is told what it may do. */
class Line {
  readonly socket: WebSocket;
  readonly #watch: Watch;
  readonly #over: () => void;
  #seat = -1;
  #revision = 0;
  #asked = -1;
  #actors: Actors = { must: [], may: [] };
  #acknowledge: (() => void) | undefined;

  constructor(url: string, cookie: string, watch: Watch, over: () => void) {
    this.socket = new WebSocket(url, { headers: { cookie } });
    this.#watch = watch;
    this.#over = over;
    this.socket.on('message', (data: Buffer) => {
      watch.heard(data.length);
      this.#hear(JSON.parse(data.toString()) as ServerMessage);
    });
    this.socket.on('error', watch.failed);
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    const answer = answerIn(message);
    if (answer !== undefined) {
      if (!answer.ok) return this.#watch.failed(new Error(`${answer.code}: ${answer.message}`));
      this.#acknowledge?.();
      this.#acknowledge = undefined;
    }
    if (message.type === 'error') return this.#watch.failed(new Error(message.message));
    if (message.type !== 'snapshot' && message.type !== 'step') return;
    if (message.type === 'snapshot') this.#seat = message.seat ?? -1;
    this.#revision = message.revision;
    this.#actors = message.actors ?? this.#actors;
    if (message.outcome != null) return this.#over();
    this.#consider(message.legal ?? []);
  }

  /** Moves where it must; it never declares anything of its own accord. */
  #consider(legal: readonly string[]): void {
    const { must, may } = this.#actors;
    const isMine = must.length === 0 ? may.includes(this.#seat) : must.includes(this.#seat);
    if (!isMine || legal.length === 0 || this.#asked === this.#revision) return;
    const base = this.#revision;
    this.#asked = base;
    const action = legal[Math.floor(Math.random() * legal.length)]!;
    this.#watch.turn(
      () =>
        new Promise((resolve) => {
          this.#acknowledge = resolve;
          this.say({ type: 'act', intent: `${this.#seat}-${base}`, base, action });
        }),
    );
  }
}

/** Pairs for a game with these options, at a server. */
export const baizePairs =
  (address: string, game: string, options: object): Seating =>
  async (watch) => {
    const people = await Promise.all([newPerson(address), newPerson(address)]);
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
      const { table } = (await host.ask('/api/tables', { game, options, opponents: null, name: 'Ann' })) as {
        table: string;
      };
      if (closed) return;
      const url = `${address.replace('http', 'ws')}/ws/${table}`;
      let finished = 0;
      const over = (): void => {
        if (++finished === people.length) setImmediate(again);
      };
      const here = [host, guest].map(({ cookie }) => new Line(url, cookie, watch, over));
      lines = here;
      await Promise.all(here.map(({ socket }) => once(socket, 'open')));
      for (const line of here) line.say({ type: 'join', protocol: PROTOCOL });
      here[1]!.say({ type: 'sit', intent: 'sit', seat: 1, name: 'Bo' });
    };

    await open();
    return {
      close: () => {
        closed = true;
        close();
      },
    };
  };
