// Opening a table on its terms, and restoring one from terms and log.

import { faultText } from '../kernel/step-faults.ts';
import { forgetHistory, keepHistory, openTimeline, type Chance, type Timeline } from '../kernel/timeline.ts';
import { fairMatch } from '../kernel/dealing.ts';
import type { Game } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import { readOptions } from '../kernel/options.ts';
import { allAtOnce, STEPS_A_PART, type Parts } from '../kernel/parts.ts';
import { isSeed } from '../kernel/random.ts';
import { fail, ok, within, type InputError, type Result } from '../kernel/result.ts';
import type { DeckTools } from '../kernel/deck-tools.ts';
import { NO_BLOCKS } from './blocks.ts';
import { NO_TIMERS, restartClocks, syncClocks, wholeTime } from './clocks.ts';
import { dealOn } from './dealing.ts';
import { noEntries } from './entries.ts';
import { awaitEverybody } from './grace.ts';
import { NO_TALK } from './kept-talk.ts';
import { follow } from './log.ts';
import { MOST_WATCH_DELAY, type Entry, type Terms } from './model.ts';
import { NO_OFFERS } from './open-offers.ts';
import { newProgressClock } from './progress-clock.ts';
import type { Change, Table } from './state.ts';
import { finish } from './table.ts';
import { newSeatClocks } from './turn-clock.ts';

const known = new WeakMap<JsonObject, { readonly game: Game; readonly options: Result<unknown, InputError> }>();

/** The options of a game as they were read when they were first met: tables that share theirs in their terms share these too. */
const optionsOf = (game: Game, json: JsonObject): Result<unknown, InputError> => {
  const read = known.get(json);
  if (read?.game === game) return read.options;
  const options = readOptions(game.options, json);
  known.set(json, { game, options });
  return options;
};

/** What is wrong with terms, if anything: ask before opening a table on terms from outside. */
export const checkTerms = (game: Game, terms: Terms): InputError | undefined =>
  checkForm(game, terms) ?? checkLoadouts(game, terms);

/** Everything but the loadouts, which cost the most. */
const checkForm = (game: Game, terms: Terms): InputError | undefined => {
  if (terms.game !== game.id) return { at: 'game', message: `must be ${game.id}` };
  if (terms.rules !== game.rulesVersion)
    return { at: 'rules', message: `must be ${game.rulesVersion}, the version this program plays` };
  if (!isSeed(terms.seed)) return { at: 'seed', message: 'must be 64 hexadecimal digits' };
  const options = optionsOf(game, terms.options);
  if (!options.ok) return options.error;
  const seats = game.seats(options.value);
  if (terms.seats.length !== seats) return { at: 'seats', message: `must list ${seats} seats` };
  const misnamed = terms.seats.findIndex(
    (entry) => entry?.sitter.kind === 'person' && 'id' in entry.sitter !== (terms.format === 2),
  );
  if (misnamed >= 0) return { at: `seats[${misnamed}]`, message: 'must name people as the format of the log does' };
  if (terms.start !== undefined && terms.format !== 2)
    return { at: 'start', message: 'must be left out: nobody can be ready in a log of format 1' };
  if (terms.standIn !== undefined && terms.format !== 2)
    return { at: 'standIn', message: 'must be left out: no seat changes hands in a log of format 1' };
  if (terms.botSeats !== undefined && terms.format !== 2)
    return { at: 'botSeats', message: 'must be left out: no seat changes hands in a log of format 1' };
  const { watchDelay } = terms;
  if (watchDelay !== undefined && terms.format !== 2)
    return { at: 'watchDelay', message: 'must be left out: nobody watches a log of format 1 from behind' };
  if (
    watchDelay !== undefined &&
    !(Number.isSafeInteger(watchDelay) && watchDelay > 0 && watchDelay <= MOST_WATCH_DELAY)
  )
    return { at: 'watchDelay', message: `must be a whole number from 1 to ${MOST_WATCH_DELAY}` };
  const { loadouts = [], progressMs } = terms;
  if (progressMs !== undefined && game.progress === undefined)
    return { at: 'progressMs', message: `must be left out: ${game.id} has no progress clock` };
  if (progressMs !== undefined && !(Number.isSafeInteger(progressMs) && progressMs > 0))
    return { at: 'progressMs', message: 'must be a whole number of milliseconds above 0' };
  const owing = loadouts.findIndex((loadout, seat) => loadout === null && terms.seats[seat] !== null);
  return owing < 0 ? undefined : { at: `loadouts[${owing}]`, message: 'is missing: the seat is taken' };
};

const checkLoadouts = (game: Game, { options: json, loadouts = [] }: Terms): InputError | undefined => {
  const options = optionsOf(game, json);
  if (!options.ok) return options.error;
  try {
    // Those who are still to come are assumed to have the same loadout as somebody who is here.
    const any = loadouts.find((loadout) => loadout !== null);
    game.setup(options.value, any === undefined ? [] : loadouts.map((loadout) => loadout ?? any));
    return undefined;
  } catch (error) {
    return badLoadouts(error);
  }
};

