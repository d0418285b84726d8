// The registry: one lazy line per game, and the rules of a version that a record or a match began under.

import type { DeckBuilder } from '../kernel/deck-builder.ts';
import type { Guide } from '../kernel/guide.ts';
import type { GameModule, Presentation } from '../kernel/presentation.ts';
import { fail, ok, type InputError, type Result } from '../kernel/result.ts';

export type { GameModule };

/** Where games come from: this registry, or a test's own. */
export type Games = { readonly [id: string]: () => Promise<GameModule> };

export const GAMES: Games = {
  guinote: async () => (await import('./guinote/index.ts')).module,
  highnoon: async () => (await import('./highnoon/index.ts')).module,
  mulle: async () => (await import('./mulle/index.ts')).module,
  mythos: async () => (await import('./mythos/index.ts')).module,
};

/** Presentations apart from their rules, for whoever shows tables and judges nothing. A game that is missing here is loaded whole. */
export const PRESENTATIONS: { readonly [id: string]: () => Promise<Presentation> } = {
  guinote: async () => (await import('./guinote/presentation.ts')).presentation,
  highnoon: async () => (await import('./highnoon/presentation.ts')).presentation,
  mulle: async () => (await import('./mulle/presentation.ts')).presentation,
  mythos: async () => (await import('./mythos/presentation/light.ts')).lightPresentation(),
};

/** The pictures of a game's cards, as its presentation has them, for whoever wants both at once. */
export const DECKS: { readonly [id: string]: Presentation['deck'] } = {
  guinote: async () => (await import('../art/decks/spanish.ts')).spanishDeck,
  highnoon: async () => (await import('../art/decks/french.ts')).frenchDeck,
  mulle: async () => (await import('../art/decks/french.ts')).frenchDeck,
  mythos: async () => (await import('../art/decks/mythos.ts')).mythosDeck,
};

/** What teaches a game, loaded when somebody wants to learn it. A game may have none. */
export const GUIDES: { readonly [id: string]: () => Promise<Guide> } = {
  guinote: async () => (await import('./guinote/guide/guide.ts')).guide,
  highnoon: async () => (await import('./highnoon/guide/guide.ts')).guide,
  mulle: async () => (await import('./mulle/guide/guide.ts')).guide,
  mythos: async () => (await import('./mythos/guide/guide.ts')).guide,
};

/** What builds decks of a game by sight, loaded when somebody builds one. A game with a fixed deck has none. */
export const BUILDERS: { readonly [id: string]: () => Promise<DeckBuilder> } = {
  mythos: async () => (await import('./mythos/builder/builder.ts')).builder,
};

/** A game with the rules of one version; the error says which there are instead. */
export const findRules = async (games: Games, id: string, version: number): Promise<Result<GameModule, InputError>> => {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) return fail({ at: 'game', message: `is ${id}, which is not one of the games here` });
  const module = await load();
  const shipped = [module.game, ...(module.earlier ?? [])];
  const game = shipped.find(({ rulesVersion: rules }) => rules === version);
  if (game !== undefined) return ok({ ...module, game });
  const versions = shipped.map(({ rulesVersion: rules }) => rules).sort((a, b) => a - b);
  return fail({ at: 'rules', message: `needs version ${version} of ${id}; this program has ${versions.join(', ')}` });
};
