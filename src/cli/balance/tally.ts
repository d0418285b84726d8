// What matches between decks add up to: win rates, cards, lengths, comebacks.

import type { DeckContents } from '../../kernel/balance.ts';
import { rateOf } from '../arena/tally.ts';
import type { DeckResult } from './task.ts';

/** Matches and what was won of them; a draw counts half. */
export interface Score {
  games: number;
  wins: number;
}

/** A win rate with its 95 % interval, and how many matches it is from. */
export interface Rate {
  readonly games: number;
  readonly win: number;
  readonly low: number;
  readonly high: number;
}

const rate = ({ games, wins }: Score): Rate => ({ games, ...rateOf({ games, wins }) });

const emptyScore = (): Score => ({ games: 0, wins: 0 });

const add = (score: Score, won: number): void => {
  score.games++;
  score.wins += won;
};

/** One card in one deck. */
export interface CardTally {
  /** In how many of the deck's games it was played; each side of a mirror is one. */
  played: number;
  /** The games in which it was drawn. */
  readonly drawn: Score;
}

/** A deck that is measured. */
export interface MeasuredDeck {
  readonly name: string;
  readonly contents: DeckContents;
  /** Not held to the goals. */
  readonly aside: boolean;
}

/** Whom a comeback is counted for: behind, but by no more than this. */
export type Behind = number;

export class BalanceTally {
  readonly #decks: readonly MeasuredDeck[];
  readonly #behind: Behind;
  readonly #pairs: Score[][];
  readonly #cards: readonly ReadonlyMap<string, CardTally>[];
  readonly #sides: number[];
  readonly #firsts: Score[];
  readonly #comeback = emptyScore();
  readonly #actions: number[] = [];

  constructor(decks: readonly MeasuredDeck[], behind: Behind) {
    this.#decks = decks;
    this.#behind = behind;
    this.#pairs = decks.map(() => decks.map(emptyScore));
    this.#sides = decks.map(() => 0);
    this.#firsts = decks.map(emptyScore);
    this.#cards = decks.map(
      ({ contents: { cards, beside } }) =>
        new Map([...Object.keys(cards), ...beside].map((card) => [card, { played: 0, drawn: emptyScore() }])),
    );
  }

  /** Adds one match. */
  count(result: DeckResult): void {
    const { decks, first } = result;
    const won = [0, 1].map((seat) => (result.winner === undefined ? 0.5 : result.winner === seat ? 1 : 0));
    const isMirror = decks[0] === decks[1];
    decks.forEach((deck, seat) => {
      this.#countCards(deck, seat, won[seat]!, result);
      if (!isMirror) add(this.#pairs[deck]![decks[1 - seat]!]!, won[seat]!);
    });
    if (isMirror && first !== undefined) add(this.#firsts[decks[0]]!, won[first]!);
    // A deck that stands aside says nothing about how the others play.
    if (decks.some((deck) => this.#decks[deck]!.aside)) return;
    this.#actions.push(result.actions);
    this.#countComeback(result, won);
  }

  /** The win rate of a deck against another one. */
  pair(a: number, b: number): Rate {
    return rate(this.#pairs[a]![b]!);
  }

  /** The win rate of a deck against all others; those that stand aside count only for themselves. */
  overall(deck: number): Rate {
    return rate(
      this.#pairs[deck]!.filter((_, other) => this.#decks[deck]!.aside || !this.#decks[other]!.aside).reduce(sum),
    );
  }

  /** How often whoever had the first advantage won, in the mirror of one deck or in all that are held to the goals. */
  first(deck?: number): Rate {
    return rate(
      deck === undefined
        ? this.#firsts.filter((_, at) => !this.#decks[at]!.aside).reduce(sum, emptyScore())
        : this.#firsts[deck]!,
    );
  }

  /** The cards of a deck: the share of its games in which each was played, and the win rate when it was drawn. */
  cards(deck: number): readonly { readonly card: string; readonly played: number; readonly drawn: Rate }[] {
    const games = Math.max(1, this.#sides[deck]!);
    return [...this.#cards[deck]!].map(([card, { played, drawn }]) => ({
      card,
      played: played / games,
      drawn: rate(drawn),
    }));
  }

  /** How many games of a deck its cards were looked for in. */
  games(deck: number): number {
    return this.#sides[deck]!;
  }

  comeback(): Rate {
    return rate(this.#comeback);
  }

  /** Actions per match: least, lower quartile, median, upper quartile, most; nothing without matches. */
  actions(): readonly number[] | undefined {
    const sorted = this.#actions.toSorted((a, b) => a - b);
    return sorted.length === 0 ? undefined : [0, 0.25, 0.5, 0.75, 1].map((part) => quantile(sorted, part));
  }

  #countCards(deck: number, seat: number, won: number, { played, drawn }: DeckResult): void {
    const cards = this.#cards[deck]!;
    this.#sides[deck]!++;
    for (const card of played[seat]!) {
      const tally = cards.get(card);
      if (tally !== undefined) tally.played++;
    }
    for (const card of drawn[seat]!) {
      const tally = cards.get(card);
      if (tally !== undefined) add(tally.drawn, won);
    }
  }

  #countComeback({ late }: DeckResult, won: readonly number[]): void {
    if (late === undefined) return;
    const [a = 0, b = 0] = late;
    if (a === b || Math.abs(a - b) > this.#behind) return;
    add(this.#comeback, won[a < b ? 0 : 1]!);
  }
}

const sum = (a: Score, b: Score): Score => ({ games: a.games + b.games, wins: a.wins + b.wins });

/** The value below which this part of sorted values lies; between two of them, in proportion. */
export const quantile = (sorted: readonly number[], part: number): number => {
  const at = part * (sorted.length - 1);
  const below = Math.floor(at);
  const low = sorted[below]!;
  return low + (at - below) * ((sorted[below + 1] ?? low) - low);
};

/** How many cards two decks share, copies counted; what is brought beside a deck does not count. */
export const sharedCards = (a: DeckContents, b: DeckContents): number =>
  Object.entries(a.cards).reduce(
    (total, [card, copies]) => total + Math.min(copies, Object.hasOwn(b.cards, card) ? b.cards[card]! : 0),
    0,
  );
