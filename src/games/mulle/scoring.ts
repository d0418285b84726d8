// Points of an omgång (MUL-12) and of a match (MUL-13).

import type { Outcome, Seat } from '../../kernel/game.ts';
import { intakeOf, mullePoints, type Card } from './cards.ts';
import type { SideCount } from './events.ts';
import { matchOver, omgangOver, sideOf, type Side, type State } from './state.ts';

/** Intake above which there is a bonus: half of what the pack holds (MUL-12.3). */
const HALF_INTAKE = 20;

const sum = (cards: readonly Card[], of: (card: Card) => number): number =>
  cards.reduce((total, card) => total + of(card), 0);

/** A side's count of the omgång as it stands (MUL-12.4). */
export const countOf = (s: State, side: Side): SideCount => {
  const mulles = sum(s.mulles[side]!, mullePoints);
  const tabbar = s.tabbar[side]!;
  const intake = sum(s.captured[side]!, intakeOf);
  const bonus = intake > HALF_INTAKE ? 2 * (intake - HALF_INTAKE) : 0;
  return { mulles, tabbar, intake, bonus, total: mulles + tabbar + bonus };
};

export const countsOf = (s: State): readonly SideCount[] => [countOf(s, 0), countOf(s, 1)];

/** A side's points of the match so far. The bonus counts only when an omgång is over, and is then in the totals. */
export const standingOf = (s: State, side: Side): number => {
  const total = s.totals[side]!;
  if (omgangOver(s)) return total;
  const { mulles, tabbar } = countOf(s, side);
  return total + mulles + tabbar;
};

const bySeat = (s: State, of: (side: Side) => number): readonly number[] => s.hands.map((_, seat) => of(sideOf(seat)));

/** The higher total wins, equal totals are a draw (MUL-13.1). */
export const outcomeOf = (s: State): Outcome | undefined => {
  if (!matchOver(s)) return undefined;
  const [a, b] = [standingOf(s, 0), standingOf(s, 1)];
  const better = Math.max(a, b);
  const points = bySeat(s, (side) => standingOf(s, side));
  return { rank: points.map((each) => (each === better ? 1 : 2)), points, reason: 'points', clause: 'MUL-13.1' };
};

/** Whoever gives up loses the match for the whole side (MUL-13.2). */
export const concededBy = (s: State, seat: Seat): Outcome => ({
  rank: bySeat(s, (side) => (side === sideOf(seat) ? 2 : 1)),
  points: bySeat(s, (side) => standingOf(s, side)),
  reason: 'conceded',
  clause: 'MUL-13.2',
});
