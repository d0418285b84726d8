// The clause check on small trees; the prefix TST belongs to no real game.

import { expect, test } from 'vitest';
import { accepted, firstAcceptance, readAcceptance, translated, writeAcceptance } from './acceptance.ts';
import { clauseFaults, type Tree } from './clause-check.ts';
import { readCitations, readTested, sectionsOf } from './rulebook.ts';

const RULES =
  '# Toy\n\n_Rules version 1_\n\n## Play\n- **TST-1.1** One plays a card.\n- **TST-1.2** Then the other\n  plays one.\n';
const TESTS = "test('[TST-1.1] a card is played', …);\ntest.each(table)('[TST-1.2] $hand', …);\n";
const FOLDER = 'src/games/toy';

const tree = (changes: Readonly<Record<string, string>> = {}): Tree =>
  new Map(
    Object.entries({
      [`${FOLDER}/RULES.md`]: RULES,
      [`${FOLDER}/clauses.json`]: writeAcceptance(firstAcceptance(RULES)),
      [`${FOLDER}/play.test.ts`]: TESTS,
      ...changes,
    }),
  );

const messages = (files: Tree): readonly string[] =>
  clauseFaults(files).map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);

test('a tree in order has no fault', () => {
  expect(messages(tree())).toEqual([]);
});

test('a clause without a test is named with its line, and a comment is no test', () => {
  const commented = "test('[TST-1.1] a', …);\n// '[TST-1.2] later'\n";
  expect(messages(tree({ [`${FOLDER}/play.test.ts`]: commented }))).toEqual([
    'RULES.md:7 TST-1.2 has no test: put [TST-1.2] in the title of one.',
  ]);
});

test('an id that no rulebook has is found in code, tests, texts and documents', () => {
  for (const file of [
    `${FOLDER}/play.ts`,
    `${FOLDER}/other.test.ts`,
    'src/web/text/en.ts',
    'docs/page.md',
    'README.md',
  ]) {
    expect(messages(tree({ [file]: 'first line\n// TST-9.9 and TST-1.1, TST-1, UTF-8' }))).toEqual([
      `${file.split('/').at(-1)}:2 TST-9.9 is in no RULES.md.`,
    ]);
  }
});

test('decision records may speak of clauses that are gone', () => {
  expect(messages(tree({ 'docs/decisions/0001-gone.md': 'TST-9.9 goes.' }))).toEqual([]);
});

test('an id stands for one clause of one game', () => {
  const twice = `${RULES}- **TST-1.1** Again.\n- **ABC-1** Foreign.\n`;
  const faults = messages(tree({ [`${FOLDER}/RULES.md`]: twice }));
  expect(faults).toContain('RULES.md:9 TST-1.1 is also on line 6.');
  expect(faults).toContain('RULES.md:10 ABC-1: every clause here begins with TST-.');
  const shared = messages(tree({ 'src/games/twin/RULES.md': RULES }));
  expect(shared).toContain('RULES.md:1 src/games/toy/RULES.md has the prefix TST- already.');
});

test('rules without clauses and without clauses.json say what to do', () => {
  expect(messages(new Map([['examples/toy/RULES.md', '# Toy\n\n_Rules version 1_\n']]))).toEqual([
    'RULES.md:1 no clause found: begin a list item or heading with its id, as in **ABC-1.2**.',
    'clauses.json:1 missing: run node tools/clauses.ts --first toy',
  ]);
});

test('a changed, a new and a removed clause need a decision record', () => {
  const rules = RULES.replace('a card', 'two cards').replace('TST-1.2', 'TST-1.3');
  const faults = messages(tree({ [`${FOLDER}/RULES.md`]: rules, [`${FOLDER}/play.test.ts`]: `${TESTS}'[TST-1.3]'` }));
  expect(faults.map((fault) => fault.replace(/: write.*/u, ''))).toEqual([
    'play.test.ts:2 TST-1.2 is in no RULES.md.',
    'RULES.md:6 TST-1.1 has changed',
    'RULES.md:7 TST-1.3 is new',
    'RULES.md:1 TST-1.2 was removed',
  ]);
});

test('a decision record is accepted if it names the clause, its section or the whole rulebook', () => {
  const rules = RULES.replace('a card', 'two cards');
  const before = firstAcceptance(RULES);
  const accept = (text: string) => accepted(before, rules, { name: '0002-two.md', text });
  expect(accept('We like it.')).toEqual({
    ok: false,
    error: 'docs/decisions/0002-two.md must name what changes: TST-1.1.',
  });
  for (const text of ['TST-1.1 says two.', 'All of TST-1.', 'TST-* is new.']) {
    const result = accept(text);
    expect(result.ok && result.value.clauses['TST-1.1']?.record).toBe('0002-two.md');
    expect(result.ok && result.value.clauses['TST-1.2']?.record).toBe(null);
  }
  expect(accept('TST-1.12 is another.').ok).toBe(false);
});

