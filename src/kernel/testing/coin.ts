// A game of three deals and one player in turn, for tests of the kernel itself. Some of its actions are made to go wrong.

import type { Game } from '../game.ts';
import { anyGame } from '../match.ts';
import { fail, ok } from '../result.ts';

const DEALS = 3;
const ACTIONS = ['heads', 'tails', 'melt', 'jam'] as const;

interface Coin {
  state: { deals: number; side: number | null; guesses: number; points: number[] };
  action: (typeof ACTIONS)[number];
  event: { readonly type: 'tossed' | 'guessed'; readonly side: number | null };
  view: {
    readonly deals: number;
    readonly side: number | null;
    readonly guesses: number;
    readonly points: readonly number[];
  };
  options: { readonly guesses: 2 | 1 };
  loadout: unknown;
}

const isOver = (state: Coin['state']): boolean => state.deals === DEALS && state.side === null;

/** Each deal tosses a coin nobody sees; the seats guess in turn. `melt` breaks an invariant, `jam` throws. */
const coin: Game<Coin> = {
  id: 'coin',
  rulesVersion: 2,
  options: { fields: { guesses: [2, 1] }, presets: { standard: {} }, preset: 'standard' },
  seats: () => 2,
  sides: () => [[0], [1]],
  setup: () => ({ deals: 0, side: null, guesses: 0, points: [0, 0] }),
  chance: (state) => (state.side === null && !isOver(state) ? `deal/${state.deals + 1}` : undefined),
  reseeds: () => true,
  resolve: (draft, random, events) => {
    draft.side = random.below(2);
    draft.deals++;
    draft.guesses = 0;
    events?.push({ pub: { type: 'tossed', side: null }, open: { type: 'tossed', side: draft.side } });
  },
  actors: (state) => ({ must: [state.guesses % 2], may: [] }),
  legal: () => ['heads', 'tails'],
  refuse: (state, seat) =>
    state.guesses % 2 === seat ? undefined : { code: 'not-your-turn', clause: 'COI-1', params: {} },
  apply: (draft, seat, action, events) => {
    if (action === 'melt') draft.points[0] = -9;
    if (action === 'jam') throw new Error('the coin is stuck');
    if (draft.side === (action === 'heads' ? 0 : 1)) draft.points[seat]!++;
    draft.guesses++;
    events?.push({ pub: { type: 'guessed', side: action === 'heads' ? 0 : 1 } });
    if (draft.guesses === 2) draft.side = null;
  },
  clone: (state) => ({ ...state, points: [...state.points] }),
  outcome: (state) =>
    isOver(state) ? { rank: [1, 1], points: state.points, reason: 'guesses', clause: 'COI-2' } : undefined,
  concede: (state, seat) => ({
    rank: seat === 0 ? [2, 1] : [1, 2],
    points: state.points,
    reason: 'conceded',
    clause: 'COI-3',
  }),
  // The deal ends at once, and the other seat has one point more.
  concedePart: (draft, seat, events) => {
    draft.points[1 - seat]!++;
    draft.side = null;
    events?.push({ pub: { type: 'guessed', side: null } });
  },
  check: (state) =>
    state.points.some((points) => points < 0)
      ? { invariant: 'points', message: 'points are never negative' }
      : undefined,
  view: (state, viewer) => ({ ...state, side: viewer === 'open' ? state.side : null, points: [...state.points] }),
  sample: (view, random) => ({ ...view, side: view.side ?? random.below(2), points: [...view.points] }),
  notate: (action) => action,
  parse: (text) => {
    const action = ACTIONS.find((known) => known === text);
    return action === undefined ? fail({ at: '', message: 'heads or tails' }) : ok(action);
  },
  position: { read: () => fail({ at: '', message: 'is never read' }), write: (state) => ({ ...state }) },
};

export const coinGame: Game = anyGame(coin);
