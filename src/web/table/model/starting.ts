// The seconds until a match starts, counted here from what the table told; said aloud once.

import { fill, text } from '../../text/index.ts';
import type { After } from './screen.ts';
import type { TableModel } from './table-model.ts';

/** The countdown on screen. */
export interface Starting {
  /** What the table said last: how long it still takes, or that there is none. */
  readonly told: (leftMs: number | undefined) => void;
  /** For how long the match has been played, as a snapshot tells it. */
  readonly played: (ms: number | undefined) => void;
  readonly close: () => void;
}

const SECOND = 1000;

export const openStarting = (model: TableModel, after: After): Starting => {
  let cancel: (() => void) | undefined;
  const count = (leftMs: number): void => {
    const seconds = Math.ceil(leftMs / SECOND);
    model.startsIn.value = seconds > 0 ? seconds : undefined;
    if (seconds > 0) cancel = after(leftMs - (seconds - 1) * SECOND, () => count((seconds - 1) * SECOND));
  };
  return {
    told: (leftMs = 0) => {
      cancel?.();
      const begins = model.startsIn.value === undefined && leftMs > 0;
      if (begins && model.seat.value !== null)
        model.assertive.value = fill(text.value.startsIn, { n: Math.ceil(leftMs / SECOND) });
      if (leftMs > 0) model.startedAt.value = performance.now() + leftMs;
      count(leftMs);
    },
    played: (ms) => {
      if (ms !== undefined) model.startedAt.value = performance.now() - ms;
    },
    close: () => cancel?.(),
  };
};
