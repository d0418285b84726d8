// Keeps what is said: many lines in one commit, a moment later, so that no move waits for them.

import type { LineAt } from './talk-store.ts';

/** Lines on their way to the store. */
export interface TalkKeeping {
  readonly keep: (said: LineAt) => void;
  /** Writes what waits, now. */
  readonly flush: () => Promise<void>;
}

/** How long lines wait for others, in milliseconds. */
const TOGETHER_MS = 200;

/** Lines that could not be written are told of once and let go: the people at the table have heard them. */
export const openTalkKeeping = (
  write: (lines: readonly LineAt[]) => Promise<void>,
  warn: (message: string, error?: unknown) => void,
): TalkKeeping => {
  let waiting: LineAt[] = [];
  let alarm: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    clearTimeout(alarm);
    alarm = undefined;
    const lines = waiting;
    waiting = [];
    if (lines.length === 0) return;
    await write(lines).catch((error: unknown) => warn("can't keep what was said", error));
  };
  return {
    keep: (said) => {
      waiting.push(said);
      alarm ??= setTimeout(() => void flush(), TOGETHER_MS);
    },
    flush,
  };
};
