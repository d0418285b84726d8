// Guiñote: wires the rules' files into the contract of a game.

import type { GameModule } from '../../kernel/presentation.ts';
import type { Game } from '../../kernel/game.ts';
import { anyGame } from '../../kernel/match.ts';
import { notate, parse, type Action } from './actions.ts';
import { analyse, verify } from './analysis.ts';
import { deal, dueDeal } from './deal.ts';
import type { GuinoteEvent } from './events.ts';
import { presentation } from './presentation.ts';
import { check } from './invariants.ts';
import { options, type GuinoteOptions } from './options.ts';
import { inspect, read, tells, write } from './position.ts';
import { actors, apply, legal, refuse } from './rules.ts';
import { concededBy, outcomeOf } from './scoring.ts';
import { cloneState, emptyState, type State } from './state.ts';
import { sample, view, type View } from './view.ts';

/** The types of Guiñote. */
export interface Guinote {
  state: State;
  action: Action;
  event: GuinoteEvent;
  view: View;
  options: GuinoteOptions;
  loadout: undefined;
}

/** The rules of Guiñote; RULES.md is their text. */
export const guinote: Game<Guinote> = {
  id: 'guinote',
  rulesVersion: 1,
  options,
  seats: (chosen) => chosen.players,
  sides: (chosen) =>
    chosen.players === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : [[0], [1]],
  setup: (chosen) => emptyState(chosen),
  chance: dueDeal,
  resolve: deal,
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
  position: { inspect, read, write, tells },
};

export const module: GameModule = { game: anyGame(guinote), presentation };
