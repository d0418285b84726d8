// The server: store, lobby, sockets, API and pages put together, started and stopped.

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastifyCookie } from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { GAMES } from '../games/index.ts';
import { present } from '../kernel/present.ts';
import type { Seed } from '../kernel/random.ts';
import type { PlayerId } from '../table/model.ts';
import { addApi, type ApiLimits } from './api.ts';
import { openClock } from './clock.ts';
import type { Cluster } from './cluster/cluster.ts';
import { addErrors, answerBadAddress, answerBadRequest } from './errors.ts';
import { addHealth } from './health.ts';
import { openLobby, type Games } from './lobby.ts';
import { addMeetingApi, type MeetingLimits } from './meeting-api.ts';
import { addOpenApi } from './openapi.ts';
import { addHeaders, addPages } from './pages.ts';
import { COOKIE, COOKIE_KEY, COOKIE_SECONDS, openRecognition, type Recognise, type Visitor } from './player.ts';
import type { SharedStore } from './postgres/postgres-store.ts';
import { addPrivacyApi } from './privacy-api.ts';
import { addRequestLog, loggerOf, type LogLevel } from './logging.ts';
import { openNetwork, type Network, type NetworkOptions } from './network.ts';
import { openOperating, type OperatingOptions } from './operating/operating.ts';
import { openBuckets } from './rate.ts';
import { openSockets, type SocketLimits } from './socket.ts';
import { openStore, prepareDirectory, type Store } from './store.ts';
import { openReports } from './talk/reports.ts';
import { keepSweeping, REPORT_DAYS } from './talk/sweeping.ts';
import { addTalkApi, type TalkLimits } from './talk/talk-api.ts';

/** How to run a server; everything has a sensible default. */
export interface ServerOptions extends NetworkOptions, OperatingOptions {
  /** Absent: 8080 or, if that is taken, the next free one. 0: any free one. */
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  /** The address of a PostgreSQL database; absent, matches are in a SQLite file in the data directory. */
  readonly database?: string;
  /** The address of NATS, where several servers share that database. */
  readonly bus?: string;
  /** How long one of them is taken for alive after it was last heard of, in milliseconds. */
  readonly leaseMs?: number;
  /** `false` leaves out the check that a table is still this server's: only for the test that shows what it is for. */
  readonly isFenced?: boolean;
  readonly webDir?: string;
  readonly gamesDir?: string;
  readonly games?: Games;
  /** Bots seem to think this long, in milliseconds: from, to. */
  readonly botPaceMs?: readonly [number, number];
  readonly graceMs?: number;
  readonly idleMs?: number;
  /** How long to wait for another server to let go of the data, in milliseconds. */
  readonly lockWaitMs?: number;
  /** How many days reports of players are kept. */
  readonly reportDays?: number;
  readonly limits?: Partial<Limits>;
  readonly logLevel?: LogLevel;
  readonly now?: () => number;
  /** Where a new match's seed comes from, from which then all of its deals come; only a test has a reason to say. */
  readonly newSeed?: () => Seed;
}

type Limits = SocketLimits & ApiLimits & TalkLimits & MeetingLimits;

