// How HighNoon writes the analysis of a move, in each language.

import type { Language } from '../../kernel/presentation.ts';
import type { ReportStyle } from '../../kernel/report.ts';
import { lookUp, type Formatter } from '../../kernel/text.ts';
import { analysisVoiceIn } from './text/analysis/texts.ts';

export const reportStyle = (language: Language, words: ReportStyle['words'], format?: Formatter): ReportStyle => {
  const voice = analysisVoiceIn(language, format);
  return {
    language,
    format,
    words,
    voice,
    values: ({ card, top, phase }) => ({
      ...(typeof card === 'string' && { card: { card } }),
      ...(typeof top === 'string' && { top: { card: top } }),
      phase: lookUp(voice.texts.phases, String(phase)) ?? '',
    }),
  };
};
