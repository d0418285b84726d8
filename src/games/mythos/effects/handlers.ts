// What each action of an effect does: one handler in one table. docs/mythos-effects.md shows how to add one.

import type { Seat } from '../../../kernel/game.ts';
import {
  deploy,
  drawCards,
  idAt,
  laneName,
  leave,
  relocate,
  sees,
  switchOn,
  takeFrom,
  tellOf,
  trigger,
  turnDown,
} from '../board.ts';
import { kitOf } from '../cards.ts';
import { copiedLine, type ActionName, type EffectStep } from './effects.ts';
import { shownTo, type EventSink } from '../events.ts';
import { fitsCard, namesake, playCost, type Standpoint } from './power.ts';
import {
  cardOf,
  HIDDEN,
  isHidden,
  laneCards,
  laneOf,
  NONE,
  rivalOf,
  sideOf,
  sourceStands,
  type PendingEffect,
  type Instance,
  type Lane,
  type State,
} from '../state.ts';

/** One run of an effect step: on a target if it has one, at a mission if it asks for one. */
export interface Run {
  readonly pending: PendingEffect;
  readonly step: EffectStep;
  readonly from: Standpoint;
  readonly amount: number;
  /** The character or card it is about, or NONE. */
  readonly target: Instance;
  readonly lane: Lane;
}

/** How an action asks and what it does. */
export interface Handler {
  /** Which characters it can be done to, beyond target and filter. */
  readonly can?: (s: State, run: Omit<Run, 'target' | 'lane' | 'amount'>, card: Instance) => boolean;
  /** The cards to choose from, where it is about a card that is not in play. */
  readonly cards?: (s: State, run: Omit<Run, 'target' | 'lane'>) => readonly Instance[];
  /** The missions to choose from, one bit each, where it needs one. */
  readonly lanes?: (s: State, run: Omit<Run, 'target' | 'lane' | 'amount'>, card: Instance) => number;
  /** Does it; false if nothing came of it. */
  readonly apply: (s: State, run: Run, events: EventSink) => boolean;
}

/** May a card of this name lie among a side's characters there? Asked by whoever sees all of them. */
const isFree = (s: State, lane: Lane, side: Seat, card: Instance): boolean =>
  namesake(s, lane, side, cardOf(s, card)) === NONE;

/** Missions a character may move to, as far as the player who moves it can see (MYT-7.7). */
const moveLanes = (s: State, seat: Seat, card: Instance): number => {
  const side = sideOf(s, card);
  let lanes = 0;
  for (let lane = 0; lane < s.missions.length; lane++) {
    if (lane === laneOf(s, card)) continue;
    const found = namesake(s, lane, side, cardOf(s, card));
    const isTaken = found !== NONE && (side === seat || !isHidden(s, found));
    if (!isTaken || !sees(s, seat, card)) lanes |= 1 << lane;
  }
  return lanes;
};

const move = (s: State, { target, lane }: Run, events: EventSink): boolean => {
  if (!isFree(s, lane, sideOf(s, target), target)) {
    tellOf(s, events, target, (who) => ({ type: 'blocked', who }));
    return false;
  }
  tellOf(s, events, target, (who) => ({ type: 'moved', who, to: laneName(lane) }));
  relocate(s, target, lane, sideOf(s, target));
  return true;
};

const takeControl = (s: State, { target, from }: Run, events: EventSink): boolean => {
  const lane = laneOf(s, target);
  if (!isFree(s, lane, from.seat, target)) {
    tellOf(s, events, target, (who) => ({ type: 'blocked', who }));
    return false;
  }
  tellOf(s, events, target, (who) => ({ type: 'took', seat: from.seat, who }), [from.seat]);
  relocate(s, target, lane, from.seat);
  return true;
};

