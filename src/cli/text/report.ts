// What a judge's report says where the game itself says nothing, in each language.

import type { Language } from '../../kernel/presentation.ts';

/** The words of the command line in a report. */
export interface ReportTexts {
  readonly error: string;
  readonly legalMoves: string;
  /** Of a player who may speak out of turn. */
  readonly may: string;
  readonly none: string;
  readonly due: string;
}

const TEXTS: { readonly [language in Language]: ReportTexts } = {
  en: { error: 'Error', legalMoves: 'Legal Moves', may: 'may speak', none: 'none', due: 'Due first' },
  es: { error: 'Fallo', legalMoves: 'Jugadas válidas', may: 'puede hablar', none: 'ninguna', due: 'Falta antes' },
  sv: { error: 'Fel', legalMoves: 'Tillåtna drag', may: 'får tala', none: 'inga', due: 'Först väntar' },
  de: { error: 'Fehler', legalMoves: 'Erlaubte Züge', may: 'darf sprechen', none: 'keine', due: 'Zuerst fällig' },
  fr: { error: 'Erreur', legalMoves: 'Coups permis', may: 'peut parler', none: 'aucun', due: 'À faire d’abord' },
};

export const reportTextsIn = (language: Language): ReportTexts => TEXTS[language];
