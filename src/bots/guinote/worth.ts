// What the end of a hand is worth: the chance to win the partida from its totals, and a little for points. Every engine computes it alike.

import { totalOf, TARGET } from '../../games/guinote/scoring.ts';
import { betweenHands, NONE, sideOf, type Side, type State } from '../../games/guinote/state.ts';

/** A certain win, in parts of the chance. */
export const CERTAIN = 1_000_000;

/** How fast the chance in the vueltas grows with a lead in points: fitted once, by a prototype, to matches between bots. */
const STEEPNESS = 0.055;

/** eˣ by multiplication alone. */
const exponential = (x: number): number => {
  let power = 1 + x / 1024;
  for (let i = 0; i < 10; i++) power *= power;
  return power;
};

/** From what each side still needs; when both are far away, a lead counts less. */
const chanceByNeeds = (own: number, other: number): number => {
  if (own > other) return CERTAIN - chanceByNeeds(other, own);
  const scale = STEEPNESS * Math.sqrt(60 / Math.max(10, (own + other) / 2 + 5));
  return Math.round(CERTAIN / (1 + exponential(-scale * (other - own))));
};

const SIZE = TARGET + 1;
const VUELTAS = Int32Array.from({ length: SIZE * SIZE }, (_, at) => chanceByNeeds(Math.floor(at / SIZE), at % SIZE));

/** The chance of the side with `own` points to win the partida in the vueltas, in parts of `CERTAIN`. */
export const vueltasChance = (own: number, other: number): number =>
  VUELTAS[Math.max(0, TARGET - own) * SIZE + Math.max(0, TARGET - other)]!;

/**
 * The chance of side 0 after a hand that `winner` has won, or nobody, which calls for the vueltas. Winning the partida is winning on:
 * the next one begins at nil, so what is best for the partida is best for the coto.
 */
export const chanceAfter = (winner: Side, total0: number, total1: number): number =>
  winner === NONE ? vueltasChance(total0, total1) : winner === 0 ? CERTAIN : 0;

/**
 * With four players, fitted to 185,000 vueltas that the policy learned by practice has played: a lead counts a little less, and the side that deals is as
 * well off as with so many points more.
 */
const STEEPNESS_OF_FOUR = 0.0525;
const FAR_OF_FOUR = 20;
const DEALING = 4;

const DEALER = Int32Array.from({ length: SIZE * SIZE }, (_, at) => {
  const [own, other] = [Math.floor(at / SIZE), at % SIZE];
  const scale = STEEPNESS_OF_FOUR * Math.sqrt(60 / ((own + other) / 2 + FAR_OF_FOUR));
  return Math.round(CERTAIN / (1 + exponential(-scale * (other - own + DEALING))));
});

/** The chance of the side that deals the vueltas of four, which is the one that won the last trick. */
const dealersChance = (own: number, other: number): number =>
  DEALER[Math.max(0, TARGET - own) * SIZE + Math.max(0, TARGET - other)]!;

/** The hand is over, and perhaps the match. */
export const isHandOver = betweenHands;

/** Points count at most this far, and so little that no chance is given away for them. */
const MOST_POINTS = 250;
const PER_POINT = 0.0001;
const MARGIN = MOST_POINTS * PER_POINT;

const worthFrom = (chance: number, total0: number, total1: number): readonly number[] => {
  const points = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, total0 - total1));
  const first = MARGIN + (1 - 2 * MARGIN) * (chance / CERTAIN) + PER_POINT * points;
  return [first, 1 - first];
};

/** The worth to each side of a hand that is over, from 0 to 1. */
export const worth = (s: State): readonly number[] => {
  const [total0, total1] = [totalOf(s, 0), totalOf(s, 1)];
  return worthFrom(chanceAfter(s.partidaWinner, total0, total1), total0, total1);
};

/** The same with four players, for whoever has learned what it means to deal. */
export const worthOfFour = (s: State): readonly number[] => {
  const [total0, total1] = [totalOf(s, 0), totalOf(s, 1)];
  if (s.partidaWinner !== NONE) return worthFrom(chanceAfter(s.partidaWinner, total0, total1), total0, total1);
  const chance = sideOf(s.lastWinner) === 0 ? dealersChance(total0, total1) : CERTAIN - dealersChance(total1, total0);
  return worthFrom(chance, total0, total1);
};
