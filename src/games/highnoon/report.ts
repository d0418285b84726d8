// How HighNoon writes the analysis of a move, in each language.

import type { Language } from '../../kernel/presentation.ts';
import type { Finding } from '../../kernel/game.ts';
import { filled, type ReportStyle } from '../../kernel/report.ts';
import type { Topic } from './invariants.ts';
import type { Stage } from './state.ts';
import { de } from './text/analysis/de.ts';
import { en } from './text/analysis/en.ts';
import { es } from './text/analysis/es.ts';
import { fr } from './text/analysis/fr.ts';
import { sv } from './text/analysis/sv.ts';
import type { HighNoonAnalysisTexts } from './text/analysis/texts.ts';

/** The texts of every language. */
export const ANALYSIS_TEXTS: { readonly [language in Language]: HighNoonAnalysisTexts } = { es, en, sv, de, fr };

export const reportStyle = (language: Language, words: ReportStyle['words']): ReportStyle => {
  const texts = ANALYSIS_TEXTS[language];
  return {
    language,
    words,
    texts,
    phase: (stage) => texts.phases[stage as Stage] ?? stage,
    part: (name, { [name]: value }) =>
      (name === 'card' || name === 'top') && typeof value === 'string' ? words.card(value) : undefined,
    details: (finding) => detailsOf(texts, finding),
  };
};

const detailsOf = ({ details, phases }: HighNoonAnalysisTexts, { name, params }: Finding): string => {
  switch (name as Topic) {
    case 'cards':
      return filled(details.left, params);
    case 'foundations':
      return filled(details.tops, params);
    case 'columns':
      return '';
    case 'score':
      return filled(details.score, params);
    case 'ending':
      return phases[params['phase'] as Stage];
  }
};
