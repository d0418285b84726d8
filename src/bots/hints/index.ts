// Hints in every game: its strongest level and, where a game has them, reasons and texts of its own; loaded when they are wanted.

import type { Game, GameTypes } from '../../kernel/game.ts';
import type { Language } from '../../kernel/presentation.ts';
import { levelsOf } from '../index.ts';
import { hintFor, type Hint, type Question, type Reasons } from './hint.ts';

/** Reasons with their game's types erased: they are only ever given that game. */
const erased = <T extends GameTypes>(reasons: Reasons<T>): Reasons => reasons as unknown as Reasons;

const REASONS: { readonly [game: string]: () => Promise<Reasons> } = {
  guinote: async () => erased((await import('../guinote/reasons.ts')).reasons),
  highnoon: async () => erased((await import('../highnoon/reasons.ts')).reasons),
  mulle: async () => erased((await import('../mulle/reasons.ts')).reasons),
  mythos: async () => erased((await import('../mythos/reasons.ts')).reasons),
};

/** The sentences of a game's own reasons, by language and id. */
export type ReasonTexts = { readonly [language in Language]: { readonly [id: string]: string } };

const TEXTS: { readonly [game: string]: () => Promise<ReasonTexts> } = {
  guinote: async () => (await import('../guinote/text/index.ts')).reasonTexts,
  highnoon: async () => (await import('../highnoon/text/index.ts')).reasonTexts,
  mulle: async () => (await import('../mulle/text/index.ts')).reasonTexts,
  mythos: async () => (await import('../mythos/text/index.ts')).reasonTexts,
};

const found = <T>(all: { readonly [game: string]: () => Promise<T> }, game: string): Promise<T> | undefined =>
  Object.hasOwn(all, game) ? all[game]?.() : undefined;

/** A game's own reasons; nothing for a game that has none. */
export const reasonsOf = (game: string): Promise<Reasons> | undefined => found(REASONS, game);

/** A game's own sentences; nothing for a game that has only the reasons of any game. */
export const reasonTextsOf = (game: string): Promise<ReasonTexts> | undefined => found(TEXTS, game);

/** A hint with the strongest level that a game offers; nothing where there is nothing to do, or where a bot fails. */
export const hint = async (game: Game, question: Question): Promise<Hint | undefined> => {
  const level = (await levelsOf(game.id)).at(-1);
  const reasons = await reasonsOf(game.id);
  if (level === undefined) return undefined;
  // A history with gaps may be of no use to a game; the view alone always is.
  for (const history of [question.history, []]) {
    try {
      return hintFor(game, { ...question, history }, level, reasons);
    } catch {
      // Tried again with less, or not at all.
    }
  }
  return undefined;
};
