// What a server counts for whoever watches over it, on a port of its own: numbers only, no names and nobody's address.

import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Batch } from '../appending.ts';
import type { Store } from '../store.ts';

/** What is asked each time somebody looks. */
export interface Gauges {
  readonly tables: () => number;
  readonly sockets: () => number;
  /** Thoughts of bots under way or waiting. */
  readonly thoughts: () => number;
  readonly storedBytes: () => number;
  /** Is there room for new tables? */
  readonly hasRoom: () => boolean;
}

export interface Metrics {
  /** The same store, with its commits and faults counted. */
  readonly metered: (store: Store) => Store;
  readonly watch: (gauges: Gauges) => void;
  readonly addRequests: (app: FastifyInstance) => void;
  /** In the format of Prometheus. */
  readonly text: () => Promise<string>;
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const COUNTS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

const movesIn = (batches: readonly Batch[]): number =>
  batches.reduce((sum, { entries }) => sum + entries.filter(({ step }) => step.kind === 'act').length, 0);

export const openMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  // Processor time, memory, the delay of the event loop and the collection of garbage.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 10 });
  const counter = (name: string, help: string, labelNames: readonly string[] = []): Counter =>
    new Counter({ name, help, labelNames: [...labelNames], registers });
  const histogram = (name: string, help: string, buckets: number[]): Histogram =>
    new Histogram({ name, help, buckets, registers });

  const moves = counter('baize_moves_total', 'Moves that are on the disk.');
  const steps = counter('baize_steps_total', 'Steps of all kinds that are on the disk.');
  const opened = counter('baize_tables_opened_total', 'Tables that were opened.');
  const faults = counter('baize_faults_total', 'Things that must not happen and did.', ['kind']);
  const failures = counter('baize_commit_failures_total', 'Commits that failed.');
  const seconds = histogram('baize_commit_seconds', 'How long a commit took.', SECONDS);
  const tables = histogram('baize_commit_tables', 'How many tables shared a commit.', COUNTS);
  const requests = counter('baize_http_requests_total', 'Answered requests.', ['method', 'route', 'status']);

  const append: (store: Store) => Store['append'] = (store) => async (batches) => {
    const end = seconds.startTimer();
    try {
      await store.append(batches);
    } catch (error) {
      failures.inc();
      throw error;
    }
    end();
    tables.observe(batches.length);
    moves.inc(movesIn(batches));
    steps.inc(batches.reduce((sum, { entries }) => sum + entries.length, 0));
  };

  return {
    metered: (store) => ({
      ...store,
      append: append(store),
      createMatch: async (...order) => {
        const over = await store.createMatch(...order);
        if (over === undefined) opened.inc();
        return over;
      },
      createNext: async (match, seats, terms, quota) => {
        const next = await store.createNext(match, seats, terms, quota);
        if (typeof next === 'object' && next.table === terms.table) opened.inc();
        return next;
      },
      recordFault: (fault) => {
        faults.inc({ kind: fault.kind });
        return store.recordFault(fault);
      },
    }),
    watch: (gauges) => {
      const gauge = (name: string, help: string, ask: () => number): void =>
        void new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(ask());
          },
        });
      gauge('baize_tables', 'Live tables.', gauges.tables);
      gauge('baize_sockets', 'Open WebSockets.', gauges.sockets);
      gauge('baize_bot_queue', 'Thoughts of bots under way or waiting.', gauges.thoughts);
      gauge('baize_stored_bytes', 'What the database holds.', gauges.storedBytes);
      gauge('baize_storage_full', '1 while no new table is opened for want of room.', () => (gauges.hasRoom() ? 0 : 1));
    },
    addRequests: (app) => {
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        requests.inc({ method, route: routeOptions.url ?? 'none', status: reply.statusCode });
      });
    },
    text: () => registry.metrics(),
  };
};

/** Where the numbers are served. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Serves them until the server it gives is closed. */
export const serveMetrics = (metrics: Metrics, { host, port }: MetricsAddress): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('There is only GET /metrics here.\n');
        return;
      }
      metrics.text().then(
        (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    server.on('error', (error) =>
      reject(new Error(`Can't serve metrics on ${host}, port ${port}: ${error.message}.`, { cause: error })),
    );
    server.listen(port, host, () => resolve(server));
  });
