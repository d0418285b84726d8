// The terms of a new table, from what somebody wants: the same whether a server opens it or a device does.

import { defaultLevel, findLevel, levelsOf } from '../bots/index.ts';
import type { GameModule } from '../games/index.ts';
import type { JsonObject } from '../kernel/json.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import { present } from '../kernel/present.ts';
import type { Seed } from '../kernel/random.ts';
import { fail, ok, type InputError, type Result } from '../kernel/result.ts';
import { USUAL_SPEEDS, type Speed } from '../kernel/speeds.ts';
import type { BotOccupant, Occupant } from '../kernel/steps.ts';
import { usualTalk, type TalkLevel } from '../protocol/talk.ts';
import { openingLoadouts } from './decks.ts';
import { PROGRESS_BY_SPEED, USUAL_WATCH_DELAY, type Pace, type PlayerId, type SeatEntry, type Terms } from './model.ts';
import { personOf } from './people.ts';

/** What somebody may want of a table. `opponents`: a level, `null` for a person still to come, or a list of these, one per opponent. */
export interface Wanted {
  readonly preset?: string | undefined;
  readonly options?: JsonObject | undefined;
  readonly opponents?: string | null | readonly (string | null)[] | undefined;
  readonly name?: string | undefined;
  readonly pace?: Pace | undefined;
  readonly progressMs?: number | undefined;
  readonly talk?: TalkLevel | undefined;
  readonly deck?: string | undefined;
  readonly public?: boolean | undefined;
  readonly set?: string | undefined;
  readonly start?: 'ready' | 'seated' | undefined;
  readonly leavers?: 'bot' | 'forfeit' | undefined;
  readonly clock?:
    | { readonly baseMs: number; readonly incrementMs: number; readonly moveMs?: number | undefined }
    | undefined;
  /** In place of clocks: how fast to play. */
  readonly speed?: Speed | undefined;
  readonly watchDelay?: number | undefined;
  readonly botSeats?: 'open' | 'kept' | undefined;
  /** By name: what bots bring. */
  readonly botDeck?: string | undefined;
}

/** Somebody who sits down when the table is opened. */
export interface Newcomer {
  readonly player: PlayerId;
  readonly name: string;
}

/** Who opens the table, and what it is opened with. */
export interface Opening {
  readonly player: PlayerId;
  readonly seed: Seed;
  /** How long a dropped player may be away, in milliseconds. */
  readonly graceMs: number;
  /** All deals come from that seed alone, as in logs of format 1. */
  readonly oneSeed?: boolean | undefined;
  /** People who take the seats that would wait, in their order. */
  readonly company?: readonly Newcomer[] | undefined;
}

/** A table as far as its seats go; its decks are still to be read. */
export interface Arranged {
  readonly options: unknown;
  readonly time: Pick<Terms, 'clock' | 'progressMs'>;
  readonly seats: readonly (SeatEntry | null)[];
  readonly people: Pick<Terms, 'format' | 'names'>;
}

/** Who sits where, and by which options they play. */
export const arrange = async (
  module: GameModule,
  wanted: Wanted,
  opening: Omit<Opening, 'seed'>,
): Promise<Result<Arranged, InputError>> => {
  const { game } = module;
  const options = resolveOptions(game.options, wanted);
  if (!options.ok) return options;
  if (wanted.progressMs !== undefined && game.progress === undefined)
    return fail({ at: 'progressMs', message: `must be left out: ${game.id} has no progress clock` });
  const time = timeOf(opening, module, wanted);
  if (!time.ok) return time;
  const others = await opponentsOf(game.id, game.seats(options.value) - 1, wanted.opponents);
  if (!others.ok) return others;
  const company = [...(opening.company ?? [])];
  const [first, ...more] = [{ player: opening.player, name: wanted.name ?? 'Guest' }, ...company];
  const seated = others.value.map((sitter): SeatEntry | null => {
    if (sitter !== null) return { sitter, player: null };
    const person = more.shift();
    return person === undefined ? null : entryOf(person, opening);
  });
  if (more.length > 0)
    return fail({ at: 'opponents', message: `must have ${company.length} free seats, one per person` });
  const people = [first, ...company];
  return ok({
    options: options.value,
    time: time.value,
    seats: [entryOf(first, opening), ...seated],
    people:
      opening.oneSeed === true
        ? {}
        : { format: 2, names: Object.fromEntries(people.map(({ player, name }) => [personOf(player).id, name])) },
  });
};

/** Whoever sits down, as the log names people. */
const entryOf = ({ player, name }: Newcomer, { oneSeed }: Pick<Opening, 'oneSeed'>): SeatEntry => ({
  sitter: oneSeed === true ? { kind: 'person', name } : personOf(player),
  player,
});

/** The terms that are written down. */
export const newTerms = async (
  module: GameModule,
  wanted: Wanted,
  opening: Opening,
  { options, time, seats, people }: Arranged,
): Promise<Result<Omit<Terms, 'table' | 'createdAt'>, InputError>> => {
  const { game } = module;
  const { seed, graceMs, oneSeed } = opening;
  const loadout = openingLoadouts(module, options, seats, wanted, seed);
  if (!loadout.ok) return loadout;
  return ok({
    ...people,
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options),
    preset: wanted.preset ?? game.options.preset,
    ...loadout.value,
    seed,
    seats,
    graceMs,
    pace: wanted.pace ?? ('steady' as const),
    talk: wanted.talk ?? usualTalk(wanted.public === true),
    ...time,
    ...present({
      start: startOf(oneSeed, wanted, seats),
      standIn: await standInOf(oneSeed, game.id, wanted, seats),
      watchDelay: delayOf(oneSeed, module, wanted),
      botSeats: botSeatsOf(oneSeed, wanted, seats),
      isPublic: wanted.public === true || undefined,
      bots: seats.includes(null) ? await botsOf(game.id) : undefined,
    }),
  });
};

