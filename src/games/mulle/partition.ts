// Groups of equal worth that a set of cards falls into: the lexicographically first way to write them.

import { tableValue, type Card } from './cards.ts';
import { surveyCards } from './survey.ts';
import { ROW } from './sums.ts';

export type Groups = readonly (readonly Card[])[];

/** The lexicographically first partition into groups worth `value`; nothing if there is none. Cards in deck order. */
export const firstPartition = (cards: readonly Card[], value: number): Groups | undefined => {
  const groups: Card[][] = [];
  return complete({ cards, value, used: cards.map(() => false), groups, hopeless: new Set() }) ? groups : undefined;
};

interface Work {
  readonly cards: readonly Card[];
  readonly value: number;
  readonly used: boolean[];
  readonly groups: Card[][];
  /** What is left, by ranks, and can't be divided. */
  readonly hopeless: Set<number>;
}

const complete = (work: Work): boolean => {
  const { cards, value, used, groups, hopeless } = work;
  const first = used.indexOf(false);
  if (first === -1) return true;
  const key = keyOf(work);
  if (hopeless.has(key)) return false;
  const card = cards[first]!;
  groups.push([card]);
  used[first] = true;
  if (extend(work, first + 1, value - tableValue(card))) return true;
  used[first] = false;
  groups.pop();
  hopeless.add(key);
  return false;
};

/** Fills the last group up with cards from place `from` on, then divides the rest. */
const extend = (work: Work, from: number, need: number): boolean => {
  const { cards, used, groups } = work;
  if (need === 0) return complete(work);
  const group = groups[groups.length - 1]!;
  let failed = -1;
  for (let i = from; i < cards.length; i++) {
    const card = cards[i]!;
    if (used[i] === true || card === failed || tableValue(card) > need) continue;
    used[i] = true;
    group.push(card);
    if (extend(work, i + 1, need - tableValue(card))) return true;
    group.pop();
    used[i] = false;
    failed = card;
  }
  return false;
};

const keyOf = ({ cards, used }: Work): number => {
  const { counts } = surveyCards(cards.filter((_, i) => used[i] !== true));
  let key = 0;
  for (let rank = 1; rank < ROW; rank++) key = key * 9 + counts[rank]!;
  return key;
};
