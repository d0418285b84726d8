// A recorded match played on: the same cards up to there, bots in the seats of the others, and another course that is as sound as the first.

import { describe, expect, it } from 'vitest';
import { module as whistle } from '../../examples/whistle/index.ts';
import type { Game } from '../kernel/game.ts';
import { anyGame } from '../kernel/match.ts';
import { makeRecord, type MatchRecord } from '../kernel/record.ts';
import { replayAll } from '../kernel/replay.ts';
import { coinGame } from '../kernel/testing/coin.ts';
import { fairRecord, whistleRecord } from '../kernel/testing/sample-records.ts';
import { readStep } from '../kernel/steps.ts';
import { stepsSince, type Timeline } from '../kernel/timeline.ts';
import { verify } from '../kernel/verify.ts';
import type { ServerMessage } from '../protocol/messages.ts';
import { BRANCH_PLAYER, branchTable } from './branch.ts';
import type { Effect } from './model.ts';
import { tableRecord } from './record.ts';
import { seatOf, type Change, type Table } from './state.ts';
import { advance } from './table.ts';

const LEVEL = { id: 'random', version: 1, budget: 0 };
const SEED = 'ab'.repeat(32);

const timelineOf = (game: Game, record: MatchRecord, step: number): Timeline => {
  const all = replayAll(game, record);
  if (!all.ok) throw new Error(all.error.message);
  return all.value[step]!;
};

const branchAt = (game: Game, record: MatchRecord, step: number, seat = 0): Change => {
  const timeline = timelineOf(game, record, step);
  const start = branchTable(game, record, { step, timeline, seat, name: 'Zoe', level: LEVEL, seed: SEED });
  if (!start.ok) throw new Error(`${start.error.at}: ${start.error.message}`);
  return start.value;
};

/** Plays the first legal action of everybody until the match is over; gives all that was entered. */
const playOut = (start: Change): { readonly table: Table; readonly said: readonly ServerMessage[] } => {
  let { table } = start;
  let now = table.now;
  const said: ServerMessage[] = [];
  const hear = (effects: readonly Effect[]): void => {
    for (const effect of effects) {
      if (effect.type === 'send') said.push(effect.message);
    }
  };
  const take = (input: Parameters<typeof advance>[1]): void => {
    now += 5000;
    const next = advance(table, input, now);
    ({ table } = next);
    hear(next.effects);
  };
  hear(start.effects);
  take({ type: 'connect', client: 'c', player: BRANCH_PLAYER });
  take({ type: 'message', client: 'c', message: { type: 'join', protocol: 2 } });
  for (let i = 0; i < 400 && table.timeline.outcome === undefined; i++) {
    const { match, occupants } = table.timeline;
    const [seat] = match.actors.must;
    const revision = table.timeline.steps;
    const action = seat === undefined ? undefined : match.legal(seat)[0];
    if (seat === undefined || action === undefined) take({ type: 'timer', timer: 'deal' });
    else if (occupants[seat]?.kind === 'bot') take({ type: 'thought', seat, revision, action });
    else take({ type: 'message', client: 'c', message: { type: 'act', intent: `i${i}`, base: revision, action } });
  }
  return { table, said };
};

describe('a match played on', () => {
  const record = whistleRecord();
  const middle = Math.floor(record.steps.length / 2);

  it('has the same state, the player in the chosen seat, and bots in all others', () => {
    const { table } = branchAt(whistle.game, record, middle, 1);
    const there = timelineOf(whistle.game, record, middle);
    expect(table.timeline.match.position()).toEqual(there.match.position());
    expect(seatOf(table, BRANCH_PLAYER)).toBe(1);
    expect(table.timeline.occupants[1]).toEqual({ kind: 'person', name: 'Zoe' });
    expect(table.timeline.occupants.filter((_, seat) => seat !== 1).every((occupant) => occupant?.kind === 'bot')).toBe(
      true,
    );
  });

  it('is played to its end, and all of it together verifies like any match', () => {
    const { table, said } = playOut(branchAt(whistle.game, record, middle));
    expect(table.timeline.outcome).toBeDefined();
    expect(said.find(({ type }) => type === 'snapshot')).toMatchObject({ seat: 0 });
    const steps = stepsSince(table.timeline, 0).flatMap((text) => {
      const step = readStep(text);
      return step.ok ? [step.value] : [];
    });
    expect(steps).toHaveLength(table.timeline.steps);
    const whole = makeRecord(whistle.game, { ...tableRecord(table.terms, []), steps });
    expect(whole.ok && verify(whistle.game, whole.value)).toMatchObject({ ok: true, outcome: table.timeline.outcome });
  });

  it('of format 2 keeps the deal that was made, and deals on with secrets of its own', () => {
    const game = anyGame(coinGame);
    const fair = fairRecord();
    const there = timelineOf(game, fair, 5);
    const { table } = branchAt(game, fair, 5);
    expect(table.timeline.match.position()).toEqual(there.match.position());
    expect(table.terms.table).toBe('m-1');
    expect(table.timeline.fair?.secretOf(1)).toBe(there.fair?.secretOf(1));
    expect(table.timeline.fair?.secretOf(2)).toBeDefined();
    expect(there.fair?.secretOf(2)).toBeUndefined();
    expect(playOut(branchAt(game, fair, 5)).table.timeline.outcome).toBeDefined();
  });

  it('says what is wrong with a match that can’t be played there', () => {
    const there = timelineOf(whistle.game, record, 2);
    const how = { step: 2, timeline: there, seat: 0, name: 'Zoe', level: LEVEL, seed: SEED };
    const broken: MatchRecord = { ...record, steps: record.steps.with(0, '0 1 nonsense') };
    expect(branchTable(whistle.game, broken, how)).toMatchObject({ ok: false, error: { at: 'entries[0].step' } });
  });
});
