// What happens in a match of HighNoon, as players are told it. A card that a viewer may not see is `null`.

import type { Seat } from '../../kernel/game.ts';
import type { Ending } from './state.ts';

/** Where a card came from: a column `t3`, or the waste. */
export type PlaceName = string;

export type HighNoonEvent =
  | {
      readonly type: 'dealt';
      /** Each player's columns, lowest card first, and stock, top last. */
      readonly players: readonly {
        readonly tableau: readonly (readonly (string | null)[])[];
        readonly stock: readonly (string | null)[];
      }[];
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly string[]; readonly left: number }
  | { readonly type: 'recycled'; readonly seat: Seat; readonly cards: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly from: PlaceName;
      readonly to: PlaceName;
      readonly cards: readonly string[];
    }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly from: PlaceName;
      readonly lane: number;
      readonly card: string;
      readonly score: number;
    }
  | { readonly type: 'turned'; readonly seat: Seat; readonly column: PlaceName; readonly card: string }
  | {
      readonly type: 'ended';
      readonly ending: Ending;
      readonly placed: readonly number[];
      readonly score: readonly number[];
    };
