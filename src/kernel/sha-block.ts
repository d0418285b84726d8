// SHA-256 of short texts, with few objects made: whoever deals, chains or restores hashes many of them. HMAC of hashes, and single blocks in place.

import { _SHA256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What SHA-256 has made of the blocks so far. */
export type ShaState = ReturnType<_SHA256['get']>;

/** Bytes in a block, and in a hash. */
export const BLOCK = 64;
export const HASH = 32;

/** In the last block of a text there is also one byte of padding, and eight for its length. */
export const MOST_IN_LAST = BLOCK - 1 - 8;

/** A block that is used again and again. */
const scratch = new Uint8Array(BLOCK);
const scratchWords = new DataView(scratch.buffer);

/** Pads the last block, of which so many bytes are used, after whole blocks of so many bytes. */
export const padBlock = (block: Uint8Array, words: DataView, used: number, before: number): void => {
  block[used] = 0x80;
  block.fill(0, used + 1);
  setLength(words, before + used);
};

/** The length of a text in bits, at the end of its last block; texts are shorter than half a gigabyte. */
const setLength = (words: DataView, bytes: number): void => words.setUint32(BLOCK - 4, bytes * 8);

class Hasher extends _SHA256 {
  readonly start = this.get();

  /** The state after one more block. */
  after(from: ShaState, words: DataView): ShaState {
    this.#from(from);
    this.process(words, 0);
    return this.get();
  }

  /** The hash after a last, padded block, written where the block begins. */
  last(from: ShaState, words: DataView): void {
    this.#from(from);
    this.process(words, 0);
    this.#write(words);
  }

  /** The hash of all bytes, in the scratch block. */
  whole(bytes: Uint8Array): void {
    const { length } = bytes;
    const left = length % BLOCK;
    this.#from(this.start);
    if (length >= BLOCK) {
      const words = new DataView(bytes.buffer, bytes.byteOffset, length);
      for (let at = 0; at + BLOCK <= length; at += BLOCK) this.process(words, at);
    }
    for (let i = 0; i < left; i++) scratch[i] = bytes[length - left + i]!;
    scratch[left] = 0x80;
    scratch.fill(0, left + 1);
    if (left > MOST_IN_LAST) {
      // No room for the length: it stands alone in one more block.
      this.process(scratchWords, 0);
      scratch.fill(0);
    }
    setLength(scratchWords, length);
    this.process(scratchWords, 0);
    this.#write(scratchWords);
  }

  #from([a, b, c, d, e, f, g, h]: ShaState): void {
    this.set(a, b, c, d, e, f, g, h);
  }

  #write(words: DataView): void {
    words.setInt32(0, this.A);
    words.setInt32(4, this.B);
    words.setInt32(8, this.C);
    words.setInt32(12, this.D);
    words.setInt32(16, this.E);
    words.setInt32(20, this.F);
    words.setInt32(24, this.G);
    words.setInt32(28, this.H);
  }
}

const HASHER = new Hasher();

/** Before the first block. */
export const SHA_START: ShaState = HASHER.start;

/** The hash after a last, padded block, written where the block begins. */
export const hashLastBlock = (from: ShaState, words: DataView): void => HASHER.last(from, words);

/** SHA-256 of bytes. */
export const hashBytes = (bytes: Uint8Array): Uint8Array => {
  HASHER.whole(bytes);
  return scratch.slice(0, HASH);
};

/** A key of HMAC-SHA-256, of 32 bytes: what its two blocks lead to. */
export interface MacKey {
  readonly inner: ShaState;
  readonly outer: ShaState;
}

const paddedKey = (key: Uint8Array, pad: number): ShaState => {
  scratch.fill(pad);
  for (let i = 0; i < HASH; i++) scratch[i] = key[i]! ^ pad;
  return HASHER.after(SHA_START, scratchWords);
};

export const macKey = (key: Uint8Array): MacKey => ({ inner: paddedKey(key, 0x36), outer: paddedKey(key, 0x5c) });

/** HMAC-SHA-256 of the hash that a block begins with, written in its place. */
export const macBlock = ({ inner, outer }: MacKey, block: Uint8Array, words: DataView): void => {
  padBlock(block, words, HASH, BLOCK);
  HASHER.last(inner, words);
  padBlock(block, words, HASH, BLOCK);
  HASHER.last(outer, words);
};

/** HMAC-SHA-256 of the hash of bytes. */
export const macBytes = (key: MacKey, bytes: Uint8Array): Uint8Array => {
  HASHER.whole(bytes);
  macBlock(key, scratch, scratchWords);
  return scratch.slice(0, HASH);
};

/** A text as UTF-8. Most are ASCII and short, and the platform's encoder takes longer for those. */
export const bytesOf = (text: string): Uint8Array => {
  const { length } = text;
  if (length > BLOCK * 4) return utf8ToBytes(text);
  const bytes = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return utf8ToBytes(text);
    bytes[i] = code;
  }
  return bytes;
};
