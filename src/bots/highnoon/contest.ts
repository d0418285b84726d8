// A defender and its challengers, played out in the same worlds: a challenger wins only if that leaves no doubt that it is better.
//
// Playouts are few and a single choice seldom decides a match, so the best of several means is often only the luckiest.

import type { State } from '../../games/highnoon/state.ts';

/** Worlds between two looks at who is still in question. */
const ROUND = 16;
/** In fewer worlds a gain is no proof. */
const FEWEST = 8;

/** When a gain is proof enough for a change of mind. */
export interface Proof {
  /** It is more than this. */
  readonly gain: number;
  /** And more than so many times its standard error. */
  readonly sure: number;
}

/** What it gained over the defender, world by world. */
interface Challenger<T> {
  readonly who: T;
  visits: number;
  gained: number;
  squares: number;
}

const gainOf = ({ gained, visits }: Challenger<unknown>): number => (visits === 0 ? 0 : gained / visits);

/** The standard error of a gain. */
const errorOf = ({ gained, squares, visits }: Challenger<unknown>): number =>
  Math.sqrt(Math.max(0, squares - (gained * gained) / visits)) / visits;

const mayGain = (challenger: Challenger<unknown>, { gain }: Proof): boolean =>
  gainOf(challenger) + errorOf(challenger) > gain;

const doesGain = (challenger: Challenger<unknown>, { gain, sure }: Proof): boolean =>
  challenger.visits >= FEWEST && gainOf(challenger) > Math.max(gain, sure * errorOf(challenger));

/** One of those who took part, with the mean of what it came to. */
export interface Weighed<T> {
  readonly who: T;
  readonly visits: number;
  readonly mean: number;
}

/** How a contest went: the winner first, then by what they came to. */
interface Contest<T> {
  readonly weighed: readonly [Weighed<T>, ...Weighed<T>[]];
  /** Playouts that it took. */
  readonly spent: number;
}

/** What a contest is held with. */
export interface Terms<T> {
  readonly worthIn: (world: State, who: T) => number;
  readonly nextWorld: () => State;
  readonly proof: Proof;
  /** So many playouts at most. */
  readonly budget: number;
}

/** Holds a contest. Challengers without prospects are dropped on the way. */
export const contest = <T>(defender: T, others: readonly T[], terms: Terms<T>): Contest<T> => {
  const { worthIn, nextWorld, proof, budget } = terms;
  const challengers = others.map((who): Challenger<T> => ({ who, visits: 0, gained: 0, squares: 0 }));
  let inQuestion = challengers;
  let [visits, total, spent] = [0, 0, 0];
  while (inQuestion.length > 0 && inQuestion.length < budget - spent) {
    const count = Math.min(ROUND, Math.floor((budget - spent) / (inQuestion.length + 1)));
    for (let n = 0; n < count; n++) {
      const world = nextWorld();
      const worth = worthIn(world, defender);
      visits++;
      total += worth;
      for (const challenger of inQuestion) {
        const gain = worthIn(world, challenger.who) - worth;
        challenger.visits++;
        challenger.gained += gain;
        challenger.squares += gain * gain;
      }
    }
    spent += count * (inQuestion.length + 1);
    inQuestion = inQuestion.filter((each) => mayGain(each, proof));
  }
  const mean = visits === 0 ? 0 : total / visits;
  const [best] = inQuestion.filter((each) => doesGain(each, proof)).toSorted((a, b) => gainOf(b) - gainOf(a));
  const all = [
    { who: defender, visits, mean },
    ...challengers.map((each) => ({ who: each.who, visits: each.visits, mean: mean + gainOf(each) })),
  ];
  const isFirst = ({ who }: Weighed<T>): boolean => who === (best === undefined ? defender : best.who);
  const weighed = all.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || b.mean - a.mean);
  return { weighed: weighed as [Weighed<T>, ...Weighed<T>[]], spent };
};
