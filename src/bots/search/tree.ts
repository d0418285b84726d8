// Information-set tree search for a single observer: each iteration draws a world, walks the tree as far as it fits, adds one node, plays out.

import type { GameTypes, Seat } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import type { Aids, Candidate } from './aids.ts';
import { advance, NOBODY, playOut, settingOf, type Rota, type Setting } from './playout.ts';

/** How a tree is searched. */
export interface TreeTerms {
  /** How much promise counts against what was found. */
  readonly explore: number;
  /** How much less than its parent an action is taken to be worth before it was tried. */
  readonly doubt: number;
  /** The part of the prior at the root that is the same for all actions, so that none is overlooked. */
  readonly open: number;
}

export const TREE: TreeTerms = { explore: 1, doubt: 0.02, open: 0.4 };

class Node<T extends GameTypes> {
  readonly kids = new Map<string | number, Node<T>>();
  visits = 0;
  /** How often it could have been chosen. */
  available = 0;
  /** The sum of worths to the side that moves into this node. */
  total = 0;
  /** The sum of worths by side. */
  readonly sums: number[] = [];
  action: T['action'] | undefined;
}

/** The candidates, most visited first; `budget` counts iterations. */
export const tree = <T extends GameTypes>(
  thought: Thought<T>,
  aids: Aids<T>,
  terms: TreeTerms = TREE,
): readonly Candidate<T>[] => {
  const { seat: me, budget } = thought;
  const random = fastRandom(thought.random.below(0x7fff_ffff));
  const setting = settingOf(thought, aids);
  const root = new Node<T>();
  const search = new Search(setting, terms, root, random);
  for (let n = 0; n < budget; n++) search.iterate(me);
  return [...root.kids.values()]
    .map(({ action, visits, total }) => ({ action, visits, mean: total / Math.max(1, visits) }))
    .toSorted((a, b) => b.visits - a.visits || b.mean - a.mean);
};

class Search<T extends GameTypes> {
  readonly #setting: Setting<T>;
  readonly #terms: TreeTerms;
  readonly #root: Node<T>;
  readonly #random: Random;

  constructor(setting: Setting<T>, terms: TreeTerms, root: Node<T>, random: Random) {
    this.#setting = setting;
    this.#terms = terms;
    this.#root = root;
    this.#random = random;
  }

  iterate(me: Seat): void {
    const setting = this.#setting;
    const state = setting.world(this.#random);
    const rota: Rota = { next: me + 1 };
    const path: { readonly node: Node<T>; readonly side: number }[] = [];
    let node = this.#root;
    let seat = me;
    for (let idle = 0; seat !== NOBODY && idle < 64;) {
      const moves = setting.moves(state, seat);
      if (moves.length === 0) {
        // Where nobody must act, a seat that can do nothing leaves the word to the next.
        idle++;
        seat = advance(setting, state, this.#random, rota);
        continue;
      }
      const next = this.#choose(node, state, seat, moves);
      setting.game.apply(state, seat, next.action);
      path.push({ node: next, side: setting.sideOf[seat] ?? 0 });
      seat = advance(setting, state, this.#random, rota);
      node = next;
      if (next.visits === 0) break;
    }
    if (seat !== NOBODY) playOut(setting, state, seat, this.#random, rota);
    const worth = setting.worth(state);
    credit(this.#root, worth);
    for (const { node: visited, side } of path) {
      credit(visited, worth);
      visited.total += worth[side]!;
    }
  }

  /** The action that promises most: what was found so far, and the prior for what was tried little. */
  #choose(node: Node<T>, state: T['state'], seat: Seat, moves: readonly T['action'][]): Node<T> {
    const { game, aids, sideOf } = this.#setting;
    const { explore, doubt, open } = this.#terms;
    const keyOf = aids.keyOf ?? game.notate;
    const priors = aids.prior?.(state, seat, moves);
    const even = 1 / moves.length;
    const side = sideOf[seat] ?? 0;
    const untried = (node.visits === 0 ? 0.5 : node.sums[side]! / node.visits) - doubt;
    let best: Node<T> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    moves.forEach((action, i) => {
      const key = keyOf(action);
      let kid = node.kids.get(key);
      if (kid === undefined) {
        kid = new Node<T>();
        node.kids.set(key, kid);
      }
      kid.available++;
      kid.action = action;
      const prior = priors?.[i] ?? even;
      const weight = node === this.#root ? (1 - open) * prior + open * even : prior;
      const found = kid.visits === 0 ? untried : kid.total / kid.visits;
      const promise = found + (explore * weight * Math.sqrt(kid.available)) / (1 + kid.visits);
      if (promise > most) {
        most = promise;
        best = kid;
      }
    });
    return best!;
  }
}

const credit = <T extends GameTypes>(node: Node<T>, worth: readonly number[]): void => {
  node.visits++;
  for (let side = 0; side < worth.length; side++) node.sums[side] = (node.sums[side] ?? 0) + worth[side]!;
};
