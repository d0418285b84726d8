// What an event is like to hear and to feel, in terms that any game of cards has; a page makes sounds of it.

import type { Seat } from './game.ts';

/** `slide`: cards are dealt, drawn or gathered. `place`: one is laid down. `flip`: one is turned over or shown. `knock`: something is declared so loudly that the table shakes. */
export const CUES = ['slide', 'place', 'flip', 'knock'] as const;
export type CueKind = (typeof CUES)[number];

/** One of them, and whose doing it is, if anybody's. */
export interface Cue {
  readonly kind: CueKind;
  readonly by?: Seat;
}

/** Cues by the type of an event, for games whose events have a `type` and often a `seat`. */
export const cuesByType =
  <Type extends string>(kinds: { readonly [type in Type]?: CueKind }) =>
  (event: unknown): Cue | undefined => {
    const { type, seat } = event as { readonly type: Type; readonly seat?: Seat };
    const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    if (kind === undefined) return undefined;
    return seat === undefined ? { kind } : { kind, by: seat };
  };
