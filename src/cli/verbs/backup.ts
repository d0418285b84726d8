// `baize backup` and `baize restore`: everything a server has stored, as one file.

import { existsSync, mkdirSync } from 'node:fs';
import { counted, DATA, dataOf, MEANWHILE, onData, telling } from './operating.ts';
import type { Verb } from './verb.ts';

export const backup: Verb = {
  name: 'backup',
  summary: 'Copies everything a server has stored to one file.',
  usage: 'backup FILE [--data DIR] [--force]',
  words: [1, 1],
  flags: { data: DATA, force: { about: 'Replace FILE if it is there already.' } },
  details: [
    `Every match with its log, names, talk, card sets, reports and the key that signs cookies, as they were at one moment. ${MEANWHILE}`,
    'FILE appears only when it is whole, checked and on the disk. Whoever has it can play as anybody of whom they know the cookie, and see every card: keep it as safe as the server.',
  ],
  examples: ['baize backup baize-2026-11-16.sqlite', 'baize backup --data /var/lib/baize /backup/baize.sqlite --force'],
  run: (given, shell) =>
    onData(given, shell, async (operator) => {
      const [file = ''] = given.words;
      if (existsSync(file) && !given.on('force')) throw new Error(`${file} already exists; --force replaces it.`);
      const { backUpTo } = await import('../../server/operating/operating-on.ts');
      const { checkBackup } = await import('../../server/operating/backup.ts');
      const matches = await backUpTo(operator, file, checkBackup);
      await shell.stdout.write(`${file}: ${counted(matches, 'match', 'matches')}\n`);
      return 0;
    }),
};

export const restore: Verb = {
  name: 'restore',
  summary: 'Puts a backup back.',
  usage: 'restore FILE [--data DIR]',
  words: [1, 1],
  flags: { data: DATA },
  details: [
    'Stop the server first. FILE is checked, then put in place of what is there, which is moved aside and not deleted: the last line says where it is.',
  ],
  examples: ['baize restore baize-2026-11-16.sqlite', 'baize restore --data /var/lib/baize /backup/baize.sqlite'],
  run: (given, shell) =>
    telling(shell, async () => {
      const [file = ''] = given.words;
      const dataDir = dataOf(given, shell);
      if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
      const { checkBackup, restoreBackup } = await import('../../server/operating/backup.ts');
      const matches = checkBackup(file);
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const aside = await restoreBackup(file, dataDir, new Date());
      await shell.stdout.write(`${counted(matches, 'match is', 'matches are')} in ${dataDir}.\n`);
      if (aside !== undefined) await shell.stdout.write(`What was there before is ${aside}.\n`);
      return 0;
    }),
};
