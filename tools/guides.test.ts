// Guides against the rule books: every clause they name is there, and every refusal of a game leads to a clause that cites it.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GUIDES } from '../src/games/index.ts';
import { readClauses } from '../src/kernel/rulebook.ts';

const ROOT = dirname(import.meta.dirname);

describe.each(Object.keys(GUIDES))('the guide to %s', (id) => {
  const folder = join(ROOT, 'src', 'games', id);
  const clauses = new Set(readClauses(readFileSync(join(folder, 'RULES.md'), 'utf8')).map((clause) => clause.id));

  it('names clauses that there are', async () => {
    const { book, lesson } = await GUIDES[id]!();
    const named = [
      ...Object.values(book.refusals).flat(),
      ...book.disputes.map(({ clause }) => clause),
      ...book.examples.map(({ clause }) => clause),
      ...lesson.chapters.flatMap(({ steps }) => steps.flatMap(({ wrong = [] }) => wrong.map(({ clause }) => clause))),
    ];
    expect(named.filter((clause) => !clauses.has(clause))).toEqual([]);
  });

  it('knows where every refusal stands', async () => {
    const { book } = await GUIDES[id]!();
    const { en } = (await import(join(folder, 'text', 'en.ts'))) as { readonly en: { readonly refusals: object } };
    expect(Object.keys(book.refusals).sort()).toEqual(Object.keys(en.refusals).sort());
  });

  it('says of each refusal what the rules say', async () => {
    const { book } = await GUIDES[id]!();
    const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !/test|guide|text/u.test(file));
    const code = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    const said = [...code.matchAll(/refusal\(\s*'(?<code>[a-z-]+)',\s*'(?<clause>[A-Z]+-[\d.]+)'/gu)];
    expect(said.length).toBeGreaterThan(10);
    const wrong = said.filter(
      ({ groups }) =>
        Object.hasOwn(book.refusals, groups!['code']!) &&
        !book.refusals[groups!['code']!]!.includes(groups!['clause']!),
    );
    expect(wrong.map(([text]) => text)).toEqual([]);
  });
});
