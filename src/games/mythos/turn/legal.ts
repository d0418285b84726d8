// Whose turn it is, and everything that is legal then.

import type { Actors, Seat } from '../../../kernel/game.ts';
import type { Action } from '../actions.ts';
import { idAt } from '../board.ts';
import { kitOf, type CardIndex } from '../cards.ts';
import { namesake, playCost, revealCost } from '../effects/power.ts';
import { demandOf, type Demand } from '../effects/queue.ts';
import {
  cardOf,
  isHidden,
  laneCards,
  laneOf,
  NONE,
  sideOf,
  UNANSWERED,
  type PendingEffect,
  type Instance,
  type State,
} from '../state.ts';

/** A player who has taken so many actions in a round may only pass (MYT-6.9). */
export const MOST_ACTIONS = 40;
/** What playing a character face-down costs (MYT-4.3). */
export const HIDDEN_COST = 1;

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
      return ALONE[a === UNANSWERED ? 0 : 1] as Actors;
    }
    case 'action':
    case 'evaluation':
      return ALONE[chooser(s)] as Actors;
    default:
      return NOBODY;
  }
};

/** Who owes the next action. */
export const chooser = (s: State): Seat => (s.queue.length > 0 ? (s.queue[0] as PendingEffect).seat : s.turn);

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
  if (s.queue.length > 0) return choices(s, demandOf(s) as Demand);
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
  if ((s.taken[seat] as number) >= MOST_ACTIONS) return [PASS];
  const out: Action[] = [];
  const kit = kitOf(s.set);
  const named = printedOf(s.set);
  const chakra = s.chakra[seat] as number;
  const hand = s.hands[seat] as Instance[];
  const lanes = s.missions.length;
  for (let i = 0; i < hand.length; i++) {
    const index = cardOf(s, hand[i] as Instance);
    if (isTwin(s, hand, i, index)) continue;
    if (kit.isCharacter[index] !== true) {
      if ((kit.cost[index] as number) <= chakra) jutsuActions(s, seat, index, out);
      continue;
    }
    const cost = playCost(s, seat, index);
    for (let lane = 0; lane < lanes; lane++) {
      const old = namesake(s, lane, seat, index);
      const texts = named[index * 4 + lane] as Printed;
      if (old === NONE) {
        if (cost <= chakra) out.push(texts.play);
        if (chakra >= HIDDEN_COST) out.push(texts.hide);
      } else {
        const more = (kit.cost[index] as number) - (kit.cost[cardOf(s, old)] as number);
        if (more > 0 && more <= chakra) out.push(texts.upgrade);
      }
    }
  }
  for (let lane = 0; lane < lanes; lane++) {
    for (const card of laneCards(s, lane, seat)) {
      if (!isHidden(s, card) || revealCost(s, cardOf(s, card)) > chakra) continue;
      out.push((named[cardOf(s, card) * 4 + lane] as Printed).reveal);
    }
  }
  out.push(PASS);
  return out;
};

const isTwin = (s: State, hand: readonly Instance[], at: number, index: CardIndex): boolean => {
  for (let i = 0; i < at; i++) if (cardOf(s, hand[i] as Instance) === index) return true;
  return false;
};

const jutsuActions = (s: State, seat: Seat, index: CardIndex, out: Action[]): void => {
  const card = s.set.cards[index]?.id as string;
  for (let lane = 0; lane < s.missions.length; lane++) {
    for (const on of laneCards(s, lane, seat)) {
      if (!isHidden(s, on)) out.push({ do: 'jutsu', card, lane, on: idAt(s, on) });
    }
  }
};
