// Records to test with: a whole match, one cut short, and one with all that a table can add.

import { module } from '../../../examples/whistle/index.ts';
import { commitmentOf, dealSecret, sealOf } from '../fair.ts';
import type { Game } from '../game.ts';
import type { Json } from '../json.ts';
import { writeOptions } from '../options.ts';
import { makeRecord, type MatchRecord } from '../record.ts';
import { readStep, type Step } from '../steps.ts';
import { coinGame } from './coin.ts';
import { subjectOf, testSeed, walk } from './walk.ts';

/** The steps of a random match, one every 700 milliseconds. */
export const randomSteps = (game: Game, asked: object, n: number): readonly Step[] =>
  walk(subjectOf({ game }, asked), n, 5000).moments.flatMap(({ via }, i): Step[] =>
    via?.kind === 'act' ? [{ kind: 'act', seat: via.seat, act: game.notate(via.action), ms: i * 700 }] : [],
  );

/** The record of a random match, for any game of two. */
export const randomRecord = (game: Game, asked: object, n: number): MatchRecord => {
  const { options } = subjectOf({ game }, asked);
  const made = makeRecord(game, {
    options: writeOptions<unknown>(game.options, options),
    seats: Array.from({ length: game.seats(options) }, (_, seat) => ({ kind: 'person', name: `P${seat}` }) as const),
    seed: testSeed(n),
    steps: randomSteps(game, asked, n),
  });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

const TABLE_STEPS = [
  '10 0 heads',
  '20 1 !sit person "Ñandú \\"2\\""',
  '30 1 tails',
  '40 0 tails',
  '50 0 !takeback 1',
  '60 1 heads',
  '70 0 heads',
  '80 1 heads',
  '90 0 !sit bot random 1 0',
  '95 0 tails',
  '99 1 !resign',
];

/** A record with takebacks, seats that change, a resignation, and loadouts. */
export const tableRecord = (loadouts: readonly Json[] = [{ deck: ['a', 1] }, 'none']): MatchRecord => {
  const steps = TABLE_STEPS.map((line) => {
    const step = readStep(line);
    if (!step.ok) throw new Error(line);
    return step.value;
  });
  const seats = [{ kind: 'bot', level: 'random', version: 1, budget: 50 } as const, null];
  const made = makeRecord(coinGame, { options: { guesses: 2 }, seats, seed: testSeed(77), steps, loadouts });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

/** A record of format 2: one deal, to which the first seat contributed, and a resignation. */
export const fairRecord = (): MatchRecord => {
  const place = { match: 'm-1', deal: 1, rules: `${coinGame.id}@${coinGame.rulesVersion}` };
  const secret = dealSecret(testSeed(78), place);
  const given = testSeed(79);
  const lines = [
    `10 0 !commit ${commitmentOf(secret, place)}`,
    `20 0 !seal ${sealOf(given, place, 0)}`,
    `30 0 !contribute ${given}`,
    '40 0 !deal without 1',
    '50 0 heads',
    '60 1 !resign',
    `70 0 !reveal ${secret}`,
  ];
  const steps = lines.map((line) => {
    const step = readStep(line);
    if (!step.ok) throw new Error(line);
    return step.value;
  });
  const seats = ['ann', 'bo'].map((id) => ({ kind: 'person', id }) as const);
  const made = makeRecord(coinGame, { options: { guesses: 2 }, seats, match: place.match, names: {}, steps });
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

/** A whole match of Whistle. */
export const whistleRecord = (): MatchRecord => randomRecord(module.game, {}, 5);
