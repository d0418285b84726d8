// Hints in any game: what is said where nothing else can be, that a hint depends on what a player sees alone, and that it changes no move.

import { describe, expect, test } from 'vitest';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { GAMES, type GameModule } from '../../games/index.ts';
import type { Game, GameTypes } from '../../kernel/game.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { LANGUAGES, plain } from '../../kernel/presentation.ts';
import { fastRandom } from '../../kernel/random.ts';
import { PLAIN_FORMATTER } from '../../kernel/text.ts';
import { advanceTimeline, historyOf, openTimeline, type Timeline } from '../../kernel/timeline.ts';
import type { Level, Thought } from '../bot.ts';
import { levelsOf } from '../index.ts';
import type { Candidate } from '../search/aids.ts';
import { thinkFor } from '../think.ts';
import { hintFor, questionAt, type Hint, type Question } from './hint.ts';
import { hint, reasonsOf, reasonTextsOf } from './index.ts';
import { hintVoice } from './words.ts';

const MODULES: readonly GameModule[] = [whistle, ...(await Promise.all(Object.values(GAMES).map((load) => load())))];

/** The strongest level with a budget that is enough for a test. */
const quick = async (game: string): Promise<Level> => ({ ...(await levelsOf(game)).at(-1)!, budget: 24 });

const opened = ({ game, deckTools }: GameModule, seed: string): Timeline => {
  const options = resolveOptions(game.options);
  if (!options.ok) throw new Error(options.error.message);
  const bots = Array.from(
    { length: game.seats(options.value) },
    () => ({ kind: 'bot', level: 'random', version: 1, budget: 0 }) as const,
  );
  const none = bots.map(() => undefined);
  const decks = deckTools?.loadouts(options.value, none, { set: undefined, salt: 'ab'.repeat(16) });
  return openTimeline(game, options.value, seed, bots, ...(decks?.ok === true ? [decks.value] : []));
};

/** Positions along a match of random moves, each with who is to decide there. */
const positions = (module: GameModule, every: number, count: number): readonly (readonly [Timeline, number])[] => {
  const random = fastRandom(7);
  const found: (readonly [Timeline, number])[] = [];
  let timeline = opened(module, '7'.repeat(64));
  for (let n = 0; found.length < count && timeline.outcome === undefined; n++) {
    const { must, may } = timeline.match.actors;
    const seat = must[0] ?? may[n % may.length]!;
    const legal = timeline.match.legal(seat);
    if (n % every === 0) found.push([timeline, seat]);
    const act = legal[random.below(legal.length)]!;
    const next = advanceTimeline(timeline, { kind: 'act', seat, act, ms: 0 });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    timeline = next.value;
  }
  return found;
};

/** A level that has weighed these actions, in this order, and plays the first. */
const weighing = (means: readonly number[]): Level => ({
  id: 'weighing',
  version: 1,
  budget: 1,
  bot: ({ legal, onWeighed }: Thought<GameTypes>) => {
    const candidates = means.map((mean, i): Candidate => ({ action: legal[i], mean, visits: 100 }));
    onWeighed?.({ by: 'search', candidates });
    return legal[0];
  },
});

const whistleQuestion = (): Question => questionAt(opened(whistle, '1'.repeat(64)).match, 0);
const general = (question: Question, level: Level): string | undefined =>
  hintFor(whistle.game, question, level)?.reasons.at(-1)?.id;

describe('a reason for any game', () => {
  const question = whistleQuestion();
  test.each([
    ['best', [0.6, 0.4, 0.3]],
    ['close', [0.6, 0.6, 0.3]],
    ['close', [0.6, 0.65, 0.3]],
    ['equal', [0.6, 0.59, 0.6]],
    ['usual', [0.6]],
  ])('%s, where actions were found worth %j', (id, means) => {
    expect(general(question, weighing(means))).toBe(id);
  });

  test('says the chances, and how sure they are', () => {
    const { reasons, weights } = hintFor(whistle.game, question, weighing([0.6, 0.4, 0.5]))!;
    expect(reasons).toEqual([{ of: 'any', id: 'best', params: { chance: 60, next: 50 } }]);
    expect(weights.map(({ action, chance, error }) => [action, chance, error])).toEqual([
      [question.legal[0], 60, 10],
      [question.legal[2], 50, 10],
      [question.legal[1], 40, 10],
    ]);
  });

  test('knows the only legal move, an exact answer and silence', () => {
    expect(general({ ...question, legal: question.legal.slice(0, 1) }, weighing([]))).toBe('only');
    const solving: Level = {
      ...weighing([]),
      bot: ({ legal, onWeighed }) => {
        onWeighed?.({ by: 'solved', candidates: [] });
        return legal[0];
      },
    };
    expect(general(question, solving)).toBe('solved');
    const silent: Level = { ...weighing([]), bot: () => undefined };
    expect(hintFor(whistle.game, { ...question, must: false }, silent)).toEqual({
      action: undefined,
      reasons: [{ of: 'any', id: 'silence', params: {} }],
      weights: [],
    });
  });

  test('is not asked where nothing can be done', () => {
    expect(hintFor(whistle.game, { ...question, legal: [] }, weighing([]))).toBeUndefined();
  });
});

