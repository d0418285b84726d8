// How the heuristic player answers the choices of effects: harm for the rival, help for itself, power where points are left.

import type { Action } from '../../games/mythos/actions.ts';
import type { EffectStep } from '../../games/mythos/effects/effects.ts';
import { waitingStep, isOpen, powerOf, sidesOf, type Table } from './table.ts';

const HARMFUL: readonly EffectStep['action'][] = ['DEFEAT', 'HIDE', 'REMOVE_POWER', 'TAKE_CONTROL', 'RETURN_TO_HAND'];

/** Declining lies between what helps and what hurts. */
export const DECLINE = 15;
export const GOOD = 30;
const BAD = 0;

/** How good an answer is. */
export const scoreChoice = (table: Table, action: Action): number => {
  const step = waitingStep(table);
  switch (action.do) {
    case 'choose':
      return scoreTarget(table, step, action);
    case 'take':
      return GOOD + powerOf(table, action.card);
    case 'to':
      return movesRival(table, step) ? GOOD - worthOf(table, action.lane) : GOOD + worthOf(table, action.lane);
    case 'decline':
      return DECLINE;
    default:
      return onlyHurts(step) ? BAD : GOOD;
  }
};

/** What a mission is worth that can still be won; more where one is behind. */
const worthOf = (table: Table, lane: number): number => {
  if (!isOpen(table, lane)) return 0;
  const [own, rival] = sidesOf(table, lane);
  return 2 * (table.view.worth[lane] ?? 0) + (own <= rival ? 1 : 0);
};

/** The power a character has now, or its tokens where only those are at stake. */
const stakeOf = ({ view }: Table, step: EffectStep | undefined, action: Action & { do: 'choose' }): number => {
  const side = view.lanes[action.lane]?.sides[action.side] ?? [];
  const place =
    typeof action.card === 'number'
      ? action.card
      : side.findIndex(({ card, hidden }) => card === action.card && hidden !== true);
  if (step?.action === 'REMOVE_POWER') return side[place]?.tokens ?? 0;
  return view.powers[action.lane]?.characters[action.side]?.[place] ?? 0;
};

const scoreTarget = (table: Table, step: EffectStep | undefined, action: Action & { do: 'choose' }): number => {
  const own = action.side === table.seat;
  const stake = stakeOf(table, step, action);
  if (step?.action === 'MOVE') {
    // A rival's strength is moved off a mission that counts, one's own off a mission that does not.
    const away = isOpen(table, action.lane) ? stake : -stake;
    return own ? GOOD - 10 - away : GOOD + away;
  }
  if (own === isHarmful(step)) return BAD - stake;
  return GOOD + 2 * stake + (isOpen(table, action.lane) ? 1 : 0);
};

const movesRival = ({ view, seat }: Table, step: EffectStep | undefined): boolean => {
  if (step?.action !== 'MOVE' || step.target === 'SELF') return false;
  const picked = view.queue[0]?.picked;
  if (picked != null && 'side' in picked) return picked.side !== seat;
  return step.target === 'ENEMY';
};

export const isHarmful = (step: EffectStep | undefined): boolean => step !== undefined && HARMFUL.includes(step.action);

/** Agreeing would only cost one's own characters something. */
export const onlyHurts = (step: EffectStep | undefined): boolean =>
  step !== undefined &&
  step.then === undefined &&
  isHarmful(step) &&
  (step.target === 'SELF' || step.target === 'ALL_FRIENDLY');
