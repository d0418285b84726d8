// Steps around a match: who sits where, by which options is played, who is ready.

import type { Seat } from './game.ts';
import type { JsonObject } from './json.ts';
import { openMatch, type Listen, type Match } from './match.ts';
import { readOptions } from './options.ts';
import { fail, ok, type Result } from './result.ts';
import type { StepFault } from './step-faults.ts';
import type { Occupant, Step } from './steps.ts';
import { following, isComplete, openTimeline, type Timeline, type Waiting } from './timeline-state.ts';

/** When the last seat is taken, the first deal is made. */
export const sit = (
  timeline: Timeline,
  step: Step & { readonly kind: 'sit' },
  listen: Listen,
): Result<Timeline, StepFault> => {
  const { seat, loadout } = step;
  const { waiting } = timeline;
  const occupants = seated(timeline, seat, step.sitter);
  const next = { ...following(timeline), occupants, ready: notReady(timeline, seat) };
  if (waiting === undefined) return loadout === undefined ? ok(next) : fail({ kind: 'loadout-late' });
  const had = timeline.loadouts;
  if (loadout === undefined && had[seat] === null) return fail({ kind: 'loadout-missing' });
  if (loadout !== undefined && had.length <= seat) return fail({ kind: 'loadout-unasked' });
  const loadouts = loadout === undefined ? had : had.with(seat, waiting.withLoadout(seat, loadout));
  if (!isComplete(occupants, loadouts)) return ok({ ...next, loadouts });
  const { match, events } = waiting.begin(loadouts, listen);
  const deals = match.due === undefined ? 1 : 0;
  const undealt = timeline.fair === undefined ? undefined : waiting;
  return ok({ ...next, match, events, deals, loadouts, outcome: match.outcome, waiting: undefined, undealt });
};

/** Whoever stands up takes their loadout along, if nothing is dealt yet. */
export const stand = (timeline: Timeline, seat: Seat): Result<Timeline, StepFault> => {
  const waiting = timeline.waiting ?? stillUndealt(timeline);
  const occupants = seated(timeline, seat, null);
  const next = { ...following(timeline), occupants, ready: notReady(timeline, seat) };
  if (waiting === undefined) return ok(next);
  const loadouts = timeline.loadouts.map((loadout, at) => (at === seat ? null : loadout));
  if (timeline.waiting !== undefined) return ok({ ...next, loadouts });
  // As if nobody had been complete yet: what waits for players must not show what the others have brought.
  return ok({ ...next, loadouts, match: bareMatch(timeline), waiting, undealt: undefined });
};

/** How a match begins that is complete, but of which nothing is dealt or being dealt. */
const stillUndealt = ({ fair, undealt }: Timeline): Waiting | undefined =>
  fair === undefined || fair.deals.length > 0 ? undefined : undealt;

const bareMatch = ({ match }: Timeline): Match =>
  match.open((game) => {
    const options = readOptions(game.options, match.options);
    if (!options.ok) throw new TypeError(`a match is played by options that it can't read: ${options.error.message}`);
    return openMatch(game, options.value);
  });

/** Whoever was ready, without a seat that changes hands. */
const notReady = ({ ready }: Timeline, at: Seat): readonly Seat[] =>
  ready.includes(at) ? ready.filter((seat) => seat !== at) : ready;

const seated = (timeline: Timeline, at: Seat, sitter: Occupant | null): readonly (Occupant | null)[] =>
  timeline.occupants.map((other, seat) => (seat === at ? sitter : other));

/** Two seats change places. Where players bring something, that is possible as long as somebody is missing. */
export const swap = (timeline: Timeline, seat: Seat, other: Seat): Result<Timeline, StepFault> => {
  const { waiting, match, loadouts } = timeline;
  if (!isUndealt(timeline) || (waiting === undefined && loadouts.length > 0)) return fail({ kind: 'swap-late' });
  if (other === seat || other >= match.seats) return fail({ kind: 'no-such-seat' });
  return ok({
    ...following(timeline),
    occupants: swapped(timeline.occupants, seat, other),
    loadouts: swapped(loadouts, seat, other),
    ready: timeline.ready.filter((each) => each !== seat && each !== other),
  });
};

/** A list with two of its places changed; an empty one stays so. */
export const swapped = <T>(list: readonly T[], a: Seat, b: Seat): readonly T[] =>
  list.map((own, at) => (at === a ? (list[b] as T) : at === b ? (list[a] as T) : own));

/** In format 2: nothing is dealt, and no deal has begun. */
const isUndealt = ({ fair, deals }: Timeline): boolean => fair?.deals.length === 0 && deals === 0;

/** Other options, before anything is dealt. */
export const chooseOptions = (timeline: Timeline, chosen: JsonObject): Result<Timeline, StepFault> => {
  const { fair, match } = timeline;
  if (fair === undefined || !isUndealt(timeline)) return fail({ kind: 'options-late' });
  return match.open((game) => {
    const options = readOptions(game.options, chosen);
    if (!options.ok || game.seats(options.value) !== match.seats) return fail({ kind: 'bad-options' });
    const opened = openTimeline(game, options.value, fair, timeline.occupants, timeline.loadouts);
    const { waiting, undealt } = opened;
    return ok({ ...following(timeline), match: opened.match, waiting, undealt });
  });
};

export const getReady = (timeline: Timeline, seat: Seat): Result<Timeline, StepFault> => {
  const { ready, match, occupants } = timeline;
  if (match.due === undefined || ready.includes(seat) || occupants[seat] === null)
    return fail({ kind: 'ready-already' });
  return ok({ ...following(timeline), ready: [...ready, seat] });
};
