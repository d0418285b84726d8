// The report on a move as a text to read, after the validator's report (source A): the same shape in every game and language.

import { plain, type Language, type Who, type Words } from './presentation.ts';
import type { Analysis, Check, Finding, Params, Refusal } from './game.ts';
import { lookUp, type Formatter, type Value, type Voice } from './text.ts';
import { voiceIn } from './report/text/texts.ts';

/** What a game adds: templates with the params of a check or a finding as their values. */
export interface AnalysisTexts<Name extends string, Reason extends string, Topic extends string> {
  /** Phases in words; without this, as the analysis says them. */
  readonly phases?: { readonly [phase: string]: string };
  /** The line that tells a move, by its verb; without this, the words of the move. */
  readonly moves?: { readonly [verb: string]: string };
  readonly checks: { readonly [name in Name]: string };
  /** Why a check passes or does not apply; where it fails for a refusal, that speaks. */
  readonly reasons: { readonly [reason in Reason]: string };
  readonly findings: { readonly [topic in Topic]: string };
  /** What stands behind a finding, in brackets. */
  readonly details: { readonly [topic in Topic]?: string };
  /** Breaches that the refusals of the game have no words for. */
  readonly breaches?: { readonly [code: string]: string };
  /** What follows from an offence that was admitted to. */
  readonly offence?: string;
}

type Values = { readonly [name: string]: Value };

/** How a game writes its reports in one language. */
export interface ReportStyle {
  readonly language: Language;
  readonly format?: Formatter | undefined;
  readonly words: Pick<Words, 'card' | 'action' | 'refusal'>;
  readonly voice: Voice<AnalysisTexts<string, string, string>>;
  /** What templates read instead of the params themselves, such as cards and the names of players. */
  readonly values?: (params: Params, who?: Who) => Values;
}

/** A report in Markdown, a line each. */
export const reportLines = (style: ReportStyle, analysis: Analysis, who: Who): readonly string[] => {
  const { texts, text } = voiceIn(style.language, style.format);
  const { phase, action, legal, seat } = analysis;
  return [
    `## ${texts.title}`,
    `- ${text(texts.phase, { phase: lookUp(style.voice.texts.phases ?? {}, phase) ?? phase })}`,
    `- ${text(texts.player, { who: who(seat) })}`,
    `- ${moveText(style, action)}`,
    `- ${text(texts.legal, { legal })}`,
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
  `## ${voiceIn(style.language).texts.verification}`,
  ...findings.flatMap((finding) => findingLines(style, finding)),
];

const moveText = (style: ReportStyle, action: string): string => {
  const { texts, text } = voiceIn(style.language, style.format);
  const [verb = '', card = ''] = action.split(' ');
  const own = lookUp(style.voice.texts.moves ?? {}, verb);
  return own === undefined ? text(texts.move, { move: actionText(style, action) }) : filled(style, own, { card });
};

const actionText = ({ words }: ReportStyle, action: string): string => plain(words.action(action), words.card);

/** A template of the game with the params of a check or a finding; those that are no values of a template are left out. */
const filled = ({ voice, words, values }: ReportStyle, template: string, params: Params, who?: Who): string => {
  const own = Object.entries(params).filter(([, value]) => typeof value !== 'object' || Array.isArray(value));
  return plain(voice.say(template, { ...(Object.fromEntries(own) as Values), ...values?.(params, who) }), words.card);
};

const checkLine = (style: ReportStyle, check: Check, who: Who): string => {
  const { texts, text } = voiceIn(style.language, style.format);
  const { name, result, reason, clause = 'none', params } = check;
  const because = lookUp(style.voice.texts.reasons, reason);
  const why =
    because === undefined ? breachText(style, { code: reason, clause, params }) : filled(style, because, params, who);
  return `- ${text(texts.check, { check: style.voice.texts.checks[name] ?? name, result, clause, why })}`;
};

const breachText = ({ language, format, words, voice }: ReportStyle, refusal: Refusal): string => {
  const own = lookUp(voice.texts.breaches ?? {}, refusal.code);
  if (own !== undefined) return own;
  const { texts, text } = voiceIn(language, format);
  const said = words.refusal(refusal);
  return text(texts.refusal, { title: said.title, text: plain(said.text, words.card) });
};

/** More alternatives than this are counted, not listed. */
const MOST_LISTED = 20;

const violationLines = (style: ReportStyle, { refusal, offence, alternatives }: Analysis): readonly string[] => {
  const { texts, text } = voiceIn(style.language, style.format);
  const breach = refusal ?? offence;
  if (breach === undefined) return [`- ${texts.noViolations}`];
  const moves = alternatives.slice(0, MOST_LISTED).map((action) => actionText(style, action));
  const n = alternatives.length - MOST_LISTED;
  const listed = n > 0 ? text(texts.moreAlternatives, { moves, n }) : text(texts.alternatives, { moves });
  const admitted = refusal === null ? style.voice.texts.offence : undefined;
  return [
    `- ${text(texts.violation, { clause: breach.clause, why: breachText(style, breach) })}`,
    ...(admitted === undefined ? [] : [`- ${admitted}`]),
    `- ${moves.length === 0 ? texts.noAlternatives : listed}`,
  ];
};

const findingLines = (style: ReportStyle, { name, ok, params, faults = [] }: Finding): readonly string[] => {
  const { texts, text } = voiceIn(style.language, style.format);
  const { findings, details } = style.voice.texts;
  const finding = findings[name] ?? name;
  const told = filled(style, details[name] ?? '', { ...params, ok });
  return [
    `- ${told === '' ? text(texts.finding, { finding, ok }) : text(texts.findingWith, { finding, ok, details: told })}`,
    ...faults.map(({ at, message, clause }) => `  - ${at}: ${message}${clause === undefined ? '' : ` (${clause})`}`),
  ];
};
