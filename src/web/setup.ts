// A table being set up: which preset, what differs from it, who sits where. From a game's own schema, for any game.

import type { Signal } from '@preact/signals';
import { defaultLevel } from '../bots/index.ts';
import type { Words } from '../kernel/presentation.ts';
import type { Game } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import { resolveOptions } from '../kernel/options.ts';
import { present } from '../kernel/present.ts';
import { SPEEDS } from '../kernel/speeds.ts';
import type { Pace } from '../table/model.ts';
import type { TalkLevel } from '../protocol/talk.ts';
import type { NewTable } from './api.ts';

type Value = string | number | boolean;
type Values = { readonly [key: string]: Value };

/** How fast to play, or without a clock. */
export const CLOCKS = ['none', ...SPEEDS] as const;
export type ClockName = (typeof CLOCKS)[number];

/** In place of a level: somebody at this device. */
export const HERE = '@here';

/** What has been chosen so far. `others` is who takes each further seat, `null` a friend; it may be longer than there are seats. */
export interface Setup {
  readonly preset: string;
  /** Options that were touched; those equal to the preset count as untouched. */
  readonly chosen: Values;
  readonly others: readonly (string | null)[];
  /** What the people at this device are called, by the seat after the first; absent, just players. */
  readonly names?: readonly (string | undefined)[];
  readonly clock: ClockName;
  /** In games that tell progress: how long nobody may make any; 0 as long as they like. */
  readonly progressMs: number;
  /** In such games: how fast bots act. */
  readonly pace: Pace;
  /** How much people can say to each other; absent, as much as there is. */
  readonly talk?: TalkLevel;
  /** When it starts, what becomes of the seat of whoever leaves, and whether bots make room between deals; absent, as usual. */
  readonly start?: NonNullable<NewTable['start']>;
  readonly leavers?: NonNullable<NewTable['leavers']>;
  readonly botSeats?: NonNullable<NewTable['botSeats']>;
  /** Anybody may take the seats of friends. */
  readonly isPublic: boolean;
}

/** What the parts of the set-up sheet share. */
export interface SetupProps {
  readonly game: Game;
  readonly words: Words;
  readonly setup: Signal<Setup>;
}

/** The option that says how many play; games that have one call it this. */
const PLAYERS = 'players';

/** How many may play, few first: what the game offers, else the one number it has. */
export const playerCounts = (game: Game): readonly number[] => {
  const offered = valuesOf(game, PLAYERS).filter((value) => typeof value === 'number');
  return offered.length > 0 ? [...offered].sort((a, b) => a - b) : [seatsOf(game, {})];
};

/** Every value an option can take; of a very wide range only the lower end. */
export const valuesOf = (game: Game, key: string): readonly Value[] => {
  const fields = game.options.fields as { readonly [key: string]: unknown };
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (Array.isArray(field)) return field as Value[];
  const { min, max } = (field ?? { min: 0, max: -1 }) as { readonly min: number; readonly max: number };
  return Array.from({ length: Math.min(max - min + 1, MOST) }, (_, i) => min + i);
};

/** More values than this make no list anybody reads. */
const MOST = 200;

/** The options of a preset alone. */
export const presetValues = (game: Game, preset: string): Values => {
  const resolved = resolveOptions(game.options, { preset });
  return resolved.ok ? (resolved.value as Values) : {};
};

/** What a preset is, in one line: a game may have words for it beside the preset's name. */
export const presetNote = (words: Words, preset: string): string => {
  const key = `${preset}.note`;
  const note = words.option('preset', key);
  return note === key ? '' : note;
};

/** Every option as it stands. */
export const valuesNow = (game: Game, setup: Pick<Setup, 'preset' | 'chosen'>): Values => ({
  ...presetValues(game, setup.preset),
  ...setup.chosen,
});

/** Options of this set-up that the preset has otherwise; the number of players has a place of its own. */
export const changesOf = (game: Game, setup: Setup): readonly string[] => {
  const usual = presetValues(game, setup.preset);
  return optionKeys(game).filter((key) => key in setup.chosen && setup.chosen[key] !== usual[key]);
};

/** Options worth a line without asking for all of them: what was changed, and what this preset has unlike the usual one. */
export const differing = (game: Game, setup: Setup): readonly string[] => {
  const usual = presetValues(game, game.options.preset);
  const now = valuesNow(game, setup);
  const changed = changesOf(game, setup);
  return optionKeys(game).filter((key) => changed.includes(key) || now[key] !== usual[key]);
};

/** Every option but the number of players, in the game's order. */
export const optionKeys = (game: Game): readonly string[] =>
  Object.keys(game.options.fields).filter((key) => key !== PLAYERS);

