// What happens in a match of Mythos, as players are told it. A card that a viewer may not see is `null`.

import type { Events, Seat, ScopedEvent } from '../../kernel/game.ts';
import type { Trigger } from './effects/effects.ts';

/** A character in play: side, mission (`D`) and card. */
export interface CharacterRef {
  readonly side: Seat;
  readonly lane: string;
  readonly card: string | null;
}

export type MythosEvent =
  | {
      readonly type: 'dealt';
      readonly hands: readonly (readonly (string | null)[])[];
      readonly edge: Seat;
      /** Hashes of the deck lists: whoever sees a list after the end can compare. */
      readonly decks: readonly string[];
    }
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: 'keep' | 'mulligan' | null }
  | { readonly type: 'opened'; readonly answers: readonly ('keep' | 'mulligan')[] }
  | { readonly type: 'redrew'; readonly seat: Seat; readonly cards: readonly (string | null)[] }
  | {
      readonly type: 'round';
      readonly round: number;
      readonly lane: string;
      readonly mission: string;
      readonly chakra: readonly number[];
      readonly first: Seat;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly (string | null)[] }
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: string;
      readonly lane: string;
      readonly cost: number;
      readonly from: 'hand' | 'discard';
    }
  | { readonly type: 'set'; readonly seat: Seat; readonly card: string | null; readonly lane: string }
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly card: string;
      readonly lane: string;
      readonly cost: number;
    }
  | {
      readonly type: 'upgraded';
      readonly seat: Seat;
      readonly card: string;
      readonly over: string;
      readonly lane: string;
      readonly cost: number;
    }
  | {
      readonly type: 'jutsu';
      readonly seat: Seat;
      readonly card: string;
      readonly on: CharacterRef;
      readonly cost: number;
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly edge: boolean }
  /** An effect begins; `card`, `line` and `part` tell which. */
  | {
      readonly type: 'effect';
      readonly seat: Seat;
      readonly card: string;
      readonly line: number;
      readonly part: number;
    }
  /** A line that was triggered again in a round in which it had fired, and so did not fire (MYT-6.9). */
  | {
      readonly type: 'spent';
      readonly seat: Seat;
      readonly card: string;
      readonly line: number;
      readonly trigger: Trigger;
    }
  | { readonly type: 'declined'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'powered'; readonly on: CharacterRef; readonly amount: number }
  | { readonly type: 'drained'; readonly on: CharacterRef; readonly amount: number }
  | { readonly type: 'gained'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'stole'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'moved'; readonly who: CharacterRef; readonly to: string }
  | { readonly type: 'blocked'; readonly who: CharacterRef }
  | { readonly type: 'defeated'; readonly who: CharacterRef }
  | { readonly type: 'turned'; readonly who: CharacterRef }
  | { readonly type: 'took'; readonly seat: Seat; readonly who: CharacterRef }
  | {
      readonly type: 'looked';
      readonly seat: Seat;
      readonly what: 'hand' | 'hidden';
      readonly cards: readonly (string | null)[];
    }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly lane: string;
      readonly cards: readonly (string | null)[];
      readonly discarded: readonly string[];
    }
  | { readonly type: 'copied'; readonly seat: Seat; readonly who: CharacterRef }
  | { readonly type: 'bound'; readonly seat: Seat; readonly on: CharacterRef }
  | { readonly type: 'returned'; readonly who: CharacterRef }
  | {
      readonly type: 'evaluated';
      readonly lane: string;
      readonly powers: readonly number[];
      readonly winner: Seat | null;
      readonly tie: boolean;
    }
  | { readonly type: 'scored'; readonly seat: Seat; readonly lane: string; readonly points: number }
  | { readonly type: 'chain-cut'; readonly dropped: number };

/** Where events go, if anybody listens. */
export type EventSink = Events<MythosEvent> | undefined;

/** An event that one seat, or nobody, sees more of than the others do. */
export const shownTo = (seats: readonly Seat[], pub: MythosEvent, open: MythosEvent): ScopedEvent<MythosEvent> => ({
  pub,
  to: Object.fromEntries(seats.map((seat) => [seat, open])),
  open,
});
