// Steps as text: the one form each has, and what is refused.

import { describe, expect, it } from 'vitest';
import { readStep, writeStep, type Step } from './steps.ts';

const HEX = '0123456789abcdef'.repeat(4);

const STEPS: readonly (readonly [string, Step])[] = [
  ['1240 0 play 1C', { kind: 'act', ms: 1240, seat: 0, act: 'play 1C' }],
  ['0 3 take C7: S3+H4, build 7', { kind: 'act', ms: 0, seat: 3, act: 'take C7: S3+H4, build 7' }],
  ['5000 1 !resign', { kind: 'resign', ms: 5000, seat: 1 }],
  ['5000 1 !flag', { kind: 'flag', ms: 5000, seat: 1 }],
  ['5000 1 !abandon', { kind: 'abandon', ms: 5000, seat: 1 }],
  ['5000 0 !stall', { kind: 'stall', ms: 5000, seat: 0 }],
  ['5000 1 !stand', { kind: 'stand', ms: 5000, seat: 1 }],
  ['5000 1 !resign part', { kind: 'resign', ms: 5000, seat: 1, part: true }],
  ['5000 1 !flag part', { kind: 'flag', ms: 5000, seat: 1, part: true }],
  ['5000 1 !ready', { kind: 'ready', ms: 5000, seat: 1 }],
  ['5000 1 !pause', { kind: 'pause', ms: 5000, seat: 1 }],
  ['5000 1 !resume', { kind: 'resume', ms: 5000, seat: 1 }],
  ['5 1 !options {"a":1,"b":"x"}', { kind: 'options', ms: 5, seat: 1, options: { a: 1, b: 'x' } }],
  ['5 1 !swap 3', { kind: 'swap', ms: 5, seat: 1, other: 3 }],
  ['5 1 !thought 17 play 1C', { kind: 'act', ms: 5, seat: 1, act: 'play 1C', thought: 17 }],
  [
    '5 1 !quick greedy 2 play 1C',
    { kind: 'act', ms: 5, seat: 1, act: 'play 1C', quick: { level: 'greedy', version: 2 } },
  ],
  [
    '5 1 !thought 17 !quick greedy 2 quick 1',
    { kind: 'act', ms: 5, seat: 1, act: 'quick 1', thought: 17, quick: { level: 'greedy', version: 2 } },
  ],
  [`5 0 !commit ${HEX}`, { kind: 'commit', ms: 5, seat: 0, commitment: HEX }],
  [`5 1 !seal ${HEX}`, { kind: 'seal', ms: 5, seat: 1, seal: HEX }],
  [`5 1 !contribute ${HEX}`, { kind: 'contribute', ms: 5, seat: 1, contribution: HEX }],
  ['5 0 !deal', { kind: 'deal', ms: 5, seat: 0, without: [] }],
  ['5 0 !deal without 1 3', { kind: 'deal', ms: 5, seat: 0, without: [1, 3] }],
  [`5 0 !reveal ${HEX}`, { kind: 'reveal', ms: 5, seat: 0, secret: HEX }],
  ['900 0 !takeback 4', { kind: 'takeback', ms: 900, seat: 0, to: 4 }],
  [
    '1 0 !sit person "Ana \\"la\\" Ñ 😀"',
    { kind: 'sit', ms: 1, seat: 0, sitter: { kind: 'person', name: 'Ana "la" Ñ 😀' } },
  ],
  ['1 0 !sit person @x3-K_f', { kind: 'sit', ms: 1, seat: 0, sitter: { kind: 'person', id: 'x3-K_f' } }],
  [
    '1 1 !sit person @x3 {"deck":1}',
    { kind: 'sit', ms: 1, seat: 1, sitter: { kind: 'person', id: 'x3' }, loadout: { deck: 1 } },
  ],
  [
    '1 1 !sit bot greedy 2 1000',
    { kind: 'sit', ms: 1, seat: 1, sitter: { kind: 'bot', level: 'greedy', version: 2, budget: 1000 } },
  ],
  [
    '1 1 !sit person "Bo {" {"cards":{"Kaito/Scout":2},"salt":"\\"} x"}',
    {
      kind: 'sit',
      ms: 1,
      seat: 1,
      sitter: { kind: 'person', name: 'Bo {' },
      loadout: { cards: { 'Kaito/Scout': 2 }, salt: '"} x' },
    },
  ],
  [
    '1 1 !sit bot greedy 2 0 {"deck":null}',
    {
      kind: 'sit',
      ms: 1,
      seat: 1,
      sitter: { kind: 'bot', level: 'greedy', version: 2, budget: 0 },
      loadout: { deck: null },
    },
  ],
];

