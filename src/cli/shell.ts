// What a verb may touch of the outside world: streams, environment, files, clock. Tests hand in their own.

import type { GameModule } from '../games/index.ts';
import type { Language } from '../kernel/presentation.ts';
import type { Seed } from '../kernel/random.ts';
import type { InputError, Result } from '../kernel/result.ts';

/** Exit codes: fine, illegal or failed, bad usage or input. */
export type ExitCode = 0 | 1 | 2;

/** Where text goes. `write` throws `ReaderGone` once nobody reads any more. */
export interface Output {
  readonly write: (text: string) => Promise<void>;
  /** A terminal that understands cursor movement. */
  readonly terminal: boolean;
}

/** Where text comes from. */
export interface Input {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly terminal: boolean;
  /** One line from a person at a terminal; nothing after Ctrl-D or Ctrl-C. */
  readonly ask: (prompt: string) => Promise<string | undefined>;
}

/** The world of one run of the command line. */
export interface Shell {
  readonly stdin: Input;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: { readonly [name: string]: string | undefined };
  readonly games: { readonly [id: string]: () => Promise<GameModule> };
  /** The rules of a game in one language; nothing if they are not written in it. */
  readonly rules: (game: string, language: Language) => Promise<string | undefined>;
  /** A text file, refused with a reason when it can't be read or is larger than `maxBytes`. */
  readonly readFile: (path: string, maxBytes: number) => Promise<Result<string, InputError>>;
  readonly writeFile: (path: string, text: string) => Promise<Result<undefined, InputError>>;
  /** Runs a script of this repository with the same streams; its exit code. */
  readonly runScript: (path: string, args: readonly string[]) => Promise<number>;
  /** How far long work has come: one line that replaces itself, on a terminal only; `''` wipes it. */
  readonly progress: (text: string) => void;
  /** Milliseconds of a clock that only grows. */
  readonly now: () => number;
  readonly randomSeed: () => Seed;
  readonly version: string;
}

/** The reader of our output has gone, as with `| head`: no fault, only the end. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

/** A command line that can't be understood; `hint` says what to do instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly hint: string | undefined;
  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** May this output carry colour? Only a terminal, and only without NO_COLOR. */
export const mayColour = (shell: Shell): boolean => shell.stdout.terminal && (shell.env['NO_COLOR'] ?? '') === '';
