// A tiny race for tests: nobody must act, both may at any time, and whoever steps four times first wins.

import type { GameModule } from '../../games/index.ts';
import type { Game, Seat } from '../../kernel/game.ts';
import { anyGame } from '../../kernel/match.ts';
import { fail, ok } from '../../kernel/result.ts';
import type { Words } from '../../kernel/presentation.ts';

interface Race {
  state: { counts: number[] };
  action: 'step';
  event: { readonly seat: Seat };
  view: { readonly counts: readonly number[] };
  options: object;
  loadout: undefined;
}

const GOAL = 4;
const rank = (first: boolean): readonly number[] => (first ? [1, 2] : [2, 1]);

const game: Game<Race> = {
  id: 'race',
  rulesVersion: 1,
  options: { fields: {}, presets: { plain: {} }, preset: 'plain' },
  seats: () => 2,
  sides: () => [[0], [1]],
  setup: () => ({ counts: [0, 0] }),
  chance: () => undefined,
  resolve: () => undefined,
  actors: () => ({ must: [], may: [0, 1] }),
  legal: () => ['step'],
  refuse: () => undefined,
  apply: ({ counts }, seat, _action, events) => {
    counts[seat] = (counts[seat] ?? 0) + 1;
    events?.push({ pub: { seat } });
  },
  clone: ({ counts }) => ({ counts: [...counts] }),
  outcome: ({ counts }) => {
    if (!counts.includes(GOAL)) return undefined;
    return { rank: rank(counts[0] === GOAL), points: counts, reason: 'goal', clause: 'RAC-1' };
  },
  concede: ({ counts }, seat) => ({ rank: rank(seat === 1), points: counts, reason: 'conceded', clause: 'RAC-1' }),
  check: () => undefined,
  view: ({ counts }) => ({ counts }),
  sample: ({ counts }) => ({ counts: [...counts] }),
  notate: (action) => action,
  parse: (text) => (text === 'step' ? ok('step') : fail({ at: '', message: 'must read "step"' })),
  position: { read: () => fail({ at: '', message: 'is not read' }), write: ({ counts }) => ({ counts }) },
};

const words: Words = {
  name: 'Race',
  blurb: '',
  card: (id) => id,
  action: (action) => [action],
  event: (event, who) => [`${who((event as Race['event']).seat)} steps.`],
  refusal: () => ({ title: '', text: [] }),
  zone: () => '',
  fact: () => '',
  score: () => '',
  outcome: (outcome, who) => [`${who(outcome.rank.indexOf(1))} wins.`],
  option: () => '',
};

/** The race as a registry would give it. */
export const race: GameModule = {
  game: anyGame(game),
  presentation: {
    deck: async () => (await import('../../art/decks/french.ts')).frenchDeck,
    cover: 'HA',
    scene: () => ({ zones: [], facts: [], scores: [], actors: { must: [], may: [0, 1] } }),
    words: () => words,
    touchTarget: () => undefined,
    tryTouch: () => undefined,
  },
};
