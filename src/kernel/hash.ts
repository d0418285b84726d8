// Canonical JSON, SHA-256 and the hash chain over a match's steps; the same bytes in Node and browser.

import { _SHA256, sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json, JsonObject } from './json.ts';

const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** Bytes as hexadecimal digits, made at once: a text that was put together piece by piece keeps the pieces. */
export const hexOf = (bytes: Uint8Array): string => {
  const codes: number[] = [];
  for (const byte of bytes) codes.push(DIGITS[byte >> 4]!, DIGITS[byte & 15]!);
  return String.fromCharCode(...codes);
};

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const hashText = (text: string): string => hexOf(sha256(utf8ToBytes(text)));

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);

/** JSON with keys in code-unit order and no spaces: equal values have equal text. Numbers are finite. */
export const canonical = (value: Json): string => {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`canonical JSON has no ${value}`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return isArray(value) ? canonicalList(value) : canonicalObject(value);
};

const canonicalList = (list: readonly Json[]): string => {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i === 0 ? '' : ',') + canonical(list[i]!);
  return `${text}]`;
};

const canonicalObject = (object: JsonObject): string => {
  const keys = Object.keys(object).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i]!;
    text += `${i === 0 ? '' : ','}${quoted(key)}:${canonical(object[key]!)}`;
  }
  return `${text}}`;
};

/** Texts that JSON writes as they are: most cards and words, and a native call for each would cost twice the time. */
const PLAIN = /^[ !#-[\]-~]*$/u;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** SHA-256 of a value's canonical JSON. */
export const hashJson = (value: Json): string => hashText(canonical(value));

/** A running hash over steps: each link covers the one before it, so no step can be altered, dropped or moved. */
export interface Chain {
  readonly add: (text: string) => void;
  /** The head so far, as 64 hexadecimal digits. */
  readonly head: () => string;
}

const HEAD = 32;
const BLOCK = 64;
/** A head, the text, one byte of padding and eight of length: what fills one block of SHA-256. */
const LONGEST_SHORT = BLOCK - HEAD - 1 - 8;

/** A chain that starts from a text (a record's header) or goes on from a head. Each link is SHA-256 of head and step. */
export const chain = (start: { readonly text: string } | { readonly head: string }): Chain => {
  const block = new Uint8Array(BLOCK);
  const words = new DataView(block.buffer);
  const head = block.subarray(0, HEAD);
  head.set('text' in start ? sha256(utf8ToBytes(start.text)) : hexToBytes(start.head));
  return {
    add: (text) => {
      if (fillBlock(block, words, text)) ONE_BLOCK.hash(words);
      else head.set(longLink(head, text));
    },
    head: () => hexOf(head),
  };
};

const longLink = (head: Uint8Array, text: string): Uint8Array => {
  const step = utf8ToBytes(text);
  const link = new Uint8Array(HEAD + step.length);
  link.set(head);
  link.set(step, HEAD);
  return sha256(link);
};

/** Puts a short ASCII text behind the head, padded as SHA-256 pads; false for any other text. */
const fillBlock = (block: Uint8Array, words: DataView, text: string): boolean => {
  const { length } = text;
  if (length > LONGEST_SHORT) return false;
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return false;
    block[HEAD + i] = code;
  }
  block[HEAD + length] = 0x80;
  for (let i = HEAD + length + 1; i < BLOCK; i++) block[i] = 0;
  words.setUint32(BLOCK - 4, (HEAD + length) * 8);
  return true;
};

/** SHA-256 of one padded block, in place: a third of the time of a whole hash, and verifying is mostly this. */
class OneBlock extends _SHA256 {
  readonly #start = this.get();

  hash(words: DataView): void {
    const [a, b, c, d, e, f, g, h] = this.#start;
    this.set(a, b, c, d, e, f, g, h);
    this.process(words, 0);
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

const ONE_BLOCK = new OneBlock();
