// A match in play, with the game's types erased once: seats, text and viewers in, plain data out. An immutable value.

import {
  isActor,
  seen,
  type Actors,
  type Breach,
  type Events,
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
export interface Turn {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/** Why a move was not taken: the rules refuse it, or the text is no action of this game. */
export type NotTaken =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable'; readonly error: InputError }
  | { readonly kind: 'breach'; readonly breach: Breach };

/** One state of a match. Nothing here changes: a move gives a new match. */
export interface Match {
  readonly game: string;
  readonly rules: number;
  readonly options: JsonObject;
  readonly seats: number;
  readonly sides: readonly (readonly Seat[])[];
  /** The random event that is due; nobody acts before it is resolved. */
  readonly due: string | undefined;
  readonly actors: Actors;
  readonly outcome: Outcome | undefined;
  readonly legal: (seat: Seat) => readonly string[];
  /** Is this move taken now? `undefined` says yes. */
  readonly refuse: (seat: Seat, action: string) => NotTaken | undefined;
  /** The move made, with what happened; the AIRBAG refuses a move whose result would break an invariant. */
  readonly act: (seat: Seat, action: string) => Result<Turn, NotTaken>;
  /** Every due random event resolved from the seed's labelled streams, in order. */
  readonly settle: (seed: Seed) => Turn;
  /** One due random event resolved from a given source. */
  readonly resolve: (random: Random) => Turn;
  readonly concede: (seat: Seat) => Outcome;
  readonly view: (viewer: Viewer) => Json;
  readonly position: () => Json;
  readonly check: () => Breach | undefined;
  /** Hands the game and its state to code that knows how to hold any game: bots, searches, tests. */
  readonly open: <R>(use: (game: Game, state: unknown) => R) => R;
}

const NOBODY: Actors = { must: [], may: [] };

/** A game with its types erased: the one place where they are. What came from a game goes back to that game only. */
export const anyGame = <T extends GameTypes>(game: Game<T>): Game => game as unknown as Game;

/** A match at its very start: nothing dealt, the first random event due. */
export const openMatch = (game: Game, options: unknown, loadouts: readonly unknown[] = []): Match =>
  matchAt(game, options, game.setup(options, loadouts));

/** A match at a position that somebody wrote down. */
export const matchFrom = (game: Game, options: unknown, position: unknown): Result<Match, InputError> => {
  const state = game.position.read(options, position);
  return state.ok ? ok(matchAt(game, options, state.value)) : state;
};

const erase = (events: Events<unknown>): readonly MatchEvent[] =>
  events.map((event) => ({ seenBy: (viewer: Viewer) => seen(event, viewer) as Json }));

const matchAt = (game: Game, options: unknown, state: unknown): Match => {
  const outcome = game.outcome(state);
  const due = outcome === undefined ? game.chance(state) : undefined;
  const actors = outcome !== undefined || due !== undefined ? NOBODY : game.actors(state);

  const read = (seat: Seat, action: string): Result<unknown, NotTaken> => {
    const parsed = game.parse(action);
    if (!parsed.ok) return fail({ kind: 'unreadable', error: parsed.error });
    const refusal = game.refuse(state, seat, parsed.value);
    return refusal === undefined ? ok(parsed.value) : fail({ kind: 'refused', refusal });
  };

  const act = (seat: Seat, action: string): Result<Turn, NotTaken> => {
    const chosen = read(seat, action);
    if (!chosen.ok) return chosen;
    const draft = game.clone(state);
    const events: Events<unknown> = [];
    game.apply(draft, seat, chosen.value, events);
    const breach = game.check(draft);
    if (breach !== undefined) return fail({ kind: 'breach', breach });
    return ok({ match: matchAt(game, options, draft), events: erase(events) });
  };

  const resolve = (random: Random): Turn => {
    if (due === undefined) throw new Error('no random event is due');
    const draft = game.clone(state);
    const events: Events<unknown> = [];
    game.resolve(draft, random, events);
    return { match: matchAt(game, options, draft), events: erase(events) };
  };

  const match: Match = {
    game: game.id,
    rules: game.rules,
    options: writeOptions(game.options, options),
    seats: game.seats(options),
    sides: game.sides(options),
    due,
    actors,
    outcome,
    legal: (seat) => (isActor(actors, seat) ? game.legal(state, seat).map(game.notate) : []),
    refuse: (seat, action) => {
      const chosen = read(seat, action);
      return chosen.ok ? undefined : chosen.error;
    },
    act,
    settle: (seed) => {
      const events: MatchEvent[] = [];
      let now: Match = match;
      while (now.due !== undefined) {
        const turn = now.resolve(stream(seed, now.due));
        events.push(...turn.events);
        now = turn.match;
      }
      return { match: now, events };
    },
    resolve,
    concede: (seat) => game.concede(state, seat),
    view: (viewer) => game.view(state, viewer) as Json,
    position: () => game.position.write(state),
    check: () => game.check(state),
    open: (use) => use(game, state),
  };
  return match;
};
