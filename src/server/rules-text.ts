// The rules of a game as text, in a language or, where there is no translation, in English.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '../kernel/presentation.ts';
import { ok, type Result } from '../kernel/result.ts';
import { newestGame, type Games } from './games.ts';
import { refused, type Refused } from './refused.ts';

/** What rules need of the world. */
export interface RulesTextNeeds {
  readonly games: Games;
  /** The folder that holds a folder with RULES.md for each game. */
  readonly gamesDir: string;
}

/** Rules, and the language they are in. */
export interface RulesText {
  readonly markdown: string;
  readonly lang: Language;
}

export const rulesText = async (
  { games, gamesDir }: RulesTextNeeds,
  game: string,
  language: Language,
): Promise<Result<RulesText, Refused>> => {
  const found = await newestGame(games, game);
  if (!found.ok) return found;
  // English is the one that counts, and always there.
  const files: (readonly [string, Language])[] = [['RULES.md', 'en']];
  if (language !== 'en') files.unshift([`RULES.${language}.md`, language]);
  for (const [file, lang] of files) {
    const markdown = await readFile(join(gamesDir, game, file), 'utf8').catch(() => undefined);
    if (markdown !== undefined) return ok({ markdown, lang });
  }
  return refused(404, 'game', 'this game has no written rules');
};
