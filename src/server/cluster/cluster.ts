// Puts together what a server needs to be one of many: the bus, its place among the others, and the ways to their tables.

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlayerId } from '../../table/model.ts';
import type { Bus } from '../bus/bus.ts';
import type { Codes } from '../codes.ts';
import type { DoorLimits } from '../door.ts';
import type { Lobby, Ownership } from '../lobby.ts';
import type { Seating } from '../live-table.ts';
import type { TellOpen } from '../open-tables.ts';
import type { SharedStore } from '../postgres/postgres-store.ts';
import { addForwarding, answerForwarded } from './forwarding.ts';
import { joinCluster, LEASE_MS } from './node.ts';
import { openRoom, type Room } from './room.ts';
import { openSharing } from './sharing.ts';

/** This server as one of many. */
export interface Cluster {
  readonly ownership: Ownership;
  readonly tellOpen: TellOpen;
  readonly codes: Codes;
  /** The same limits, for all servers together. */
  readonly shared: <L extends DoorLimits>(limits: L) => L;
  /** Opens the ways to all tables, and passes requests on. */
  readonly open: (lobby: Lobby, app: FastifyInstance, isNew: (request: FastifyRequest) => boolean) => void;
  readonly find: (id: string) => Promise<Seating | undefined>;
  /** Forgets a player at every server. */
  readonly forget: (player: PlayerId) => Promise<void>;
  /** Whom a player has blocked, at every server. */
  readonly noteBlocks: Lobby['noteBlocks'];
  /** Throws when this server can have no tables. */
  readonly check: () => void;
  /** Brings nobody to another place any more. */
  readonly rest: () => void;
  /** Sends what waits, and leaves. */
  readonly close: () => Promise<void>;
}

/** The store's name for the key that keeps card rooms on one bus apart. */
const BUS_KEY = 'bus';

export const openCluster = async (
  store: SharedStore,
  busAddress: string | undefined,
  needs: {
    readonly leaseMs: number | undefined;
    readonly now: () => number;
    readonly warn: (message: string, error?: unknown) => void;
  },
): Promise<Cluster> => {
  const { now, warn, leaseMs = LEASE_MS } = needs;
  const key = await store.keyFor(BUS_KEY);
  const prefix = createHash('sha256').update(key).digest('hex').slice(0, 12);
  const bus = await busAt(busAddress, `baize.${prefix}`);
  const node = await joinCluster({ leases: store.leases, bus, leaseMs, warn }).catch(async (error: unknown) => {
    await bus.close();
    throw error;
  });
  const sharing = openSharing(bus, node.id, now);
  let room: Room | undefined;
  let tables: Lobby | undefined;
  const opened = (): Room => {
    if (room === undefined) throw new Error('the card room is not open yet');
    return room;
  };
  const forgetHere = (player: PlayerId): Promise<void> => tables?.forget(player) ?? Promise.resolve();
  return {
    ownership: node.ownership,
    tellOpen: (id, waiting) => room?.tellOpen(id, waiting),
    codes: store.codes,
    shared: sharing.shared,
    open: (lobby, app, isNew) => {
      tables = lobby;
      room = openRoom({
        node,
        bus,
        lobby,
        leaseMs,
        now,
        answer: (question) =>
          question.type === 'forget' ? forgetHere(question.player) : answerForwarded(app, question.request),
      });
      bus.subscribe('blocks', (data) => {
        const [player, blocked] = JSON.parse(data.toString()) as [PlayerId, readonly string[]];
        lobby.noteBlocks(player, blocked);
      });
      const { ownerOf } = store.leases;
      addForwarding(app, { node: node.id, room, codes: store.codes, ownerOf, isNew });
    },
    find: (id) => opened().find(id),
    forget: async (player) => {
      const { others, ask } = opened();
      const everywhere = others().map((other) => ask(other, { type: 'forget', player }));
      await forgetHere(player);
      for (const done of await Promise.allSettled(everywhere))
        if (done.status === 'rejected') warn('a server did not say that it has forgotten a player', done.reason);
    },
    noteBlocks: (player, blocked) => {
      bus.publish('blocks', Buffer.from(JSON.stringify([player, blocked])));
      tables?.noteBlocks(player, blocked);
    },
    check: () => {
      if (!node.isWell()) throw new Error(bus.isConnected() ? 'the lease of this server is over' : 'the bus is away');
    },
    rest: () => room?.rest(),
    close: async () => {
      room?.close();
      sharing.close();
      await node.end();
      await bus.close();
    },
  };
};

/** NATS or, for a server alone, nothing beyond this process. */
const busAt = async (address: string | undefined, prefix: string): Promise<Bus> => {
  if (address === undefined) return (await import('../bus/in-process.ts')).openHub().open();
  return (await import('../bus/nats.ts')).openNats(address, prefix);
};
