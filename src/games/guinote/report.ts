// How Guiñote writes the analysis of a move, in each language.

import { spanishSuitName } from '../../kernel/cards/text/spanish.ts';
import type { Language } from '../../kernel/presentation.ts';
import type { Finding } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { ReportStyle } from '../../kernel/report.ts';
import type { Topic } from './invariants.ts';
import { de } from './text/analysis/de.ts';
import { en } from './text/analysis/en.ts';
import { es } from './text/analysis/es.ts';
import { fr } from './text/analysis/fr.ts';
import { sv } from './text/analysis/sv.ts';
import type { GuinoteAnalysisTexts } from './text/analysis/texts.ts';

/** The texts of every language. */
export const ANALYSIS_TEXTS: { readonly [language in Language]: GuinoteAnalysisTexts } = { es, en, sv, de, fr };

export const reportStyle = (language: Language, words: ReportStyle['words']): ReportStyle => {
  const texts = ANALYSIS_TEXTS[language];
  const suit = (letter: Json | undefined): string =>
    typeof letter === 'string' ? spanishSuitName(language, letter) : '';
  const part: ReportStyle['part'] = (name, params, who) => {
    const { [name]: value, seat } = params;
    if ((name === 'card' || name === 'winning') && typeof value === 'string') return words.card(value);
    if (name === 'suit') return suit(value);
    if (typeof seat !== 'number') return undefined;
    if (name === 'who') return who(seat);
    return name === 'expected' && typeof value === 'number' ? who(value) : undefined;
  };
  return {
    language,
    words,
    texts,
    part,
    offence: texts.offence,
    move: (action) => (action.startsWith('play ') ? `${texts.card}: ${words.card(action.slice(5))}` : undefined),
    breach: ({ code }) => (code === 'showed-cards' ? texts.showedCards : undefined),
    details: (finding) => detailsOf(texts, words, suit, finding),
  };
};

const detailsOf = (
  texts: GuinoteAnalysisTexts,
  words: ReportStyle['words'],
  suit: (letter: Json | undefined) => string,
  { name, ok, params }: Finding,
): string => {
  const listed = (value: Json | undefined, between: string): string =>
    Array.isArray(value) ? value.join(between) : '';
  switch (name as Topic) {
    case 'cardsInHands':
      return listed(params['counts'], ', ');
    case 'trump': {
      const pinta = params['pinta'];
      if (params['suit'] === null) return texts.notDealt;
      return typeof pinta === 'string' ? `${suit(params['suit'])}, ${words.card(pinta)}` : suit(params['suit']);
    }
    case 'points': {
      const [score, again] = [listed(params['score'], '–'), listed(params['recounted'], '–')];
      if (ok) return score;
      return score === again ? `${texts.recounted} ${again}` : `${score}; ${texts.recounted} ${again}`;
    }
    case 'phaseTransition':
      return params['from'] === params['to'] ? String(params['from']) : `${params['from']} → ${params['to']}`;
  }
};
