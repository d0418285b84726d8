// Where the rulebooks, the tests, the code and the decision records disagree.

import { readAcceptance, type Acceptance } from './acceptance.ts';
import {
  prefixOf,
  readCitations,
  hashedClauses,
  readTested,
  readVersion,
  sectionsOf,
  type HashedClause,
} from './rulebook.ts';

/** Text files by their path from the root of the repository. */
export type Tree = ReadonlyMap<string, string>;

/** One thing to fix, and where. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** The folders of the games that have rules. */
export const rulebookFolders = (tree: Tree): readonly string[] =>
  [...tree.keys()]
    .filter((path) => /^(?:src\/games|examples)\/[^/]+\/RULES\.md$/u.test(path))
    .map((path) => path.slice(0, -'/RULES.md'.length))
    .sort((a, b) => (a < b ? -1 : 1));

/** Every fault of the tree; none means that rules, tests and records agree. */
export const clauseFaults = (tree: Tree): readonly Fault[] => {
  const rulebooks = rulebookFolders(tree).map((folder) => ({
    folder,
    file: `${folder}/RULES.md`,
    clauses: hashedClauses(tree.get(`${folder}/RULES.md`) ?? ''),
  }));
  const tested = new Set([...tree].filter(([path]) => isTest(path)).flatMap(([, text]) => readTested(text)));
  return [
    ...rulebooks.flatMap(({ file, clauses }) => [...shapeFaults(file, clauses), ...testFaults(file, clauses, tested)]),
    ...foreignFaults(rulebooks),
    ...citationFaults(
      tree,
      rulebooks.flatMap(({ clauses }) => clauses),
    ),
    ...rulebooks.flatMap(({ folder, clauses }) => acceptanceFaults(tree, folder, clauses)),
    ...rulebooks.flatMap(({ folder }) => versionFaults(tree, folder)),
  ];
};

const isTest = (path: string): boolean => /\.test\.tsx?$/u.test(path);

const shapeFaults = (file: string, clauses: readonly HashedClause[]): readonly Fault[] => {
  if (clauses.length === 0) {
    return [
      { file, line: 1, message: 'no clause found: begin a list item or heading with its id, as in **ABC-1.2**.' },
    ];
  }
  const prefix = prefixOf(clauses[0]?.id ?? '');
  return clauses.flatMap(({ id, line }, index) => {
    const earlier = clauses.findIndex((clause) => clause.id === id);
    if (earlier < index) return [{ file, line, message: `${id} is also on line ${clauses[earlier]?.line}.` }];
    return prefixOf(id) === prefix ? [] : [{ file, line, message: `${id}: every clause here begins with ${prefix}-.` }];
  });
};

const testFaults = (file: string, clauses: readonly HashedClause[], tested: ReadonlySet<string>): readonly Fault[] =>
  clauses
    .filter(({ id }) => !tested.has(id))
    .map(({ id, line }) => ({ file, line, message: `${id} has no test: put [${id}] in the title of one.` }));

/** Two games may not share a prefix, or an id would not tell whose rule it is. */
const foreignFaults = (
  rulebooks: readonly { readonly file: string; readonly clauses: readonly HashedClause[] }[],
): readonly Fault[] => {
  const owners = new Map<string, string>();
  return rulebooks.flatMap(({ file, clauses }) => {
    const prefix = prefixOf(clauses[0]?.id ?? '-');
    const owner = owners.get(prefix);
    owners.set(prefix, owner ?? file);
    return owner === undefined ? [] : [{ file, line: 1, message: `${owner} has the prefix ${prefix}- already.` }];
  });
};

const citationFaults = (tree: Tree, clauses: readonly HashedClause[]): readonly Fault[] => {
  const known = new Set(clauses.flatMap(({ id }) => [id, ...sectionsOf(id)]));
  const prefixes = new Set(clauses.map(({ id }) => prefixOf(id)));
  // Decision records and clauses.json may speak of clauses that are gone.
  const current = [...tree].filter(([path]) => !path.startsWith('docs/decisions/') && !path.endsWith('/clauses.json'));
  return current.flatMap(([file, text]) =>
    readCitations(text, prefixes)
      .filter(({ id }) => !known.has(id))
      .map(({ id, line }) => ({ file, line, message: `${id} is in no RULES.md.` })),
  );
};

