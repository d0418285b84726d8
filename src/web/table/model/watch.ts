// The watch over a line: says when an answer is late, asks again for it, asks a silent server for a beat, and gives up a line without one.

import type { Line } from '../../connection.ts';
import type { After } from './screen.ts';
import type { TableModel } from './table-model.ts';

/** An answer is late after so long; players want to know by then that they were heard. */
const LATE = 3000;

const ROUND = 2000;
/** In rounds: how often what is open is asked for again. */
const AGAIN = 2;
/** In rounds without a word: the server is asked for a beat; without one the line counts as dead, within 15 seconds of silence. */
const QUIET = 5;
const DEAD = 7;

/** What a session tells its watch. */
export interface Watch {
  /** The server said something. */
  readonly heard: () => void;
  /** A request went out. */
  readonly asked: (intent: string) => void;
  readonly close: () => void;
}

export const openWatch = (model: TableModel, wire: Line, askAgain: () => void, after: After): Watch => {
  const { client, late } = model;
  let silence = 0;
  let rounds = 0;
  const waits = new Set<() => void>();

  const round = (): void => {
    const { pending, upToDate, connected } = client.value;
    silence = connected ? silence + 1 : 0;
    rounds++;
    if (silence === QUIET) wire.send({ type: 'beat' });
    if (silence >= DEAD) wire.redial();
    if (rounds % AGAIN === 0 && connected && (pending.length > 0 || !upToDate)) askAgain();
    cancelRound = after(ROUND, round);
  };
  let cancelRound = after(ROUND, round);

  return {
    heard: () => (silence = 0),
    asked: (intent) => {
      const cancel = after(LATE, () => {
        waits.delete(cancel);
        const open = client.value.pending.map((each) => each.intent);
        late.value = [...late.value, intent].filter((each) => open.includes(each));
      });
      waits.add(cancel);
    },
    close: () => {
      cancelRound();
      for (const cancel of waits) cancel();
    },
  };
};
