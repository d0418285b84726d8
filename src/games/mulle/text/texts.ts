// The words of Mulle that every language must have; the compiler checks each file against this.

import type { Rich } from '../../../kernel/presentation.ts';
import type { SideCount } from '../events.ts';

/** A card inside a sentence. */
export type CardPart = { readonly card: string };

/** Values of a refusal's sentence: cards ready to be placed in text. */
export interface RefusalParts {
  readonly card: CardPart;
  readonly value: number;
  /** Cards in question, listed; empty if it is about a build. */
  readonly cards: Rich;
  /** Everything that a larger capture takes. */
  readonly larger: Rich;
  /** The build in question can be taken as it is. */
  readonly build: boolean;
  readonly from: number;
  readonly up: number;
  readonly down: number;
}

/** What a refusal says: a title of two or three words and one sentence. */
export type RefusalText = (parts: RefusalParts) => { readonly title: string; readonly text: Rich };

export const REFUSALS = [
  'not-your-turn',
  'not-dealt',
  'match-finished',
  'card-not-in-hand',
  'card-not-on-table',
  'card-named-twice',
  'no-such-build',
  'special-takes-builds',
  'wrong-sum',
  'twin-first',
  'take-the-build',
  'take-more',
  'auto-decides',
  'reserved',
  'value-out-of-range',
  'no-taker',
  'others-build',
  'own-build',
  'locked-build',
  'wrong-value',
  'build-in-the-way',
  'nothing-to-gather',
  'no-trotta-of-aces',
  'has-builds',
  'can-capture',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** How a build came out. */
export interface BuildParts {
  readonly value: number;
  readonly locked: boolean;
  readonly merged: boolean;
  readonly absorbed: Rich;
}

export interface Texts {
  readonly name: string;
  readonly blurb: string;
  readonly and: string;
  /** `build 7` in a list of what is taken. */
  readonly build: (value: number) => string;
  /** `2 mullar`, `1 tabbe`. */
  readonly mulles: (count: number) => string;
  readonly tabbar: (count: number) => string;
  readonly actions: {
    readonly take: (card: CardPart, what: Rich, mulles: number) => Rich;
    readonly build: (card: CardPart, on: CardPart, value: number) => Rich;
    readonly rebuild: (card: CardPart, from: number, to: number) => Rich;
    readonly trotta: (card: CardPart) => Rich;
    readonly discard: (card: CardPart) => Rich;
    readonly feed: (card: CardPart, value: number) => Rich;
  };
  readonly refusals: { readonly [code in RefusalCode]: RefusalText };
  readonly zones: {
    readonly ownHand: string;
    readonly hand: (who: string) => string;
    readonly table: string;
    readonly build: (who: string, locked: boolean) => string;
    readonly stock: string;
    readonly captured: (who: string) => string;
  };
  readonly facts: {
    readonly omgang: (omgang: number, of: number, deal: number, deals: number) => string;
  };
  readonly intake: (points: number) => string;
  readonly events: {
    readonly dealt: (omgang: number, deal: number, starter: string) => Rich;
    readonly took: (who: string, card: CardPart, what: Rich) => Rich;
    readonly built: (who: string, card: CardPart, on: CardPart, build: BuildParts) => Rich;
    readonly rebuilt: (who: string, card: CardPart, from: number, build: BuildParts) => Rich;
    readonly trotta: (who: string, card: CardPart, gathered: Rich, value: number) => Rich;
    readonly fed: (who: string, card: CardPart, value: number) => Rich;
    readonly discarded: (who: string, card: CardPart) => Rich;
    readonly swept: (who: string, cards: number) => Rich;
    readonly counted: (
      omgang: number,
      parts: readonly { readonly who: string; readonly count: SideCount; readonly total: number }[],
    ) => Rich;
  };
  readonly outcome: {
    readonly won: (who: string, tally: string) => Rich;
    readonly drawn: (tally: string) => Rich;
    readonly resigned: (who: string, loser: string) => Rich;
    readonly time: (who: string, loser: string) => Rich;
    readonly left: (who: string, loser: string) => Rich;
  };
  /** By option, and by option and value: `absorb`, `absorb=off`. */
  readonly options: { readonly [key: string]: string };
}
