// How Mulle writes the analysis of a move, in each language.

import type { Language } from '../../kernel/presentation.ts';
import type { Finding } from '../../kernel/game.ts';
import { filled, type ReportStyle } from '../../kernel/report.ts';
import type { Phase } from './analysis.ts';
import type { Topic } from './invariants.ts';
import { de } from './text/analysis/de.ts';
import { en } from './text/analysis/en.ts';
import { es } from './text/analysis/es.ts';
import { fr } from './text/analysis/fr.ts';
import { sv } from './text/analysis/sv.ts';
import type { MulleAnalysisTexts } from './text/analysis/texts.ts';

/** The texts of every language. */
export const ANALYSIS_TEXTS: { readonly [language in Language]: MulleAnalysisTexts } = { es, en, sv, de, fr };

export const reportStyle = (language: Language, words: ReportStyle['words']): ReportStyle => {
  const texts = ANALYSIS_TEXTS[language];
  return {
    language,
    words,
    texts,
    phase: (phase) => texts.phases[phase as Phase] ?? phase,
    part: (name, { card }) => (name === 'card' && typeof card === 'string' ? words.card(card) : undefined),
    details: (finding) => detailsOf(texts, finding),
  };
};

const detailsOf = ({ details }: MulleAnalysisTexts, { name, params }: Finding): string => {
  switch (name as Topic) {
    case 'cards':
      return filled(details.cards, params);
    case 'hands':
      return filled('{counts}', params);
    case 'builds':
      return filled('{values}', params) || details.none;
    case 'points':
      return Array.isArray(params['points']) ? params['points'].join('–') : '';
  }
};
