// People in a log of format 2: an id that says nothing, the same at every table. Their names stand beside the log.

import { hashText } from '../kernel/hash.ts';
import type { Names, Occupant } from '../kernel/steps.ts';
import type { Entry, PlayerId } from './model.ts';

/** A player as a log names them. Nobody finds the player's own id, which opens their seats, from this. */
export const personOf = (player: PlayerId): Extract<Occupant, { readonly id: string }> => ({
  kind: 'person',
  id: hashText(`baize/person/1\n${player}`).slice(0, 24),
});

/**
 * Names, and more of them. Without a prototype an object is kept as a dictionary; otherwise the engine would make a class of its own for the
 * ids of every table.
 */
export const withNames = (names: Names = {}, more: Names = {}): Names =>
  Object.assign(Object.create(null) as Names, names, more);

/** The names that entries of a log bring. */
export const namesIn = (entries: readonly Entry[]): Names =>
  Object.fromEntries(
    entries.flatMap(({ step, name }) =>
      step.kind === 'sit' && 'id' in step.sitter && name !== undefined ? [[step.sitter.id, name]] : [],
    ),
  );
