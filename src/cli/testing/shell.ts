// A shell for tests: typed or piped input, everything written kept, files in memory.

import { readFileSync } from 'node:fs';
import { module as whistle } from '../../../examples/whistle/index.ts';
import { GAMES } from '../../games/index.ts';
import { playTask } from '../arena/task.ts';
import { playDeckTask } from '../balance/task.ts';
import { fail, ok } from '../../kernel/result.ts';
import { run } from '../run.ts';
import { PIPE_SIZE, ReaderGone, type Shell, type Size } from '../shell.ts';

/** What a test gives to a run. */
export interface Setting {
  /** Piped input; several chunks arrive one after the other. */
  readonly stdin?: string | readonly (string | Uint8Array)[];
  /** Lines typed at a terminal instead; a size is what its window is changed to meanwhile. */
  readonly typed?: readonly (string | Size)[];
  /** How large that terminal is: 80 × 24 by default. */
  readonly size?: Size;
  readonly env?: { readonly [name: string]: string };
  readonly games?: Shell['games'];
  readonly rules?: Shell['rules'];
  readonly files?: { readonly [path: string]: string };
  /** How many milliseconds pass from one look at the clock to the next; 5 unless given. */
  readonly tickMs?: number;
  /** After this many writes the reader is gone. */
  readonly readerLeavesAfter?: number;
}

/** What a run left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  readonly files: ReadonlyMap<string, string>;
  readonly scripts: readonly string[];
  /** Every single write to standard output. */
  readonly writes: readonly string[];
}

/** The games of the registry and the example. */
export const ALL_GAMES: Shell['games'] = { ...GAMES, whistle: () => Promise.resolve(whistle) };

const WHISTLE_RULES = readFileSync(new URL('../../../examples/whistle/RULES.md', import.meta.url), 'utf8');

async function* chunks(input: string | readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const part of typeof input === 'string' ? [input] : input) {
    yield typeof part === 'string' ? new TextEncoder().encode(part) : part;
  }
}

/** Runs one command line in a fresh shell. */
export const ran = async (argv: readonly string[], setting: Setting = {}): Promise<Ran> => {
  const writes: string[] = [];
  const errors: string[] = [];
  const scripts: string[] = [];
  const files = new Map(Object.entries(setting.files ?? {}));
  const typed = [...(setting.typed ?? [])];
  const terminal = setting.typed !== undefined;
  let size = terminal ? (setting.size ?? { columns: 80, rows: 24 }) : PIPE_SIZE;
  let ticks = 0;
  const shell: Shell = {
    stdin: {
      terminal,
      bytes: chunks(setting.stdin ?? ''),
      ask: async (prompt, how) => {
        writes.push(prompt);
        for (;;) {
          const line = typed.shift();
          if (typeof line !== 'object') return line;
          size = line;
          await how?.redraw?.();
          writes.push(prompt);
        }
      },
    },
    stdout: {
      terminal,
      size: () => size,
      write: (text) => {
        if (writes.length >= (setting.readerLeavesAfter ?? Infinity)) return Promise.reject(new ReaderGone());
        writes.push(text);
        return Promise.resolve();
      },
    },
    stderr: { terminal: false, size: () => PIPE_SIZE, write: (text) => Promise.resolve(void errors.push(text)) },
    env: setting.env ?? {},
    games: setting.games ?? ALL_GAMES,
    rules:
      setting.rules ??
      ((game, language) => Promise.resolve(game === 'whistle' && language === 'en' ? WHISTLE_RULES : undefined)),
    readFile: (path, maxBytes) => {
      const text = files.get(path);
      if (text === undefined) return Promise.resolve(fail({ at: path, message: 'there is no such file' }));
      return Promise.resolve(text.length > maxBytes ? fail({ at: path, message: 'is too large' }) : ok(text));
    },
    writeFile: (path, text, writing) => {
      if (path.startsWith('/nowhere/')) return Promise.resolve(fail({ at: path, message: 'there is no such folder' }));
      if (writing === 'new' && files.has(path)) {
        return Promise.resolve(fail({ at: path, message: 'already exists', exists: true }));
      }
      files.set(path, text);
      return Promise.resolve(ok(undefined));
    },
    runScript: (path, args) => Promise.resolve(scripts.push([path, ...args].join(' ')) > 0 ? 0 : 1),
    playArena: async (tasks, heard) => {
      for (const task of tasks) {
        const module = await (setting.games ?? ALL_GAMES)[task.game]?.();
        if (module !== undefined) heard(await playTask(module.game, task, () => (ticks += 5)));
      }
    },
    playDecks: async (tasks, heard) => {
      for (const task of tasks) {
        const module = await (setting.games ?? ALL_GAMES)[task.game]?.();
        if (module !== undefined) heard(await playDeckTask(module, task));
      }
    },
    progress: () => undefined,
    now: () => (ticks += setting.tickMs ?? 5),
    randomSeed: () => 'ab'.repeat(32),
    version: '9.8.7',
  };
  const code = await run(argv, shell);
  return { code, out: writes.join(''), err: errors.join(''), files, scripts, writes };
};
