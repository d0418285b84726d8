// Grab: a game for tests in which both players may act at any time, with a secret each and a move that breaks the game.

import type { Game, Seat } from '../../kernel/game.ts';
import { anyGame } from '../../kernel/match.ts';
import { shuffle } from '../../kernel/random.ts';
import { fail, ok } from '../../kernel/result.ts';

interface State {
  pile: string[];
  secrets: string[];
  taken: string[][];
}

type View = {
  readonly pile: readonly string[];
  readonly secrets: readonly (string | null)[];
  readonly taken: readonly (readonly string[])[];
};
type Action = { readonly take: string };
type Event =
  | { readonly type: 'dealt'; readonly secrets: readonly (string | null)[] }
  | { readonly type: 'took'; readonly seat: Seat; readonly take: string };

interface Types {
  state: State;
  action: Action;
  event: Event;
  view: View;
  options: { readonly cards: number };
  loadout: unknown;
}

const SECRETS = ['X1', 'X2', 'X3', 'X4'];

const winner = (state: State, loser?: Seat): readonly number[] => {
  const [first = [], second = []] = state.taken;
  const led = loser === undefined ? first.length >= second.length : loser === 1;
  return led ? [1, 2] : [2, 1];
};

const show = (state: State, sees: (seat: Seat) => boolean): (string | null)[] =>
  state.secrets.map((secret, seat) => (sees(seat) ? secret : null));

const grabRules: Game<Types> = {
  id: 'grab',
  rulesVersion: 1,
  options: { fields: { cards: { min: 1, max: 9, fallback: 4 } }, presets: { usual: {} }, preset: 'usual' },
  seats: () => 2,
  sides: () => [[0], [1]],
  setup: ({ cards }) => ({
    pile: Array.from({ length: cards }, (_, at) => `G${at + 1}`),
    secrets: [],
    taken: [[], []],
  }),
  chance: ({ secrets }) => (secrets.length === 0 ? 'deal/1' : undefined),
  resolve: (draft, random, events) => {
    draft.secrets = shuffle([...SECRETS], random).slice(0, 2);
    const dealt = (sees: (seat: Seat) => boolean): Event => ({ type: 'dealt', secrets: show(draft, sees) });
    const to = { 0: dealt((seat) => seat === 0), 1: dealt((seat) => seat === 1) };
    events?.push({ pub: dealt(() => false), to, open: dealt(() => true) });
  },
  actors: ({ pile }) => ({ must: [], may: pile.length === 0 ? [] : [0, 1] }),
  legal: ({ pile }) => pile.map((take) => ({ take })),
  refuse: ({ pile }, _seat, { take }) =>
    pile.includes(take) || take === 'everything' || take === 'thunder'
      ? undefined
      : { code: 'not-there', clause: 'GRA-1', params: { take } },
  apply: (draft, seat, { take }, events) => {
    if (take === 'thunder') throw new Error('struck');
    draft.pile = take === 'everything' ? [] : draft.pile.filter((card) => card !== take);
    draft.taken[seat]?.push(take);
    events?.push({ pub: { type: 'took', seat, take } });
  },
  clone: (state) => copyOf(state),
  outcome: (state) => {
    if (state.secrets.length === 0 || state.pile.length > 0) return undefined;
    return { rank: winner(state), points: state.taken.map((cards) => cards.length), reason: 'empty', clause: 'GRA-2' };
  },
  concede: (state, seat) => ({ rank: winner(state, seat), points: [0, 0], reason: 'conceded', clause: 'GRA-3' }),
  check: ({ taken }) =>
    taken.flat().includes('everything') ? { invariant: 'cards', message: 'there is no such card' } : undefined,
  view: (state, viewer) => ({
    pile: [...state.pile],
    secrets: show(state, (seat) => viewer === 'open' || viewer === seat),
    taken: state.taken.map((cards) => [...cards]),
  }),
  sample: (view, random) => {
    const unseen = shuffle(
      SECRETS.filter((secret) => !view.secrets.includes(secret)),
      random,
    );
    const secrets = view.secrets.map((secret) => secret ?? (unseen.pop() as string));
    return { pile: [...view.pile], secrets, taken: view.taken.map((cards) => [...cards]) };
  },
  notate: ({ take }) => `take ${take}`,
  parse: (text) => {
    const take = /^\s*take\s+(\S+)\s*$/iu.exec(text)?.[1];
    return take === undefined ? fail({ at: '', message: 'must read "take" and a card' }) : ok({ take });
  },
  position: { read: () => fail({ at: '', message: 'is not read in tests' }), write: (state) => ({ ...state }) },
};

const copyOf = (state: State): State => ({
  pile: [...state.pile],
  secrets: [...state.secrets],
  taken: state.taken.map((cards) => [...cards]),
});

/** Grab, with its types erased. */
export const grab = anyGame(grabRules);