/** A running server. */
export interface RunningServer {
  /** Where a browser finds it: `http://localhost:8080`. */
  readonly address: string;
  /** Stops accepting, writes what is to be written, lets everybody go; within two seconds. */
  readonly close: () => Promise<void>;
  /** The HTTP side, for tests that need no port. */
  readonly app: FastifyInstance;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const DEFAULT_PORT = 8080;
const PORTS_TRIED = 20;

const LIMITS: Limits = {
  messages: { perSecond: 30, burst: 60 },
  onlookerMessagesPerAddress: { perSecond: 50, burst: 1000 },
  excess: { perSecond: 1, burst: 600 },
  newTables: { perSecond: 0.5, burst: 60 },
  newTablesPerAddress: { perSecond: 5, burst: 600 },
  recordsPerAddress: { perSecond: 2, burst: 60 },
  voices: { perSecond: 1 / 8, burst: 8 },
  voicesPerAddress: { perSecond: 1, burst: 60 },
  voicesHeardPerAddress: { perSecond: 4, burst: 200 },
  complaints: { perSecond: 0.1, burst: 20 },
  newCodes: { perSecond: 0.5, burst: 30 },
  codeTriesPerAddress: { perSecond: 0.2, burst: 20 },
  codeTries: { perSecond: 5, burst: 100 },
  lists: { perSecond: 1, burst: 30 },
  listsPerAddress: { perSecond: 100, burst: 500 },
  quickMatches: { perSecond: 0.2, burst: 20 },
  quickMatchesPerAddress: { perSecond: 2, burst: 200 },
  clients: 4000,
  // A school has one address.
  clientsPerAddress: 1000,
  clientsPerPlayer: 32,
  onlookersPerTable: 64,
  backlog: 1024 * 1024,
  heartbeatMs: 20_000,
  stallMs: 10_000,
};

/** A request that goes on, however slowly, may take this many times as long as one may stand still. */
const SLOW_REQUEST = 6;

/** How long `close` waits for connections before it cuts them, in milliseconds. */
const CLOSE_MS = 1500;

/** Builds a server without listening; `startServer` also listens. */
export const buildServer = async (
  options: ServerOptions = {},
): Promise<{ readonly app: FastifyInstance; readonly close: () => Promise<void>; readonly inspect: () => void }> => {
  const now = options.now ?? openClock();
  const games = options.games ?? GAMES;
  const ownLimits = { ...LIMITS, ...options.limits };
  const dataDir = options.dataDir ?? 'data';
  const opened = await storeOf(options, dataDir);
  const [cookieKey, reports] = await opened
    .keyFor(COOKIE_KEY)
    .then((key) => [key, openReports(dataDir)] as const)
    .catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
  const app = fastify({
    logger: loggerOf(options.logLevel ?? 'warn'),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    forceCloseConnections: true,
    // Nothing read or written for so long: the line is cut.
    connectionTimeout: ownLimits.stallMs,
    requestTimeout: SLOW_REQUEST * ownLimits.stallMs,
    http: {
      headersTimeout: ownLimits.stallMs,
      connectionsCheckingInterval: Math.ceil(ownLimits.stallMs / 4),
    },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    routerOptions: { maxParamLength: 100 },
  });
  const warn = (message: string, error?: unknown): void => app.log.warn({ err: error }, message);
  const cluster = await clusterOf(opened, options, now, warn).catch(async (error: unknown) => {
    reports.close();
    await opened.close();
    throw error;
  });
  const limits = cluster?.shared(ownLimits) ?? ownLimits;
  const network = openNetwork(options, (origin) =>
    app.log.warn({ origin }, "a page of another origin was refused; if it is this server's own, --origin must say so"),
  );
  const operating = await openOperating(opened, options, { dataDir, now, warn });
  const { store, hasRoom } = operating;
  const mayOpen = openBuckets(limits.newTables, now);
  const lobby = openLobby({
    store,
    ownership: cluster?.ownership,
    tellOpen: cluster?.tellOpen,
    games,
    now,
    botPaceMs: options.botPaceMs ?? [400, 1200],
    idleMs: options.idleMs ?? 5 * 60_000,
    warn,
    newSeed: options.newSeed,
    oneSeed: options.newSeed !== undefined,
    mayOpen,
  });
  const recognise = openRecognition(cookieKey, store.hasSat);
  const find = cluster?.find ?? lobby.find;
  const sockets = openSockets(app.server, { find, limits, network, now, warn, recognise });
  const gamesDir = options.gamesDir ?? join(ROOT, 'src/games');
  const newSeed = options.newSeed ?? (() => randomBytes(32).toString('hex'));
  const graceMs = options.graceMs ?? 120_000;

  addHeaders(app);
  const { playerOf: whoAsks, isNew } = await addPlayers(app, recognise, network);
  cluster?.open(lobby, app, isNew);
  addErrors(app);
  addRequestLog(app);
  const check = async (): Promise<void> => {
    await store.check();
    cluster?.check();
  };
  addHealth(app, check, lobby.size, hasRoom);
  const oneSeed = options.newSeed !== undefined;
  // What concerns a player, not a table, is done at every server.
  const everywhere = { ...lobby, ...present({ forget: cluster?.forget, noteBlocks: cluster?.noteBlocks }) };
  const common = { store, lobby: everywhere, limits, network, retention: options, now, playerOf: whoAsks };
  const needs = { ...common, games, gamesDir, graceMs, newSeed, oneSeed, mayOpen, codes: cluster?.codes };
  addApi(app, needs);
  addMeetingApi(app, needs);
  addOpenApi(app);
  addTalkApi(app, { ...common, reports });
  const reportDays = options.reportDays ?? REPORT_DAYS;
  addPrivacyApi(app, { ...common, reportDays });
  const stopSweeping = keepSweeping({ store, reports, reportDays, now, warn });
  await addPages(app, options.webDir ?? join(ROOT, 'dist/web'));

  let closing: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    // Nothing new comes in; what was taken is written and answered; then the lines are ended.
    const closed = app.close();
    stopSweeping();
    operating.stop();
    cluster?.rest();
    await lobby.close();
    await cluster?.close();
    sockets.close();
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);
    reports.close();
    await store.close();
    app.log.info('stopped');
  };
  await operating.begin({ app, lobby: everywhere, sockets, reports, games }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const inspect = (): void => void store.inspect().catch((error: unknown) => warn('the store is damaged', error));
  return { app, close: () => (closing ??= stop()), inspect };
};

