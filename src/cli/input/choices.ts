// What flags choose for every verb alike: the game, its options, the seed, the language.

import type { Level } from '../../bots/bot.ts';
import { levelsOf } from '../../bots/index.ts';
import type { GameModule } from '../../games/index.ts';
import { LANGUAGES, type Language } from '../../kernel/face.ts';
import type { Game } from '../../kernel/game.ts';
import { hashText } from '../../kernel/hash.ts';
import { resolveOptions, type OptionField } from '../../kernel/options.ts';
import { isSeed, type Seed } from '../../kernel/random.ts';
import { nearest } from './nearest.ts';
import { UsageError, type Shell } from '../shell.ts';
import type { Arguments, Flag } from '../verbs/verb.ts';

/** The flags of verbs that start matches. */
export const MATCH_FLAGS: { readonly [name: string]: Flag } = {
  preset: { value: 'NAME', about: 'A bundle of options; `baize games` lists them.' },
  option: { value: 'KEY=VALUE', many: true, about: 'One option of the game.' },
};

export const LANG_FLAG: Flag = { value: 'LANG', about: `Language: ${LANGUAGES.join(', ')}.` };

/** The game of that name, or a usage error with the nearest one. */
export const chooseGame = async (shell: Shell, id: string): Promise<GameModule> => {
  const load = Object.hasOwn(shell.games, id) ? shell.games[id] : undefined;
  if (load !== undefined) return load();
  const known = Object.keys(shell.games);
  const near = nearest(id, known);
  throw new UsageError(
    `There is no game "${id}".`,
    near === undefined ? `Games: ${known.join(', ')}.` : `Did you mean ${near}?`,
  );
};

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language asked for, or else the one of the environment where `local` allows it, or else English. */
export const chooseLanguage = (shell: Shell, given: Arguments, local: boolean): Language => {
  const asked = given.value('lang');
  if (asked !== undefined) {
    if (isLanguage(asked)) return asked;
    throw new UsageError(`There is no language "${asked}".`, `Languages: ${LANGUAGES.join(', ')}.`);
  }
  const { LC_ALL, LC_MESSAGES, LANG } = shell.env;
  const here = [LC_ALL, LC_MESSAGES, LANG].find((name) => name !== undefined && name !== '')?.slice(0, 2) ?? '';
  return local && isLanguage(here) ? here : 'en';
};

/** A seed: 64 hexadecimal digits as they are, any other text by its hash. */
export const chooseSeed = (shell: Shell, given: Arguments): Seed => {
  const asked = given.value('seed');
  if (asked === undefined) return shell.randomSeed();
  return isSeed(asked) ? asked : hashText(asked);
};

/** The options that `--preset` and `--option` ask for; `more` are options that have a flag of their own. */
export const chooseOptions = (game: Game, given: Arguments, more: { readonly [key: string]: string } = {}): unknown => {
  const fields = game.options.fields as { readonly [key: string]: OptionField<unknown> };
  const wanted: { [key: string]: unknown } = {};
  for (const pair of [...Object.entries(more), ...given.values('option').map(keyAndValue)]) {
    const [key, text] = pair;
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field === undefined) throw noSuchOption(game, key, Object.keys(fields));
    wanted[key] = meant(field, text);
  }
  const preset = given.value('preset');
  const options = resolveOptions(game.options, { preset, options: wanted });
  if (options.ok) return options.value;
  if (options.error.at === 'preset' && preset !== undefined) {
    const near = nearest(preset, Object.keys(game.options.presets));
    throw new UsageError(
      `${game.id} has no preset "${preset}".`,
      near === undefined ? `Presets: ${Object.keys(game.options.presets).join(', ')}.` : `Did you mean ${near}?`,
    );
  }
  throw new UsageError(`${options.error.at}: ${options.error.message}.`);
};

const keyAndValue = (pair: string): readonly [string, string] => {
  const at = pair.indexOf('=');
  if (at < 1) throw new UsageError(`--option must be KEY=VALUE, not "${pair}".`);
  return [pair.slice(0, at), pair.slice(at + 1)];
};

const noSuchOption = (game: Game, key: string, known: readonly string[]): UsageError => {
  const near = nearest(key, known);
  return new UsageError(
    `${game.id} has no option "${key}".`,
    near === undefined ? `Options: ${known.join(', ')}.` : `Did you mean ${near}?`,
  );
};

/** The value that a text stands for; a text that stands for none is left to be refused. */
const meant = (field: OptionField<unknown>, text: string): unknown => {
  if ('min' in field) return /^-?\d{1,15}$/u.test(text) ? Number(text) : text;
  return field.find((value) => String(value) === text) ?? text;
};

/** The level asked for; else `greedy` where there is one, else the strongest. */
export const chooseLevel = async (game: Game, asked: string | undefined): Promise<Level> => {
  const levels = await levelsOf(game.id);
  const level = levels.find(({ id }) => id === (asked ?? 'greedy'));
  if (level !== undefined) return level;
  const strongest = levels.at(-1);
  if (asked === undefined && strongest !== undefined) return strongest;
  const names = levels.map(({ id }) => id);
  const near = nearest(asked ?? '', names);
  throw new UsageError(
    `${game.id} has no bot "${asked}".`,
    near === undefined ? `Bots: ${names.join(', ')}.` : `Did you mean ${near}?`,
  );
};
