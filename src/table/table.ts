// The table: a pure reducer. Inputs and the time go in; the next table and what its driver must do come out, in order.
//
// A driver keeps one `Table` value, hands every input to `advance`, and carries out the effects in order. An `append` must be
// durable before any later effect leaves the machine. After a crash `restoreTable` gives the same match from terms and log.

import { faultText, openTimeline } from '../kernel/timeline.ts';
import type { Game } from '../kernel/game.ts';
import { readOptions } from '../kernel/options.ts';
import { allAtOnce, STEPS_A_PART, type Parts } from '../kernel/parts.ts';
import { isSeed } from '../kernel/random.ts';
import type { RecordSource } from '../kernel/record.ts';
import { fail, ok, within, type InputError, type Result } from '../kernel/result.ts';
import type { DeckTools } from '../kernel/deck-tools.ts';
import { readClientMessage } from '../protocol/messages.ts';
import { askBots, takeThought } from './bots.ts';
import { countdownTimers } from './countdown.ts';
import { clockTimers, flagFallen, newClocks, restartClocks } from './clock.ts';
import { listOf, noEntries } from './entries.ts';
import { updateWindow, windowTimers, isWindowOpen } from './speaking-window.ts';
import { follow, take } from './log.ts';
import { seatInfos, send, snapshotFor, tellSeats, tellSnapshots } from './messages.ts';
import type { ClientId, Effect, Entry, Input, Terms } from './model.ts';
import { updatePaces, paceTimers } from './pace.ts';
import { everybodyAway, connect, disconnect, endGraces, graceTimers, present } from './seats.ts';
import { isProgressOver, newProgressClock, progressClockTimers } from './progress-clock.ts';
import { isFinished, unchanged, type Change, type Table } from './state.ts';
import { syncClocks, timeAt } from './time.ts';
import { request } from './requests.ts';

export type { Change, Table } from './state.ts';

/** What is wrong with terms, if anything: ask before opening a table on terms from outside. */
export const checkTerms = (game: Game, terms: Terms): InputError | undefined => {
  if (terms.game !== game.id) return { at: 'game', message: `must be ${game.id}` };
  if (terms.rules !== game.rulesVersion)
    return { at: 'rules', message: `this program plays version ${game.rulesVersion}` };
  if (!isSeed(terms.seed)) return { at: 'seed', message: 'must be 64 hexadecimal digits' };
  const options = readOptions(game.options, terms.options);
  if (!options.ok) return options.error;
  const seats = game.seats(options.value);
  if (terms.seats.length !== seats) return { at: 'seats', message: `must have ${seats} places` };
  const { loadouts = [], progressMs } = terms;
  if (progressMs !== undefined && game.progress === undefined)
    return { at: 'progressMs', message: `must be left out: ${game.id} tells no progress to wait for` };
  if (progressMs !== undefined && !(Number.isSafeInteger(progressMs) && progressMs > 0))
    return { at: 'progressMs', message: 'must be a whole number of milliseconds above 0' };
  const owing = loadouts.findIndex((loadout, seat) => loadout === null && terms.seats[seat] !== null);
  if (owing >= 0) return { at: `loadouts[${owing}]`, message: 'must be there: somebody sits there' };
  try {
    // Who is still to come is taken to bring what somebody else has brought.
    const any = loadouts.find((loadout) => loadout !== null);
    game.setup(options.value, any === undefined ? [] : loadouts.map((loadout) => loadout ?? any));
    return undefined;
  } catch (error) {
    return { at: 'loadouts', message: error instanceof Error ? error.message : String(error) };
  }
};

/** A new table, dealt if everybody sits already. Throws for terms that `checkTerms` finds fault with. */
export const openTable = (game: Game, terms: Terms, now: number, deckTools?: DeckTools): Change => {
  const fault = checkTerms(game, terms);
  if (fault !== undefined) throw new TypeError(`terms.${fault.at}: ${fault.message}`);
  const start = newTable(game, terms, now, deckTools);
  return finish(start, wake(start, now));
};

