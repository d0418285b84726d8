// The turn: who acts, what is legal, why not, and what an action does. Each topic's rules live in its own file.

import { NOBODY, refusal, type Actors, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { DRAW, isPlay, isRenuncio, isSing, isWord, RENUNCIO, sing, SING, SWAP, type Action } from './actions.ts';
import { bitOf, cardOf, nameOf, suitOf } from './cards.ts';
import {
  maySing,
  maySwap,
  refuseCante,
  refuseSwap,
  sayDraw,
  singSuit,
  swapSeven,
  isWindowOpen,
} from './declarations.ts';
import { dutyMask, dutySuit, owes, refuseCard } from './duties.ts';
import type { GuinoteEvent } from './events.ts';
import { punish, refuseRenuncio } from './renuncio.ts';
import { held, NONE, type State } from './state.ts';
import { partnerSpeaks } from './stop.ts';
import { playCard } from './tricks.ts';

const SEATS = [0, 1, 2, 3] as const;
const ALONE: readonly Actors[] = SEATS.map((seat) => ({ must: [seat], may: [] }));
/** The winner of a trick, with a partner who may speak. */
const WITH_PARTNER: readonly Actors[] = SEATS.map((seat) => ({ must: [seat], may: [seat ^ 2] }));
/** The next player, while the leader, or both of that pair, may still speak: by leader. */
const AFTER_LEAD: readonly Actors[] = SEATS.map((seat) => ({ must: [(seat + 1) & 3], may: [seat] }));
const AFTER_LEAD_PAIR: readonly Actors[] = SEATS.map((seat) => ({ must: [(seat + 1) & 3], may: [seat, seat ^ 2] }));
const AFTER_LEAD_TWO: readonly Actors[] = [0, 1].map((seat) => ({ must: [1 - seat], may: [seat] }));

/** Who must and who may act, whatever anybody holds (GUI-4.1, GUI-7.7, GUI-7.8, GUI-8.3). */
export const actors = (s: State): Actors => {
  if (s.stage === 'stop') return ALONE[s.turn]!;
  if (s.stage !== 'play') return NOBODY;
  if (!isWindowOpen(s)) return ALONE[s.turn]!;
  if (s.trick.length === 0) return (partnerSpeaks(s) ? WITH_PARTNER : ALONE)[s.turn]!;
  if (s.options.players === 2) return AFTER_LEAD_TWO[s.leader]!;
  return (partnerSpeaks(s) ? AFTER_LEAD_PAIR : AFTER_LEAD)[s.leader]!;
};

const maySpeak = (s: State, seat: Seat): boolean => s.stage === 'play' && actors(s).may.includes(seat);

const pushCards = (out: Action[], suit: number, mask: number): void => {
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(cardOf(suit, 31 - Math.clz32(rest & -rest)));
};

/** A whole hand in two runs of bits, each bit at the number of its card: a loop per suit is left too often for the processor to predict. */
const pushHand = (out: Action[], s: State, seat: Seat): void => {
  const low = held(s, seat, 0) | (held(s, seat, 1) << 16);
  const high = held(s, seat, 2) | (held(s, seat, 3) << 16);
  for (let rest = low; rest !== 0; rest &= rest - 1) out.push(31 - Math.clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) out.push(63 - Math.clz32(rest & -rest));
};

const pushWords = (out: Action[], s: State, seat: Seat): void => {
  for (let suit = 0; suit < 4; suit++) if (maySing(s, seat, suit)) out.push(sing(suit));
  if (maySwap(s, seat)) out.push(SWAP);
};

/** Every legal action: cards first (a card is the action of playing it), then what may be said. */
export const legal = (s: State, seat: Seat): readonly Action[] => {
  const out: Action[] = [];
  if (s.stage !== 'play' && s.stage !== 'stop') return out;
  if (seat !== s.turn) {
    if (maySpeak(s, seat)) pushWords(out, s, seat);
    return out;
  }
  if (s.stage === 'stop') out.push(DRAW);
  else {
    const owed = owes(s, seat);
    if (owed !== 0) pushCards(out, dutySuit(owed), dutyMask(owed));
    else pushHand(out, s, seat);
  }
  if (s.trick.length === 0 && s.lastWinner !== NONE) pushWords(out, s, seat);
  return out;
};

/** Why `draw` is refused away from the stop, where nobody has to draw. Version 1 of the rules answered otherwise: see versions/. */
export type RefuseIdleDraw = (s: State, seat: Seat) => Refusal;

/** The turn does not matter: only at the stop is `draw` a move of the game. */
export const refuseIdleDraw: RefuseIdleDraw = () => refusal('draws-are-automatic', 'GUI-5.2');

/** Why not, or nothing if the action is taken. */
export type Refuse = (s: State, seat: Seat, action: Action) => Refusal | undefined;

/** The refusals of one version of the rules. */
export const refuseBy =
  (idleDraw: RefuseIdleDraw): Refuse =>
  (s, seat, action) => {
    if (s.stage === 'end') return refusal('match-finished', 'GUI-12.3');
    if (s.stage === 'deal') return refusal('not-dealt', 'GUI-3.1');
    if (!isRenuncio(action)) return refuseMove(s, seat, action, idleDraw);
    return refuseRenuncio(s, seat, action, refuseMove(s, seat, action - RENUNCIO, idleDraw));
  };

const refuseMove = (s: State, seat: Seat, action: Action, idleDraw: RefuseIdleDraw): Refusal | undefined => {
  if (isWord(action)) return refuseWord(s, seat, action);
  if (action === DRAW && s.stage !== 'stop') return idleDraw(s, seat);
  if (seat !== s.turn) return notYourTurn(s);
  return isPlay(action) ? refusePlay(s, seat, action) : undefined;
};

export const notYourTurn = (s: State): Refusal => refusal('not-your-turn', 'GUI-4.1', { turn: s.turn });

/** A cante or the seven has a window of its own, whoever's turn it is; only at the stop do partners speak in turn (GUI-8.3). */
const refuseWord = (s: State, seat: Seat, action: Action): Refusal | undefined => {
  const refusal = action === SWAP ? refuseSwap(s, seat) : refuseCante(s, seat, action - SING);
  return refusal ?? (seat === s.turn || maySpeak(s, seat) ? undefined : notYourTurn(s));
};

const refusePlay = (s: State, seat: Seat, card: number): Refusal | undefined => {
  if ((held(s, seat, suitOf(card)) & bitOf(card)) === 0) {
    return refusal('card-not-in-hand', 'GUI-4.3', { card: nameOf(card) });
  }
  if (s.stage === 'stop') return refusal('draw-first', 'GUI-8.3');
  return refuseCard(s, seat, card);
};

/** How an action that is not refused is carried out by a version of the rules. */
export const applyBy =
  (idleDraw: RefuseIdleDraw) =>
  (s: State, seat: Seat, action: Action, events?: Events<GuinoteEvent>): void => {
    if (isPlay(action)) playCard(s, seat, action, events);
    else if (isSing(action)) singSuit(s, seat, action - SING, events);
    else if (action === SWAP) swapSeven(s, seat, events);
    else if (action === DRAW) sayDraw(s, seat, events);
    else punish(s, seat, action, refuseMove(s, seat, action - RENUNCIO, idleDraw), events);
  };
