// The analysis of a move as a text to read, after the validator's report (seed 000), in each language.

import { plain, type Language, type Who, type Words } from '../../kernel/face.ts';
import { spanishSuitName } from '../../kernel/cards/text/spanish.ts';
import type { Analysis, Check, Finding, Refusal } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Topic } from './invariants.ts';
import { de } from './text/analysis/de.ts';
import { en } from './text/analysis/en.ts';
import { es } from './text/analysis/es.ts';
import { fr } from './text/analysis/fr.ts';
import { sv } from './text/analysis/sv.ts';
import type { AnalysisTexts, ReasonParts } from './text/analysis/texts.ts';
import { REASONS, type CheckName } from './validation.ts';

/** The texts of every language. */
export const ANALYSIS_TEXTS: { readonly [language in Language]: AnalysisTexts } = { es, en, sv, de, fr };

/** The words of the game that a report borrows. */
type Borrowed = Pick<Words, 'card' | 'action' | 'refusal'>;

/** What one report is written with. */
interface Pen {
  readonly texts: AnalysisTexts;
  readonly words: Borrowed;
  readonly suit: (letter: Json | undefined) => string;
  readonly who: Who;
}

/** A report in Markdown, a line each. */
export const reportLines = (language: Language, words: Borrowed, analysis: Analysis, who: Who): readonly string[] => {
  const texts = ANALYSIS_TEXTS[language];
  const suit = (letter: Json | undefined): string =>
    typeof letter === 'string' ? spanishSuitName(language, letter) : '';
  const pen: Pen = { texts, words, suit, who };
  return [
    `## ${texts.title}`,
    `- ${texts.phase}: ${analysis.phase}`,
    `- ${texts.player}: ${who(analysis.seat)}`,
    moveLine(pen, analysis.action),
    `- ${texts.legal}: ${analysis.legal ? texts.yes : texts.no}`,
    '',
    `## ${texts.checks}`,
    ...analysis.checks.map((check) => checkLine(pen, check)),
    '',
    `## ${texts.violations}`,
    ...violationLines(pen, analysis),
    '',
    `## ${texts.verification}`,
    ...analysis.state.map((finding) => findingLine(pen, finding)),
  ];
};

const moveLine = ({ texts, words }: Pen, action: string): string => {
  const card = action.startsWith('play ') ? action.slice('play '.length) : undefined;
  if (card !== undefined) return `- ${texts.card}: ${words.card(card)}`;
  return `- ${texts.move}: ${plain(words.action(action), words.card)}`;
};

const checkLine = (pen: Pen, check: Check): string => {
  const clause = check.clause === undefined ? '' : ` (${check.clause})`;
  return `- ${pen.texts.names[check.name as CheckName]}: ${pen.texts.results[check.result]}${clause}. ${because(pen, check)}`;
};

const because = (pen: Pen, { reason, clause = '', params }: Check): string => {
  const known = REASONS.find((each) => each === reason);
  if (known === undefined) return sentence(pen, { code: reason, clause, params });
  const parts = partsOf(pen, params);
  return pen.texts.reasons[known].replaceAll(/\{(\w+)\}/gu, (_, name: keyof ReasonParts) => parts[name]);
};

const partsOf = ({ words, suit, who }: Pen, params: Check['params']): ReasonParts => {
  const text = (name: string): string => (params[name] === undefined ? '' : String(params[name]));
  const seat = params['seat'];
  const expected = params['expected'];
  return {
    card: words.card(text('card')),
    winning: words.card(text('winning')),
    suit: suit(params['suit']),
    who: typeof seat === 'number' ? who(seat) : '',
    points: text('points'),
    expected: typeof seat === 'number' && typeof expected === 'number' ? who(expected) : text('expected'),
  };
};

const sentence = ({ texts, words }: Pen, refusal: Refusal): string => {
  if (refusal.code === 'showed-cards') return texts.showedCards;
  const { title, text } = words.refusal(refusal);
  return `${title}. ${plain(text, words.card)}`;
};

const violationLines = (pen: Pen, { refusal, offence, alternatives }: Analysis): readonly string[] => {
  const { texts, words } = pen;
  const breach = refusal ?? offence;
  if (breach === undefined) return [`- ${texts.noViolations}`];
  const others = alternatives.map((action) => plain(words.action(action), words.card)).join(', ');
  return [
    `- ${breach.clause}: ${sentence(pen, breach)}`,
    ...(refusal === null ? [`- ${texts.offence}`] : []),
    `- ${texts.alternatives}: ${others === '' ? texts.noAlternatives : others}`,
  ];
};

const findingLine = (pen: Pen, finding: Finding): string => {
  const { texts } = pen;
  const details = detailsOf(pen, finding);
  const verdict = finding.ok ? texts.correct : texts.wrong;
  return `- ${texts.findings[finding.name as Topic]}: ${verdict} (${details})`;
};

const detailsOf = ({ texts, words, suit }: Pen, { name, ok, params }: Finding): string => {
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
      const score = listed(params['score'], '–');
      return ok ? score : `${score}; ${texts.recounted} ${listed(params['recounted'], '–')}`;
    }
    case 'phaseTransition':
      return params['from'] === params['to'] ? String(params['from']) : `${params['from']} → ${params['to']}`;
  }
};
