// Mulle: wires the rules' files into the contract of a game.

import type { GameModule } from '../../kernel/presentation.ts';
import { twoSides, type Game } from '../../kernel/game.ts';
import { anyGame } from '../../kernel/match.ts';
import { speedsOf } from '../../kernel/speeds.ts';
import { notate, parse, type Action } from './actions.ts';
import { analyse, verify } from './analysis.ts';
import type { MulleEvent } from './events.ts';
import { presentation } from './presentation.ts';
import { check } from './invariants.ts';
import { concedeOmgang, deal, dueDeal, isShuffled } from './omgang.ts';
import { options, type MulleOptions } from './options.ts';
import { inspect, read, write } from './position.ts';
import { actors, apply, legal, refuse } from './rules.ts';
import { sample } from './sample.ts';
import { concededBy, outcomeOf } from './scoring.ts';
import { cloneState, emptyState, type State } from './state.ts';
import { view, type View } from './view.ts';

/** The types of Mulle. */
export interface Mulle {
  state: State;
  action: Action;
  event: MulleEvent;
  view: View;
  options: MulleOptions;
  loadout: undefined;
}

/** The rules of Mulle; RULES.md is their text. */
export const mulle: Game<Mulle> = {
  id: 'mulle',
  rulesVersion: 1,
  options,
  seats: (chosen) => chosen.players,
  sides: (chosen) => twoSides(chosen.players),
  setup: emptyState,
  chance: dueDeal,
  reseeds: isShuffled,
  resolve: deal,
  actors,
  legal,
  refuse,
  apply,
  clone: cloneState,
  outcome: outcomeOf,
  concede: concededBy,
  concedePart: concedeOmgang,
  check,
  analyse,
  verify,
  view,
  sample,
  notate,
  parse,
  position: { inspect, read, write },
};

export const module: GameModule = {
  game: anyGame(mulle),
  presentation,
  speeds: speedsOf([90, 300], [30, 120], [12, 40]),
};
