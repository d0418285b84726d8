// `baize export` and `baize import`: finished matches as records, one file each, out of a server and into one.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Operator } from '../../server/operating/operator.ts';
import { counted, DATA, MEANWHILE, onData } from './operating.ts';
import { importData } from './importing-data.ts';
import type { Verb } from './verb.ts';

/** No record is larger than this, in bytes. */
const MAX_BYTES = 16_000_000;

async function* finishedMatches(operator: Operator): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const page = await operator.finished(after);
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

export const exporting: Verb = {
  name: 'export',
  summary: 'Saves finished matches of a server as records.',
  usage: 'export DIR [MATCH…] [--data DIR]',
  words: [1, Infinity],
  flags: { data: DATA },
  details: [
    `Writes GAME-MATCH.json for each finished match, or for those that are named; records that are there already are left alone. ${MEANWHILE}`,
    'Anybody can check and replay a record, with baize verify, baize replay or at /r of any server. Unfinished matches have none, since it would show hidden cards; baize backup has them.',
  ],
  examples: ['baize export records', 'baize export records uK3nPqR7wZ --data /var/lib/baize'],
  run: (given, shell) =>
    onData(given, shell, async (operator) => {
      const [dir = '', ...named] = given.words;
      mkdirSync(dir, { recursive: true });
      let written = 0;
      let failed = 0;
      for await (const match of named.length > 0 ? named : finishedMatches(operator)) {
        const made = await operator.record(match);
        if (!made.ok) {
          failed++;
          await shell.stderr.write(`baize: ${match}: ${made.error.message}\n`);
          continue;
        }
        const file = join(dir, `${made.value.game}-${match}.json`);
        if (existsSync(file)) continue;
        writeFileSync(file, made.value.text);
        written++;
      }
      await shell.stdout.write(`${dir}: ${counted(written, 'new record', 'new records')}\n`);
      return failed === 0 ? 0 : 1;
    }),
};

export const importing: Verb = {
  name: 'import',
  summary: 'Brings records into a server, or a server into PostgreSQL.',
  usage: 'import FILE… [--data DIR] | import DIR --database ADDRESS',
  words: [1, Infinity],
  flags: {
    data: DATA,
    database: {
      value: 'ADDRESS',
      about: 'An empty PostgreSQL database for everything that DIR, the data directory of a server, has.',
    },
  },
  details: [
    `Each record is verified first, and one that differs is refused. The match is then at /r/MATCH again, and nobody's own: a record does not say whose cookie sat where. ${MEANWHILE}`,
    'With --database, DIR is the data directory of a server that is not running. It is only read, whichever version wrote it; all matches, names, talk and keys come over, or nothing, so that players keep their cookies and find their tables again. Reports stay in the directory.',
    'Records of the first format do not say what their match is called; the name of the file does: GAME-MATCH.json.',
  ],
  examples: [
    'baize import guinote-uK3nPqR7wZ.json',
    'baize import records/*.json --data /var/lib/baize',
    'baize import data --database postgres://baize:secret@db/baize',
  ],
  run: (given, shell) => {
    if (given.on('database')) return importData(given, shell);
    return onData(given, shell, async (operator) => {
      let failed = 0;
      for (const file of given.words) {
        const text = await shell.readFile(file, MAX_BYTES);
        const name = /-(?<match>\w{10})\.json$/u.exec(basename(file))?.groups?.['match'] ?? '';
        const brought = text.ok ? await operator.bringIn(text.value, name) : text;
        if (brought.ok) {
          const { match, isNew } = brought.value;
          await shell.stdout.write(`${file}: ${isNew ? '' : 'is there already, '}/r/${match}\n`);
          continue;
        }
        failed++;
        const { at, message } = brought.error;
        await shell.stderr.write(`baize: ${file}: ${at === '' || at === file ? '' : `${at}: `}${message}\n`);
      }
      return failed === 0 ? 0 : 1;
    });
  },
};
