// The contract of a game. Read this file first: a card game is one object of type `Game`, everything else is derived.

import type { Json, JsonObject } from './json.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';
import type { InputError, Result } from './result.ts';

/** A place at the table, counted from 0 in play order. */
export type Seat = number;

/** Who looks: a seat sees its own cards, `public` what everybody sees, `open` everything (after the end, or in a judge). */
export type Viewer = Seat | 'public' | 'open';

/** Whose clock runs (`must`) and who else may speak (`may`). Never depends on hidden cards. */
export interface Actors {
  readonly must: readonly Seat[];
  readonly may: readonly Seat[];
}

/** No clock runs and nobody may speak: before a deal, after the end. */
export const NOBODY: Actors = { must: [], may: [] };

/** Values a refusal's sentence needs: cards as `1C`, suits, numbers. Never anything the refused seat can't see. */
export type Params = { readonly [name: string]: Json };

/** Why a move is not allowed: a kebab-case code, the clause of RULES.md, and the values its sentence needs. */
export interface Refusal {
  readonly code: string;
  readonly clause: string;
  readonly params: Params;
}

/** A refusal; without values where its sentence needs none. */
export const refusal = (code: string, clause: string, params: Params = {}): Refusal => ({ code, clause, params });

/** How a match ended: `rank` and `points` by seat (1 is first, equal ranks share it). */
export interface Outcome {
  readonly rank: readonly number[];
  readonly points: readonly number[];
  readonly reason: string;
  readonly clause: string;
}

/** A broken invariant: the state is impossible, and the table must keep the last valid one. */
export interface BrokenInvariant {
  readonly invariant: string;
  readonly message: string;
}

/** A broken invariant of a position that somebody wrote: where, what to do, and the topic of a report that it belongs to. */
export interface Fault extends InputError {
  readonly invariant: string;
  readonly topic: string;
  readonly clause?: string;
}

/** How one named check of a move came out, and why: `reason` is a kebab-case code, a refusal's own where it fails for one. */
export interface Check {
  readonly name: string;
  readonly result: 'pass' | 'fail' | 'n/a';
  readonly clause?: string;
  readonly reason: string;
  readonly params: Params;
}

/** One thing verified about the state that a move leads to or, if it is refused, leaves. */
export interface Finding {
  readonly name: string;
  readonly ok: boolean;
  readonly params: Params;
  /** What is wrong and where, if anything is. */
  readonly faults?: readonly (InputError & { readonly clause?: string })[];
}

/** Everything a judge can say about an attempted move. It tells of the whole state: a player's is made from a sample of their view. */
export interface Analysis {
  /** The phase of the game, in the words of the preset that was named. */
  readonly phase: string;
  readonly seat: Seat;
  readonly action: string;
  readonly legal: boolean;
  readonly checks: readonly Check[];
  readonly refusal: Refusal | null;
  /** The offence that a move admits to, where a game takes such a move and punishes it. */
  readonly offence?: Refusal;
  /** What else the seat may do now. */
  readonly alternatives: readonly string[];
  readonly state: readonly Finding[];
}

/** An event with its visibility: `pub` for everybody, `to` instead of it for single seats, `open` with nothing hidden. */
export interface ScopedEvent<E> {
  readonly pub: E;
  readonly to?: { readonly [seat: Seat]: E };
  readonly open?: E;
}

/** Where a game puts its events, in order; absent when nobody listens. */
export type Events<E> = ScopedEvent<E>[];

/** The types a game is made of. State, view, event and options are plain data that survives JSON. */
export interface GameTypes {
  state: unknown;
  action: unknown;
  event: unknown;
  view: unknown;
  options: unknown;
  loadout: unknown;
}

/** How a game without turns tells whether anybody makes progress, and how a match ends in which nobody does. */
export interface Progress<S> {
  /** The action of the match, counted from 1, at which each seat last made progress (0: never). */
  readonly last: (state: S) => readonly number[];
  /** The outcome if the table ends the match now because nobody has made progress for too long. */
  readonly expired: (state: S) => Outcome;
}