/** What a table is restored from. */
type Kept = readonly [game: Game, terms: Terms, entries: readonly Entry[], now: number, deckTools?: DeckTools];

/** The table as its log left it: nobody connected, bots that owe a move asked again, clocks kind to whose turn it is. */
export const restoreTable = (...kept: Kept): Result<Change, InputError> => allAtOnce(restoring(...kept));

/** The same in parts, for a driver with other tables to look after. */
export function* restoring(...[game, terms, entries, now, deckTools]: Kept): Parts<Result<Change, InputError>> {
  const fault = checkTerms(game, terms);
  if (fault !== undefined) return fail(within('terms', fault));
  const start = newTable(game, terms, terms.createdAt, deckTools);
  let table = syncClocks(start);
  for (const [index, entry] of entries.entries()) {
    if (entry.seq !== index + 1) return fail({ at: `entries[${index}].seq`, message: `must be ${index + 1}` });
    const next = follow(table, entry);
    if (!next.ok) return fail({ at: `entries[${index}].step`, message: faultText(next.error) });
    table = next.value;
    if (entry.seq % STEPS_A_PART === 0) yield;
  }
  // The log does not tell who was away when, so nobody's progress is overdue after a restart; and where nobody has acted yet,
  // whoever comes first sees the countdown.
  const acted = entries.some(({ step }) => step.kind === 'act');
  const restarted = {
    ...table,
    clocks: restartClocks(table),
    progress: newProgressClock({ terms }),
    startsAt: acted ? terms.createdAt : null,
  };
  return ok(finish(start, wake(restarted, now)));
}

/** Without time passing: everybody here, nothing asked. */
const newTable = (game: Game, terms: Terms, now: number, deckTools: DeckTools | undefined): Table => {
  const options = readOptions(game.options, terms.options);
  if (!options.ok) throw new TypeError(`terms.${options.error.at}: ${options.error.message}`);
  const occupants = terms.seats.map((seatEntry) => seatEntry?.sitter ?? null);
  return {
    game,
    deckTools,
    terms,
    timeline: openTimeline(game, options.value, terms.seed, occupants, terms.loadouts),
    entries: noEntries(terms.seats.length),
    players: terms.seats.map((seatEntry) => seatEntry?.player ?? null),
    links: new Map(),
    absences: terms.seats.map(() => null),
    clocks: newClocks({ terms }),
    progress: newProgressClock({ terms }),
    asked: terms.seats.map(() => null),
    paces: terms.seats.map(() => null),
    answers: new Map(),
    timers: new Map(),
    windowUntil: null,
    held: [],
    startsAt: null,
    now: wholeTime(now, terms.createdAt),
  };
};

/** From now on, with every person still to come. */
const wake = (table: Table, now: number): Table => {
  const woken = { ...table, now: wholeTime(now, table.now) };
  return syncClocks({ ...woken, absences: everybodyAway(woken) });
};

/** Whole milliseconds that never go back, whatever the driver's clock does. */
const wholeTime = (now: number, last: number): number => {
  const whole = Number.isFinite(now) ? Math.floor(now) : last;
  return whole > last ? whole : last;
};

/** One input taken in. Total: whatever comes, the answer is a table and effects. */
export const advance = (table: Table, input: Input, now: number): Change => {
  const timed = elapse(clearTimer(table, input), wholeTime(now, table.now));
  const done = handle(timed.table, input);
  const freed = releaseHeld(done.table);
  const after = finish(table, syncClocks(freed.table));
  return {
    table: after.table,
    effects: [...timed.effects, ...done.effects, ...freed.effects, ...after.effects],
  };
};

/** Actions that waited for others to speak are judged when they have, as the match stands then. */
const releaseHeld = (table: Table): Change => {
  if (table.held.length === 0 || isWindowOpen(table)) return unchanged(table);
  let now: Table = { ...table, held: [] };
  const effects: Effect[] = [];
  for (const { client, intent, message } of table.held) {
    const done = request(now, client, intent, message);
    now = done.table;
    effects.push(...done.effects);
  }
  return { table: now, effects };
};

