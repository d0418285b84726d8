// What a server does for whoever runs it, put together: room on the disk, what is deleted by its age, numbers, and the operator's line.

import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Games } from '../games.ts';
import type { Lobby } from '../lobby.ts';
import type { Sockets } from '../socket.ts';
import type { Store } from '../store.ts';
import type { Reports } from '../talk/reports.ts';
import { openControl } from './control.ts';
import type { Metrics, MetricsAddress } from './metrics.ts';
import { openOperator } from './operator.ts';
import { keepSweepingMatches, type Retention } from './retention.ts';
import { limited, watchStorage } from './storage.ts';

/** What an operator may set; everything has a default. */
export interface OperatingOptions extends Retention {
  /** Where numbers for Prometheus are served; absent, nowhere. */
  readonly metrics?: MetricsAddress;
  /** What the database may hold; beyond that no new table is opened. */
  readonly quotaBytes?: number;
  /** What must be free on the disk for that. */
  readonly minFreeBytes?: number;
}

interface Parts {
  readonly app: FastifyInstance;
  readonly lobby: Pick<Lobby, 'size' | 'letGo' | 'flushTalk' | 'forget' | 'thoughts'>;
  readonly sockets: Pick<Sockets, 'size'>;
  readonly reports: Reports;
  readonly games: Games;
}

export interface Operating {
  /** The store as everybody else is to use it. */
  readonly store: Store;
  /** Is there room for new tables? */
  readonly hasRoom: () => boolean;
  /** Once the rest of the server is there. */
  readonly begin: (parts: Parts) => Promise<void>;
  readonly stop: () => void;
}

export const openOperating = async (
  store: Store,
  options: OperatingOptions,
  needs: {
    readonly dataDir: string;
    readonly now: () => number;
    readonly warn: (message: string, error?: unknown) => void;
  },
): Promise<Operating> => {
  const { dataDir, now, warn } = needs;
  // Nobody pays for numbers that nobody asks for.
  const counting = options.metrics === undefined ? undefined : await import('./metrics.ts');
  const metrics: Metrics | undefined = counting?.openMetrics();
  const storage = watchStorage({ ...options, dataDir, store, warn });
  const stops = [storage.stop];
  let listener: Server | undefined;

  const begin = async ({ app, lobby, sockets, reports, games }: Parts): Promise<void> => {
    stops.push(keepSweepingMatches({ retention: store.operator, letGo: lobby.letGo, now, warn }, options));
    const { letGo, flushTalk, forget } = lobby;
    const operator = openOperator({ dataDir, store, reports, games, now, letGo, flushTalk, forget });
    stops.push(openControl(dataDir, operator, warn));
    if (metrics === undefined || counting === undefined || options.metrics === undefined) return;
    metrics.addRequests(app);
    metrics.watch({
      tables: lobby.size,
      sockets: sockets.size,
      thoughts: lobby.thoughts,
      storedBytes: storage.usedBytes,
      hasRoom: storage.hasRoom,
    });
    listener = await counting.serveMetrics(metrics, options.metrics);
  };

  return {
    store: limited(metrics?.metered(store) ?? store, storage.hasRoom),
    hasRoom: storage.hasRoom,
    begin,
    stop: () => {
      for (const stop of stops) stop();
      listener?.close();
      listener?.closeAllConnections();
    },
  };
};
