// A judge's answer as a text to read: the game's own report on a move, or the legal moves of a position.

import { plain, type Presentation, type Language, type Words } from '../../kernel/presentation.ts';
import { tidy } from '../terminal/columns.ts';
import { namesOf } from '../terminal/names.ts';
import { formatIn } from '../text/format.ts';
import { phrasesIn } from '../text/phrases.ts';
import { reportTextsIn } from '../text/report.ts';
import type { Verdict } from './verdict.ts';

type Described = Extract<Verdict, { readonly actors: unknown }>;

/** The lines of a report. */
export const reportOf = (presentation: Presentation, verdict: Verdict, language: Language): readonly string[] => {
  const texts = reportTextsIn(language);
  const words = presentation.words(language, undefined, formatIn(language));
  if ('actors' in verdict) return positionLines(verdict, words, language);
  const who = namesOf([], phrasesIn(language));
  const said =
    (verdict.analysis && words.analysis?.(verdict.analysis, who)) ??
    ('state' in verdict ? words.verification?.(verdict.state) : undefined);
  if (said !== undefined) return said.map(tidy);
  return verdict.ok ? [] : [`## ${texts.error}`, `- ${verdict.error.at}: ${tidy(verdict.error.message)}`];
};

const positionLines = (verdict: Described, words: Words, language: Language): readonly string[] => {
  const texts = reportTextsIn(language);
  const who = namesOf([], phrasesIn(language));
  const moves = (seat: number): string =>
    (verdict.legalActions[seat] ?? []).map((action) => plain(words.action(action), words.card)).join(', ') ||
    texts.none;
  return [
    `## ${texts.legalMoves}`,
    ...verdict.actors.must.map((seat) => `- ${who(seat)}: ${moves(seat)}`),
    ...verdict.actors.may.map((seat) => `- ${who(seat)} (${texts.may}): ${moves(seat)}`),
    ...(verdict.due === undefined ? [] : [`- ${texts.due}: ${verdict.due}`]),
    ...(verdict.outcome === null ? [] : [`- ${plain(words.outcome(verdict.outcome, who), words.card)}`]),
  ];
};
