// `baize cards`: checks, prints or counts a set of cards.

import { present } from '../../kernel/present.ts';
import type { Report } from '../../kernel/deck-tools.ts';
import { LANG_FLAG, chooseLanguage } from '../input/choices.ts';
import { MAX_BYTES, placed, readText, deckToolsOf } from '../input/decks.ts';
import { UsageError, type Shell } from '../shell.ts';
import { chooseAction, type Verb } from './verb.ts';

const ACTIONS = ['lint', 'show', 'coverage'] as const;

/** Whether no file has that name; it may be a card that comes with the game. */
const isNoFile = async (shell: Shell, name: string | undefined): Promise<boolean> =>
  name !== undefined && !(await shell.readFile(name, MAX_BYTES)).ok;

export const cards: Verb = {
  name: 'cards',
  summary: 'Checks or prints a set of custom cards.',
  usage: 'cards lint|show|coverage [FILE] [CARD]',
  words: [1, 3],
  flags: {
    lang: LANG_FLAG,
    short: { about: 'With show: effects in the short form.' },
    json: { about: 'With show: the set, or each matching card, as JSON.' },
  },
  details: [
    'lint lists the errors in a set file by line and column, and warns about what looks odd. show prints the set, or one card of it, in a language. coverage counts which actions, triggers, targets and filters the set uses.',
    'A set file is plain text or JSON. Without FILE it is the set that comes with the game; docs/mythos-effects.md explains how to write your own.',
    'Exit code: 0 without errors, 1 with errors; warnings do not affect the exit code.',
  ],
  examples: [
    'baize cards lint my-set.txt',
    'baize cards show my-set.txt Ann --lang es',
    'baize cards show Kaito',
    'baize cards coverage',
  ],
  run: async (given, shell) => {
    const [typed = '', file, card] = given.words;
    const action = chooseAction('cards', typed, ACTIONS);
    const { deckTools } = await deckToolsOf(shell);
    if (action !== 'show' && card !== undefined)
      throw new UsageError(`Unexpected argument "${card}": ${action} takes only a file.`);
    const language = chooseLanguage(shell, given, true);
    const form = given.on('json') ? 'json' : given.on('short') ? 'short' : 'text';
    const house = action === 'show' && (await isNoFile(shell, file)) ? file : undefined;
    const named = house === undefined ? undefined : deckTools.show(undefined, { language, form, card: house });
    const set = file === undefined || named?.ok === true ? undefined : await readText(shell, file);
    const shown = (): Report => named ?? deckTools.show(set, { language, form, ...present({ card }) });
    const report = action === 'lint' ? deckTools.lint(set) : action === 'coverage' ? deckTools.coverage(set) : shown();
    await shell.stdout.write(placed(report, file));
    return report.ok ? 0 : 1;
  },
};
