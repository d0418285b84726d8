// Why an action is not allowed: each refusal names its clause and nothing that its player can't see.

import type { Refusal, Seat } from '../../../kernel/game.ts';
import { present } from '../../../kernel/present.ts';
import type { Action } from '../actions.ts';
import { idAt, laneName } from '../board.ts';
import { kitOf, type CardIndex } from '../cards.ts';
import { whyNot } from '../effects/choice.ts';
import { CLAUSES, costOf, isCardAction, MOST_ACTIONS, obstacleTo, upgradeCost, type CardAction } from './costs.ts';
import { choiceOf, chooser } from './legal.ts';
import { namesake } from '../effects/power.ts';
import { demandOf, type Demand } from '../effects/queue.ts';
import { cardOf, isHidden, laneCards, NONE, UNANSWERED, type Instance, type Lane, type State } from '../state.ts';

const refusal = (code: string, clause: string, params: Refusal['params'] = {}): Refusal => ({ code, clause, params });

/** Why not, or nothing if the action is legal. */
export const refuse = (s: State, seat: Seat, action: Action): Refusal | undefined => {
  if (s.stage === 'over') return refusal('match-finished', 'MYT-5.6');
  if (s.stage === 'deal' || s.stage === 'redraw') return refusal('not-dealt', 'MYT-2.1');
  if (s.stage === 'mulligan') return refuseOpening(s, seat, action);
  if (action.do === 'keep' || action.do === 'mulligan') return refusal('opening-only', 'MYT-2.2');
  if (chooser(s) !== seat) {
    return s.queue.length > 0 ? refusal('not-your-choice', 'MYT-6.4') : refusal('not-your-turn', 'MYT-4.1');
  }
  return s.queue.length > 0 ? refuseChoice(s, demandOf(s)!, action) : refuseTurn(s, seat, action);
};

const refuseOpening = (s: State, seat: Seat, action: Action): Refusal | undefined => {
  if (action.do !== 'keep' && action.do !== 'mulligan') return refusal('answer-first', 'MYT-2.2');
  return s.answers[seat] === UNANSWERED ? undefined : refusal('answered-already', 'MYT-2.2');
};

const refuseChoice = (s: State, demand: Demand, action: Action): Refusal | undefined => {
  switch (action.do) {
    case 'accept':
      return demand.kind === 'agree' ? undefined : refusal('choose-first', 'MYT-6.4');
    case 'decline':
      return demand.kind === 'agree' || demand.mayDecline ? undefined : refusal('not-optional', 'MYT-6.7');
    case 'to':
      if (demand.kind !== 'lane') return refusal('choose-first', 'MYT-6.4');
      return (demand.lanes & (1 << action.lane)) !== 0 ? undefined : noSuchChoice('MYT-6.4', s, demand, action);
    case 'take':
      if (demand.kind !== 'card') return refusal('choose-first', 'MYT-6.4');
      return demand.among.some((card) => idAt(s, card) === action.card)
        ? undefined
        : noSuchChoice('MYT-6.4', s, demand, action);
    case 'choose':
      if (demand.kind !== 'character') return refusal('choose-first', 'MYT-6.4');
      return chosen(s, demand, action) === NONE ? noSuchChoice('MYT-6.3', s, demand, action) : undefined;
    default:
      return refusal('choose-first', 'MYT-6.4');
  }
};

const noSuchChoice = (clause: string, ...[s, demand, action]: Parameters<typeof whyNot>): Refusal =>
  refusal('no-such-choice', clause, whyNot(s, demand, action));

/** The character that a choice names, or NONE. */
export const chosen = (
  s: State,
  { among }: Demand & { kind: 'character' },
  action: Action & { do: 'choose' },
): Instance =>
  among.find((card) => {
    const choice = choiceOf(s, card) as Action & { do: 'choose' };
    return choice.side === action.side && choice.lane === action.lane && choice.card === action.card;
  }) ?? NONE;

/** A card of a hand by name, or NONE. */
export const inHand = (s: State, seat: Seat, card: string): Instance =>
  s.hands[seat]!.find((held) => idAt(s, held) === card) ?? NONE;

/** A character of a side by name, or NONE. */
export const onTable = (s: State, seat: Seat, lane: Lane, card: string): Instance =>
  laneCards(s, lane, seat).find((each) => idAt(s, each) === card) ?? NONE;

const refuseTurn = (s: State, seat: Seat, action: Action): Refusal | undefined => {
  if (action.do === 'pass') return undefined;
  if (!isCardAction(action)) return refusal('nothing-to-choose', 'MYT-6.4');
  if (s.taken[seat]! >= MOST_ACTIONS) return refusal('only-pass', 'MYT-6.9', { most: MOST_ACTIONS });
  const lane = laneName(action.lane);
  if (action.lane >= s.missions.length) return refusal('not-revealed', CLAUSES[action.do], { lane });
  const { card } = action;
  const found = action.do === 'reveal' ? onTable(s, seat, action.lane, card) : inHand(s, seat, card);
  if (action.do === 'reveal') {
    if (found === NONE || !isHidden(s, found)) return refusal('not-hidden-there', 'MYT-4.4', { card, lane });
    return refuseCard(s, seat, action, cardOf(s, found));
  }
  if (found === NONE) return refusal('card-not-in-hand', 'MYT-4.1', { card });
  const index = cardOf(s, found);
  const isCharacter = kitOf(s.set).isCharacter[index] === true;
  if (action.do === 'jutsu') {
    if (isCharacter) return refusal('not-a-jutsu', 'MYT-4.6', { card });
    const target = onTable(s, seat, action.lane, action.on);
    if (target === NONE || isHidden(s, target)) return refusal('no-such-target', 'MYT-4.6', { card: action.on });
  } else if (!isCharacter) {
    return refusal('not-a-character', 'MYT-4.1', { card });
  }
  return refuseCard(s, seat, action, index);
};

/** A card that is there, and of the right kind: what stands in its way, told with what its sentence needs. */
const refuseCard = (s: State, seat: Seat, action: CardAction, card: CardIndex): Refusal | undefined => {
  const old = namesake(s, action.lane, seat, card);
  const cost = costOf(s, seat, action.do, card, old);
  const chakra = s.chakra[seat]!;
  const lane = laneName(action.lane);
  const obstacle = obstacleTo(action.do, old, cost, chakra);
  switch (obstacle) {
    case undefined:
      return undefined;
    case 'name-taken': {
      // Tells what an upgrade costs, where one is possible instead.
      const more = upgradeCost(s, card, old);
      const upgrade = obstacleTo('upgrade', old, more, chakra) === undefined ? more : undefined;
      return refusal(obstacle, 'MYT-1.4', { card: idAt(s, old), lane, ...present({ upgrade }) });
    }
    case 'nothing-to-upgrade':
      return refusal(obstacle, 'MYT-4.5', { card: action.card, lane });
    case 'not-dearer':
      return refusal(obstacle, 'MYT-4.5', { card: action.card, over: idAt(s, old) });
    case 'too-dear':
      return refusal(obstacle, CLAUSES[action.do], { cost, chakra });
  }
};
