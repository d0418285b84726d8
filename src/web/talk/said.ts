// What a line says, in the language of whoever reads it.

import { lookUp } from '../../kernel/text.ts';
import type { Words } from '../../kernel/presentation.ts';
import type { Said } from '../../protocol/talk.ts';
import { fill } from '../text/index.ts';
import { talkText } from './text/texts.ts';

/** The words of a phrase; a newer server may know some that this page does not. */
export const phraseText = (words: Words, phrase: string): string =>
  lookUp(words.phrases ?? {}, phrase) ?? lookUp(talkText.value.phrases, phrase) ?? '…';

export const saidText = (words: Words, said: Said): string => {
  if ('text' in said) return said.text;
  if ('phrase' in said) return phraseText(words, said.phrase);
  return fill(talkText.value.voiceLine, { seconds: Math.max(1, Math.round(said.ms / 1000)) });
};
