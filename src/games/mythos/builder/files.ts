// Decks of Mythos in a builder: from a text and back, by name, by the order of a set, and the hands that they give.

import type { BuilderReader, CardCounts, ReadDeck, SampleHand } from '../../../kernel/deck-builder.ts';
import { shuffle, stream, type Seed } from '../../../kernel/random.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { kitOf, type CardSet } from '../cards.ts';
import { readDeck } from '../deck-tools/decks.ts';
import { lineWords } from '../sets/deck-review.ts';
import { deckOf, writeDeckText } from '../sets/decks.ts';
import { deckNamed } from '../sets/shipped-decks.ts';
import { dusk, shippedSets } from '../sets/shipped.ts';
import { OPENING_HAND } from '../turn/deal.ts';
import { countsOfList, listOfCounts } from './lists.ts';
import { builderVoice } from './text/texts.ts';

/** The longest text that is read: every copy of the largest deck on a line of its own, with the longest name. */
export const LONGEST_TEXT = 20_000;

/** Cards drawn in the three rounds after the first (MYT-3.3). */
const DRAWN_LATER = 6;

export const readText = (text: string, set: CardSet, reader: BuilderReader): Result<ReadDeck, string> => {
  const { texts, text: fill } = builderVoice(reader.language, reader.format);
  if (text.length > LONGEST_TEXT) return fail(fill(texts.tooLong, { most: LONGEST_TEXT }));
  const read = readDeck(text, set, reader.language);
  if (!read.ok) return fail(fill(texts.noDeck, { why: read.error.lines[0] ?? '' }));
  const { list, faults } = read.value;
  return ok({
    deck: countsOfList(list, set),
    unmatched: faults.map((fault) => ({ line: fault.line, message: lineWords(fault, reader.language) })),
  });
};

export const writeText = (deck: CardCounts, set: CardSet): string => writeDeckText(listOfCounts(deck, set), set);

export const shippedCounts = (name: string): CardCounts | undefined => {
  const list = deckNamed(name);
  return list && countsOfList(list, dusk);
};

/** The set whose hash begins so: this one, or one that was ever shipped. */
export const orderOf = (begins: string, set: CardSet): readonly string[] | undefined =>
  [set, ...shippedSets].find((each) => kitOf(each).hash.startsWith(begins))?.cards.map(({ id }) => id);

export const sampleHand = (deck: CardCounts, set: CardSet, seed: Seed): SampleHand => {
  const { cards } = deckOf({ ...listOfCounts(deck, set), missions: [] }, set);
  const ids = shuffle(
    cards.map((index) => set.cards[index]!.id),
    stream(seed, 'sample'),
  );
  return { hand: ids.slice(0, OPENING_HAND), next: ids.slice(OPENING_HAND, OPENING_HAND + DRAWN_LATER) };
};
