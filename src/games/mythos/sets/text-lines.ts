// The lines of a text file: without comments and the space around them, each with where it is.

import type { Said } from '../said.ts';

/** A line with what is around it taken off. */
export interface Line {
  readonly number: number;
  /** Where its text begins, counted from 1. */
  readonly column: number;
  readonly text: string;
}

/** A fault in a text file; line and column count from 1. */
export interface FileFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** The same for other languages, where it can be said in them. */
  readonly said?: Said;
}

/** A # at the beginning or after a space begins a comment. */
const withoutComment = (raw: string): string => {
  const comment = /(?:^|\s)#/u.exec(raw);
  return comment === null ? raw : raw.slice(0, comment.index);
};

/** Every line that says something. */
export const linesOf = (text: string): readonly Line[] =>
  text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .flatMap((raw, i) => {
      const bare = withoutComment(raw).trimEnd();
      const inner = bare.trimStart();
      return inner === '' ? [] : [{ number: i + 1, column: bare.length - inner.length + 1, text: inner }];
    });

const LONGEST_QUOTED = 80;

/** What somebody wrote, as far as a message repeats it. */
export const quoted = (text: string): string =>
  text.length > LONGEST_QUOTED ? `"${text.slice(0, LONGEST_QUOTED)}…"` : `"${text}"`;
