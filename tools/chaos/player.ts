// Somebody who plays on whatever happens: dials again when the line breaks, and remembers all that the servers said.

import { performance } from 'node:perf_hooks';
import type { WebSocket } from 'ws';
import {
  clientAgain,
  clientConnected,
  clientLost,
  clientReceive,
  clientRequest,
  openClient,
  type Client,
  type Pending,
  type PlayedStep,
  type Request,
  type Sent,
} from '../../src/protocol/client.ts';
import type { Answer, ServerMessage, Snapshot } from '../../src/protocol/messages.ts';
import type { UnfairDeal } from '../../src/protocol/contributions.ts';
import { hashText } from '../../src/kernel/hash.ts';
import type { Visitor } from '../../src/server/testing/visitor.ts';

/** What the servers said to somebody at a table. */
export interface Said {
  readonly table: string;
  readonly answers: { readonly request: Pending; readonly answer: Answer }[];
  readonly steps: PlayedStep[];
  /** From when to when each request waited for its answer. */
  readonly waits: { readonly from: number; readonly to: number }[];
  /** What the client holds at the end. */
  last: Snapshot | null;
  /** Deals without what the client had contributed: they may have been made before it came. */
  readonly unused: number[];
  /** Messages that make no sense, or codes that end a connection for good. */
  readonly faults: string[];
}

/** How long to wait before dialling again, before looking whether anybody is there, and before giving up a silent line, in milliseconds. */
const REDIAL_MS = 100;
const LOOK_MS = 1000;
const SILENT_MS = 4000;

export class Player {
  readonly said: Said;
  readonly #visitor: Visitor;
  readonly #thinkMs: number;
  readonly #over: () => void;
  readonly #sentAt = new Map<string, number>();
  readonly #looking: NodeJS.Timeout;
  #client: Client;
  #socket: WebSocket | undefined;
  #thought: NodeJS.Timeout | undefined;
  #heardAt = performance.now();
  #requests = 0;
  #decided = -1;
  #isResting = false;
  #isGone = false;

  constructor(visitor: Visitor, table: string, thinkMs: number, over: () => void) {
    this.#visitor = visitor;
    this.#thinkMs = thinkMs;
    this.#over = over;
    this.#client = openClient(hashText(`${visitor.cookie} ${table}`));
    this.said = { table, answers: [], steps: [], waits: [], last: null, unused: [], faults: [] };
    this.#dial();
    this.#looking = setInterval(() => this.#look(), LOOK_MS);
  }

  ask(request: Request): void {
    const intent = `${this.#visitor.cookie.slice(-8).replaceAll(/[^A-Za-z0-9]/gu, 'x')}-${this.#requests++}`;
    this.#sentAt.set(intent, performance.now());
    this.#say(clientRequest(this.#client, request, intent));
  }

  /** Decides nothing more; what was asked is still answered. */
  rest(): void {
    this.#isResting = true;
    clearTimeout(this.#thought);
  }

  /** Nothing is on its way any more. */
  isSettled(): boolean {
    return this.#client.connected && this.#client.upToDate && this.#client.pending.length === 0;
  }

  /** The first cards are dealt. */
  hasDealt(): boolean {
    return (this.#client.state?.actors.must.length ?? 0) > 0;
  }

  revision(): number {
    return this.#client.state?.revision ?? 0;
  }

  /** What is held now is what the log is compared with; the table is not left, so that nothing more happens there. */
  hold(): void {
    this.said.last = this.#client.state;
  }

  leave(): void {
    this.rest();
    this.said.last ??= this.#client.state;
    this.#isGone = true;
    clearInterval(this.#looking);
    this.#socket?.terminate();
  }

  #dial(): void {
    if (this.#isGone) return;
    const socket = this.#visitor.socket(this.said.table);
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.on('error', () => undefined);
    socket.on('open', () => this.#say(clientConnected(this.#client)));
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as ServerMessage));
    socket.on('close', (code) => {
      if (this.#socket !== socket) return;
      this.#client = clientLost(this.#client);
      if (code >= 4000) this.said.faults.push(`closed with ${code}`);
      setTimeout(() => this.#dial(), REDIAL_MS * (0.5 + Math.random()));
    });
  }

  /** As the page does: asks whether anybody is there, and what is still open. */
  #look(): void {
    const silentFor = performance.now() - this.#heardAt;
    if (silentFor > SILENT_MS) return this.#socket?.terminate();
    if (!this.#client.connected) return;
    this.#put({ type: 'beat' });
    if (silentFor > LOOK_MS || !this.isSettled()) this.#say(clientAgain(this.#client));
  }

  #put(message: unknown): void {
    if (this.#socket?.readyState === this.#socket?.OPEN) this.#socket?.send(JSON.stringify(message));
  }

  #say({ client, send }: Sent): void {
    this.#client = client;
    for (const message of send) this.#put(message);
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = performance.now();
    const received = clientReceive(this.#client, message);
    this.#say(received);
    for (const news of received.news) {
      if (news.type === 'step') this.said.steps.push(news.step);
      if (news.type === 'error') this.said.faults.push(`${news.error.code}: ${news.error.message}`);
      if (news.type === 'unfair') this.#accuse(news.unfair);
      if (news.type !== 'answer') continue;
      const { request, answer } = news;
      this.said.answers.push({ request, answer });
      const from = this.#sentAt.get(request.intent);
      if (from !== undefined) this.said.waits.push({ from, to: performance.now() });
      this.#sentAt.delete(request.intent);
    }
    const { state } = this.#client;
    if (state?.outcome != null && this.#client.pending.length === 0) {
      // The last secret is revealed in a step after the end.
      if ((state.deals ?? []).every(({ secret }) => secret !== null)) this.#over();
      return;
    }
    this.#consider();
  }

  #accuse({ deal, why }: UnfairDeal): void {
    if (why === 'not-used') this.said.unused.push(deal);
    else this.said.faults.push(`an unfair deal: ${why}`);
  }

  #consider(): void {
    const { state, upToDate, pending } = this.#client;
    if (this.#isResting || state === null || !upToDate || pending.length > 0 || state.outcome !== null) return;
    const isMine = state.seat !== null && state.actors.must.includes(state.seat) && state.legal.length > 0;
    if (!isMine || state.revision === this.#decided) return;
    this.#decided = state.revision;
    clearTimeout(this.#thought);
    this.#thought = setTimeout(() => this.#move(), this.#thinkMs * (0.5 + Math.random()));
  }

  #move(): void {
    const { state, pending } = this.#client;
    if (this.#isResting || state === null || pending.length > 0) return;
    const action = state.legal[Math.floor(Math.random() * state.legal.length)];
    if (action === undefined || state.outcome !== null) return;
    this.ask({ type: 'act', action });
  }
}
