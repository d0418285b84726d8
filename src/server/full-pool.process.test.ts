// A pool of bots that is full: nobody waits for it, a quick level answers, the log says so, and every such move can be recomputed.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { levelsOf, quickestOf, shippedLevels } from '../bots/index.ts';
import { botVerdicts, thinkFor } from '../bots/think.ts';
import { GAMES } from '../games/index.ts';
import { makeRecord, type MatchRecord } from '../kernel/record.ts';
import { replayAll } from '../kernel/replay.ts';
import { writeStep } from '../kernel/steps.ts';
import { verify } from '../kernel/verify.ts';
import type { Effect, SeatEntry } from '../table/model.ts';
import { tableRecord } from '../table/record.ts';
import { bench, fair, person, termsOf, type Bench } from '../table/testing/bench.ts';
import { openBotPool, type BotAnswer } from './bot-pool.ts';

const { game } = await GAMES['guinote']!();
const levels = await shippedLevels('guinote');
const expert = (await levelsOf('guinote')).find(({ id }) => id === 'expert')!;
const sitter = { kind: 'bot', level: expert.id, version: expert.version, budget: expert.budget } as const;
const bot: SeatEntry = { sitter, player: null };

/** Without a thread whatever waits goes on waiting: with one thought it is full for good. */
const pool = openBotPool(() => undefined, 0, 1);
afterAll(pool.close);

/** Somebody against the strongest bot, dealt; nobody contributes to the deal, so the time for it passes. */
const dealt = (): Bench => {
  const table = bench(game, fair(termsOf(game, [person('ann'), bot], { options: { players: 2 } })));
  table.join('ann');
  pass(table);
  return table;
};

/** Lets time pass until a bot is asked or somebody else must act. */
const pass = (table: Bench): Effect | undefined => {
  for (;;) {
    const asked = table.effects().find(({ type }) => type === 'think');
    const { timers, timeline } = table.table();
    const [timer] = [...timers].toSorted((a, b) => a[1] - b[1]);
    if (asked !== undefined || timer === undefined || (timeline.match.due === undefined && timer[0] !== 'hold'))
      return asked;
    table.tell({ type: 'timer', timer: timer[0] }, timer[1]);
  }
};

const events: string[] = [];

beforeAll(() => {
  const { table } = dealt();
  const think = pool.open().think(table(), 1, () => true);
  void think.then(() => events.push('another thought'));
});

/** The bot answers; `undefined` if it was not asked. */
const answer = async (table: Bench): Promise<BotAnswer | undefined> => {
  const asked = pass(table);
  if (asked?.type !== 'think') return undefined;
  const { seat, revision } = asked;
  const thought = await pool.open().think(table.table(), seat, () => true);
  table.tell({ type: 'thought', seat, revision, ...thought });
  return thought;
};

test('a full pool delays neither a person nor the bot that the person waits for', async () => {
  const table = dealt();
  // Whoever leads, the person's move is answered in the same breath, and then the bot's quick level moves.
  const first = await answer(table);
  pass(table);
  const { match, steps } = table.table().timeline;
  expect(match.actors.must).toEqual([0]);
  table.say("ann'", { type: 'act', intent: 'one', base: steps, action: match.legal(0)[0]! });
  pass(table);
  events.push(table.table().timeline.steps > steps ? 'the person has moved' : 'the person waits');
  const second = await answer(table);
  expect(pool.size()).toBe(1);
  events.push('the bot has moved');
  expect(events).toEqual(['the person has moved', 'the bot has moved']);
  const quickest = quickestOf(levels);
  expect(quickest.budget).toBe(0);
  const quick = { level: quickest.id, version: quickest.version };
  expect((first ?? second)?.quick).toEqual(quick);
  const text = `!quick ${quick.level} ${quick.version} `;
  expect(table.log().filter(({ step }) => writeStep(step).includes(text)).length).toBeGreaterThan(0);
});

/** A match of some moves, as its record; the person gives up at the end. */
const recordOf = async (moves: number): Promise<MatchRecord> => {
  const table = dealt();
  for (let n = 0; n < moves; n++) {
    if ((await answer(table)) !== undefined) continue;
    const { match, steps } = table.table().timeline;
    table.say("ann'", { type: 'act', intent: `i${n}`, base: steps, action: match.legal(0)[0]! });
  }
  table.say("ann'", { type: 'resign', intent: 'enough' });
  const made = makeRecord(game, tableRecord(table.table().terms, table.log()));
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

const verdictsOf = (record: MatchRecord) => {
  const timelines = replayAll(game, record);
  if (!timelines.ok) throw new Error(timelines.error.message);
  return botVerdicts(timelines.value, record.steps, levels);
};

test('every move of a quick level is recomputed with that level', async () => {
  const record = await recordOf(24);
  expect(verify(game, record)).toMatchObject({ ok: true });
  const quick = record.steps.filter((text) => text.includes('!quick ')).length;
  expect(quick).toBeGreaterThan(8);
  expect(verdictsOf(record)).toEqual([
    { seat: 1, level: 'expert', version: expert.version, moves: quick, quick, verdict: 'same' },
  ]);
});

test('a move that the named level would not make, or a level that searches, is no proof', async () => {
  const record = await recordOf(8);
  const at = record.steps.findIndex((text) => text.includes('!quick '));
  const text = record.steps[at]!;
  const altered = (line: string): MatchRecord => ({ ...record, steps: record.steps.with(at, line) });
  const timelines = replayAll(game, record);
  if (!timelines.ok) throw new Error(timelines.error.message);
  const before = timelines.value[at]!;
  const played = text.split(' ').slice(5).join(' ');
  const other = before.match.legal(1).find((action) => action !== played)!;
  const judge = (line: string) => botVerdicts(timelines.value, altered(line).steps, levels)[0];
  expect(judge(text.replace(played, other))).toMatchObject({ verdict: 'differs', step: at + 1, recomputed: played });
  expect(thinkFor(before, 1, quickestOf(levels))).toBe(played);
  const searching = text.replace(/!quick \S+ \d+/u, `!quick ${expert.id} ${expert.version}`);
  expect(judge(searching)).toMatchObject({ verdict: 'not checkable', step: at + 1 });
});

test('what is no longer wanted makes room', async () => {
  const crowded = openBotPool(() => undefined, 0, 1);
  const { table } = dealt();
  let isWanted = true;
  const waiting = crowded.open().think(table(), 1, () => isWanted);
  expect((await crowded.open().think(table(), 1, () => true)).quick).toBeDefined();
  isWanted = false;
  const next = crowded.open().think(table(), 1, () => true);
  expect(await waiting).toEqual({});
  expect(crowded.size()).toBe(1);
  await crowded.close();
  expect(await next).toEqual({});
});

test('a thread that fails leaves the move to the quick level, and a log of format 1, which can’t tell of it, waits', async () => {
  const warned: string[] = [];
  const failing = openBotPool((message) => void warned.push(message), 1);
  const { table } = dealt();
  const lost = { ...table(), terms: { ...table().terms, rules: 999 } };
  const old = openBotPool(() => undefined, 0, 0);
  const waiting = old.open().think({ ...table(), terms: termsOf(game, [person('ann'), bot]) }, 1, () => true);
  expect(old.size()).toBe(1);
  expect((await failing.open().think(lost, 1, () => true)).quick).toBeDefined();
  expect(warned).toHaveLength(1);
  await Promise.all([failing.close(), old.close()]);
  expect(await waiting).toEqual({});
});
