// The words a page will begin with, named in a header beside the page itself: the browser fetches them together with the code, not after it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Languages of a browser that are looked at. */
const MOST = 12;

/** The packs of the page's own words, by language, as the build has named them. */
const packsIn = (webDir: string): ReadonlyMap<string, string> => {
  const path = join(webDir, '.vite', 'manifest.json');
  if (!existsSync(path)) return new Map();
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { readonly [source: string]: { readonly file: string } };
  return new Map(
    Object.entries(manifest).flatMap(([source, { file }]) => {
      const language = /words:page:(?<language>\w+)$/u.exec(source)?.groups?.['language'];
      return language === undefined ? [] : [[language, file]];
    }),
  );
};

/** For a built page: the `Link` header for a browser that asks for these languages (`Accept-Language`), if there is one. */
export const firstWords = (webDir: string): ((wanted: string | undefined) => string | undefined) => {
  const packs = packsIn(webDir);
  return (wanted = '') => {
    const languages = wanted.split(',', MOST).map((language) => language.trim().slice(0, 2).toLowerCase());
    const file = packs.get(languages.find((language) => packs.has(language)) ?? 'en');
    return file === undefined ? undefined : `</${file}>; rel=modulepreload`;
  };
};
