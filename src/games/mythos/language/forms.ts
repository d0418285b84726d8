// Forms: pieces of text that can be written from a value and read back to it. One table of templates serves both ways.

import type { Said } from '../said.ts';

/** What was read, and where reading goes on. */
export interface Reading<T> {
  readonly value: T;
  readonly at: number;
}

/** A text being read. It remembers what was read where and, if it is to tell, how far anything got: that is for the error message. */
export interface Cursor {
  readonly text: string;
  /** Without it reading is faster, and a fault can't be told. */
  readonly tells: boolean;
  furthest: number;
  wanted: string[];
  /** Why a text that could be read so far may not go on here. */
  limit: { readonly at: number; readonly said: Said } | undefined;
  readonly known: Map<unknown, Map<number, readonly Reading<unknown>[]>>;
}

/** A value as text, both ways. `read` gives every possible reading: the rest of the text decides. */
export interface Form<T> {
  readonly write: (value: T) => string;
  readonly read: (cursor: Cursor, at: number) => readonly Reading<T>[];
}

export const cursorOn = (text: string, tells: boolean): Cursor => ({
  text,
  tells,
  furthest: 0,
  wanted: [],
  limit: undefined,
  known: new Map(),
});

/**
 * The same form, read at most once at each place, with one reading for each end. What follows depends on the end alone, so the
 * first of two readings that end together always wins; without this a text with n ambiguous parts would have 2ⁿ readings.
 */
export const once = <T>(form: Form<T>): Form<T> => {
  const key = {};
  return {
    write: form.write,
    read: (cursor, at) => {
      const places = cursor.known.get(key) ?? new Map<number, readonly Reading<unknown>[]>();
      cursor.known.set(key, places);
      const found = (places.get(at) as readonly Reading<T>[] | undefined) ?? firstOfEachEnd(form.read(cursor, at));
      places.set(at, found);
      return found;
    },
  };
};

const firstOfEachEnd = <T>(readings: readonly Reading<T>[]): readonly Reading<T>[] => {
  if (readings.length < 2) return readings;
  const ends = new Set<number>();
  return readings.filter(({ at }) => !ends.has(at) && ends.add(at));
};

/** Notes that something else was wanted at a place. */
export const missed = (cursor: Cursor, at: number, wanted: string): void => {
  if (at < cursor.furthest || !cursor.tells) return;
  if (at > cursor.furthest) cursor.wanted = [];
  cursor.furthest = at;
  if (!cursor.wanted.includes(wanted)) cursor.wanted.push(wanted);
};

const isWordPart = (text: string, at: number): boolean => /[\p{L}\p{N}_]/u.test(text[at] ?? '');

/** How far white space goes; any kind and any amount is one space. */
const afterSpace = (text: string, at: number): number => {
  let end = at;
  while (/\s/u.test(text[end] ?? '')) end++;
  return end;
};

/** The letter that counts: capitals and the shape of an apostrophe do not matter. */
const bare = (letter: string | undefined): string | undefined => (letter === '’' ? "'" : letter?.toLowerCase());

/** Where a fixed text ends, or -1. What went wrong is told of the word that is wrong, not of its first wrong letter. */
const readLiteral = (cursor: Cursor, at: number, literal: string): number => {
  const { text } = cursor;
  let end = at;
  let word = { from: 0, at };
  const miss = (): -1 => {
    if (cursor.tells) missed(cursor, word.at, `"${literal.slice(word.from).trim()}"`);
    return -1;
  };
  for (let i = 0; i < literal.length; i++) {
    if (literal[i] === ' ') {
      // A line that ends here lacks what comes after the space, not the space.
      if (i === literal.length - 1 && end === text.length) return end;
      const next = afterSpace(text, end);
      if (next === end && i > 0 && literal.slice(i).trim() !== '' && isWordPart(text, end)) return miss();
      if (next === end) {
        missed(cursor, end, literal.slice(i).trim() === '' ? 'a space' : `"${literal.slice(i).trim()}"`);
        return -1;
      }
      end = next;
      word = { from: i + 1, at: end };
    } else if (bare(text[end]) === bare(literal[i])) end++;
    else return miss();
  }
  return isWordPart(literal, literal.length - 1) && isWordPart(text, end) ? miss() : end;
};

/** A whole number, with a sign or without; a minus sign may be typed either way. */
export const number = (minus: string): Form<number> => ({
  write: (value) => (value < 0 ? minus + String(-value) : String(value)),
  read: (cursor, at) => {
    const found = /^[-−+]?\d{1,15}(?![.,]?[\p{L}\p{N}])/u.exec(cursor.text.slice(at, at + 20))?.[0];
    if (found === undefined) {
      missed(cursor, at, 'a whole number');
      return [];
    }
    return [{ value: Number(found.replace('−', '-')), at: at + found.length }];
  },
});

