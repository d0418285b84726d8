// Fair deals: commitments, contributions, and the key of a deal that nobody could choose alone. docs/fairness.md says what they prove.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './game.ts';
import { randomFrom, type Random } from './draws.ts';
import { hexOf } from './hash.ts';
import type { Seed } from './random.ts';

/** Which deal is meant: of which match, counted from 1, under which version of which game's rules. */
export interface DealPlace {
  readonly match: string;
  readonly deal: number;
  readonly rules: string;
}

type Part = Uint8Array | string | number;

type Hash = ReturnType<typeof sha256.create>;

/** Each part after its length, so that no two lists of parts have the same bytes. */
const addParts = (hash: Hash, parts: readonly Part[]): Hash => {
  for (const part of parts) {
    const bytes = typeof part === 'object' ? part : utf8ToBytes(String(part));
    const { length } = bytes;
    hash.update(Uint8Array.of(length >>> 24, length >>> 16, length >>> 8, length)).update(bytes);
  }
  return hash;
};

/** SHA-256 of parts. */
const hashParts = (parts: readonly Part[]): Uint8Array => addParts(sha256.create(), parts).digest();

/** HMAC-SHA-256 of parts, under a key of 64 hexadecimal digits. */
const mac = (key: Seed, ...parts: readonly Part[]): Uint8Array => hmac(sha256, hexToBytes(key), hashParts(parts));

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

/** A labelled stream of a deal's key: big-endian words of HMAC-SHA-256 in counter mode, integers by rejection. */
export const keyStream = (key: Seed, label: string): Random => {
  // What all blocks begin with is hashed once.
  const keyed = hmac.create(sha256, hexToBytes(key));
  const labelled = addParts(sha256.create(), ['ct/rng/1', label]);
  let block = 0;
  let words: DataView = new DataView(new ArrayBuffer(0));
  let at = 0;
  return randomFrom(() => {
    if (at === words.byteLength) {
      const bytes = keyed
        .clone()
        .update(addParts(labelled.clone(), [block++]).digest())
        .digest();
      words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      at = 0;
    }
    at += 4;
    return words.getUint32(at - 4);
  });
};

/** A seed of its own for a part of a deal that is no deal, such as one thought of a bot: it tells nothing of the cards. */
export const keySeed = (key: Seed, label: string): Seed => hexOf(mac(key, 'baize/seed/1', label));
