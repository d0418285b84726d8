// The deck a player brings: chosen by name or written as a list, checked while it is written, remembered for next time.

import type { GameModule } from '../kernel/presentation.ts';
import type { DeckReview, Report, DeckTools } from '../kernel/deck-tools.ts';
import { MAX_DECK, MAX_SET } from '../protocol/limits.ts';
import { fill, remember, remembered, text, language } from './text/index.ts';

/** What has been chosen: a shipped deck by name, or else the list; and cards for the whole table, if there are any. */
export interface DeckChoice {
  readonly named: string | null;
  readonly list: string;
  readonly set: string;
}

/** What the server is told. */
export interface Loadout {
  readonly deck?: string;
  readonly set?: string;
}

const keyOf = (game: string): string => `baize.deck.${game}`;

const readJson = (key: string): { readonly [member: string]: unknown } => {
  try {
    const value: unknown = JSON.parse(remembered(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as { readonly [member: string]: unknown }) : {};
  } catch {
    return {};
  }
};

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was chosen last time, or the first shipped deck. */
export const lastChoice = (game: string, deckTools: DeckTools): DeckChoice => {
  const { named, list, set } = readJson(keyOf(game));
  const known = named === null || deckTools.decks.some((deck) => deck === named);
  return {
    named: known ? (named as string | null) : (deckTools.decks[0] ?? null),
    list: textIn(list),
    set: textIn(set),
  };
};

export const rememberChoice = (game: string, choice: DeckChoice): void => remember(keyOf(game), JSON.stringify(choice));

/** Invisible characters don't belong in a list; a single line would be taken for a name. */
const listText = (list: string): string => `${list.replaceAll(/[^\P{C}\n]/gu, ' ').trimEnd()}\n`;

/** The choice as it is sent; cards for the table only by whoever opens it. */
export const loadoutOf = ({ named, list, set }: DeckChoice): Loadout => {
  const own = set.trim() !== '';
  return { deck: named === null || own ? listText(list) : named, ...(own ? { set } : {}) };
};

/** What is wrong with a set of cards: nothing where there is none. */
export const setReport = (deckTools: DeckTools, set: string): Report | undefined => {
  if (set.trim() === '') return undefined;
  return set.length > MAX_SET
    ? { ok: false, lines: [fill(text.value.tooLong, { most: MAX_SET })] }
    : deckTools.coverage(set);
};

/** What is to be said of the deck now: nothing of a shipped one, or while its set is not right. */
export const reviewNow = (deckTools: DeckTools, choice: DeckChoice, options: unknown): DeckReview | undefined => {
  const { named, list } = choice;
  const set = choice.set.trim() === '' ? undefined : choice.set;
  if ((named !== null && set === undefined) || setReport(deckTools, choice.set)?.ok === false) return undefined;
  const review = deckTools.review(listText(list), { language: language.value, options, set });
  return listText(list).length > MAX_DECK
    ? { ...review, ok: false, faults: [fill(text.value.tooLong, { most: MAX_DECK })] }
    : review;
};

/** Can the choice be played as it is? */
export const isReady = (deckTools: DeckTools, choice: DeckChoice, options: unknown): boolean =>
  setReport(deckTools, choice.set)?.ok !== false && reviewNow(deckTools, choice, options)?.ok !== false;

/** Without asking: the deck of last time if it can be played, else the game's usual one. */
export const usualLoadout = ({ game, deckTools }: GameModule, options: unknown): Loadout => {
  if (deckTools === undefined) return {};
  const choice = { ...lastChoice(game.id, deckTools), set: '' };
  return isReady(deckTools, choice, options) ? loadoutOf(choice) : {};
};
