// One match played on from a sampled state: words, random events, moves, until the end or a cut.

import type { Game, GameTypes, Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import type { Aids } from './aids.ts';

/** A playout that is longer than this is judged as it stands. */
const LONGEST = 2000;

/** Everything that stays the same during one search. */
export interface Setting<T extends GameTypes> {
  readonly game: Game<T>;
  readonly aids: Aids<T>;
  readonly moves: (state: T['state'], seat: Seat) => readonly T['action'][];
  /** The side of each seat. */
  readonly sideOf: readonly number[];
  readonly worth: (state: T['state']) => readonly number[];
  readonly world: (random: Random) => T['state'];
}

/** The setting of a thought: the game's aids, and defaults where it has none. */
export const settingOf = <T extends GameTypes>(thought: Thought<T>, aids: Aids<T>): Setting<T> => {
  const { game, view, history } = thought;
  const sides = thought.sides ?? [[0], [1]];
  const sideOf: number[] = [];
  sides.forEach((seats, side) => {
    for (const seat of seats) sideOf[seat] = side;
  });
  return {
    game,
    aids,
    sideOf,
    moves: aids.moves ?? game.legal,
    worth: aids.worth ?? byRank(game, sides),
    world: stoppable(thought.stop, aids.worlds?.(thought) ?? ((random) => game.sample(view, random, history))),
  };
};

/** A thought that nobody waits for any more. */
class Stopped extends Error {}

/** Every search draws a world for each of its rounds, so that is where it can be stopped. */
export const stoppable = <S>(
  stop: (() => boolean) | undefined,
  world: (random: Random) => S,
): ((random: Random) => S) => {
  if (stop === undefined) return world;
  return (random) => {
    if (stop()) throw new Stopped();
    return world(random);
  };
};

/** First alone is worth 1, a shared first place its share; a match without an end is worth the same to all. */
const byRank =
  <T extends GameTypes>(game: Game<T>, sides: readonly (readonly Seat[])[]) =>
  (state: T['state']): readonly number[] => {
    const outcome = game.outcome(state);
    if (outcome === undefined) return sides.map(() => 1 / sides.length);
    const ranks = sides.map(([seat = 0]) => outcome.rank[seat] ?? sides.length);
    const first = ranks.filter((rank) => rank === 1).length;
    return ranks.map((rank) => (rank === 1 ? 1 / first : 0));
  };

/** Whose turn a search has reached, or that there is nobody's any more. */
export const NOBODY = -1;

/** Counts the words of those who act where nobody must, so that they take turns. */
export interface Rota {
  next: number;
}

/** Carries out random events and words until somebody is to move; `NOBODY` at an end or a cut. */
export const advance = <T extends GameTypes>(
  { game, aids }: Setting<T>,
  state: T['state'],
  random: Random,
  rota: Rota,
): Seat => {
  for (let steps = 0; steps < LONGEST; steps++) {
    if (game.outcome(state) !== undefined || aids.isCut?.(state) === true) return NOBODY;
    if (game.chance(state) !== undefined) {
      game.resolve(state, random);
      continue;
    }
    const { must, may } = game.actors(state);
    if (must.length === 0) return may.length === 0 ? NOBODY : may[rota.next++ % may.length]!;
    if (!speakOnce(game, aids, state, may)) return must[0]!;
  }
  return NOBODY;
};

const speakOnce = <T extends GameTypes>(
  game: Game<T>,
  { speak }: Aids<T>,
  state: T['state'],
  may: readonly Seat[],
): boolean => {
  if (speak === undefined) return false;
  for (const seat of may) {
    const word = speak(state, seat);
    if (word === undefined) continue;
    game.apply(state, seat, word);
    return true;
  }
  return false;
};

/** Plays on to an end or a cut, from the seat that is to move. */
export const playOut = <T extends GameTypes>(
  setting: Setting<T>,
  state: T['state'],
  from: Seat,
  random: Random,
  rota: Rota,
): void => {
  const { game, aids, moves } = setting;
  if (aids.finish !== undefined) {
    aids.finish(state, from, random);
    return;
  }
  const { horizon = LONGEST } = aids;
  let seat = from;
  for (let steps = 0; seat !== NOBODY && steps < horizon; steps++) {
    const action = aids.policy === undefined ? anyOf(moves(state, seat), random) : aids.policy(state, seat, random);
    if (action !== undefined) game.apply(state, seat, action);
    seat = advance(setting, state, random, rota);
  }
};

const anyOf = <A>(actions: readonly A[], random: Random): A | undefined =>
  actions.length === 0 ? undefined : actions[random.below(actions.length)];
