// The worker that thinks about hints, so that the table never waits for it: one request in, one answer out.

import { answer, type HintRequest } from './answer.ts';

addEventListener('message', ({ data }: MessageEvent<HintRequest>) => {
  answer(data).then(
    (hint) => postMessage(hint),
    () => postMessage(undefined),
  );
});
