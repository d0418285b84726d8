// What a match of Three Quays is, and what follows from it: stage, turn, payment, ranks.

import type { Actors, Seat, Viewer } from '../../src/kernel/game.ts';
import { strengthOf, WORTH, type Card } from './cards.ts';

export type Options = { readonly target: 21 | 12; readonly fog: 1 | 2 | 0; readonly convoy: 3 | 0 };

/** Boats of one player at one quay, in the order in which they came. */
interface Berths<C> {
  readonly cards: C[];
  /** The places among them that were taken in the fog. */
  readonly fog: number[];
}

/** A quay by seat. */
export type Quay<C = Card> = readonly [Berths<C>, Berths<C>];

export interface State {
  readonly options: Options;
  /** Counted from 1; 0 before the first deal. */
  tide: number;
  /** Who began this tide. */
  lead: Seat;
  points: [number, number];
  hands: [Card[], Card[]];
  quays: readonly Quay[];
  /** The boats out at sea; before the first deal all of them. */
  sea: Card[];
  /** Who has set sail for the next tide. */
  sailed: [boolean, boolean];
}

/** A state as somebody sees it: a boat that is hidden from the viewer is `null` at its place. */
export interface View extends Omit<State, 'hands' | 'quays' | 'sea'> {
  readonly viewer: Viewer;
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly quays: readonly Quay<Card | null>[];
  readonly sea: readonly (Card | null)[];
}

export type Action =
  | { readonly do: 'moor' | 'fog'; readonly card: Card; readonly quay: number }
  | { readonly do: 'sail' };

export type Event =
  | {
      readonly type: 'dealt';
      readonly tide: number;
      readonly lead: Seat;
      readonly hands: readonly (readonly (Card | null)[])[];
    }
  | { readonly type: 'moored'; readonly seat: Seat; readonly card: Card; readonly quay: number }
  | { readonly type: 'fogged'; readonly seat: Seat; readonly card: Card | null; readonly quay: number }
  | { readonly type: 'lifted'; readonly seat: Seat; readonly card: Card; readonly quay: number }
  | {
      readonly type: 'paid';
      readonly quay: number;
      readonly strengths: readonly number[];
      readonly winner: Seat | null;
    }
  | { readonly type: 'sailed'; readonly seat: Seat };

export const SEATS = [0, 1] as const;

/** Boats dealt to each player. */
export const HAND = 6; // QUA-3
export const LAST_TIDE = 12; // QUA-11

export const noQuays = (): readonly Quay[] =>
  WORTH.map(() => [
    { cards: [], fog: [] },
    { cards: [], fog: [] },
  ]);

/** What stage and turn are told from; hidden cards count like others. */
type Shape = Pick<View, 'tide' | 'lead' | 'points' | 'hands' | 'options' | 'sailed'>;

/** `sea`: a deal is due. `mooring`: boats are moored in turn. `paid`: the fog has lifted, both may set sail. `over`: the end. */
export type Stage = 'sea' | 'mooring' | 'paid' | 'over';

export const stageOf = (state: Shape): Stage => {
  if (state.tide === 0) return 'sea';
  if (state.hands.some((hand) => hand.length > 0)) return 'mooring';
  if (isDecided(state.points, state.tide, state.options)) return 'over';
  return state.sailed.every(Boolean) ? 'sea' : 'paid'; // QUA-12
};

/** Is the match over with these points at the end of a tide? */
export const isDecided = ([a, b]: readonly [number, number], tide: number, { target }: Options): boolean =>
  tide >= LAST_TIDE || (a !== b && Math.max(a, b) >= target); // QUA-11

/** Who moors the next boat. */
export const turnOf = ({ lead, hands }: Shape): Seat => {
  const [own = 0, other = 0] = [lead, 1 - lead].map((seat) => hands[seat]?.length);
  return own === other ? lead : 1 - lead; // QUA-4
};

/** Whose turn it is; after a tide, everybody who has not set sail yet. */
export const actorsOf = (state: Shape): Actors => {
  const stage = stageOf(state);
  if (stage === 'mooring') return { must: [turnOf(state)], may: [] };
  return { must: stage === 'paid' ? SEATS.filter((seat) => !state.sailed[seat]) : [], may: [] }; // QUA-12
};

/** How many more boats a player may moor in the fog. */
export const fogLeft = ({ quays, options }: Pick<View, 'quays' | 'options'>, seat: Seat): number =>
  options.fog - quays.reduce((sum, quay) => sum + quay[seat as 0 | 1].fog.length, 0); // QUA-7

/** The points that mean a rank, ascending. */
export const milestonesOf = ({ target }: Options): readonly number[] => [target / 3, (2 * target) / 3]; // QUA-10

export const rankOf = (points: number, options: Options): number =>
  milestonesOf(options).filter((from) => points >= from).length;

/** Who begins the next tide. */
export const nextLead = ({ tide, lead, points, options }: Shape): Seat => {
  if (tide === 0) return 0;
  const [a, b] = [rankOf(points[0], options), rankOf(points[1], options)];
  return a === b ? 1 - lead : a > b ? 0 : 1; // QUA-4
};

/** Both strengths at a quay, of the boats that are known. */
export const strengthsAt = (quay: Quay<Card | null>, { convoy }: Options): readonly [number, number] => {
  const [a, b] = quay.map(({ cards }) =>
    strengthOf(
      cards.filter((card) => card !== null),
      convoy,
    ),
  );
  return [a ?? 0, b ?? 0];
};

/** Who is paid by a quay at the end of a tide, if anybody is. */
export const winnerAt = (quay: Quay<Card | null>, options: Options): Seat | null => {
  const [a, b] = strengthsAt(quay, options);
  return a === b ? null : a > b ? 0 : 1; // QUA-9
};

/** What the quays pay to each player. */
export const payment = ({ quays, options }: Pick<View, 'quays' | 'options'>): [number, number] => {
  const paid: [number, number] = [0, 0];
  quays.forEach((quay, i) => {
    const winner = winnerAt(quay, options);
    if (winner !== null) paid[winner as 0 | 1] += WORTH[i] ?? 0;
  });
  return paid;
};