/** Characters that an effect could deploy: affordable, fitting, and with a mission to go to. */
const playable = (s: State, { step, from, amount }: Omit<Run, 'target' | 'lane'>): readonly Instance[] => {
  const pile = (step.from === 'discard' ? s.discards : s.hands)[from.seat]!;
  const { isCharacter } = kitOf(s.set);
  return pile.filter((card) => {
    const index = cardOf(s, card);
    if (isCharacter[index] !== true || !fitsCard(s, index, step.filter)) return false;
    return playCost(s, from.seat, index, amount) <= s.chakra[from.seat]! && freeLanes(s, from.seat, card) !== 0;
  });
};

const freeLanes = (s: State, seat: Seat, card: Instance): number => {
  let lanes = 0;
  for (let lane = 0; lane < s.missions.length; lane++) {
    if (isFree(s, lane, seat, card)) lanes |= 1 << lane;
  }
  return lanes;
};

const playCharacter = (s: State, { step, from, amount, target, lane }: Run, events: EventSink): boolean => {
  const { seat } = from;
  const cost = playCost(s, seat, cardOf(s, target), amount);
  const source = step.from ?? 'hand';
  takeFrom((source === 'discard' ? s.discards : s.hands)[seat]!, target);
  s.chakra[seat]! -= cost;
  deploy(s, target, lane, seat, 0);
  events?.push({
    pub: { type: 'played', seat, card: idAt(s, target), lane: laneName(lane), cost, from: source },
  });
  trigger(s, target, 'MAIN', events);
  return true;
};

const lookAt = (s: State, { step, from }: Run, events: EventSink): boolean => {
  const rival = rivalOf(from.seat);
  const what = step.what ?? 'hand';
  const seen =
    what === 'hand'
      ? s.hands[rival]!
      : [0, 1, 2, 3]
          .filter((lane) => step.filter?.atMission !== true || lane === from.lane)
          .flatMap((lane) => laneCards(s, lane, rival).filter((card) => isHidden(s, card)));
  if (seen.length === 0) return false;
  const cards = seen.map((card) => ({ card: cardOf(s, card), lane: what === 'hand' ? NONE : laneOf(s, card) }));
  s.looks = [...s.looks, { seat: from.seat, what, cards, left: 2 }];
  if (events !== undefined) {
    const event = { type: 'looked', seat: from.seat, what } as const;
    const ids = seen.map((card) => idAt(s, card));
    events.push(shownTo([from.seat, rival], { ...event, cards: ids.map(() => null) }, { ...event, cards: ids }));
  }
  return true;
};

/** Card by card from the top: characters hidden on the source's mission, what can't lie there to the discard (MYT-7.9). */
const placeFromDeck = (s: State, { from, amount }: Run, events: EventSink): boolean => {
  const { seat, lane } = from;
  const deck = s.decks[seat]!;
  const placed: string[] = [];
  const discarded: string[] = [];
  for (let i = 0; i < amount && deck.length > 0; i++) {
    const card = deck.pop()!;
    if (kitOf(s.set).isCharacter[cardOf(s, card)] === true && isFree(s, lane, seat, card)) {
      deploy(s, card, lane, seat, HIDDEN);
      placed.push(idAt(s, card));
    } else {
      s.discards[seat]!.push(card);
      discarded.push(idAt(s, card));
    }
  }
  if (placed.length + discarded.length === 0) return false;
  if (events !== undefined) {
    const event = { type: 'placed', seat, lane: laneName(lane), discarded } as const;
    events.push(shownTo([seat], { ...event, cards: placed.map(() => null) }, { ...event, cards: placed }));
  }
  return true;
};

const lineToCopy = (s: State, card: Instance): number => copiedLine(s.set.cards[cardOf(s, card)]!.effects);

/** The copied line runs next, with the copier as its source. */
const copyEffect = (s: State, { pending, target }: Run, events: EventSink): boolean => {
  tellOf(s, events, target, (who) => ({ type: 'copied', seat: pending.seat, who }));
  const copy: PendingEffect = {
    ...pending,
    card: cardOf(s, target),
    line: lineToCopy(s, target),
    part: 0,
    picked: NONE,
    agreed: false,
  };
  s.queue = [copy, ...s.queue];
  return true;
};

