// The worker in which records are read, played again and proven, so that whatever is in a file the page stays alive.

import { GAMES } from '../../games/index.ts';
import type { Heard } from '../worker.ts';
import { answeringWith } from './answering.ts';
import type { Ask } from './asking.ts';

const answer = answeringWith({
  games: GAMES,
  reply: (reply) => postMessage(reply),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
});

export const hear: Heard = (ask) => {
  answer(ask as Ask).catch((error: unknown) =>
    postMessage({ type: 'unreadable', error: { at: '', message: `can't be played: ${String(error)}` } }),
  );
};
