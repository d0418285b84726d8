// Few files instead of many: on a slow line each file costs a round trip, and browsers fetch six at a time over HTTP/1.1.

import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Reads what is known of a module, as Rolldown has it. */
interface Context {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** A file to be made: these modules, and all that they can't do without. */
interface Chunk {
  readonly name: string;
  readonly roots: readonly string[];
  /** What more than one of these needs is there too. */
  readonly sharedBy?: readonly Chunk[];
}

/** All that modules import, and what that imports; not what is loaded later. */
const importsOf = (roots: readonly string[], context: Context): ReadonlySet<string> => {
  const found = new Set(roots);
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
};

const membersOf = ({ roots, sharedBy = [] }: Chunk, context: Context): ReadonlySet<string> => {
  const sharers = sharedBy.map((chunk) => importsOf(chunk.roots, context));
  const shared = sharers.flatMap((members, place) =>
    [...members].filter((id) => sharers.some((others, other) => other > place && others.has(id))),
  );
  return importsOf([...roots, ...shared], context);
};

/** What shows each game's tables, one file per game. */
export const shownGames = (src: string): readonly Chunk[] =>
  globSync('games/*/', { cwd: src }).flatMap((folder) => {
    const root = ['presentation/light.ts', 'presentation.ts'].map((file) => join(src, folder, file)).find(existsSync);
    return root === undefined ? [] : [{ name: `${basename(folder)}-shown`, roots: [root] }];
  });

/** How Rolldown puts modules into files. */
interface Group {
  readonly name: (id: string, context: Context) => string | null;
  readonly priority: number;
}

/** A module that several of these chunks need goes into the first of them. */
export const groupsOf = (chunks: readonly Chunk[]): Group[] =>
  chunks.map((chunk, place) => {
    let members: ReadonlySet<string> | undefined;
    return {
      name: (id, context) => ((members ??= membersOf(chunk, context)).has(id) ? chunk.name : null),
      priority: chunks.length - place,
    };
  });
