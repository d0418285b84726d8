// Any legal effect survives being written and read, in every language.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/presentation.ts';
import { canonical } from '../../../kernel/hash.ts';
import {
  ACTIONS,
  CELLS,
  COUNTED,
  effectFault,
  TARGETS,
  TIMINGS,
  TRIGGERS,
  type Condition,
  type Count,
  type EffectStep,
  type Effect,
  type Filter,
} from '../effects/effects.ts';
import { readSetJson } from '../sets/set-json.ts';
import { readSetText, writeSetText } from '../sets/set-text.ts';
import { parseEffect, printEffect } from './sentences.ts';

const NAMES = { groups: ['Red', 'Red Moon', 'Tide of Night'], keywords: ['Elite', 'Elder Crew'] };

/** Leaves out what was not chosen, so that data compares equal. */
const record = <T>(fields: { readonly [key in keyof T]: fc.Arbitrary<T[key]> }): fc.Arbitrary<T> =>
  fc.record(fields, { requiredKeys: [] }) as fc.Arbitrary<T>;

const filter: fc.Arbitrary<Filter> = record<Required<Filter>>({
  group: fc.constantFrom(...NAMES.groups),
  keyword: fc.constantFrom(...NAMES.keywords),
  powerMax: fc.integer({ min: 5, max: 9 }),
  powerMin: fc.integer({ min: 0, max: 5 }),
  costMax: fc.nat({ max: 9 }),
  atMission: fc.constant(true as const),
});

const count: fc.Arbitrary<Count> = fc
  .tuple(fc.constantFrom(...COUNTED), fc.option(filter, { nil: undefined }))
  .map(([of, chosen]) => ({ of, ...(chosen === undefined ? {} : { filter: chosen }) }));

const amount = fc.oneof(
  fc.integer({ min: -3, max: 9 }),
  fc.record({ times: fc.integer({ min: 1, max: 3 }), each: count }),
);

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ count, atLeast: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ count, atMost: fc.nat({ max: 9 }) }),
  fc.record({ edge: fc.boolean() }),
  fc.record({ ahead: fc.boolean() }),
  fc.record({ round: fc.integer({ min: 1, max: 4 }) }),
);

const { step } = fc.letrec<{ step: EffectStep }>((tie) => ({
  step: fc
    .tuple(
      fc.constantFrom(...ACTIONS),
      amount,
      fc.constantFrom(...TARGETS),
      fc.option(filter, { nil: undefined }),
      record<{ when: Condition; optional: boolean; then: EffectStep }>({
        when: condition,
        optional: fc.boolean(),
        // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
        then: fc.oneof({ depthSize: 'small' }, tie('step'), tie('step')),
      }),
      fc.boolean(),
    )
    .map(([action, number, target, chosen, more, flag]) => ({
      action,
      ...(CELLS[action].amount === undefined ? {} : { amount: number }),
      ...(CELLS[action].targets.length === 0 ? {} : { target }),
      ...(chosen === undefined ? {} : { filter: chosen }),
      ...(action === 'PLAY_CHARACTER' ? { from: flag ? 'hand' : 'discard' } : {}),
      ...(action === 'LOOK_AT' ? { what: flag ? 'hand' : 'hidden' } : {}),
      ...more,
    })) as fc.Arbitrary<EffectStep>,
}));

const effect: fc.Arbitrary<Effect> = fc
  .tuple(step, fc.constantFrom(...TRIGGERS), fc.constantFrom(...TIMINGS))
  .map(([body, trigger, timing]) => ({ trigger, timing, ...body }))
  .filter((each) => effectFault(each, 'character') === undefined);

test.each([...LANGUAGES, 'short'] as const)('[MYT-8.2] parse(print(e)) is e in %s', (textForm) => {
  fc.assert(
    fc.property(effect, (each) => {
      const text = printEffect(each, textForm);
      expect(parseEffect(text, textForm, NAMES)).toEqual({ ok: true, value: each });
    }),
    { numRuns: 400, seed: 20_240_229 },
  );
});

