// Hints at a table: when they may be asked for, the one that is shown, and that it goes when the position does.

import { effect } from '@preact/signals';
import type { Hint } from '../../../bots/hints/hint.ts';
import { isActor } from '../../../kernel/game.ts';
import type { Snapshot } from '../../../protocol/messages.ts';
import type { Advise } from '../../hints/answer.ts';
import { playsBots, type TableModel } from './table-model.ts';

/** A hint on screen: for which revision, and what it says once it is found. */
export interface ShownHint {
  readonly revision: number;
  readonly found: Hint | 'thinking' | 'none';
  /** Are the moves that were weighed shown too? */
  readonly more: boolean;
}

/** Is there something for this player to decide now? */
const mayDecide = ({ seat, actors, legal, outcome }: Snapshot): boolean =>
  seat !== null && outcome === null && legal.length > 0 && isActor(actors, seat);

/** Can a hint be asked for at this moment? Only against bots: among people it would be help that the others don't know of. */
export const canAskHint = (model: TableModel): boolean => {
  const { state } = model.client.value;
  return state !== null && playsBots(model) && mayDecide(state) && model.startsIn.value === undefined;
};

/** Hints at one table. */
export interface Hints {
  /** Asks for a hint; asked again, it shows what else was weighed. */
  readonly ask: () => void;
  readonly close: () => void;
}

export const openHints = (model: TableModel, advise: Advise): Hints => {
  const think = (more: boolean): void => {
    const { state } = model.client.value;
    if (state === null || state.seat === null || !canAskHint(model)) {
      model.hint.value = undefined;
      return;
    }
    const { game, rules, options, seat, view, events, legal, actors, revision } = state;
    model.hint.value = { revision, found: 'thinking', more };
    const tell = (found: Hint | undefined): void => {
      const shown = model.hint.value;
      if (shown?.revision !== revision || shown.found !== 'thinking') return;
      model.hint.value = { ...shown, found: found ?? 'none' };
    };
    advise({ game, rules, options, seat, view, events, legal, actors }).then(tell, () => tell(undefined));
  };
  const follow = effect(() => {
    const { state } = model.client.value;
    const shown = model.hint.peek();
    if (shown === undefined || shown.revision === state?.revision) return;
    // Others may act meanwhile: as long as the player is still to decide, the hint is thought out anew; else it goes.
    think(shown.more);
  });
  return {
    ask: () => {
      const shown = model.hint.value;
      if (shown === undefined) think(false);
      else model.hint.value = { ...shown, more: !shown.more };
    },
    close: follow,
  };
};