/** The clocks of a table: as asked for one by one, or by the speed of the game. Where the rules know parts of a match, running out of time costs one. */
const timeOf = (
  { oneSeed }: Pick<Opening, 'oneSeed'>,
  { game, speeds = USUAL_SPEEDS }: GameModule,
  { speed, clock, progressMs }: Wanted,
): Result<Arranged['time'], InputError> => {
  if (speed !== undefined && (clock !== undefined || progressMs !== undefined))
    return fail({ at: 'speed', message: 'must be left out where clock or progressMs is given' });
  const part = game.concedePart !== undefined && oneSeed !== true ? ({ part: true } as const) : {};
  if (speed === undefined) {
    if (clock === undefined) return ok(present({ progressMs }));
    const { moveMs, ...base } = clock;
    return ok({ clock: { ...base, ...present({ moveMs }), ...part }, ...present({ progressMs }) });
  }
  if (game.progress !== undefined) return ok({ progressMs: PROGRESS_BY_SPEED[speed] });
  const { moveMs, reserveMs } = speeds[speed];
  return ok({ clock: { baseMs: reserveMs, incrementMs: 0, moveMs, ...part, speed } });
};

/** Among people whoever comes by the link may take a bot's place between deals; somebody alone with bots is left alone, unless they ask for company. */
const botSeatsOf = (
  oneSeed: boolean | undefined,
  { botSeats }: Wanted,
  seats: readonly (SeatEntry | null)[],
): Terms['botSeats'] => {
  const wanted = botSeats ?? (seats.includes(null) ? 'open' : 'kept');
  return wanted === 'open' && oneSeed !== true ? 'open' : undefined;
};

/** How far behind onlookers are: as far as is usual for the game, unless somebody asks for something else. */
const delayOf = (oneSeed: boolean | undefined, module: GameModule, { watchDelay }: Wanted): number | undefined =>
  oneSeed === true ? undefined : (watchDelay ?? module.watchDelay ?? USUAL_WATCH_DELAY) || undefined;

/** The bots that the host may seat as long as somebody is missing. */
const botsOf = async (game: string): Promise<readonly BotOccupant[]> =>
  (await levelsOf(game)).map(({ id, version, budget }) => ({ kind: 'bot', level: id, version, budget }));

/** A table of several people waits until everybody is ready, unless it is asked not to. */
const startOf = (
  oneSeed: boolean | undefined,
  { start = 'ready' }: Wanted,
  seats: readonly (SeatEntry | null)[],
): Terms['start'] => (start === 'ready' && oneSeed !== true && seats.includes(null) ? 'ready' : undefined);

/**
 * Who plays on for somebody who leaves: a bot of the table's own level. Unless somebody asks for something else, that is so where more than
 * two play, who should not all lose their match by it; between two the one who stays has won.
 */
const standInOf = async (
  oneSeed: boolean | undefined,
  game: string,
  { leavers }: Wanted,
  seats: readonly (SeatEntry | null)[],
): Promise<Terms['standIn']> => {
  const isWanted = leavers === undefined ? seats.length > 2 : leavers === 'bot';
  if (!isWanted || oneSeed === true || !seats.includes(null)) return undefined;
  const here = seats.map((entry) => entry?.sitter).find((sitter) => sitter?.kind === 'bot');
  if (here !== undefined) return here;
  const usual = await opponentOf(game, undefined);
  return usual.ok && usual.value?.kind === 'bot' ? usual.value : undefined;
};

/** Who takes each of the other seats: the same everywhere, or as the list says. */
const opponentsOf = async (
  game: string,
  seats: number,
  asked: Wanted['opponents'],
): Promise<Result<readonly (Occupant | null)[], InputError>> => {
  const isList = typeof asked === 'object' && asked !== null;
  if (isList && asked.length !== seats)
    return fail({ at: 'opponents', message: `must be a list of ${seats}, one per opponent` });
  const occupants: (Occupant | null)[] = [];
  for (let at = 0; at < seats; at++) {
    const sitter = await opponentOf(game, isList ? asked[at] : asked);
    if (!sitter.ok) return sitter;
    occupants.push(sitter.value);
  }
  return ok(occupants);
};

/** Who takes a seat: a level by name, the usual one, or nobody yet. */
const opponentOf = async (
  game: string,
  asked: string | null | undefined,
): Promise<Result<Occupant | null, InputError>> => {
  if (asked === null) return ok(null);
  const levels = await levelsOf(game);
  // A rematch asks for who sat there, offered or not.
  const level = asked === undefined ? defaultLevel(levels) : await findLevel(game, asked);
  if (level === undefined) {
    return fail({ at: 'opponents', message: `must be null or one of ${levels.map(({ id }) => id).join(', ')}` });
  }
  return ok({ kind: 'bot', level: level.id, version: level.version, budget: level.budget });
};
