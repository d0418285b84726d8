// How the variant of a table differs from the usual one.

import type { Game } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { presetOf } from '../../kernel/options.ts';
import type { Words } from '../../kernel/presentation.ts';
import { optionKeys, presetValues, type Setup } from '../setup.ts';

/** An option that is not as usual, in words. */
export interface Difference {
  readonly option: string;
  readonly label: string;
  readonly value: string;
  readonly usual: string;
}

/** Every option that the usual preset of the game has otherwise. */
export const differences = (game: Game, words: Words, options: JsonObject): readonly Difference[] => {
  const usual = presetValues(game, game.options.preset);
  return optionKeys(game)
    .filter((key) => options[key] !== usual[key])
    .map((option) => ({
      option,
      label: words.option(option),
      value: words.option(option, String(options[option])),
      usual: words.option(option, String(usual[option])),
    }));
};

/** The name of the preset that a table follows, unless it is the usual one. */
export const presetName = (game: Game, words: Words, options: JsonObject): string | undefined => {
  const preset = presetOf(game.options, options);
  return preset === game.options.preset ? undefined : words.option('preset', preset);
};

/** A table's options as the set-up sheet has them. */
export const setupOf = (game: Game, options: JsonObject): Setup => {
  const preset = presetOf(game.options, options);
  const usual = presetValues(game, preset);
  const chosen = Object.fromEntries(
    Object.entries(options as Setup['chosen']).filter(([key, value]) => value !== usual[key]),
  );
  return { preset, chosen, others: [], clock: 'none', progressMs: 0, pace: 'steady', isPublic: false };
};
