// This server among others on one store: alive as long as it says so in time, and well as long as it also reaches the others.

import { randomBytes } from 'node:crypto';
import type { Bus } from '../bus/bus.ts';
import type { Ownership } from '../lobby.ts';
import { LapsedError, type Leases } from '../postgres/leases.ts';
import { ElsewhereError, StoreAwayError, TableAwayError } from '../store-errors.ts';

export interface ClusterNode {
  readonly id: string;
  readonly ownership: Ownership;
  /** Alive by the store's clock, and connected to the bus: only then it has tables. */
  readonly isWell: () => boolean;
  /** Is told when it can have no tables any more, and when it can again. */
  readonly watch: (changed: (isWell: boolean) => void) => void;
  /** Lets go of all tables, and is gone for the others. */
  readonly end: () => Promise<void>;
}

/** How long a server is taken for alive after it has said so, in milliseconds, and into how many parts that is divided: it says so in each. */
export const LEASE_MS = 5000;
export const LEASE_PARTS = 5;

/** Joins the servers on a store. */
export const joinCluster = async (needs: {
  readonly leases: Leases;
  readonly bus: Bus;
  readonly leaseMs: number;
  readonly warn: (message: string, error?: unknown) => void;
}): Promise<ClusterNode> => {
  const { leases, bus, leaseMs, warn } = needs;
  const id = randomBytes(6).toString('hex');
  const watchers: ((isWell: boolean) => void)[] = [];
  let aliveUntil = 0;
  let isWell = false;
  let ended = false;

  const setWell = (next: boolean): void => {
    if (isWell === next) return;
    isWell = next;
    for (const changed of watchers) changed(next);
  };

  const look = (): void => setWell(!ended && bus.isConnected() && performance.now() < aliveUntil);

  /** Others may have these tables, or should be able to. */
  const letGo = async (): Promise<void> => {
    setWell(false);
    await leases.releaseAll(id);
  };

  const renew = async (): Promise<void> => {
    const asked = performance.now();
    try {
      const wasAlive = await leases.renew(id, leaseMs);
      if (!wasAlive && isWell) {
        warn('this server was not heard of for too long; it lets go of its tables');
        setWell(false);
      }
      aliveUntil = asked + leaseMs;
    } catch (error) {
      if (!(error instanceof StoreAwayError) && !ended) warn("can't renew the lease of this server", error);
    }
    look();
  };

  bus.watch((isConnected) => {
    if (isConnected) return look();
    warn('the bus is away; tables pause');
    letGo().catch(() => undefined);
  });
  await renew();
  const timer = setInterval(() => void renew(), leaseMs / LEASE_PARTS).unref();

  return {
    id,
    isWell: () => isWell,
    watch: (changed) => void watchers.push(changed),
    ownership: {
      claim: async (match) => {
        if (!isWell) throw new TableAwayError('this server can have no tables now');
        const claimed = await leases.claim(match, id).catch((error: unknown) => {
          throw error instanceof LapsedError ? new TableAwayError(error.message) : error;
        });
        if (claimed !== undefined && 'elsewhere' in claimed) throw new ElsewhereError(claimed.elsewhere);
        return claimed?.epoch;
      },
      // If that fails, others can have the table when this server is gone.
      release: (match, epoch) => void leases.release(match, epoch).catch(() => undefined),
      releaseAll: () => leases.releaseAll(id).catch(() => undefined),
    },
    end: async () => {
      ended = true;
      clearInterval(timer);
      await leases.end(id).catch(() => undefined);
    },
  };
};
