// A judge's answer as a text to read: the game's own report on a move, or the legal moves of a position.

import { hintVoiceIn } from '../../bots/hints/text/index.ts';
import { plain, type Presentation, type Language, type Words } from '../../kernel/presentation.ts';
import { tidy } from '../terminal/columns.ts';
import { namesOf } from '../terminal/names.ts';
import { formatIn } from '../text/format.ts';
import { phrasesIn, voiceIn } from '../text/phrases.ts';
import type { Verdict } from './verdict.ts';

type Described = Extract<Verdict, { readonly actors: unknown }>;

/** The lines of a report. */
export const reportOf = (presentation: Presentation, verdict: Verdict, language: Language): readonly string[] => [
  ...answerLines(presentation, verdict, language),
  ...('hint' in verdict && verdict.hint !== undefined
    ? ['', `## ${hintVoiceIn(language).texts.hint}`, ...verdict.hint.lines.map((line) => `- ${line.trim()}`)]
    : []),
];

const answerLines = (presentation: Presentation, verdict: Verdict, language: Language): readonly string[] => {
  const { texts, text } = voiceIn(language, formatIn(language));
  const words = presentation.words(language, undefined, formatIn(language));
  if ('actors' in verdict) return positionLines(verdict, words, language);
  const who = namesOf([], phrasesIn(language));
  const said =
    (verdict.analysis && words.analysis?.(verdict.analysis, who)) ??
    ('state' in verdict ? words.verification?.(verdict.state) : undefined);
  if (said !== undefined) return said.map(tidy);
  if (verdict.ok) return [];
  const { at, message } = verdict.error;
  return [`## ${texts.report.error}`, `- ${text(texts.report.fault, { at, message: tidy(message) })}`];
};

const positionLines = (verdict: Described, words: Words, language: Language): readonly string[] => {
  const { texts, text } = voiceIn(language, formatIn(language));
  const { legalMoves, must, may, none, due } = texts.report;
  const who = namesOf([], phrasesIn(language));
  const line = (template: typeof must | typeof may, seat: number): string => {
    const actions = (verdict.legalActions[seat] ?? []).map((action) => plain(words.action(action), words.card));
    return `- ${text(template, { who: who(seat), moves: actions.join(', ') || none })}`;
  };
  return [
    `## ${legalMoves}`,
    ...verdict.actors.must.map((seat) => line(must, seat)),
    ...verdict.actors.may.map((seat) => line(may, seat)),
    ...(verdict.due === undefined ? [] : [`- ${text(due, { due: verdict.due })}`]),
    ...(verdict.outcome === null ? [] : [`- ${plain(words.outcome(verdict.outcome, who), words.card)}`]),
  ];
};
