// A new table: what somebody may ask for, and the terms that are written down.

import * as v from 'valibot';
import { defaultLevel, findLevel, levelsOf } from '../bots/index.ts';
import type { JsonObject } from '../kernel/json.ts';
import { resolveOptions, writeOptions } from '../kernel/options.ts';
import { present } from '../kernel/present.ts';
import type { GameModule } from '../kernel/presentation.ts';
import type { Seed } from '../kernel/random.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { SPEEDS, USUAL_SPEEDS } from '../kernel/speeds.ts';
import type { BotOccupant, Occupant } from '../kernel/steps.ts';
import { openingLoadouts } from '../table/decks.ts';
import {
  MOST_WATCH_DELAY,
  PACES,
  PROGRESS_BY_SPEED,
  PROGRESS_CLOCKS,
  USUAL_WATCH_DELAY,
  type SeatEntry,
  type Pace,
  type PlayerId,
  type Terms,
} from '../table/model.ts';
import { personOf } from '../table/people.ts';
import { MAX_DECK, MAX_SET } from '../protocol/messages.ts';
import { TALKS, usualTalk } from '../protocol/talk.ts';
import { newestGame, type Games } from './games.ts';
import type { Lobby } from './lobby.ts';
import { playerName } from './player-name.ts';
import { quotaOf, ROOM, type OverQuota, type Room } from './quota.ts';
import { refused, type Refused } from './refused.ts';
import { issueOf, keyFault, textUpTo } from './reading-orders.ts';
import { readSetAway } from './set-reading.ts';

/** What opening a table needs of the world. */
export interface NewTableNeeds {
  readonly lobby: Pick<Lobby, 'create'>;
  readonly games: Games;
  readonly now: () => number;
  /** How long a dropped player may be away, in milliseconds. */
  readonly graceMs: number;
  readonly newSeed: () => Seed;
  /** All deals come from that seed alone, as in logs of format 1: the cards of such a table can be known beforehand. */
  readonly oneSeed?: boolean;
  /** How much one player may open; absent, the usual. */
  readonly room?: Room;
}

const HOUR = 60 * 60 * 1000;

const whole = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.maxValue(to, message));
};

/** When the first deal is made: once everybody is ready, or as soon as everybody sits. */
const STARTS = ['ready', 'seated'] as const;

/** May somebody take the seat of a bot between deals? */
const BOT_SEATS = ['open', 'kept'] as const;

/** What becomes of the seat of whoever leaves a match of people. */
const LEAVERS = ['bot', 'forfeit'] as const;

const OPPONENTS = 'must be the name of a level, null to wait for a friend, or a list of these, one per opponent';

/** Any object, whatever its keys: a record schema would drop some of them silently. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What may be asked for. */
export const order = v.strictObject(
  {
    game: v.string('must be the name of a game'),
    preset: v.optional(v.string('must be the name of a preset')),
    options: v.optional(
      v.pipe(
        v.custom<JsonObject>(isObject, 'must be an object of option names and values'),
        v.metadata({ jsonSchema: { type: 'object', description: 'names and values of options of the game' } }),
      ),
    ),
    opponents: v.optional(
      v.nullable(v.union([v.string(), v.pipe(v.array(v.nullable(v.string())), v.maxLength(15))], OPPONENTS)),
    ),
    name: v.optional(playerName),
    pace: v.optional(v.picklist(Object.keys(PACES) as Pace[], `must be one of ${Object.keys(PACES).join(', ')}`)),
    progressMs: v.optional(v.picklist(PROGRESS_CLOCKS, `must be one of ${PROGRESS_CLOCKS.join(', ')}`)),
    talk: v.optional(v.picklist(TALKS, `must be one of ${TALKS.join(', ')}`)),
    deck: v.optional(textUpTo(MAX_DECK, 'must be the name of a deck, or a list as text')),
    public: v.optional(v.boolean('must be true or false')),
    set: v.optional(textUpTo(MAX_SET, 'must be a set of cards as text')),
    start: v.optional(v.picklist(STARTS, `must be one of ${STARTS.join(', ')}`)),
    watchDelay: v.optional(whole(0, MOST_WATCH_DELAY)),
    leavers: v.optional(v.picklist(LEAVERS, `must be one of ${LEAVERS.join(', ')}`)),
    speed: v.optional(v.picklist(SPEEDS, `must be one of ${SPEEDS.join(', ')}`)),
    botSeats: v.optional(v.picklist(BOT_SEATS, `must be one of ${BOT_SEATS.join(', ')}`)),
    clock: v.optional(
      v.strictObject(
        {
          baseMs: whole(1000, 24 * HOUR),
          incrementMs: whole(0, HOUR),
          moveMs: v.optional(whole(1000, 24 * HOUR)),
        },
        keyFault,
      ),
    ),
  },
  keyFault,
);
type Order = v.InferOutput<typeof order>;

