import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { fastRandom } from './random.ts';
import { bytesOf, hashBytes, macBytes, macKey } from './sha-block.ts';

const random = fastRandom(7);
const someBytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.below(256));

it('hashes bytes of any length as SHA-256 does, wherever they lie in a buffer', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = someBytes(length + 3).subarray(3);
    expect(bytesToHex(hashBytes(bytes))).toBe(bytesToHex(sha256(bytes)));
  }
  const long = someBytes(100_001);
  expect(bytesToHex(hashBytes(long))).toBe(bytesToHex(sha256(long)));
});

it('gives a hash that stays as it is', () => {
  const first = hashBytes(bytesOf('first'));
  const kept = bytesToHex(first);
  hashBytes(bytesOf('second'));
  expect(bytesToHex(first)).toBe(kept);
});

it('is HMAC-SHA-256 of a hash under a key of 32 bytes', () => {
  for (let length = 0; length < 150; length++) {
    const [key, bytes] = [someBytes(32), someBytes(length)];
    expect(bytesToHex(macBytes(macKey(key), bytes))).toBe(bytesToHex(hmac(sha256, key, sha256(bytes))));
  }
});

it('writes any text as UTF-8', () => {
  for (const text of ['', 'a', 'Guiñote', 'x'.repeat(255), 'x'.repeat(300), `${'x'.repeat(200)}é`, '🂡', '\ud800'])
    expect(bytesOf(text)).toEqual(utf8ToBytes(text));
});