/** A card game. Pure: no clock, no I/O, no randomness but what `resolve` is handed. */
export interface Game<T extends GameTypes = GameTypes> {
  /** The folder's name, and the first word of a record. */
  readonly id: string;
  /** Rules version: raised when an old record would replay differently. */
  readonly rulesVersion: number;
  readonly options: Options<T['options']>;
  readonly seats: (options: T['options']) => number;
  /** Who plays together: pairs, or each seat for itself. */
  readonly sides: (options: T['options']) => readonly (readonly Seat[])[];
  /** The state before anything is dealt; a loadout is a seat's private choice, such as a deck. */
  readonly setup: (options: T['options'], loadouts: readonly T['loadout'][]) => T['state'];
  /** Label of the random event that is due (`deal/2`), if one is; nobody acts until it is resolved. */
  readonly chance: (state: T['state']) => string | undefined;
  /**
   * Does the random event that is due take a new seed? Then everything shuffled from the last one has come out or counts no
   * more, and that one is made public. Absent, one seed serves the whole match. Its first event takes one in any case.
   */
  readonly reseeds?: (state: T['state']) => boolean;
  /** The only way randomness enters a state. */
  readonly resolve: (draft: T['state'], random: Random, events?: Events<T['event']>) => void;
  readonly actors: (state: T['state']) => Actors;
  readonly legal: (state: T['state'], seat: Seat) => readonly T['action'][];
  readonly refuse: (state: T['state'], seat: Seat, action: T['action']) => Refusal | undefined;
  /** Trusts its input: ask `refuse` first. With `resolve` the only mutation. */
  readonly apply: (draft: T['state'], seat: Seat, action: T['action'], events?: Events<T['event']>) => void;
  readonly clone: (state: T['state']) => T['state'];
  readonly outcome: (state: T['state']) => Outcome | undefined;
  /** The outcome if this seat gives up now: resignation, flag fall. */
  readonly concede: (state: T['state'], seat: Seat) => Outcome;
  /**
   * Gives up, for a seat, only the part of the match that is being played, such as one of several games; the match goes on with the
   * next one, or ends if that decides it. A mutation like `apply`; absent, only the whole match can be given up.
   */
  readonly concedePart?: (draft: T['state'], seat: Seat, events?: Events<T['event']>) => void;
  /** In games without turns: a match starts a moment after its deal, for everybody at the same time. The table keeps the time. */
  readonly countdown?: true;
  /** In games without turns: what a table's progress clock needs. */
  readonly progress?: Progress<T['state']>;
  readonly check: (state: T['state']) => BrokenInvariant | undefined;
  /** Every rule that bears on a move, one by one, for judges; `preset` chooses words only. */
  readonly analyse?: (state: T['state'], seat: Seat, action: T['action'], preset?: string) => Analysis;
  /** The state verified, topic by topic; `faults` are those of the position it was read from, else it is asked for them. */
  readonly verify?: (state: T['state'], preset?: string, faults?: readonly Fault[]) => readonly Finding[];
  /** What a viewer may know, as plain data; a card it may not see is `null` at its place. */
  readonly view: (state: T['state'], viewer: Viewer) => T['view'];
  /** A state drawn uniformly from those that fit the view and, where it is given, everything the viewer has seen; it has no future in it. */
  readonly sample: (view: T['view'], random: Random, history?: readonly T['event'][]) => T['state'];
  /** An action as short text, the same in every context; different actions differ. */
  readonly notate: (action: T['action']) => string;
  readonly parse: (text: string) => Result<T['action'], InputError>;
  /** The state as documented JSON that people and tools may write. */
  readonly position: {
    readonly read: (options: T['options'], json: unknown) => Result<T['state'], InputError>;
    readonly write: (state: T['state']) => Json;
    /** As `read`, but an impossible state is given with all its faults; only what can't be read is an error. */
    readonly inspect?: (
      options: T['options'],
      json: unknown,
    ) => Result<{ readonly state: T['state']; readonly faults: readonly Fault[] }, InputError>;
    /** Options that a position tells by itself; they hold where nobody asks for others. */
    readonly tells?: (json: unknown) => JsonObject;
  };
}

/** What one viewer sees of an event. */
export const seen = <E>(event: ScopedEvent<E>, viewer: Viewer): E => {
  if (viewer === 'open') return event.open ?? event.pub;
  if (viewer === 'public') return event.pub;
  return event.to?.[viewer] ?? event.pub;
};

/** Two sides of every other seat: partners sit opposite each other, and with two seats everybody plays alone. */
export const twoSides = (seats: number): readonly (readonly Seat[])[] => {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [0, 1].map((side) => all.filter((seat) => seat % 2 === side));
};

/** The next state as a new value, with what happened: the pure form of `apply`. */
export const play = <T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  action: T['action'],
): { readonly state: T['state']; readonly events: Events<T['event']> } => {
  const draft = game.clone(state);
  const events: Events<T['event']> = [];
  game.apply(draft, seat, action, events);
  return { state: draft, events };
};

/** May this seat speak now, whether it must or only may? */
export const isActor = (actors: Actors, seat: Seat): boolean => actors.must.includes(seat) || actors.may.includes(seat);
