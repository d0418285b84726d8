// For tests that play the server: a step as a message, with the whole view in its patch.

import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { present } from '../../kernel/present.ts';
import type { StepMessage, TableState } from '../messages.ts';

export const wholeStep = (
  state: TableState,
  { seat, action, events }: { readonly seat: Seat; readonly action?: string | null; readonly events: readonly Json[] },
): StepMessage => {
  const { revision, view, actors, legal, outcome, clocks, countdown, progress } = state;
  return {
    type: 'step',
    revision,
    seat,
    events,
    patch: [view],
    actors,
    legal,
    clocks,
    ...present({ action: action ?? undefined, outcome: outcome ?? undefined, countdown, progress }),
  };
};
