// Reports of a deck tools: lines, and whether what was asked for could be done.

import type { Report } from '../../../kernel/deck-tools.ts';

export const bad = (...lines: readonly string[]): Report => ({ ok: false, lines });
export const good = (lines: readonly string[]): Report => ({ ok: true, lines });

/** What is read of a file at most. */
export const LIMITS = { length: 2_000_000, depth: 32 } as const;

/** What is said of a file that is too long to be read. */
export const tooLong = (text: string): Report | undefined =>
  text.length > LIMITS.length
    ? bad(`the file is too long: ${text.length} characters, at most ${LIMITS.length} are read`)
    : undefined;
