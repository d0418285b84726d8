// The worker that thinks about hints, so that the table never waits for it: one request in, one answer out.

import type { Heard } from '../worker.ts';
import { answer, type HintRequest } from './answer.ts';

export const hear: Heard = (request) => {
  answer(request as HintRequest).then(
    (hint) => postMessage(hint),
    () => postMessage(undefined),
  );
};
