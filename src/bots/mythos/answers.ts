// How promising each answer to an effect's choice is: harm for the rival, help for oneself, power where points are left.

import type { Seat } from '../../kernel/game.ts';
import type { Action } from '../../games/mythos/actions.ts';
import { kitOf } from '../../games/mythos/cards.ts';
import { effectStepOf, type EffectStep } from '../../games/mythos/effects/effects.ts';
import { fullPower } from '../../games/mythos/effects/power.ts';
import { inPlay, isHidden, laneCards, cardOf, NONE, sideOf, type Lane, type State } from '../../games/mythos/state.ts';
import { DECLINE, GOOD, isHarmful, onlyHurts } from './choices.ts';

type Choice = Extract<Action, { readonly do: 'choose' }>;

/** Can a mission still be won? */
const isOpen = (s: State, lane: Lane): boolean =>
  s.options.scoring === 'everyRound' || (s.resolved & (1 << lane)) === 0;

/** A score for each answer, the higher the better. */
export const judgeAnswers = (s: State, seat: Seat, actions: readonly Action[]): readonly number[] => {
  const pending = s.queue[0]!;
  const step = effectStepOf(s.set.cards[pending.card]!.effects[pending.line]!, pending.part);
  return actions.map((action) => scoreAnswer(s, seat, step, action));
};

/** What the mission of this round is worth more than another. */
const HERE = 5;

const scoreAnswer = (s: State, seat: Seat, step: EffectStep, action: Action): number => {
  switch (action.do) {
    case 'choose':
      return scoreTarget(s, seat, step, action);
    case 'take': {
      const { indexOf, power } = kitOf(s.set);
      return GOOD + power[indexOf.get(action.card)!]!;
    }
    case 'to': {
      const here = action.lane === s.round - 1 ? HERE : 0;
      return GOOD + (movesRival(s, seat, step) ? -here : here);
    }
    case 'decline':
      return DECLINE;
    default:
      return onlyHurts(step) ? 0 : GOOD;
  }
};

const scoreTarget = (s: State, seat: Seat, step: EffectStep, action: Choice): number => {
  const own = action.side === seat;
  const open = isOpen(s, action.lane);
  const stake = stakeOf(s, step, action);
  if (step.action === 'MOVE') {
    // A rival's strength is moved off a mission that counts, one's own off a mission that does not.
    const away = open ? stake : -stake;
    return own ? GOOD - 10 - away : GOOD + away;
  }
  if (own === isHarmful(step)) return -stake;
  return open ? GOOD + 3 + 2 * stake : GOOD + 0.6 * stake;
};

/** The power a character has now, or its tokens where only those are at stake. */
const stakeOf = (s: State, step: EffectStep, { card, lane, side }: Choice): number => {
  const there = laneCards(s, lane, side);
  const at =
    typeof card === 'number'
      ? there[card]
      : there.find((each) => !isHidden(s, each) && s.set.cards[cardOf(s, each)]!.id === card);
  if (at === undefined) return 0;
  return step.action === 'REMOVE_POWER' ? s.tokens[at]! : fullPower(s, at);
};

const movesRival = (s: State, seat: Seat, step: EffectStep): boolean => {
  if (step.action !== 'MOVE' || step.target === 'SELF') return false;
  const { picked } = s.queue[0]!;
  return picked !== NONE && inPlay(s, picked) ? sideOf(s, picked) !== seat : step.target === 'ENEMY';
};
