// Randomness: labelled ChaCha20 streams of a match's seed, and a small fast generator for searches.

import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A source of uniform whole numbers; the only randomness a game ever sees. */
export interface Random {
  /** A uniform whole number from 0 to n − 1. */
  readonly below: (n: number) => number;
}

/** 256 bits as 64 hexadecimal digits. */
export type Seed = string;

export const isSeed = (value: unknown): value is Seed => typeof value === 'string' && /^[0-9a-f]{64}$/u.test(value);

/** Fisher–Yates from the top, in place. */
export const shuffle = <T>(cards: T[], random: Random): T[] => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
  return cards;
};

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

/** Uniform below n from 32-bit words: words of the incomplete last interval are thrown away. */
export const randomFrom = (word: () => number): Random => ({
  below: (n) => {
    if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`below(${n}): n must be 1 to 2^32`);
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    for (;;) {
      const w = word();
      if (w < limit) return w % n;
    }
  },
});

/** A seed of its own for a part of a match, such as one bot seat. */
export const subSeed = (seed: Seed, label: string): Seed => bytesToHex(streamKey(seed, `seed/${label}`));

/** A small fast generator (sfc32) for searches, fuzzing and benches: never for a deal that counts. */
export const fastRandom = (seed: number): Random => {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;
  /** 31 bits, so that a word is a small integer for every engine. */
  const word = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 1;
  };
  for (let i = 0; i < 12; i++) word();
  // Multiply-shift: the bias is below n / 2^31, which a search can't notice.
  return { below: (n) => Math.floor((word() * n) / 0x8000_0000) };
};
