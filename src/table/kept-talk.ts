// What a table remembers of its talk, and whom it tells.

import { KEPT_LINES, PHRASES, type TalkInfo, type TalkLevel, type TalkLine } from '../protocol/talk.ts';
import type { PlayerId } from './model.ts';
import { personOf } from './people.ts';
import { seatOf, type Table } from './state.ts';

/** A line as it is kept: when it was said, and by which request, so that a repeated one is not said twice. */
export type KeptLine = TalkLine & { readonly at: number; readonly intent?: string };

/** The talk of one table. */
export interface KeptTalk {
  /** The last lines, oldest first. */
  readonly lines: readonly KeptLine[];
  /** The phrases that can be said. */
  readonly phrases: readonly string[];
}

export const NO_TALK: KeptTalk = { lines: [], phrases: PHRASES };

/** How much may be said here. Who opened a table before there was talk has agreed to phrases at most. */
export const talkLevel = ({ terms }: Table): TalkLevel => terms.talk ?? 'phrases';

/** What this player is told of the talk: nothing without a seat, or where nobody else could read it; and only of those who still sit where they said it. */
export const talkFor = (table: Table, player: PlayerId): TalkInfo | undefined => {
  if (seatOf(table, player) === undefined || !hasReaders(table)) return undefined;
  const { lines } = table.talk;
  if (lines.length === 0) return { allows: talkLevel(table), lines };
  const people = table.players.map((sitter) => (sitter === null ? undefined : personOf(sitter).id));
  return { allows: talkLevel(table), lines: lines.filter(({ seat, by }) => people[seat] === by).map(toldLine) };
};

/** Two seats or more that people have, or are still to take. */
const hasReaders = ({ timeline }: Table): boolean =>
  timeline.occupants.filter((sitter) => sitter === null || sitter.kind === 'person').length > 1;

const toldLine = (kept: KeptLine): TalkLine => {
  const { at: _, intent: __, ...line } = kept;
  return line;
};

/** Where nothing has been said yet and a game has phrases of its own: one value for all of its tables. */
export const silentTalk = (phrases: readonly string[]): KeptTalk => ({ lines: [], phrases: [...PHRASES, ...phrases] });

/** The table with what was said at it before, and with its game's phrases. */
export const withTalk = (table: Table, lines: readonly KeptLine[], silent: KeptTalk): Table => ({
  ...table,
  talk: lines.length === 0 ? silent : { ...silent, lines: lines.slice(-KEPT_LINES) },
});
