// Decks at a table: the loadouts of its seats when it is opened, and of whoever sits down later.

import type { Seat } from '../kernel/game.ts';
import { canonical } from '../kernel/hash.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { readOptions } from '../kernel/options.ts';
import { present } from '../kernel/present.ts';
import { subSeed, type Seed } from '../kernel/random.ts';
import { fail, ok, type InputError, type Result } from '../kernel/result.ts';
import type { Report, DeckTools } from '../kernel/deck-tools.ts';
import type { GameModule } from '../games/index.ts';
import type { SeatEntry, Terms } from './model.ts';
import type { Table } from './state.ts';

/** What fits into a step of the log, in characters. */
const MAX_LOADOUT = 20_000;

/** How many faults one answer lists. */
const MOST_FAULTS = 12;

/** The decks that a new table is opened with: the creator's own, a custom set of cards for everybody, and by name what bots bring. */
export interface DeckOrder {
  readonly deck?: string | undefined;
  readonly set?: string | undefined;
  readonly botDeck?: string | undefined;
}

const wrongDeck = (message: string): { readonly ok: false; readonly error: InputError } =>
  fail({ at: 'deck', message });

const sentence = ({ lines }: Report): string =>
  [
    ...lines.slice(0, MOST_FAULTS),
    ...(lines.length > MOST_FAULTS ? [`and ${lines.length - MOST_FAULTS} more`] : []),
  ].join('; ');

/** Nobody but the server knows a match's seed before the end, so nobody can try lists until a hash fits. */
const saltOf = (seed: Seed, seat: Seat, revision: number): string =>
  subSeed(seed, `salt/${seat}/${revision}`).slice(0, 32);

/** A loadout that was brought to another match, with a salt of this one, if it has any. */
export const saltedAnew = (loadout: Json, seed: Seed, seat: Seat): Json =>
  typeof loadout === 'object' && loadout !== null && Object.hasOwn(loadout, 'salt')
    ? { ...(loadout as JsonObject), salt: saltOf(seed, seat, 0) }
    : loadout;

interface Place {
  readonly options: unknown;
  readonly set: string | undefined;
  readonly seed: Seed;
  readonly seat: Seat;
  readonly revision: number;
  /** Names of decks that are drawn up here. */
  readonly drawn?: readonly string[];
}

