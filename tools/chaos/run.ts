// Chaos: servers behind a load balancer, people who play, and everything that can break. At the end, whether anything was lost.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../../src/server/postgres/postgres-store.ts';
import { startChild, type ChildOptions, type ChildServer } from '../../src/server/testing/child.ts';
import { startHaproxy, startNats, startPostgres } from '../../src/server/testing/engines.ts';
import { freePort } from '../../src/server/testing/ports.ts';
import { joinTable } from '../../src/server/testing/talk.ts';
import { newVisitor, type Visitor } from '../../src/server/testing/visitor.ts';
import { findStrangers, startAudit } from './audit.ts';
import { Player } from './player.ts';
import { startProxy, type Proxy } from './proxy.ts';
import { differs, doubled, faultsOf, longestPauses, type Outage, type Pause } from './verdict.ts';

export interface ChaosTerms {
  readonly nodes: number;
  readonly tables: number;
  readonly seconds: number;
  readonly thinkMs: number;
  readonly killEveryMs: number;
  /** How long one server is stopped, and how long one is cut from the bus. */
  readonly stopMs: number;
  readonly cutMs: number;
  readonly leaseMs: number;
  readonly progress: (text: string) => void;
}

export interface ChaosResult {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  /** The longest waits after the failure of one server, the longest first; times since the first disturbance could come. */
  readonly pauses: readonly Pause[];
  readonly faults: readonly string[];
}

/** How long everything may take to settle at the end, in milliseconds. */
const SETTLE_MS = 60_000;

/** Nothing has happened at any table for so long, in milliseconds: it is over. */
const QUIET_MS = 3000;

/** How many of the longest pauses are told. */
const PAUSES_TOLD = 5;

const ALL = { perSecond: 1e9, burst: 1e9 };

/** A server that is started again whenever it dies. */
class Supervised {
  readonly proxy: Proxy;
  readonly #options: ChildOptions;
  #child: ChildServer | undefined;
  isStopped = false;

  constructor(options: ChildOptions, proxy: Proxy) {
    this.#options = options;
    this.proxy = proxy;
  }

  async start(): Promise<void> {
    for (;;) {
      try {
        this.#child = await startChild(this.#options);
        return;
      } catch {
        // The store or the bus may be away just now.
        await pause(200);
      }
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    await child?.end('SIGKILL');
  }

  isRunning(): boolean {
    return this.#child !== undefined && !this.isStopped;
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.isStopped = signal === 'SIGSTOP';
    if (this.#child !== undefined) process.kill(this.#child.pid, signal);
  }

  async end(): Promise<void> {
    this.proxy.mend();
    if (this.isStopped) this.signal('SIGCONT');
    await this.#child?.end('SIGTERM');
  }
}

/** Asks until there is an answer. */
const insist = async <T>(ask: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await ask();
    } catch {
      await pause(100);
    }
  }
};

const openTable = (host: Visitor): Promise<string> =>
  insist(async () => {
    const body = { game: 'guinote', options: { players: 2 }, opponents: null, start: 'seated', name: 'Ann' };
    const answer = await host.ask('POST', '/api/tables', body);
    if (answer.status !== 201) throw new Error(`${answer.status}`);
    return ((await answer.json()) as { readonly table: string }).table;
  });

/** Two people who play match after match. */
class Pair {
  readonly all: { readonly player: Player; readonly visitor: Visitor }[] = [];
  readonly #address: string;
  readonly #thinkMs: number;
  #people: readonly [Visitor, Visitor] | undefined;
  #here: readonly Player[] = [];
  #isResting = false;

  constructor(address: string, thinkMs: number) {
    this.#address = address;
    this.#thinkMs = thinkMs;
  }

