// Clauses of a rulebook: where they begin and end, and which belong to which.

import { describe, expect, test } from 'vitest';
import { clauseWithChildren, readClauses } from './rulebook.ts';

describe('clauses', () => {
  const text = [
    '# Game',
    '## The deal',
    '**GAM-1** One.',
    'More of one.',
    '',
    '- **GAM-1.1** Child.',
    '- **GAM-1.1a** Grandchild.',
    '- **GAM-10** Not a child.',
    '# Other',
    'GAM-1 is only mentioned here.',
  ].join('\n');
  const clauses = readClauses(text);

  test('are found with their lines', () => {
    expect(clauses.map((clause) => clause.id)).toEqual(['GAM-1', 'GAM-1.1', 'GAM-1.1a', 'GAM-10']);
    expect(clauses[0]?.lines).toEqual(['**GAM-1** One.', 'More of one.', '']);
  });

  test('come with their children, and no others', () => {
    expect(clauseWithChildren(clauses, 'GAM-1').map((clause) => clause.id)).toEqual(['GAM-1', 'GAM-1.1', 'GAM-1.1a']);
    expect(clauseWithChildren(clauses, 'GAM-10').map((clause) => clause.id)).toEqual(['GAM-10']);
    expect(clauseWithChildren(clauses, 'GAM')).toEqual([]);
  });
});

test('clauses are read from list items, numbered items, headings and paragraphs', () => {
  const text =
    '## **TST-1** One\ntext\n1. **TST-2.1a** two\n* **TST-3.** three\n\n**TST-4** four\n# End\nSee **TST-5**.\n';
  expect(readClauses(text).map(({ id, line }) => `${id}@${line}`)).toEqual([
    'TST-1@1',
    'TST-2.1a@3',
    'TST-3@4',
    'TST-4@6',
  ]);
});
