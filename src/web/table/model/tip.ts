// Why a request was not granted: which of the looks an explanation has, and how it is said aloud.

import { plain, type Presentation, type Words } from '../../../kernel/presentation.ts';
import { isActor, type Analysis, type Refusal } from '../../../kernel/game.ts';
import { present } from '../../../kernel/present.ts';
import type { Answer, AnswerCode, Snapshot } from '../../../protocol/messages.ts';
import type { Pending } from '../../../protocol/client.ts';
import { fill, text } from '../../text/index.ts';

/** A request that was not granted, to be explained. */
export interface Tip {
  readonly look: 'refused' | 'notnow' | 'race';
  readonly code: AnswerCode;
  readonly refusal: Refusal | undefined;
  readonly action: string | undefined;
  /** The move checked rule by rule, where the game does that. */
  readonly analysis: Analysis | undefined;
  /** What was faster, where a race was lost. */
  readonly overtaken?: Overtaken;
  /** Asked for in full, where a table has room for one line only. */
  readonly full?: true;
}

/** The card that was laid first, and how long before the request came. */
interface Overtaken {
  readonly laid?: Laid;
  readonly lateMs?: number;
}

/** A card that somebody laid openly on the table. */
export type Laid = NonNullable<ReturnType<NonNullable<Presentation['laidCard']>>>;

/** A refused attempt in the log: it stands after the first `at` events. */
export interface Attempt {
  readonly at: number;
  readonly action: string;
  readonly refusal: Refusal;
}

/** The rules' own refusals are red only for who is on turn; for everybody else, and who may only speak, it is just not the moment. */
export const tipOf = (
  request: Pending,
  answer: Extract<Answer, { readonly ok: false }>,
  state: Snapshot | null,
  laid?: Laid,
): Tip => {
  const { code, refusal, analysis, lateMs } = answer;
  const onTurn =
    state !== null && state.seat !== null && isActor(state.actors, state.seat) && refusal?.code !== 'not-your-turn';
  const look = code === 'lost-race' ? 'race' : code === 'refused' && onTurn ? 'refused' : 'notnow';
  const action = request.type === 'act' ? request.action : undefined;
  const tip = { look, code, refusal, analysis, action } as const;
  return look === 'race' ? { ...tip, overtaken: present({ laid, lateMs }) } : tip;
};

/** The line a refusal leaves in the log; only real attempts do. */
export const attemptOf = (tip: Tip, state: Snapshot | null): readonly Attempt[] => {
  const { look, refusal, action } = tip;
  if (look !== 'refused' || refusal === undefined || action === undefined) return [];
  return [{ at: state?.events.length ?? 0, action, refusal }];
};

/** By how much a race was lost, where that is known. */
export const lateness = ({ overtaken }: Tip): string =>
  overtaken?.lateMs === undefined ? text.value.tooLate : fill(text.value.tooLateBy, { ms: overtaken.lateMs });

export const tipSpoken = (tip: Tip, words: Words | undefined): string => {
  if (tip.look === 'race' && tip.overtaken?.lateMs !== undefined) return lateness(tip);
  if (tip.refusal === undefined || words === undefined) return text.value.answer[tip.code];
  const said = words.refusal(tip.refusal);
  return `${said.title}. ${plain(said.text, words.card)}`;
};
