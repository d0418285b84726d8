// `baize import`: what a single server has kept, brought into PostgreSQL, where many servers can share it.

import { UsageError } from '../shell.ts';
import type { Verb } from './verb.ts';

export const importing: Verb = {
  name: 'import',
  summary: 'Brings the matches of a server into PostgreSQL, for many servers.',
  usage: 'import DIR --database ADDRESS',
  words: [1, 1],
  flags: {
    database: { value: 'ADDRESS', about: 'An empty PostgreSQL database: postgres://user:password@host/baize.' },
  },
  details: [
    'DIR is the data directory of a server that is not running; it is only read, whichever version wrote it. All matches, names, talk and keys are brought over, or nothing: players keep their cookies and find their tables again. Reports stay in the directory.',
  ],
  examples: ['baize import data --database postgres://baize:secret@db.example.org/baize'],
  run: async (given, shell) => {
    const database = given.value('database');
    const [dir = ''] = given.words;
    if (database === undefined) throw new UsageError('--database is missing: where the matches are to go.');
    const { importSqlite } = await import('../../server/postgres/importing.ts');
    try {
      const { matches, steps } = await importSqlite(dir, database);
      await shell.stdout.write(`${matches} matches with ${steps} steps are in PostgreSQL.\n`);
      return 0;
    } catch (fault) {
      await shell.stderr.write(`baize: ${fault instanceof Error ? fault.message : String(fault)}\n`);
      return 1;
    }
  },
};