const acceptanceFaults = (tree: Tree, folder: string, clauses: readonly HashedClause[]): readonly Fault[] => {
  const file = `${folder}/clauses.json`;
  const json = tree.get(file);
  const game = folder.split('/').at(-1) ?? '';
  if (json === undefined) return [{ file, line: 1, message: `missing: run node tools/clauses.ts --first ${game}` }];
  const acceptance = readAcceptance(json);
  if (!acceptance.ok) return [{ file, line: 1, message: acceptance.error }];
  return [
    ...wordingFaults(`${folder}/RULES.md`, clauses, acceptance.value),
    ...recordFaults(tree, file, acceptance.value),
    ...translationFaults(tree, folder, clauses),
    ...staleFaults(tree, folder, clauses, acceptance.value),
  ];
};

const ACCEPT = 'write a decision record that names it, then run node tools/clauses.ts --accept NNNN-that-record.md';

const wordingFaults = (file: string, clauses: readonly HashedClause[], acceptance: Acceptance): readonly Fault[] => {
  const present = new Set(clauses.map(({ id }) => id));
  const changed = clauses
    .filter(({ id, hash }) => acceptance.clauses[id]?.hash !== hash)
    .map(({ id, line }) => {
      const what = acceptance.clauses[id] === undefined ? 'is new' : 'has changed';
      return { file, line, message: `${id} ${what}: ${ACCEPT}` };
    });
  const removed = Object.keys(acceptance.clauses)
    .filter((id) => !present.has(id))
    .map((id) => ({ file, line: 1, message: `${id} was removed: ${ACCEPT}` }));
  return [...changed, ...removed];
};

const recordFaults = (tree: Tree, file: string, acceptance: Acceptance): readonly Fault[] =>
  Object.entries(acceptance.clauses)
    .filter(([, { record }]) => record !== null && !tree.has(`docs/decisions/${record}`))
    .map(([id, { record }]) => ({ file, line: 1, message: `${id}: docs/decisions/${record} does not exist.` }));

/** The translations beside a rulebook: language and path. */
const translationsOf = (tree: Tree, folder: string): readonly { readonly language: string; readonly file: string }[] =>
  [...tree.keys()].flatMap((file) => {
    const name = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : '';
    const language = /^RULES\.(?<language>[a-z]{2,3})\.md$/u.exec(name)?.groups?.['language'];
    return language === undefined ? [] : [{ language, file }];
  });

/** Every rulebook states its rules version, and its translations state the same. */
const versionFaults = (tree: Tree, folder: string): readonly Fault[] => {
  const english = `${folder}/RULES.md`;
  const version = readVersion(tree.get(english) ?? '');
  if (version === undefined) {
    return [{ file: english, line: 3, message: 'states no version: put it under the title, as in _Rules version 1_.' }];
  }
  return translationsOf(tree, folder)
    .filter(({ file }) => readVersion(tree.get(file) ?? '') !== version)
    .map(({ file }) => ({
      file,
      line: 3,
      message: `must state version ${version} under its title, as RULES.md does.`,
    }));
};

const translationFaults = (tree: Tree, folder: string, clauses: readonly HashedClause[]): readonly Fault[] =>
  translationsOf(tree, folder).flatMap(({ file }) => {
    const own = hashedClauses(tree.get(file) ?? '');
    const missing = clauses.filter(({ id }) => !own.some((clause) => clause.id === id));
    const extra = own.filter(
      ({ id }, at) => own.findIndex((clause) => clause.id === id) < at || !clauses.some((clause) => clause.id === id),
    );
    return [
      ...missing.map(({ id }) => ({ file, line: 1, message: `${id} is not translated.` })),
      ...extra.map(({ id, line }) => ({ file, line, message: `${id} is here twice, or not in RULES.md.` })),
    ];
  });

const staleFaults = (
  tree: Tree,
  folder: string,
  clauses: readonly HashedClause[],
  acceptance: Acceptance,
): readonly Fault[] =>
  translationsOf(tree, folder).flatMap(({ language, file }) => {
    const own = hashedClauses(tree.get(file) ?? '');
    const command = `node tools/clauses.ts --translated ${folder.split('/').at(-1)} ${language}`;
    return clauses
      .filter(({ id, hash }) => acceptance.translations[language]?.[id] !== hash)
      .map(({ id }) => {
        const line = own.find((clause) => clause.id === id)?.line ?? 1;
        return { file, line, message: `${id} is stale: translate the wording of RULES.md, then run ${command}` };
      });
  });
