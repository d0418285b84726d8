// What happens in a match of Mulle, as players are told it. A card that a viewer may not see is `null`.

import type { Seat } from '../../kernel/game.ts';

/** A side's count of an omgång: total = mulles + tabbar + bonus (MUL-12). */
export interface SideCount {
  readonly mulles: number;
  readonly tabbar: number;
  readonly intake: number;
  readonly bonus: number;
  readonly total: number;
}

/** How a build came out: what it drew in, and whether it went into another one. */
interface Built {
  readonly seat: Seat;
  readonly card: string;
  readonly value: number;
  readonly locked: boolean;
  readonly merged: boolean;
  readonly absorbed: readonly string[];
}

export type MulleEvent =
  | {
      readonly type: 'dealt';
      readonly omgang: number;
      readonly deal: number;
      readonly starter: Seat;
      readonly hands: readonly (readonly (string | null)[])[];
      /** Laid on the table with the first deal. */
      readonly table: readonly string[];
    }
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly card: string;
      readonly cards: readonly string[];
      readonly build: { readonly owner: Seat; readonly value: number; readonly cards: readonly string[] } | null;
      readonly mulles: readonly string[];
      /** Special twins taken loose, and what they gave. */
      readonly specials: readonly string[];
      readonly tabbar: number;
      /** The table was left empty. */
      readonly cleared: boolean;
    }
  | ({ readonly type: 'built'; readonly on: string } & Built)
  | ({ readonly type: 'rebuilt'; readonly from: number; readonly owner: Seat } & Built)
  | {
      readonly type: 'trotta';
      readonly seat: Seat;
      readonly card: string;
      readonly value: number;
      readonly gathered: readonly string[];
    }
  | { readonly type: 'fed'; readonly seat: Seat; readonly card: string; readonly value: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: string }
  | { readonly type: 'swept'; readonly seat: Seat; readonly cards: readonly string[] }
  | {
      readonly type: 'counted';
      readonly omgang: number;
      readonly sides: readonly SideCount[];
      readonly totals: readonly number[];
    };
