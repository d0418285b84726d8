// The README is true: its `judge` example is run and compared.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ran } from '../src/cli/testing/shell.ts';

const root = new URL('../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');

test('the example of judge prints what the README says', async () => {
  const input = readFileSync(new URL('docs/examples/must-beat.jsonl', root), 'utf8');
  const { out } = await ran(['judge', 'guinote'], { stdin: input });
  expect(out).toMatch(/must-beat/u);
  expect(readme).toContain(out.trim());
});

test('the speeds are those that bench prints', () => {
  const section = /^## How fast\n(.*?)^## /msu.exec(readme)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => /^\|.*\d.*\|$/u.test(line));
  expect(rows.filter((row) => row.includes('moves/s'))).not.toEqual([]);
  expect(section).not.toContain('BENCH-TABLE');
});
