// How the web client is bundled: Preact without a plugin, one page for all routes, words apart from code, files compressed beforehand.

import { join } from 'node:path';
import { defineConfig, type UserConfig } from 'vite';
import { LANGUAGES } from './src/kernel/presentation.ts';
import { precompress } from './tools/web/compress.ts';
import { frontPages, frontWordsCode, registryFronts } from './tools/web/fronts.ts';
import { installable } from './tools/web/installing.ts';
import { loadedTables } from './tools/web/loaded.ts';
import { withoutArt } from './tools/web/thinking.ts';
import { wordPacks } from './tools/web/words.ts';

const SRC = join(import.meta.dirname, 'src');

const named = (names: string): RegExp => new RegExp(String.raw`/(?:${names})-[\w-]{8}\.js$`, 'u');

/** Code that every page begins with, and code that every table begins with. */
const PAGE = named(
  'index|preact|packs|jsxRuntime|fronts|games|art|Icon|router|Site|text|LanguageSwitch|Sheet|rolldown-runtime',
);
const TABLE = named('CardView|table-model|context|composing|fair|hash|sha2|draws|game|present|wide');

/** Is a file there before whatever `host` loads? Then a list of what to fetch ahead need not have it. */
const isThere = (file: string, host: string): boolean => PAGE.test(file) || (!PAGE.test(host) && TABLE.test(file));

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
    worker: { format: 'es', plugins: () => [wordPacks(SRC), withoutArt(SRC)] },
    build: {
      outDir: '../../dist/web',
      emptyOutDir: true,
      target: 'es2023',
      manifest: true,
      modulePreload: {
        resolveDependencies: (_file, needed, { hostId, hostType }) =>
          hostType === 'html' ? needed : needed.filter((file) => !isThere(file, hostId)),
      },
    },
  };
});
