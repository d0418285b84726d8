// Writes the table of settings into docs/operating.md. Run it when a test says that the two differ, then `npm run format`.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SETTINGS, variableOf } from '../src/server/settings.ts';

const FILE = join(import.meta.dirname, '../docs/operating.md');
const PLACE = /(?<=<!-- settings: node tools\/settings\.ts -->\n)(?<table>.*?)(?=<!-- \/settings -->)/su;

/** One row per setting: flag, variable, what it is, and an example. */
export const settingRows = (): readonly (readonly string[])[] => [
  ['flag', 'variable', 'what it sets', 'example'],
  ['---', '---', '---', '---'],
  ...SETTINGS.map(({ flag, value, about, example }) => [
    `\`--${flag} ${value}\``,
    `\`${variableOf(flag)}\``,
    about,
    `\`${example}\``,
  ]),
];

/** The rows that the document has. */
export const documentedRows = (): readonly (readonly string[])[] =>
  (PLACE.exec(readFileSync(FILE, 'utf8'))?.groups?.['table'] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^-+$/u, '---')),
    );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const table = settingRows().map((cells) => `| ${cells.join(' | ')} |\n`);
  writeFileSync(FILE, readFileSync(FILE, 'utf8').replace(PLACE, `\n${table.join('')}\n`));
}
