// What the built page loads, in bytes: the front page, a table of each game, and fonts stay below their limits.

import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/kernel/presentation.ts';
import type { Version } from '../../src/web/offline/keeping.ts';
import { chunkNamed, filesOf, gzipped, readManifest, type Manifest } from './bytes.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const WEB_DIR = join(ROOT, 'dist', 'web');
const KB = 1024;

/** What draws the tables of a game, and its cards. `over`: what comes over them at once. */
const TABLES: {
  readonly [game: string]: {
    readonly kind: string;
    readonly motion: string;
    readonly deck: string;
    readonly most: number;
    readonly over?: string;
  };
} = {
  guinote: { kind: 'tricks/CardTable', motion: 'around/flight', deck: 'spanish', most: 40 * KB },
  highnoon: { kind: 'race/RaceTable', motion: 'around/flight', deck: 'french', most: 40 * KB, over: 'race/Rival' },
  mulle: { kind: 'open/OpenTable', motion: 'open/motion', deck: 'french', most: 40 * KB },
  mythos: {
    kind: 'lanes/LaneTable',
    motion: 'around/flight',
    deck: 'mythos',
    most: 90 * KB,
    over: 'lanes/ShownCard',
  },
};

/** What is kept as it is: pictures and fonts are compressed already. */
const DRAWN = /\.(?:png|woff2)$/u;

let manifest: Manifest;
beforeAll(() => {
  manifest = readManifest(WEB_DIR);
});

const wordsOf = (part: string, language: string): string => `../../words:${part}:${language}`;

/** All that the front page loads, with what it fetches ahead for the table to come. */
const homeFiles = (language: string): ReadonlySet<string> =>
  filesOf(manifest, ['index.html', wordsOf('page', language), chunkNamed(manifest, 'table')]);

const tableFiles = (game: string, language: string): readonly string[] => {
  const { kind, motion, deck, over = kind } = TABLES[game]!;
  const sources = [chunkNamed(manifest, `${game}-shown`), wordsOf(game, language)];
  const home = homeFiles(language);
  const all = filesOf(manifest, [
    ...sources,
    `../art/decks/${deck}.ts`,
    `table/${kind}.tsx`,
    `table/${over}.tsx`,
    `table/${motion}.ts`,
  ]);
  return [...all].filter((file) => !home.has(file));
};

/** Text that is in no other language, from a file of words. */
const sampleOf = (folder: string, language: string): string => {
  const source = readFileSync(join(ROOT, 'src', folder, `${language}.ts`), 'utf8');
  return /'([^'{}\\]{25,60})'/u.exec(source)?.[1] ?? '';
};

/** A worker, and all that it can't do without. Workers are not in the page's manifest. */
const workerFiles = (worker: string): ReadonlySet<string> => {
  const files = new Set<string>();
  const follow = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    const code = readFileSync(join(WEB_DIR, file), 'utf8');
    for (const [, needed = ''] of code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/gu)) follow(`assets/${needed}`);
  };
  follow(worker);
  return files;
};

describe.each(LANGUAGES)('in %s', (language) => {
  it('the front page has at most 60 KB of code', () => {
    expect(gzipped(WEB_DIR, homeFiles(language))).toBeLessThanOrEqual(60 * KB);
  });

  it.each(Object.keys(GAMES))('a table of %s adds no more than it may', (game) => {
    expect(gzipped(WEB_DIR, tableFiles(game, language))).toBeLessThanOrEqual(TABLES[game]!.most);
  });

  it('a replay adds at most 40 KB, with its worker and without the rules of the game', () => {
    const home = homeFiles(language);
    const page = [...filesOf(manifest, ['replay/ReplayPage.tsx', wordsOf('replay', language)])].filter(
      (file) => !home.has(file),
    );
    const code = page.map((file) => readFileSync(join(WEB_DIR, file), 'utf8')).join('\n');
    const workers = [...new Set([...code.matchAll(/assets\/worker-[\w-]+\.js/gu)].map(([file]) => file))];
    expect(workers).toHaveLength(1);
    expect(gzipped(WEB_DIR, new Set([...page, ...workerFiles(workers[0]!)]))).toBeLessThanOrEqual(40 * KB);
  });

  it('building decks adds at most 24 KB to a game’s rules and pictures, in a chunk of its own', () => {
    const builder = '../games/mythos/builder/builder.ts';
    const known = filesOf(manifest, [
      '../games/mythos/index.ts',
      wordsOf('mythos', language),
      '../art/decks/mythos.ts',
    ]);
    const own = filesOf(manifest, [
      'decks/DecksPage.tsx',
      wordsOf('decks', language),
      builder,
      wordsOf('mythos-builder', language),
    ]);
    const added = [...own].filter((file) => !homeFiles(language).has(file) && !known.has(file));
    expect(gzipped(WEB_DIR, new Set(added))).toBeLessThanOrEqual(24 * KB);
    expect(homeFiles(language)).not.toContain(manifest['decks/DecksPage.tsx']?.file);
  });

  it.each(['web/text', 'games/guinote/text'])('words of %s come in this language alone', (folder) => {
    const files = [...homeFiles(language), ...tableFiles('guinote', language)];
    const code = files.map((file) => readFileSync(join(WEB_DIR, file), 'utf8')).join('\n');
    expect(LANGUAGES.filter((each) => code.includes(sampleOf(folder, each)))).toEqual([language]);
  });
});

