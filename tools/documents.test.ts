// Code in the documents is the code of the files it names.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const BLOCK = /^```[a-z]+ (?<file>[\w./-]+\/[\w./-]+)(?<part> \(part\))?\n(?<code>.*?)\n```$/gmsu;

interface Quote {
  readonly document: string;
  readonly file: string;
  readonly isPart: boolean;
  readonly code: string;
}

const quotesIn = (document: string, text: string): readonly Quote[] =>
  [...text.matchAll(BLOCK)].map(({ groups }) => ({
    document,
    file: groups?.['file'] ?? '',
    isPart: groups?.['part'] !== undefined,
    code: groups?.['code'] ?? '',
  }));

/** A whole file, or whole lines of it in a row. */
const isQuoted = ({ isPart, code }: Quote, file: string): boolean =>
  isPart ? `\n${file}`.includes(`\n${code}\n`) : file === `${code}\n`;

const quotes = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).flatMap((document) =>
  quotesIn(document, readFileSync(join(ROOT, document), 'utf8')),
);

describe('code in the documents', () => {
  it.each(quotes.map((quote) => [quote.document, quote.code.split('\n', 1)[0] as string, quote.file, quote] as const))(
    '%s: "%s" is from %s',
    (_document, _line, file, quote) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      expect(isQuoted(quote, text), `not in ${file} as it is now:\n${quote.code}`).toBe(true);
    },
  );

  it('shows the files of the examples', () => {
    const files = quotes.filter(({ document }) => document === 'docs/adding-a-game.md').map(({ file }) => file);
    expect([...new Set(files)].sort((a, b) => (a < b ? -1 : 1))).toEqual([
      'examples/quays/deck.ts',
      'examples/quays/presentation.ts',
      'examples/quays/scene.ts',
      'examples/quays/text/en.ts',
      'examples/whistle/RULES.md',
      'examples/whistle/cards.ts',
      'examples/whistle/game.ts',
      'examples/whistle/index.ts',
      'examples/whistle/presentation.ts',
      'examples/whistle/state.ts',
      'examples/whistle/text/en.ts',
      'examples/whistle/whistle.property.test.ts',
      'examples/whistle/words.ts',
    ]);
  });
});

describe('a quotation', () => {
  const file = 'const a = 1;\nconst b = 2;\nconst c = 3;\n';
  const quote = (code: string, isPart: boolean): Quote => ({ document: 'x.md', file: 'a/b.ts', isPart, code });

  it.each([
    ['the whole file', quote(file.trimEnd(), false), true],
    ['a part given as the whole', quote('const a = 1;', false), false],
    ['a line', quote('const b = 2;', true), true],
    ['two lines', quote('const b = 2;\nconst c = 3;', true), true],
    ['half a line', quote('const b', true), false],
    ['lines that are not neighbours', quote('const a = 1;\nconst c = 3;', true), false],
    ['an old line', quote('const b = 4;', true), false],
  ])('%s', (_, quoted, expected) => {
    expect(isQuoted(quoted, file)).toBe(expected);
  });

  it('is found with its file, and other code is left alone', () => {
    const text = '```ts a/b.ts (part)\nconst b = 2;\n```\n\n```ts\nlet x;\n```\n\n```sh\nnpm start\n```\n';
    expect(quotesIn('x.md', text)).toEqual([quote('const b = 2;', true)]);
  });
});
