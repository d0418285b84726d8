// How large sets and decks may be. What is larger is refused, in words that name the limit; docs/mythos-effects.md lists them.

export const MOST_CARDS = 1000;
/** Lines with an effect on one card. */
export const MOST_EFFECTS = 6;
/** Groups of a set, and keywords of a set. */
export const MOST_NAMES = 100;
/** Keywords of one character. */
export const MOST_KEYWORDS = 20;
/** Characters in a line of a set: all its groups on one line fit. */
export const LONGEST_LINE = 5000;
/** Characters in a line of a deck: the longest name, a number and some space. */
export const LONGEST_DECK_LINE = 200;
/** Lines of a deck that name a card, and different cards in a deck: every copy of the largest deck on a line of its own, and some. */
export const MOST_DECK_LINES = 150;
/** A file with so many faults is not read further. */
export const MOST_FAULTS = 50;
/** So many lines that match no card are told with the cards that may have been meant. */
export const MOST_SUGGESTED = 3;
