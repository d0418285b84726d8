// Mythos: wires the rules' files into the contract of a game.

import type { GameModule } from '../../kernel/presentation.ts';
import type { Game } from '../../kernel/game.ts';
import { strictly, type Inspected } from '../../kernel/invariants.ts';
import { anyGame } from '../../kernel/match.ts';
import { speedsOf } from '../../kernel/speeds.ts';
import { ok, type InputError, type Result } from '../../kernel/result.ts';
import { notate, parse, type Action } from './actions.ts';
import { analyse, verify } from './analysis.ts';
import { balance } from './balance.ts';
import { dueChance, resolve } from './turn/deal.ts';
import type { MythosEvent } from './events.ts';
import { presentation } from './presentation/whole.ts';
import { check } from './invariants.ts';
import { actors, legal } from './turn/legal.ts';
import { readLoadouts, type Loadout } from './loadout.ts';
import { options, type MythosOptions } from './options.ts';
import { concededBy, outcomeOf } from './turn/phases.ts';
import { inspect, write } from './layout/position.ts';
import { refuse } from './turn/refuse.ts';
import { sample } from './layout/sample.ts';
import { cloneState, type State } from './state.ts';
import { apply } from './turn/turns.ts';
import { view, type View } from './view.ts';
import { deckTools } from './deck-tools.ts';
import { asV1 } from './versions/v1.ts';

/** The types of Mythos. */
export interface Mythos {
  state: State;
  action: Action;
  event: MythosEvent;
  view: View;
  options: MythosOptions;
  loadout: Loadout;
}

/** A new state as a version of the rules goes on with it. */
type Edition = (state: State) => State;

const setupBy =
  (as: Edition) =>
  (chosen: MythosOptions, loadouts: readonly Loadout[]): State => {
    const state = readLoadouts(chosen, loadouts);
    if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
    return as(state.value);
  };

const inspectBy =
  (as: Edition) =>
  (chosen: MythosOptions, json: unknown): Result<Inspected<State>, InputError> => {
    const found = inspect(chosen, json);
    return found.ok ? ok({ ...found.value, state: as(found.value.state) }) : found;
  };

/** The rules of one version. */
const rulesOf = (version: number, as: Edition): Game<Mythos> => ({
  id: 'mythos',
  rulesVersion: version,
  options,
  seats: () => 2,
  sides: () => [[0], [1]],
  setup: setupBy(as),
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
  sample: (seen, random, history) => as(sample(seen, random, history)),
  notate,
  parse,
  position: { inspect: inspectBy(as), read: strictly(inspectBy(as)), write },
});

/** The rules of Mythos; RULES.md is their text. */
export const mythos: Game<Mythos> = rulesOf(2, (state) => state);

export const module: GameModule = {
  game: anyGame(mythos),
  earlier: [anyGame(rulesOf(1, asV1))],
  presentation,
  deckTools,
  balance,
  speeds: speedsOf([120, 900], [45, 300], [15, 90]),
};
