// Lines typed at a real terminal: Ctrl-C and Ctrl-D leave, Ctrl-Z suspends, and a new size draws everything again.

import { createInterface, type Interface } from 'node:readline';
import type { Asking } from '../shell.ts';

/** Readline, with what its types leave out. */
type Reader = Interface & { readonly closed?: boolean; prevRows?: number };

/** Ctrl-Z does not stop a process group that no shell waits for; after this many milliseconds we go on. */
const NOT_STOPPED_MS = 100;

let reader: Reader | undefined;
/** The question that waits for an answer. */
let asked: Asking | undefined;
let suspended = false;

/** Everything above the prompt, then the prompt with what has been typed so far. */
const refresh = async (): Promise<void> => {
  const question = asked;
  if (reader === undefined || question === undefined) return;
  await question.redraw?.();
  if (asked !== question || reader.closed === true) return;
  // Readline would move up over the rows that a long line took before the screen was cleared.
  reader.prevRows = 0;
  reader.prompt(true);
};

/** Back in the foreground, where the shell has changed the terminal's mode. */
const resume = (): void => {
  suspended = false;
  if (reader === undefined || reader.closed === true) return;
  // Switched off first: Node does not set a mode that it believes to be set.
  process.stdin.setRawMode?.(false);
  process.stdin.setRawMode?.(true);
  // If the window was resized meanwhile, only the shell was told.
  process.emit('SIGWINCH', 'SIGWINCH');
  reader.pause();
  reader.resume();
  void refresh();
};

/** The whole process group stops, as by a terminal's own Ctrl-Z: launchers such as npx and an older Node are part of it. */
const suspend = (): void => {
  suspended = true;
  process.stdin.setRawMode?.(false);
  process.stdout.write('\n');
  process.kill(0, 'SIGTSTP');
  setTimeout(() => {
    if (suspended) resume();
  }, NOT_STOPPED_MS);
};

const resized = (): void => void refresh();

const open = (): Reader => {
  const lines = createInterface({ input: process.stdin, output: process.stdout, historySize: 50 });
  lines.on('SIGTSTP', suspend);
  process.on('SIGCONT', resume);
  process.stdout.on('resize', resized);
  lines.once('close', () => {
    process.off('SIGCONT', resume);
    process.stdout.off('resize', resized);
  });
  return lines;
};

/** One question at a time; after Ctrl-C or Ctrl-D no further one is answered. */
export const ask = (prompt: string, how: Asking = {}): Promise<string | undefined> =>
  new Promise((resolve) => {
    const lines = (reader ??= open());
    if (lines.closed === true) return resolve(undefined);
    const pressed = (): void => {
      if (how.instant?.test(lines.line) === true) lines.write(null, { name: 'return' });
    };
    const end = (answer: string | undefined): void => {
      asked = undefined;
      lines.removeListener('close', leave);
      lines.removeAllListeners('SIGINT');
      process.stdin.removeListener('keypress', pressed);
      resolve(answer);
    };
    const leave = (): void => {
      process.stdout.write('\n');
      end(undefined);
    };
    lines.once('SIGINT', () => lines.close());
    lines.once('close', leave);
    if (how.instant !== undefined) process.stdin.on('keypress', pressed);
    asked = how;
    lines.question(prompt, end);
  });

/** Gives the terminal back as it was. */
export const closeKeyboard = (): void => reader?.close();
