// Why an action is not allowed: each refusal names its clause and nothing that its player can't see.

import type { Refusal, Seat } from '../../../kernel/game.ts';
import type { Action } from '../actions.ts';
import { idAt, laneName } from '../board.ts';
import { kitOf, type Card, type CardIndex } from '../cards.ts';
import { whyNot } from '../effects/choice.ts';
import { choiceOf, chooser, HIDDEN_COST, MOST_ACTIONS } from './legal.ts';
import { namesake, playCost, revealCost } from '../effects/power.ts';
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
  return s.queue.length > 0 ? refuseChoice(s, demandOf(s) as Demand, action) : refuseTurn(s, seat, action);
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
  (s.hands[seat] as Instance[]).find((held) => idAt(s, held) === card) ?? NONE;

/** A character of a side by name, or NONE. */
export const onTable = (s: State, seat: Seat, lane: Lane, card: string): Instance =>
  laneCards(s, lane, seat).find((each) => idAt(s, each) === card) ?? NONE;

/** The clause of each action with a card. */
const CLAUSES = { play: 'MYT-4.2', hide: 'MYT-4.3', reveal: 'MYT-4.4', upgrade: 'MYT-4.5', jutsu: 'MYT-4.6' } as const;

const refuseTurn = (s: State, seat: Seat, action: Action): Refusal | undefined => {
  if (action.do === 'pass') return undefined;
  if (!('lane' in action) || !('card' in action) || action.do === 'choose') return nothingToChoose;
  if ((s.taken[seat] as number) >= MOST_ACTIONS) return refusal('only-pass', 'MYT-6.9', { most: MOST_ACTIONS });
  const lane = laneName(action.lane);
  if (action.lane >= s.missions.length) return refusal('not-revealed', CLAUSES[action.do], { lane });
  if (action.do === 'reveal') return refuseReveal(s, seat, action.lane, action.card);
  const held = inHand(s, seat, action.card);
  if (held === NONE) return refusal('card-not-in-hand', 'MYT-4.1', { card: action.card });
  const index = cardOf(s, held);
  if (action.do === 'jutsu') return refuseJutsu(s, seat, index, action);
  if (kitOf(s.set).isCharacter[index] !== true) return refusal('not-a-character', 'MYT-4.1', { card: action.card });
  if (action.do === 'upgrade') return refuseUpgrade(s, seat, index, action.lane);
  const clash = namesake(s, action.lane, seat, index);
  if (clash !== NONE) return nameTaken(s, seat, index, clash, lane);
  if (action.do === 'hide') return unaffordable(s, seat, HIDDEN_COST, CLAUSES.hide);
  return unaffordable(s, seat, playCost(s, seat, index), CLAUSES.play);
};

/** Tells what an upgrade costs, where one is possible instead. */
const nameTaken = (s: State, seat: Seat, index: CardIndex, clash: Instance, lane: string): Refusal => {
  const more = upgradeCost(s, index, clash);
  const isPossible = more > 0 && more <= (s.chakra[seat] as number);
  return refusal('name-taken', 'MYT-1.4', { card: idAt(s, clash), lane, ...(isPossible ? { upgrade: more } : {}) });
};

const upgradeCost = (s: State, index: CardIndex, old: Instance): number => {
  const { cost } = kitOf(s.set);
  return (cost[index] as number) - (cost[cardOf(s, old)] as number);
};

const nothingToChoose: Refusal = refusal('nothing-to-choose', 'MYT-6.4');

const unaffordable = (s: State, seat: Seat, cost: number, clause: string): Refusal | undefined => {
  const chakra = s.chakra[seat] as number;
  return cost <= chakra ? undefined : refusal('too-dear', clause, { cost, chakra });
};

const refuseReveal = (s: State, seat: Seat, lane: Lane, card: string): Refusal | undefined => {
  const there = onTable(s, seat, lane, card);
  if (there === NONE || !isHidden(s, there))
    return refusal('not-hidden-there', 'MYT-4.4', { card, lane: laneName(lane) });
  return unaffordable(s, seat, revealCost(s, cardOf(s, there)), 'MYT-4.4');
};

const refuseUpgrade = (s: State, seat: Seat, index: CardIndex, lane: Lane): Refusal | undefined => {
  const old = namesake(s, lane, seat, index);
  const card = s.set.cards[index]?.id as string;
  if (old === NONE) return refusal('nothing-to-upgrade', 'MYT-4.5', { card, lane: laneName(lane) });
  const more = upgradeCost(s, index, old);
  if (more <= 0) return refusal('not-dearer', 'MYT-4.5', { card, over: idAt(s, old) });
  return unaffordable(s, seat, more, 'MYT-4.5');
};

const refuseJutsu = (
  s: State,
  seat: Seat,
  index: CardIndex,
  { card, lane, on }: Action & { do: 'jutsu' },
): Refusal | undefined => {
  if ((s.set.cards[index] as Card).kind !== 'jutsu') return refusal('not-a-jutsu', 'MYT-4.6', { card });
  const target = onTable(s, seat, lane, on);
  if (target === NONE || isHidden(s, target)) return refusal('no-such-target', 'MYT-4.6', { card: on });
  return unaffordable(s, seat, kitOf(s.set).cost[index] as number, 'MYT-4.6');
};
