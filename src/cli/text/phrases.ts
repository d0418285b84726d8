// What the terminal table itself says, apart from the words of the games.

import type { Language } from '../../kernel/face.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { sv } from './sv.ts';

/** The phrases of the terminal table in one language. */
export interface Phrases {
  readonly player: string;
  readonly you: string;
  readonly hand: string;
  readonly moves: string;
  readonly onlyMoves: string;
  /** Cards of another hand that everybody has seen. */
  readonly shown: (cards: string) => string;
  readonly faceDown: (count: number) => string;
  readonly cards: (count: number) => string;
  readonly empty: string;
  readonly winning: string;
  readonly under: string;
  readonly mustAct: string;
  readonly mayAct: string;
  /** Moves, lines of the log and lines of the table that are left out. */
  readonly moreMoves: (count: number) => string;
  readonly moreNews: (count: number) => string;
  readonly moreZones: (count: number) => string;
  readonly notAllowed: string;
  readonly rule: (clause: string) => string;
  readonly instead: string;
  readonly notUnderstood: (typed: string) => string;
  readonly severalMoves: (card: string) => string;
  readonly noSuchNumber: (most: number) => string;
  readonly isAllowed: (what: string) => string;
  readonly whyWhat: string;
  readonly ruleWhat: string;
  readonly noSuchClause: (clause: string) => string;
  readonly rulesFellBack: string;
  readonly askResign: string;
  readonly yes: RegExp;
  readonly stays: string;
  readonly resigned: (name: string) => string;
  readonly timeOut: (name: string) => string;
  readonly stalled: string;
  readonly leftSeat: (name: string) => string;
  readonly tookBack: (name: string, step: number) => string;
  readonly satDown: (name: string) => string;
  readonly notDealt: string;
  readonly over: string;
  readonly left: string;
  readonly recordSaved: (path: string) => string;
  readonly seedWas: (seed: string) => string;
  readonly lastTrick: string;
  /** Asks for a key before the next deal is shown. */
  readonly nextDeal: string;
  /** Asks for a key below a page of a text, and below its last one. */
  readonly nextPage: string;
  readonly lastPage: string;
  readonly nobodyCanAct: string;
  readonly step: (step: number, of: number) => string;
  readonly help: Help;
}

/** What can be typed, and what it does. */
export type HelpRow = readonly [typed: string, about: string];

/** The help of the table; `{number}`, `{card}`, `{action}` and `{why}` become examples of the game being played. */
export interface Help {
  readonly intro: string;
  readonly moves: readonly HelpRow[];
  readonly questions: readonly HelpRow[];
  /** In games whose cards have texts. */
  readonly card: HelpRow;
  readonly outro: string;
}

const PHRASES: { readonly [language in Language]: Phrases } = { es, en, sv, de, fr };

/** What the terminal table says in a language. */
export const phrasesIn = (language: Language): Phrases => PHRASES[language];
