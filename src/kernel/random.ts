// Randomness: labelled ChaCha20 streams of a match's seed.

import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomFrom, type Random } from './draws.ts';

export { fastRandom, shuffle, type Random } from './draws.ts';

/** 256 bits as 64 hexadecimal digits. */
export type Seed = string;

export const isSeed = (value: unknown): value is Seed => typeof value === 'string' && /^[0-9a-f]{64}$/u.test(value);

const CHUNK = 256;
const ZERO_NONCE = new Uint8Array(12);
const ZEROES = new Uint8Array(CHUNK);

/** The key of a labelled stream: SHA-256 of the label's purpose, the seed and the label, so that streams are independent. */
const streamKey = (seed: Seed, label: string): Uint8Array => sha256(utf8ToBytes(`baize/stream/1\n${seed}\n${label}`));

/** A labelled stream of a seed: ChaCha20 keystream (RFC 8439), little-endian words, integers by rejection. */
export const stream = (seed: Seed, label: string): Random => {
  const key = streamKey(seed, label);
  let block = 0;
  let words = new Uint32Array(0);
  let at = 0;
  const word = (): number => {
    if (at === words.length) {
      const bytes = chacha20(key, ZERO_NONCE, ZEROES, undefined, block);
      block += CHUNK / 64;
      words = littleEndianWords(bytes);
      at = 0;
    }
    return words[at++]!;
  };
  return randomFrom(word);
};

const littleEndianWords = (bytes: Uint8Array): Uint32Array<ArrayBuffer> => {
  const words = new Uint32Array(bytes.length / 4);
  for (let i = 0; i < words.length; i++) {
    const b = i * 4;
    words[i] = bytes[b]! | (bytes[b + 1]! << 8) | (bytes[b + 2]! << 16) | (bytes[b + 3]! << 24);
  }
  return words;
};

/** A seed of its own for a part of a match, such as one bot seat. */
export const subSeed = (seed: Seed, label: string): Seed => bytesToHex(streamKey(seed, `seed/${label}`));
