// How Mulle writes the analysis of a move, in each language.

import type { Language } from '../../kernel/presentation.ts';
import type { ReportStyle } from '../../kernel/report.ts';
import type { Formatter } from '../../kernel/text.ts';
import { analysisVoiceIn } from './text/analysis/texts.ts';

export const reportStyle = (language: Language, words: ReportStyle['words'], format?: Formatter): ReportStyle => ({
  language,
  format,
  words,
  voice: analysisVoiceIn(language, format),
  values: ({ card, points, values }) => ({
    ...(typeof card === 'string' && { card: { card } }),
    ...(Array.isArray(points) && { points: points.join('–') }),
    none: Array.isArray(values) && values.length === 0,
  }),
});
