// Whether decks are balanced: every figure that a game has a goal for, and whether it keeps to it.

import type { BalanceTools } from '../../kernel/balance.ts';
import { pairingsOf } from '../arena/tally.ts';
import { sharedCards, type BalanceTally, type MeasuredDeck } from './tally.ts';

/** One figure that is held to a goal. */
export interface GoalCheck {
  readonly goal: 'deck' | 'pairing' | 'first' | 'played' | 'actions' | 'comeback' | 'shared';
  /** What it is about: a deck, two decks, a card of a deck; empty where it is about all. */
  readonly of: readonly string[];
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly ok: boolean;
}

const within = (
  goal: GoalCheck['goal'],
  of: readonly string[],
  value: number,
  { least, most }: { readonly least?: number; readonly most?: number },
): GoalCheck => ({
  goal,
  of,
  value,
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
  ok: value >= (least ?? -Infinity) && value <= (most ?? Infinity),
});

/** Every check there is something to say about; decks that stand aside are left out, and so is what never happened. */
export const checksOf = (
  tally: BalanceTally,
  decks: readonly MeasuredDeck[],
  { goals }: BalanceTools,
): readonly GoalCheck[] => {
  const checks: GoalCheck[] = [];
  const held = [...decks.keys()].filter((at) => !decks[at]!.aside);
  const nameOf = (at: number): string => decks[at]!.name;
  const range = ([least, most]: readonly [number, number]): { readonly least: number; readonly most: number } => ({
    least,
    most,
  });
  for (const at of held) {
    const { games, win } = tally.overall(at);
    if (games > 0) checks.push(within('deck', [nameOf(at)], win, range(goals.deck)));
  }
  for (const { a, b } of pairingsOf(held.length)) {
    const [one, other] = [held[a]!, held[b]!];
    const { games, win } = tally.pair(one, other);
    if (games > 0) checks.push(within('pairing', [nameOf(one), nameOf(other)], win, range(goals.pairing)));
    const shared = sharedCards(decks[one]!.contents, decks[other]!.contents);
    checks.push(within('shared', [nameOf(one), nameOf(other)], shared, { most: goals.shared }));
  }
  const first = tally.first();
  if (first.games > 0) checks.push(within('first', [], first.win, range(goals.first)));
  for (const at of held) {
    for (const { card, played } of tally.cards(at)) {
      if (tally.games(at) > 0) checks.push(within('played', [nameOf(at), card], played, { least: goals.played }));
    }
  }
  const actions = tally.actions();
  if (actions !== undefined) checks.push(within('actions', [], actions[2]!, range(goals.actions)));
  const comeback = tally.comeback();
  if (comeback.games > 0) checks.push(within('comeback', [], comeback.win, { least: goals.comeback.least }));
  return checks;
};
