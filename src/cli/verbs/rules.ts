// `baize rules`: the rules of a game, whole or one clause.

import { LANG_FLAG, chooseGame, chooseLanguage } from '../input/choices.ts';
import { readable } from '../terminal/rules-text.ts';
import { clauseWithChildren, readClauses } from '../../kernel/rulebook.ts';
import type { Language } from '../../kernel/presentation.ts';
import { didYouMean } from '../input/did-you-mean.ts';
import { UsageError, mayColour, type Shell } from '../shell.ts';
import type { Verb } from './verb.ts';

/** The rules of a game in a language, or in English with `fellBack`. */
export const findRules = async (
  shell: Shell,
  game: string,
  language: Language,
): Promise<{ readonly text: string; readonly fellBack: boolean }> => {
  const own = await shell.rules(game, language);
  if (own !== undefined) return { text: own, fellBack: false };
  const english = await shell.rules(game, 'en');
  if (english === undefined) throw new UsageError(`The rules of ${game} are missing: its folder has no RULES.md.`);
  return { text: english, fellBack: true };
};

export const rules: Verb = {
  name: 'rules',
  summary: 'Prints the rules of a game, or one clause.',
  usage: 'rules GAME [CLAUSE] [--lang LANG]',
  words: [1, 2],
  flags: { lang: LANG_FLAG },
  details: ['Prints the rules of a game; with CLAUSE only that clause and its subclauses.'],
  examples: ['baize rules guinote', 'baize rules guinote GUI-6 --lang es'],
  run: async (given, shell) => {
    const [id, wanted] = given.words as [string, string?];
    const { game } = await chooseGame(shell, id);
    const language = chooseLanguage(shell, given, true);
    const { text, fellBack } = await findRules(shell, game.id, language);
    const bold = mayColour(shell) ? (part: string) => `\u001b[1m${part}\u001b[22m` : (part: string) => part;
    let lines: readonly string[] = text.split(/\r?\n/u);
    if (wanted !== undefined) {
      const clauses = readClauses(text);
      const chosen = clauseWithChildren(clauses, wanted.toUpperCase());
      if (chosen.length === 0) {
        const ids = clauses.map((clause) => clause.id);
        throw new UsageError(`The rules of ${id} have no clause "${wanted}".`, didYouMean(wanted.toUpperCase(), ids));
      }
      lines = chosen.flatMap((clause) => clause.lines);
    }
    if (fellBack && language !== 'en') {
      await shell.stderr.write(
        `baize: the rules of ${id} have not been translated into "${language}" yet; this is English.\n`,
      );
    }
    await shell.stdout.write(`${readable(lines, shell.stdout.size().columns, bold).join('\n')}\n`);
    return 0;
  },
};
