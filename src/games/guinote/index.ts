// Guiñote: wires the rules' files into the contract of a game.

import type { GameModule } from '../../kernel/presentation.ts';
import { twoSides, type Game } from '../../kernel/game.ts';
import { anyGame } from '../../kernel/match.ts';
import { speedsOf } from '../../kernel/speeds.ts';
import { notate, parse, type Action } from './actions.ts';
import { analyseBy, verify } from './analysis.ts';
import { deal, dueDeal } from './deal.ts';
import type { GuinoteEvent } from './events.ts';
import { presentation } from './presentation.ts';
import { check } from './invariants.ts';
import { options, type GuinoteOptions } from './options.ts';
import { inspect, read, tells, write } from './position.ts';
import { actors, applyBy, legal, refuseIdleDraw, refuseBy, type RefuseIdleDraw } from './rules.ts';
import { concededBy, concedePartida, outcomeOf } from './scoring.ts';
import { cloneState, emptyState, type State } from './state.ts';
import { refuseIdleDrawAsV1 } from './versions/v1.ts';
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

/** The rules of one version. */
const rulesOf = (version: number, idleDraw: RefuseIdleDraw): Game<Guinote> => ({
  id: 'guinote',
  rulesVersion: version,
  options,
  seats: (chosen) => chosen.players,
  sides: (chosen) => twoSides(chosen.players),
  setup: emptyState,
  chance: dueDeal,
  // Every hand is dealt from the whole pack.
  reseeds: () => true,
  resolve: deal,
  actors,
  legal,
  refuse: refuseBy(idleDraw),
  apply: applyBy(idleDraw),
  clone: cloneState,
  outcome: outcomeOf,
  concede: concededBy,
  concedePart: concedePartida,
  check,
  analyse: analyseBy(refuseBy(idleDraw), applyBy(idleDraw)),
  verify,
  view,
  sample,
  notate,
  parse,
  position: { inspect, read, write, tells },
});

/** The rules of Guiñote; RULES.md is their text. */
export const guinote: Game<Guinote> = rulesOf(2, refuseIdleDraw);

export const module: GameModule = {
  game: anyGame(guinote),
  earlier: [anyGame(rulesOf(1, refuseIdleDrawAsV1))],
  presentation,
  speeds: speedsOf([60, 180], [20, 60], [7, 20]),
};
