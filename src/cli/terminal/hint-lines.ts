// A hint as lines: the move, why, and the moves that were weighed.

import { hint } from '../../bots/hints/index.ts';
import type { Hint, Question } from '../../bots/hints/hint.ts';
import { hintVoice } from '../../bots/hints/words.ts';
import type { Game } from '../../kernel/game.ts';
import { plain, type Language, type Words } from '../../kernel/presentation.ts';
import { formatIn } from '../text/format.ts';
import { tidy } from './columns.ts';

/** So many moves are compared. */
const MOST_COMPARED = 3;
/** So many reasons are given. */
const MOST_REASONS = 2;

/** The strongest level's hint from what the question holds, and how it is told. */
export const tellHint = async (
  game: Game,
  question: Question,
  language: Language,
  words: Words,
): Promise<{ readonly found: Hint | undefined; readonly lines: readonly string[] }> => {
  const voice = await hintVoice(game.id, language, formatIn(language));
  const found = await hint(game, question);
  if (found === undefined) return { found, lines: [voice.texts.none] };
  const { move, reasons, weights } = voice.wordsOf(found, words, question.view);
  const written = (text: typeof move): string => tidy(plain(text, words.card));
  const width = Math.max(...weights.map(({ chance }) => chance.length));
  const lines = [
    voice.headline(written(move)),
    ...reasons.slice(0, MOST_REASONS).map(written),
    ...weights.slice(0, MOST_COMPARED).map((weight) => `  ${weight.chance.padStart(width)}  ${written(weight.move)}`),
  ];
  return { found, lines };
};
