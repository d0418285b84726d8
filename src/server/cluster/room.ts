// Many servers as one card room: every client gets to its table, on whichever server each of the two is.

import { setTimeout as pause } from 'node:timers/promises';
import type { ServerMessage } from '../../protocol/messages.ts';
import { answerIn } from '../../protocol/client.ts';
import type { ClientId, PlayerId } from '../../table/model.ts';
import type { Bus } from '../bus/bus.ts';
import { NotShippedError } from '../games.ts';
import type { LiveTable, Seating, Wire } from '../live-table.ts';
import type { Lobby } from '../lobby.ts';
import type { Waiting } from '../open-tables.ts';
import { bytesOf, CLOSED } from '../socket.ts';
import { ElsewhereError, LostTableError, StoreAwayError, TableAwayError } from '../store-errors.ts';
import type { Item } from './frames.ts';
import { LEASE_PARTS, type ClusterNode } from './node.ts';
import { openPeers } from './peers.ts';
import { Route, SOMEBODY_ELSE, type Place, type RouteNeeds } from './route.ts';

export interface Room {
  /** The way to a table; `undefined` if there is none of this name. Rejects with a `TableAwayError` if it can't be had now. */
  readonly find: (id: string) => Promise<Seating | undefined>;
  /** The other servers that have been heard of lately. */
  readonly others: () => readonly string[];
  /** Asks another server something; rejects if it does not answer. */
  readonly ask: (node: string, question: Question) => Promise<unknown>;
  /** Tells the others of an open table here. */
  readonly tellOpen: (id: string, waiting: Waiting | undefined) => void;
  /** From now on nobody is brought to another place: this server stops. */
  readonly rest: () => void;
  /** Sends what waits, and hears no more. */
  readonly close: () => void;
}

/** What a server asks of another one. */
export type Question =
  /** Do you have this table? Then who sits there? */
  | { readonly type: 'open'; readonly table: string }
  | { readonly type: 'forget'; readonly player: PlayerId }
  /** Somebody asks over HTTP about one of your tables. */
  | { readonly type: 'http'; readonly request: ForwardedRequest };

export interface ForwardedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  /** In base64. */
  readonly body: string;
  readonly address: string;
}

type Opened = { readonly players: readonly (PlayerId | null)[]; readonly steps: number } | null;

interface RoomNeeds {
  readonly node: ClusterNode;
  readonly bus: Bus;
  readonly lobby: Lobby;
  readonly leaseMs: number;
  readonly now: () => number;
  /** Answers what other servers ask beside tables. */
  readonly answer: (question: Exclude<Question, { readonly type: 'open' }>) => Promise<unknown>;
}

/** How long to wait for another server's answer, and before a table is looked for again, in milliseconds. */
const ANSWER_MS = 3000;
const AGAIN_MS = 200;

/** A list of open tables is told anew to everybody so often, in milliseconds. */
const OPEN_AGAIN_MS = 10_000;

/** Errors after which it is worth looking for a table again. */
const isAway = (error: unknown): boolean =>
  error instanceof StoreAwayError || error instanceof TableAwayError || error instanceof LostTableError;

/** A table of another server. */
interface Remote extends Place {
  readonly node: string;
  players: readonly (PlayerId | null)[];
  taken: number;
}

