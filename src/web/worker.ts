// The one script of all workers: each has a part, which its name says. So the rules are built once for all of them.

/** What a worker does with a message; answers are posted. */
export type Heard = (message: unknown) => void;

const PARTS: { readonly [name: string]: () => Promise<{ readonly hear: Heard }> } = {
  hints: () => import('./hints/worker.ts'),
  replay: () => import('./replay/worker.ts'),
  tables: () => import('./local/worker.ts'),
};

const part = PARTS[self.name]?.();

// What comes before the part is loaded waits for it, in order.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  // Whoever started it is told of a part that can't be loaded, as of any other failure.
  part?.then(
    ({ hear }) => hear(data),
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
