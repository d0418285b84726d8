// The version of the protocol, and how long its texts may be: apart from its messages, so that a page needs no reader of them.

/** Raised when an old client might misunderstand the server. */
export const PROTOCOL = 2;

/** No message of a client is longer than this, in bytes; only one with a deck comes near it. */
export const MAX_MESSAGE = 32_768;

/** The longest deck list, in characters: a hundred cards with long names, one per line. */
export const MAX_DECK = 8000;

/** The longest custom set of cards, in characters: several hundred cards. It comes over HTTP, with a new table. */
export const MAX_SET = 64_000;