/** A timer that rings is not set any more; if it is still wanted it is asked for again. */
const clearTimer = (table: Table, input: Input): Table => {
  if (input.type !== 'timer' || !table.timers.has(input.timer)) return table;
  const timers = new Map(table.timers);
  timers.delete(input.timer);
  return { ...table, timers };
};

/** What time alone does: graces end, flags fall, a match in which nobody gets on is over. */
const elapse = (table: Table, now: number): Change => {
  const later = syncClocks(endGraces(timeAt(table, now)));
  const seat = isFinished(later) ? undefined : flagFallen(later);
  if (seat === undefined && !isProgressOver(later)) return unchanged(later);
  const ended = take(later, seat === undefined ? { kind: 'stall', seat: 0 } : { kind: 'flag', seat });
  return ended.ok ? ended.value : unchanged(later);
};

const handle = (table: Table, input: Input): Change => {
  switch (input.type) {
    case 'connect':
      return unchanged(connect(table, input.client, input.player));
    case 'disconnect':
      return unchanged(disconnect(table, input.client));
    case 'message':
      return receive(table, input.client, input.message);
    case 'thought':
      return takeThought(table, input);
    default:
      return unchanged(table);
  }
};

const receive = (table: Table, client: ClientId, said: unknown): Change => {
  const link = table.links.get(client);
  if (link === undefined) return unchanged(table);
  const read = readClientMessage(said);
  if (!read.ok) return { table, effects: [send(client, { type: 'error', code: 'bad-message', ...read.error })] };
  const message = read.value;
  if (message.type !== 'join') return request(table, client, { player: link.player, id: message.intent }, message);
  const links = new Map(table.links).set(client, { ...link, joined: true });
  const joined = syncClocks(present({ ...table, links }, link.player));
  return { table: joined, effects: [send(client, snapshotFor(joined, link.player))] };
};

/** After any input: tell of seats and clocks that changed, ask bots, set and cancel timers. */
const finish = (before: Table, table: Table): Change => {
  const asked = askBots(updateWindow(updatePaces(table)));
  const wanted = asked.table;
  const timers = new Map([
    ...graceTimers(wanted),
    ...clockTimers(wanted),
    ...progressClockTimers(wanted),
    ...paceTimers(wanted),
    ...windowTimers(wanted),
    ...countdownTimers(wanted),
  ]);
  return {
    table: { ...asked.table, timers },
    effects: [...announceChanges(before, table), ...asked.effects, ...timerEffects(table.timers, timers)],
  };
};

const announceChanges = (before: Table, table: Table): readonly Effect[] => {
  const answerStep = before.timeline !== table.timeline;
  const modes = ({ clocks, progress }: Table): string => [...clocks, progress].map((clock) => clock?.mode).join();
  const begins = before.startsAt !== table.startsAt;
  if (!answerStep && (begins || modes(table) !== modes(before))) return tellSnapshots(table);
  const was = seatInfos(before);
  const changed = seatInfos(table).some(
    ({ presence, sitter }, seat) => presence !== was[seat]?.presence || sitter !== was[seat]?.sitter,
  );
  return changed ? tellSeats(table) : [];
};

const timerEffects = (set: ReadonlyMap<string, number>, wanted: ReadonlyMap<string, number>): readonly Effect[] => {
  const cancelled = [...set.keys()].filter((timer) => !wanted.has(timer));
  const placed = [...wanted].filter(([timer, at]) => set.get(timer) !== at);
  return [
    ...cancelled.map((timer): Effect => ({ type: 'timer', timer, at: null })),
    ...placed.map(([timer, at]): Effect => ({ type: 'timer', timer, at })),
  ];
};

/** What a record of this match is made of. Who sat down later is in the steps. */
export const tableRecord = (table: Table): RecordSource => ({
  options: table.terms.options,
  seats: table.terms.seats.map((seatEntry) => seatEntry?.sitter ?? null),
  ...(table.terms.loadouts === undefined ? {} : { loadouts: table.terms.loadouts }),
  seed: table.terms.seed,
  steps: listOf(table.entries).map(({ step }) => step),
});
