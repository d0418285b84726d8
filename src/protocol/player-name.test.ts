// Names: what can be read stays, what can't be seen does not, and emoji keep what holds them together.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClientMessage } from './messages.ts';
import { LONGEST_NAME, nameFault, seenName, spacedName } from './player-name.ts';

const GOOD = [
  'Ann',
  'Ñaño Gállego',
  "O'Neill-Smith, Jr. 3",
  '李小龙',
  'محمد',
  'नीतीश',
  'Đặng Thị Hồng',
  'A',
  '❤️',
  '1️⃣',
  '👩🏽‍🚒 Ann',
  '🏳️‍🌈',
  '👨‍👩‍👧‍👦'.repeat(24),
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '🇪🇸🇸🇪',
];

const BAD: readonly (readonly [string, string, RegExp])[] = [
  ['nothing', '', /1 to 24/u],
  ['far too much', 'x'.repeat(193), /1 to 24/u],
  ['a line end', 'Ann\nBo', /U\+000A/u],
  ['a control character', 'Ann\u0007', /U\+0007/u],
  ['an escape sequence', '\u001b[31mAnn', /U\+001B/u],
  ['a direction override', 'Ann\u202eoB', /U\+202E/u],
  ['a direction isolate', '\u2066Ann', /U\+2066/u],
  ['a direction mark', 'Ann\u200f', /U\+200F/u],
  ['a zero-width space', 'An\u200bn', /U\+200B/u],
  ['a joiner between letters', 'An\u200dn', /U\+200D/u],
  ['a joiner after an emoji', '👩\u200d', /U\+200D/u],
  ['a joiner before a letter', '👩\u200dAnn', /U\+200D/u],
  ['a non-joiner', 'An\u200cn', /U\+200C/u],
  ['a soft hyphen', 'An\u00adn', /U\+00AD/u],
  ['a byte-order mark', 'An\ufeffn', /U\+FEFF/u],
  ['a filler', '\u3164', /U\+3164/u],
  ['an empty Braille cell', '\u2800', /U\+2800/u],
  ['a form of nothing', 'Ann\ufe0f', /U\+FE0F/u],
  ['a form of a digit', 'Ann 1\ufe0f', /U\+FE0F/u],
  ['tags on a letter', 'A\u{e0067}\u{e007f}', /U\+E0067/u],
  ['half a character', 'Ann\ud83d', /U\+D83D/u],
  ['a private character', 'Ann\ue000', /U\+E000/u],
  ['a line separator', 'Ann\u2028Bo', /U\+2028/u],
  ['a pile of accents', `Z${'\u0301'.repeat(5)}`, /more than 4 accents/u],
  ['accents on nothing', '\u0301', /something that can be seen/u],
];

describe('a name', () => {
  it.each(GOOD)('may be %s', (name) => {
    expect(nameFault(name)).toBeUndefined();
    expect(seenName(name)).toBe(name);
  });

  it.each(BAD)('must not have or be %s', (_what, name, fault) => {
    expect(nameFault(name)).toMatch(fault);
  });

  it('has single spaces, whatever kind they were', () => {
    expect(spacedName('  Ann\u00a0\u3000  Bo ')).toBe('Ann Bo');
  });

  it('is whatever can stay of what was typed', () => {
    expect(seenName('\u202eAnn\u200b \u0007👩\u200d👧\u200d\u200d Z\u0301\u0301\u0301\u0301\u0301\u0301')).toBe(
      'Ann 👩\u200d👧 Z\u0301\u0301\u0301\u0301',
    );
  });

  it('can stay once nothing is in it that can’t', () => {
    const piece = fc.constantFrom(
      'a',
      ' ',
      '👩',
      '\u200d',
      '\ufe0f',
      '1',
      '\u20e3',
      '\u202e',
      '\u0301',
      '\u{e0067}',
      '🏴',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 40 }),
        (pieces) => {
          const name = spacedName(`x${seenName(pieces.join(''))}`);
          expect(nameFault(name) ?? 'long').toMatch(/long/u);
        },
      ),
    );
  });

  it('fits into the message that brings it, and says there what is wrong', () => {
    const sit = (name: string) => readClientMessage({ type: 'sit', intent: 'i', seat: 0, name });
    expect(sit(' Ann\u00a0 B ')).toMatchObject({ ok: true, value: { name: 'Ann B' } });
    expect(sit('x'.repeat(LONGEST_NAME))).toMatchObject({ ok: true });
    for (const [, name, message] of BAD)
      expect(sit(name)).toEqual({
        ok: false,
        error: { at: 'name', message: expect.stringMatching(message) as string },
      });
  });
});
