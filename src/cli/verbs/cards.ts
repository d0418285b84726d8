// `baize cards`: a set of cards checked, shown, or counted.

import type { Report } from '../../kernel/workshop.ts';
import { LANG_FLAG, chooseLanguage } from '../input/choices.ts';
import { MAX_BYTES, placed, readText, workshopOf } from '../input/decks.ts';
import { nearest } from '../input/nearest.ts';
import { UsageError, type Shell } from '../shell.ts';
import type { Verb } from './verb.ts';

const DEEDS = ['lint', 'show', 'coverage'] as const;

/** A name that is none of a file: it may be that of a card that comes with the game. */
const isNoFile = async (shell: Shell, name: string | undefined): Promise<boolean> =>
  name !== undefined && !(await shell.readFile(name, MAX_BYTES)).ok;

export const cards: Verb = {
  name: 'cards',
  summary: 'Checks, shows or counts a set of cards.',
  usage: 'cards lint|show|coverage [FILE] [CARD]',
  words: [1, 3],
  flags: {
    lang: LANG_FLAG,
    short: { about: 'show: effects in the short form.' },
    json: { about: 'show: the set, or each card that fits, as JSON.' },
  },
  details: [
    'lint tells what is wrong with a set file, by line and column, and what is odd about it. show writes the set, or one card of it, in a language. coverage counts which actions, triggers, targets and filters it uses.',
    'A set file is text that people write, or JSON. Without FILE, show and coverage take the set that comes with the game; docs/mythos-effects.md tells how to write one.',
    'Exit code: 0 if all is well, 1 if there is something to put right; what lint only wants you to think about is no fault.',
  ],
  examples: [
    'baize cards lint my-set.txt',
    'baize cards show my-set.txt Ann --lang es',
    'baize cards show Kaito',
    'baize cards coverage',
  ],
  run: async (given, shell) => {
    const [deed = '', file, card] = given.words;
    const known = DEEDS.find((each) => each === deed);
    if (known === undefined) {
      const near = nearest(deed, DEEDS);
      throw new UsageError(
        `baize cards has no "${deed}".`,
        near === undefined ? `There are ${DEEDS.join(', ')}.` : `Did you mean ${near}?`,
      );
    }
    const { workshop } = await workshopOf(shell);
    if (known === 'lint' && file === undefined) throw new UsageError('lint needs a file: baize cards lint FILE');
    if (known !== 'show' && card !== undefined) throw new UsageError(`"${card}" is too much: ${known} takes a file.`);
    const language = chooseLanguage(shell, given, true);
    const form = given.on('json') ? 'json' : given.on('short') ? 'short' : 'text';
    const house = known === 'show' && (await isNoFile(shell, file)) ? file : undefined;
    const named = house === undefined ? undefined : workshop.show(undefined, { language, form, card: house });
    const set = file === undefined || named?.ok === true ? undefined : await readText(shell, file);
    const shown = (): Report =>
      named ?? workshop.show(set, { language, form, ...(card === undefined ? {} : { card }) });
    const report =
      known === 'lint' ? workshop.lint(set ?? '') : known === 'coverage' ? workshop.coverage(set) : shown();
    await shell.stdout.write(placed(report, file));
    return report.ok ? 0 : 1;
  },
};
