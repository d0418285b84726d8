// What tables are made of is loaded when it is first shown: the built page has `kinds-loaded.ts` and the like in place of `kinds.ts`.

import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

export const loadedTables = (src: string): Plugin => {
  const folder = join(src, 'web', 'table');
  const files = new Map(
    ['kinds', 'motion', 'parts'].map((name) => [join(folder, `${name}.ts`), join(folder, `${name}-loaded.ts`)]),
  );
  return {
    name: 'baize-loaded-tables',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer === undefined || !source.startsWith('.') ? null : files.get(resolve(dirname(importer), source)),
  };
};
