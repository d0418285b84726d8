// Long work in parts: it pauses now and then, so that a driver with other things to do can do them in between.

/** Work that has a value at its end; at each pause it may say how far it is. */
export type Parts<T, Pause = undefined> = Generator<Pause, T, undefined>;

/** How many steps of a log are followed between two pauses. */
export const STEPS_A_PART = 250;

/** All of it at once. */
export const allAtOnce = <T>(work: Parts<T, unknown>): T => {
  for (;;) {
    const part = work.next();
    if (part.done === true) return part.value;
  }
};
