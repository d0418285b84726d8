// Actions of HighNoon, each with a manner of playing on after it, and which action a contest of them speaks for.

import type { Action } from '../../games/highnoon/actions.ts';
import type { HighNoon } from '../../games/highnoon/index.ts';
import type { Candidate } from '../search/aids.ts';
import type { Weighed } from './contest.ts';

/** The usual manner of playing on; others are counted from 1. */
export const USUAL = 0;

/** An action, and the manner of playing on after it. */
export interface Line {
  readonly action: Action;
  readonly manner: number;
}

/**
 * One candidate per action, with its best line; the action to play comes first. Without a proven winner that is the defender's. Otherwise, of the actions whose best
 * line comes within `gain` of the winner, it is the one that does best in the usual manner.
 */
export const bestLines = (
  weighed: readonly Weighed<Line>[],
  defender: Line,
  gain: number,
): readonly Candidate<HighNoon>[] => {
  const winner = weighed[0]!;
  const best = new Map<Action, Weighed<Line>>();
  const usually = new Map<Action, number>();
  for (const line of weighed) {
    const { action, manner } = line.who;
    if (line.mean > (best.get(action)?.mean ?? -Infinity)) best.set(action, line);
    if (manner === USUAL) usually.set(action, line.mean);
  }
  let first = winner.who.action;
  if (winner.who !== defender)
    for (const [action, { mean }] of best)
      if (mean >= winner.mean - gain && usually.get(action)! > usually.get(first)!) first = action;
  return [...best]
    .map(([action, { visits, mean }]) => ({ action, visits, mean }))
    .toSorted((a, b) => Number(b.action === first) - Number(a.action === first) || b.mean - a.mean);
};
