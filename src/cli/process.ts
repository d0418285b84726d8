// The shell of a real process: its streams, files, clock and signals.

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../games/index.ts';
import { fail, ok } from '../kernel/result.ts';
import { playDecksOnThreads, playOnThreads } from './arena/threads.ts';
import { ask, closeKeyboard } from './input/keyboard.ts';
import { PIPE_SIZE, ReaderGone, type Input, type Output, type Shell, type Size } from './shell.ts';

const isTerminal = (stream: NodeJS.WriteStream | NodeJS.ReadStream): boolean =>
  stream.isTTY === true && process.env['TERM'] !== 'dumb';

const isGone = (fault: unknown): boolean =>
  ['EPIPE', 'ERR_STREAM_DESTROYED', 'EOF'].includes(String((fault as NodeJS.ErrnoException).code));

/** What a terminal that does not tell its size is taken for. */
const USUAL_SIZE = { columns: 80, rows: 24 };

const sizeOf = (stream: NodeJS.WriteStream): Size => {
  const [columns, rows] = stream.getWindowSize();
  return columns > 0 && rows > 0 ? { columns, rows } : USUAL_SIZE;
};

const output = (stream: NodeJS.WriteStream): Output => {
  let gone = false;
  stream.on('error', (fault) => {
    if (!isGone(fault)) throw fault;
    gone = true;
  });
  return {
    terminal: isTerminal(stream),
    size: () => (isTerminal(stream) ? sizeOf(stream) : PIPE_SIZE),
    write: (text) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(new ReaderGone());
        stream.write(text, (fault) => {
          if (fault === null || fault === undefined) resolve();
          else reject(isGone(fault) ? new ReaderGone() : fault);
        });
      }),
  };
};

const input = (): Input => ({ terminal: isTerminal(process.stdin), bytes: process.stdin, ask });

/** Ends what would keep the process alive or the terminal in another mode. */
export const tidyEnd = (): void => {
  closeKeyboard();
  process.stdin.unref?.();
};

const progress = (): Shell['progress'] => {
  if (!isTerminal(process.stderr)) return () => undefined;
  let shown = false;
  const stop = (): void => {
    process.stderr.write('\r\u001b[K');
    process.exit(130);
  };
  return (text) => {
    // Only while a line of progress stands there does Ctrl-C have something to tidy up.
    if (!shown && text !== '') process.on('SIGINT', stop);
    if (text === '') process.off('SIGINT', stop);
    shown = text !== '';
    process.stderr.write(`\r\u001b[K${text}`);
  };
};

const why = (fault: unknown): string => {
  const { code, message } = fault as NodeJS.ErrnoException;
  const known: { readonly [code: string]: string } = {
    ENOENT: 'there is no such file',
    EACCES: 'permission denied',
    EISDIR: 'is a directory, not a file',
  };
  return known[code ?? ''] ?? message;
};

const readText: Shell['readFile'] = async (path, maxBytes) => {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > maxBytes) return fail({ at: path, message: `is larger than ${maxBytes} bytes` });
      const bytes = Buffer.alloc(maxBytes + 1 < size + 1 ? maxBytes + 1 : Math.max(size + 1, 65_536));
      const parts: Buffer[] = [];
      let sum = 0;
      for (;;) {
        const { bytesRead } = await file.read(bytes, 0, bytes.length, null);
        if (bytesRead === 0) break;
        sum += bytesRead;
        if (sum > maxBytes) return fail({ at: path, message: `is larger than ${maxBytes} bytes` });
        parts.push(Buffer.from(bytes.subarray(0, bytesRead)));
      }
      return ok(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts)));
    } finally {
      await file.close();
    }
  } catch (fault) {
    if (fault instanceof TypeError) return fail({ at: path, message: 'is not UTF-8 text' });
    return fail({ at: path, message: why(fault) });
  }
};

const writeText: Shell['writeFile'] = async (path, text, writing) => {
  try {
    await writeFile(path, text, { flag: writing === 'new' ? 'wx' : 'w' });
    return ok(undefined);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code === 'EEXIST') return fail({ at: path, message: 'already exists', exists: true });
    return fail({ at: path, message: code === 'ENOENT' ? 'there is no such folder' : why(fault) });
  }
};

const rules: Shell['rules'] = async (game, language) => {
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  try {
    return await readFile(new URL(`../games/${game}/${name}`, import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
};

/** Signals that would end us go to the script; we end with it. */
const runScript: Shell['runScript'] = (path, args) =>
  new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
    const child = spawn(process.execPath, [file, ...args], { stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals): boolean => child.kill(signal);
    process.on('SIGTERM', pass).on('SIGINT', pass);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(code ?? 1);
    });
  });

const version = (): string => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
};

/** The shell of this process. */
export const processShell = (): Shell => ({
  stdin: input(),
  stdout: output(process.stdout),
  stderr: output(process.stderr),
  env: process.env,
  games: GAMES,
  rules,
  readFile: readText,
  writeFile: writeText,
  runScript,
  playArena: playOnThreads,
  playDecks: playDecksOnThreads,
  progress: progress(),
  now: () => performance.now(),
  randomSeed: () => randomBytes(32).toString('hex'),
  version: version(),
});
