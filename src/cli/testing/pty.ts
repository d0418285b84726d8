// A real terminal for tests: a job-control shell behind `script`, which every Debian has.

import { spawn, spawnSync } from 'node:child_process';

/** A shell in a terminal. */
export interface Terminal {
  /** Types something, and waits until what has come back since then matches. */
  readonly send: (typed: string, until: RegExp) => Promise<string>;
  /** Changes the size of the window, as a person does with the mouse, and waits for an answer to it. */
  readonly resize: (columns: number, rows: number, until: RegExp) => Promise<string>;
  readonly close: () => void;
}

/** The shell's prompt; typed in two parts, so that the echo is not taken for it. */
export const SHELL_PROMPT = /READY> $/u;

/** Opens a terminal of this size. */
export const openTerminal = async (columns: number, rows: number): Promise<Terminal> => {
  const env = { PATH: process.env['PATH'], SHELL: '/bin/sh', TERM: 'xterm', LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
  const shell = spawn('script', ['-qfc', 'sh -i', '/dev/null'], { env });
  let seen = '';
  let heard = (): void => undefined;
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    seen += text;
    heard();
  });
  shell.on('exit', () => heard());
  const wait = (until: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      heard = () => {
        if (until.test(seen)) resolve(seen);
        else if (shell.exitCode !== null) reject(new Error(`the shell ended without ${until}: ${seen}`));
      };
      heard();
    });
  const send = (typed: string, until: RegExp): Promise<string> => {
    seen = '';
    shell.stdin.write(typed);
    return wait(until);
  };
  await send("PS1='REA''DY> '\n", SHELL_PROMPT);
  const path = /\/dev\/\S+/u.exec(await send('tty\n', /\/dev\/\S+[^]*READY> $/u))?.[0] ?? '';
  const setSize = (wide: number, high: number): void => {
    spawnSync('stty', ['-F', path, 'cols', String(wide), 'rows', String(high)]);
  };
  setSize(columns, rows);
  return {
    send,
    resize: (wide, high, until) => {
      seen = '';
      setSize(wide, high);
      return wait(until);
    },
    close: () => shell.kill(),
  };
};
