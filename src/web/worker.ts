// The one script of all workers: each has a part, which its name says. So the rules are built once for all of them.

import { hear as hearReplay } from './replay/worker.ts';

/** What a worker does with a message; answers are posted. */
export type Heard = (message: unknown) => void;

/** The part for replays needs most of what the others need too, so it comes with the script itself. */
const PARTS: { readonly [name: string]: () => Promise<{ readonly hear: Heard }> } = {
  hints: () => import('./hints/worker.ts'),
  replay: () => Promise.resolve({ hear: hearReplay }),
  tables: () => import('./local/worker.ts'),
};

const part = PARTS[self.name]?.();

// What comes before the part is loaded waits for it, in order.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  part?.then(
    ({ hear }) => hear(data),
    // Whoever started it is told of a part that can't be loaded, as of any other failure.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