describe('a name with the line ends of other worlds', () => {
  it.each(['\n', '\r', '\u2028', '\u2029', '\u0085', '"', '\\', '\u0000'])('%j comes back', (letter) => {
    const step: Step = { kind: 'sit', ms: 1, seat: 0, sitter: { kind: 'person', name: `A${letter}b` } };
    expect(readStep(writeStep(step))).toEqual({ ok: true, value: step });
  });
});

describe('a step has one text', () => {
  it.each(STEPS)('%s', (text, step) => {
    expect(writeStep(step)).toBe(text);
    expect(readStep(text)).toEqual({ ok: true, value: step });
  });
});

describe('any other text is refused with a reason', () => {
  it.each([
    '',
    ' ',
    'play 1C',
    '1 play 1C',
    '1 0',
    '1 0 ',
    '01 0 play 1C',
    '1 00 play 1C',
    '-1 0 play 1C',
    '1.5 0 play 1C',
    '1e3 0 play 1C',
    ' 1 0 play 1C',
    '1  0 play 1C',
    '1 0 play\n1C',
    '1234567890123456 0 play 1C',
    '1 0 !',
    '1 0 !Resign',
    '1 0 !resign ',
    '1 1 !stall',
    '1 0 !takeback',
    '1 0 !takeback 04',
    '1 0 !takeback -1',
    '1 0 !sit person "A" {}x',
    '1 0 !sit person "A" []',
    '1 0 !sit person "A" {"a": 1}',
    '1 0 !sit person "A" {"b":1,"a":1}',
    '1 0 !sit person "A" {"a":1,"a":1}',
    '1 0 !sit person "A" {"a":1e400}',
    '1 0 !sit bot greedy 1 0 {"a":}',
    '1 0 !sit',
    '1 0 !sit person Ana',
    '1 0 !sit person @',
    '1 0 !sit person @Ana Bo',
    '1 0 !sit person @"Ana"',
    '1 0 !resign  part',
    '1 0 !resign all',
    '1 0 !stand part',
    '1 0 !ready 1',
    '1 0 !options',
    '1 0 !options {"a": 1}',
    '1 0 !options []',
    '1 0 !thought play 1C',
    '1 0 !thought 17',
    '1 0 !thought 017 play 1C',
    '1 0 !quick play 1C',
    '1 0 !quick greedy play 1C',
    '1 0 !quick greedy 02 play 1C',
    '1 0 !quick Greedy 2 play 1C',
    '1 0 !quick greedy 2 ',
    '1 0 !quick greedy 2  play 1C',
    '1 0 !quick greedy 2 !resign',
    '1 0 !quick greedy 2 !thought 17 play 1C',
    '1 0 !thought 17 !quick greedy 2',
    '1 0 !thought 01 play 1C',
    '1 0 !thought 1 !resign',
    '1 0 !thought 1',
    '1 0 !commit',
    '1 0 !commit 0123',
    `1 0 !commit ${HEX.toUpperCase()}`,
    `1 1 !commit ${HEX}`,
    `1 0 !seal ${HEX}0`,
    `1 0 !contribute ${HEX} `,
    `1 1 !reveal ${HEX}`,
    '1 0 !deal without',
    '1 0 !deal without 01',
    '1 0 !deal 1',
    '1 1 !deal',
    '1 0 !sit person "\\u0041na"',
    '1 0 !sit person "Ana" ',
    '1 0 !sit person {}',
    '1 0 !sit bot Greedy 1 1',
    '1 0 !sit bot greedy 1',
    '1 0 !sit bot greedy 01 1',
    '1 0 !sit dog rex',
  ])('%j', (text) => {
    const read = readStep(text);
    expect(read.ok).toBe(false);
    expect(read.ok ? '' : read.error.message).not.toBe('');
  });
});
