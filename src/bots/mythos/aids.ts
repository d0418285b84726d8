// What Mythos adds to the search: playouts that play sensibly, priors, and what an end is worth.

import type { Random } from '../../kernel/random.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Action } from '../../games/mythos/actions.ts';
import type { Mythos } from '../../games/mythos/index.ts';
import type { State } from '../../games/mythos/state.ts';
import { legal } from '../../games/mythos/turn/legal.ts';
import type { Aids } from '../search/aids.ts';
import { rarity } from '../search/levels.ts';
import { judge } from './judge.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export interface AidTerms { noise: number; spread: number; weights: Weights; policy: boolean; prior: boolean; wild: number }
const FINE = 1024;
const scores = new Float64Array(1024);

export const aidsWith = ({ noise, spread, weights, policy, prior, wild }: AidTerms): Aids<Mythos> => ({
  worth: (s) => {
    const [a = 0, b = 0] = s.points;
    const winner = a === b ? s.edge : a > b ? 0 : 1;
    const worth = (winner === 0 ? 0.92 : 0.08) + 0.008 * Math.max(-10, Math.min(10, a - b));
    return [worth, 1 - worth];
  },
  ...(policy ? { policy: (s: State, seat: Seat, random: Random): Action => {
    const actions = legal(s, seat);
    if (actions.length === 1) return actions[0]!;
    if (wild > 0 && random.below(FINE) < wild * FINE) return actions[random.below(actions.length)]!;
    judge(s, seat, actions, weights, scores);
    const amplitude = (s.queue.length > 0 ? 5 * noise : noise) / FINE;
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < actions.length; i++) {
      const score = scores[i]! + (noise > 0 ? amplitude * random.below(FINE) : 0);
      if (score > most) [best, most] = [i, score];
    }
    return actions[best]!;
  } } : {}),
  ...(prior ? { prior: (s: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
    judge(s, seat, actions, weights, scores);
    const width = s.queue.length > 0 ? 5 * spread : spread;
    let most = -Infinity;
    for (let i = 0; i < actions.length; i++) if (scores[i]! > most) most = scores[i]!;
    let sum = 0;
    const out: number[] = [];
    for (let i = 0; i < actions.length; i++) { const p = rarity((most - scores[i]!) / width); out.push(p); sum += p; }
    for (let i = 0; i < out.length; i++) out[i]! /= sum;
    return out;
  } } : {}),
});
