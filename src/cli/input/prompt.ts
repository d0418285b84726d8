// The lines a player types, one at a time: from a person at a terminal, or from a pipe.

import type { Asking, Shell } from '../shell.ts';
import { tidy } from '../terminal/columns.ts';
import { readLines } from './lines.ts';

/** A typed line is never longer than this, in bytes. */
const MAX_TYPED = 10_000;
/** So many lines of a pipe in a row may lead to no move; then its writer does not know what to do, as `yes ""` does not. */
const MOST_IDLE = 1000;

/** Where lines come from, one at a time; nothing at the end. */
export type Lines = (prompt: string, how?: Asking) => Promise<string | undefined>;

/** Lines for a match: through a pipe they are echoed, so that the transcript can be read; `moves` counts what the player has done. */
export const linesOf = (shell: Shell, echo: boolean, moves: () => number): Lines => {
  if (shell.stdin.terminal) return (prompt, how) => shell.stdin.ask(echo ? prompt : '', how);
  const batches = readLines(shell.stdin.bytes, MAX_TYPED);
  let batch: readonly string[] = [];
  let next = 0;
  let idle = 0;
  let lastMoves = 0;
  const ended = async (): Promise<undefined> => {
    if (echo) await shell.stdout.write('\n');
    return undefined;
  };
  return async (prompt) => {
    if (echo) await shell.stdout.write(prompt);
    idle = moves() === lastMoves ? idle + 1 : 1;
    lastMoves = moves();
    if (idle > MOST_IDLE) {
      if (idle === MOST_IDLE + 1) await shell.stderr.write(`baize: no move in ${MOST_IDLE} lines of input.\n`);
      return ended();
    }
    while (next === batch.length) {
      const read = await batches.next();
      if (read.done) return ended();
      batch = read.value.map((line) => ('text' in line ? line.text : '?'));
      next = 0;
    }
    const line = batch[next++] as string;
    if (echo) await shell.stdout.write(`${tidy(line)}\n`);
    return line;
  };
};
