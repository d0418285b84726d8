// A match in play, with the game's types erased once: seats, text and viewers in, plain data out. An immutable value.

import {
  isActor,
  seen,
  type Actors,
  type Analysis,
  type BrokenInvariant,
  type Events,
  type Fault,
  type Finding,
  type Game,
  type GameTypes,
  type Outcome,
  type Refusal,
  type Seat,
  type Viewer,
} from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { writeOptions } from './options.ts';
import { stream, type Random, type Seed } from './random.ts';
import { fail, ok, type InputError, type Result } from './result.ts';

/** An event as it travels: already redacted for one viewer by `seenBy`. */
export interface MatchEvent {
  readonly seenBy: (viewer: Viewer) => Json;
}

/** What a move or a random event led to. */
export interface Played {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** What a move led to. */
export interface Moved extends Played {
  /** The action as its game writes it, however it was typed; absent when nobody listens. */
  readonly action: string | undefined;
}

/** A move, or the deal after it, that broke an invariant. */
export interface Breach {
  readonly kind: 'breach';
  readonly breach: BrokenInvariant;
}

/** Why a move was not made: the rules refuse it, the text isn't an action of this game, or the safety net caught it. */
export type NotTaken =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable'; readonly error: InputError }
  | Breach;

/** Whether anybody wants to hear what happened; verifying does not, and is faster for it. */
export type Listen = 'events' | 'silent';

/** The safety net under rules that throw: that is a broken invariant like any other. */
export const catchBreach = <T, F>(run: () => Result<T, F>): Result<T, F | Breach> => {
  try {
    return run();
  } catch (error) {
    return fail({ kind: 'breach', breach: { invariant: 'rules', message: `the rules failed: ${String(error)}` } });
  }
};

/** One state of a match. Nothing here changes: a move gives a new match. */
export interface Match {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly seats: number;
  readonly sides: readonly (readonly Seat[])[];
  /** The random event that is due; nobody acts before it is resolved. */
  readonly due: string | undefined;
  /** Does the random event that is due take a new seed, as far as the game says? */
  readonly reseeds: () => boolean;
  readonly actors: Actors;
  readonly outcome: Outcome | undefined;
  readonly legal: (seat: Seat) => readonly string[];
  /** Is this move taken now? `undefined` says yes. */
  readonly refuse: (seat: Seat, action: string) => NotTaken | undefined;
  /** The move made, with what happened. Never throws: a move whose result would break an invariant is not made. */
  readonly act: (seat: Seat, action: string, listen?: Listen) => Result<Moved, NotTaken>;
  /** What a judge says of a move, rule by rule; nothing where the game has no analysis or the text is no action. */
  readonly analyse: (seat: Seat, action: string, preset?: string) => Analysis | undefined;
  /** The state verified for a report; `faults` are those of the position it was read from. Nothing where the game has none. */
  readonly verify: (preset?: string, faults?: readonly Fault[]) => readonly Finding[] | undefined;
  /** Every due random event resolved from the seed's labelled streams, in order. */
  readonly settle: (seed: Seed, listen?: Listen) => Played;
  /** One due random event resolved from a given source. */
  readonly resolve: (random: Random, listen?: Listen) => Played;
  readonly concede: (seat: Seat) => Outcome;
  /** Only the part that is being played given up; nothing where a game has no parts. */
  readonly concedePart: (seat: Seat, listen?: Listen) => Result<Played, Breach> | undefined;
  /** By seat, the action at which it last made progress; nothing where a game has no progress clock. */
  readonly progress: () => readonly number[] | undefined;
  /** The outcome if a table's progress clock ends the match now; nothing where a game has none. */
  readonly expired: () => Outcome | undefined;
  readonly view: (viewer: Viewer) => Json;
  readonly position: () => Json;
  /** Is this state possible? A state that `act` led to has been checked already, and is not checked again. */
  readonly check: () => BrokenInvariant | undefined;
  /** Hands the game and its state to code that knows how to hold any game: bots, searches, tests. */
  readonly open: <R>(use: (game: Game, state: unknown) => R) => R;
}

const NOBODY: Actors = { must: [], may: [] };

/** A game with its types erased: the one place where they are. What came from a game goes back to that game only. */
export const anyGame = <T extends GameTypes>(game: Game<T>): Game => game as unknown as Game;

/** A match at its very start: nothing dealt, the first random event due. */
export const openMatch = (game: Game, options: unknown, loadouts: readonly unknown[] = []): Match =>
  new MatchAt(setupOf(game, options), game.setup(options, loadouts));

/** A match at a position that somebody wrote down. */
export const matchFrom = (game: Game, options: unknown, position: unknown): Result<Match, InputError> => {
  const state = game.position.read(options, position);
  return state.ok ? ok(new MatchAt(setupOf(game, options), state.value)) : state;
};

/** A match at a position that may be impossible, with everything that is wrong with it; the rules promise nothing there. */
export const inspectMatch = (
  game: Game,
  options: unknown,
  position: unknown,
): Result<{ readonly match: Match; readonly faults: readonly Fault[] }, InputError> => {
  const { inspect } = game.position;
  if (inspect === undefined) {
    const match = matchFrom(game, options, position);
    return match.ok ? ok({ match: match.value, faults: [] }) : match;
  }
  const read = inspect(options, position);
  if (!read.ok) return read;
  return ok({ match: new MatchAt(setupOf(game, options), read.value.state), faults: read.value.faults });
};

/** What stays the same from the first state of a match to the last. */
interface MatchSetup {
  readonly game: Game;
  readonly options: JsonObject;
  readonly seats: number;
  readonly sides: () => readonly (readonly Seat[])[];
}

const setups = new WeakMap<object, MatchSetup>();

/** Matches with the same options, as tables of one kind share them, have the same one. */
const setupOf = (game: Game, options: unknown): MatchSetup => {
  const key = typeof options === 'object' && options !== null ? options : {};
  const known = setups.get(key);
  if (known?.game === game) return known;
  const setup = {
    game,
    options: writeOptions(game.options, options),
    seats: game.seats(options),
    sides: () => game.sides(options),
  };
  setups.set(key, setup);
  return setup;
};

const NO_EVENTS: readonly MatchEvent[] = [];

const erase = (events: Events<unknown> | undefined): readonly MatchEvent[] =>
  events === undefined
    ? NO_EVENTS
    : events.map((event) => ({ seenBy: (viewer: Viewer) => seen(event, viewer) as Json }));

/** Actors are found when asked for: a replay never asks. Methods are not bound: tables keep earlier matches, which should be small. */
class MatchAt implements Match {
  readonly game: string;
  readonly rulesVersion: number;
  readonly options: JsonObject;
  readonly seats: number;
  readonly due: string | undefined;
  readonly outcome: Outcome | undefined;
  readonly #setup: MatchSetup;
  readonly #state: unknown;
  #actors: Actors | undefined;
  #isSound: boolean;

