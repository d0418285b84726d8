// What a worker that only thinks can do without: it plays games, but draws no cards.

import { join, resolve, dirname, sep } from 'node:path';
import type { Plugin } from 'vite';

const NOTHING = '\0no-art';

/** Leaves pictures out of a bundle where they are loaded when wanted. A deck that lies with its game keeps what it is drawn with, in a part that is never loaded. */
export const withoutArt = (src: string): Plugin => {
  const art = join(src, 'art') + sep;
  return {
    name: 'baize-without-art',
    enforce: 'pre',
    resolveId: (source, importer, { kind }) =>
      kind === 'dynamic-import' &&
      importer !== undefined &&
      source.startsWith('.') &&
      resolve(dirname(importer), source).startsWith(art)
        ? NOTHING
        : null,
    load: (id) => (id === NOTHING ? 'export {};' : null),
  };
};
