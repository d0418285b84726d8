// Searches that `npm run bench` measures: iterations from the first move of a match to the end of its first deal, by the contract alone.

import type { Thought } from '../src/bots/bot.ts';
import type { Aids, Candidate } from '../src/bots/search/aids.ts';
import { paired } from '../src/bots/search/paired.ts';
import { tree } from '../src/bots/search/tree.ts';
import type { Game, GameTypes } from '../src/kernel/game.ts';
import { fastRandom } from '../src/kernel/random.ts';
import type { Subject } from './bench-subjects.ts';

/** Iterations of one search. */
const BUDGET = 2000;

/** The first decision of a freshly dealt match, as its seat sees it. */
const firstThought = (game: Game, options: unknown, deal: number): Thought<GameTypes> => {
  const state = game.setup(options, []);
  const dealing = fastRandom(deal);
  while (game.chance(state) !== undefined) game.resolve(state, dealing);
  const seat = game.actors(state).must[0] ?? 0;
  const view = game.view(state, seat);
  const sides = game.sides(options);
  const thought = { game, seat, sides, view, history: [], legal: game.legal(state, seat), budget: BUDGET };
  return { ...thought, random: fastRandom(deal + 1) } as unknown as Thought<GameTypes>;
};

type Search = (thought: Thought<GameTypes>, aids: Aids) => readonly Candidate[];

const SEARCHES = { paired, tree } as const;

/** Sample, select, expand, play out until the next cards would be dealt, back up. */
export const searches = (name: string, kind: keyof typeof SEARCHES, game: Game, options: unknown): Subject => {
  const aids: Aids = { isCut: (state) => game.chance(state) !== undefined };
  const search: Search = SEARCHES[kind];
  return {
    name,
    unit: 'iterations/s',
    run: () => {
      let units = 0;
      let sum = 0;
      for (let deal = 0; deal < 8; deal++) {
        for (const { action, visits } of search(firstThought(game, options, 10 + deal), aids)) {
          units += visits;
          sum = (Math.imul(sum, 31) + visits * 7 + (action === undefined ? 0 : game.notate(action).length)) | 0;
        }
      }
      return { units, sum };
    },
  };
};
