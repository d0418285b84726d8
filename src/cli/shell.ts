// What a command may touch of the outside world: streams, environment, files, clock. Tests hand in their own.

import type { ArenaResult, ArenaTask } from './arena/task.ts';
import type { DeckResult, DeckTask } from './balance/task.ts';
import type { GameModule } from '../games/index.ts';
import type { Language } from '../kernel/presentation.ts';
import type { Seed } from '../kernel/random.ts';
import type { InputError, Result } from '../kernel/result.ts';

/** Exit codes: fine, illegal or failed, bad usage or input. */
export type ExitCode = 0 | 1 | 2;

/** How much text fits: columns and lines. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A pipe has no height: nothing that goes through it needs to be cut. */
export const PIPE_SIZE: Size = { columns: 80, rows: Infinity };

/** Where text goes. `write` throws `ReaderGone` once nobody reads any more. */
export interface Output {
  readonly write: (text: string) => Promise<void>;
  /** A terminal that understands cursor movement. */
  readonly terminal: boolean;
  /** Its size at this moment. */
  readonly size: () => Size;
}

/** How a line is asked for at a terminal. */
export interface Asking {
  /** Draws what is above the prompt again: the size has changed, or the program is back in the foreground. */
  readonly redraw?: () => Promise<void>;
  /** A line that matches this needs no Enter. */
  readonly instant?: RegExp;
}

/** Where text comes from. */
export interface Input {
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly terminal: boolean;
  /** One line from a person at a terminal; nothing after Ctrl-D or Ctrl-C. */
  readonly ask: (prompt: string, how?: Asking) => Promise<string | undefined>;
}

/** Whether a file that is there already may be replaced. */
export type Writing = 'new' | 'replace';

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
  /** Writes a text file; `new` refuses to replace one that exists. */
  readonly writeFile: (path: string, text: string, writing: Writing) => Promise<Result<undefined, WriteError>>;
  /** Runs a script of this repository with the same streams; its exit code. */
  readonly runScript: (path: string, args: readonly string[]) => Promise<number>;
  /** Plays every task of an arena, on as many threads as there are cores; each result is told as it comes. */
  readonly playArena: (tasks: Iterable<ArenaTask>, heard: (result: ArenaResult) => void) => Promise<void>;
  /** Plays every match between decks, in the same way. */
  readonly playDecks: (tasks: Iterable<DeckTask>, heard: (result: DeckResult) => void) => Promise<void>;
  /** How far long work has come: one line that replaces itself, on a terminal only; `''` wipes it. */
  readonly progress: (text: string) => void;
  /** Milliseconds of a clock that only grows. */
  readonly now: () => number;
  readonly randomSeed: () => Seed;
  readonly version: string;
}

/** Why a file was not written; `exists`: there is one of that name. */
export interface WriteError extends InputError {
  readonly exists?: true;
}

/** The reader of our output has gone, as with `| head`: not an error, only the end. */
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