  async play(): Promise<void> {
    const come = (): Promise<Visitor> => insist(() => newVisitor(this.#address));
    this.#people ??= [await come(), await come()];
    const table = await openTable(this.#people[0]);
    if (this.#isResting) return;
    let finished = 0;
    const over = (): void => {
      if (++finished === 2 && !this.#isResting) this.#again();
    };
    this.#here = this.#people.map((visitor) => {
      const done = once(over);
      const player = new Player(visitor, table, this.#thinkMs, done);
      this.all.push({ player, visitor });
      return player;
    });
    this.#here[1]?.ask({ type: 'sit', seat: 1, name: 'Bo' });
  }

  rest(): void {
    this.#isResting = true;
    for (const player of this.#here) player.rest();
  }

  /** Nothing is on its way, and both see the same. */
  isSettled(): boolean {
    const [one, other] = this.#here;
    return this.#here.every((player) => player.isSettled()) && one?.revision() === other?.revision();
  }

  revision(): number {
    return this.#here[0]?.revision() ?? 0;
  }

  #again(): void {
    for (const player of this.#here) player.leave();
    void this.play();
  }

  hold(): void {
    for (const player of this.#here) player.hold();
  }

  leave(): void {
    for (const player of this.#here) player.leave();
  }
}

const once = (done: () => void): (() => void) => {
  let isDone = false;
  return () => {
    if (!isDone) done();
    isDone = true;
  };
};

/** Runs it all. Whatever was started is ended, also when something fails. */
export const runChaos = async (terms: ChaosTerms): Promise<ChaosResult> => {
  const dir = mkdtempSync(join(tmpdir(), 'baize-chaos-'));
  const ending: (() => unknown)[] = [() => rmSync(dir, { recursive: true, force: true })];
  try {
    return await chaosIn(dir, terms, ending);
  } finally {
    for (const end of ending.toReversed()) await end();
  }
};

const chaosIn = async (dir: string, terms: ChaosTerms, ending: (() => unknown)[]): Promise<ChaosResult> => {
  const { progress } = terms;
  progress('starting PostgreSQL, NATS, HAProxy and servers');
  const postgres = await startPostgres(true);
  ending.push(postgres.end);
  const nats = await startNats();
  ending.push(nats.end);
  const database = await postgres.newDatabase();
  const nodes = await Promise.all(
    Array.from({ length: terms.nodes }, async (_, n) => {
      const proxy = await startProxy(nats.port);
      ending.push(proxy.close);
      const bus = new URL(nats.address);
      bus.port = String(proxy.port);
      const options: ChildOptions = {
        host: '127.0.0.1',
        port: await freePort(),
        dataDir: join(dir, `node${n}`),
        database,
        bus: bus.href,
        leaseMs: terms.leaseMs,
        logLevel: 'silent',
        limits: {
          messages: ALL,
          onlookerMessagesPerAddress: ALL,
          newTables: ALL,
          newTablesPerAddress: ALL,
          clientsPerAddress: 1e6,
        },
      };
      const node = new Supervised(options, proxy);
      await node.start();
      return { node, port: options.port as number };
    }),
  );
  await startAudit(database);
  const servers = nodes.map(({ node }) => node);
  ending.push(() => Promise.all(servers.map((server) => server.kill())));
  const haproxy = await startHaproxy(nodes.map(({ port }) => port));
  ending.push(haproxy.end);

  const pairs = Array.from({ length: terms.tables }, () => new Pair(haproxy.address, terms.thinkMs));
  ending.push(() => {
    for (const pair of pairs) pair.leave();
  });
  for (let seated = 0; seated < pairs.length; seated += 20) {
    progress(`seating ${seated} of ${pairs.length} tables`);
    await Promise.all(pairs.slice(seated, seated + 20).map((pair) => pair.play()));
  }
  const began = performance.now();
  const outages = await disturb(servers, { postgres, nats }, terms);

  progress('settling');
  for (const pair of pairs) pair.rest();
  const deadline = performance.now() + SETTLE_MS;
  // Deals that are under way still bring steps of their own.
  let quietSince = performance.now();
  for (let before = ''; performance.now() < Math.min(deadline, quietSince + QUIET_MS); await pause(100)) {
    const now = pairs.map((pair) => pair.revision()).join();
    if (now !== before || !pairs.every((pair) => pair.isSettled())) quietSince = performance.now();
    before = now;
  }
  const unsettled = pairs.filter((pair) => !pair.isSettled()).length;
  for (const pair of pairs) pair.hold();
  const said = pairs.flatMap(({ all }) => all);
  const faults = unsettled === 0 ? [] : [`${unsettled} tables did not settle`];
  progress(`comparing what was said at ${said.length / 2} tables with their logs`);
  faults.push(...(await compare(database, said)), ...(await findStrangers(database)));
  for (const pair of pairs) pair.leave();
  await Promise.all(servers.map((server) => server.end()));
  const waits = said.flatMap(({ player }) => player.said.waits);
  return {
    kills: outages.filter(({ what }) => what === 'kill').length,
    matches: said.length / 2,
    acknowledged: said.reduce(
      (sum, { player }) => sum + player.said.answers.filter(({ answer }) => answer.ok).length,
      0,
    ),
    pauses: longestPauses(waits, outages, terms.leaseMs, PAUSES_TOLD).map((each) => ({
      ...each,
      brokeAt: each.brokeAt - began,
      waitedFrom: each.waitedFrom - began,
    })),
    faults,
  };
};

interface Engines {
  readonly postgres: { readonly stop: () => Promise<void>; readonly start: () => Promise<void> };
  readonly nats: { readonly stop: () => Promise<void>; readonly start: () => Promise<void> };
}

/** Breaks one thing after the other; gives what was broken when. */
const disturb = async (
  servers: readonly Supervised[],
  engines: Engines,
  terms: ChaosTerms,
): Promise<readonly Outage[]> => {
  const outages: Outage[] = [];
  const began = performance.now();
  const totalMs = terms.seconds * 1000;
  const broken = async (what: Outage['what'], work: () => Promise<void>): Promise<void> => {
    const from = performance.now();
    // From the moment it begins: how long it lasts is known only at its end.
    const at = outages.push({ what, from, to: Infinity }) - 1;
    await work();
    outages[at] = { what, from, to: performance.now() };
  };
  const anyServer = (): Supervised | undefined => {
    const running = servers.filter((server) => server.isRunning());
    return running[Math.floor(Math.random() * running.length)];
  };
  const restart = (engine: { readonly stop: () => Promise<void>; readonly start: () => Promise<void> }) => async () => {
    await engine.stop();
    await pause(1000);
    await engine.start();
  };
  /** At these shares of the time. */
  const plan: (readonly [number, () => Promise<void>])[] = [
    [
      0.2,
      () =>
        broken('stop', async () => {
          const server = anyServer();
          server?.signal('SIGSTOP');
          await pause(terms.stopMs);
          server?.signal('SIGCONT');
        }),
    ],
    [
      0.45,
      () =>
        broken('cut', async () => {
          const server = anyServer();
          server?.proxy.cut();
          await pause(terms.cutMs);
          server?.proxy.mend();
        }),
    ],
    [0.65, () => broken('engine', restart(engines.postgres))],
    [0.8, () => broken('engine', restart(engines.nats))],
  ];
  const running: Promise<void>[] = [];
  let nextKill = began + terms.killEveryMs;
  for (let now = began; now < began + totalMs; now = performance.now()) {
    terms.progress(`${Math.ceil((began + totalMs - now) / 1000)} s left, ${outages.length} things broken`);
    const [due] = plan;
    if (due !== undefined && now > began + due[0] * totalMs) {
      plan.shift();
      running.push(due[1]());
    }
    // Somebody must be left.
    if (now >= nextKill && servers.filter((server) => server.isRunning()).length > 1) {
      nextKill += terms.killEveryMs;
      running.push(
        broken('kill', async () => {
          const server = anyServer();
          await server?.kill();
          await server?.start();
        }),
      );
    }
    await pause(100);
  }
  await Promise.all(running);
  // The last lease runs out, and whoever lost a table finds it again.
  await pause(terms.leaseMs + 2000);
  return outages;
};

/** Everything that was said, beside the logs; and what clients hold, beside what somebody gets who comes now. */
const compare = async (
  database: string,
  said: readonly { readonly player: Player; readonly visitor: Visitor }[],
): Promise<readonly string[]> => {
  const store = await openPostgres(database);
  const found: string[] = [];
  const tables = new Map<string, (typeof said)[number][]>();
  for (const each of said) tables.set(each.player.said.table, [...(tables.get(each.player.said.table) ?? []), each]);
  for (const [table, there] of tables) {
    const entries = (await store.loadMatch(table))?.entries ?? [];
    found.push(...doubled(table, entries));
    for (const { player, visitor } of there) {
      found.push(...faultsOf(player.said, entries));
      if (player.said.last === null) continue;
      const { snapshot, talk } = await joinTable(visitor.socket(table));
      talk.socket.terminate();
      if (snapshot.revision === entries.length && differs(player.said.last, snapshot))
        found.push(`table ${table}: what a client holds is not what the log leads to`);
    }
  }
  const faults = await store.faults();
  found.push(...faults.map(({ match, kind, detail }) => `${kind} at table ${match}: ${detail.slice(0, 200)}`));
  await store.close();
  return found;
};
