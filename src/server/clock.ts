// The server's time: milliseconds since 1970, read from the wall clock at the start and then counted by a monotonic clock.

/** What a server's time is made of; tests bring their own. */
interface TimeSources {
  /** Milliseconds since 1970; may jump whenever somebody sets the machine's clock. */
  readonly wall: () => number;
  /** Milliseconds since any moment; never jumps. */
  readonly elapsed: () => number;
}

const MACHINE: TimeSources = { wall: () => Date.now(), elapsed: () => performance.now() };

/** A clock in whole milliseconds that goes on evenly, whatever becomes of the wall clock after this call. */
export const openClock = ({ wall, elapsed }: TimeSources = MACHINE): (() => number) => {
  const started = wall() - elapsed();
  return () => Math.floor(started + elapsed());
};

/**
 * How far a clock is behind a moment, 0 if it is not. A log can have been written by a machine whose clock was ahead; its
 * table's time goes on from the last step then, evenly, so much ahead of the server's.
 */
export const lagOf = (moment: number, now: () => number): number => Math.max(0, moment - now());
