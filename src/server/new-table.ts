// A new table: what somebody may ask for, and the terms that are written down.

import * as v from 'valibot';
import type { JsonObject } from '../kernel/json.ts';
import type { Seed } from '../kernel/random.ts';
import { fail, ok, type Result } from '../kernel/result.ts';
import { SPEEDS } from '../kernel/speeds.ts';
import { MOST_WATCH_DELAY, PACES, PROGRESS_CLOCKS, type Pace, type PlayerId } from '../table/model.ts';
import { arrange, newTerms } from '../table/new-terms.ts';
import { MAX_DECK, MAX_SET } from '../protocol/messages.ts';
import { TALKS } from '../protocol/talk.ts';
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

/** The longest name of a deck, in characters. */
const MAX_NAME = 40;

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
    botDeck: v.optional(textUpTo(MAX_NAME, 'must be the name of a deck')),
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
  const opening = { player, graceMs: needs.graceMs, oneSeed: needs.oneSeed };
  const arranged = await arrange(found.value, wanted, opening);
  if (!arranged.ok) return fail({ ...arranged.error, status: 400 });
  const set = await readSetAway(found.value, wanted.set);
  if (!set.ok) return refused(503, 'set', set.error);
  const terms = await newTerms(found.value, wanted, { ...opening, seed: needs.newSeed() }, arranged.value);
  if (!terms.ok) return fail({ ...terms.error, status: 400 });
  const room = needs.room ?? ROOM;
  const opened = await needs.lobby.create(terms.value, quotaOf(player, needs.now(), room));
  return opened.ok ? opened : noRoom(room, opened.error);
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
