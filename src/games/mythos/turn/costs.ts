// What the actions of a turn cost, and what stands in their way: `legal`, `refuse`, `turns` and the analysis ask here.

import type { Seat } from '../../../kernel/game.ts';
import type { Action } from '../actions.ts';
import { kitOf, type CardIndex } from '../cards.ts';
import { playCost } from '../effects/power.ts';
import { cardOf, NONE, type Instance, type State } from '../state.ts';

/** An action of one's turn with a card. */
export type CardAction = Extract<Action, { readonly do: 'play' | 'hide' | 'reveal' | 'upgrade' | 'jutsu' }>;

export const isCardAction = (action: Action): action is CardAction =>
  'lane' in action && 'card' in action && action.do !== 'choose';

/** The clause of each action with a card. */
export const CLAUSES = {
  play: 'MYT-4.2',
  hide: 'MYT-4.3',
  reveal: 'MYT-4.4',
  upgrade: 'MYT-4.5',
  jutsu: 'MYT-4.6',
} as const;

/** A player who has taken so many actions in a round may only pass (MYT-6.9). */
export const MOST_ACTIONS = 40;
/** What playing a character face-down costs (MYT-4.3). */
export const HIDDEN_COST = 1;

export const revealCost = (s: State, card: CardIndex): number =>
  Math.max(0, kitOf(s.set).cost[card]! - s.options.revealDiscount);

/** What a card costs more than the one that it is laid over; where there is none, all that is printed. */
export const upgradeCost = (s: State, card: CardIndex, over: Instance): number => {
  const { cost } = kitOf(s.set);
  return cost[card]! - (over === NONE ? 0 : cost[cardOf(s, over)]!);
};

/** What an action with a card costs. `namesake` is the side's character of the same base name on that mission, or NONE. */
export const costOf = (s: State, seat: Seat, verb: CardAction['do'], card: CardIndex, namesake: Instance): number => {
  switch (verb) {
    case 'play':
    case 'jutsu':
      return playCost(s, seat, card);
    case 'hide':
      return HIDDEN_COST;
    case 'reveal':
      return revealCost(s, card);
    case 'upgrade':
      return upgradeCost(s, card, namesake);
  }
};

/** What stands in the way of an action whose card and target are there; each is the code of a refusal. */
type Obstacle = 'name-taken' | 'nothing-to-upgrade' | 'not-dearer' | 'too-dear';

/** One base name per side and mission (MYT-1.4), an upgrade costs more than what it is laid over (MYT-4.5), and nobody owes chakra. */
export const obstacleTo = (
  verb: CardAction['do'],
  namesake: Instance,
  cost: number,
  chakra: number,
): Obstacle | undefined => {
  if (verb === 'upgrade') {
    if (namesake === NONE) return 'nothing-to-upgrade';
    if (cost <= 0) return 'not-dearer';
  } else if (namesake !== NONE && (verb === 'play' || verb === 'hide')) {
    return 'name-taken';
  }
  return cost <= chakra ? undefined : 'too-dear';
};
