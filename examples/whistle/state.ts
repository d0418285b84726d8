// What a match of Whistle is, and what follows from it: turn, tricks, invariants.

import type { BrokenInvariant, Seat, Viewer } from '../../src/kernel/game.ts';
import { beats, DECK, suitOf, type Card } from './cards.ts';

export type Options = { readonly cards: 5 | 3 };

export interface State {
  /** Cards dealt to each player. */
  cards: number;
  /** Face down: the whole deck before the deal, the unused cards after it. */
  stock: Card[];
  hands: [Card[], Card[]];
  /** Every card played so far, in order: all else follows from it. */
  played: Card[];
}

/** A state as somebody sees it: a card that is hidden from the viewer is `null` at its place. */
export interface View {
  readonly viewer: Viewer;
  readonly cards: number;
  readonly stock: readonly (Card | null)[];
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly played: readonly Card[];
}

export type Action = { readonly play: Card };

export type Event =
  | { readonly type: 'dealt'; readonly hands: readonly (readonly (Card | null)[])[] }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'took'; readonly seat: Seat; readonly cards: readonly Card[] };

/** Who led the current trick, what lies in it, whose turn it is, and the tricks of each player. */
export const standing = ({ played }: { readonly played: readonly Card[] }) => {
  let lead: Seat = 0;
  const tricks: [number, number] = [0, 0];
  for (let i = 0; i + 1 < played.length; i += 2) {
    if (beats(played[i + 1] as Card, played[i] as Card)) lead = 1 - lead;
    tricks[lead as 0 | 1]++; // WHI-3
  }
  const trick = played.slice(played.length - (played.length % 2));
  return { lead, trick, turn: trick.length === 0 ? lead : 1 - lead, tricks };
};

export const isDealt = (state: Pick<View, 'stock'>): boolean => state.stock.length < DECK.length;

export const isOver = (state: Pick<View, 'played' | 'cards'>): boolean => state.played.length === 2 * state.cards; // WHI-7

/** Has somebody who could not follow suit a card of that suit after all? */
const revoked = (state: Pick<State, 'hands' | 'played'>): boolean => {
  for (let i = 1; i < state.played.length; i += 2) {
    const led = suitOf(state.played[i - 1] as Card);
    if (suitOf(state.played[i] as Card) === led) continue;
    const follower = 1 - standing({ played: state.played.slice(0, i) }).lead;
    const later = state.played.filter(
      (_, j) => j > i && standing({ played: state.played.slice(0, j) }).turn === follower,
    );
    const kept = [...(state.hands[follower] ?? []), ...later];
    if (kept.some((card) => suitOf(card) === led)) return true;
  }
  return false;
};

export const check = (state: State): BrokenInvariant | undefined => {
  const cards = [...state.stock, ...state.hands.flat(), ...state.played];
  const missing = DECK.find((card) => !cards.includes(card));
  if (missing !== undefined || cards.length !== DECK.length) {
    return { invariant: 'cards', message: `every card is there once; ${missing ?? 'one'} is not` };
  }
  const { turn, trick } = standing(state);
  const done = Math.floor(state.played.length / 2);
  const fits = state.hands.every((hand, seat) => {
    const answered = trick.length === 1 && seat !== turn ? 1 : 0;
    return hand.length === (isDealt(state) ? state.cards - done - answered : 0);
  });
  if (!fits) return { invariant: 'hands', message: 'the hands do not fit the number of cards played' };
  if (revoked(state)) return { invariant: 'suit', message: 'somebody did not follow suit' }; // WHI-5
  return undefined;
};
