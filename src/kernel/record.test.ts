// Records made, written and read: the exact shape, and a clear fault for anything else.

import { describe, expect, it } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import { canonical } from './hash.ts';
import { makeRecord, makingRecord, readRecord, writeRecord } from './record.ts';
import { STEPS_A_PART } from './parts.ts';
import { replayAll } from './replay.ts';
import { coinGame } from './testing/coin.ts';
import { tableRecord, whistleRecord } from './testing/sample-records.ts';
import { testSeed } from './testing/walk.ts';
import { verify } from './verify.ts';

const record = whistleRecord();
const text = writeRecord(record);

const changed = (change: object): string => JSON.stringify({ ...record, ...change });

const without = (key: string): string => {
  const { [key]: _, ...rest } = JSON.parse(text) as { [key: string]: unknown };
  return JSON.stringify(rest);
};

describe('a record', () => {
  it('comes back from its file as it was', () => {
    expect(readRecord(text)).toEqual({ ok: true, value: record });
    expect(readRecord(writeRecord(tableRecord()))).toEqual({ ok: true, value: tableRecord() });
  });

  it('holds a hash at the end of each deal and at the end', () => {
    expect(record.hashes.map(({ step, due }) => [step, due])).toEqual([[10, 'end']]);
    expect(tableRecord().hashes.map(({ step, due }) => [step, due])).toEqual([
      [3, 'deal/2'],
      [6, 'deal/2'],
      [8, 'deal/3'],
      [11, 'end'],
    ]);
  });

  it('has no loadouts when the match has none', () => {
    expect(Object.hasOwn(record, 'loadouts')).toBe(false);
    expect(tableRecord().loadouts).toHaveLength(2);
  });

  it('holds what was brought when somebody sat down, however long', () => {
    const loadout = { deck: Array.from({ length: 1000 }, (_, i) => `card ${i}`) };
    const sit = { kind: 'sit', seat: 1, sitter: { kind: 'person', name: 'Bo' }, loadout, ms: 5 } as const;
    const act = { kind: 'act', seat: 0, act: 'heads', ms: 9 } as const;
    const source = { options: { guesses: 2 }, seats: [{ kind: 'person', name: 'Ann' } as const, null] };
    const made = makeRecord(coinGame, { ...source, seed: testSeed(1), loadouts: ['a', null], steps: [sit, act] });
    if (!made.ok) throw new Error(made.error.message);
    expect(readRecord(writeRecord(made.value))).toEqual(made);
    expect(verify(coinGame, made.value)).toMatchObject({ ok: true, steps: 2 });
    const other = made.value.steps[0]!.replace('card 7"', 'card 8"');
    expect(verify(coinGame, { ...made.value, steps: made.value.steps.with(0, other) })).toMatchObject({ at: 'head' });
    const none = { ...made.value, steps: made.value.steps.slice(1) };
    expect(verify(coinGame, none)).toMatchObject({ ok: false, step: 1, at: 'steps[0]' });
    const endless = { ...made.value, steps: [`1 1 !sit person "Bo" {"a":"${'x'.repeat(24_000)}"}`] };
    expect(readRecord(writeRecord(endless))).toMatchObject({ ok: false, error: { at: 'steps[0]' } });
  });

  it('is not made of steps that the rules refuse; the first one is named', () => {
    const steps = [{ kind: 'act', seat: 1, act: 'heads', ms: 0 }] as const;
    const made = makeRecord(coinGame, { options: { guesses: 2 }, seats: [null, null], seed: testSeed(1), steps });
    expect(made).toMatchObject({ ok: false, error: { step: 1, at: 'steps[0]' } });
    expect(made.ok ? '' : made.error.message).toContain('not-your-turn (COI-1)');
  });

  it('is the same when it is made in parts', () => {
    const steps = Array.from({ length: 2 * STEPS_A_PART }, (_, n) => [
      { kind: 'act', seat: 0, act: 'heads', ms: n } as const,
      { kind: 'takeback', to: 2 * n, seat: 0, ms: n } as const,
    ]).flat();
    const source = { options: { guesses: 2 }, seats: [null, null], seed: testSeed(1), steps };
    const work = makingRecord(coinGame, source);
    let parts = 1;
    let part = work.next();
    for (; part.done !== true; part = work.next()) parts++;
    expect(parts).toBe(5);
    expect(part.value).toEqual(makeRecord(coinGame, source));
  });

  it('is not made of wrong options or seats', () => {
    const source = { options: { cards: 4 }, seats: [null, null], seed: testSeed(1), steps: [] };
    expect(makeRecord(module.game, source)).toMatchObject({ ok: false, error: { step: 0, at: 'options.cards' } });
    const alone = { ...source, options: { cards: 5 }, seats: [null] };
    expect(makeRecord(module.game, alone)).toMatchObject({ ok: false, error: { step: 0, at: 'seats' } });
  });

  it('replays frame by frame', () => {
    const replayed = replayAll(module.game, record);
    if (!replayed.ok) throw new Error(replayed.error.message);
    expect(replayed.value.map(({ steps }) => steps)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(replayed.value[10]?.outcome).toBeDefined();
    expect(replayed.value[1]?.events).toHaveLength(1);
    const cut = replayAll(module.game, { ...record, steps: [...record.steps.slice(0, 3), '9 0 play XX'] });
    expect(cut).toMatchObject({ ok: false, error: { step: 4, at: 'steps[3]' } });
  });
});

describe('a file that is no record is refused, with the place', () => {
  it.each([
    ['nothing', '', '', 'is not JSON'],
    ['no JSON', 'hello', '', 'is not JSON'],
    ['cut off', text.slice(0, -30), '', 'cut off'],
    ['two values', `${text}${text}`, '', 'is not JSON'],
    ['too long', `"${'x'.repeat(4_000_001)}"`, '', 'too long'],
    [
      'nested too deeply',
      changed({ loadouts: JSON.parse(`${'['.repeat(70)}${']'.repeat(70)}`) }),
      'loadouts',
      'nested too deeply',
    ],
    ['nested absurdly', '['.repeat(1_000_000) + ']'.repeat(1_000_000), '[0]', 'nested too deeply'],
    ['a list', '[]', '', 'must be an object'],
    ['null', 'null', '', 'must be an object'],
    ['a newer format', changed({ format: 3 }), 'format', 'is 3; this program reads format 1 and 2 only'],
    ['a format that is no number', changed({ format: '1' }), 'format', 'is "1"'],
    ['no format', without('format'), 'format', 'is missing'],
    ['no seed', without('seed'), 'seed', 'is missing'],
    ['an unknown member', changed({ winner: 0 }), 'winner', 'not known here'],
    ['a seed in capitals', changed({ seed: 'A'.repeat(64) }), 'seed', '64 digits 0-9 a-f'],
    ['two seeds', text.replace('"seed":', `"seed": "${'0'.repeat(64)}",\n "seed":`), 'seed', 'is there twice'],
    [
      'two seeds, one of them in disguise',
      text.replace('"seed":', '"s\\u0065ed": "", "seed":'),
      'seed',
      'is there twice',
    ],
    ['a name twice', changed({}).replace('"name":"P1"', '"name":"P1","name":"P2"'), 'seats[1].name', 'is there twice'],
    ['a short seed', changed({ seed: 'a' }), 'seed', '64 digits 0-9 a-f'],
    ['a head that is none', changed({ head: null }), 'head', 'must be text'],
    ['a game with a path in it', changed({ game: '../x' }), 'game', 'name of a game'],
    ['rules that are no number', changed({ rules: 1.5 }), 'rules', 'whole number'],
    ['an option that is a list', changed({ options: { cards: [5] } }), 'options.cards', 'a word, a whole number'],
    ['options that are a list', changed({ options: [] }), 'options', 'must be an object'],
    ['a seat that is a name', changed({ seats: ['Ana', null] }), 'seats[0]', 'must be null, a person'],
    ['a person without a name', changed({ seats: [{ kind: 'person' }, null] }), 'seats[0].name', 'is missing'],
    [
      'a bot with a name',
      changed({ seats: [null, { kind: 'bot', level: 'x', version: 1, budget: 1, name: 'y' }] }),
      'seats[1].name',
      'not known',
    ],
    ['too many seats', changed({ seats: Array.from({ length: 17 }, () => null) }), 'seats', 'at most 16'],
    [
      'half a character',
      changed({ seats: [{ kind: 'person', name: '\ud800' }, null] }),
      'seats[0].name',
      'half of a character',
    ],
    ['a number that is none', text.replace('"rules": 1', '"rules": 1e999'), 'rules', 'no usable number'],
    ['a negative zero', text.replace('"rules": 1', '"rules": -0'), 'rules', 'no usable number'],
    ['a step that is none', changed({ steps: ['play HA'] }), 'steps[0]', '<ms> <seat> <action>'],
    ['a step that is a number', changed({ steps: [7] }), 'steps[0]', 'must be text'],
    ['an endless step', changed({ steps: [`1 0 ${'x'.repeat(2000)}`] }), 'steps[0]', 'at most 1000 characters'],
    ['too many steps', changed({ steps: Array.from({ length: 50_001 }, () => '1 0 x') }), 'steps', 'at most 50000'],
    [
      'a hash without its step',
      changed({ hashes: [{ due: 'end', hash: record.head }] }),
      'hashes[0].step',
      'is missing',
    ],
  ])('%s', (_, file, at, message) => {
    const read = readRecord(file);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.error.message).toContain(message);
    expect(read.error.at.slice(0, at.length)).toBe(at);
  });

  it('members may come in any order', () => {
    const shuffled = JSON.stringify(Object.fromEntries(Object.entries(record).reverse()));
    expect(readRecord(shuffled).ok).toBe(true);
    expect(canonical(JSON.parse(shuffled))).toBe(canonical(JSON.parse(text)));
  });
});
