// Sides in words: whose score it is, and what it says aloud.

import type { Seat } from '../../../kernel/game.ts';
import type { Score, Words } from '../../../kernel/presentation.ts';
import { fill, text } from '../../text/index.ts';
import type { TableSession } from './session.ts';

/** Whose score it is, as short as can be. */
export const sideName = (session: TableSession, seats: readonly Seat[]): string => {
  const me = session.replayed ? null : session.seat.value;
  const mine = me !== null && seats.includes(me);
  const [only] = seats;
  if (seats.length === 1 && only !== undefined) return session.who(only);
  return mine ? text.value.us : me === null ? seats.map(session.nameOf).join(', ') : text.value.them;
};

/** A score read out, with its small print. */
export const scoreSpokenOf = (session: TableSession, score: Score, words: Words): string => {
  const told = { name: sideName(session, score.seats), points: score.points };
  const note = words.score(score);
  return note === '' ? fill(text.value.scoreOf, told) : fill(text.value.scoreOfNoted, { ...told, note });
};
