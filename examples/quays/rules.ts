// What may be done, and why not: `legal` and `refuse` both ask `obstacle`.

import type { Refusal, Seat } from '../../src/kernel/game.ts';
import { BERTHS, QUAYS, type Card } from './cards.ts';
import { fogLeft, stageOf, turnOf, type Action, type State } from './state.ts';

/** Why a seat may not moor or set sail at all now. */
const obstacle = (state: State, seat: Seat, what: 'moor' | 'sail'): Refusal | undefined => {
  const stage = stageOf(state);
  if (stage === 'over') return { code: 'match-finished', clause: 'QUA-11', params: {} };
  if (what === 'sail') {
    if (stage === 'mooring') return { code: 'boats-left', clause: 'QUA-12', params: { n: state.hands.flat().length } };
    if (stage === 'sea' || state.sailed[seat] === true) return { code: 'sailed', clause: 'QUA-12', params: {} };
    return undefined;
  }
  if (stage === 'paid') return { code: 'tide-over', clause: 'QUA-12', params: {} };
  const isTurn = stage === 'mooring' && turnOf(state) === seat;
  return isTurn ? undefined : { code: 'not-your-turn', clause: 'QUA-4', params: {} };
};

const berthsTaken = (state: State, seat: Seat, quay: number): number =>
  state.quays[quay]?.[seat as 0 | 1].cards.length ?? BERTHS;

export const refuse = (state: State, seat: Seat, action: Action): Refusal | undefined => {
  if (action.do === 'sail') return obstacle(state, seat, 'sail');
  const not = obstacle(state, seat, 'moor');
  if (not !== undefined) return not;
  const { card, quay } = action;
  if (!state.hands[seat]?.includes(card)) return { code: 'card-not-in-hand', clause: 'QUA-5', params: { card } };
  if (berthsTaken(state, seat, quay) >= BERTHS) {
    return { code: 'no-berth', clause: 'QUA-6', params: { quay: QUAYS[quay] ?? '' } };
  }
  if (action.do === 'moor' || fogLeft(state, seat) > 0) return undefined;
  return { code: 'no-fog', clause: 'QUA-7', params: { n: state.options.fog } };
};

export const legal = (state: State, seat: Seat): readonly Action[] => {
  if (obstacle(state, seat, 'sail') === undefined) return [{ do: 'sail' }];
  if (obstacle(state, seat, 'moor') !== undefined) return [];
  const free = QUAYS.map((_, quay) => quay).filter((quay) => berthsTaken(state, seat, quay) < BERTHS);
  const ways = fogLeft(state, seat) > 0 ? (['moor', 'fog'] as const) : (['moor'] as const);
  const hand: readonly Card[] = state.hands[seat] ?? [];
  return hand.flatMap((card) => free.flatMap((quay) => ways.map((way) => ({ do: way, card, quay }))));
};
