// Tools for those who make cards and decks of Mythos.

import type { Workshop } from '../../kernel/workshop.ts';
import { DECKS } from './sets/shipped.ts';
import { bring, checkDeck, convertDeck, covers, loadouts, review } from './workshop/decks.ts';
import { coverage, lint, receiveSet, sendSet, setJson, show } from './workshop/sets.ts';

export const workshop: Workshop = {
  decks: Object.keys(DECKS),
  lint,
  show,
  coverage,
  setJson,
  sendSet,
  receiveSet,
  checkDeck,
  convertDeck,
  covers,
  review,
  bring,
  loadouts,
};
