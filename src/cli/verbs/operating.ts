// What the commands for operators share: the flag for the data directory, and errors in plain words.

import type { ExitCode, Shell } from '../shell.ts';
import type { Operator } from '../../server/operating/operator.ts';
import type { Arguments, Flag } from './verb.ts';

export const DATA: Flag = { value: 'DIR', about: 'Where the server keeps its matches (default BAIZE_DATA or ./data).' };

/** The server may be running: its own process then does the work. */
export const MEANWHILE =
  'The server may be running; then it does the work itself, between the moves of those who play.';

export const dataOf = (given: Arguments, shell: Shell): string =>
  given.value('data') ?? (shell.env['BAIZE_DATA'] || 'data');

/** Runs something that may fail in ways that a person can do something about: those are told, exit 1. */
export const telling = async (shell: Shell, work: () => Promise<ExitCode>): Promise<ExitCode> => {
  try {
    return await work();
  } catch (fault) {
    await shell.stderr.write(`baize: ${fault instanceof Error ? fault.message : String(fault)}\n`);
    return 1;
  }
};

/** Runs something on the data of a server. */
export const onData = (
  given: Arguments,
  shell: Shell,
  work: (operator: Operator) => Promise<ExitCode>,
): Promise<ExitCode> =>
  telling(shell, async () => {
    // Only these commands need the store; loading it would slow down all the others.
    const { operatingOn } = await import('../../server/operating/operating-on.ts');
    return operatingOn(dataOf(given, shell), work);
  });

/** `1 match`, `2 matches`. */
export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
