// Codes of tables: six letters that somebody reads out, good for a while, and forgotten with the server.

import { randomInt } from 'node:crypto';

/** Consonants alone make no words; without O, I and U none of these is taken for another or for a digit. */
export const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const CODE_LENGTH = 6;

/** How long a code is good after it was last asked for, in milliseconds. */
export const CODE_MS = 30 * 60_000;

/** How many codes there are at one time; beyond that the one that would end first is forgotten. */
const MOST_CODES = 10_000;

const CODE = new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`, 'u');

/** A code as somebody typed it: in small letters, in groups. `undefined` for what is none. */
export const readCode = (typed: string): string | undefined => {
  const code = typed.replaceAll(/[\s-]/gu, '').toUpperCase();
  return CODE.test(code) ? code : undefined;
};

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)] as string).join('');

/** Codes, in the memory of a server or in a store that many share. */
export interface Codes {
  /** The code of a table: its old one, good for longer now, or a new one. */
  readonly of: (table: string) => string | Promise<string>;
  /** The table that a code stands for. */
  readonly find: (code: string) => string | undefined | Promise<string | undefined>;
  readonly forget: (code: string) => void | Promise<void>;
}

interface CodesHere extends Codes {
  readonly of: (table: string) => string;
  readonly find: (code: string) => string | undefined;
  readonly forget: (code: string) => void;
}

/** `draw` makes a code at random. */
export const openCodes = (now: () => number, draw: () => string = newCode): CodesHere => {
  /** In the order in which they end. */
  const tables = new Map<string, { readonly table: string; readonly until: number }>();
  const codes = new Map<string, string>();

  const forget = (code: string): void => {
    const known = tables.get(code);
    if (known === undefined) return;
    tables.delete(code);
    codes.delete(known.table);
  };
  const clear = (): void => {
    for (const [code, { until }] of tables) {
      if (until > now() && tables.size <= MOST_CODES) return;
      forget(code);
    }
  };
  const unused = (): string => {
    for (;;) {
      const code = draw();
      if (!tables.has(code)) return code;
    }
  };

  return {
    of: (table) => {
      clear();
      const code = codes.get(table) ?? unused();
      forget(code);
      tables.set(code, { table, until: now() + CODE_MS });
      codes.set(table, code);
      return code;
    },
    find: (code) => {
      clear();
      return tables.get(code)?.table;
    },
    forget,
  };
};
