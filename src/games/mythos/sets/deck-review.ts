// A deck looked at while somebody writes it: how many cards, which lines match none, what is wrong and what helps.

import type { Language } from '../../../kernel/presentation.ts';
import type { ShippedDeck, DeckReview } from '../../../kernel/deck-tools.ts';
import { nameOfId, type CardSet } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import { voiceIn } from '../text/texts.ts';
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
  const { texts, text } = voiceIn(language);
  const { decks } = texts;
  const cards = sizeOf(list);
  const { length: count } = missionsIn(list, set);
  const [least, most] = deckLimits(size);
  const said: string[] = [];
  if (cards < least) said.push(text(decks.tooFew, { n: least - cards }));
  if (cards > most) said.push(text(decks.tooMany, { n: cards - most }));
  for (const [id, copies] of Object.entries(list.cards)) {
    const over = copies - COPIES;
    if (over > 0) said.push(text(decks.copies, { card: nameOfId(id), count: copies, most: COPIES, over }));
  }
  if (new Set(list.missions).size < list.missions.length) said.push(decks.missionTwice);
  if (count < MISSIONS) said.push(text(decks.fewMissions, { count, of: MISSIONS, n: MISSIONS - count }));
  if (count > MISSIONS) said.push(text(decks.manyMissions, { count, of: MISSIONS, n: count - MISSIONS }));
  return said;
};

/** Why a line could not be read. */
export const lineWords = ({ name, near, over }: DeckFault, language: Language): string => {
  const { texts, text } = voiceIn(language);
  const { decks } = texts;
  if (over === 'line') return text(decks.lineTooLong, { most: LONGEST_DECK_LINE });
  if (over === 'lines') return text(decks.linesTooMany, { most: MOST_DECK_LINES });
  return near.length === 0 ? text(decks.noCard, { name }) : text(decks.noCardNear, { name, near: near.join(' / ') });
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
export const coversOf = (decks: { readonly [name: string]: DeckList }, language: Language): readonly ShippedDeck[] => {
  const { shipped } = voiceIn(language).texts.decks;
  return Object.entries(decks).map(([id, list]) => {
    const [title = id, about = '', advice = ''] = Object.hasOwn(shipped, id) ? shipped[id as keyof typeof shipped] : [];
    return { id, title, cards: sizeOf(list), about, advice };
  });
};
