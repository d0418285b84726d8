// Canonical JSON, SHA-256 and the hash chain over a match's steps; the same bytes in Node and browser.

import { hexToBytes } from '@noble/hashes/utils.js';
import type { Json, JsonObject } from './json.ts';
import { BLOCK, bytesOf, HASH, hashBytes, hashLastBlock, MOST_IN_LAST, padBlock, SHA_START } from './sha-block.ts';

const DIGITS = Uint8Array.from('0123456789abcdef', (digit) => digit.charCodeAt(0));

/** Bytes as hexadecimal digits, made at once: a text that was put together piece by piece keeps the pieces. */
export const hexOf = (bytes: Uint8Array): string => {
  const codes: number[] = [];
  for (const byte of bytes) codes.push(DIGITS[byte >> 4]!, DIGITS[byte & 15]!);
  return String.fromCharCode(...codes);
};

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const hashText = (text: string): string => hexOf(hashBytes(bytesOf(text)));

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

/** A chain that starts from a text (a record's header) or goes on from a head. Each link is SHA-256 of head and step. */
export const chain = (start: { readonly text: string } | { readonly head: string }): Chain => {
  const block = new Uint8Array(BLOCK);
  const words = new DataView(block.buffer);
  const head = block.subarray(0, HASH);
  head.set('text' in start ? hashBytes(bytesOf(start.text)) : hexToBytes(start.head));
  return {
    add: (text) => {
      if (fillBlock(block, words, text)) hashLastBlock(SHA_START, words);
      else head.set(longLink(head, text));
    },
    head: () => hexOf(head),
  };
};

const longLink = (head: Uint8Array, text: string): Uint8Array => {
  const step = bytesOf(text);
  const link = new Uint8Array(HASH + step.length);
  link.set(head);
  link.set(step, HASH);
  return hashBytes(link);
};

/** Puts a short ASCII text behind the head, padded as SHA-256 pads; false for any other text. */
const fillBlock = (block: Uint8Array, words: DataView, text: string): boolean => {
  const used = HASH + text.length;
  if (used > MOST_IN_LAST) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return false;
    block[HASH + i] = code;
  }
  padBlock(block, words, used, 0);
  return true;
};
