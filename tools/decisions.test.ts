// The index of decisions lists every record under its own title, with the clauses it is about; links of all documents lead to files.

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/games/index.ts';
import { readClauses } from '../src/kernel/rulebook.ts';
import { prefixOf, readCitations } from './rulebook.ts';

const ROOT = dirname(import.meta.dirname);
const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const index = textOf('docs/decisions/README.md').split('\n');
const records = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map((file) => file.split('/').at(-1) as string);

/** `GUI` and so on, from the rulebooks. */
const prefixes = new Set(
  Object.keys(GAMES).map((id) => prefixOf(readClauses(textOf(`src/games/${id}/RULES.md`))[0]?.id ?? '-')),
);
const clausesIn = (text: string): readonly string[] => [...new Set(readCitations(text, prefixes).map(({ id }) => id))];

describe('the index of decisions', () => {
  test.each(records)('lists %s once, by its title', (record) => {
    const title = textOf(`docs/decisions/${record}`).split('\n', 1)[0]?.slice('# '.length) ?? '';
    expect(title).toMatch(new RegExp(String.raw`^${Number(record.slice(0, 4))}\. \S`, 'u'));
    const lines = index.filter((line) => line.startsWith(`- [${title}](${record}): `));
    expect(lines, `docs/decisions/README.md needs a line "- [${title}](${record}): …"`).toHaveLength(1);
  });

  test.each(records)('names the clauses that %s is about', (record) => {
    const line = index.find((each) => each.includes(`](${record})`)) ?? '';
    const listed = clausesIn(line);
    expect(clausesIn(textOf(`docs/decisions/${record}`)).filter((id) => !listed.includes(id))).toEqual([]);
  });

  test('gives no number twice', () => {
    expect(new Set(records.map((record) => record.slice(0, 4))).size).toBe(records.length);
  });
});

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT });

/** The anchors of a document: its headings as GitHub writes them. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gmu)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(DOCUMENTS)('every link of %s leads somewhere', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?<target>[^)\s]+)\)/gu)].map(
    ({ groups }) => groups?.['target'] ?? '',
  );
  const broken = links.filter((link) => {
    if (/^[a-z]+:/u.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(ROOT, file))) return true;
    return anchor !== undefined && !anchorsOf(textOf(file)).includes(anchor);
  });
  expect(broken).toEqual([]);
});
