// Playing what is left once nothing is to be decided: ordinary requests, no faster than a quick hand, until something else is touched.

import type { After, Screen } from './screen.ts';
import type { TableModel } from './table-model.ts';

/** Eight moves per second: nobody wins a race by leaving it to the page. */
export const FINISH_MS = 125;

/** What is played without asking. */
export interface Finishing {
  readonly toggle: () => void;
  readonly stop: () => void;
}

/** The action to go on with, if the game says that nothing is left to decide. */
export const restOf = (model: TableModel): string | undefined => {
  const { state } = model.client.value;
  const { value: presentation } = model.presentation;
  if (state === null || state.seat === null || state.outcome !== null || presentation?.rest === undefined)
    return undefined;
  return presentation.rest(state.legal, presentation.scene(state.view));
};

export const openFinishing = (
  model: TableModel,
  screen: Screen,
  act: (action: string) => void,
  after: After,
): Finishing => {
  let cancel: (() => void) | undefined;
  const stop = (): void => {
    cancel?.();
    cancel = undefined;
    model.finishing.value = false;
  };
  const go = (): void => {
    // What is shown for a while would hold up what comes next.
    screen.skip();
    const next = restOf(model);
    const isFree = model.pending.value === undefined;
    // What is on its way may make the next move possible.
    if (next === undefined && isFree) {
      stop();
      return;
    }
    if (next !== undefined && isFree) act(next);
    cancel = after(FINISH_MS, go);
  };
  return {
    stop,
    toggle: () => {
      if (model.finishing.value) {
        stop();
        return;
      }
      model.finishing.value = true;
      go();
    },
  };
};
