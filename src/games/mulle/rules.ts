// The turn: who acts, what is legal, why not, and what an action does. Each topic's rules live in its own file.

import { NOBODY, refusal, type Actors, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { discard, trotta, type Action } from './actions.ts';
import { buildCard, pushBuilds, pushRebuilds, rebuildWith, refuseBuild, refuseRebuild } from './builds.ts';
import { nameOf, tableValue, type Card } from './cards.ts';
import { discardCard, discardFault, feedCard, feeds, refuseDiscard } from './discards.ts';
import type { MulleEvent } from './events.ts';
import { endTurn } from './omgang.ts';
import { isReserved, situationOf, type Situation } from './situation.ts';
import { buildOf, handOf, inPlay, matchOver, type State } from './state.ts';
import { pushTakes, refuseTake, takeCards, type Sets } from './takes.ts';
import { refuseTrotta, trottaCard, trottaFault } from './trotta.ts';

const ALONE: readonly Actors[] = [0, 1, 2, 3].map((seat) => ({ must: [seat], may: [] }));

/** One player is on turn (MUL-2.3). */
export const actors = (s: State): Actors => (inPlay(s) ? ALONE[s.turn]! : NOBODY);

const NOTHING: readonly Action[] = [];

/** Every legal action, card by card: captures, builds, rebuilds, trotta, discard. */
export const legal = (s: State, seat: Seat): readonly Action[] => {
  if (seat !== s.turn || !inPlay(s)) return NOTHING;
  const out: Action[] = [];
  const at = situationOf(s, seat);
  const sets: Sets = [];
  const hand = handOf(s, seat);
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] !== hand[i - 1]) pushActions(s, at, hand[i]!, sets, out);
  }
  return out;
};

const pushActions = (s: State, at: Situation, card: Card, sets: Sets, out: Action[]): void => {
  pushTakes(s, at, card, sets, out);
  if (isReserved(at, card)) return; // MUL-9.2
  pushBuilds(at, card, out);
  pushRebuilds(s, at, card, out);
  // MUL-8.4: where trotta would feed, only the discard is listed.
  if (feeds(at, card)) out.push(discard(card));
  else {
    if (trottaFault(at, card) === undefined) out.push(trotta(card));
    if (discardFault(s, at, card) === undefined) out.push(discard(card));
  }
};

/** Why not, or nothing if the action is legal. */
export const refuse = (s: State, seat: Seat, action: Action): Refusal | undefined => {
  if (matchOver(s)) return refusal('match-finished', 'MUL-13.1');
  if (!inPlay(s)) return refusal('not-dealt', 'MUL-2.1');
  if (seat !== s.turn) return refusal('not-your-turn', 'MUL-2.3', { turn: s.turn });
  const { card } = action;
  if (!handOf(s, seat).includes(card)) return refusal('card-not-in-hand', 'MUL-2.4', { card: nameOf(card) });
  const at = situationOf(s, seat);
  switch (action.type) {
    case 'take':
      return refuseTake(s, at, action);
    case 'build':
      return refuseBuild(at, card, action.on);
    case 'rebuild':
      return refuseRebuild(s, at, action);
    case 'trotta':
      return !isReserved(at, card) && feeds(at, card) ? undefined : refuseTrotta(at, card);
    case 'discard':
      return refuseDiscard(s, at, card);
  }
};

/** Carries out a legal action; one card leaves the hand. */
export const apply = (s: State, seat: Seat, action: Action, events?: Events<MulleEvent>): void => {
  const { card } = action;
  const hand = s.hands[seat]!;
  hand.splice(hand.indexOf(card), 1);
  switch (action.type) {
    case 'take':
      takeCards(s, seat, action, events);
      break;
    case 'build':
      buildCard(s, seat, card, action.on, events);
      break;
    case 'rebuild':
      rebuildWith(s, seat, action, events);
      break;
    default:
      layCard(s, seat, action, events);
  }
  endTurn(s, seat, events);
};

/** Discard and trotta: both feed an own build of the card's value (MUL-8.3, MUL-8.4). */
const layCard = (s: State, seat: Seat, { type, card }: Action, events?: Events<MulleEvent>): void => {
  if (buildOf(s.table, tableValue(card))?.owner === seat) feedCard(s, seat, card, events);
  else if (type === 'trotta') trottaCard(s, seat, card, events);
  else discardCard(s, seat, card, events);
};