export const openRoom = (needs: RoomNeeds): Room => {
  const { node, bus, lobby, leaseMs } = needs;
  const routes = new Map<string, Route>();
  /** The clients of other servers at tables here: by server, then by table. */
  const visitors = new Map<string, Map<string, Set<ClientId>>>();
  /** Who was last said to sit where, by table and server. */
  const saidSeats = new Map<string, readonly (PlayerId | null)[]>();
  let isEnding = false;

  const idOf = (client: ClientId): ClientId => `${node.id}.${client}`;

  // —— to tables of others ——

  const remoteAt = (at: string, table: string, opened: NonNullable<Opened>): Remote => ({
    node: at,
    players: opened.players,
    taken: opened.steps,
    connect: (client, player) => peers.send(at, ['in', table, idOf(client), player]),
    hear: (client, message) => peers.send(at, ['say', table, idOf(client), message]),
    disconnect: (client) => peers.send(at, ['out', table, idOf(client)]),
    isSeated(player) {
      return this.players.includes(player);
    },
    steps() {
      return this.taken;
    },
  });

  const ask = async (at: string, question: Question): Promise<unknown> => {
    const answer = await bus.request(`ask.${at}`, Buffer.from(JSON.stringify(question)), ANSWER_MS);
    return JSON.parse(answer.toString()) as unknown;
  };

  /** Where the table is, found once. */
  const place = async (id: string): Promise<Place | undefined> => {
    try {
      const live = await lobby.find(id);
      if (live?.closed() === true) throw new TableAwayError('the table has just moved');
      return live;
    } catch (error) {
      if (!(error instanceof ElsewhereError)) throw error;
      // One that has not been heard of lately is not worth waiting for: it may be gone, and then the table will be free.
      const isThere = peers.others().includes(error.node);
      const opened = isThere ? await ask(error.node, { type: 'open', table: id }).catch(() => null) : null;
      if (opened === null) throw new TableAwayError(`server ${error.node} does not answer`);
      return remoteAt(error.node, id, opened as NonNullable<Opened>);
    }
  };

  /** Looks for a table until it is found, or until a time; a little later each time, and not everybody at once. */
  const findBefore = async (
    id: string,
    deadline: number,
    isWanted = (): boolean => true,
  ): Promise<Place | undefined> => {
    for (;;) {
      try {
        return await place(id);
      } catch (error) {
        if (!isAway(error) || needs.now() > deadline || isEnding || !isWanted()) throw error;
      }
      await pause(AGAIN_MS * (0.75 + Math.random() / 2), undefined, { ref: false });
    }
  };

  const findAgain = async (id: string, isWanted: () => boolean): ReturnType<RouteNeeds['findAgain']> => {
    try {
      const found = await findBefore(id, Infinity, isWanted);
      return found ?? { code: CLOSED.unknownTable, reason: 'there is no such table' };
    } catch (error) {
      if (isEnding || !isWanted()) return { code: 1001, reason: 'the server is shutting down' };
      return error instanceof NotShippedError
        ? { code: CLOSED.notShipped, reason: "this server does not have the match's version of the rules" }
        : { code: CLOSED.notLoaded, reason: "this table can't be opened" };
    }
  };

  const coming = new Map<string, Promise<Route | undefined>>();

  const begin = async (id: string): Promise<Route | undefined> => {
    const found = await findBefore(id, needs.now() + leaseMs + 2000);
    if (found === undefined) return undefined;
    const route: Route = new Route(found, {
      findAgain: () => findAgain(id, () => !route.isEmpty()),
      deserted: () => {
        if (routes.get(id) === route) routes.delete(id);
      },
      isEnding: () => isEnding,
    });
    routes.set(id, route);
    return route;
  };

  const find = async (id: string): Promise<Seating | undefined> => {
    const known = routes.get(id) ?? coming.get(id);
    if (known !== undefined) return known;
    const beginning = begin(id).finally(() => coming.delete(id));
    coming.set(id, beginning);
    return beginning;
  };

  /** All ways to a server, or to all of them, have to be found anew. */
  const loseWays = (isThere: (place: Place) => boolean): void => {
    for (const route of routes.values()) {
      const at = route.place();
      if (at !== undefined && isThere(at)) route.lost(at);
    }
  };

  const isAt = (at: Place, peer: string): at is Remote => 'node' in at && at.node === peer;

  // —— to tables of this server ——

  const atTable = (peer: string, table: string): Set<ClientId> | undefined => visitors.get(peer)?.get(table);

  const letIn = (peer: string, table: string, client: ClientId, player: PlayerId): void => {
    const live = lobby.live(table);
    if (live === undefined) return peers.send(peer, ['lost', table]);
    const tables = visitors.get(peer) ?? new Map<string, Set<ClientId>>();
    visitors.set(peer, tables);
    tables.set(table, (tables.get(table) ?? new Set()).add(client));
    live.connect(client, player, wireTo(peer, table, client, live));
  };

  const letOut = (peer: string, table: string, client: ClientId): void => {
    const there = atTable(peer, table);
    if (there?.delete(client) !== true) return;
    lobby.live(table)?.disconnect(client);
    if (there.size > 0) return;
    visitors.get(peer)?.delete(table);
    saidSeats.delete(`${table} ${peer}`);
  };

  const wireTo = (peer: string, table: string, client: ClientId, live: LiveTable): Wire => ({
    send: (message: ServerMessage) => {
      const { players } = live.table();
      const key = `${table} ${peer}`;
      if (saidSeats.get(key) !== players) {
        saidSeats.set(key, players);
        peers.send(peer, ['seats', table, players]);
      }
      const intent = answerIn(message)?.intent ?? null;
      peers.tell(peer, { table, client, message, bytes: () => bytesOf(message), intent, steps: live.steps() });
    },
    close: (code, reason) => {
      if (code === SOMEBODY_ELSE) return peers.send(peer, ['close', table, client, code, reason]);
      // Once for all of them.
      if (visitors.get(peer)?.delete(table) === true) peers.send(peer, ['lost', table]);
      saidSeats.delete(`${table} ${peer}`);
    },
  });

  const loseVisitors = (peer: string): void => {
    for (const [table, clients] of visitors.get(peer) ?? []) for (const client of clients) letOut(peer, table, client);
    visitors.delete(peer);
  };

  // —— what others say ——

  /** A client's name here, without the server's. */
  const own = (client: ClientId): ClientId => client.slice(node.id.length + 1);

  const remoteOf = (from: string, table: string): readonly [Route, Remote] | undefined => {
    const route = routes.get(table);
    const at = route?.place();
    return route !== undefined && at !== undefined && isAt(at, from) ? [route, at] : undefined;
  };

  const hear = (from: string, item: Item, body: Buffer | undefined): void => {
    switch (item[0]) {
      case 'in':
        return letIn(from, item[1], item[2], item[3]);
      case 'out':
        return letOut(from, item[1], item[2]);
      case 'say': {
        const [, table, client, message] = item;
        if (atTable(from, table)?.has(client) === true) return lobby.live(table)?.hear(client, message);
        return peers.send(from, ['lost', table]);
      }
      default:
        return hearOwner(from, item, body);
    }
  };

  const hearOwner = (from: string, item: Item, body: Buffer | undefined): void => {
    const [route, at] = remoteOf(from, item[1] ?? '') ?? [];
    if (route === undefined || at === undefined) return;
    if (item[0] === 'lost') return route.lost(at);
    if (item[0] === 'close') return route.dismiss(own(item[2]), item[3], item[4]);
    if (item[0] === 'seats') at.players = item[2];
    if (item[0] !== 'tell' || body === undefined) return;
    at.taken = item[4];
    route.pass(item[2].map(own), item[3], body);
  };

  const tellOpen = (id: string, waiting: Waiting | undefined): void =>
    bus.publish('open', Buffer.from(JSON.stringify({ from: node.id, id, waiting })));
  const tellAllOpen = (): void => {
    for (const [id, waiting] of lobby.openTables.own()) tellOpen(id, waiting);
  };

  const peers = openPeers(
    { id: node.id, bus, now: needs.now, beatMs: leaseMs / LEASE_PARTS, lostMs: leaseMs / 2 },
    {
      hear,
      met: tellAllOpen,
      broke: (peer) => {
        loseVisitors(peer);
        loseWays((at) => isAt(at, peer));
        if (!peers.others().includes(peer)) lobby.openTables.forgetServer(peer);
      },
    },
  );

  const stopOpen = bus.subscribe('open', (data) => {
    const { from, id, waiting } = JSON.parse(data.toString()) as { from: string; id: string; waiting?: Waiting };
    if (from !== node.id) lobby.openTables.hear(id, waiting, from);
  });
  const openAgain = setInterval(() => {
    tellAllOpen();
    // Ways that were found for somebody who was not let in.
    for (const [id, route] of routes) if (route.retire()) routes.delete(id);
  }, OPEN_AGAIN_MS).unref();

  const stopAnswers = bus.answer(`ask.${node.id}`, async (data) => {
    const question = JSON.parse(data.toString()) as Question;
    const answer = question.type === 'open' ? await openFor(question.table) : await needs.answer(question);
    return Buffer.from(JSON.stringify(answer ?? null));
  });

  /** This server has the table, as far as others know; if it is not in memory just now, it is loaded. */
  const openFor = async (table: string): Promise<Opened> => {
    const live = await lobby.find(table).catch(() => undefined);
    return live === undefined || live.closed() ? null : { players: live.table().players, steps: live.steps() };
  };

  node.watch((isWell) => {
    if (isWell) return;
    lobby.drop();
    loseWays(() => true);
    for (const peer of visitors.keys()) loseVisitors(peer);
  });

  return {
    find,
    others: peers.others,
    ask,
    tellOpen,
    rest: () => {
      isEnding = true;
    },
    close: () => {
      peers.flush();
      clearInterval(openAgain);
      stopOpen();
      stopAnswers();
      peers.close();
    },
  };
};
