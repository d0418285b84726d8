// Whose turn it is, and everything that is legal then.

import type { Actors, Seat } from '../../../kernel/game.ts';
import type { Action } from '../actions.ts';
import { idAt } from '../board.ts';
import { kitOf, type CardIndex } from '../cards.ts';
import { discountsOf, namesake, playCost } from '../effects/power.ts';
import { demandOf, type Demand } from '../effects/queue.ts';
import { HIDDEN_COST, MOST_ACTIONS, obstacleTo, revealCost, upgradeCost } from './costs.ts';
import { cardOf, isHidden, laneCards, laneOf, NONE, sideOf, UNANSWERED, type Instance, type State } from '../state.ts';

const NOBODY: Actors = { must: [], may: [] };
const ALONE: readonly Actors[] = [
  { must: [0], may: [] },
  { must: [1], may: [] },
];
const BOTH: Actors = { must: [0, 1], may: [] };

/** Who acts: whoever owes a choice, else whose turn it is; before the first round all who have not answered. */
export const actors = (s: State): Actors => {
  switch (s.stage) {
    case 'mulligan': {
      const [a, b] = s.answers;
      if (a === UNANSWERED && b === UNANSWERED) return BOTH;
      return ALONE[a === UNANSWERED ? 0 : 1]!;
    }
    case 'action':
    case 'evaluation':
      return ALONE[chooser(s)]!;
    default:
      return NOBODY;
  }
};

/** Who owes the next action. */
export const chooser = (s: State): Seat => (s.queue.length > 0 ? s.queue[0]!.seat : s.turn);

const KEEP: Action = { do: 'keep' };
const MULLIGAN: Action = { do: 'mulligan' };
const PASS: Action = { do: 'pass' };
const ACCEPT: Action = { do: 'accept' };
const DECLINE: Action = { do: 'decline' };

/** The actions about one card on one mission, made once: `legal` hands them out again and again. */
interface Printed {
  readonly play: Action;
  readonly hide: Action;
  readonly reveal: Action;
  readonly upgrade: Action;
}
const printed = new WeakMap<State['set'], readonly Printed[]>();

const printedOf = (set: State['set']): readonly Printed[] => {
  const known = printed.get(set);
  if (known !== undefined) return known;
  const made = set.cards.flatMap(({ id: card }) =>
    [0, 1, 2, 3].map((lane) => ({
      play: { do: 'play', card, lane } as const,
      hide: { do: 'hide', card, lane } as const,
      reveal: { do: 'reveal', card, lane } as const,
      upgrade: { do: 'upgrade', card, lane } as const,
    })),
  );
  printed.set(set, made);
  return made;
};

const NOTHING: readonly Action[] = [];

/** Every legal action: one's whole turn, or the choices of the effect that waits. */
export const legal = (s: State, seat: Seat): readonly Action[] => {
  if (s.stage === 'mulligan') return s.answers[seat] === UNANSWERED ? [KEEP, MULLIGAN] : NOTHING;
  if ((s.stage !== 'action' && s.stage !== 'evaluation') || chooser(s) !== seat) return NOTHING;
  if (s.queue.length > 0) return choices(s, demandOf(s)!);
  return turnActions(s, seat);
};

const choices = (s: State, demand: Demand): readonly Action[] => {
  if (demand.kind === 'agree') return [ACCEPT, DECLINE];
  const out: Action[] = [];
  if (demand.kind === 'lane') {
    for (let lane = 0; lane < 4; lane++) if ((demand.lanes & (1 << lane)) !== 0) out.push({ do: 'to', lane });
  } else if (demand.kind === 'card') {
    for (const card of demand.among) out.push({ do: 'take', card: idAt(s, card) });
  } else {
    for (const card of demand.among) out.push(choiceOf(s, card));
  }
  if (demand.mayDecline) out.push(DECLINE);
  return out;
};

/** A hidden character is named by its place, so that nobody learns a name from a list of choices. */
export const choiceOf = (s: State, card: Instance): Action => {
  const [side, lane] = [sideOf(s, card), laneOf(s, card)];
  const who = isHidden(s, card) ? laneCards(s, lane, side).indexOf(card) : idAt(s, card);
  return { do: 'choose', side, lane, card: who };
};

const turnActions = (s: State, seat: Seat): readonly Action[] => {
  if (s.taken[seat]! >= MOST_ACTIONS) return [PASS];
  const out: Action[] = [];
  const { isCharacter } = kitOf(s.set);
  const named = printedOf(s.set);
  const hand = s.hands[seat]!;
  const discounts = discountsOf(s, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = cardOf(s, hand[i]!);
    if (isTwin(s, hand, i, card)) continue;
    if (isCharacter[card] === true) characterActions(s, seat, card, playCost(s, seat, card, 0, discounts), named, out);
    else jutsuActions(s, seat, card, out);
  }
  revealActions(s, seat, named, out);
  out.push(PASS);
  return out;
};

const isTwin = (s: State, hand: readonly Instance[], at: number, index: CardIndex): boolean => {
  for (let i = 0; i < at; i++) if (cardOf(s, hand[i]!) === index) return true;
  return false;
};

const characterActions = (
  s: State,
  seat: Seat,
  card: CardIndex,
  cost: number,
  named: readonly Printed[],
  out: Action[],
): void => {
  const chakra = s.chakra[seat]!;
  for (let lane = 0; lane < s.missions.length; lane++) {
    const old = namesake(s, lane, seat, card);
    const { play, hide, upgrade } = named[card * 4 + lane]!;
    if (obstacleTo('play', old, cost, chakra) === undefined) out.push(play);
    if (obstacleTo('hide', old, HIDDEN_COST, chakra) === undefined) out.push(hide);
    if (old !== NONE && obstacleTo('upgrade', old, upgradeCost(s, card, old), chakra) === undefined) out.push(upgrade);
  }
};

const jutsuActions = (s: State, seat: Seat, index: CardIndex, out: Action[]): void => {
  if (obstacleTo('jutsu', NONE, kitOf(s.set).cost[index]!, s.chakra[seat]!) !== undefined) return;
  const card = s.set.cards[index]!.id;
  for (let lane = 0; lane < s.missions.length; lane++) {
    for (const on of laneCards(s, lane, seat)) {
      if (!isHidden(s, on)) out.push({ do: 'jutsu', card, lane, on: idAt(s, on) });
    }
  }
};

const revealActions = (s: State, seat: Seat, named: readonly Printed[], out: Action[]): void => {
  const chakra = s.chakra[seat]!;
  for (let lane = 0; lane < s.missions.length; lane++) {
    for (const there of laneCards(s, lane, seat)) {
      const card = cardOf(s, there);
      if (!isHidden(s, there) || obstacleTo('reveal', NONE, revealCost(s, card), chakra) !== undefined) continue;
      out.push(named[card * 4 + lane]!.reveal);
    }
  }
};
