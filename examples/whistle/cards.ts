// The twenty cards of Whistle: suit letter first, `HA` is the ace of hearts.

export type Card = string;

const SUITS = ['S', 'H', 'D', 'C'] as const;
const RANKS = ['10', 'J', 'Q', 'K', 'A'] as const;

export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));

export const suitOf = (card: Card): string => card.slice(0, 1);

const height = (card: Card): number => RANKS.findIndex((rank) => rank === card.slice(1));

/** Does the reply take the trick from the card that was led? */
export const beats = (reply: Card, led: Card): boolean => suitOf(reply) === suitOf(led) && height(reply) > height(led); // WHI-6
