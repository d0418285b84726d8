// What the page and the worker of a replay say to each other.

import type { Proof, ProofProgress } from '../../bots/proof.ts';
import type { Study, StudyProgress } from '../../bots/study.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { InputError } from '../../kernel/result.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts';
import type { Outline, Shown } from './story.ts';

/** `open` comes first, and once; `prove`, `study` and `branch` stand alone, since they keep a worker busy. */
export type Ask =
  | { readonly type: 'open'; readonly text: string }
  | { readonly type: 'show'; readonly step: number; readonly viewer: Viewer }
  | { readonly type: 'told'; readonly viewer: Viewer }
  | { readonly type: 'prove'; readonly text: string }
  /** Plays on from a step, at a table of the worker's own; from then on `say` is what its client says. */
  | {
      readonly type: 'branch';
      readonly text: string;
      readonly step: number;
      readonly seat: Seat;
      readonly name: string;
      readonly seed: string;
    }
  | { readonly type: 'say'; readonly message: ClientMessage }
  | { readonly type: 'study'; readonly text: string; readonly seats: readonly Seat[] };

export type Reply =
  | { readonly type: 'reading'; readonly done: number; readonly of: number }
  | { readonly type: 'opened'; readonly outline: Outline }
  /** The text is no record, or one whose match can't be played here. */
  | { readonly type: 'unreadable'; readonly error: InputError }
  | { readonly type: 'shown'; readonly step: number; readonly viewer: Viewer; readonly shown: Shown }
  | { readonly type: 'told'; readonly viewer: Viewer; readonly told: readonly (readonly Json[])[] }
  | { readonly type: 'proving'; readonly progress: ProofProgress }
  | { readonly type: 'proved'; readonly proof: Proof }
  | { readonly type: 'branched' }
  | { readonly type: 'said'; readonly message: ServerMessage }
  | { readonly type: 'studying'; readonly progress: StudyProgress }
  | { readonly type: 'studied'; readonly study: Study };
