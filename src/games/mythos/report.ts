// How Mythos writes the analysis of a move, in each language.

import type { Language } from '../../kernel/presentation.ts';
import { filled, type ReportStyle } from '../../kernel/report.ts';
import type { Topic } from './invariants.ts';
import type { Stage } from './state.ts';
import { de } from './text/analysis/de.ts';
import { en } from './text/analysis/en.ts';
import { es } from './text/analysis/es.ts';
import { fr } from './text/analysis/fr.ts';
import { sv } from './text/analysis/sv.ts';
import type { MythosAnalysisTexts } from './text/analysis/texts.ts';

/** The texts of every language. */
export const ANALYSIS_TEXTS: { readonly [language in Language]: MythosAnalysisTexts } = { es, en, sv, de, fr };

export const reportStyle = (language: Language, words: ReportStyle['words']): ReportStyle => {
  const texts = ANALYSIS_TEXTS[language];
  const phase = (stage: string): string => texts.phases[stage as Stage] ?? stage;
  return {
    language,
    words,
    texts,
    phase,
    part: (name, { card }) => (name === 'card' && typeof card === 'string' ? words.card(card) : undefined),
    details: ({ name, params }) =>
      filled(texts.details[name as Topic], params, (hole) =>
        hole === 'phase' ? phase(String(params['phase'])) : undefined,
      ),
  };
};
