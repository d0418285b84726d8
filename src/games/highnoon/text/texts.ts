// The words of HighNoon that every language must have; the compiler checks each file against this.

import type { Rich } from '../../../kernel/face.ts';
import type { Ending } from '../state.ts';

/** A card inside a sentence. */
export type CardPart = { readonly card: string };

/** Values of a refusal's sentence: cards ready to be placed in text, places by name, numbers. */
export interface RefusalParts {
  readonly card: CardPart;
  readonly top: CardPart;
  /** What the foundations of a suit wait for. */
  readonly next: Rich;
  readonly column: string;
  readonly count: number;
}

/** What a refusal says: a title of two or three words and one sentence. */
export type RefusalText = (parts: RefusalParts) => { readonly title: string; readonly text: Rich };

export const REFUSALS = [
  'match-finished',
  'not-dealt',
  'foreign-zone',
  'stock-empty',
  'stock-left',
  'waste-empty',
  'column-empty',
  'already-open',
  'face-down',
  'onto-face-down',
  'too-few-cards',
  'not-a-run',
  'same-column',
  'wrong-rank',
  'same-colour',
  'kings-only',
  'not-next',
  'off-foundation',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Texts {
  readonly name: string;
  readonly blurb: string;
  readonly or: string;
  readonly waste: string;
  readonly draw: (cards: number) => Rich;
  readonly recycle: Rich;
  readonly flip: (column: string) => Rich;
  /** `card` is the lowest one that moves, where it is known. */
  readonly move: (parts: {
    readonly card?: CardPart;
    readonly cards: number;
    readonly from: string;
    readonly to: string;
  }) => Rich;
  readonly place: (from: string, card?: CardPart) => Rich;
  readonly refusals: { readonly [code in RefusalCode]: RefusalText };
  readonly zones: {
    readonly stock: string;
    readonly waste: string;
    readonly column: (name: string) => string;
    readonly foundation: (name: string, suit: string) => string;
    readonly of: (who: string, zone: string) => string;
  };
  readonly facts: {
    readonly mode: (shared: boolean, drawCount: number) => string;
    readonly quiet: (actions: number, limit: number) => string;
  };
  /** The small print of a score: how many cards the player still has. */
  readonly score: (left: number) => string;
  readonly events: {
    readonly dealt: Rich;
    readonly drew: (who: string, cards: Rich) => Rich;
    readonly recycled: (who: string, cards: number) => Rich;
    readonly moved: (who: string, cards: Rich, from: string, to: string) => Rich;
    readonly placed: (who: string, card: CardPart, points: number) => Rich;
    readonly turned: (who: string, card: CardPart, column: string) => Rich;
    readonly ended: { readonly [ending in Ending]: Rich };
  };
  readonly outcome: {
    readonly cleared: (who: string) => Rich;
    /** `tally` is the winner's score first. */
    readonly blocked: (who: string, tally: string) => Rich;
    readonly quiet: (who: string, tally: string) => Rich;
    readonly stalled: (who: string, tally: string) => Rich;
    readonly drawn: (tally: string) => Rich;
    readonly resigned: (who: string, loser: string) => Rich;
    readonly time: (who: string, loser: string) => Rich;
    readonly left: (who: string, loser: string) => Rich;
  };
  readonly options: { readonly [key: string]: string };
}
