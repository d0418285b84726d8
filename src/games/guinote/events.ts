// What happens in a match of Guiñote, as players are told it. A card that a viewer may not see is `null`.

import type { Seat } from '../../kernel/game.ts';

/** A side's count at the end of a hand: 78 = 54 cards + 20 cante + 4 carried. */
export interface SideCount {
  readonly seats: readonly Seat[];
  readonly cards: number;
  readonly cantes: number;
  readonly lastTen: number;
  readonly carried: number;
  readonly total: number;
}

export type GuinoteEvent =
  | {
      readonly type: 'dealt';
      readonly deal: number;
      readonly vueltas: boolean;
      readonly dealer: Seat;
      readonly pinta: string;
      readonly hands: readonly (readonly (string | null)[])[];
    }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: string }
  | {
      readonly type: 'trick';
      readonly winner: Seat;
      readonly leader: Seat;
      readonly cards: readonly string[];
      readonly points: number;
    }
  | {
      readonly type: 'drew';
      readonly left: number;
      readonly cards: readonly { readonly seat: Seat; readonly card: string | null }[];
    }
  /** The game stops before the last draw; these seats say `draw`, in this order. */
  | { readonly type: 'stop'; readonly seats: readonly Seat[] }
  | { readonly type: 'ready'; readonly seat: Seat }
  | {
      readonly type: 'sang';
      readonly seat: Seat;
      readonly suit: string;
      readonly points: number;
      readonly cards: readonly string[];
    }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly seven: string; readonly pinta: string }
  | { readonly type: 'last-ten'; readonly seat: Seat }
  | { readonly type: 'counted'; readonly vueltas: boolean; readonly sides: readonly SideCount[] }
  | { readonly type: 'vueltas'; readonly dealer: Seat; readonly totals: readonly number[] }
  | {
      readonly type: 'partida';
      readonly side: number;
      readonly seats: readonly Seat[];
      readonly totals: readonly number[];
      readonly partidas: readonly number[];
      readonly clause: string;
    }
  | { readonly type: 'coto'; readonly side: number; readonly seats: readonly Seat[]; readonly cotos: readonly number[] }
  /** An offence insisted on: what was tried, why it is one, and by which clause. */
  | {
      readonly type: 'renuncio';
      readonly seat: Seat;
      readonly offence: string;
      readonly code: string;
      readonly clause: string;
    };
