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
  /** When a search may stop before its budget is spent; absent, never. */
  readonly rest?: Rest;
}

/** A search rests when no other action might be better than the one tried most: it thinks on where actions are close, and where it has just found a better one. */
export interface Rest {
  /** The share of the budget that is always spent. */
  readonly after: number;
  /** How far a single try may mislead; n of them by the square root of n less. */
  readonly spread: number;
}

export const TREE: TreeTerms = { explore: 1, doubt: 0.02, open: 0.4 };

class Node<T extends GameTypes> {
  readonly key: string | number;
  action: T['action'] | undefined;
  /** Made when they are first wanted: most nodes are visited once and have none. */
  kids: Kids<T> | undefined = undefined;
  visits = 0;
  /** How often it could have been chosen. */
  available = 0;
  /** The sum of worths to the side that moves into this node. */
  total = 0;
  /** The sum of worths by side. */
  sums: number[] | undefined = undefined;

  constructor(key: string | number, action: T['action'] | undefined) {
    this.key = key;
    this.action = action;
  }
}

/** So many nodes are looked through; more have an index. */
const FEW = 16;

/** The nodes below one, in the order in which they were first possible. */
class Kids<T extends GameTypes> {
  readonly list: Node<T>[] = [];
  #index: Map<string | number, Node<T>> | undefined = undefined;

  /** The node of an action, perhaps a new one. The actions of a state mostly come in the order of the time before, so `likely` is tried first. */
  of(action: T['action'], key: string | number, likely: number): Node<T> {
    const { list } = this;
    const kid = likely < list.length && list[likely]!.key === key ? list[likely]! : this.#find(key);
    if (kid !== undefined) {
      kid.action = action;
      return kid;
    }
    const made = new Node<T>(key, action);
    list.push(made);
    this.#index?.set(key, made);
    return made;
  }

  #find(key: string | number): Node<T> | undefined {
    const { list } = this;
    if (list.length > FEW) {
      this.#index ??= new Map(list.map((kid) => [kid.key, kid]));
      return this.#index.get(key);
    }
    for (let i = 0; i < list.length; i++) if (list[i]!.key === key) return list[i];
    return undefined;
  }
}

/** The candidates, most visited first; `budget` counts iterations, all of which are made unless the terms say otherwise. */
export const tree = <T extends GameTypes>(
  thought: Thought<T>,
  aids: Aids<T>,
  terms: TreeTerms = TREE,
): readonly Candidate<T>[] => {
  const { seat: me, budget } = thought;
  const random = fastRandom(thought.random.below(0x7fff_ffff));
  const setting = settingOf(thought, aids);
  const root = new Node<T>('', undefined);
  const search = new Search(setting, terms, root, random);
  const { after, spread } = terms.rest ?? { after: 1, spread: 0 };
  for (let n = 0; n < budget && (n < budget * after || isInDoubt(root, spread)); n++) search.iterate(me);
  return (root.kids?.list ?? [])
    .map(({ action, visits, total }) => ({ action, visits, mean: total / Math.max(1, visits) }))
    .toSorted((a, b) => b.visits - a.visits || b.mean - a.mean);
};

/** Might another action be better than the one tried most? One that was never tried is not asked about: its turn comes by the prior. */
const isInDoubt = <T extends GameTypes>({ kids }: Node<T>, spread: number): boolean => {
  if (kids === undefined || kids.list.length < 2) return false;
  let first: Node<T> | undefined;
  for (const kid of kids.list) if (first === undefined || kid.visits > first.visits) first = kid;
  const found = first!.total / first!.visits;
  for (const kid of kids.list)
    if (kid !== first && kid.visits > 0 && kid.total / kid.visits + spread / Math.sqrt(kid.visits) > found) return true;
  return false;
};

class Search<T extends GameTypes> {
  readonly #setting: Setting<T>;
  readonly #terms: TreeTerms;
  readonly #root: Node<T>;
  readonly #random: Random;
  /** The nodes of one walk and the sides that moved into them, used again for the next. */
  readonly #path: Node<T>[] = [];
  readonly #sides: number[] = [];

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
    const path = this.#path;
    const sides = this.#sides;
    let depth = 0;
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
      path[depth] = next;
      sides[depth++] = setting.sideOf[seat] ?? 0;
      seat = advance(setting, state, this.#random, rota);
      node = next;
      if (next.visits === 0) break;
    }
    if (seat !== NOBODY) playOut(setting, state, seat, this.#random, rota);
    const worth = setting.worth(state);
    credit(this.#root, worth);
    for (let i = 0; i < depth; i++) {
      credit(path[i]!, worth);
      path[i]!.total += worth[sides[i]!]!;
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
    const untried = (node.sums === undefined ? 0.5 : node.sums[side]! / node.visits) - doubt;
    node.kids ??= new Kids();
    const { kids } = node;
    const isRoot = node === this.#root;
    let best: Node<T> | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const action = moves[i]!;
      const kid = kids.of(action, keyOf(action), i);
      kid.available++;
      const prior = priors?.[i] ?? even;
      const weight = isRoot ? (1 - open) * prior + open * even : prior;
      const found = kid.visits === 0 ? untried : kid.total / kid.visits;
      const promise = found + (explore * weight * Math.sqrt(kid.available)) / (1 + kid.visits);
      if (promise > most) {
        most = promise;
        best = kid;
      }
    }
    return best!;
  }
}

const credit = <T extends GameTypes>(node: Node<T>, worth: readonly number[]): void => {
  node.visits++;
  if (node.sums === undefined) node.sums = worth.slice();
  else for (let side = 0; side < worth.length; side++) node.sums[side]! += worth[side]!;
};
