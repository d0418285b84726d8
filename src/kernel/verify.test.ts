// Verifying: what is sound passes, and whatever was altered is found and named.

import { describe, expect, it } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import type { Game } from './game.ts';
import { makeRecord, type MatchRecord } from './record.ts';
import { coinGame } from './testing/coin.ts';
import { randomSteps, tableRecord, whistleRecord } from './testing/sample-records.ts';
import { testSeed } from './testing/walk.ts';
import { verify } from './verify.ts';

const record = whistleRecord();

const made = (game: Game, source: Parameters<typeof makeRecord>[1]): MatchRecord => {
  const result = makeRecord(game, source);
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
};

describe('a sound record verifies', () => {
  it('a whole match', () => {
    expect(verify(module.game, record)).toMatchObject({ ok: true, steps: 10, deals: 1, outcome: { reason: 'tricks' } });
  });

  it('takebacks, seats that change, a resignation, loadouts', () => {
    expect(verify(coinGame, tableRecord())).toMatchObject({
      ok: true,
      steps: 11,
      // The second deal was taken back and made again: it counts once.
      deals: 3,
      outcome: { reason: 'resigned' },
    });
  });

  it('a match that is not over', () => {
    const steps = randomSteps(module.game, {}, 5).slice(0, 6);
    const cut = made(module.game, { options: { cards: 5 }, seats: [null, null], seed: testSeed(5), steps });
    expect(cut.hashes).toEqual([]);
    expect(verify(module.game, cut)).toEqual({
      ok: true,
      steps: 6,
      deals: 1,
      outcome: undefined,
      occupants: [null, null],
      seeded: [],
    });
  });

  it('a match of which only the deal was made', () => {
    const dealt = made(coinGame, { options: { guesses: 2 }, seats: [null, null], seed: testSeed(5), steps: [] });
    expect(verify(coinGame, dealt)).toMatchObject({ ok: true, steps: 0 });
  });
});

const swapped = (list: readonly string[], i: number): readonly string[] =>
  list.map((item, j) => (j === i ? list[i + 1]! : j === i + 1 ? list[i]! : item));

const last = record.hashes[0] as MatchRecord['hashes'][number];

describe('an altered record is found', () => {
  it.each<readonly [string, Partial<MatchRecord>, number, string]>([
    ['another game', { game: 'chess' }, 0, 'game'],
    ['another version of the rules', { rules: 7 }, 0, 'rules'],
    ['an option no longer there', { options: {} }, 0, 'options.cards'],
    ['an option of no kind', { options: { cards: 5, trumps: true } }, 0, 'options.trumps'],
    ['a seat too many', { seats: [null, null, null] }, 0, 'seats'],
    ['a seed that is none', { seed: 'x' }, 0, 'seed'],
    ['a step nobody can read', { steps: ['?'] }, 1, 'steps[0]'],
    ['a step out of turn', { steps: swapped(record.steps, 0) }, 1, 'steps[0]'],
    ['a step left out', { steps: record.steps.slice(1) }, 1, 'steps[0]'],
    ['a step by nobody', { steps: [...record.steps.slice(0, 2), '9 5 play HA'] }, 3, 'steps[2]'],
    ['a step after the end', { steps: [...record.steps, '9999999 0 !resign'] }, 11, 'steps[10]'],
    ['steps cut off', { steps: record.steps.slice(0, 9) }, 9, 'hashes[0]'],
    ['steps and hash cut off', { steps: record.steps.slice(0, 9), hashes: [] }, 9, 'head'],
    ['a hash of nothing', { hashes: [...record.hashes, last] }, 10, 'hashes[1]'],
    ['a hash left out', { hashes: [] }, 10, 'hashes[0]'],
    ['a hash at another step', { hashes: [{ ...last, step: 9 }] }, 10, 'hashes[0]'],
    ['a hash of another deal', { hashes: [{ ...last, due: 'deal/2' }] }, 10, 'hashes[0]'],
    ['another hash', { hashes: [{ ...last, hash: 'a'.repeat(64) }] }, 10, 'hashes[0]'],
    ['another head', { head: 'a'.repeat(64) }, 10, 'head'],
    ['another name', { seats: [null, null] }, 10, 'head'],
    ['another time', { steps: record.steps.map((step) => step.replace(/^\d+/u, '1')) }, 10, 'head'],
    ['loadouts from nowhere', { loadouts: [] }, 10, 'head'],
  ])('%s', (_, change, step, at) => {
    expect(verify(module.game, { ...record, ...change })).toMatchObject({ ok: false, step, at });
  });

  it('another seed deals other cards', () => {
    expect(verify(module.game, { ...record, seed: testSeed(6) }).ok).toBe(false);
  });

  it('a step that breaks an invariant, or the rules', () => {
    const melted = { ...tableRecord(), steps: ['10 0 heads', '20 1 melt'] };
    expect(verify(coinGame, melted)).toMatchObject({ ok: false, step: 2, at: 'steps[1]' });
    const jammed = { ...tableRecord(), steps: ['10 0 jam'] };
    expect(verify(coinGame, jammed)).toMatchObject({ ok: false, step: 1, at: 'steps[0]' });
  });

  it('rules that throw are a verdict, not a crash', () => {
    const boom = (): never => {
      throw new Error('boom');
    };
    const broken = { ...coinGame, setup: boom };
    expect(verify(broken, tableRecord())).toMatchObject({ ok: false, step: 0 });
    expect(verify({ ...coinGame, parse: boom }, tableRecord())).toMatchObject({ ok: false, step: 1, at: 'steps[0]' });
    expect(verify(coinGame, { ...tableRecord(), loadouts: [Number.NaN] })).toMatchObject({ ok: false });
  });
});
