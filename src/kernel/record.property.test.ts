// Whatever character of a record's file is changed, reading or verifying finds it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { module } from '../../examples/whistle/index.ts';
import type { Game } from './game.ts';
import { canonical } from './hash.ts';
import type { Json } from './json.ts';
import { makeRecord, readRecord, writeRecord, type MatchRecord } from './record.ts';
import { readStep, writeStep, type Occupant, type Step } from './steps.ts';
import { coinGame } from './testing/coin.ts';
import { fairRecord, randomRecord, tableRecord, whistleRecord } from './testing/sample-records.ts';
import { testSeed } from './testing/walk.ts';
import { verify } from './verify.ts';

const valueOf = (text: string): string | undefined => {
  try {
    return canonical(JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
};

/** Is the file refused, or the same record after all, as with a space more? */
const found = (game: Game, original: string, altered: string): boolean => {
  const read = readRecord(altered);
  if (!read.ok || !verify(game, read.value).ok) return true;
  return valueOf(altered) === valueOf(original);
};

const RECORDS: readonly (readonly [string, Game, MatchRecord])[] = [
  ['a match of Whistle', module.game, whistleRecord()],
  ['a short match of Whistle', module.game, randomRecord(module.game, { preset: 'quick' }, 9)],
  ['a table with takebacks', coinGame, tableRecord()],
  ['a deal that was contributed to', coinGame, fairRecord()],
];

const LETTERS = ['0', '1', '9', 'a', 'F', ' ', '"', '-', '.', 'e', '\\', '\n', ',', ']', 'é'];

describe.each(RECORDS)('%s', (_, game, record) => {
  for (const [form, original] of [
    ['as written', writeRecord(record)],
    ['on one line', JSON.stringify(record)],
  ] as const) {
    it(`every change of one character is found, ${form}`, () => {
      expect(verify(game, record).ok).toBe(true);
      const missed: string[] = [];
      for (let i = 0; i <= original.length; i++) {
        const [before, after] = [original.slice(0, i), original.slice(i)];
        const altered = [
          before + after.slice(1),
          ...LETTERS.flatMap((c) => [before + c + after, before + c + after.slice(1)]),
        ];
        for (const text of altered)
          if (!found(game, original, text)) missed.push(`${before.slice(-20)}|${text.slice(i, i + 5)}`);
      }
      expect(missed).toEqual([]);
    });
  }

  it('two characters exchanged, a part left out or doubled', () => {
    const original = JSON.stringify(record);
    const place = fc.nat({ max: original.length - 1 });
    fc.assert(
      fc.property(place, place, fc.constantFrom('swap', 'drop', 'double'), (a, b, how) => {
        const [i, j] = [Math.min(a, b), Math.max(a, b)];
        const [head, middle, tail] = [original.slice(0, i), original.slice(i, j), original.slice(j)];
        const altered = {
          swap: `${head}${tail.slice(0, 1)}${middle.slice(1)}${middle.slice(0, 1)}${tail.slice(1)}`,
          drop: head + tail,
          double: head + middle + middle + tail,
        }[how];
        return found(game, original, altered);
      }),
      { numRuns: 2000 },
    );
  });

  it('steps in another order, dropped or doubled', () => {
    const place = fc.nat({ max: record.steps.length - 1 });
    fc.assert(
      fc.property(place, place, fc.boolean(), (from, to, keep) => {
        const steps = [...record.steps];
        if (!keep) steps.splice(from, 1);
        steps.splice(to, 0, record.steps[from] as string);
        const same = steps.length === record.steps.length && steps.every((step, i) => step === record.steps[i]);
        return same || !verify(game, { ...record, steps }).ok;
      }),
    );
  });
});

describe('any text at all', () => {
  it('is read or refused, and what is read is verified or not; nothing throws', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readRecord(text).ok === false));
  });
});

