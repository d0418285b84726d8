// The manual for those who make cards of Mythos: its set is a set, and its sentences are what is printed.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ran } from '../testing/shell.ts';

const MANUAL = readFileSync(new URL('../../../docs/mythos-effects.md', import.meta.url), 'utf8');
const SET = /```\n(?<set>set My set[^`]*)```/u.exec(MANUAL)?.groups?.['set'] ?? '';
const ROWS = [...MANUAL.matchAll(/^\| `(?<brief>[^`]*[⚡✖][^`]*)` +\| (?<sentence>\S[^|]*?) +\|$/gmu)].map(
  ({ groups }) => [groups?.['brief'] ?? '', groups?.['sentence'] ?? ''] as const,
);

/** A set with one card that has this line; a line without a trigger is a mission's. */
const withLine = (line: string): string =>
  `set One\ngroups Red\nkeywords Elite\n${line.startsWith('✖') ? 'mission M' : 'character M\n  group Red; cost 1; power 1'}\n  ${line}\n`;

/** The line as `cards show` writes it. */
const shown = async (line: string, ...flags: readonly string[]): Promise<string | undefined> => {
  const { out } = await ran(['cards', 'show', 's.txt', 'M', ...flags], { files: { 's.txt': withLine(line) } });
  return out.split('\n')[1]?.trim();
};

describe('docs/mythos-effects.md', () => {
  test('its set can be read, and lint asks only for more cards', async () => {
    const linted = await ran(['cards', 'lint', 's.txt'], { files: { 's.txt': SET } });
    expect(linted.out).toContain('My set: 5 cards (3 characters, 1 jutsu, 1 mission)');
    expect(linted.out.split('\n').filter((line) => line.startsWith('to '))).toEqual([
      expect.stringContaining('make no deck of 30'),
      expect.stringContaining('a deck needs 3 missions'),
    ]);
  });

  test('every action is in its table', async () => {
    const coverage = await ran(['cards', 'coverage']);
    const actions = new Set(coverage.out.match(/^[A-Z_]+(?= )/gmu));
    expect(actions.size).toBe(16);
    expect([...actions].filter((action) => !ROWS.some(([brief]) => brief.includes(action)))).toEqual([]);
  });

  test.each(ROWS)('%s', async (brief, sentence) => {
    expect(await shown(brief, '--short')).toBe(brief);
    const head = /^.*?[⚡✖] /u.exec(brief)?.[0];
    expect(await shown(brief, '--lang', 'en')).toBe(`${head}${sentence}`);
    expect(await shown(`${head}${sentence}`, '--short')).toBe(brief);
  });
});
