// What flags choose for every command alike: the game, its options, the seed, the language.

import type { Level } from '../../bots/bot.ts';
import { defaultLevel, findLevel, levelsOf } from '../../bots/index.ts';
import type { GameModule } from '../../games/index.ts';
import { LANGUAGES, type Language } from '../../kernel/presentation.ts';
import type { Game } from '../../kernel/game.ts';
import { hashText } from '../../kernel/hash.ts';
import { resolveOptions, type OptionField } from '../../kernel/options.ts';
import { isSeed, type Seed } from '../../kernel/random.ts';
import type { InputError } from '../../kernel/result.ts';
import { didYouMean, listOf } from './did-you-mean.ts';
import { UsageError, type Shell } from '../shell.ts';
import type { Arguments, Flag } from '../verbs/verb.ts';

/** The flags that choose the rules of a match. */
export const OPTION_FLAGS: { readonly [name: string]: Flag } = {
  preset: { value: 'NAME', about: 'A set of options; baize games GAME lists them.' },
  option: { value: 'KEY=VALUE', many: true, about: 'One option; baize games GAME lists them.' },
};

/** The flags of commands that start matches. */
export const MATCH_FLAGS: { readonly [name: string]: Flag } = {
  players: { value: 'N', about: 'How many play, where the game leaves a choice.' },
  ...OPTION_FLAGS,
};

export const LANG_FLAG: Flag = { value: 'LANG', about: `Language: ${LANGUAGES.join(', ')}.` };

/** The game of that name, or a usage error with the nearest one. */
export const chooseGame = async (shell: Shell, id: string): Promise<GameModule> => {
  const load = Object.hasOwn(shell.games, id) ? shell.games[id] : undefined;
  if (load !== undefined) return load();
  const known = Object.keys(shell.games);
  throw new UsageError(`There is no game "${id}".`, didYouMean(id, known, listOf('Games', known)));
};

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language asked for, or else the one of the environment where `local` allows it, or else English. */
export const chooseLanguage = (shell: Shell, given: Arguments, local: boolean): Language => {
  const asked = given.value('lang');
  if (asked !== undefined) {
    if (isLanguage(asked)) return asked;
    throw new UsageError(`There is no language "${asked}".`, listOf('Languages', LANGUAGES));
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

const fieldsOf = (game: Game) => game.options.fields as { readonly [key: string]: OptionField<unknown> };

/** The options that `--preset`, `--option` and `--players` ask for; where `--players` names levels, it asks for none. */
export const chooseOptions = (game: Game, given: Arguments, players: 'count' | 'levels' = 'count'): unknown => {
  const fields = fieldsOf(game);
  const wanted: { [key: string]: unknown } = {};
  const counted = players === 'count' ? given.value('players') : undefined;
  for (const [key, text] of [...playersAsked(game, counted), ...given.values('option').map(keyAndValue)]) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (field === undefined) {
      const known = Object.keys(fields);
      throw new UsageError(`${game.id} has no option "${key}".`, didYouMean(key, known, listOf('Options', known)));
    }
    wanted[key] = meant(field, text);
  }
  const preset = given.value('preset');
  const options = resolveOptions(game.options, { preset, options: wanted });
  if (!options.ok) throw badOptions(game, options.error, preset);
  const seats = game.seats(options.value);
  if (counted === undefined || counted === String(seats)) return options.value;
  throw new UsageError(`${game.id} is for ${seats} players, not "${counted}".`);
};

/** `--players` as the option it stands for; a game without that option has a fixed number. */
const playersAsked = (game: Game, players: string | undefined): readonly (readonly [string, string])[] =>
  players === undefined || !Object.hasOwn(fieldsOf(game), 'players') ? [] : [['players', players]];

const badOptions = (game: Game, { at, message }: InputError, preset: string | undefined): UsageError => {
  if (at === 'preset' && preset !== undefined) {
    const known = Object.keys(game.options.presets);
    return new UsageError(`${game.id} has no preset "${preset}".`, didYouMean(preset, known, listOf('Presets', known)));
  }
  return new UsageError(`${at}: ${message}.`, `baize games ${game.id} lists every option.`);
};

const keyAndValue = (pair: string): readonly [string, string] => {
  const at = pair.indexOf('=');
  if (at < 1) throw new UsageError(`--option must be KEY=VALUE, not "${pair}".`);
  return [pair.slice(0, at), pair.slice(at + 1)];
};

/** The value that a text stands for; a text that stands for none is left to be refused. */
const meant = (field: OptionField<unknown>, text: string): unknown => {
  if ('min' in field) return /^-?\d{1,15}$/u.test(text) ? Number(text) : text;
  return field.find((value) => String(value) === text) ?? text;
};

/** The level of that name, offered or not, perhaps with a version: `greedy@1`. */
export const chooseNamedLevel = async (game: Game, name: string): Promise<Level> => {
  const level = await findLevel(game.id, name);
  if (level !== undefined) return level;
  const names = (await levelsOf(game.id)).map(({ id }) => id);
  throw new UsageError(`${game.id} has no bot "${name}".`, didYouMean(name, names, listOf('Bots', names)));
};

/** The level asked for, or the default one. */
export const chooseLevel = async (game: Game, asked: string | undefined): Promise<Level> => {
  const usual = asked === undefined ? defaultLevel(await levelsOf(game.id)) : undefined;
  return usual ?? chooseNamedLevel(game, asked ?? '');
};
