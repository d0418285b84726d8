// The words of Mythos that every language must have; the compiler checks each file against this.

import type { Rich } from '../../../kernel/face.ts';

/** A card inside a sentence. */
export type CardPart = { readonly card: string };

/** Values of a refusal's sentence. */
export interface RefusalParts {
  readonly card: CardPart;
  readonly over: CardPart;
  readonly lane: string;
  readonly cost: number;
  readonly chakra: number;
  readonly most: number;
  /** What an upgrade costs, where one is possible. */
  readonly upgrade: number | undefined;
}

/** What a refusal says: a title of two or three words and one sentence. */
export type RefusalText = (parts: RefusalParts) => { readonly title: string; readonly text: Rich };

export const REFUSALS = [
  'match-finished',
  'not-dealt',
  'answer-first',
  'answered-already',
  'opening-only',
  'not-your-turn',
  'not-your-choice',
  'choose-first',
  'not-optional',
  'no-such-choice',
  'nothing-to-choose',
  'only-pass',
  'not-revealed',
  'card-not-in-hand',
  'not-a-character',
  'not-a-jutsu',
  'name-taken',
  'too-dear',
  'not-hidden-there',
  'nothing-to-upgrade',
  'not-dearer',
  'no-such-target',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A character in running text: its card, or a hidden one. */
export type Who = CardPart | string;

export interface Texts {
  readonly name: string;
  readonly blurb: string;
  readonly hiddenCharacter: string;
  readonly triggers: { readonly [trigger in 'MAIN' | 'UPGRADE' | 'AMBUSH' | 'SCORE']: string };
  readonly actions: {
    readonly keep: string;
    readonly mulligan: string;
    readonly pass: string;
    readonly passEdge: string;
    readonly passEnds: string;
    readonly accept: string;
    readonly decline: string;
    readonly play: (card: CardPart, lane: string, cost?: number) => Rich;
    readonly hide: (card: CardPart, lane: string) => Rich;
    readonly reveal: (card: CardPart, lane: string, cost?: number) => Rich;
    readonly upgrade: (card: CardPart, lane: string, cost?: number) => Rich;
    readonly jutsu: (card: CardPart, on: CardPart, lane: string, cost?: number) => Rich;
    readonly choose: (who: Who, lane: string, own: boolean | undefined) => Rich;
    readonly take: (card: CardPart) => Rich;
    readonly to: (lane: string) => string;
  };
  /** An action among others with the same card, and what comes of it. */
  readonly ways: {
    readonly play: (lane: string, cost: number) => string;
    readonly hide: (lane: string) => string;
    readonly reveal: (cost: number) => string;
    readonly upgrade: (over: CardPart, lane: string, cost: number) => Rich;
    readonly jutsu: (on: CardPart, lane: string, cost: number) => Rich;
    readonly where: (lane: string, own: boolean) => string;
    readonly leads: (own: boolean, name: string, still: boolean) => string;
    readonly tie: (own: boolean, name: string) => string;
  };
  readonly cards: {
    readonly cost: (cost: number) => string;
    readonly power: (power: number) => string;
    readonly points: (points: number) => string;
    readonly jutsu: string;
    readonly mission: string;
  };
  /** Heads of the lanes. */
  readonly lanes: {
    readonly round: (round: number) => string;
    readonly now: (points: string) => string;
    readonly yours: string;
    readonly theirs: (who: string) => string;
    readonly nobody: string;
    readonly last: (won: string) => string;
  };
  readonly refusals: { readonly [code in RefusalCode]: RefusalText };
  readonly zones: {
    readonly ownHand: string;
    readonly hand: (who: string) => string;
    readonly lane: (lane: string, who: string) => string;
    readonly mission: (lane: string) => string;
    readonly missionDeck: string;
    readonly deck: (who: string) => string;
    readonly discard: (who: string) => string;
    readonly look: string;
  };
  readonly facts: {
    readonly round: (round: number, of: number) => string;
    readonly chakra: (who: string, chakra: number) => string;
    readonly edge: (who: string) => string;
    readonly passed: (who: string) => string;
    readonly effect: (card: string, text: string) => string;
    readonly opening: string;
    /** On the player's own plate, so without the name. */
    readonly chakraBrief: (chakra: number) => string;
    readonly edgeBrief: string;
    readonly passedBrief: string;
  };
  readonly events: {
    readonly dealt: (who: string) => Rich;
    readonly answered: (who: string) => Rich;
    readonly kept: (who: string) => Rich;
    readonly redraws: (who: string) => Rich;
    readonly round: (round: number, lane: string, mission: CardPart, first: string) => Rich;
    readonly drew: (who: string, cards: readonly CardPart[], count: number) => Rich;
    readonly played: (who: string, card: CardPart, lane: string, cost: number) => Rich;
    readonly setUnseen: (who: string, lane: string) => Rich;
    readonly set: (who: string, card: CardPart, lane: string) => Rich;
    readonly revealed: (who: string, card: CardPart, lane: string, cost: number) => Rich;
    readonly upgraded: (who: string, card: CardPart, over: CardPart, lane: string, cost: number) => Rich;
    readonly jutsu: (who: string, card: CardPart, on: Who, cost: number) => Rich;
    readonly passed: (who: string, edge: boolean) => Rich;
    readonly spent: (card: CardPart, trigger: string) => Rich;
    readonly declined: (who: string, card: CardPart) => Rich;
    readonly powered: (on: Who, lane: string, amount: number) => Rich;
    readonly drained: (on: Who, lane: string, amount: number) => Rich;
    readonly gained: (who: string, amount: number) => Rich;
    readonly stole: (who: string, amount: number) => Rich;
    readonly moved: (card: Who, from: string, to: string) => Rich;
    readonly blocked: (card: Who) => Rich;
    readonly defeated: (card: Who, lane: string) => Rich;
    readonly turned: (card: Who, lane: string) => Rich;
    readonly took: (who: string, card: Who, lane: string) => Rich;
    readonly looked: (who: string, what: 'hand' | 'hidden', cards: readonly CardPart[]) => Rich;
    readonly placed: (who: string, lane: string, hidden: number, discarded: readonly CardPart[]) => Rich;
    readonly copied: (card: Who) => Rich;
    readonly bound: (on: Who) => Rich;
    readonly returned: (card: Who) => Rich;
    readonly evaluated: (lane: string, powers: string, winner: string | undefined, tie: boolean) => Rich;
    readonly scored: (who: string, lane: string, points: number) => Rich;
    readonly chainCut: Rich;
  };
  readonly outcome: {
    readonly points: (who: string, tally: string) => Rich;
    readonly edge: (who: string, tally: string) => Rich;
    readonly resigned: (who: string, loser: string) => Rich;
    readonly time: (who: string, loser: string) => Rich;
    readonly left: (who: string, loser: string) => Rich;
  };
  readonly yes: string;
  readonly no: string;
  readonly options: { readonly [key: string]: string };
}