describe.each(MODULES.map((module) => [module.game.id, module] as const))('%s', (id, module) => {
  const { game, presentation } = module;
  const found = positions(module, 7, 4);

  test('a hint is legal, has a reason in every language, and nothing is left unfilled', async () => {
    const [level, own] = [await quick(id), await reasonTextsOf(id)];
    const reasons = await reasonsOf(id);
    for (const [timeline, seat] of found) {
      const question = questionAt(timeline.match, seat, historyOf(timeline, seat));
      const given = hintFor(game, question, level, reasons)!;
      expect([...question.legal, undefined]).toContain(given.action);
      expect(given.reasons.length).toBeGreaterThan(0);
      for (const language of LANGUAGES) {
        const voice = await hintVoice(id, language, PLAIN_FORMATTER);
        const words = presentation.words(language, question.view);
        const told = voice.wordsOf(given, words, question.view);
        expect(told.reasons).toHaveLength(given.reasons.length);
        for (const reason of told.reasons) expect(plain(reason, words.card)).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
      }
      const known = Object.keys(own?.en ?? {});
      const told = given.reasons.filter(({ of }) => of === 'game').map((reason) => reason.id);
      expect(told.filter((each) => !known.includes(each))).toEqual([]);
    }
  });

  test('two states that look the same to a player give the same hint', async () => {
    const [level, reasons] = [await quick(id), await reasonsOf(id)];
    let different = 0;
    for (const [timeline, seat] of found) {
      const history = historyOf(timeline, seat);
      const mine = hintFor(game, questionAt(timeline.match, seat, history), level, reasons);
      const question = timeline.match.open((rules, state): Question => {
        const other = rules.sample(rules.view(state, seat), fastRandom(3), history);
        if (JSON.stringify(rules.view(other, 'open')) !== JSON.stringify(rules.view(state, 'open'))) different++;
        const { must } = rules.actors(other);
        return {
          seat,
          sides: timeline.match.sides,
          view: rules.view(other, seat),
          history,
          legal: rules.legal(other, seat).map(rules.notate),
          must: must.includes(seat) || must.length === 0,
        };
      });
      expect(hintFor(game, question, level, reasons)).toEqual(mine);
    }
    expect(different).toBeGreaterThan(0);
  });

  test('asking what was weighed changes no move', async () => {
    const level = await quick(id);
    for (const [timeline, seat] of found) {
      const listening: Level = { ...level, bot: (thought) => level.bot({ ...thought, onWeighed: () => undefined }) };
      expect(thinkFor(timeline, seat, listening)).toBe(thinkFor(timeline, seat, level));
    }
  });
});

test('a history that a game can make nothing of is left out, and a game that fails gives no hint', async () => {
  const { game } = whistle;
  const picky: Game = {
    ...game,
    sample: (view, random, history = []) => {
      if (history.length > 0) throw new Error('a gap');
      return game.sample(view, random);
    },
  };
  const question = whistleQuestion();
  const found = await hint(picky, { ...question, history: [{ type: 'gap' }] });
  expect(found).toEqual(await hint(game, question));
  const failing = () => {
    throw new Error('broken');
  };
  expect(await hint({ ...game, sample: failing }, question)).toBeUndefined();
});

test('the weights begin with the move itself', () => {
  const given: Hint | undefined = hintFor(whistle.game, whistleQuestion(), weighing([0.3, 0.4, 0.5]));
  expect(given?.weights[0]?.action).toBe(given?.action);
});
