// The eighteen boats of Three Quays, fleet letter first (`S7` is number 7 of the sun fleet), and the three quays.

export type Card = string;

const FLEETS = ['S', 'M'] as const;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const DECK: readonly Card[] = FLEETS.flatMap((fleet) => NUMBERS.map((number) => `${fleet}${number}`)); // QUA-1

export const fleetOf = (card: Card): string => card.slice(0, 1);

export const numberOf = (card: Card): number => Number(card.slice(1));

/** Cards in the order of the deck, which is how a hand is held. */
export const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => DECK.indexOf(a) - DECK.indexOf(b));

export const QUAYS = ['A', 'B', 'C'] as const;

/** What each quay pays. */
export const WORTH: readonly number[] = [2, 3, 4]; // QUA-2

export const BERTHS = 3; // QUA-6

/** The strength of boats at a quay; `bonus` is what a convoy adds. */
export const strengthOf = (cards: readonly Card[], bonus: number): number => {
  const sum = cards.reduce((total, card) => total + numberOf(card), 0);
  const isConvoy = cards.length > 1 && cards.every((card) => fleetOf(card) === fleetOf(cards[0] as Card));
  return sum + (isConvoy ? bonus : 0); // QUA-8
};
