// The other servers: who is there, what is sent to each, and whether everything arrives.

import type { Bus } from '../bus/bus.ts';
import { readFrame, writeFrame, type Item } from './frames.ts';

/** What happens between servers. */
export interface PeerEvents {
  readonly hear: (from: string, item: Item, body: Buffer | undefined) => void;
  /** A server is there that was not. */
  readonly met: (peer: string) => void;
  /** Nothing has been heard from a server for too long, or something was lost: all that was begun with it begins anew. */
  readonly broke: (peer: string) => void;
}

export interface Peers {
  readonly send: (to: string, item: Item) => void;
  /** A message for a client at another server. The same message for several of them is sent once. */
  readonly tell: (to: string, told: Told) => void;
  /** Sends what waits, now. */
  readonly flush: () => void;
  /** The others that have been heard of lately. */
  readonly others: () => readonly string[];
  readonly close: () => void;
}

export interface Told {
  readonly table: string;
  readonly client: string;
  /** By which it is known that two are the same. */
  readonly message: object;
  readonly bytes: () => Buffer;
  readonly intent: string | null;
  readonly steps: number;
}

/** What waits to be sent to one server. */
interface Outbox {
  items: Item[];
  bodies: Buffer[];
  bytes: number;
  /** The last item told, and what it was made of. */
  last: { readonly message: object; readonly clients: string[]; readonly table: string } | undefined;
}

interface Peer {
  /** How many frames were sent to it, and the number of the last that came from it. */
  sent: number;
  heard: number;
  seenAt: number;
}

/** Of a server that says every now and then that it is there. */
interface Beat {
  readonly id: string;
  /** How many frames it has sent to whom. */
  readonly sent: { readonly [peer: string]: number };
}

/** More than this is not held back. */
const MOST_WAITING = 256 * 1024;

/** Counts frames from 1. */
export const openPeers = (
  needs: {
    readonly id: string;
    readonly bus: Bus;
    readonly now: () => number;
    readonly beatMs: number;
    /** A server that is not heard of for so long is taken for gone. */
    readonly lostMs: number;
  },
  events: PeerEvents,
): Peers => {
  const { id, bus, now } = needs;
  const peers = new Map<string, Peer>();
  const outboxes = new Map<string, Outbox>();
  let isScheduled = false;

  const peerOf = (name: string): Peer => {
    const known = peers.get(name);
    if (known !== undefined) return known;
    const peer: Peer = { sent: 0, heard: 0, seenAt: now() };
    peers.set(name, peer);
    return peer;
  };

  const flush = (): void => {
    isScheduled = false;
    for (const [to, { items, bodies }] of outboxes) {
      const peer = peerOf(to);
      bus.publish(`node.${to}`, writeFrame({ from: id, number: ++peer.sent, items, bodies }));
    }
    outboxes.clear();
  };

  const outboxOf = (to: string): Outbox => {
    const known = outboxes.get(to);
    if (known !== undefined) return known;
    const outbox: Outbox = { items: [], bodies: [], bytes: 0, last: undefined };
    outboxes.set(to, outbox);
    if (!isScheduled) setImmediate(flush);
    isScheduled = true;
    return outbox;
  };

  const send = (to: string, item: Item): void => {
    const outbox = outboxOf(to);
    outbox.items.push(item);
    outbox.last = undefined;
  };

  const tell = (to: string, { table, client, message, bytes, intent, steps }: Told): void => {
    const outbox = outboxOf(to);
    const { last } = outbox;
    if (last?.message === message && last.table === table) return void last.clients.push(client);
    const clients = [client];
    const body = bytes();
    outbox.items.push(['tell', table, clients, intent, steps]);
    outbox.bodies.push(body);
    outbox.last = { message, clients, table };
    if ((outbox.bytes += body.length) > MOST_WAITING) flush();
  };

  const broken = (name: string): void => {
    events.broke(name);
    send(name, ['again']);
  };

  const stopFrames = bus.subscribe(`node.${id}`, (data) => {
    const { from, number, items, bodies } = readFrame(data);
    const peer = peerOf(from);
    peer.seenAt = now();
    const isNext = number === peer.heard + 1;
    peer.heard = number;
    // What was lost may have been about any table; what is said now may make no sense without it.
    if (!isNext) return broken(from);
    let told = 0;
    for (const item of items) {
      if (item[0] === 'again') events.broke(from);
      else events.hear(from, item, item[0] === 'tell' ? bodies[told++] : undefined);
    }
  });

  const stopBeats = bus.subscribe('beat', (data) => {
    const beat = JSON.parse(data.toString()) as Beat;
    if (beat.id === id) return;
    const isNew = !peers.has(beat.id);
    const peer = peerOf(beat.id);
    peer.seenAt = now();
    if (isNew) events.met(beat.id);
    const sent = beat.sent[id] ?? 0;
    if (sent === peer.heard) return;
    peer.heard = sent;
    broken(beat.id);
  });

  const beat = (): void => {
    const sent = Object.fromEntries([...peers].map(([name, peer]) => [name, peer.sent]));
    bus.publish('beat', Buffer.from(JSON.stringify({ id, sent } satisfies Beat)));
    for (const [name, { seenAt }] of peers) {
      if (now() - seenAt < needs.lostMs) continue;
      peers.delete(name);
      outboxes.delete(name);
      events.broke(name);
    }
  };
  const timer = setInterval(beat, needs.beatMs).unref();
  setImmediate(beat);

  return {
    send,
    tell,
    flush,
    others: () => [...peers.keys()],
    close: () => {
      clearInterval(timer);
      stopFrames();
      stopBeats();
    },
  };
};