/** One of a list of names, the longest first. */
export const name = (names: readonly string[], what: string): Form<string> => {
  const byLetters = new Map(names.map((known) => [known.toLowerCase(), known]));
  const lengths = [...new Set(names.map(({ length }) => length))].toSorted((a, b) => b - a);
  const wanted = `${what} of the set (${names.join(', ') || 'it has none'})`;
  return {
    write: (value) => value,
    read: (cursor, at) => {
      const found = lengths.flatMap((length): readonly Reading<string>[] => {
        const value = byLetters.get(cursor.text.slice(at, at + length).toLowerCase());
        if (value?.length !== length || isWordPart(cursor.text, at + length)) return [];
        return [{ value, at: at + length }];
      });
      if (found.length === 0) missed(cursor, at, wanted);
      return found;
    },
  };
};

/** The parts of a template by name. */
export type Bag = { readonly [slot: string]: unknown };

type Piece = { readonly literal: string } | { readonly slot: string } | { readonly one: string; readonly many: string };

/** `draw {n} [card|cards]{each}`: fixed text, slots, and a word that depends on whether `n` is one. */
const piecesOf = (template: string): readonly Piece[] =>
  [...template.matchAll(/\{(?<slot>\w+)\}|\[(?<one>[^|\]]*)\|(?<many>[^\]]*)\]|(?<literal>[^{[]+)/gu)].map(
    ({ groups }) => {
      const { slot, one, many, literal } = groups as { readonly [part: string]: string | undefined };
      if (slot !== undefined) return { slot };
      return one !== undefined ? { one, many: many ?? '' } : { literal: literal ?? '' };
    },
  );

/** Forms of any type under the names that a template uses. */
export type Slots = { readonly [slot: string]: Form<never> };

/** A template with slots, as a form of the bag of their values. */
export const pattern = (template: string, slots: Slots): Form<Bag> => {
  const pieces = piecesOf(template);
  const slotOf = (slot: string): Form<unknown> => {
    const form = slots[slot];
    if (form === undefined) throw new Error(`"${template}" has an unknown slot ${slot}`);
    return form as unknown as Form<unknown>;
  };
  return {
    write: (bag) =>
      pieces
        .map((piece) => {
          if ('literal' in piece) return piece.literal;
          if ('slot' in piece) return slotOf(piece.slot).write(bag[piece.slot]);
          return bag['n'] === 1 ? piece.one : piece.many;
        })
        .join(''),
    read: (cursor, at) => {
      let readings: readonly Reading<Bag>[] = [{ value: {}, at }];
      for (const piece of pieces) {
        readings = readings.flatMap((before) => readPiece(cursor, piece, before, slotOf));
        if (readings.length === 0) return [];
      }
      return readings;
    },
  };
};

const readPiece = (
  cursor: Cursor,
  piece: Piece,
  { value, at }: Reading<Bag>,
  slotOf: (slot: string) => Form<unknown>,
): readonly Reading<Bag>[] => {
  if ('slot' in piece) {
    const found = slotOf(piece.slot).read(cursor, at);
    return found.map((reading) => ({ value: { ...value, [piece.slot]: reading.value }, at: reading.at }));
  }
  const texts = 'literal' in piece ? [piece.literal] : [...new Set([piece.many, piece.one])];
  return texts.flatMap((text) => {
    const end = readLiteral(cursor, at, text);
    return end < 0 ? [] : [{ value, at: end }];
  });
};

/** A template by its key, and the letter it begins with, if it begins with a letter. */
type Template = readonly [key: string, form: Form<Bag>, letter: string | undefined];

const beginningOf = (template: string): string | undefined =>
  /^[^\s{[]/u.test(template) ? bare(template[0]) : undefined;

/** The templates that a text beginning with some letter could be, in their order. */
const lettersOf = (templates: readonly Template[]): ((letter: string | undefined) => readonly Template[]) => {
  const known = new Map<string | undefined, readonly Template[]>();
  const open = templates.filter(([, , letter]) => letter === undefined);
  for (const [, , first] of templates) {
    if (first === undefined || known.has(first)) continue;
    known.set(
      first,
      templates.filter(([, , letter]) => letter === undefined || letter === first),
    );
  }
  return (letter) => known.get(bare(letter)) ?? open;
};

/** One of several templates: `pick` says which and what is in it, `made` puts a reading of it together again. */
export const oneOf = <T>(
  templates: { readonly [key: string]: string },
  slots: Slots,
  pick: (value: T) => readonly [key: string, bag: Bag],
  made: (key: string, bag: Bag) => T | undefined,
): Form<T> => {
  const forms = Object.entries(templates).map(([key, template]): Template => [
    key,
    pattern(template, slots),
    beginningOf(template),
  ]);
  const byKey = new Map(forms.map(([key, form]) => [key, form]));
  const byLetter = lettersOf(forms);
  return once({
    write: (value) => {
      const [key, bag] = pick(value);
      return byKey.get(key)?.write(bag) ?? '';
    },
    read: (cursor, at) =>
      (cursor.tells ? forms : byLetter(cursor.text[at])).flatMap(([key, form]) =>
        form.read(cursor, at).flatMap((reading) => {
          const value = made(key, reading.value);
          return value === undefined ? [] : [{ value, at: reading.at }];
        }),
      ),
  });
};

/** Something that may be left out: nothing is written for `undefined`. */
export const maybe = <T>(form: Form<T>): Form<T | undefined> => ({
  write: (value) => (value === undefined ? '' : form.write(value)),
  read: (cursor, at) => [...form.read(cursor, at), { value: undefined, at }],
});
