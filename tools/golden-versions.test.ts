// Goldens of a rules version are fixed: different steps or hashes need a new version, different events don't.

import { expect, test } from 'vitest';
import { printOf, versionFaults, withPlayed, writeVersions, type PlayedVersions } from './golden-versions.ts';

const golden = (changes: { readonly step?: string; readonly event?: string; readonly hash?: string } = {}): string =>
  [
    'toy, rules 1: short',
    'options {}',
    'seed 00',
    'picker 1',
    '',
    `start                * ${changes.event ?? '{"type":"dealt"}'}`,
    `    . ${changes.event ?? '{"type":"dealt"}'}`,
    `  1 0 ${changes.step ?? 'play'}`,
    `    * ${changes.event ?? '{"type":"played"}'}`,
    `    end ${changes.hash ?? 'abcd'}`,
    'outcome {}',
    '',
  ].join('\n');

const played = (rules = 1, text = golden(), name = 'short') => ({ name, rules, text });
const RECORDS = ['0007-toy.md'];

const written = (versions: PlayedVersions, ...goldens: readonly ReturnType<typeof played>[]): PlayedVersions => {
  const next = withPlayed('toy', versions, goldens, RECORDS[0]);
  if (!next.ok) throw new Error(next.error);
  return next.value;
};
const faults = (versions: PlayedVersions, ...goldens: readonly ReturnType<typeof played>[]): readonly string[] =>
  versionFaults('toy', versions, goldens, RECORDS);

test('goldens that play as written have no fault', () => {
  const first = written({}, played());
  expect(faults(first, played())).toEqual([]);
  expect(JSON.parse(writeVersions(first))).toEqual({ 1: { record: null, goldens: { short: printOf(golden()) } } });
});

test.each([{ step: 'pass' }, { hash: 'abce' }])(
  '%j needs a new version, which nobody gets by writing again',
  (change) => {
    const first = written({}, played());
    const other = played(1, golden(change));
    const again = written(first, other);
    expect(again).toEqual(first);
    expect(faults(again, other)).toEqual([expect.stringContaining('toy short: version 1 plays otherwise than it did')]);
    expect(faults(written(first, played(2, golden(change)), played()), played(2, golden(change)), played())).toEqual(
      [],
    );
  },
);

test('events may be worded differently', () => {
  const other = played(1, golden({ event: '{"type":"given"}' }));
  expect(faults(written({}, played()), other)).toEqual([]);
});

test('where an event stands makes no difference, nor how the legend is worded', () => {
  const legend =
    'A line with a number is a step: seat and action. Below it what happened: * with nothing hidden, . as everybody sees it.';
  const below = ['title', legend, '', 'start', '    * {"type":"dealt"}', '  1 0 play', '    * {"type":"played"}', ''];
  const beside = [
    'title',
    legend.replace('Below it', 'Then'),
    '',
    'start  * {"type":"dealt"}',
    '  1 0 play  * {"a":" * {"}',
    '',
  ];
  expect(printOf(beside.join('\n'))).toBe(printOf(below.join('\n')));
});

test('a new version needs a decision record that exists', () => {
  const first = written({}, played());
  expect(withPlayed('toy', first, [played(2)], undefined)).toEqual({
    ok: false,
    error: 'toy: version 2 is new; name its decision record: --record NNNN-that-record.md',
  });
  const lost = { ...first, 2: { record: '0009-gone.md', goldens: { short: printOf(golden()) } } };
  expect(faults(lost, played(), played(2))).toEqual(['toy: docs/decisions/0009-gone.md does not exist']);
  const none = { ...first, 2: { record: null, goldens: { short: printOf(golden()) } } };
  expect(faults(none, played(), played(2))).toEqual(['toy: version 2 needs a decision record']);
});

test('new goldens must be written down, and old ones are not dropped', () => {
  const first = written({}, played());
  expect(faults(first, played(), played(1, golden(), 'long'))).toEqual([
    'toy long: is not written down for version 1; run npm run goldens',
  ]);
  expect(faults(first)).toEqual(['toy short: is written down and not played any more; a golden is kept for good']);
});
