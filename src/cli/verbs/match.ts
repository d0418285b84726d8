// `baize match`: keeps a match of a server for good, or deletes it.

import { DATA, MEANWHILE, onData } from './operating.ts';
import { chooseAction, type Verb } from './verb.ts';

const ACTIONS = ['keep', 'release', 'delete'] as const;

export const match: Verb = {
  name: 'match',
  summary: 'Keeps a match of a server for good, or deletes it.',
  usage: 'match keep|release|delete MATCH [--data DIR]',
  words: [2, 2],
  flags: { data: DATA },
  details: [
    'MATCH is what the address of a table or replay ends in.',
    '  keep      it is never deleted because of its age (serve --keep-days)',
    '  release   it is again, like all others',
    '  delete    it is deleted now, with all that was said there',
    `A match at which somebody is just now is not deleted. ${MEANWHILE}`,
  ],
  examples: ['baize match keep uK3nPqR7wZ', 'baize match delete uK3nPqR7wZ --data /var/lib/baize'],
  run: (given, shell) => {
    const action = chooseAction('match', given.words[0] ?? '', ACTIONS);
    return onData(given, shell, async (operator) => {
      const [, id = ''] = given.words;
      if (action === 'delete') {
        const done = await operator.remove(id);
        if (done === 'live') throw new Error(`Somebody is at ${id} just now; try again when they have left.`);
        if (done === 'unknown') throw new Error(`There is no match ${id}.`);
        await shell.stdout.write(`${id} is deleted.\n`);
        return 0;
      }
      if (!(await operator.keep(id, action === 'keep'))) throw new Error(`There is no match ${id}.`);
      await shell.stdout.write(action === 'keep' ? `${id} is kept for good.\n` : `${id} is kept as long as others.\n`);
      return 0;
    });
  },
};
