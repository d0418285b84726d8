// The card a sensible player lays without counting ahead: trumps kept for the arrastre, pairs kept for their cante, points to a trick of one's own side.

import type { Seat } from '../../kernel/game.ts';
import { DRAW, isPlay, type Action } from '../../games/guinote/actions.ts';
import {
  beaters,
  bitOf,
  cantePair,
  cardOf,
  fullSuit,
  orderOf,
  pointsOf,
  suitOf,
  type Card,
  type Suit,
} from '../../games/guinote/cards.ts';
import { dutyMask, dutySuit, owes } from '../../games/guinote/duties.ts';
import { held, inArrastre, type State } from '../../games/guinote/state.ts';
import { winningCard, winningSeat } from '../../games/guinote/tricks.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { speak } from './words.ts';

/** The trick as it lies for the seat that is to play, and a whole suit of this deck: looked up once for all cards. */
const trick = { points: 0, best: 0, ours: false, last: false, suit: 0 };

const look = (s: State, seat: Seat): void => {
  trick.points = 0;
  for (let i = 0; i < s.trick.length; i++) trick.points += pointsOf(s.options, s.trick[i]!);
  if (s.trick.length > 0) {
    trick.best = winningCard(s);
    trick.ours = ((winningSeat(s) ^ seat) & 1) === 0;
  }
  trick.last = s.trick.length === s.options.players - 1;
  trick.suit = fullSuit(s.options);
};

const takes = (s: State, card: Card): boolean =>
  suitOf(card) === suitOf(trick.best) ? (beaters(s.options, trick.best) & bitOf(card)) !== 0 : suitOf(card) === s.trump;

/** Can the pair of this suit still be sung by somebody? */
const isPairAlive = (s: State, suit: Suit): boolean => {
  if ((cantePair(s.options) & (s.won[suit]! | s.won[4 + suit]!)) !== 0) return false;
  for (let i = 0; i < s.cantes.length; i++) if ((s.cantes[i]! & 3) === suit) return false;
  return true;
};

/** What the card does to the trick. */
const gainOf = (s: State, seat: Seat, card: Card, w: Weights): number => {
  const suit = suitOf(card);
  const points = pointsOf(s.options, card);
  if (s.trick.length === 0) {
    const gone = held(s, seat, suit) | s.won[suit]! | s.won[4 + suit]!;
    const isMaster = (beaters(s.options, card) & trick.suit & ~gone) === 0;
    return (suit === s.trump ? w.leadTrump : 0) + (isMaster ? w.master * (points + 1) : 0) - w.risk * points;
  }
  if (takes(s, card)) return trick.points + (trick.last ? points : 0.5 * points) * w.keep + w.lead;
  // Loading the partner's trick, or losing points to a rival's.
  return trick.ours ? trick.points + (trick.last ? points : 0.4 * points) * w.keep : -w.loss * (trick.points + points);
};

/** What giving the card away costs beyond this trick. */
const costOf = (s: State, seat: Seat, card: Card, alive: boolean, w: Weights): number => {
  const suit = suitOf(card);
  const isTrump = suit === s.trump;
  const pair = cantePair(s.options);
  let cost = 0.01 * orderOf(card);
  if (isTrump) cost += w.trump + w.trumpTop * orderOf(card);
  if (alive && (pair & bitOf(card)) !== 0) {
    // Half a pair waits for its other half, and keeps it from the rivals.
    const kept = (held(s, seat, suit) & pair) === pair ? w.breakPair : w.half;
    cost += kept * (isTrump ? 2 : 1);
  }
  return cost;
};

/** How good each card looked when it was last judged, by card: one buffer, since a search judges millions. */
const scores = new Float64Array(64);

/** The best-looking card; `scores` holds what all that may be played look like. */
const judge = (s: State, seat: Seat): Card => {
  const w = WEIGHTS[s.options.players][inArrastre(s) ? 'arrastre' : 'robo'];
  const owed = owes(s, seat);
  look(s, seat);
  let chosen = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let suit = 0; suit < 4; suit++) {
    let mask = owed === 0 ? held(s, seat, suit) : dutySuit(owed) === suit ? dutyMask(owed) : 0;
    if (mask === 0) continue;
    const alive = isPairAlive(s, suit);
    for (; mask !== 0; mask &= mask - 1) {
      const card = cardOf(suit, 31 - Math.clz32(mask & -mask));
      const score = gainOf(s, seat, card, w) - costOf(s, seat, card, alive, w);
      scores[card] = score;
      if (score > most) {
        most = score;
        chosen = card;
      }
    }
  }
  return chosen;
};

/** The move of a playout. */
export const policy = (s: State, seat: Seat): Action => {
  const word = s.trick.length === 0 ? speak(s, seat) : undefined;
  if (word !== undefined) return word;
  return s.stage === 'stop' ? DRAW : judge(s, seat);
};

/** A card that looks so many points worse than the best is a quarter as promising. */
const HALFWAY = 4;

/** How promising cards are, adding up to 1. */
export const prior = (s: State, seat: Seat, moves: readonly Action[]): readonly number[] => {
  if (moves.length === 1 || !isPlay(moves[0]!)) return moves.map(() => 1 / moves.length);
  const best = scores[judge(s, seat)]!;
  let sum = 0;
  const out = moves.map((card) => {
    const away = 1 + (best - scores[card]!) / HALFWAY;
    const promise = 1 / (away * away);
    sum += promise;
    return promise;
  });
  for (let i = 0; i < out.length; i++) out[i] = out[i]! / sum;
  return out;
};
