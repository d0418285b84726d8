// Answers to requests, and the memory that gives a repeated request its first answer.

import type { Analysis, BrokenInvariant, Refusal } from '../kernel/game.ts';
import type { Answer, AnswerCode } from '../protocol/messages.ts';
import { revisionOf } from './entries.ts';
import type { Entry, PlayerId } from './model.ts';
import { seatOf, type Change, type Table } from './state.ts';

/** What came of a request; `fresh` also sends whoever made it a snapshot, `fault` tells the driver what broke. */
export interface Judged extends Change {
  /** `null` while it waits: it is answered later. */
  readonly answer: Answer | null;
  readonly fresh?: true;
  readonly fault?: BrokenInvariant;
}

/** One request: whose, and by which id it would be known again. */
export type Intent = NonNullable<Entry['intent']>;

/** How many answers without a step are kept for each player. */
export const KEPT_ANSWERS = 32;

const MESSAGES: { readonly [code in AnswerCode]: string } = {
  refused: "The rules don't allow that.",
  'lost-race': 'Somebody was faster: your move was possible when you chose it, but no longer is.',
  unreadable: "That can't be done at this table.",
  'not-seated': "You don't have a seat at this table.",
  'seat-taken': 'That seat is taken.',
  'match-finished': 'The match is over.',
  'not-now': "That isn't possible right now.",
  'nothing-to-take-back': 'You have no move to take back.',
  'no-takebacks-left': 'No takebacks are left in this match.',
  'people-play': 'Takebacks are only possible against bots.',
  'bad-options': "These options can't be played here.",
  'bad-deck': "This deck can't be played here.",
  'too-often': 'You are talking too fast; wait a moment.',
  breach: 'Internal error (please report it): that move was not made, and the match continues as it was.',
};

/** A request granted: `revision` is the step it became or, without a step, the one it was granted at. */
export const granted = (change: Change, intent: Intent, revision = change.table.timeline.steps): Judged => ({
  ...change,
  answer: { type: 'answer', intent: intent.id, ok: true, revision },
});

/** A request not granted; the table stays as it is. */
export const denied = (
  table: Table,
  intent: Intent,
  code: AnswerCode,
  why: {
    readonly refusal?: Refusal;
    readonly analysis?: Analysis;
    readonly overtakenBy?: number;
    readonly lateMs?: number;
    readonly message?: string;
  } = {},
): Judged => {
  const { message = MESSAGES[code], ...rest } = why;
  const answer = { type: 'answer', intent: intent.id, ok: false, code, message, ...rest } as const;
  return { table, effects: [], answer: { ...answer, revision: table.timeline.steps } };
};

/** The answer this request has had already: from the log if it became a step, else from memory. */
export const answerTo = (table: Table, intent: Intent): Answer | undefined => {
  const kept = table.answers.get(intent.player)?.find((answer) => answer.intent === intent.id);
  if (kept !== undefined) return kept;
  const revision = revisionOf(table.entries, intent);
  return revision === undefined ? undefined : { type: 'answer', intent: intent.id, ok: true, revision };
};

/** Keeps an answer, and forgets the player's oldest if there are too many. What became a step is in the log already. */
export const remember = (table: Table, intent: Intent, answer: Answer): Table => {
  const logged = table.entries.last;
  if (answer.ok && logged?.id === intent.id && logged.player === intent.player) return table;
  const kept = [...(table.answers.get(intent.player) ?? []), answer].slice(-KEPT_ANSWERS);
  return { ...table, answers: new Map(table.answers).set(intent.player, kept) };
};

/** Forgets the answers of an onlooker who is gone, so that passers-by take up no memory. */
export const forgetPasserBy = (table: Table, player: PlayerId): Table => {
  if (seatOf(table, player) !== undefined || !table.answers.has(player)) return table;
  const answers = new Map(table.answers);
  answers.delete(player);
  return { ...table, answers };
};
