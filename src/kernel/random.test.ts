// ChaCha20 against RFC 8439, labelled streams, uniform numbers, Fisher–Yates.

import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { fastRandom, isSeed, shuffle, stream, subSeed, type Random } from './random.ts';

const COUNTING = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ZERO_KEY = '0'.repeat(64);
const ZERO_NONCE = '0'.repeat(24);

const keystream = (key: string, nonce: string, counter: number, bytes = 64): Uint8Array =>
  chacha20(hexToBytes(key), hexToBytes(nonce), new Uint8Array(bytes), undefined, counter);

describe('ChaCha20 is the one of RFC 8439', () => {
  it.each([
    [
      '2.3.2',
      COUNTING,
      '000000090000004a00000000',
      1,
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    ],
    [
      'A.1 #1',
      ZERO_KEY,
      ZERO_NONCE,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      ZERO_KEY,
      ZERO_NONCE,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
  ])('keystream of section %s', (_, key, nonce, counter, expected) => {
    expect(bytesToHex(keystream(key, nonce, counter))).toBe(expected);
  });

  it('text of section 2.4.2', () => {
    const text =
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.";
    const cipher = chacha20(
      hexToBytes(COUNTING),
      hexToBytes('000000000000004a00000000'),
      utf8ToBytes(text),
      undefined,
      1,
    );
    expect(bytesToHex(cipher).slice(0, 64)).toBe('6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b');
    expect(bytesToHex(cipher).slice(-16)).toBe('8eedf2785e42874d');
  });
});

const SEED = 'c0ffee'.padEnd(64, '0');

/** The words of a labelled stream, found without `stream`. */
const wordsOf = (label: string, count: number): readonly number[] => {
  const key = bytesToHex(sha256(utf8ToBytes(`baize/stream/1\n${SEED}\n${label}`)));
  const bytes = new DataView(keystream(key, ZERO_NONCE, 0, count * 4).buffer);
  return Array.from({ length: count }, (_, i) => bytes.getUint32(i * 4, true));
};

describe('a labelled stream', () => {
  it('is the keystream in little-endian words, over several blocks', () => {
    const random = stream(SEED, 'deal/1');
    expect(Array.from({ length: 200 }, () => random.below(2 ** 32))).toEqual(wordsOf('deal/1', 200));
  });

  it('throws away words of the incomplete last interval', () => {
    const n = 3 * 2 ** 30; // Of 2^32 words a quarter is thrown away.
    const random = stream(SEED, 'deal/1');
    const expected = wordsOf('deal/1', 200).filter((word) => word < n);
    expect(expected.length).toBeLessThan(200);
    expect(expected.map(() => random.below(n))).toEqual(expected);
  });

  it('depends on its label and seed, and on no other stream', () => {
    const take = (random: Random): readonly number[] => Array.from({ length: 8 }, () => random.below(1000));
    const first = take(stream(SEED, 'deal/1'));
    const other = stream(SEED, 'deal/2');
    const again = stream(SEED, 'deal/1');
    const mixed = first.map(() => [other.below(1000), again.below(1000)] as const);
    expect(mixed.map(([, b]) => b)).toEqual(first);
    expect(mixed.map(([a]) => a)).not.toEqual(first);
    expect(take(stream(SEED.replace('c', 'd'), 'deal/1'))).not.toEqual(first);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('has no number below %s', (n) => {
    expect(() => stream(SEED, 'x').below(n)).toThrow(RangeError);
  });
});

describe('uniform', () => {
  it('every order of four cards comes from exactly one row of choices', () => {
    const orders = new Map<string, number>();
    for (let a = 0; a < 4; a++) {
      for (let b = 0; b < 3; b++) {
        for (let c = 0; c < 2; c++) {
          const choices = [a, b, c];
          const asked: number[] = [];
          const random: Random = { below: (n) => (asked.push(n), choices[asked.length - 1]!) };
          const order = shuffle(['1', '2', '3', '4'], random).join('');
          expect(asked).toEqual([4, 3, 2]);
          orders.set(order, (orders.get(order) ?? 0) + 1);
        }
      }
    }
    expect(orders.size).toBe(24);
    expect(new Set(orders.values())).toEqual(new Set([1]));
  });

  it.each([
    ['stream', () => stream(SEED, 'counts')],
    ['fastRandom', () => fastRandom(5)],
  ] as const)('%s gives each number about as often', (_, source) => {
    const random = source();
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) counts[random.below(7)]!++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('fastRandom gives the same numbers for the same seed', () => {
    const take = (seed: number): readonly number[] => {
      const random = fastRandom(seed);
      return [random.below(1e6), random.below(1e6), random.below(1e6)];
    };
    expect(take(1)).toEqual(take(1));
    expect(take(1)).not.toEqual(take(2));
  });

  it.each([
    [5, [3, 6, 240, 1_801_761_199, 1, 1]],
    [0x7fff_ffff, [2, 34, 592, 1_899_650_077, 1, 4]],
    [-3, [1, 7, 727, 1_754_210_938, 1, 31]],
  ])('fastRandom %i gives the numbers that recorded bots drew', (seed, numbers) => {
    const random = fastRandom(seed);
    expect([6, 40, 1000, 0x7fff_ffff, 2, 52].map((n) => random.below(n))).toEqual(numbers);
  });
});

describe('seeds', () => {
  it.each([
    ['64 small digits', 'a'.repeat(64), true],
    ['capitals', 'A'.repeat(64), false],
    ['too short', 'a'.repeat(63), false],
    ['too long', 'a'.repeat(65), false],
    ['no digits', 'g'.repeat(64), false],
    ['a line end', `${'a'.repeat(64)}\n`, false],
    ['a number', 7, false],
  ])('%s', (_, value, expected) => {
    expect(isSeed(value)).toBe(expected);
  });

  it('a part of a match gets a seed of its own', () => {
    expect(isSeed(subSeed(SEED, 'bot/1'))).toBe(true);
    expect(subSeed(SEED, 'bot/1')).not.toBe(subSeed(SEED, 'bot/2'));
  });
});
