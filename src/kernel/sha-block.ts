// SHA-256 one block at a time, in place: for many short texts in a row, which a whole hash for each would take several times as long.

import { _SHA256 } from '@noble/hashes/sha2.js';

/** What SHA-256 has made of the blocks so far. */
export type ShaState = ReturnType<_SHA256['get']>;

/** Bytes in a block, and in a hash. */
export const BLOCK = 64;
export const HASH = 32;

/** In the last block of a text there is also one byte of padding, and eight for its length. */
export const MOST_IN_LAST = BLOCK - 1 - 8;

class OneBlock extends _SHA256 {
  readonly start = this.get();

  /** The state after one more block. */
  after(from: ShaState, words: DataView): ShaState {
    this.#take(from, words);
    return this.get();
  }

  /** The hash after a last block, written where the block begins. */
  hash(from: ShaState, words: DataView): void {
    this.#take(from, words);
    words.setInt32(0, this.A);
    words.setInt32(4, this.B);
    words.setInt32(8, this.C);
    words.setInt32(12, this.D);
    words.setInt32(16, this.E);
    words.setInt32(20, this.F);
    words.setInt32(24, this.G);
    words.setInt32(28, this.H);
  }

  #take([a, b, c, d, e, f, g, h]: ShaState, words: DataView): void {
    this.set(a, b, c, d, e, f, g, h);
    this.process(words, 0);
  }
}

const ONE_BLOCK = new OneBlock();

/** Before the first block. */
export const SHA_START: ShaState = ONE_BLOCK.start;

/** The state after one more block. */
export const afterBlock = (from: ShaState, words: DataView): ShaState => ONE_BLOCK.after(from, words);

/** The hash after a last, padded block, written where the block begins. */
export const hashLastBlock = (from: ShaState, words: DataView): void => ONE_BLOCK.hash(from, words);

/** Pads the last block, of which so many bytes are used, after whole blocks of so many bytes. */
export const padBlock = (block: Uint8Array, words: DataView, used: number, before: number): void => {
  block[used] = 0x80;
  block.fill(0, used + 1);
  words.setUint32(BLOCK - 4, (before + used) * 8);
};