const makeLoadout = (deckTools: DeckTools, deck: string | undefined, place: Place): Result<JsonObject, InputError> => {
  const { options, set, seed, seat, revision } = place;
  if (set !== undefined && (deck === undefined || deckTools.decks.includes(deck))) {
    return wrongDeck('this table plays with a custom set; give a list of its cards, one card per line');
  }
  const isName = deck !== undefined && deck !== '' && !/[\n{]/u.test(deck);
  if (isName && !deckTools.decks.includes(deck) && !place.drawn?.includes(deck)) {
    if (set !== undefined) return wrongDeck('must be a list of the set’s cards, one card per line');
    return wrongDeck(`no such deck; choose one of ${deckTools.decks.join(', ')}, or give a list, one card per line`);
  }
  const made = deckTools.loadoutFor(options, seat, deck, { set, salt: saltOf(seed, seat, revision) });
  if (made.ok) return made;
  return wrongDeck(sentence(made.error));
};

/** A deck that nobody brought: the one that is asked for, else its seat's default, or another one if the creator plays that; with a custom set, the creator's list. */
const botDeck = (deckTools: DeckTools, seat: Seat, { deck, set, botDeck: asked }: DeckOrder): string | undefined => {
  if (asked !== undefined) return asked;
  if (set !== undefined) return deck;
  const { decks } = deckTools;
  const taken = deck ?? decks[0];
  return [decks[seat % decks.length], ...decks].find((each) => each !== taken) ?? taken;
};

/** The loadouts of a new table's seats, `null` where somebody is still to come; none in games with a fixed deck. */
export const openingLoadouts = (
  { game, deckTools }: Pick<GameModule, 'game' | 'deckTools'>,
  options: unknown,
  seats: readonly (SeatEntry | null)[],
  order: DeckOrder,
  seed: Seed,
): Result<Pick<Terms, 'loadouts' | 'set'>, InputError> => {
  const { deck, set } = order;
  if (deckTools === undefined) {
    const asked = (['deck', 'set', 'botDeck'] as const).find((each) => order[each] !== undefined);
    return asked === undefined ? ok({}) : fail({ at: asked, message: `must be left out: ${game.id} has a fixed deck` });
  }
  const read = set === undefined ? undefined : deckTools.setJson(set);
  if (read?.ok === false) return fail({ at: 'set', message: sentence(read.error) });
  const botFault = botDeckFault(deckTools, order);
  if (botFault !== undefined) return fail({ at: 'botDeck', message: botFault });
  const loadouts: Json[] = [];
  for (const [seat, seatEntry] of seats.entries()) {
    const place = { options, set, seed, seat, revision: 0 };
    // Whoever opens a table sits first and brings one; everybody who is there with them, bot or not, plays one that comes with the game.
    const made =
      seatEntry === null
        ? ok(null)
        : seat === 0
          ? makeLoadout(deckTools, deck, place)
          : makeLoadout(deckTools, botDeck(deckTools, seat, order), { ...place, drawn: deckTools.drawn });
    if (!made.ok) return made;
    loadouts.push(made.value);
  }
  return ok({ loadouts, ...present({ set }) });
};

/** Why the bots can't have the deck that is asked for. */
const botDeckFault = ({ decks, drawn }: DeckTools, { set, botDeck: asked }: DeckOrder): string | undefined => {
  const known = [...(set === undefined ? decks : []), ...drawn];
  return asked === undefined || known.includes(asked) ? undefined : `must be one of ${known.join(', ')}`;
};

/** The loadout of somebody who sits down here now, as a step holds it. */
export const loadoutForSeat = (
  { game, deckTools, terms, timeline }: Table,
  seat: Seat,
  deck: string | undefined,
): Result<{ readonly loadout?: JsonObject }, InputError> => {
  if (timeline.waiting === undefined || deckTools === undefined) {
    return deck === undefined ? ok({}) : wrongDeck(`Decks can't be chosen at this table of ${game.id}.`);
  }
  const options = readOptions(game.options, terms.options);
  if (!options.ok) return options;
  const place = { options: options.value, set: terms.set, seed: terms.seed, seat, revision: timeline.steps };
  const made = makeLoadout(deckTools, deck, place);
  if (!made.ok) return made;
  const loadout = changeOf(terms.loadouts?.[seat], made.value);
  return canonical(loadout).length > MAX_LOADOUT ? wrongDeck('the deck is too long') : ok({ loadout });
};

/** The loadout of a bot that is seated here now: a deck that comes with the game, one that nobody has by default if possible. */
export const loadoutForBot = (table: Table, seat: Seat): Result<{ readonly loadout?: JsonObject }, InputError> => {
  const { deckTools, terms, timeline } = table;
  if (timeline.waiting === undefined || deckTools === undefined) return ok({});
  if (terms.set !== undefined)
    return wrongDeck('At a table with custom cards bots are seated when it is opened, or not at all.');
  return loadoutForSeat(table, seat, botDeck(deckTools, seat, {}));
};

/** Only what the seat has otherwise: a set that is there already need not be in the log again. */
const changeOf = (had: Json | undefined, loadout: JsonObject): JsonObject => {
  const old = (had ?? {}) as JsonObject;
  const isNew = ([key, value]: readonly [string, Json]): boolean =>
    !Object.hasOwn(old, key) || canonical(old[key] as Json) !== canonical(value);
  return Object.fromEntries(Object.entries(loadout).filter(isNew));
};
