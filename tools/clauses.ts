// `node tools/clauses.ts`: every clause has a test, every cited clause exists, no clause changes without a decision record.
//   --first GAME               writes the clauses.json of a game that has none
//   --accept NNNN-record.md    accepts the changed clauses, which that decision record must name
//   --translated GAME LANG     marks RULES.LANG.md as a translation of the current clauses

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { accepted, firstAcceptance, readAcceptance, translated, writeAcceptance } from './acceptance.ts';
import { clauseFaults, rulebookFolders, type Fault, type Tree } from './clause-check.ts';

const ROOT = dirname(import.meta.dirname);
const FILES = ['{src,tools,examples,docs}/**/*.{ts,tsx,md,json,golden,css,html}', '*.md'];

const readTree = (): Tree => {
  const paths = FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).map((path) => path.replaceAll('\\', '/'));
  return new Map(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
};

const check = (): readonly Fault[] => clauseFaults(readTree());

const folderOf = (tree: Tree, game: string | undefined): string => {
  const folders = rulebookFolders(tree);
  const folder = folders.find((name) => name.split('/').at(-1) === game);
  if (folder !== undefined) return folder;
  throw new Error(`There is no game '${game ?? ''}'. Games with rules: ${folders.join(', ')}.`);
};

const save = (folder: string, acceptance: Parameters<typeof writeAcceptance>[0]): void => {
  writeFileSync(join(ROOT, folder, 'clauses.json'), writeAcceptance(acceptance));
  console.log(`${folder}/clauses.json written.`);
};

const first = (game: string | undefined): void => {
  const tree = readTree();
  const folder = folderOf(tree, game);
  if (existsSync(join(ROOT, folder, 'clauses.json'))) {
    throw new Error(`${folder}/clauses.json exists: changes need --accept NNNN-record.md.`);
  }
  save(folder, firstAcceptance(tree.get(`${folder}/RULES.md`) ?? ''));
};

const accept = (record: string | undefined): void => {
  const tree = readTree();
  if (record === undefined || !/^\d{4}-[a-z0-9-]+\.md$/u.test(record)) {
    throw new Error('--accept takes the file name of a decision record, such as 0007-last-ten.md.');
  }
  const text = tree.get(`docs/decisions/${record}`);
  if (text === undefined) throw new Error(`docs/decisions/${record} does not exist: write the decision first.`);
  for (const folder of rulebookFolders(tree)) {
    const before = readAcceptance(tree.get(`${folder}/clauses.json`));
    if (!before.ok) throw new Error(`${folder}/clauses.json: ${before.error}`);
    const result = accepted(before.value, tree.get(`${folder}/RULES.md`) ?? '', { name: record, text });
    if (!result.ok) throw new Error(result.error);
    if (result.value !== before.value) save(folder, result.value);
  }
};

const translate = (game: string | undefined, language: string | undefined): void => {
  const tree = readTree();
  const folder = folderOf(tree, game);
  const rules = tree.get(`${folder}/RULES.${language ?? ''}.md`);
  if (language === undefined || rules === undefined)
    throw new Error(`${folder}/RULES.${language ?? 'LANG'}.md does not exist.`);
  const before = readAcceptance(tree.get(`${folder}/clauses.json`));
  if (!before.ok) throw new Error(`${folder}/clauses.json: ${before.error}`);
  save(folder, translated(before.value, language));
};

const main = (): void => {
  const [option, ...rest] = process.argv.slice(2);
  if (option === '--first') return first(rest[0]);
  if (option === '--accept') return accept(rest[0]);
  if (option === '--translated') return translate(rest[0], rest[1]);
  if (option !== undefined) throw new Error(`Unknown option ${option}. See the first lines of tools/clauses.ts.`);
  const faults = check();
  for (const { file, line, message } of faults) console.log(`${file}:${line}  ${message}`);
  if (faults.length > 0) process.exitCode = 1;
};

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
