import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { commitmentOf, dealKey, dealSecret, keySeed, keyStream, sealOf } from './fair.ts';
import { shuffle } from './random.ts';

const filled = (byte: string): string => byte.repeat(32);
const PLACE = { match: 'm-0001', deal: 0, rules: 'guinote@1.0.0' };
const SECRET = filled('07');
const CONTRIBUTIONS = [filled('01'), filled('02')];
const DECK = ['O', 'C', 'E', 'B'].flatMap((suit) => [1, 2, 3, 4, 5, 6, 7, 10, 11, 12].map((rank) => `${suit}${rank}`));

describe('the reference run', () => {
  const key = dealKey(SECRET, PLACE, CONTRIBUTIONS);

  it('gives the same commitment', () => {
    expect(commitmentOf(SECRET, PLACE)).toBe('b02039cbaa4add8a84d490ff26e3f816dae701633b5d9cd0ee8708d7f8db1553');
  });

  it('gives the same key', () => {
    expect(key).toBe('59e40c00b71f31874e1376ecf33c9526951dd271e8744b9d4c08396f9e0c98d6');
  });

  it('gives the same cards', () => {
    expect(shuffle([...DECK], keyStream(key, 'deck')).join(' ')).toBe(
      'E2 O10 B11 E5 B3 O5 E7 C4 C2 B2 B4 O1 O6 C5 E1 B5 B10 E6 E10 C6 E3 B6 B7 B1 C10 C11 C7 O7 E12 O12 O4 C12 O2 C3 E11 C1 E4 O11 B12 O3',
    );
  });
});

describe('a key', () => {
  const key = dealKey(SECRET, PLACE, CONTRIBUTIONS);

  it('depends on every contribution, its seat, the match and the deal', () => {
    const others = [
      dealKey(filled('08'), PLACE, CONTRIBUTIONS),
      dealKey(SECRET, PLACE, CONTRIBUTIONS.toReversed()),
      dealKey(SECRET, PLACE, [filled('01'), null]),
      dealKey(SECRET, PLACE, [filled('01')]),
      dealKey(SECRET, { ...PLACE, deal: 1 }, CONTRIBUTIONS),
      dealKey(SECRET, { ...PLACE, match: 'm-0002' }, CONTRIBUTIONS),
    ];
    expect(new Set([key, ...others]).size).toBe(others.length + 1);
  });

  it('counts nothing as zeroes', () => {
    expect(dealKey(SECRET, PLACE, [null])).toBe(dealKey(SECRET, PLACE, [filled('00')]));
  });

  it('has streams and seeds that have nothing in common', () => {
    const draws = (label: string): string => {
      const random = keyStream(key, label);
      return Array.from({ length: 20 }, () => random.below(1000)).join(' ');
    };
    expect(draws('deal/1')).toBe(draws('deal/1'));
    expect(draws('deal/1')).not.toBe(draws('deal/2'));
    expect(keySeed(key, 'bot/0/1')).not.toBe(keySeed(key, 'bot/0/2'));
  });
});

it('a seal is of one seat, deal and match', () => {
  const places = [PLACE, { ...PLACE, deal: 1 }, { ...PLACE, match: 'm-0002' }];
  const seals = places.flatMap((place) => [0, 1].map((seat) => sealOf(SECRET, place, seat)));
  expect(new Set(seals).size).toBe(6);
});

it('each deal of a match has its own secret', () => {
  const secrets = [1, 2].flatMap((deal) => ['a', 'b'].map((match) => dealSecret(SECRET, { match, deal })));
  expect(new Set([SECRET, ...secrets]).size).toBe(5);
  expect(secrets.every((secret) => /^[0-9a-f]{64}$/u.test(secret))).toBe(true);
});

it('a stream is HMAC-SHA-256 in counter mode, however long its label', () => {
  const part = (text: string): readonly number[] => {
    const bytes = utf8ToBytes(text);
    return [0, 0, bytes.length >> 8, bytes.length & 255, ...bytes];
  };
  for (const length of [0, 1, 30, 31, 32, 33, 60, 300]) {
    const label = 'ñ'.repeat(length >> 1) + 'x'.repeat(length & 1);
    const random = keyStream(SECRET, label);
    const words = Array.from({ length: 100 }, () => random.below(0x1_0000_0000));
    const expected = Array.from({ length: 100 }, (_, at) => {
      const text = Uint8Array.from([...part('ct/rng/1'), ...part(label), ...part(String(at >> 3))]);
      const bytes = hmac(sha256, hexToBytes(SECRET), sha256(text));
      return new DataView(bytes.buffer, bytes.byteOffset).getUint32((at & 7) * 4);
    });
    expect(words).toEqual(expected);
  }
});
