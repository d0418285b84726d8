// The terminal table in a real terminal: Ctrl-Z and fg, windows that change their size, and the terminal given back as it was.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openTerminal, SHELL_PROMPT, type Terminal } from './testing/pty.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../bin/baize.mjs', import.meta.url));
const OLD = 'data:text/javascript,Object.defineProperty(process.versions,"node",{value:"20.0.0"})';

const ASKED = /Your turn: [^]*> $|Your turn: [^]*> \S*\u001b\[\d+G$/u;
const STOPPED = /Stopped[^]*READY> $/u;
const CTRL_Z = '\u001a';

/** The width of the screen that was drawn last: that of its first ruler. */
const widthOf = (screen: string): number | undefined =>
  /─+/u.exec(screen.slice(screen.lastIndexOf('\u001b[2J')))?.[0].length;

const modeOf = async (terminal: Terminal): Promise<string | undefined> =>
  /-?icanon/u.exec(await terminal.send('stty -a\n', /icanon[^]*READY> $/u))?.[0];

/** `script` and job control are there on every Linux; Windows has no Ctrl-Z. */
const launchers: readonly (readonly [string, string])[] =
  process.platform === 'linux'
    ? [
        ['Node itself', `'${process.execPath}' '${MAIN}'`],
        ['an older Node that hands over', `'${process.execPath}' --import '${OLD}' '${COMMAND}'`],
      ]
    : [];

test.each(launchers)('started by %s, the table survives Ctrl-Z, fg and a new size', async (_, baize) => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-pty-'));
  const terminal = await openTerminal(100, 30);
  try {
    await terminal.send(`cd '${folder}'\n`, SHELL_PROMPT);
    const first = await terminal.send(`${baize} play guinote --players 2 --seed x --lang en --record m.json\n`, ASKED);
    expect(widthOf(first)).toBe(99);
    expect(widthOf(await terminal.resize(90, 26, ASKED))).toBe(89);

    // What was typed so far is still there afterwards, and the shell has a terminal that it can use.
    await terminal.send('zz', /zz/u);
    await terminal.send(CTRL_Z, STOPPED);
    expect(await modeOf(terminal)).toBe('icanon');
    await terminal.send('stty cols 110 rows 40\n', SHELL_PROMPT);
    const again = await terminal.send('fg\n', /Your turn: [^]*> zz\u001b\[5G$/u);
    expect(widthOf(again)).toBe(109);

    await terminal.send('\u007f\u007f1\n', /Last trick|Player: [^]*Your turn: [^]*> /u);
    await terminal.send(CTRL_Z, STOPPED);
    await terminal.send('fg\n', ASKED);
    await terminal.send('?\n', /Enter to go back: /u);
    await terminal.send('q', ASKED);
    await terminal.send('quit\n', /Resign the match\?[^]*> /u);
    await terminal.send('yes\n', /Record saved to m\.json[^]*READY> $/u);
    expect(await modeOf(terminal)).toBe('icanon');
    expect(await terminal.send('jobs; echo done\n', /^done\r?\n[^]*READY> $/mu)).not.toContain('baize');
  } finally {
    terminal.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('on Linux both ways to start are tested', () => {
  expect(launchers).toHaveLength(process.platform === 'linux' ? 2 : 0);
});

test.skipIf(process.platform !== 'linux')(
  'an arena shows how far it is, and Ctrl-C wipes that and ends it',
  async () => {
    const terminal = await openTerminal(100, 30);
    try {
      const argv = 'arena guinote --players greedy,random --games 1000000 --seed x';
      await terminal.send(`'${process.execPath}' '${MAIN}' ${argv}\n`, /[1-9]\d* of 1000000 games$/u);
      await terminal.send('\u0003', /\r\u001b\[K[^]*READY> $/u);
      expect(await terminal.send('echo "code $?"\n', /code \d+[^]*READY> $/u)).toContain('code 130');
    } finally {
      terminal.close();
    }
  },
);
