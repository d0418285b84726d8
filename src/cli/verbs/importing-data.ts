// `baize import DIR --database …`: what a single server has kept, brought into PostgreSQL, where many servers can share it.

import { UsageError, type ExitCode, type Shell } from '../shell.ts';
import type { Arguments } from './verb.ts';

export const importData = async (given: Arguments, shell: Shell): Promise<ExitCode> => {
  const [dir = '', ...more] = given.words;
  if (more.length > 0) throw new UsageError('With --database one data directory is imported.');
  const { importSqlite } = await import('../../server/postgres/importing.ts');
  try {
    const { matches, steps } = await importSqlite(dir, given.value('database') ?? '');
    await shell.stdout.write(`${matches} matches with ${steps} steps are in PostgreSQL.\n`);
    return 0;
  } catch (fault) {
    await shell.stderr.write(`baize: ${fault instanceof Error ? fault.message : String(fault)}\n`);
    return 1;
  }
};
