// Tools for those who make cards and decks of Mythos.

import type { DeckTools } from '../../kernel/deck-tools.ts';
import { DECKS } from './sets/shipped-decks.ts';
import { bring, checkDeck, convertDeck, covers, DRAWN_DECKS, loadouts, review } from './deck-tools/decks.ts';
import { factions, randomDeck } from './deck-tools/random-deck.ts';
import { coverage, lint, receiveSet, sendSet, setJson, show } from './deck-tools/sets.ts';

export const deckTools: DeckTools = {
  decks: Object.keys(DECKS),
  drawn: DRAWN_DECKS,
  lint,
  show,
  coverage,
  setJson,
  sendSet,
  receiveSet,
  checkDeck,
  convertDeck,
  factions,
  randomDeck,
  shippedDecks: covers,
  review,
  loadoutFor: bring,
  loadouts,
};
