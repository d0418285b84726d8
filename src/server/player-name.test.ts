// Names as the server takes them: composed, and counted as people count.

import { expect, it } from 'vitest';
import { readPlayerName } from './player-name.ts';

it.each([
  ['as it is', 'Ann', 'Ann'],
  ['without spaces around it', '  Ann  B ', 'Ann B'],
  ['composed', 'Jalo\u0301n', 'Jal\u00f3n'],
  ['of 24 letters', 'x'.repeat(24), 'x'.repeat(24)],
  ['of 24 letters with accents each', 'e\u0301'.repeat(24), '\u00e9'.repeat(24)],
  ['of 24 emoji of seven parts', '👨‍👩‍👧‍👦'.repeat(24), '👨‍👩‍👧‍👦'.repeat(24)],
])('takes a name %s', (_what, name, kept) => {
  expect(readPlayerName(name)).toEqual({ ok: true, value: kept });
});

it.each([
  ['25 letters', 'x'.repeat(25), /1 to 24 characters/u],
  ['25 emoji', '🙂'.repeat(25), /1 to 24 characters/u],
  ['25 letters with accents', 'q\u0301'.repeat(25), /1 to 24 characters/u],
  ['more than is looked at', 'x'.repeat(1_000_000), /1 to 24 characters/u],
  ['spaces alone', '   ', /1 to 24 characters/u],
  ['a direction override', 'Ann\u202e', /U\+202E/u],
])('refuses %s', (_what, name, message) => {
  expect(readPlayerName(name)).toEqual({
    ok: false,
    error: { at: 'name', message: expect.stringMatching(message) as string },
  });
});
