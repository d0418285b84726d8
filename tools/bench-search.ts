// Searches that `npm run bench` measures: iterations from the first move of a match to the end of its first deal, exact endings, and bots at work.

import type { Level, Thought } from '../src/bots/bot.ts';
import { aidsFor } from '../src/bots/guinote/aids.ts';
import { isEnding, solveEnding } from '../src/bots/guinote/ending.ts';
import { PERFECT } from '../src/bots/guinote/worlds.ts';
import type { Aids, Candidate } from '../src/bots/search/aids.ts';
import { paired } from '../src/bots/search/paired.ts';
import { tree } from '../src/bots/search/tree.ts';
import { guinote } from '../src/games/guinote/index.ts';
import type { GuinoteOptions } from '../src/games/guinote/options.ts';
import type { State } from '../src/games/guinote/state.ts';
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
  const { must, may } = game.actors(state);
  const seat = must[0] ?? may[0] ?? 0;
  const view = game.view(state, seat);
  const sides = game.sides(options);
  const thought = { game, seat, sides, view, history: [], legal: game.legal(state, seat), budget: BUDGET };
  return { ...thought, random: fastRandom(deal + 1) } as unknown as Thought<GameTypes>;
};

type Search = (thought: Thought<GameTypes>, aids: Aids) => readonly Candidate[];

const SEARCHES = { paired, tree } as const;

/** Sample, select, expand, play out to the end of the deal, back up. */
const iterations = (name: string, search: Search, aids: Aids, game: Game, options: unknown): Subject => ({
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
});

/** With nothing but the contract: any move, until the next cards would be dealt. */
export const plainSearches = (name: string, kind: keyof typeof SEARCHES, game: Game, options: unknown): Subject =>
  iterations(name, SEARCHES[kind], { isCut: (state) => game.chance(state) !== undefined }, game, options);

/** As the strongest bot of Guiñote searches. */
export const guinoteSearches = (name: string, kind: keyof typeof SEARCHES, game: Game, options: unknown): Subject =>
  iterations(name, SEARCHES[kind], aidsFor(PERFECT) as unknown as Aids, game, options);

/** The beginning of the arrastre of two, after a stock that was played at random. */
const endingOf = (options: GuinoteOptions, deal: number): State => {
  const s = guinote.setup(options, []);
  guinote.resolve(s, fastRandom(deal));
  const random = fastRandom(deal);
  while (!isEnding(s)) {
    const { turn } = s;
    const cards = guinote.legal(s, turn);
    guinote.apply(s, turn, cards[random.below(cards.length)] as number);
  }
  return s;
};

/** Every action of the first lead valued under best play of both. */
export const endgames = (name: string, options: unknown): Subject => {
  const endings = Array.from({ length: 64 }, (_, deal) => endingOf(options as GuinoteOptions, deal));
  return {
    name,
    unit: 'solves/s',
    run: () => {
      let sum = 0;
      for (const s of endings) {
        for (const { value } of solveEnding(guinote, s, s.turn, guinote.legal(s, s.turn))) sum = (sum + value) | 0;
      }
      return { units: endings.length, sum };
    },
  };
};

/** A level at the first moves of matches: every move that it tries on a sampled state is a node. */
export const thoughts = (name: string, level: Level, game: Game, options: unknown): Subject => {
  let nodes = 0;
  const counted: Game = {
    ...game,
    apply: (...given) => {
      nodes++;
      game.apply(...given);
    },
  };
  return {
    name,
    unit: 'nodes/s',
    run: () => {
      nodes = 0;
      let sum = 0;
      for (let deal = 0; deal < 4; deal++) {
        const thought = { ...firstThought(counted, options, 10 + deal), budget: level.budget };
        const action = level.bot(thought);
        sum = (Math.imul(sum, 31) + (action === undefined ? 0 : game.notate(action).length)) | 0;
      }
      return { units: nodes, sum: (sum + nodes) | 0 };
    },
  };
};
