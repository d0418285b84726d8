// Codes of decks: what is written is read again, and whatever else is read says why it is none.

import { describe, expect, test } from 'vitest';
import { LONGEST_CODE, readDeckCode, writeDeckCode } from './deck-code.ts';
import { fastRandom } from './draws.ts';
import { hashText } from './hash.ts';

const ORDER = Array.from({ length: 1000 }, (_, i) => `card-${i}`);
const HASH = hashText('a set');
const orderOf = (begins: string): readonly string[] | undefined => (HASH.startsWith(begins) ? ORDER : undefined);

describe('a code', () => {
  test('gives back its deck, whatever is in it', () => {
    const random = fastRandom(7);
    for (let run = 0; run < 300; run++) {
      const cards = Array.from(
        { length: random.below(40) },
        () => [ORDER[random.below(ORDER.length)]!, 1 + random.below(run % 7 === 0 ? 999 : 3)] as const,
      );
      const deck = Object.fromEntries(cards);
      const code = writeDeckCode(deck, HASH, ORDER);
      expect(readDeckCode(code, orderOf)).toEqual({ ok: true, value: deck });
    }
  });

  test('is short: thirty cards and three others in less than fifty letters', () => {
    const deck = Object.fromEntries(Array.from({ length: 18 }, (_, i) => [ORDER[i * 6]!, i < 15 ? 2 : 1]));
    expect(writeDeckCode(deck, HASH, ORDER)).toMatch(/^[\w-]{1,49}$/u);
  });

  test('leaves out what is no card of the set, and counts nothing that every object has', () => {
    const code = writeDeckCode({ stranger: 2, 'card-3': 1 }, HASH, ['constructor', ...ORDER]);
    expect(readDeckCode(code, () => ['constructor', ...ORDER])).toEqual({ ok: true, value: { 'card-3': 1 } });
  });

  test('with any letter changed or missing is no deck', () => {
    const code = writeDeckCode({ 'card-1': 2, 'card-9': 1, 'card-200': 2 }, HASH, ORDER);
    let taken = 0;
    for (let i = 0; i < code.length; i++) {
      const other = code[i] === 'A' ? 'B' : 'A';
      if (readDeckCode(code.slice(0, i) + other + code.slice(i + 1), orderOf).ok) taken++;
      if (readDeckCode(code.slice(0, i) + code.slice(i + 1), orderOf).ok) taken++;
    }
    // The bits that fill up the last letter mean nothing.
    expect(taken).toBeLessThanOrEqual(1);
  });
});

describe('what is no code', () => {
  const code = writeDeckCode({ 'card-1': 2 }, HASH, ORDER);

  test.each(['', 'A', 'hello world', 'ä'.repeat(20), 'A'.repeat(LONGEST_CODE + 1), 'AAAA'])('%j', (text) => {
    expect(readDeckCode(text, orderOf)).toMatchObject({ ok: false, error: { why: 'no-code' } });
  });

  test('of another form', () => {
    expect(readDeckCode(`B${code.slice(1)}`, orderOf)).toMatchObject({ error: { why: 'unknown-form' } });
  });

  test('of another set: it says how that is called', () => {
    const other = hashText('another');
    expect(readDeckCode(writeDeckCode({}, other, ORDER), orderOf)).toEqual({
      ok: false,
      error: { why: 'unknown-set', set: other.slice(0, 8) },
    });
  });

  test('of more cards than the set has', () => {
    const long = writeDeckCode({ 'card-999': 2 }, HASH, ORDER);
    expect(readDeckCode(long, () => ORDER.slice(0, 10))).toMatchObject({ error: { why: 'damaged' } });
  });
});