describe('steps', () => {
  const whole = fc.nat({ max: 1e14 });
  const name = fc.string({ unit: 'grapheme', maxLength: 24 });
  const level = fc.stringMatching(/^[a-z][a-z0-9-]{0,10}$/u);
  const sitter: fc.Arbitrary<Occupant> = fc.oneof(
    fc.record({ kind: fc.constant('person' as const), name }),
    fc.record({ kind: fc.constant('person' as const), id: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/u) }),
    fc.record({ kind: fc.constant('bot' as const), level, version: whole, budget: whole }),
  );
  const base = { seat: fc.nat({ max: 15 }), ms: whole };
  const nobodys = { seat: fc.constant(0 as const), ms: whole };
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/u);
  const act = fc.stringMatching(/^[a-z0-9][a-zA-Z0-9:+, ]{0,40}$/u);
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('act' as const), act, ...base }),
    fc.record({
      kind: fc.constantFrom('resign' as const, 'flag' as const, 'abandon' as const, 'stand' as const),
      ...base,
    }),
    fc.record({ kind: fc.constantFrom('ready' as const, 'pause' as const, 'resume' as const), ...base }),
    fc.record({ kind: fc.constantFrom('resign' as const, 'flag' as const), part: fc.constant(true as const), ...base }),
    fc.record({ kind: fc.constant('act' as const), act, thought: whole, ...base }),
    fc.record({
      kind: fc.constant('act' as const),
      act,
      quick: fc.record({ level, version: whole }),
      ...base,
    }),
    fc.record({ kind: fc.constant('takeback' as const), to: whole, ...base }),
    fc.record({ kind: fc.constant('seal' as const), seal: hex, ...base }),
    fc.record({ kind: fc.constant('contribute' as const), contribution: hex, ...base }),
    fc.record({ kind: fc.constant('commit' as const), commitment: hex, ...nobodys }),
    fc.record({ kind: fc.constant('reveal' as const), secret: hex, ...nobodys }),
    fc.record({ kind: fc.constant('deal' as const), without: fc.array(fc.nat({ max: 15 })), ...nobodys }),
    fc.record({ kind: fc.constant('sit' as const), sitter, ...base }),
  );

  it('come back from their text', () => {
    fc.assert(
      fc.property(step, (s) => {
        expect(readStep(writeStep(s))).toEqual({ ok: true, value: s });
      }),
    );
  });

  it('are read from one text only', () => {
    const text = fc.oneof(
      fc.string(),
      fc.tuple(step, fc.nat({ max: 30 }), fc.string({ maxLength: 2 })).map(([s, i, c]) => {
        const line = writeStep(s);
        return line.slice(0, i) + c + line.slice(i);
      }),
    );
    fc.assert(
      fc.property(text, (line) => {
        const read = readStep(line);
        return !read.ok || writeStep(read.value) === line;
      }),
    );
  });
});

it('a record is not made of more than can be read again', () => {
  const source = { options: { guesses: 2 }, seats: [null, null], seed: testSeed(1) };
  const sit = { kind: 'sit', seat: 0, sitter: { kind: 'person', name: 'Ann' }, ms: 0 } as const;
  const many = (n: number, name: string) =>
    Array.from({ length: n }, () => ({ ...sit, sitter: { ...sit.sitter, name } }));
  const fits = makeRecord(coinGame, { ...source, steps: many(50_000, 'Ann') });
  expect(fits.ok && readRecord(writeRecord(fits.value)).ok).toBe(true);
  expect(makeRecord(coinGame, { ...source, steps: many(50_001, 'Ann') })).toMatchObject({
    error: { step: 0, at: 'steps', message: 'must be at most 50000, not 50001' },
  });
  const long = makeRecord(coinGame, { ...source, steps: many(10_000, 'A'.repeat(500)) });
  expect(long.ok ? '' : long.error.message).toMatch(/^would have \d+ characters; at most 4000000 can be read$/u);
});
