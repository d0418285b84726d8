// How Guiñote writes the analysis of a move, in each language.

import { spanishSuitName } from '../../kernel/cards/text/names.ts';
import type { Params } from '../../kernel/game.ts';
import type { Language } from '../../kernel/presentation.ts';
import type { ReportStyle } from '../../kernel/report.ts';
import type { Formatter } from '../../kernel/text.ts';
import { analysisVoiceIn } from './text/analysis/texts.ts';

export const reportStyle = (language: Language, words: ReportStyle['words'], format?: Formatter): ReportStyle => ({
  language,
  format,
  words,
  voice: analysisVoiceIn(language, format),
  values: (params, who) => {
    const { card, winning, suit, seat, expected, pinta, from, to } = params;
    return {
      ...(typeof card === 'string' && { card: { card } }),
      ...(typeof winning === 'string' && { winning: { card: winning } }),
      ...(typeof suit === 'string' && { suit: spanishSuitName(language, suit) }),
      // Of points, what is expected is a number; of a trick, a player.
      ...(typeof seat === 'number' && who && { who: who(seat) }),
      ...(typeof seat === 'number' && typeof expected === 'number' && who && { expected: who(expected) }),
      ...(typeof pinta === 'string' && { pinta: { card: pinta } }),
      trump: suit === null ? 'none' : pinta === null ? 'gone' : 'there',
      stays: from === to,
      ...pointsOf(params),
    };
  },
});

/** The score, and how it compares to the score counted again. */
const pointsOf = ({ score, recounted, ok }: Params) => {
  if (!Array.isArray(score) || !Array.isArray(recounted)) return {};
  const [told, again] = [score.join('–'), recounted.join('–')];
  return { score: told, recounted: again, recount: ok === true ? 'none' : told === again ? 'same' : 'differs' };
};
