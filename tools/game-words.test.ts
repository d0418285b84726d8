// No game is known outside its folder: the layers around the games name none, nor any word that is a game's own.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games/index.ts';

const ROOT = dirname(import.meta.dirname);
const FILES = ['src/{kernel,web,cli,server,table,protocol}/**/*.{ts,tsx,css,html}', 'src/bots/*.ts'];
const TESTS = /\.test\.tsx?$|\/testing\//u;

/** Words that mean something in one game only; of the examples too. */
const WORDS: { readonly [game: string]: readonly string[] } = {
  guinote: ['guiñote', 'cante', 'cantar', 'arrastre', 'pinta', 'renuncio', 'malas', 'buenas', 'brisca', 'tute'],
  highnoon: ['high noon', 'klondike', 'canfield'],
  mulle: ['mulles', 'trotta', 'omgang', 'omgång', 'omgångar', 'tabbe', 'bygge'],
  mythos: ['mission', 'missions', 'jutsu', 'chakra', 'ambush', 'sable', 'kaito'],
  whistle: [],
  quays: ['quay', 'convoy', 'berth', 'fog'],
};

/** Where one must: the bots' registry has a line for each game, and the help of the command line gives examples. */
const isAllowed = (file: string, line: string): boolean => {
  if (file === 'src/bots/index.ts') return /^ {2}\w+: async \(\) => \(\{$|import\('\.\/\w+\//u.test(line);
  return file.startsWith('src/cli/') && /['`](?:To start: |echo .*\| )?baize |docs\/[\w-]+\.md/u.test(line);
};

const KNOWN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${Object.entries(WORDS)
    .flatMap(([game, words]) => [game, ...words])
    .join('|')})(?![\p{L}\d])`,
  'giu',
);

/** Every word of a game in a text, with its line. Names in camel or kebab case are read word by word. */
const wordsIn = (file: string, text: string): readonly string[] =>
  text.split('\n').flatMap((line, i) => {
    const words = line.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ');
    return isAllowed(file, line) ? [] : [...words.matchAll(KNOWN)].map(([word]) => `${file}:${i + 1} ${word}`);
  });

describe('outside of a game’s folder', () => {
  it('no file names a game or uses its words', () => {
    const files = FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !TESTS.test(file));
    expect(files.length).toBeGreaterThan(150);
    expect(files.flatMap((file) => wordsIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('every game of the registry, and every example, is looked for', () => {
    const examples = globSync('examples/*/RULES.md', { cwd: ROOT }).map((file) => file.split(/[\\/]/u)[1] ?? '');
    expect(Object.keys(WORDS).sort()).toEqual([...Object.keys(GAMES), ...examples].sort());
  });
});

describe('a word of a game', () => {
  it.each([
    ['src/web/a.tsx', 'const missionsWon = 1;', ['missions']],
    ['src/web/a.tsx', "if (game === 'mulle') return;", ['mulle']],
    ['src/web/a.css', '.chakra-dots {', ['chakra']],
    ['src/kernel/a.ts', '/** Such as `24 malas`. */', ['malas']],
    ['src/bots/index.ts', '  guinote: async () => ({', []],
    ['src/bots/index.ts', "const guess = game === 'guinote';", ['guinote']],
    ['src/cli/verbs/play.ts', "    'baize play guinote',", []],
    ['src/cli/verbs/play.ts', "if (id === 'mythos') deal();", ['mythos']],
    ['src/server/a.ts', "'permission, EACCES, dismissed, significant'", []],
  ])('%s: %s', (file, line, found) => {
    expect(wordsIn(file, line)).toEqual(found.map((word) => `${file}:1 ${word}`));
  });
});