test('the record that accepted a clause must be there', () => {
  const rules = RULES.replace('a card', 'two cards');
  const result = accepted(firstAcceptance(RULES), rules, { name: '0002-two.md', text: 'TST-1.1' });
  const json = result.ok ? writeAcceptance(result.value) : '';
  const changed = { [`${FOLDER}/RULES.md`]: rules, [`${FOLDER}/clauses.json`]: json };
  expect(messages(tree(changed))).toEqual(['clauses.json:1 TST-1.1: docs/decisions/0002-two.md does not exist.']);
  expect(messages(tree({ ...changed, 'docs/decisions/0002-two.md': 'TST-1.1' }))).toEqual([]);
});

test('a new line break is no change of a clause', () => {
  expect(messages(tree({ [`${FOLDER}/RULES.md`]: RULES.replace('other\n  plays', 'other plays') }))).toEqual([]);
});

test('a clauses.json that can not be read is a fault', () => {
  expect(messages(tree({ [`${FOLDER}/clauses.json`]: '{' }))[0]).toMatch(/^clauses\.json:1 /u);
  expect(messages(tree({ [`${FOLDER}/clauses.json`]: '{}' }))).toEqual([
    'clauses.json:1 it needs the members clauses and translations.',
  ]);
});

test('a rulebook says its version under its title, and its translations the same', () => {
  expect(messages(tree({ [`${FOLDER}/RULES.md`]: RULES.replace('_Rules version 1_', 'Rules version 1') }))).toContain(
    'RULES.md:3 states no version: put it under the title, as in _Rules version 1_.',
  );
  const spanish = RULES.replace('_Rules version 1_', '_Reglas, versión 2_');
  const fresh = { [`${FOLDER}/clauses.json`]: writeAcceptance(translated(firstAcceptance(RULES), 'es')) };
  expect(messages(tree({ ...fresh, [`${FOLDER}/RULES.es.md`]: spanish }))).toEqual([
    'RULES.es.md:3 must state version 1 under its title, as RULES.md does.',
  ]);
});

test('a translation has the same clauses, and is stale when the wording changed after it', () => {
  const spanish = '# Juego\n\n_Reglas, versión 1_\n- **TST-1.1** Se juega una carta.\n- **TST-1.3** Más.\n';
  const fresh = { [`${FOLDER}/clauses.json`]: writeAcceptance(translated(firstAcceptance(RULES), 'es')) };
  expect(messages(tree({ ...fresh, [`${FOLDER}/RULES.es.md`]: spanish }))).toEqual([
    'RULES.es.md:5 TST-1.3 is in no RULES.md.',
    'RULES.es.md:1 TST-1.2 is not translated.',
    'RULES.es.md:5 TST-1.3 is here twice, or not in RULES.md.',
  ]);
  const whole = spanish.replace('TST-1.3', 'TST-1.2');
  expect(messages(tree({ ...fresh, [`${FOLDER}/RULES.es.md`]: whole }))).toEqual([]);
  const command = 'translate the wording of RULES.md, then run node tools/clauses.ts --translated toy es';
  expect(messages(tree({ [`${FOLDER}/RULES.es.md`]: whole }))).toEqual([
    `RULES.es.md:4 TST-1.1 is stale: ${command}`,
    `RULES.es.md:5 TST-1.2 is stale: ${command}`,
  ]);
});

test('citations keep to the given prefixes', () => {
  expect(readCitations('TST-1.2b, ABC-1, XTST-1, TST-12', new Set(['TST'])).map(({ id }) => id)).toEqual([
    'TST-1.2b',
    'TST-12',
  ]);
  expect(readTested("it('[TST-1] and [TST-2.1]', …)")).toEqual(['TST-1', 'TST-2.1']);
  expect(sectionsOf('TST-6.2.1')).toEqual(['TST-6.2', 'TST-6']);
});

test('clauses.json is written as the formatter would and read back', () => {
  const acceptance = translated(firstAcceptance(RULES), 'es');
  const text = writeAcceptance(acceptance);
  expect(readAcceptance(text)).toEqual({ ok: true, value: acceptance });
  expect(text.split('\n')[2]).toMatch(/^ {4}"TST-1\.1": \{ "hash": "[0-9a-f]{12}", "record": null \},$/u);
});
