// Canonical JSON, SHA-256 and the hash chain over a match's steps; the same bytes in Node and browser.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from './json.ts';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const isArray = (value: Json): value is readonly Json[] => Array.isArray(value);

/** JSON with keys in code-unit order and no spaces: equal values have equal text. Numbers are finite. */
export const canonical = (value: Json): string => {
  if (value === null || typeof value !== 'object') {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`canonical JSON has no ${value}`);
    return JSON.stringify(value);
  }
  if (isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`).join(',')}}`;
};

/** SHA-256 of a value's canonical JSON. */
export const hashJson = (value: Json): string => hashText(canonical(value));

/** A running hash over steps: each link covers the one before it, so no step can be altered, dropped or moved. */
export interface Chain {
  readonly add: (text: string) => void;
  /** The head so far, as 64 hexadecimal digits. */
  readonly head: () => string;
}

/** A chain that starts from a text (a record's header) or goes on from a head. */
export const chain = (start: { readonly text: string } | { readonly head: string }): Chain => {
  let head: Uint8Array = 'text' in start ? sha256(utf8ToBytes(start.text)) : hexToBytes(start.head);
  return {
    add: (text) => {
      const step = utf8ToBytes(text);
      const link = new Uint8Array(32 + step.length);
      link.set(head);
      link.set(step, 32);
      head = sha256(link);
    },
    head: () => bytesToHex(head),
  };
};
