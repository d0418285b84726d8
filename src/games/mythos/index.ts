// Mythos: wires the rules' files into the contract of a game.

import type { GameModule } from '../../kernel/presentation.ts';
import type { Game } from '../../kernel/game.ts';
import { anyGame } from '../../kernel/match.ts';
import { notate, parse, type Action } from './actions.ts';
import { analyse, verify } from './analysis.ts';
import { balance } from './balance.ts';
import { dueChance, resolve } from './turn/deal.ts';
import type { MythosEvent } from './events.ts';
import { presentation } from './presentation.ts';
import { check } from './invariants.ts';
import { actors, legal } from './turn/legal.ts';
import { readLoadouts, type Loadout } from './loadout.ts';
import { options, type MythosOptions } from './options.ts';
import { concededBy, outcomeOf } from './turn/phases.ts';
import { inspect, read, write } from './layout/position.ts';
import { refuse } from './turn/refuse.ts';
import { sample } from './layout/sample.ts';
import { cloneState, type State } from './state.ts';
import { apply } from './turn/turns.ts';
import { view, type View } from './view.ts';
import { deckTools } from './deck-tools.ts';

/** The types of Mythos. */
export interface Mythos {
  state: State;
  action: Action;
  event: MythosEvent;
  view: View;
  options: MythosOptions;
  loadout: Loadout;
}

const setup = (chosen: MythosOptions, loadouts: readonly Loadout[]): State => {
  const state = readLoadouts(chosen, loadouts);
  if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
  return state.value;
};

/** The rules of Mythos; RULES.md is their text. */
export const mythos: Game<Mythos> = {
  id: 'mythos',
  rulesVersion: 1,
  options,
  seats: () => 2,
  sides: () => [[0], [1]],
  setup,
  chance: dueChance,
  resolve,
  actors,
  legal,
  refuse,
  apply,
  clone: cloneState,
  outcome: outcomeOf,
  concede: concededBy,
  check,
  analyse,
  verify,
  view,
  sample,
  notate,
  parse,
  position: { inspect, read, write },
};

export const module: GameModule = { game: anyGame(mythos), presentation, deckTools, balance };
