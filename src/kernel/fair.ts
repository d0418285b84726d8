// Fair deals: commitments, contributions, and the key of a deal that nobody could choose alone. docs/fairness.md says what they prove.

import { hexToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './game.ts';
import { randomFrom, type Random } from './draws.ts';
import { hexOf } from './hash.ts';
import type { Seed } from './random.ts';
import {
  BLOCK,
  bytesOf,
  HASH,
  hashBytes,
  hashLastBlock,
  macBlock,
  macBytes,
  macKey,
  MOST_IN_LAST,
  padBlock,
  SHA_START,
} from './sha-block.ts';

/** Which deal is meant: of which match, counted from 1, under which version of which game's rules. */
export interface DealPlace {
  readonly match: string;
  readonly deal: number;
  readonly rules: string;
}

type Part = Uint8Array | string | number;

/** Each part after its length, so that no two lists of parts have the same bytes. */
const joined = (parts: readonly Part[]): Uint8Array => {
  const list = parts.map((part) => (typeof part === 'object' ? part : bytesOf(String(part))));
  const bytes = new Uint8Array(list.reduce((sum, { length }) => sum + 4 + length, 0));
  const words = new DataView(bytes.buffer);
  let at = 0;
  for (const part of list) {
    words.setUint32(at, part.length);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
};

/** SHA-256 of parts. */
const hashParts = (parts: readonly Part[]): Uint8Array => hashBytes(joined(parts));

/** HMAC-SHA-256 of parts, under a key of 64 hexadecimal digits. */
const mac = (key: Seed, ...parts: readonly Part[]): Uint8Array => macBytes(macKey(hexToBytes(key)), joined(parts));

/** The server's secret of a deal; a match's seed gives each deal its own, and none tells anything of another. */
export const dealSecret = (seed: Seed, { match, deal }: Pick<DealPlace, 'match' | 'deal'>): Seed =>
  hexOf(mac(seed, 'baize/secret/1', match, deal));

/** What the server says of its secret before anybody contributes. */
export const commitmentOf = (secret: Seed, { match, deal, rules }: DealPlace): string =>
  hexOf(hashParts(['ct/commit/1', match, deal, rules, hexToBytes(secret)]));

/** What a seat says of its contribution before anybody shows theirs. It can't be another's: the seat is in it. */
export const sealOf = (contribution: Seed, { match, deal }: DealPlace, seat: Seat): string =>
  hexOf(hashParts(['baize/seal/1', match, deal, seat, hexToBytes(contribution)]));

const NOTHING = new Uint8Array(32);

/** The key of a deal: the server's secret mixed with what each seat contributed, zeroes where that is nothing. */
export const dealKey = (
  secret: Seed,
  { match, deal }: Pick<DealPlace, 'match' | 'deal'>,
  contributions: readonly (Seed | null)[],
): Seed => {
  const parts = contributions.map((contribution) => (contribution === null ? NOTHING : hexToBytes(contribution)));
  return hexOf(mac(secret, 'ct/deal/1', match, deal, ...parts));
};

/** Puts the hash of parts and one more, a number, where a block begins. Mostly all of it fits into one block. */
const hashCounted = (block: Uint8Array, words: DataView, parts: Uint8Array, digits: string): void => {
  const used = parts.length + 4 + digits.length;
  if (used > MOST_IN_LAST) return block.set(hashBytes(Uint8Array.of(...parts, ...joined([digits]))));
  block.set(parts);
  words.setUint32(parts.length, digits.length);
  for (let i = 0; i < digits.length; i++) block[parts.length + 4 + i] = digits.charCodeAt(i);
  padBlock(block, words, used, 0);
  hashLastBlock(SHA_START, words);
};

/** A labelled stream of a deal's key: big-endian words of HMAC-SHA-256 in counter mode, integers by rejection. */
export const keyStream = (key: Seed, label: string): Random => {
  const block = new Uint8Array(BLOCK);
  const words = new DataView(block.buffer);
  const keyed = macKey(hexToBytes(key));
  const labelled = joined(['ct/rng/1', label]);
  let count = 0;
  let at = HASH;
  return randomFrom(() => {
    if (at === HASH) {
      hashCounted(block, words, labelled, String(count++));
      macBlock(keyed, block, words);
      at = 0;
    }
    at += 4;
    return words.getUint32(at - 4);
  });
};

/** A seed of its own for a part of a deal that is no deal, such as one thought of a bot: it tells nothing of the cards. */
export const keySeed = (key: Seed, label: string): Seed => hexOf(mac(key, 'baize/seed/1', label));
