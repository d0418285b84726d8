// `baize player`: what a server keeps of one player, to be handed over or deleted.

import { UsageError } from '../shell.ts';
import { DATA, MEANWHILE, onData } from './operating.ts';
import { chooseAction, type Verb } from './verb.ts';

const ACTIONS = ['export', 'delete'] as const;

const PERSON = /^[0-9a-f]{24}$/u;

export const player: Verb = {
  name: 'player',
  summary: 'Exports or deletes what a server keeps of a player.',
  usage: 'player export|delete PERSON [--out FILE] [--data DIR]',
  words: [2, 2],
  flags: { data: DATA, out: { value: 'FILE', about: 'Where the export goes (default standard output).' } },
  details: [
    'PERSON is the id that records and reports have for somebody, 24 digits and letters; the page /privacy tells everybody their own.',
    'export writes their matches and names, what they have said, whom they have blocked and what they have reported, as JSON.',
    'delete does what the button on /privacy does: names, talk, blocks and lists go; moves stay, under an id that is nobody’s, so that records still verify.',
    `There are no accounts: whoever asks for somebody's data should show that the id is theirs. ${MEANWHILE}`,
  ],
  examples: [
    'baize player export 5f0c9a3b17de42a86b90c1e4 --out theirs.json',
    'baize player delete 5f0c9a3b17de42a86b90c1e4 --data /var/lib/baize',
  ],
  run: (given, shell) => {
    const action = chooseAction('player', given.words[0] ?? '', ACTIONS);
    const [, person = ''] = given.words;
    if (!PERSON.test(person))
      throw new UsageError(
        `"${person}" is no id of a person.`,
        'It has 24 digits 0-9 and letters a-f; baize reports and records show them.',
      );
    return onData(given, shell, async (operator) => {
      if (action === 'delete') {
        if (!(await operator.forget(person))) throw new Error(`Nothing is kept of ${person}.`);
        await shell.stdout.write(`${person} is forgotten.\n`);
        return 0;
      }
      const data = await operator.player(person);
      if (data === null) throw new Error(`Nothing is kept of ${person}.`);
      const text = `${JSON.stringify(data, null, 1)}\n`;
      const out = given.value('out');
      if (out === undefined) {
        await shell.stdout.write(text);
        return 0;
      }
      const written = await shell.writeFile(out, text, 'new');
      if (!written.ok) throw new Error(`${out}: ${written.error.message}.`);
      return 0;
    });
  },
};
