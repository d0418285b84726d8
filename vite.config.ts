// How the web client is bundled: Preact without a plugin, one page for all routes, words apart from code, files compressed beforehand.

import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { LANGUAGES } from './src/kernel/presentation.ts';
import { groupsOf, shownGames } from './tools/web/chunks.ts';
import { precompress } from './tools/web/compress.ts';
import { frontPages, frontWordsCode, registryFronts } from './tools/web/fronts.ts';
import { installable } from './tools/web/installing.ts';
import { loadedTables } from './tools/web/loaded.ts';
import { withoutArt } from './tools/web/thinking.ts';
import { wordPacks } from './tools/web/words.ts';

const SRC = join(import.meta.dirname, 'src');

/** Two files that are there before whatever else is loaded: with every page, and with every table. */
const HOME = 'home';
const TABLE = 'table';
const web = (...files: readonly string[]): readonly string[] => files.map((file) => join(SRC, 'web', file));
const TABLE_PARTS = ['TablePage.tsx', 'table/prepare.ts', 'table/around/Rail.tsx', 'table/around/Actions.tsx'];
const games = shownGames(SRC);
const groups = groupsOf([
  { name: HOME, roots: web('main.tsx') },
  { name: TABLE, roots: web(...TABLE_PARTS), sharedBy: games },
  ...games,
]);

/** What every worker begins with is one file beside its script: small ones compress badly. */
const working = groupsOf([{ name: 'working', roots: web('replay/worker.ts') }]);

const isFileOf = (name: string, file: string): boolean =>
  new RegExp(String.raw`/${name}-[\w-]{8}\.js$`, 'u').test(file);

/** Is a file there before whatever `host` loads? Then a list of what to fetch ahead need not have it. */
const isThere = (file: string, host: string): boolean =>
  isFileOf(HOME, file) || isFileOf('index', file) || (!isFileOf(HOME, host) && isFileOf(TABLE, file));

export default defineConfig(async (): Promise<UserConfig> => {
  const fronts = await registryFronts(SRC, LANGUAGES);
  return {
    root: 'src/web',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [
      loadedTables(SRC),
      wordPacks(SRC, { extra: frontWordsCode(SRC, fronts) }),
      frontPages(SRC, fronts),
      installable(SRC),
      precompress(),
    ],
    // Workers load games as the page does, one when it is wanted; but they only think, and show nothing.
    worker: {
      format: 'es',
      plugins: () => [wordPacks(SRC), withoutArt(SRC)],
      rolldownOptions: { output: { codeSplitting: { groups: working } } },
    },
    build: {
      outDir: '../../dist/web',
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups } } },
      modulePreload: {
        resolveDependencies: (_file, needed, { hostId, hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => !isThere(file, hostId)),
      },
    },
  };
});