it('the pictures of Mythos have at most 40 KB', () => {
  expect(gzipped(WEB_DIR, filesOf(manifest, ['../art/decks/mythos.ts']))).toBeLessThanOrEqual(40 * KB);
});

it('fonts have at most 45 KB together', () => {
  const fonts = globSync('assets/*.woff2', { cwd: WEB_DIR });
  expect(fonts).toHaveLength(2);
  const bytes = fonts.reduce((sum, file) => sum + statSync(join(WEB_DIR, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(45 * KB);
});

it('every larger text file lies compressed beside itself', () => {
  const files = globSync('{index.html,assets/*.{js,css,svg}}', { cwd: WEB_DIR });
  const large = files.filter((file) => statSync(join(WEB_DIR, file)).size >= 256);
  const there = new Set(globSync('{*,assets/*}.{br,gz}', { cwd: WEB_DIR }));
  expect(large.length).toBeGreaterThan(40);
  expect(large.flatMap((file) => [`${file}.br`, `${file}.gz`]).filter((file) => !there.has(file))).toEqual([]);
});

/** Files of the worker's own bundle are not in the page's manifest. */
const workerCode = (): string => {
  const ofPage = new Set(Object.values(manifest).map(({ file }) => file));
  const files = globSync('assets/*.js', { cwd: WEB_DIR }).filter((file) => !ofPage.has(file.replaceAll('\\', '/')));
  expect(files.length).toBeGreaterThan(5);
  return files.map((file) => readFileSync(join(WEB_DIR, file), 'utf8')).join('\n');
};

it('the workers that think about hints and play records again have neither words nor pictures', () => {
  const code = workerCode();
  for (const folder of ['games/guinote/text', 'games/mythos/text', 'games/mulle/text', 'bots/hints/text'])
    expect(LANGUAGES.filter((language) => code.includes(sampleOf(folder, language)))).toEqual([]);
  expect(code).not.toMatch(/<svg|<path/u);
});

it('everything that the service worker keeps has at most 1.5 MB, and is all there is', () => {
  const [, list = ''] = /^const BAIZE_VERSION=(.*);$/mu.exec(readFileSync(join(WEB_DIR, 'sw.js'), 'utf8')) ?? [];
  const { lasting, changing } = JSON.parse(list) as Version;
  const built = globSync('assets/*', { cwd: WEB_DIR }).map((file) => `/${file.replaceAll('\\', '/')}`);
  expect([...lasting].sort()).toEqual(built.filter((file) => !/\.(?:br|gz)$/u.test(file)).sort());
  expect(changing.map(([path]) => path)).toEqual(['/', '/manifest.webmanifest']);
  const kept = [...lasting, '/index.html', '/manifest.webmanifest'].map((path) => path.slice(1));
  const [drawn, text] = [kept.filter((file) => DRAWN.test(file)), kept.filter((file) => !DRAWN.test(file))];
  const bytes = drawn.reduce((sum, file) => sum + statSync(join(WEB_DIR, file)).size, gzipped(WEB_DIR, text));
  // Browsers count about 1.5 KB for the address and headers of each file.
  expect(bytes + kept.length * 1536).toBeLessThanOrEqual(1_500_000);
});

it('an app has a manifest with icons that are there, and one for iOS', () => {
  const manifest = JSON.parse(readFileSync(join(WEB_DIR, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  const page = readFileSync(join(WEB_DIR, 'index.html'), 'utf8');
  const touch = /rel="apple-touch-icon" href="([^"]+)"/u.exec(page)?.[1] ?? '';
  for (const [file, side] of [...manifest.icons.map(({ src, sizes }) => [src, parseInt(sizes, 10)]), [touch, 180]]) {
    const png = readFileSync(join(WEB_DIR, String(file)));
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', side, side]);
  }
});
