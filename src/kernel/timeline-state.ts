// The timeline of a match: what is known after some steps of its log, and how it begins.

import { openFair, type Fair, type FairMatch } from './dealing.ts';
import { keySeed } from './fair.ts';
import type { Game, Outcome, Seat } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { openMatch, type Listen, type Match, type MatchEvent, type Played } from './match.ts';
import { newPast, type Past } from './past.ts';
import { stream, type Random, type Seed } from './random.ts';
import type { Occupant } from './steps.ts';

/** A match after some steps of its log. Immutable. */
export interface Timeline {
  readonly match: Match;
  /** What every deal is made from in format 1; `undefined` where each deal has a seed of its own. */
  readonly seed: Seed | undefined;
  /** The deals with seeds of their own, in format 2. */
  readonly fair: Fair | undefined;
  /** How many steps of the log led here; also the revision. */
  readonly steps: number;
  /** The end, by the rules or by resignation, flag, absence or progress clock. */
  readonly outcome: Outcome | undefined;
  readonly occupants: readonly (Occupant | null)[];
  /** What the last step made happen, random events included. */
  readonly events: readonly MatchEvent[];
  /** The action that led here, as its game writes it; absent after other steps, and when nobody listens. */
  readonly action: string | undefined;
  /** What led here; `timeline-past.ts` finds earlier states and histories from it. */
  readonly past: Past;
  /** Everything that happened on the way here, for drivers who ask for it at every step; others find it from the past. */
  readonly told: Told | undefined;
  /** How many deals have been made on the way here; those that were taken back do not count. */
  readonly deals: number;
  /** Nothing before this many steps is taken back: the secret of its deal is known. */
  readonly floor: number;
  /** The seats that want the next deal. */
  readonly ready: readonly Seat[];
  readonly paused: boolean;
  /** States to be hashed, that the last step passed through: ends of deals, and the end of the match. */
  readonly marks: readonly Mark[];
  /** Each seat's loadout, until the first deal; `null` for one that is still missing. Empty in games without loadouts. */
  readonly loadouts: readonly unknown[];
  /** How the match begins, while it waits for somebody to sit down or for a loadout. */
  readonly waiting: Waiting | undefined;
  /** The same once nobody is missing, in format 2 and until the first deal: somebody may still stand up. */
  readonly undealt: Waiting | undefined;
}

/** Events, and those before them; what was taken back is not among them. */
export interface Told {
  readonly events: readonly MatchEvent[];
  readonly before: Told | undefined;
}

/** Until every seat is taken and has its loadout, the match is undealt and holds nothing of anybody's. */
export interface Waiting {
  /** The match once everybody is there; with one seed, its first deal is made. */
  readonly begin: (loadouts: readonly unknown[], listen: Listen) => Played;
  /** A seat's loadout when its occupant brings this. */
  readonly withLoadout: (seat: Seat, loadout: JsonObject) => unknown;
}

/** A state worth hashing: `due` is the deal that comes next, or `end`. */
export interface Mark {
  readonly due: string;
  readonly position: () => Json;
}

/** What a match's randomness comes from: one seed in format 1, a seed for each deal in format 2. */
export type Chance = Seed | FairMatch;

/**
 * A match at its start. With one seed its first deal is made, unless it waits for it because a seat is empty or a loadout is
 * `null`; otherwise nothing is dealt, since every deal is a step.
 */
export const openTimeline = (
  game: Game,
  options: unknown,
  chance: Chance,
  occupants: readonly (Occupant | null)[],
  loadouts: readonly unknown[] = [],
  listen: Listen = 'events',
): Timeline => {
  const begin: Waiting['begin'] = (loadout, hears) => {
    const match = openMatch(game, options, loadout);
    return typeof chance === 'string' ? match.settle(chance, hears) : { match, events: [] };
  };
  const withLoadout: Waiting['withLoadout'] = (seat, loadout) => ({ ...(loadouts[seat] as object | null), ...loadout });
  const waits = !isComplete(occupants, loadouts);
  // Without loadouts: what is shown while waiting for players must not give any away.
  const { match, events } = waits ? { match: openMatch(game, options), events: [] } : begin(loadouts, listen);
  return {
    match,
    seed: typeof chance === 'string' ? chance : undefined,
    fair: typeof chance === 'string' ? undefined : openFair(chance, `${game.id}@${game.rulesVersion}`),
    steps: 0,
    outcome: match.outcome,
    occupants,
    events,
    action: undefined,
    past: newPast(() => openTimeline(game, options, chance, occupants, loadouts)),
    told: undefined,
    deals: waits || match.due !== undefined ? 0 : 1,
    floor: 0,
    ready: [],
    paused: false,
    marks: [],
    loadouts,
    waiting: waits ? { begin, withLoadout } : undefined,
    undealt: waits || typeof chance === 'string' ? undefined : { begin, withLoadout },
  };
};

/**
 * A match that begins somewhere in its midst, such as an exercise: nothing before that is known. Deals to come are made from the seed.
 */
export const timelineFrom = (start: Match, seed: Seed, occupants: readonly Occupant[]): Timeline => {
  const { match, events } = start.settle(seed);
  return {
    match,
    seed,
    fair: undefined,
    steps: 0,
    outcome: match.outcome,
    occupants,
    events,
    action: undefined,
    past: newPast(() => timelineFrom(start, seed, occupants)),
    told: undefined,
    deals: 1,
    floor: 0,
    ready: [],
    paused: false,
    marks: [],
    loadouts: NO_LOADOUTS,
    waiting: undefined,
    undealt: undefined,
  };
};

/** Is every seat taken, with its loadout? */
export const isComplete = (occupants: readonly (Occupant | null)[], loadouts: readonly unknown[]): boolean =>
  !occupants.includes(null) && !loadouts.includes(null);

export const NO_LOADOUTS: readonly unknown[] = [];

/** The start of the timeline after this one: nothing has happened in it yet. */
export const following = (timeline: Timeline): Timeline => ({
  ...timeline,
  steps: timeline.steps + 1,
  events: [],
  action: undefined,
  marks: [],
});

export const dueMark = (due: string, match: Match): Mark => ({ due, position: () => match.position() });

export const endMark = (match: Match): Mark => dueMark('end', match);

/** The randomness of what a bot thinks here: one stream for each seat and step, which tells nothing of the cards. */
export const thoughtStream = ({ seed, fair, steps }: Timeline, seat: Seat): Random => {
  const label = `bot/${seat}/${steps}`;
  if (seed !== undefined) return stream(seed, label);
  if (fair?.key === undefined) throw new Error('nothing is dealt yet');
  return stream(keySeed(fair.key, label), label);
};
