// How often somebody may ask: a bucket that fills steadily and empties by one a request.

/** So many a second in the long run, so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** A bucket: takes one if there is one. */
export type Bucket = (now: number) => boolean;

/** A full bucket. */
export const openBucket = (rate: Rate, opened: number): Bucket => {
  let left = rate.burst;
  let filled = opened;
  return (now) => {
    const since = Math.max(0, now - filled);
    left = Math.min(rate.burst, left + (since / 1000) * rate.perSecond);
    filled = now;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
};