const badLoadouts = (error: unknown): InputError => ({
  at: 'loadouts',
  message: error instanceof Error ? error.message : String(error),
});

/** A new table, dealt if every seat is taken. Throws for terms that `checkTerms` finds fault with. */
export const openTable = (game: Game, terms: Terms, now: number, deckTools?: DeckTools): Change => {
  const fault = checkTerms(game, terms);
  if (fault !== undefined) throw new TypeError(`terms.${fault.at}: ${fault.message}`);
  const start = newTable(game, terms, now, deckTools);
  return begin(start, wake(start, now));
};

/** What a table is restored from. `chance` is for a log that another table began: its own seed does not give those secrets. */
type Kept = readonly [
  game: Game,
  terms: Terms,
  entries: readonly Entry[],
  now: number,
  deckTools?: DeckTools,
  chance?: Chance,
];

/** The table as its log left it: nobody connected, bots that owe a move asked again, clocks kind to whose turn it is. */
export const restoreTable = (...kept: Kept): Result<Change, InputError> => allAtOnce(restoring(...kept));

/** The same in parts, for a driver with other tables to look after. */
export function* restoring(...[game, terms, entries, now, deckTools, chance]: Kept): Parts<Result<Change, InputError>> {
  // A table that waits for somebody has not looked at its loadouts yet; any other looks at them to begin.
  const isWaiting = terms.seats.includes(null) || terms.loadouts?.includes(null) === true;
  const fault = isWaiting ? checkTerms(game, terms) : checkForm(game, terms);
  if (fault !== undefined) return fail(within('terms', fault));
  let start: Table;
  try {
    start = newTable(game, terms, terms.createdAt, deckTools, chance);
  } catch (error) {
    return fail(within('terms', badLoadouts(error)));
  }
  // Everybody comes back at once, and is told all of it: it is not played again for each.
  let table = syncClocks({ ...start, timeline: keepHistory(start.timeline) });
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index + 1) return fail({ at: `entries[${index}].seq`, message: `must be ${index + 1}` });
    const next = follow(table, entry);
    if (!next.ok) return fail({ at: `entries[${index}].step`, message: faultText(next.error) });
    table = next.value;
    if (entry.seq % STEPS_A_PART === 0) yield;
  }
  const { timeline } = table;
  // As one list, of which each of them gets their own.
  table = { ...table, timeline: timeline.outcome === undefined ? keepHistory(timeline) : forgetHistory(timeline) };
  return ok(begin(start, wake(restartClocks(table), now)));
}

/** What the deals of a match follow from. */
export const chanceOf = ({ format, seed, table }: Terms): Chance => (format === 2 ? fairMatch(table, seed) : seed);

/** Most tables never need their own. */
const NO_ANSWERS: Table['answers'] = new Map();

const NONE_REMOVED: Table['removed'] = new Set();

/** A table at its very start: everybody counts as here, and nothing has been asked. */
export const newTable = (
  game: Game,
  terms: Terms,
  now: number,
  deckTools: DeckTools | undefined,
  chance: Chance = chanceOf(terms),
): Table => {
  const options = optionsOf(game, terms.options);
  if (!options.ok) throw new TypeError(`terms.${options.error.at}: ${options.error.message}`);
  const occupants = terms.seats.map((seatEntry) => seatEntry?.sitter ?? null);
  const timeline = openTimeline(game, options.value, chance, occupants, terms.loadouts);
  return tableWith(game, terms, now, timeline, deckTools);
};

/** A table whose match stands at a timeline. */
export const tableWith = (
  game: Game,
  terms: Terms,
  now: number,
  timeline: Timeline,
  deckTools: DeckTools | undefined,
  nobody = terms.seats.map(() => null),
): Table => ({
  game,
  deckTools,
  terms,
  timeline,
  watched: null,
  entries: noEntries(terms.seats.length),
  players: terms.seats.map((seatEntry) => seatEntry?.player ?? null),
  left: nobody,
  takers: nobody,
  removed: NONE_REMOVED,
  blocks: NO_BLOCKS,
  links: new Map(),
  absences: nobody,
  clocks: newSeatClocks(terms),
  progress: newProgressClock(terms),
  asked: nobody,
  paces: nobody,
  answers: NO_ANSWERS,
  timers: NO_TIMERS,
  windowUntil: null,
  held: [],
  dealsAt: null,
  startsAt: null,
  gathering: null,
  offers: NO_OFFERS,
  talk: NO_TALK,
  next: null,
  dealFault: undefined,
  now: wholeTime(now, terms.createdAt),
});

/** What happens at a table by itself, before anybody comes. */
export const begin = (start: Table, table: Table): Change => {
  const dealt = dealOn(table);
  const after = finish(start, syncClocks(dealt.table));
  return { table: after.table, effects: [...dealt.effects, ...after.effects] };
};

/** The table from now on, with every person still to come. */
export const wake = (table: Table, now: number): Table =>
  syncClocks(awaitEverybody({ ...table, now: wholeTime(now, table.now) }));
