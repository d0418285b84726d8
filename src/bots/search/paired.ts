// Paired playouts: every sampled world is played out once for each action still in question, so that the luck of the deal cancels out.

import type { Game, GameTypes } from '../../kernel/game.ts';
import { fastRandom, type Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import type { Aids, Candidate } from './aids.ts';
import { advance, NOBODY, playOut, settingOf } from './playout.ts';

interface Arm<T extends GameTypes> {
  readonly action: T['action'] | undefined;
  readonly bonus: number;
  total: number;
  visits: number;
  mean: number;
}

/** A state to play on that is like the one given, good until the next is asked for. */
const copying = <T extends GameTypes>(game: Game<T>, { copy }: Aids<T>): ((from: T['state']) => T['state']) => {
  if (copy === undefined) return game.clone;
  let scratch: T['state'] | undefined;
  return (from) => {
    if (scratch === undefined) scratch = game.clone(from);
    else copy(from, scratch);
    return scratch;
  };
};

/** `fastRandom`, made only for a playout that draws: some never do. */
const whenAsked = (seed: number): Random => {
  let made: Random | undefined;
  return { below: (n) => (made ??= fastRandom(seed)).below(n) };
};

/** How often a list can be halved before one is left. */
const halvings = (length: number): number => {
  let rounds = 0;
  for (let left = length; left > 1; left = (left + 1) >> 1) rounds++;
  return Math.max(1, rounds);
};

/**
 * The candidates, best first. After each round the worse half is dropped, so that most playouts go to the close ones.
 * `budget` counts playouts. Whoever need not act also weighs silence.
 */
export const paired = <T extends GameTypes>(thought: Thought<T>, aids: Aids<T>): readonly Candidate<T>[] => {
  const { seat: me, budget, legal, must = true } = thought;
  const random = fastRandom(thought.random.below(0x7fff_ffff));
  const setting = settingOf(thought, aids);
  const { game } = setting;
  const side = setting.sideOf[me] ?? 0;
  const copyOf = copying(game, aids);
  const actions = aids.moves === undefined ? legal : aids.moves(setting.world(random), me);
  const armOf = (action: T['action'] | undefined): Arm<T> => {
    const bonus = action === undefined ? 0 : (aids.favour?.(thought, action) ?? 0);
    return { action, bonus, total: 0, visits: 0, mean: 0 };
  };
  let alive = [...actions.map(armOf), ...(must ? [] : [armOf(undefined)])];
  const dropped: Arm<T>[] = [];
  const share = Math.floor(budget / halvings(alive.length));
  let left = budget;
  // With more actions than a round has playouts, the last rounds are not played: the order so far decides.
  while (alive.length > 1 && alive.length <= left) {
    const worlds = Math.max(1, Math.floor(Math.min(share, left) / alive.length));
    for (let w = 0; w < worlds; w++) {
      const world = setting.world(random);
      const luck = random.below(0x7fff_ffff);
      for (const arm of alive) {
        const state = copyOf(world);
        const rota = { next: me + 1 };
        const playing = whenAsked(luck);
        if (arm.action !== undefined) game.apply(state, me, arm.action);
        const seat = advance(setting, state, playing, rota);
        if (seat !== NOBODY) playOut(setting, state, seat, playing, rota);
        arm.total += setting.worth(state)[side]!;
        arm.visits++;
      }
    }
    left -= worlds * alive.length;
    for (const arm of alive) arm.mean = arm.total / arm.visits + arm.bonus;
    alive = alive.toSorted((a, b) => b.mean - a.mean);
    const kept = (alive.length + 1) >> 1;
    dropped.unshift(...alive.slice(kept));
    alive = alive.slice(0, kept);
  }
  return [...alive, ...dropped].map(({ action, visits, mean }) => ({ action, visits, mean }));
};
