// Guides of games, loaded with their words when somebody wants to learn.

import { GUIDES } from '../../games/index.ts';
import type { Guide, GuideWords, Lesson } from '../../kernel/guide.ts';
import { format, language, loadWords, remember, remembered } from '../text/index.ts';

/** The guide of a game and all words that it is shown with; nothing where a game has none. */
export const loadGuide = (game: string): Promise<Guide> | undefined => {
  const load = Object.hasOwn(GUIDES, game) ? GUIDES[game] : undefined;
  return load && Promise.all([load(), loadWords('learn'), loadWords(`${game}-guide`)]).then(([guide]) => guide);
};

/** Its words in the language now. */
export const guideWordsOf = (guide: Guide): GuideWords => guide.words(language.value, format.value);

/** Where somebody is in a lesson. */
export interface Place {
  readonly chapter: number;
  readonly step: number;
}

const START: Place = { chapter: 0, step: 0 };

const keyOf = (game: string): string => `baize.lesson.${game}`;

/** The step of a lesson that is about a refusal. */
const stepAbout = ({ chapters }: Lesson, code: string): Place | undefined => {
  for (const [chapter, { steps }] of chapters.entries()) {
    const step = steps.findIndex(({ wrong = [] }) => wrong.some((each) => each.code === code));
    if (step >= 0) return { chapter, step };
  }
  return undefined;
};

/** Where to begin: at what is asked for, else where somebody left off, else at the start. */
export const placeIn = (game: string, lesson: Lesson, about: string): Place => {
  const asked = about === '' ? undefined : stepAbout(lesson, about);
  if (asked !== undefined) return asked;
  const [chapter = -1, step = -1] = (remembered(keyOf(game)) ?? '').split('.').map(Number);
  const last = lesson.chapters[chapter]?.steps.length;
  return last !== undefined && Number.isInteger(step) && step >= 0 && step < last ? { chapter, step } : START;
};

export const keepPlace = (game: string, { chapter, step }: Place): void => remember(keyOf(game), `${chapter}.${step}`);

/** The lesson is over: the next time it begins at the start. */
export const forgetPlace = (game: string): void => remember(keyOf(game), 'done');
