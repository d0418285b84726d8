// docs/security.md and docs/operating.md say what is so: every test they name is there and is run, every setting is in its table.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentedRows, settingRows } from './settings.ts';

const ROOT = dirname(import.meta.dirname);
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The lines of all tables but for their heads. */
const rowsOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| -+ \|/u.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.at(-1) !== 'tests');

const rows = rowsOf(textOf('docs/security.md'));

describe('the threat model', () => {
  test.each(rows.map((cells) => [cells[0] ?? '', cells.at(-1) ?? '']))('%s: its tests are there', (_, named) => {
    const files = [...named.matchAll(/`(?<file>[^`]+)`/gu)].map(({ groups }) => groups?.['file'] ?? '');
    expect(files).not.toEqual([]);
    const isRun = (file: string): boolean =>
      /^(?:src|tools|examples)\/.+\.test\.tsx?$/u.test(file) &&
      existsSync(join(ROOT, file)) &&
      /^\s*(?:it|test)(?:\.each)?\(/mu.test(textOf(file));
    expect(files.filter((file) => !isRun(file))).toEqual([]);
  });

  test('has every part', () => {
    const titles = [...textOf('docs/security.md').matchAll(/^## (?<title>.+)$/gmu)].map(
      ({ groups }) => groups?.['title'],
    );
    expect(titles).toEqual([
      'What is worth protecting',
      'Guests and cookies',
      'Other sites',
      'Proxies and addresses',
      'Floods',
      'Hostile input',
      'Players, spectators, and the cards',
      'Whoever runs the server',
      'What is lost when something leaks',
      'Dependencies',
    ]);
    expect(rows.length).toBeGreaterThan(30);
  });
});

describe('operating', () => {
  test('the table of settings is that of the program: node tools/settings.ts writes it', () => {
    expect(documentedRows()).toEqual(settingRows());
  });

  test('every metric that it explains is one that is counted', () => {
    const counted = textOf('src/server/operating/metrics.ts');
    const explained = new Set(
      [...textOf('docs/operating.md').matchAll(/`(?<name>baize_\w+)`/gu)].map(({ groups }) => groups?.['name'] ?? ''),
    );
    const names = [...counted.matchAll(/'(?<name>baize_\w+)'/gu)].map(({ groups }) => groups?.['name'] ?? '');
    for (const name of explained) expect(counted).toContain(`'${name}'`);
    expect(names.filter((name) => !explained.has(name))).toEqual([]);
  });
});