/** How many sit at the table as it stands. */
export const seatsOf = (game: Game, setup: Partial<Pick<Setup, 'preset' | 'chosen'>>): number => {
  const asked = { preset: setup.preset ?? game.options.preset, options: setup.chosen ?? {} };
  const resolved = resolveOptions(game.options, asked);
  return resolved.ok ? game.seats(resolved.value) : 1;
};

/** The seats that play with seat 0. */
export const partnersOf = (game: Game, setup: Partial<Pick<Setup, 'preset' | 'chosen'>>): readonly number[] => {
  const asked = { preset: setup.preset ?? game.options.preset, options: setup.chosen ?? {} };
  const resolved = resolveOptions(game.options, asked);
  const own = resolved.ok ? game.sides(resolved.value).find((side) => side.includes(0)) : undefined;
  return (own ?? []).filter((seat) => seat !== 0);
};

/** The set-up with this many players, where the game lets one choose. */
export const withPlayers = <S extends Pick<Setup, 'chosen'>>(game: Game, setup: S, players: number): S =>
  valuesOf(game, PLAYERS).includes(players) ? { ...setup, chosen: { ...setup.chosen, [PLAYERS]: players } } : setup;

const othersOf = (game: Game, setup: Setup): Setup['others'] => setup.others.slice(0, seatsOf(game, setup) - 1);

/** Does a bot take any of the seats? */
export const hasBots = (game: Game, setup: Setup): boolean =>
  othersOf(game, setup).some((level) => level !== null && level !== HERE);

/** Can several people play at one device? Not where everybody plays at once. */
export const canShareDevice = (game: Game): boolean => game.progress === undefined;

/** Do several people play at this device? */
export const sharesDevice = (game: Game, setup: Setup): boolean => othersOf(game, setup).includes(HERE);

/** Another occupant of a further seat. Friends come to a server, so there are none at a table of this device. */
export const withOccupant = (setup: Setup, seat: number, occupant: string | null): Setup => ({
  ...setup,
  others: setup.others.map((each, i) => {
    if (i === seat - 1) return occupant;
    if (occupant === HERE && each === null) return HERE;
    return occupant === null && each === HERE ? null : each;
  }),
});

/** Does somebody come by the link? */
export const awaitsFriends = (game: Game, setup: Setup): boolean => othersOf(game, setup).includes(null);

/** What becomes of the seat of whoever leaves, if nobody says: between two the one who stays has won. */
export const usualLeavers = (game: Game, setup: Setup): 'bot' | 'forfeit' =>
  seatsOf(game, setup) > 2 ? 'bot' : 'forfeit';

/** What is chosen for a match of people. */
const peopleOf = (game: Game, setup: Setup): Pick<NewTable, 'start' | 'leavers' | 'botSeats' | 'talk'> => {
  if (!awaitsFriends(game, setup)) return {};
  const { start, leavers, botSeats, talk } = setup;
  return present({ start, leavers, botSeats, talk });
};

/** Clocks and pace: a game has turns, or tells progress. */
const timeOf = (game: Game, setup: Setup): Pick<NewTable, 'speed' | 'progressMs' | 'pace'> => {
  // Nobody's time runs while the device is handed on.
  const isTimed = setup.clock !== 'none' && !sharesDevice(game, setup);
  if (game.progress === undefined) return isTimed ? { speed: setup.clock } : {};
  return {
    ...(setup.progressMs === 0 ? {} : { progressMs: setup.progressMs }),
    ...(hasBots(game, setup) ? { pace: setup.pace } : {}),
  };
};

/** Those who sit at this device beside the first, as they are called; `nameOf` is for who has no name, by number of player. */
export const companyOf = (game: Game, setup: Setup, nameOf: (player: number) => string): readonly string[] =>
  othersOf(game, setup).flatMap((each, i) => (each === HERE ? [setup.names?.[i] || nameOf(i + 2)] : []));

/** What is asked of the server, or of this device. */
export const orderOf = (game: Game, setup: Setup, name: string): NewTable => {
  return {
    game: game.id,
    preset: setup.preset,
    options: setup.chosen as JsonObject,
    opponents: othersOf(game, setup).map((each) => (each === HERE ? null : each)),
    name,
    ...(setup.isPublic && awaitsFriends(game, setup) ? { public: true } : {}),
    ...timeOf(game, setup),
    ...peopleOf(game, setup),
  };
};

/** One friend by link, the others bots: the friend is the partner where there is one. */
export const withOneFriend = (game: Game, setup: Pick<Setup, 'preset' | 'chosen'>, bot: string): (string | null)[] => {
  const seats = seatsOf(game, setup);
  const [partner = 1] = partnersOf(game, setup);
  return Array.from({ length: seats - 1 }, (_, i) => (i + 1 === partner ? null : bot));
};

/** The level that plays when nobody chose one. */
export const usualLevel = (levels: readonly string[]): string =>
  defaultLevel(levels.map((id) => ({ id })))?.id ?? 'random';
