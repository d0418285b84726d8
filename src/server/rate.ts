// How often somebody may ask: a bucket that fills steadily and empties by one per request.

/** So many a second in the long run, so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

interface Bucket {
  left: number;
  filledAt: number;
}

/** How many buckets are remembered by default. */
const REMEMBERED = 10_000;

/**
 * Buckets by key, such as a player or an address: takes one from the key's bucket if there is one in it. The bucket that was
 * not asked for longest is forgotten first; it would mostly be full again by then.
 */
export const openBuckets = (rate: Rate, now: () => number, remembered = REMEMBERED): ((key: string) => boolean) => {
  const buckets = new Map<string, Bucket>();
  return (key) => {
    const time = now();
    const bucket = buckets.get(key) ?? { left: rate.burst, filledAt: time };
    // Put in again at the end: the map's order is then that of use.
    buckets.delete(key);
    buckets.set(key, bucket);
    const [oldest] = buckets.keys();
    if (buckets.size > remembered && oldest !== undefined) buckets.delete(oldest);
    bucket.left = Math.min(rate.burst, bucket.left + (Math.max(0, time - bucket.filledAt) / 1000) * rate.perSecond);
    bucket.filledAt = time;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
};
