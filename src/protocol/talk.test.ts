// Texts that are said: one line, nothing unseen in it, not too long.

import { expect, test } from 'vitest';
import { isShowable, LONGEST_TEXT, shownText } from './talk.ts';

test.each([
  ['plain', 'Hello', 'Hello'],
  ['lines and tabs', ' one\n\ttwo\r\nthree ', 'one two three'],
  ['other spaces', 'a\u00a0\u3000b', 'a b'],
  ['control characters', 'a\u0000\u0007\u001bb\u009f', 'ab'],
  ['direction', 'abc\u202efdp\u202c \u2066x\u2069', 'abcfdp x'],
  ['zero width', 'p\u200bay\u200dpal\ufeff', 'paypal'],
  ['joined emoji', '👩‍🚀 ❤️ 1️⃣', '👩‍🚀 ❤️ 1️⃣'],
  ['accents without end', `e${'\u0301'.repeat(50)}`, `e${'\u0301'.repeat(4)}`],
  ['half a character', 'a\ud800b', 'ab'],
  ['markup, which is only text', '<b onclick=x>http://a.b</b>', '<b onclick=x>http://a.b</b>'],
])('%s', (_, typed, shown) => {
  expect(shownText(typed)).toBe(shown);
});

test.each([
  ['', false],
  ['\u2060', false],
  ['x'.repeat(LONGEST_TEXT), true],
  ['x'.repeat(LONGEST_TEXT + 1), false],
  ['😀'.repeat(LONGEST_TEXT), true],
  ['😀'.repeat(LONGEST_TEXT + 1), false],
])('%j can be shown: %s', (text, can) => {
  expect(isShowable(shownText(text))).toBe(can);
});
