// What a level is given. Hands played out by the rules. Positions of two players with one clearly best card: how they are made again from two numbers, and what a level plays there.

import { fastRandom } from '../../kernel/random.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { isPlay } from '../../games/guinote/actions.ts';
import { guinote, type Guinote } from '../../games/guinote/index.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import type { State } from '../../games/guinote/state.ts';
import type { Level, Thought } from '../bot.ts';
import type { Aids } from '../search/aids.ts';
import { advance, NOBODY, playOut, settingOf } from '../search/playout.ts';
import { aidsFor } from './aids.ts';
import { PERFECT } from './worlds.ts';
import { isHandOver } from './worth.ts';

/** What a level would be given at a position. */
export const thoughtOf = (s: State, seat: number, history: readonly GuinoteEvent[] = []): Thought<Guinote> => ({
  game: guinote,
  seat,
  view: guinote.view(s, seat),
  history,
  legal: guinote.legal(s, seat),
  random: fastRandom(3),
  budget: 0,
});

/** A hand played out by a policy move by move, asking the rules who may act. */
export const playByTheRules = (s: State, policy?: NonNullable<Aids<Guinote>['policy']>): void => {
  const { finish: _, ...plain } = aidsFor(PERFECT);
  const aids = policy === undefined ? plain : { ...plain, policy };
  const setting = settingOf(thoughtOf(s, s.turn), aids);
  const rota = { next: 0 };
  const seat = advance(setting, s, fastRandom(1), rota);
  if (seat !== NOBODY) playOut(setting, s, seat, fastRandom(1), rota);
};

/** A position after so many random actions of a deal, and its best card. */
export type Clear = readonly [deal: number, actions: number, best: string];

const optionsOfTwo = (): State['options'] => {
  const resolved = resolveOptions(guinote.options, { options: { players: 2 } });
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
};

/** The position, or nothing where the hand is over or something else than a card may be chosen. */
export const positionAt = (deal: number, actions: number): State | undefined => {
  const random = fastRandom(deal);
  const s = guinote.setup(optionsOfTwo(), []);
  guinote.resolve(s, random);
  for (let n = 0; n < actions && !isHandOver(s); n++) {
    const legal = guinote.legal(s, s.turn);
    guinote.apply(s, s.turn, legal[random.below(legal.length)]!);
  }
  return isHandOver(s) || !guinote.legal(s, s.turn).every(isPlay) ? undefined : s;
};

export const thoughtAt = (s: State, budget: number, luck = 7): Thought<Guinote> => ({
  game: guinote,
  seat: s.turn,
  sides: guinote.sides(s.options),
  view: guinote.view(s, s.turn),
  history: [],
  legal: guinote.legal(s, s.turn),
  must: true,
  random: fastRandom(luck),
  budget,
});

/** Those of the positions in which a level plays another card than the best. */
export const missedBy = (level: Level<Guinote>, positions: readonly Clear[], luck?: number): readonly Clear[] =>
  positions.filter(([deal, actions, best]) => {
    const s = positionAt(deal, actions);
    const action = s === undefined ? undefined : level.bot(thoughtAt(s, level.budget, luck));
    return action === undefined || guinote.notate(action) !== best;
  });