/** Only who asks for PostgreSQL loads what it needs. */
const storeOf = async ({ database, isFenced, lockWaitMs = 1500 }: ServerOptions, dataDir: string): Promise<Store> => {
  if (database === undefined) return openStore(dataDir, { lockWaitMs });
  // For reports, which stay with the server.
  prepareDirectory(dataDir);
  const { openPostgres } = await import('./postgres/postgres-store.ts');
  return openPostgres(database, present({ isFenced }));
};

/** Where many servers may share a store, this one is one of them, even if it is alone. */
const clusterOf = async (
  store: Store,
  { bus, leaseMs }: ServerOptions,
  now: () => number,
  warn: (message: string, error?: unknown) => void,
): Promise<Cluster | undefined> => {
  if (!isShared(store)) {
    if (bus !== undefined) throw new Error('A bus is for servers that share a database: give the address of that too.');
    return undefined;
  }
  const { openCluster } = await import('./cluster/cluster.ts');
  return openCluster(store, bus, { leaseMs, now, warn });
};

const isShared = (store: Store): store is SharedStore => 'leases' in store;

/** Starts a server. A port in use, a directory that can't be written, a locked or damaged database: an error in plain words. */
export const startServer = async (options: ServerOptions = {}): Promise<RunningServer> => {
  const host = options.host ?? 'localhost';
  const { app, close, inspect } = await buildServer(options);
  try {
    // Before anybody is served: loading a game holds up the event loop for longer than any request may.
    await Promise.all(Object.values(options.games ?? GAMES).map((load) => load()));
    const port = await listen(app, host, options.port);
    // Only now: reading a large file takes longer than anybody should wait for a server.
    inspect();
    const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
    app.log.info({ address }, 'listening');
    return { address, close, app };
  } catch (error) {
    await close();
    throw error;
  }
};

const listen = async (app: FastifyInstance, host: string, port: number | undefined): Promise<number> => {
  const first = port ?? DEFAULT_PORT;
  const last = port === undefined ? first + PORTS_TRIED - 1 : first;
  for (let tried = first; tried <= last; tried++) {
    try {
      await app.listen({ host, port: tried });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : tried;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE') continue;
      const why =
        code === 'EACCES'
          ? "you don't have permission to use it"
          : error instanceof Error
            ? error.message
            : String(error);
      throw new Error(`Can't listen on ${host}, port ${tried}: ${why}.`, { cause: error });
    }
  }
  const which = first === last ? `Port ${first} is` : `Ports ${first} to ${last} are`;
  throw new Error(`${which} in use; choose another one with --port.`);
};

/** The routes of pages and the API. Files are the same for everybody: with a cookie on them, a shared cache could hand out one visitor's. */
const PERSONAL = /^\/(?:$|t\/|rules|api\/)/u;

/** Gives every visitor a cookie, and every personal request its player. */
const addPlayers = async (
  app: FastifyInstance,
  recognise: Recognise,
  network: Network,
): Promise<{
  readonly playerOf: (request: FastifyRequest) => PlayerId;
  readonly isNew: (request: FastifyRequest) => boolean;
}> => {
  const visitors = new WeakMap<FastifyRequest, Visitor>();
  await app.register(fastifyCookie);
  app.addHook('onRequest', async (request, reply) => {
    // By its route: an address can be written in many ways.
    if (!PERSONAL.test(request.routeOptions.url ?? '-')) return;
    const visitor = await recognise(request.cookies[COOKIE]);
    visitors.set(request, visitor);
    if (visitor.newCookie === undefined) return;
    reply.setCookie(COOKIE, visitor.newCookie, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: network.isSecure(request.raw),
      maxAge: COOKIE_SECONDS,
    });
  });
  const playerOf = (request: FastifyRequest): PlayerId => {
    const visitor = visitors.get(request);
    if (visitor === undefined) throw new Error(`no visitor is known for ${request.url}`);
    return visitor.player;
  };
  return { playerOf, isNew: (request) => visitors.get(request)?.newCookie !== undefined };
};
