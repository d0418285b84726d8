// What teaches a game: its aim, a lesson to play, and what a rule book shows beside its clauses. Data of the game; whoever shows it knows no game.

import type { Game, Seat } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { matchFrom, type Match } from './match.ts';
import { resolveOptions, writeOptions } from './options.ts';
import type { Language, Rich } from './presentation.ts';
import { fail, ok, within, type InputError, type Result } from './result.ts';
import { lookUp, type Formatter, type Voice } from './text.ts';

/** A place to begin at. The learner has seat 0. */
export interface Situation {
  /** Where they differ from the usual ones. */
  readonly options?: JsonObject;
  readonly position: Json;
}

/** A try that the rules refuse, and why. */
export interface WrongTry {
  readonly action: string;
  readonly code: string;
  readonly clause: string;
}

/** What somebody else does, by the script. */
export interface Scripted {
  readonly seat: Seat;
  readonly action: string;
}

/** One thing that is told, and then done or only read. */
export interface LessonStep {
  /** The key of its text. */
  readonly say: string;
  /** The cards that its text names. */
  readonly cards?: { readonly [name: string]: string };
  /** What the learner is to do: any of these. Absent, the text is only read. */
  readonly act?: readonly string[];
  /** Tries that the text speaks of. */
  readonly wrong?: readonly WrongTry[];
  /** What the others do afterwards, in order. */
  readonly replies?: readonly Scripted[];
}

/** A part of a lesson, which begins at a place of its own. */
export interface Chapter {
  /** The key of its title. */
  readonly id: string;
  readonly start: Situation;
  readonly steps: readonly LessonStep[];
}

/** A few minutes at the real table. */
export interface Lesson {
  readonly chapters: readonly Chapter[];
}

/** The words of a guide in one language. */
export interface GuideWords {
  /** What the game is about, in three lines. */
  readonly aim: readonly string[];
  readonly chapter: (id: string) => string;
  readonly step: (step: LessonStep) => Rich;
}

/** What a game's folder may offer to whoever learns it. */
export interface Guide {
  readonly lesson: Lesson;
  readonly words: (language: Language, format?: Formatter) => GuideWords;
}

/** A situation as a match, and its options as they are written down. */
export const matchOf = (
  game: Game,
  { options = {}, position }: Situation,
): Result<{ readonly match: Match; readonly options: JsonObject }, InputError> => {
  const chosen = resolveOptions(game.options, { options });
  if (!chosen.ok) return fail(within('options', chosen.error));
  const match = matchFrom(game, chosen.value, position);
  if (!match.ok) return fail(within('position', match.error));
  return ok({ match: match.value, options: writeOptions(game.options, chosen.value) });
};

/** What is played in the first steps of a chapter, the learner's part too, when everybody does what is told. */
export const playedIn = ({ steps }: Chapter, before: number): readonly Scripted[] =>
  steps
    .slice(0, before)
    .flatMap(({ act: [action] = [], replies = [] }) => [
      ...(action === undefined ? [] : [{ seat: 0, action }]),
      ...replies,
    ]);

/** The texts that every guide has. */
export interface GuideTexts {
  readonly aim: { readonly first: string; readonly second: string; readonly third: string };
  readonly chapters: { readonly [id: string]: string };
  readonly steps: { readonly [key: string]: string };
}

/** The words of a guide from its texts; a text that is missing shows its key. */
export const guideWords = ({ texts, say }: Voice<GuideTexts>): GuideWords => {
  const filled = (text: string, cards: LessonStep['cards'] = {}): Rich =>
    say(text, Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, { card }])));
  return {
    aim: [texts.aim.first, texts.aim.second, texts.aim.third],
    chapter: (id) => lookUp(texts.chapters, id) ?? id,
    step: ({ say: key, cards }) => filled(lookUp(texts.steps, key) ?? key, cards),
  };
};
