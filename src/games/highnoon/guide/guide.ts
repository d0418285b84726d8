// What teaches HighNoon.

import { guideWords, type Guide } from '../../../kernel/guide.ts';
import { book } from './book.ts';
import { lesson } from './lesson.ts';
import { guideVoice } from './text/texts.ts';

export const guide: Guide = {
  lesson,
  book,
  words: (language, format) => guideWords(guideVoice(language, format)),
};
