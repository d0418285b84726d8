// One language at a time: a Vite plugin that takes the words out of the page's code and puts them into a pack for each language and part of the page.
//
// Words lie in folders called `text` or `words` with one file per language, such as `src/web/text/es.ts`. The page gets an empty object in place of each; a pack is a
// chunk that fills the objects of one language. `src/web/text/packs.ts` is written here: how each pack is loaded.

import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../../src/kernel/presentation.ts';

const EMPTY = '\0empty-words:';
const PACK = '\0words:';
/** The part that every page begins with. */
const PAGE = 'page';
const IS_LANGUAGE = new RegExp(String.raw`^\./(?<language>${LANGUAGES.join('|')})\.ts$`, 'u');

/** The part of the page that needs the words of a folder: a game, its guide or its deck builder, hints, a part of the page with words of its own, or the page itself. */
export const partOf = (folder: string): string => {
  const [layer = '', topic = '', more = ''] = folder.split('/');
  if (layer === 'games') return more === 'guide' || more === 'builder' ? `${topic}-${more}` : topic;
  if (layer === 'web' && topic !== 'text') return topic;
  return layer === 'bots' && topic !== 'text' ? 'hints' : PAGE;
};

const slashed = (path: string): string => path.replaceAll('\\', '/');

/** Folders below `src`, as paths with `/`, that hold one file of words per language, by the part that needs them. */
const wordFolders = (src: string): ReadonlyMap<string, readonly string[]> => {
  const parts = new Map<string, string[]>();
  const files = globSync('{web,kernel,bots,games}/**/{text,words}/**/en.ts', { cwd: src });
  for (const folder of files.map((file) => slashed(dirname(file))).sort()) {
    const part = partOf(folder);
    parts.set(part, [...(parts.get(part) ?? []), folder]);
  }
  return parts;
};

/** What stands for a file of words: an object to be filled, found by its key; one that stays empty where there are no packs. */
const emptyCode = (table: string | undefined, key: string, language: string): string =>
  table === undefined
    ? `export const ${language} = {};`
    : `import { wordsAt } from ${JSON.stringify(table)};\nexport const ${language} = /* @__PURE__ */ wordsAt(${JSON.stringify(key)});`;

/** The chunk of one part in one language. `more` is code that it runs too. */
const packCode = (src: string, table: string, folders: readonly string[], language: string, more: string): string =>
  [
    `import { wordsAt } from ${JSON.stringify(table)};`,
    ...folders.flatMap((folder, i) => [
      `import { ${language} as words${i} } from ${JSON.stringify(join(src, folder, `${language}.ts`))};`,
      `Object.assign(wordsAt(${JSON.stringify(`${folder}/${language}`)}), words${i});`,
    ]),
    more,
  ].join('\n');

const loading = (part: string, language: string): string =>
  `() => import(${JSON.stringify(`${PACK}${part}:${language}`)})`;

/** The packs of one language but for the page's own, which has this table: it always comes first, and names of files that are not needed are not loaded. */
const packsIn = (parts: readonly string[], language: string): string =>
  `export const packs = { ${parts.map((part) => `${JSON.stringify(part)}: ${loading(part, language)}`).join(',\n')} };`;

/** The table of all packs, in place of the empty one that tests have, and the objects that they fill. */
const tableCode = (parts: readonly string[]): string => `
const pages = { ${LANGUAGES.map((language) => `${language}: ${loading(PAGE, language)}`).join(',\n')} };
const later = (part) =>
  Object.fromEntries(Object.entries(pages).map(([language, page]) => [language, async () => (await page()).packs[part]()]));
export const PACKS = { ${PAGE}: pages };
for (const part of ${JSON.stringify(parts)}) PACKS[part] = later(part);
const known = {};
export const wordsAt = (key) => known[key] ??= {};`;

/** Without `packs` the words are left out for good: whoever only thinks needs none. */
export const wordPacks = (
  src: string,
  packs?: { readonly extra: (part: string, language: string) => string },
): Plugin => {
  const parts = wordFolders(src);
  const folders = new Set([...parts.values()].flat());
  const later = [...parts.keys()].filter((part) => part !== PAGE);
  const table = join(src, 'web', 'text', 'packs.ts');
  return {
    name: 'baize-words',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith(EMPTY) || source.startsWith(PACK)) return source;
      if (importer === undefined || importer.startsWith(PACK) || !IS_LANGUAGE.test(source)) return null;
      const folder = slashed(relative(src, dirname(importer)));
      return folders.has(folder) ? `${EMPTY}${folder}/${source.slice(2, 4)}` : null;
    },
    load(id) {
      if (id.startsWith(EMPTY)) return emptyCode(packs && table, id.slice(EMPTY.length), id.slice(-2));
      if (id === table && packs !== undefined) return tableCode(later);
      if (!id.startsWith(PACK)) return null;
      const [part = '', language = ''] = id.slice(PACK.length).split(':');
      const more = [packs?.extra(part, language) ?? '', ...(part === PAGE ? [packsIn(later, language)] : [])];
      return packCode(src, table, parts.get(part) ?? [], language, more.join('\n'));
    },
  };
};
