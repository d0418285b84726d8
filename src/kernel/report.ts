// The report on a move as a text to read, after the validator's report (seed 000): the same shape in every game and language.

import { plain, type Language, type Who, type Words } from './presentation.ts';
import type { Analysis, Check, Finding, Params, Refusal } from './game.ts';
import { REPORT_TEXTS } from './report-texts.ts';

/** What a game adds in one language; `{card}` and the like are filled in from the params of a check or a finding. */
export interface AnalysisTexts<Name extends string, Reason extends string, Topic extends string> {
  readonly checks: { readonly [name in Name]: string };
  /** Why a check passes or does not apply; where it fails for a refusal, that speaks. */
  readonly reasons: { readonly [reason in Reason]: string };
  readonly findings: { readonly [topic in Topic]: string };
}

/** How a game writes its reports in one language. */
export interface ReportStyle {
  readonly language: Language;
  readonly words: Pick<Words, 'card' | 'action' | 'refusal'>;
  readonly texts: AnalysisTexts<string, string, string>;
  /** A phase in words; without this, as the analysis says it. */
  readonly phase?: (phase: string) => string;
  /** The line that tells the move, where it is not just its words. */
  readonly move?: (action: string) => string | undefined;
  /** What is read in the place of `{name}`; without this the param of that name as it is, lists with commas. */
  readonly part?: (name: string, params: Params, who: Who) => string | undefined;
  /** What stands behind a finding, in brackets; without this nothing. */
  readonly details?: (finding: Finding) => string;
  /** A breach that the refusals of the game have no words for. */
  readonly breach?: (refusal: Refusal) => string | undefined;
  /** What follows from an offence that was admitted to. */
  readonly offence?: string;
}

/** A report in Markdown, a line each. */
export const reportLines = (style: ReportStyle, analysis: Analysis, who: Who): readonly string[] => {
  const { words, phase = (each) => each } = style;
  const texts = REPORT_TEXTS[style.language];
  return [
    `## ${texts.title}`,
    `- ${texts.phase}: ${phase(analysis.phase)}`,
    `- ${texts.player}: ${who(analysis.seat)}`,
    `- ${style.move?.(analysis.action) ?? `${texts.move}: ${plain(words.action(analysis.action), words.card)}`}`,
    `- ${texts.legal}: ${analysis.legal ? texts.yes : texts.no}`,
    '',
    `## ${texts.checks}`,
    ...analysis.checks.map((check) => checkLine(style, check, who)),
    '',
    `## ${texts.violations}`,
    ...violationLines(style, analysis),
    '',
    ...verificationLines(style, analysis.state),
  ];
};

/** The part of a report that is about the state alone. */
export const verificationLines = (style: ReportStyle, findings: readonly Finding[]): readonly string[] => [
  `## ${REPORT_TEXTS[style.language].verification}`,
  ...findings.flatMap((finding) => findingLines(style, finding)),
];

const checkLine = (style: ReportStyle, check: Check, who: Who): string => {
  const clause = check.clause === undefined ? '' : ` (${check.clause})`;
  const result = REPORT_TEXTS[style.language].results[check.result];
  return `- ${style.texts.checks[check.name] ?? check.name}: ${result}${clause}. ${because(style, check, who)}`;
};

const because = (style: ReportStyle, { reason, clause = '', params }: Check, who: Who): string => {
  const text = Object.hasOwn(style.texts.reasons, reason) ? style.texts.reasons[reason] : undefined;
  if (text === undefined) return sentence(style, { code: reason, clause, params });
  return filled(text, params, (name) => style.part?.(name, params, who));
};

/** A template with its values: what `part` says, else the param of that name, lists with commas. */
export const filled = (text: string, params: Params, part?: (name: string) => string | undefined): string =>
  text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = params[name] ?? '';
    return part?.(name) ?? (Array.isArray(value) ? value.join(', ') : String(value));
  });

const sentence = ({ words, breach }: ReportStyle, refusal: Refusal): string => {
  const own = breach?.(refusal);
  if (own !== undefined) return own;
  const { title, text } = words.refusal(refusal);
  return `${title}. ${plain(text, words.card)}`;
};

/** More alternatives than this are counted, not listed. */
const MOST_LISTED = 20;

const violationLines = (style: ReportStyle, { refusal, offence, alternatives }: Analysis): readonly string[] => {
  const texts = REPORT_TEXTS[style.language];
  const breach = refusal ?? offence;
  if (breach === undefined) return [`- ${texts.noViolations}`];
  const listed = alternatives
    .slice(0, MOST_LISTED)
    .map((action) => plain(style.words.action(action), style.words.card))
    .join(', ');
  const rest = alternatives.length - MOST_LISTED;
  const more = rest > 0 ? ` ${filled(texts.more, { count: rest })}` : '';
  return [
    `- ${breach.clause}: ${sentence(style, breach)}`,
    ...(refusal === null && style.offence !== undefined ? [`- ${style.offence}`] : []),
    `- ${texts.alternatives}: ${listed === '' ? texts.noAlternatives : `${listed}${more}`}`,
  ];
};

const findingLines = (style: ReportStyle, finding: Finding): readonly string[] => {
  const texts = REPORT_TEXTS[style.language];
  const details = style.details?.(finding) ?? '';
  const verdict = finding.ok ? texts.correct : texts.incorrect;
  return [
    `- ${style.texts.findings[finding.name] ?? finding.name}: ${verdict}${details === '' ? '' : ` (${details})`}`,
    ...(finding.faults ?? []).map(
      ({ at, message, clause }) => `  - ${at}: ${message}${clause === undefined ? '' : ` (${clause})`}`,
    ),
  ];
};
