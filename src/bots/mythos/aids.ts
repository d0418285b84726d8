// What Mythos adds to the search: playouts that play sensibly, priors, what an end is worth, and what a player forgets.

import type { Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Action } from '../../games/mythos/actions.ts';
import type { Mythos } from '../../games/mythos/index.ts';
import type { State } from '../../games/mythos/state.ts';
import { legal } from '../../games/mythos/turn/legal.ts';
import type { Aids } from '../search/aids.ts';
import { rarity } from '../search/levels.ts';
import { judge } from './judge.ts';
import { WEIGHTS } from './weights.ts';

/** By how much playouts may misjudge an action: playouts that are all alike see too little. */
const NOISE = 1;
/** The difference of scores at which an action is about e times as promising. */
const SPREAD = 1;
/** Scores of answers to effects lie so many times further apart than those of turns. */
const ANSWERS_APART = 5;

const FINE = 1024;

const scaleOf = (s: State): number => (s.queue.length > 0 ? ANSWERS_APART : 1);

/** The best action by its score, with a little noise. */
const policy = (s: State, seat: Seat, random: Random): Action | undefined => {
  const actions = legal(s, seat);
  if (actions.length <= 1) return actions[0];
  const scores = judge(s, seat, actions, WEIGHTS);
  const fine = (NOISE * scaleOf(s)) / FINE;
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < actions.length; i++) {
    const score = scores[i]! + fine * random.below(FINE);
    if (score > most) [best, most] = [i, score];
  }
  return actions[best];
};

const prior = (s: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
  const scores = judge(s, seat, actions, WEIGHTS);
  const spread = SPREAD * scaleOf(s);
  const most = scores.reduce((top, score) => Math.max(top, score), -Infinity);
  const promises = scores.map((score) => rarity((most - score) / spread));
  const sum = promises.reduce((total, promise) => total + promise, 0);
  return promises.map((promise) => promise / sum);
};

const WIN = 0.92;
/** What a point of difference adds to a win or saves of a defeat, up to so many points. */
const POINT = 0.008;
const MOST_POINTS = 10;

/** Winning is nearly all; the higher, the better. */
const worth = (s: State): readonly number[] => {
  const [a = 0, b = 0] = s.points;
  const winner = a === b ? s.edge : a > b ? 0 : 1;
  const lead = Math.max(-MOST_POINTS, Math.min(MOST_POINTS, a - b));
  const first = (winner === 0 ? WIN : 1 - WIN) + POINT * lead;
  return [first, 1 - first];
};

export const aids: Aids<Mythos> = { policy, prior, worth };

/** The most promising actions, so many at most, in the order of `legal`. */
const promising = (s: State, seat: Seat, most: number): readonly Action[] => {
  const actions = legal(s, seat);
  if (actions.length <= most) return actions;
  const scores = judge(s, seat, actions, WEIGHTS);
  const places = actions.map((_, i) => i).toSorted((a, b) => scores[b]! - scores[a]! || a - b);
  return places
    .slice(0, most)
    .toSorted((a, b) => a - b)
    .map((i) => actions[i]!);
};

/** A casual player: weighs up so many actions that look best at first sight, and forgets cards of the rival that were shown once. */
export const casual = (considered: number): Aids<Mythos> => ({
  ...aids,
  moves: (s, seat) => promising(s, seat, considered),
  worlds:
    ({ game, view }) =>
    (random) =>
      game.sample(view, random),
});