/** Every legal cell once, plain and with everything that can be around it. */
const everyCell = (): readonly Effect[] =>
  ACTIONS.flatMap((action) => {
    const { timings, targets, filters, amount: least } = CELLS[action];
    const numbers = least === undefined ? [undefined] : [least, 1, 2, 9, { times: 2, each: { of: 'hidden' as const } }];
    return timings.flatMap((timing) =>
      [undefined, ...targets].flatMap((target) =>
        [undefined, ...filters.map((each) => ({ [each]: PARTS[each] }))].flatMap((chosen) =>
          numbers.flatMap((number) =>
            [true, false].flatMap((flag) =>
              AROUND.map((around) => ({
                trigger: 'MAIN' as const,
                timing,
                action,
                ...(number === undefined ? {} : { amount: number }),
                ...(target === undefined ? {} : { target }),
                ...(chosen === undefined ? {} : { filter: chosen }),
                ...(action === 'PLAY_CHARACTER' ? { from: flag ? ('hand' as const) : ('discard' as const) } : {}),
                ...(action === 'LOOK_AT' ? { what: flag ? ('hand' as const) : ('hidden' as const) } : {}),
                ...around,
              })),
            ),
          ),
        ),
      ),
    );
  }).filter((each) => effectFault(each, 'character') === undefined);

const PARTS: Required<Filter> = {
  group: 'Red Moon',
  keyword: 'Elite',
  powerMax: 3,
  powerMin: 4,
  costMax: 2,
  atMission: true,
};

const AROUND: readonly Partial<EffectStep>[] = [
  {},
  { optional: true },
  { optional: false, when: { edge: false } },
  { when: { count: { of: 'others', filter: { atMission: true } }, atMost: 0 } },
  { when: { count: { of: 'hand' }, atLeast: 1 } },
  // oxlint-disable-next-line unicorn/no-thenable -- an effect's data calls it so
  { then: { action: 'DRAW', amount: 1, optional: true, then: { action: 'MOVE', target: 'ANY' } } },
];

const LINES_IN_FORCE: readonly Effect[] = [1, 9].flatMap((number): readonly Effect[] => [
  { timing: 'continuous', action: 'POWER_BOOST', amount: number },
  { timing: 'continuous', action: 'POWER_BOOST', amount: number, filter: { powerMin: 4 } },
  { timing: 'continuous', action: 'GAIN_CHAKRA', amount: number },
]);

test.each([...LANGUAGES, 'short'] as const)('[MYT-8.2] every legal cell comes back in %s', (textForm) => {
  const effects = everyCell();
  expect(new Set(effects.map(({ action, target }) => `${action} ${target}`)).size).toBe(
    ACTIONS.reduce((sum, action) => sum + Math.max(1, CELLS[action].targets.length), 0),
  );
  const lost = [...effects, ...LINES_IN_FORCE].filter((each) => {
    const read = parseEffect(printEffect(each, textForm), textForm, NAMES);
    return !read.ok || canonical(read.value as never) !== canonical(each as never);
  });
  expect(lost.map((each) => printEffect(each, textForm))).toEqual([]);
});

test('a set with any effects survives text in every language, and JSON', () => {
  fc.assert(
    fc.property(
      fc.array(effect, { maxLength: 3 }),
      fc.constantFrom(...LANGUAGES, 'short' as const),
      (effects, textForm) => {
        const set = {
          name: 'Any',
          ...NAMES,
          cards: [
            { id: 'Ann/One', kind: 'character' as const, group: 'Red', keywords: [], cost: 1, power: 1, effects },
          ],
        };
        expect(readSetText(writeSetText(set, textForm))).toEqual({ ok: true, value: set });
        expect(readSetJson(JSON.parse(JSON.stringify(set)))).toEqual({ ok: true, value: set });
      },
    ),
    { numRuns: 100, seed: 20_240_229 },
  );
});

test('text of any kind is read or refused with a place', () => {
  const bent = fc.tuple(effect, fc.nat({ max: 40 }), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(bent, ([each, at, more]) => {
      const text = printEffect(each, 'en');
      const read = parseEffect(text.slice(0, at) + more + text.slice(at + 1), 'en', NAMES);
      expect(read.ok ? 1 : read.error.column).toBeGreaterThan(0);
    }),
    { numRuns: 500, seed: 20_240_229 },
  );
});