/** A ✖ line: from now on it counts, for the one it was switched on for last if it is about one (MYT-7.1). */
const last = (s: State, { pending, step, target }: Run, events: EventSink): boolean => {
  const { source, line } = pending;
  switchOn(s, source, line);
  if (step.target === 'ANOTHER_FRIENDLY' || step.target === 'ENEMY') {
    const others = s.bonds.filter((bond) => bond.source !== source || bond.line !== line);
    s.bonds = [...others, { source, line, target }];
    tellOf(s, events, target, (on) => ({ type: 'bound', seat: pending.seat, on }));
  }
  return true;
};

const gain = (s: State, seat: Seat, amount: number): void => {
  s.chakra[seat]! += amount;
};

/** The handlers: a new action is one entry here, one in CELLS, and its sentence in each language. */
export const HANDLERS: { readonly [action in ActionName]: Handler } = {
  POWERUP: {
    apply: (s, { target, amount }, events) => {
      if (amount === 0) return false;
      s.tokens[target]! += amount;
      tellOf(s, events, target, (on) => ({ type: 'powered', on, amount }));
      return true;
    },
  },
  REMOVE_POWER: {
    apply: (s, { target, amount }, events) => {
      const taken = Math.min(amount, s.tokens[target]!);
      if (taken === 0) return false;
      s.tokens[target]! -= taken;
      tellOf(s, events, target, (on) => ({ type: 'drained', on, amount: taken }));
      return true;
    },
  },
  GAIN_CHAKRA: {
    apply: (s, { from, amount }, events) => {
      if (amount === 0) return false;
      gain(s, from.seat, amount);
      events?.push({ pub: { type: 'gained', seat: from.seat, amount } });
      return true;
    },
  },
  STEAL_CHAKRA: {
    apply: (s, { from, amount }, events) => {
      const stolen = Math.min(amount, s.chakra[rivalOf(from.seat)]!);
      if (stolen === 0) return false;
      gain(s, rivalOf(from.seat), -stolen);
      gain(s, from.seat, stolen);
      events?.push({ pub: { type: 'stole', seat: from.seat, amount: stolen } });
      return true;
    },
  },
  DRAW: { apply: (s, { from, amount }, events) => drawCards(s, from.seat, amount, events) > 0 },
  MOVE: {
    can: (s, { from }, card) => moveLanes(s, from.seat, card) !== 0,
    lanes: (s, { from }, card) => moveLanes(s, from.seat, card),
    apply: move,
  },
  DEFEAT: {
    apply: (s, { target }, events) => {
      // Told as everybody will see it in the discard.
      if (isHidden(s, target)) s.flags[target]! &= ~HIDDEN;
      tellOf(s, events, target, (who) => ({ type: 'defeated', who }));
      leave(s, target, 'discard');
      return true;
    },
  },
  HIDE: {
    can: (s, _run, card) => !isHidden(s, card),
    apply: (s, { target }, events) => {
      tellOf(s, events, target, (who) => ({ type: 'turned', who }));
      turnDown(s, target);
      return true;
    },
  },
  TAKE_CONTROL: {
    can: (s, { from }, card) => !sees(s, from.seat, card) || isFree(s, laneOf(s, card), from.seat, card),
    apply: takeControl,
  },
  LOOK_AT: { apply: lookAt },
  PLACE_FROM_DECK: { apply: placeFromDeck },
  PLAY_CHARACTER: {
    cards: playable,
    lanes: (s, { from }, card) => freeLanes(s, from.seat, card),
    apply: playCharacter,
  },
  COPY_EFFECT: {
    can: (s, { pending }, card) => sourceStands(s, pending) && !isHidden(s, card) && lineToCopy(s, card) >= 0,
    apply: copyEffect,
  },
  POWER_BOOST: { apply: last },
  PAYING_LESS: { apply: last },
  RETURN_TO_HAND: { apply: last },
};
