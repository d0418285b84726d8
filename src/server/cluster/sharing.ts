// Limits that several servers keep together, about: each says every now and then what was used there of late, where it is worth saying.

import type { Bus } from '../bus/bus.ts';
import type { Counted, DoorLimits, SharedDoor } from '../door.ts';
import type { Rate, SharedUse } from '../rate.ts';

export interface Sharing {
  /** The same limits, counted together. */
  readonly shared: <L extends DoorLimits>(limits: L) => L;
  readonly close: () => void;
}

/** How often servers say what was used, in milliseconds; what one said counts for three times as long. */
const SAY_MS = 500;
const COUNTS_MS = 3 * SAY_MS;

/** A share of a limit that is not worth a word. */
const NOT_WORTH = 1 / 20;

/** So many keys of a limit are said at most at one time, and kept until there is more to say. */
const MOST_KEYS = 1000;

interface News {
  readonly from: string;
  /** Used since the last time: limit, key, how much. */
  readonly uses: readonly (readonly [limit: string, key: string, cost: number])[];
  /** Connections there are now. */
  readonly counts: readonly (readonly [kind: Counted, key: string, count: number])[];
}

/** A limit of what is used: what has not been said yet, and who wants to know what was used elsewhere. */
interface Used {
  readonly worth: number;
  readonly unsaid: Map<string, number>;
  take: ((key: string, cost: number) => void) | undefined;
}

const isRate = (value: unknown): value is Rate =>
  typeof value === 'object' && value !== null && 'perSecond' in value && 'burst' in value;

export const openSharing = (bus: Bus, id: string, now: () => number): Sharing => {
  const limitsUsed = new Map<string, Used>();
  const others = new Map<string, { readonly until: number; readonly counts: ReadonlyMap<string, number> }>();
  let countHere: (() => Iterable<readonly [Counted, string, number]>) | undefined;
  let worthCounting: { readonly [kind in Counted]: number } = { address: 1, player: 1, onlookers: 1 };

  const shareUse = (name: string, { burst }: Rate): SharedUse => {
    const used: Used = { worth: Math.max(1, burst * NOT_WORTH), unsaid: new Map(), take: undefined };
    limitsUsed.set(name, used);
    return {
      used: (key, cost) => {
        const { unsaid } = used;
        unsaid.set(key, (unsaid.get(key) ?? 0) + cost);
        const [oldest] = unsaid.keys();
        if (unsaid.size > MOST_KEYS && oldest !== undefined) unsaid.delete(oldest);
      },
      hear: (take) => {
        used.take = take;
      },
    };
  };

  const sharedDoor: SharedDoor = {
    elsewhere: (kind, key) => {
      let sum = 0;
      for (const { until, counts } of others.values()) if (until > now()) sum += counts.get(`${kind} ${key}`) ?? 0;
      return sum;
    },
    count: (counts) => {
      countHere = counts;
    },
  };

  const say = (): void => {
    const uses: [string, string, number][] = [];
    for (const [limit, { unsaid, worth }] of limitsUsed)
      for (const [key, cost] of unsaid) {
        if (cost < worth) continue;
        uses.push([limit, key, cost]);
        unsaid.delete(key);
      }
    const counts = [...(countHere?.() ?? [])].filter(([kind, , count]) => count >= worthCounting[kind]);
    if (uses.length === 0 && counts.length === 0) return;
    bus.publish('used', Buffer.from(JSON.stringify({ from: id, uses, counts } satisfies News)));
  };

  const stop = bus.subscribe('used', (data) => {
    const { from, uses, counts } = JSON.parse(data.toString()) as News;
    if (from === id) return;
    for (const [limit, key, cost] of uses) limitsUsed.get(limit)?.take?.(key, cost);
    const byKey = new Map(counts.map(([kind, key, count]) => [`${kind} ${key}`, count]));
    others.set(from, { until: now() + COUNTS_MS, counts: byKey });
    for (const [other, { until }] of others) if (until < now()) others.delete(other);
  });
  const timer = setInterval(say, SAY_MS).unref();

  return {
    shared: (limits) => {
      const worth = (limit: number): number => Math.max(1, limit * NOT_WORTH);
      worthCounting = {
        address: worth(limits.clientsPerAddress),
        player: worth(limits.clientsPerPlayer),
        onlookers: worth(limits.onlookersPerTable),
      };
      const entries = Object.entries(limits).map(([name, limit]: [string, unknown]) =>
        isRate(limit) ? [name, { ...limit, shared: shareUse(name, limit) }] : [name, limit],
      );
      return { ...(Object.fromEntries(entries) as typeof limits), sharedDoor };
    },
    close: () => {
      clearInterval(timer);
      stop();
    },
  };
};
