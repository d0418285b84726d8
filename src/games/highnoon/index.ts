// Solitaire HighNoon: wires the rules' files into the contract of a game.

import type { GameModule } from '../../kernel/presentation.ts';
import { twoSides, type Game } from '../../kernel/game.ts';
import { anyGame } from '../../kernel/match.ts';
import { notate, parse, type Action } from './actions.ts';
import { analyseBy, verify } from './analysis.ts';
import { deal, dueDeal } from './deal.ts';
import { concededBy, isQuiet, outcomeOf, stalledOutcome, type Quiet } from './ending.ts';
import type { HighNoonEvent } from './events.ts';
import { presentation } from './presentation.ts';
import { check } from './invariants.ts';
import { options, type HighNoonOptions } from './options.ts';
import { inspect, read, write } from './position.ts';
import { actors, applyBy, legal, refuse } from './rules.ts';
import { cloneState, emptyState, type State } from './state.ts';
import { wasQuiet } from './versions/v1.ts';
import { sample, view, type View } from './view.ts';

/** The types of HighNoon. */
export interface HighNoon {
  state: State;
  action: Action;
  event: HighNoonEvent;
  view: View;
  options: HighNoonOptions;
  loadout: undefined;
}

/** The rules of one version. */
const rulesOf = (version: number, quiet: Quiet): Game<HighNoon> => ({
  id: 'highnoon',
  rulesVersion: version,
  options,
  seats: () => 2,
  sides: () => twoSides(2),
  setup: emptyState,
  chance: dueDeal,
  resolve: deal,
  actors,
  legal,
  refuse,
  apply: applyBy(quiet),
  clone: cloneState,
  outcome: outcomeOf,
  concede: concededBy,
  countdown: true,
  progress: { last: (state) => state.progress, expired: stalledOutcome },
  check,
  analyse: analyseBy(applyBy(quiet)),
  verify,
  view,
  sample,
  notate,
  parse,
  position: { inspect, read, write },
});

/** The rules of HighNoon; RULES.md is their text. */
export const highnoon: Game<HighNoon> = rulesOf(2, isQuiet);

export const module: GameModule = {
  game: anyGame(highnoon),
  earlier: [anyGame(rulesOf(1, wasQuiet))],
  presentation,
  // What lies face down is hidden from everybody.
  watchDelay: 0,
};
