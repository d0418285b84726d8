// Games without turns: the log keeps the revision that a bot thought from, since its answer to any other is dropped.

import { expect, test } from 'vitest';
import { random } from '../bots/random.ts';
import { botVerdicts, thinkFor } from '../bots/think.ts';
import { GAMES } from '../games/index.ts';
import { makeRecord } from '../kernel/record.ts';
import { replayAll } from '../kernel/replay.ts';
import { COUNTDOWN_MS } from './countdown.ts';
import { PACES } from './model.ts';
import { bench, bot, person, termsOf } from './testing/bench.ts';

const module = await GAMES['highnoon']?.();
if (module === undefined) throw new Error('there is no HighNoon');
const { game } = module;

test('a bot that was overtaken while it thought plays what it thinks of the table as it is now', () => {
  const terms = termsOf(game, [person('ann'), bot('random')], { pace: 'fast' });
  const table = bench(game, terms);
  let now = 5000;
  table.join('ann', "ann'", now);
  now += COUNTDOWN_MS;
  table.tell({ type: 'timer', timer: 'start' }, now);
  let overtaken = 0;
  let otherwise = 0;
  let taken = 0;
  for (let n = 0; n < 40; n++) {
    now += PACES.fast;
    table.tell({ type: 'timer', timer: 'pace/1' }, now);
    const revision = table.table().timeline.steps;
    const early = thinkFor(table.table().timeline, 1, random);
    // A person is faster, every second time.
    const [action = 'draw'] = table.table().timeline.match.legal(0);
    if (n % 2 === 0) table.say("ann'", { type: 'act', intent: `i${n}`, base: revision, action }, now);
    const current = table.table().timeline;
    if (current.steps > revision && early !== undefined) {
      overtaken++;
      table.tell({ type: 'thought', seat: 1, revision, action: early }, now);
      taken += table.table().timeline.steps - current.steps;
    }
    const late = thinkFor(current, 1, random);
    if (late === undefined) table.tell({ type: 'thought', seat: 1, revision: current.steps }, now);
    else table.tell({ type: 'thought', seat: 1, revision: current.steps, action: late }, now);
    if (late !== early) otherwise++;
  }
  expect(taken).toBe(0);
  expect(overtaken).toBeGreaterThan(10);
  expect(otherwise).toBeGreaterThan(5);
  const { occupants, match } = table.table().timeline;
  const { seed } = table.table().terms;
  const steps = table.log().map(({ step }) => step);
  const record = makeRecord(game, { options: match.options, seats: occupants, seed, steps });
  if (!record.ok) throw new Error(record.error.message);
  const timelines = replayAll(game, record.value);
  if (!timelines.ok) throw new Error(timelines.error.message);
  const [verdict, ...others] = botVerdicts(timelines.value, record.value.steps, [random]);
  expect(verdict).toMatchObject({ seat: 1, level: 'random', verdict: 'same' });
  expect(verdict?.moves).toBeGreaterThan(20);
  expect(others).toEqual([]);
});
