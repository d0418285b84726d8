// A hint in words: the move, why, and what else was weighed, as running text with cards in it.

import { lookUp, type Formatter } from '../../kernel/text.ts';
import type { Language, Rich, Words } from '../../kernel/presentation.ts';
import type { Hint, Reason } from './hint.ts';
import { reasonTextsOf } from './index.ts';
import { hintVoiceIn } from './text/index.ts';

/** A hint as page and terminal show it. */
export interface HintWords {
  readonly move: Rich;
  /** Whole sentences, the most important first. */
  readonly reasons: readonly Rich[];
  readonly weights: readonly { readonly move: Rich; readonly chance: string }[];
}

/** What tells hints in one language. */
export interface HintVoice {
  readonly texts: ReturnType<typeof hintVoiceIn>['texts'];
  /** The first line: what to play. */
  readonly headline: (move: string) => string;
  readonly wordsOf: (hint: Hint, words: Words, view: unknown) => HintWords;
}

/** The voice of hints in a game, with the game's own reasons. */
export const hintVoice = async (game: string, language: Language, format: Formatter): Promise<HintVoice> => {
  const own = (await reasonTextsOf(game))?.[language] ?? {};
  const { texts, say, text } = hintVoiceIn(language, format);
  const reasonWords = ({ of, id, params }: Reason): readonly Rich[] => {
    const template = lookUp(of === 'game' ? own : texts.reasons, id);
    return template === undefined ? [] : [say(template, params)];
  };
  return {
    texts,
    headline: (move) => text(texts.move, { move }),
    wordsOf: (hint, words, view) => {
      const moveOf = (action: string | undefined): Rich =>
        action === undefined ? [texts.silence] : words.action(action, view);
      return {
        move: moveOf(hint.action),
        reasons: hint.reasons.flatMap(reasonWords),
        weights: hint.weights.map(({ action, chance, error }) => ({
          move: moveOf(action),
          chance: text(texts.weight, { chance, error }),
        })),
      };
    },
  };
};
