// How often somebody may ask: a bucket that fills steadily and empties by one per request.

/** So many a second in the long run, so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
  /** Where several servers count together. */
  readonly shared?: SharedUse;
}

/** What is used of a limit at several servers. */
export interface SharedUse {
  /** Somebody has used so much here. */
  readonly used: (key: string, cost: number) => void;
  /** Is told from now on what was used elsewhere. */
  readonly hear: (take: (key: string, cost: number) => void) => void;
}

interface Bucket {
  left: number;
  filledAt: number;
}

/** How many buckets are remembered by default. */
const REMEMBERED = 10_000;

/** Takes so many from a key's bucket, one as a rule, if they are in it. What costs more than a bucket holds takes all of it. */
export type Buckets = (key: string, cost?: number) => boolean;

/**
 * Buckets by key, such as a player or an address. Full ones are forgotten, as everybody starts with one; where there are still too many, the
 * one that was not asked for longest.
 */
export const openBuckets = (rate: Rate, now: () => number, remembered = REMEMBERED): Buckets => {
  const buckets = new Map<string, Bucket>();
  let asked = 0;
  const levelAt = ({ left, filledAt }: Bucket, time: number): number =>
    Math.min(rate.burst, left + (Math.max(0, time - filledAt) / 1000) * rate.perSecond);
  const forgetFull = (time: number): void => {
    for (const [key, bucket] of buckets) if (levelAt(bucket, time) === rate.burst) buckets.delete(key);
  };
  const filled = (key: string): Bucket => {
    const time = now();
    // After as many requests as there are buckets, so that looking at all of them costs each request one.
    if (++asked > buckets.size) {
      asked = 0;
      forgetFull(time);
    }
    const bucket = buckets.get(key) ?? { left: rate.burst, filledAt: time };
    // Put in again at the end: the map's order is then that of use.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > remembered) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    bucket.left = levelAt(bucket, time);
    bucket.filledAt = time;
    return bucket;
  };
  rate.shared?.hear((key, cost) => {
    const bucket = filled(key);
    bucket.left = Math.max(-rate.burst, bucket.left - cost);
  });
  return (key, cost = 1) => {
    const bucket = filled(key);
    const taken = Math.min(cost, rate.burst);
    if (bucket.left < Math.max(1, taken)) return false;
    bucket.left -= taken;
    rate.shared?.used(key, taken);
    return true;
  };
};
