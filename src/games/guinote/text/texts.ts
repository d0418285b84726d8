// The words of Guiñote that every language must have; the compiler checks each file against this.

import type { Rich } from '../../../kernel/presentation.ts';
import type { SideCount } from '../events.ts';

/** A card inside a sentence. */
export type CardPart = { readonly card: string };

/** Values of a refusal's sentence: cards ready to be placed in text, suits by name. */
export interface RefusalParts {
  readonly card: CardPart;
  readonly lead: CardPart;
  readonly winning: CardPart;
  readonly suit: string;
  readonly cards: Rich;
}

/** What a refusal says: a title of two or three words and one sentence. */
export type RefusalText = (parts: RefusalParts) => { readonly title: string; readonly text: Rich };

export const REFUSALS = [
  'not-your-turn',
  'not-dealt',
  'match-finished',
  'card-not-in-hand',
  'must-follow-suit',
  'must-beat',
  'must-trump',
  'no-trick-yet',
  'cante-not-winner',
  'cante-already',
  'cante-missing-card',
  'one-cante-a-trick',
  'pinta-gone',
  'seven-not-winner',
  'no-seven',
  'draws-are-automatic',
  'draw-first',
  'cante-in-arrastre',
  'pinta-too-low',
  'renuncio-prevented',
  'no-renuncio',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Offences that a player may commit on purpose: buttons, what they are, and what they cost. */
export interface RiskTexts {
  readonly labels: { readonly [verb in 'play' | 'sing' | 'swap' | 'draw' | 'show']: string };
  readonly insisting: string;
  readonly showing: string;
  readonly loses: { readonly [stake in 'partida' | 'coto' | 'match']: string };
}

export interface Texts {
  readonly name: string;
  readonly blurb: string;
  readonly and: string;
  readonly play: (card: CardPart) => Rich;
  /** `points` is known when the trump is. */
  readonly sing: (suit: string, points?: number) => Rich;
  readonly swap: (seven?: CardPart, pinta?: CardPart) => Rich;
  readonly draw: Rich;
  /** Insisting on an offence; `what` is the action it insists on. */
  readonly renuncio: (what: Rich) => Rich;
  readonly show: Rich;
  readonly risks: RiskTexts;
  readonly refusals: { readonly [code in RefusalCode]: RefusalText };
  readonly zones: {
    readonly ownHand: string;
    readonly hand: (who: string) => string;
    readonly trick: string;
    readonly stock: string;
    readonly won: (who: string) => string;
  };
  readonly facts: {
    readonly trump: (suit: string) => string;
    readonly phase: (phase: 'robo' | 'arrastre' | 'stop', trick: number, of: number) => string;
    readonly hand: (vueltas: boolean, partida: number, target: number) => string;
    readonly partidas: (own: number, other: number, to: number) => string;
    readonly dealer: (who: string) => string;
    readonly thirty: (who: string, missing: number) => string;
    readonly partner: (who: string) => string;
    readonly mayspeak: (who: string) => string;
  };
  /** Facts on a player's own plate, where the name stands already. */
  readonly brief: {
    readonly dealer: string;
    readonly thirty: (missing: number) => string;
    readonly partner: string;
    readonly mayspeak: string;
  };
  readonly malas: (points: number) => string;
  readonly buenas: (points: number) => string;
  readonly events: {
    readonly dealt: (deal: number, vueltas: boolean, who: string, pinta: CardPart) => Rich;
    readonly played: (who: string, card: CardPart) => Rich;
    readonly trick: (who: string, points: number) => Rich;
    readonly drewCard: (who: string, card: CardPart) => Rich;
    readonly stop: (who: string) => Rich;
    readonly sang: (who: string, suit: string, points: number) => Rich;
    readonly swapped: (who: string, seven: CardPart, pinta: CardPart) => Rich;
    readonly lastTen: (who: string) => Rich;
    readonly counted: (parts: readonly { readonly who: string; readonly count: SideCount }[]) => Rich;
    readonly vueltas: Rich;
    readonly partida: (who: string, totals: string, partidas: string) => Rich;
    readonly coto: (who: string) => Rich;
    readonly renuncio: (who: string, offence: Rich) => Rich;
  };
  readonly outcome: {
    readonly coto: (who: string, tally: string) => Rich;
    readonly resigned: (who: string, loser: string) => Rich;
    readonly time: (who: string, loser: string) => Rich;
    readonly left: (who: string, loser: string) => Rich;
  };
  readonly options: { readonly [key: string]: string };
}
