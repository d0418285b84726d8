// What a language must have to write and read effects: templates, checked complete by the compiler.

import type { ActionName, Count, FilterName, Target } from '../effects/effects.ts';

/** What is done: every action, and templates of their own for those that read differently by their fields. */
export type EffectStepKey =
  | Exclude<ActionName, 'PLAY_CHARACTER' | 'LOOK_AT'>
  | 'PLAY_CHARACTER/hand'
  | 'PLAY_CHARACTER/hand/full'
  | 'PLAY_CHARACTER/discard'
  | 'PLAY_CHARACTER/discard/full'
  | 'LOOK_AT/hand'
  | 'LOOK_AT/hidden'
  | 'PLACE_FROM_DECK/one'
  | 'MISSION/POWER_BOOST'
  | 'MISSION/GAIN_CHAKRA';

export type ConditionKey = 'atLeast' | 'atMost' | 'none' | 'edge' | 'noEdge' | 'ahead' | 'notAhead' | 'round';

type Targets = { readonly [target in Target]: string };
type Counts = { readonly [of in Count['of']]: string };

type Older = {
  readonly steps?: { readonly [key in EffectStepKey]?: string };
  readonly targets?: Partial<Targets>;
  readonly oblique?: Partial<Targets>;
  readonly may?: string;
  readonly must?: string;
  readonly next?: string;
};

/**
 * One language. Slots: `{n}` a number, `{target}`, `{filter}` and `{each}` (each begins with its own space, or is nothing),
 * `{oblique}` a target in its other form, `{count}` what is counted one by one, `{counts}` after a number, `{none}` where there
 * is nothing to count; `[one|many]` depends on `{n}`.
 */
export interface Phrasebook {
  readonly steps: { readonly [key in EffectStepKey]: string };
  readonly targets: Targets;
  /** Targets after another case or preposition, where a language needs that. */
  readonly oblique?: Targets;
  /** A second way to read SELF, where it is written as nothing. */
  readonly self?: string;
  readonly filters: { readonly [filter in FilterName]: string };
  readonly each: string;
  readonly count: Counts;
  readonly counts: Counts;
  readonly none: Counts;
  readonly conditions: { readonly [key in ConditionKey]: string };
  readonly when: string;
  readonly may: string;
  readonly must: string;
  /** What leads on to a `then`. */
  readonly next: string;
  /** Ways in which sets were written before: still read, never written. */
  readonly older?: Older;
  /** What a negative number begins with; either sign is read. */
  readonly minus: '−' | '-';
  readonly end: string;
}
