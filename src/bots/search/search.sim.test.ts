// Searching by the contract alone: a game nobody has written aids for has a bot that plays on purpose.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import type { Game } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { testSeed } from '../../kernel/testing/walk.ts';
import { playPair } from '../arena.ts';
import type { Level, Thought } from '../bot.ts';
import { random } from '../random.ts';
import type { Aids } from './aids.ts';
import { chooseNear, searchingBot, type Limits } from './levels.ts';
import { paired } from './paired.ts';
import { tree, TREE } from './tree.ts';

const BEST: Limits = { slack: 0, cap: 0 };
const level = (id: string, limits: Limits): Level => ({ id, version: 1, budget: 120, bot: searchingBot({}, limits) });
const subject = { game: whistle.game, options: { cards: 5 } };

/** The first decision of a dealt match, with every state that the search copies counted. */
const firstThought = (budget: number): { readonly thought: Thought<never>; readonly worlds: () => number } => {
  let drawn = 0;
  const game: Game = {
    ...whistle.game,
    sample: (...given) => {
      drawn++;
      return whistle.game.sample(...given);
    },
  };
  const state = game.setup(subject.options, []);
  game.resolve(state, fastRandom(3));
  const seat = game.actors(state).must[0] ?? 0;
  const view = game.view(state, seat);
  const thought = { game, seat, sides: [[0], [1]], view, history: [], legal: game.legal(state, seat), budget };
  return { thought: { ...thought, random: fastRandom(5) } as unknown as Thought<never>, worlds: () => drawn };
};

describe.each([
  ['paired playouts', (thought: Thought<never>) => paired(thought, {})],
  ['a tree', (thought: Thought<never>) => tree(thought, {}, TREE)],
])('%s', (_, search) => {
  test('find the same every time', () => {
    expect(search(firstThought(200).thought)).toEqual(search(firstThought(200).thought));
  });

  test('stay within the budget', () => {
    const { thought, worlds } = firstThought(150);
    const found = search(thought);
    expect(worlds()).toBeLessThanOrEqual(151);
    expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(150);
    expect(found.every(({ mean }) => mean >= 0 && mean <= 1)).toBe(true);
  });

  test.each([0, 3, 7, 12])('stay within a budget of %d, too small to weigh every action well', (budget) => {
    const { thought } = firstThought(budget);
    expect(thought.legal.length).toBeGreaterThan(3);
    expect(search(thought).reduce((sum, { visits }) => sum + visits, 0)).toBeLessThanOrEqual(budget);
  });
});

describe('a tree that may rest', () => {
  const RESTING = { ...TREE, rest: { after: 1 / 4, spread: 0.3 } };
  const visits = (worth: (state: unknown) => readonly number[]): number =>
    tree(firstThought(200).thought, { worth } as unknown as Aids<never>, RESTING).reduce(
      (sum, each) => sum + each.visits,
      0,
    );
  /** Worth everything to whoever made the first move if that was the one wanted. */
  const wanting = (wanted: string): number => {
    const { thought } = firstThought(200);
    let first = '';
    const game: Game = {
      ...(thought.game as unknown as Game),
      apply: (state, seat, action) => {
        if (first === '') first = whistle.game.notate(action);
        whistle.game.apply(state, seat, action);
      },
      sample: (...given) => {
        first = '';
        return whistle.game.sample(...given);
      },
    };
    const worth = (): readonly number[] => {
      const won = (first === wanted ? 1 : 0) === 1;
      return thought.seat === 0 ? [won ? 1 : 0, won ? 0 : 1] : [won ? 0 : 1, won ? 1 : 0];
    };
    const found = tree({ ...thought, game } as unknown as Thought<never>, { worth } as unknown as Aids<never>, RESTING);
    expect(whistle.game.notate(found[0]!.action as never)).toBe(wanted);
    return found.reduce((sum, each) => sum + each.visits, 0);
  };

  test('spends its whole budget where all actions are alike', () => {
    expect(visits(() => [0.5, 0.5])).toBe(200);
  });

  test('spends no more than it must where one is far better than any other', () => {
    const { thought } = firstThought(200);
    for (const action of thought.legal) expect(wanting(whistle.game.notate(action))).toBeLessThan(100);
  });
});

test.each([
  ['paired playouts', level('paired', BEST)],
  ['a tree', level('tree', { ...BEST, tree: TREE })],
])('%s beat random at a game without aids', (_, searching) => {
  let score = 0;
  for (let n = 0; n < 60; n++) score += playPair(subject, testSeed(n), searching, random).score;
  expect(score / 60).toBeGreaterThan(0.6);
});

describe('a move by what it costs', () => {
  const candidates = [0.6, 0.58, 0.4, 0.1].map((mean, action) => ({ action, visits: 10, mean }));

  test('is the best without slack', () => {
    expect(chooseNear(candidates, BEST, fastRandom(1))).toBe(0);
  });

  test('is rarer the more it costs, and never costs more than the cap', () => {
    const chosen = fastRandom(2);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 3000; i++) {
      const at = chooseNear(candidates, { slack: 0.1, cap: 0.25 }, chosen) as number;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(counts[3]).toBe(0);
    expect(counts[0]).toBeGreaterThan(counts[1] ?? 0);
    expect(counts[1]).toBeGreaterThan((counts[2] ?? 0) * 2);
    expect(counts[2]).toBeGreaterThan(100);
  });
});
