// The examples of docs/judge.md: each is run, and must give what the page says.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ran } from '../testing/shell.ts';

const PAGE = readFileSync(new URL('../../../docs/judge.md', import.meta.url), 'utf8');
const EXAMPLE =
  /^```sh\nnpx baize (?<command>[^\n]+)\n```\n\n```jsonl\n(?<input>[^\n]+)\n```\n\n```(?:jsonl|text)\n(?<output>.*?)\n```$/gmsu;

const examples = [...PAGE.matchAll(EXAMPLE)].map(({ groups }) => ({
  command: groups?.['command'] ?? '',
  input: groups?.['input'] ?? '',
  output: groups?.['output'] ?? '',
}));

test('every block of the page belongs to an example', () => {
  expect(examples.length).toBeGreaterThan(5);
  expect(PAGE.split('\n```').length - 1).toBe(examples.length * 6);
});

test.each(examples)('$command gives $output', async ({ command, input, output }) => {
  const { out, err } = await ran(command.split(' '), { stdin: `${input}\n` });
  expect([out.trimEnd(), err]).toEqual([output, '']);
});
