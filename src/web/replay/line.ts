// The line to a table that is only shown again: what a replay lets happen reaches the table as if a server had said it.

import type { ServerMessage, Snapshot } from '../../protocol/messages.ts';
import type { Listener, OpenLine } from '../connection.ts';

export interface ReplayLine {
  readonly open: OpenLine;
  /** Everything at once, forward or back. */
  readonly cut: (snapshot: Snapshot) => void;
  /** What follows, so that cards move. */
  readonly say: (messages: readonly ServerMessage[]) => void;
}

export const openReplayLine = (): ReplayLine => {
  let listener: Listener | undefined;
  let now: Snapshot | undefined;
  return {
    open: (heard) => {
      listener = heard;
      return {
        // Whoever joins is told what there is; nobody asks for anything else.
        send: (message) => {
          if (message.type === 'join' && now !== undefined) heard.received(now);
        },
        retry: () => undefined,
        redial: () => undefined,
        close: () => (listener = undefined),
      };
    },
    cut: (snapshot) => {
      now = snapshot;
      // A client believes an earlier state only on a new connection.
      listener?.opened();
    },
    say: (messages) => {
      for (const message of messages) listener?.received(message);
    },
  };
};