  constructor(setup: MatchSetup, state: unknown, isSound = false) {
    this.game = setup.game.id;
    this.rulesVersion = setup.game.rulesVersion;
    this.options = setup.options;
    this.seats = setup.seats;
    this.#setup = setup;
    this.#state = state;
    this.#isSound = isSound;
    this.outcome = setup.game.outcome(state);
    this.due = this.outcome === undefined ? setup.game.chance(state) : undefined;
  }

  get sides(): readonly (readonly Seat[])[] {
    return this.#setup.sides();
  }

  get actors(): Actors {
    const idle = this.outcome !== undefined || this.due !== undefined;
    return (this.#actors ??= idle ? NOBODY : this.#setup.game.actors(this.#state));
  }

  legal(seat: Seat): readonly string[] {
    const { game } = this.#setup;
    return isActor(this.actors, seat) ? game.legal(this.#state, seat).map(game.notate) : [];
  }

  refuse(seat: Seat, action: string): NotTaken | undefined {
    const chosen = this.#read(seat, action);
    return chosen.ok ? undefined : chosen.error;
  }

  act(seat: Seat, action: string, listen: Listen = 'events'): Result<Moved, NotTaken> {
    return catchBreach(() => {
      const { game } = this.#setup;
      const chosen = this.#read(seat, action);
      if (!chosen.ok) return chosen;
      const draft = game.clone(this.#state);
      const events: Events<unknown> | undefined = listen === 'events' ? [] : undefined;
      game.apply(draft, seat, chosen.value, events);
      const breach = game.check(draft);
      if (breach !== undefined) return fail({ kind: 'breach', breach });
      return ok({
        match: new MatchAt(this.#setup, draft, true),
        events: erase(events),
        action: events === undefined ? undefined : game.notate(chosen.value),
      });
    });
  }

  analyse(seat: Seat, action: string, preset?: string): Analysis | undefined {
    const { game } = this.#setup;
    const parsed = game.parse(action);
    return parsed.ok ? game.analyse?.(this.#state, seat, parsed.value, preset) : undefined;
  }

  verify(preset?: string, faults?: readonly Fault[]): readonly Finding[] | undefined {
    return this.#setup.game.verify?.(this.#state, preset, faults);
  }

  resolve(random: Random, listen: Listen = 'events'): Played {
    if (this.due === undefined) throw new Error('no random event is due');
    const draft = this.#setup.game.clone(this.#state);
    const events: Events<unknown> | undefined = listen === 'events' ? [] : undefined;
    this.#setup.game.resolve(draft, random, events);
    return { match: new MatchAt(this.#setup, draft), events: erase(events) };
  }

  settle(seed: Seed, listen: Listen = 'events'): Played {
    const events: MatchEvent[] = [];
    let now: Match = this;
    while (now.due !== undefined) {
      const played = now.resolve(stream(seed, now.due), listen);
      events.push(...played.events);
      now = played.match;
    }
    return { match: now, events };
  }

  reseeds(): boolean {
    return this.due !== undefined && this.#setup.game.reseeds?.(this.#state) === true;
  }

  concede(seat: Seat): Outcome {
    return this.#setup.game.concede(this.#state, seat);
  }

  concedePart(seat: Seat, listen: Listen = 'events'): Result<Played, Breach> | undefined {
    const { game } = this.#setup;
    const { concedePart } = game;
    if (concedePart === undefined) return undefined;
    return catchBreach(() => {
      const draft = game.clone(this.#state);
      const events: Events<unknown> | undefined = listen === 'events' ? [] : undefined;
      concedePart(draft, seat, events);
      const breach = game.check(draft);
      if (breach !== undefined) return fail({ kind: 'breach', breach });
      return ok({ match: new MatchAt(this.#setup, draft, true), events: erase(events) });
    });
  }

  progress(): readonly number[] | undefined {
    return this.#setup.game.progress?.last(this.#state);
  }

  expired(): Outcome | undefined {
    return this.#setup.game.progress?.expired(this.#state);
  }

  view(viewer: Viewer): Json {
    return this.#setup.game.view(this.#state, viewer) as Json;
  }

  position(): Json {
    return this.#setup.game.position.write(this.#state);
  }

  check(): BrokenInvariant | undefined {
    if (this.#isSound) return undefined;
    const breach = this.#setup.game.check(this.#state);
    this.#isSound = breach === undefined;
    return breach;
  }

  open<R>(use: (game: Game, state: unknown) => R): R {
    return use(this.#setup.game, this.#state);
  }

  #read(seat: Seat, action: string): Result<unknown, NotTaken> {
    const { game } = this.#setup;
    const parsed = game.parse(action);
    if (!parsed.ok) return fail({ kind: 'unreadable', error: parsed.error });
    const refusal = game.refuse(this.#state, seat, parsed.value);
    return refusal === undefined ? parsed : fail({ kind: 'refused', refusal });
  }
}
