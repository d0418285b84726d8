// A deck as a short code for a link. It names its set by the beginning of the set's hash, counts cards in the set's order, and can be checked.

import { sha256 } from '@noble/hashes/sha2.js';
import type { CardCounts } from './deck-builder.ts';
import { hexOf } from './hash.ts';
import { fail, ok, type Result } from './result.ts';

/** The form of the code; another number is another form. */
const FORM = 1;
/** Bytes of the set's hash, and of the check at the end. */
const SET_BYTES = 4;
const CHECK_BYTES = 2;
/** The longest code that is read: a hundred different cards of the largest set need less than half. */
export const LONGEST_CODE = 800;
/** Counts above this are written apart. */
const SHORT = 3;
/** No deck has so many of a card. */
const MOST = 999;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Why a code can't be read: it is none, of a form that is not known here, damaged, or of a set (`set`: how its hash begins) that is not at hand. */
export type CodeFault =
  | { readonly why: 'no-code' | 'unknown-form' | 'damaged' }
  | { readonly why: 'unknown-set'; readonly set: string };

const lettersOf = (bytes: readonly number[]): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(word >> shift) & 63]!);
    text += letters.slice(0, Math.min(3, bytes.length - i) + 1).join('');
  }
  return text;
};

const bytesOf = (text: string): readonly number[] | undefined => {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 4) {
    const values = Array.from(text.slice(i, i + 4), (letter) => LETTERS.indexOf(letter));
    if (values.length === 1 || values.includes(-1)) return undefined;
    const word = values.reduce((sum, value, at) => sum | (value << (18 - 6 * at)), 0);
    bytes.push(...[word >> 16, (word >> 8) & 255, word & 255].slice(0, values.length - 1));
  }
  return bytes;
};

/** A number of any size: seven bits in a byte, the eighth says that more follow. */
const numberBytes = (value: number): readonly number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...numberBytes(Math.floor(value / 128))];

const checkOf = (bytes: readonly number[]): readonly number[] =>
  Array.from(sha256(Uint8Array.from(bytes)).subarray(0, CHECK_BYTES));

const hashBytes = (hash: string): readonly number[] =>
  Array.from({ length: SET_BYTES }, (_, i) => Number.parseInt(hash.slice(2 * i, 2 * i + 2), 16));

/** The code of a deck; `order` are the ids of the set's cards, `hash` is the set's. Cards that are not in the set are left out. */
export const writeDeckCode = (deck: CardCounts, hash: string, order: readonly string[]): string => {
  const bytes = [FORM, ...hashBytes(hash)];
  let before = -1;
  for (const [place, id] of order.entries()) {
    const count = Object.hasOwn(deck, id) ? Math.min(deck[id] ?? 0, MOST) : 0;
    if (count < 1) continue;
    bytes.push(...numberBytes((place - before - 1) * SHORT + Math.min(count, SHORT) - 1));
    if (count >= SHORT) bytes.push(...numberBytes(count - SHORT));
    before = place;
  }
  return lettersOf([...bytes, ...checkOf(bytes)]);
};

/** The deck of a code; `orderOf` finds a set by the beginning of its hash. */
export const readDeckCode = (
  code: string,
  orderOf: (hash: string) => readonly string[] | undefined,
): Result<CardCounts, CodeFault> => {
  const bytes = code.length > LONGEST_CODE ? undefined : bytesOf(code);
  if (bytes === undefined || bytes.length < 1 + SET_BYTES + CHECK_BYTES) return fail({ why: 'no-code' });
  if (bytes[0] !== FORM) return fail({ why: 'unknown-form' });
  const body = bytes.slice(0, -CHECK_BYTES);
  if (checkOf(body).join() !== bytes.slice(-CHECK_BYTES).join()) return fail({ why: 'damaged' });
  const set = hexOf(Uint8Array.from(body.slice(1, 1 + SET_BYTES)));
  const order = orderOf(set);
  if (order === undefined) return fail({ why: 'unknown-set', set });
  const deck = countsIn(body.slice(1 + SET_BYTES), order);
  return deck === undefined ? fail({ why: 'damaged' }) : ok(deck);
};

const countsIn = (bytes: readonly number[], order: readonly string[]): CardCounts | undefined => {
  const deck: [string, number][] = [];
  let at = 0;
  let place = -1;
  const number = (): number => {
    let value = 0;
    for (let scale = 1; at < bytes.length && scale < 2 ** 28; scale *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
    return Infinity;
  };
  while (at < bytes.length) {
    const value = number();
    place += Math.floor(value / SHORT) + 1;
    const count = (value % SHORT) + 1;
    const more = count === SHORT ? number() : 0;
    const id = order[place];
    if (id === undefined || count + more > MOST) return undefined;
    deck.push([id, count + more]);
  }
  return Object.fromEntries(deck);
};
