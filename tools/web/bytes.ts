// How much code each page of the built client loads, compressed by gzip: follows the imports that Vite's manifest lists.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Entry {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}

/** Vite's manifest: what was built, by source. */
export type Manifest = { readonly [source: string]: Entry };

export const readManifest = (webDir: string): Manifest =>
  JSON.parse(readFileSync(join(webDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;

/** The source that stands for a chunk of several modules (chunks.ts). */
export const chunkNamed = (manifest: Manifest, name: string): string => {
  const source = Object.keys(manifest).find(
    (key) => manifest[key]?.name === name && manifest[key].file.endsWith('.js') === true,
  );
  if (source === undefined) throw new Error(`there is no chunk ${name}`);
  return source;
};

/** The files of some sources, and all that they can't do without. */
export const filesOf = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const files = new Set<string>();
  const follow = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    const entry = manifest[source];
    if (entry === undefined)
      throw new Error(`nothing was built from ${source}; there is ${Object.keys(manifest).join(', ')}`);
    files.add(entry.file);
    for (const needed of entry.imports ?? []) follow(needed);
  };
  for (const source of sources) follow(source);
  return files;
};

/** What some files come to, each compressed by itself. */
export const gzipped = (webDir: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(webDir, file)), { level: 9 }).length, 0);
