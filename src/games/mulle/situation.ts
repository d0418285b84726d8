// What the player on turn can rely on: values held, own builds and those of others. The reservation rule (MUL-9) lives here.

import type { Seat } from '../../kernel/game.ts';
import { handValue, MOST_VALUE, type Card } from './cards.ts';
import { handOf, NONE, type Pile, type State } from './state.ts';
import { surveyOf, type Survey } from './survey.ts';

/** A player's side of the table, counted once for all questions of a turn. */
export interface Situation {
  readonly seat: Seat;
  readonly table: readonly Pile[];
  readonly survey: Survey;
  /** How many cards of each hand value are held. */
  readonly holds: Int8Array;
  /** Bit n: a card of hand value n is held. */
  readonly held: number;
  /** Bit n: a build of value n is there, the player's own or somebody else's. */
  readonly own: number;
  readonly others: number;
}

export const situationOf = (s: State, seat: Seat): Situation => {
  const holds = new Int8Array(MOST_VALUE + 1);
  const hand = handOf(s, seat);
  let held = 0;
  for (let i = 0; i < hand.length; i++) {
    const value = handValue(hand[i]!);
    holds[value]!++;
    held |= 1 << value;
  }
  let own = 0;
  let others = 0;
  for (let i = 0; i < s.table.length; i++) {
    const { owner, value } = s.table[i]!;
    if (owner === seat) own |= 1 << value;
    else if (owner !== NONE) others |= 1 << value;
  }
  return { seat, table: s.table, survey: surveyOf(s.table), holds, held, own, others };
};

const has = (values: number, value: number): boolean => ((values >> value) & 1) === 1;

export const ownsBuild = (at: Situation, value: number): boolean => has(at.own, value);

export const othersBuild = (at: Situation, value: number): boolean => has(at.others, value);

/** Is there a build of this value, whoever owns it? */
export const anyBuild = (at: Situation, value: number): boolean => has(at.own | at.others, value);

/** The card is the only one that can take a build of its holder: it may do nothing else (MUL-9.2). */
export const isReserved = (at: Situation, card: Card): boolean => {
  const value = handValue(card);
  return ownsBuild(at, value) && at.holds[value] === 1;
};

/** Without this card, is there another one in the hand that takes a build of this value (MUL-5.2)? */
export const keepsTaker = (at: Situation, card: Card, value: number): boolean =>
  at.holds[value]! > (handValue(card) === value ? 1 : 0);
