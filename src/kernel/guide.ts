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

/** A card and what it is worth. */
export interface Worth {
  readonly card: string;
  readonly value: number;
}

/** Something that is often argued about, and the clause that settles it. */
export interface Dispute {
  /** The key of its texts. */
  readonly id: string;
  readonly clause: string;
}

/** A small position beside a clause, at which moves can be tried: the rules say of each whether it is allowed. */
export interface Example {
  /** The key of its text. */
  readonly id: string;
  readonly clause: string;
  readonly start: Situation;
  /** The zones whose open cards are shown, by id. */
  readonly shows: readonly string[];
  /** Facts that are told beside them, by key. */
  readonly facts?: readonly string[];
  readonly tries: readonly string[];
}

/** What a rule book shows beside its clauses. */
export interface Book {
  /** Cards from high to low on the quick card; empty where that says nothing. */
  readonly order: readonly Worth[];
  /** The clauses that each refusal can name, the usual one first. */
  readonly refusals: { readonly [code: string]: readonly string[] };
  readonly disputes: readonly Dispute[];
  readonly examples: readonly Example[];
}

/** The words of a guide in one language. */
export interface GuideWords {
  /** What the game is about, in three lines. */
  readonly aim: readonly string[];
  readonly chapter: (id: string) => string;
  readonly step: (step: LessonStep) => Rich;
  /** The quick card, line by line; the one called `order` is about its cards. */
  readonly quick: readonly { readonly key: string; readonly term: string; readonly text: string }[];
  readonly dispute: (id: string) => { readonly claim: string; readonly answer: string };
  readonly example: (id: string) => string;
}

/** What a game's folder may offer to whoever learns it. */
export interface Guide {
  readonly lesson: Lesson;
  readonly book: Book;
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
  readonly quick: { readonly [key: string]: { readonly term: string; readonly text: string } };
  readonly disputes: { readonly [id: string]: { readonly claim: string; readonly answer: string } };
  readonly examples: { readonly [id: string]: string };
}

/** The words of a guide from its texts; a text that is missing shows its key. */
export const guideWords = ({ texts, say }: Voice<GuideTexts>): GuideWords => {
  const filled = (text: string, cards: LessonStep['cards'] = {}): Rich =>
    say(text, Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, { card }])));
  return {
    aim: [texts.aim.first, texts.aim.second, texts.aim.third],
    chapter: (id) => lookUp(texts.chapters, id) ?? id,
    step: ({ say: key, cards }) => filled(lookUp(texts.steps, key) ?? key, cards),
    quick: Object.entries(texts.quick).map(([key, line]) => ({ key, ...line })),
    dispute: (id) => (Object.hasOwn(texts.disputes, id) ? texts.disputes[id] : undefined) ?? { claim: id, answer: id },
    example: (id) => lookUp(texts.examples, id) ?? id,
  };
};
