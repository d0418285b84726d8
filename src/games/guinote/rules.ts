// The turn: who acts, what is legal, why not, and what an action does. Each topic's rules live in its own file.

import type { Actors, Events, Refusal, Seat } from '../../kernel/game.ts';
import { DRAW, isPlay, isSing, sing, SING, SWAP, type Action } from './actions.ts';
import { bitOf, cardOf, cardsIn, nameOf, suitOf } from './cards.ts';
import { maySing, maySwap, refuseCante, refuseSwap, sayDraw, singSuit, swapSeven } from './declarations.ts';
import { dutyMask, dutySuit, owes, refuseCard } from './duties.ts';
import type { GuinoteEvent } from './events.ts';
import { held, NONE, type State } from './state.ts';
import { playCard } from './tricks.ts';

const NOBODY: Actors = { must: [], may: [] };
const ALONE: readonly Actors[] = [0, 1].map((seat) => ({ must: [seat], may: [] }));

/** GUI-4.1: one player is on turn; between tricks that is the winner of the last one, whatever anybody holds. */
export const actors = (s: State): Actors =>
  s.stage === 'play' || s.stage === 'stop' ? (ALONE[s.turn] as Actors) : NOBODY;

const pushCards = (out: Action[], suit: number, mask: number): void => {
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(cardOf(suit, 31 - Math.clz32(rest & -rest)));
};

/** A whole hand in two runs of bits, each bit at the number of its card: a loop a suit is left too often to be predicted. */
const pushHand = (out: Action[], s: State, seat: Seat): void => {
  const low = held(s, seat, 0) | (held(s, seat, 1) << 16);
  const high = held(s, seat, 2) | (held(s, seat, 3) << 16);
  for (let rest = low; rest !== 0; rest &= rest - 1) out.push(31 - Math.clz32(rest & -rest));
  for (let rest = high; rest !== 0; rest &= rest - 1) out.push(63 - Math.clz32(rest & -rest));
};

const NOTHING: readonly Action[] = [];

/** Every legal action: cards first (a card is the action of playing it), then what may be said. */
export const legal = (s: State, seat: Seat): readonly Action[] => {
  if (seat !== s.turn || (s.stage !== 'play' && s.stage !== 'stop')) return NOTHING;
  const owed = owes(s, seat);
  if (owed !== 0) return cardsIn(dutySuit(owed), dutyMask(owed));
  const out: Action[] = [];
  if (s.stage === 'stop') out.push(DRAW);
  else pushHand(out, s, seat);
  if (s.trick.length > 0 || s.lastWinner === NONE) return out;
  for (let suit = 0; suit < 4; suit++) if (maySing(s, seat, suit)) out.push(sing(suit));
  if (maySwap(s, seat)) out.push(SWAP);
  return out;
};

/** Why not, or nothing if the action is legal. */
export const refuse = (s: State, seat: Seat, action: Action): Refusal | undefined => {
  if (s.stage === 'end') return { code: 'match-finished', clause: 'GUI-12.3', params: {} };
  if (s.stage === 'deal') return { code: 'not-dealt', clause: 'GUI-3.1', params: {} };
  if (seat !== s.turn) return { code: 'not-your-turn', clause: 'GUI-4.1', params: { turn: s.turn } };
  if (isPlay(action)) return refusePlay(s, seat, action);
  if (isSing(action)) return refuseCante(s, seat, action - SING);
  if (action === SWAP) return refuseSwap(s, seat);
  return s.stage === 'stop' ? undefined : { code: 'draws-are-automatic', clause: 'GUI-5.2', params: {} };
};

const refusePlay = (s: State, seat: Seat, card: number): Refusal | undefined => {
  if ((held(s, seat, suitOf(card)) & bitOf(card)) === 0) {
    return { code: 'card-not-in-hand', clause: 'GUI-4.3', params: { card: nameOf(card) } };
  }
  if (s.stage === 'stop') return { code: 'draw-first', clause: 'GUI-8.3', params: {} };
  return refuseCard(s, seat, card);
};

/** Carries out a legal action. */
export const apply = (s: State, seat: Seat, action: Action, events?: Events<GuinoteEvent>): void => {
  if (isPlay(action)) playCard(s, seat, action, events);
  else if (isSing(action)) singSuit(s, seat, action - SING, events);
  else if (action === SWAP) swapSeven(s, seat, events);
  else sayDraw(s, seat, events);
};
