// A deck looked at while somebody writes it: how many cards, which lines match none, what is wrong and what helps.

import type { Language } from '../../../kernel/presentation.ts';
import type { ShippedDeck, DeckReview } from '../../../kernel/deck-tools.ts';
import { nameOfId, type CardSet } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import { DECK_WORDS } from './deck-words.ts';
import { COPIES, deckFaults, deckLimits, MISSIONS, missionsIn, type DeckFault, type DeckList } from './decks.ts';
import { LONGEST_DECK_LINE, MOST_DECK_LINES } from './limits.ts';

type DeckSize = MythosOptions['deckSize'];

const wanted = (size: DeckSize): string => {
  const [least, most] = deckLimits(size);
  return most === least ? String(least) : `${least}–${most}`;
};

const sizeOf = ({ cards }: DeckList): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** What helps, in words; only for what a player can put right by changing lines. */
const remedies = (list: DeckList, set: CardSet, size: DeckSize, language: Language): readonly string[] => {
  const words = DECK_WORDS[language];
  const cards = sizeOf(list);
  const { length: different } = missionsIn(list, set);
  const [least, most] = deckLimits(size);
  const said: string[] = [];
  if (cards < least) said.push(words.tooFew(least - cards));
  if (cards > most) said.push(words.tooMany(cards - most));
  for (const [id, count] of Object.entries(list.cards)) {
    if (count > COPIES) said.push(words.copies(nameOfId(id), count, COPIES));
  }
  if (new Set(list.missions).size < list.missions.length) said.push(words.missionTwice);
  if (different < MISSIONS) said.push(words.fewMissions(different, MISSIONS));
  if (different > MISSIONS) said.push(words.manyMissions(different, MISSIONS));
  return said;
};

/** Why a line could not be read. */
const lineWords = ({ name, near, over }: DeckFault, language: Language): string => {
  const words = DECK_WORDS[language];
  if (over === 'line') return words.lineTooLong(LONGEST_DECK_LINE);
  return over === 'lines' ? words.linesTooMany(MOST_DECK_LINES) : words.noCard(name, near.join(' / '));
};

/** A deck that was read: the rules decide whether it may be played, the words only say so. */
export const reviewOf = (
  deck: { readonly list: DeckList; readonly faults: readonly DeckFault[] },
  set: CardSet,
  size: DeckSize,
  language: Language,
): DeckReview => {
  const faults = deckFaults(deck.list, set, size);
  const helps = remedies(deck.list, set, size, language);
  return {
    ok: deck.faults.length === 0 && faults.length === 0,
    cards: sizeOf(deck.list),
    of: wanted(size),
    unmatched: deck.faults.map((fault) => ({ line: fault.line, message: lineWords(fault, language) })),
    faults: faults.length > 0 && helps.length === 0 ? faults : helps,
  };
};

/** A deck, or its set, that can't be read at all. */
export const unreadableDeck = (size: DeckSize, faults: readonly string[]): DeckReview => ({
  ok: false,
  cards: 0,
  of: wanted(size),
  unmatched: [],
  faults,
});

/** The decks of a list by name, with what is said of them. */
export const coversOf = (decks: { readonly [name: string]: DeckList }, language: Language): readonly ShippedDeck[] =>
  Object.entries(decks).map(([id, list]) => {
    const { title = id, about = '' } = DECK_WORDS[language].covers[id] ?? {};
    return { id, title, cards: sizeOf(list), about };
  });
