// Names that visitors choose, as the server takes them: composed, without what can't be seen, counted as people count.

import * as v from 'valibot';
import { countedFault, spacedName, WRONG_LENGTH } from '../protocol/player-name.ts';
import { fail, ok, type InputError, type Result } from '../kernel/result.ts';

/** Longer than any name can be, in UTF-16 units: not even looked at. */
const ANY_LENGTH = 1000;

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const faultOf = (name: string): string | undefined => countedFault(name, [...characters.segment(name)].length);

/** A name in the field of a request. */
export const playerName = v.pipe(
  v.string(WRONG_LENGTH),
  v.maxLength(ANY_LENGTH, WRONG_LENGTH),
  v.transform((name) => spacedName(name.normalize('NFC'))),
  v.check(
    (name) => faultOf(name) === undefined,
    (issue) => faultOf(issue.input) ?? WRONG_LENGTH,
  ),
);

/** A name as it may be shown, or what is wrong with it. */
export const readPlayerName = (name: string): Result<string, InputError> => {
  const read = v.safeParse(playerName, name, { abortEarly: true });
  return read.success ? ok(read.output) : fail({ at: 'name', message: read.issues[0].message });
};