const readOrder = (asked: unknown): Result<Order, Refused> => {
  const parsed = v.safeParse(order, asked, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  return issueOf(parsed.issues[0]);
};

/** Opens a table as somebody asks for it; they take its first seat. Gives its id. */
export const openNewTable = async (
  needs: NewTableNeeds,
  asked: unknown,
  player: PlayerId,
): Promise<Result<string, Refused>> => {
  const read = readOrder(asked);
  if (!read.ok) return read;
  const wanted = read.value;
  const found = await newestGame(needs.games, wanted.game);
  if (!found.ok) return found;
  const { game } = found.value;
  const options = resolveOptions(game.options, wanted);
  if (!options.ok) return fail({ ...options.error, status: 400 });
  if (wanted.progressMs !== undefined && game.progress === undefined)
    return refused(400, 'progressMs', `must be left out: ${game.id} has no progress clock`);
  const time = timeOf(needs, found.value, wanted);
  if (!time.ok) return time;
  const others = await opponentsOf(game.id, game.seats(options.value) - 1, wanted.opponents);
  if (!others.ok) return others;
  const { seated, ...people } = creatorOf(needs, player, wanted.name ?? 'Guest');
  const seats = [seated, ...others.value.map((sitter): SeatEntry | null => sitter && { sitter, player: null })];
  const standIn = await standInOf(needs, game.id, wanted, seats);
  const seed = needs.newSeed();
  const set = await readSetAway(found.value, wanted.set);
  if (!set.ok) return refused(503, 'set', set.error);
  const loadout = openingLoadouts(found.value, options.value, seats, wanted, seed);
  if (!loadout.ok) return fail({ ...loadout.error, status: 400 });
  const terms = {
    ...people,
    game: game.id,
    rules: game.rulesVersion,
    options: writeOptions(game.options, options.value),
    preset: wanted.preset ?? game.options.preset,
    ...loadout.value,
    seed,
    seats,
    graceMs: needs.graceMs,
    pace: wanted.pace ?? ('steady' as const),
    talk: wanted.talk ?? usualTalk(wanted.public === true),
    ...present({
      ...time.value,
      start: startOf(needs, wanted, seats),
      standIn,
      watchDelay: delayOf(needs, found.value, wanted),
      botSeats: botSeatsOf(needs, wanted, seats),
      isPublic: wanted.public === true || undefined,
      bots: seats.includes(null) ? await botsOf(game.id) : undefined,
    }),
  };
  const room = needs.room ?? ROOM;
  const opened = await needs.lobby.create(terms, quotaOf(player, needs.now(), room));
  return opened.ok ? opened : noRoom(room, opened.error);
};

/** The clocks of a table: as asked for one by one, or by the speed of the game. Where the rules know parts of a match, running out of time costs one. */
const timeOf = (
  { oneSeed }: Pick<NewTableNeeds, 'oneSeed'>,
  { game, speeds = USUAL_SPEEDS }: GameModule,
  { speed, clock, progressMs }: Order,
): Result<{ readonly clock: Terms['clock'] | undefined; readonly progressMs: number | undefined }, Refused> => {
  if (speed !== undefined && (clock !== undefined || progressMs !== undefined))
    return refused(400, 'speed', 'must be left out where clock or progressMs is given');
  const part = game.concedePart !== undefined && oneSeed !== true ? ({ part: true } as const) : {};
  if (speed === undefined) {
    if (clock === undefined) return ok({ clock, progressMs });
    const { moveMs, ...base } = clock;
    return ok({ clock: { ...base, ...present({ moveMs }), ...part }, progressMs });
  }
  if (game.progress !== undefined) return ok({ clock: undefined, progressMs: PROGRESS_BY_SPEED[speed] });
  const { moveMs, reserveMs } = speeds[speed];
  return ok({ clock: { baseMs: reserveMs, incrementMs: 0, moveMs, ...part, speed }, progressMs: undefined });
};

/** Among people whoever comes by the link may take a bot's place between deals; somebody alone with bots is left alone, unless they ask for company. */
const botSeatsOf = (
  { oneSeed }: NewTableNeeds,
  { botSeats }: Order,
  seats: readonly (SeatEntry | null)[],
): Terms['botSeats'] => {
  const wanted = botSeats ?? (seats.includes(null) ? 'open' : 'kept');
  return wanted === 'open' && oneSeed !== true ? 'open' : undefined;
};

/** How far behind onlookers are: as far as is usual for the game, unless somebody asks for something else. */
const delayOf = ({ oneSeed }: NewTableNeeds, module: GameModule, { watchDelay }: Order): number | undefined =>
  oneSeed === true ? undefined : (watchDelay ?? module.watchDelay ?? USUAL_WATCH_DELAY) || undefined;

/** The bots that the host may seat as long as somebody is missing. */
const botsOf = async (game: string): Promise<readonly BotOccupant[]> =>
  (await levelsOf(game)).map(({ id, version, budget }) => ({ kind: 'bot', level: id, version, budget }));

/** Whoever opens a table, as its log names people. */
const creatorOf = (
  { oneSeed }: NewTableNeeds,
  player: PlayerId,
  name: string,
): { readonly seated: SeatEntry } & Pick<Terms, 'format' | 'names'> => {
  if (oneSeed === true) return { seated: { sitter: { kind: 'person', name }, player } };
  const sitter = personOf(player);
  return { seated: { sitter, player }, format: 2, names: { [sitter.id]: name } };
};

/** A table of several people waits until everybody is ready, unless it is asked not to. */
const startOf = (
  { oneSeed }: NewTableNeeds,
  { start = 'ready' }: Order,
  seats: readonly (SeatEntry | null)[],
): Terms['start'] => (start === 'ready' && oneSeed !== true && seats.includes(null) ? 'ready' : undefined);

/**
 * Who plays on for somebody who leaves: a bot of the table's own level. Unless somebody asks for something else, that is so where more than
 * two play, who should not all lose their match by it; between two the one who stays has won.
 */
const standInOf = async (
  { oneSeed }: NewTableNeeds,
  game: string,
  { leavers }: Order,
  seats: readonly (SeatEntry | null)[],
): Promise<Terms['standIn']> => {
  const isWanted = leavers === undefined ? seats.length > 2 : leavers === 'bot';
  if (!isWanted || oneSeed === true || !seats.includes(null)) return undefined;
  const here = seats.map((entry) => entry?.sitter).find((sitter) => sitter?.kind === 'bot');
  if (here !== undefined) return here;
  const usual = await opponentOf(game, undefined);
  return usual.ok && usual.value?.kind === 'bot' ? usual.value : undefined;
};

const noRoom = ({ days, tables, setBytes }: Room, over: OverQuota): Result<never, Refused> => {
  if (over === 'storage')
    return refused(
      507,
      '',
      "this server's storage is full, so no new table can be opened; tables that are there go on",
    );
  return over === 'tables'
    ? refused(
        429,
        '',
        `you have opened ${tables} tables in the last ${days} days that are not finished, which is the limit; finish or resign one of them`,
      )
    : refused(
        429,
        'set',
        `the card sets you have stored in the last ${days} days would exceed ${setBytes} bytes; use one of them again, or the game's own cards`,
      );
};

/** Who takes each of the other seats: the same everywhere, or as the list says. */
const opponentsOf = async (
  game: string,
  seats: number,
  asked: Order['opponents'],
): Promise<Result<readonly (Occupant | null)[], Refused>> => {
  if (Array.isArray(asked) && asked.length !== seats) {
    return refused(400, 'opponents', `must be a list of ${seats}, one per opponent`);
  }
  const occupants: (Occupant | null)[] = [];
  for (let at = 0; at < seats; at++) {
    const sitter = await opponentOf(game, Array.isArray(asked) ? asked[at] : asked);
    if (!sitter.ok) return sitter;
    occupants.push(sitter.value);
  }
  return ok(occupants);
};

/** Who takes a seat: a level by name, the usual one, or nobody yet. */
const opponentOf = async (
  game: string,
  asked: string | null | undefined,
): Promise<Result<Occupant | null, Refused>> => {
  if (asked === null) return ok(null);
  const levels = await levelsOf(game);
  // A rematch asks for who sat there, offered or not.
  const level = asked === undefined ? defaultLevel(levels) : await findLevel(game, asked);
  if (level === undefined) {
    return refused(400, 'opponents', `must be null or one of ${levels.map(({ id }) => id).join(', ')}`);
  }
  return ok({ kind: 'bot', level: level.id, version: level.version, budget: level.budget });
};
