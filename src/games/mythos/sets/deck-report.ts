// What a deck is made of, line by line: counts, costs, groups, missions, and how far it is from a legal one.

import { nameOfId, type Card, type CardSet } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import { COPIES, copiesIn, deckLimits, MISSIONS, missionsIn, tooMany, type DeckList } from './decks.ts';

interface Counted {
  readonly card: Card;
  readonly count: number;
}

const sumOf = (cards: readonly Counted[]): number => cards.reduce((sum, { count }) => sum + count, 0);

const sizeLine = (cards: readonly Counted[], deckSize: MythosOptions['deckSize']): string => {
  const size = sumOf(cards);
  const [least, most] = deckLimits(deckSize);
  const off = size > most ? `: ${tooMany(size - most)}` : size < least ? `: ${least - size} missing` : '';
  const people = sumOf(cards.filter(({ card }) => card.kind === 'character'));
  const bound = most === least ? `${least}` : `${least}–${most}`;
  return `cards     ${size}/${bound}${off} (${people} characters, ${size - people} jutsu, ${cards.length} different)`;
};

const costLine = (cards: readonly Counted[]): string => {
  const curve = new Map<number, number>();
  let sum = 0;
  for (const { card, count } of cards) {
    if (card.kind === 'mission') continue;
    curve.set(card.cost, (curve.get(card.cost) ?? 0) + count);
    sum += card.cost * count;
  }
  const steps = [...curve].toSorted(([a], [b]) => a - b).map(([cost, count]) => `${cost}:${count}`);
  return `costs     ${steps.join(' ')}, ${(sum / Math.max(1, sumOf(cards))).toFixed(1)} on average`;
};

const groupLine = (cards: readonly Counted[]): string => {
  const groups = new Map<string, number>();
  for (const { card, count } of cards) {
    if (card.kind === 'character') groups.set(card.group, (groups.get(card.group) ?? 0) + count);
  }
  const listed = [...groups].toSorted(([, a], [, b]) => b - a).map(([group, count]) => `${group} ${count}`);
  return `groups    ${listed.join(', ')}`;
};

const missionLine = (list: DeckList, set: CardSet): string => {
  const different = new Set(missionsIn(list, set));
  const off = different.size < MISSIONS ? `: ${MISSIONS - different.size} missing` : '';
  const over = different.size > MISSIONS ? `: ${tooMany(different.size - MISSIONS)}` : off;
  const others = set.cards
    .filter(({ kind, id }) => kind === 'mission' && !different.has(id))
    .map(({ id }) => nameOfId(id));
  const hint = off !== '' && others.length > 0 ? `; the set also has ${others.join(', ')}` : '';
  const names = [...different].map(nameOfId).join(', ');
  return `missions  ${different.size}/${MISSIONS}${over}${names === '' ? '' : ` (${names})`}${hint}`;
};

/** The deck in a few lines; what is no card of the set does not count. */
export const deckReport = (list: DeckList, set: CardSet, deckSize: MythosOptions['deckSize']): readonly string[] => {
  const cards = set.cards.flatMap((card): readonly Counted[] => {
    const count = copiesIn(list, card.id);
    return card.kind === 'mission' || count < 1 ? [] : [{ card, count }];
  });
  if (cards.length === 0) return [sizeLine(cards, deckSize), missionLine(list, set)];
  return [
    sizeLine(cards, deckSize),
    ...cards
      .filter(({ count }) => count > COPIES)
      .map(({ card, count }) => `          ${count}× ${nameOfId(card.id)}: ${tooMany(count - COPIES)}`),
    costLine(cards),
    groupLine(cards),
    missionLine(list, set),
  ];
};
