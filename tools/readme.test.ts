// The README shows real output: its example of `judge` is run and compared, and its links lead somewhere.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');

test('the example of judge prints what the README says', () => {
  const input = readFileSync(new URL('docs/examples/must-beat.jsonl', root), 'utf8');
  const { stdout } = spawnSync(process.execPath, ['src/cli/main.ts', 'judge', 'guinote'], {
    cwd: root,
    input,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/must-beat/u);
  expect(readme).toContain(stdout.trim());
});

test('the speeds are those that bench prints', () => {
  const section = /^## How fast\n(.*?)^## /msu.exec(readme)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => /^\|.*\d.*\|$/u.test(line));
  expect(rows.filter((row) => row.includes('moves/s'))).not.toEqual([]);
  expect(section).not.toContain('BENCH-TABLE');
});

test('every link of the README leads to a file', () => {
  const targets = [...readme.matchAll(/\]\(([^)#:]+)\)/gu)].map((match) => match[1] as string);
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !existsSync(new URL(target, root)))).toEqual([]);
});
