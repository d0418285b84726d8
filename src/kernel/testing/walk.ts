// Random walks through a game: the states, moves and events that the checks of `conformance` look at.

import type { Events, Game, Seat, Viewer } from '../game.ts';
import { resolveOptions } from '../options.ts';
import { present } from '../present.ts';
import { fastRandom, stream, type Random, type Seed } from '../random.ts';
import type { Presentation } from '../presentation.ts';

/** A game under test with one set of options. */
export interface Subject {
  readonly game: Game;
  readonly presentation?: Presentation;
  readonly options: unknown;
  readonly loadouts?: readonly unknown[];
}

/** How a state came about. */
export type Via = { readonly kind: 'chance'; readonly label: string } | Move;

export interface Move {
  readonly kind: 'act';
  readonly seat: Seat;
  readonly action: unknown;
}

/** One state of a walk, with the step and the events that led to it. */
export interface Moment {
  readonly state: unknown;
  readonly before: Moment | undefined;
  readonly via: Via | undefined;
  readonly events: Events<unknown>;
}

/** A walk: every moment from the start on. It is finished when the last one has an outcome. */
export interface Walk {
  readonly seed: Seed;
  readonly moments: readonly Moment[];
  readonly finished: boolean;
}

/** A 256-bit seed from a small number, for tests only. */
export const testSeed = (n: number): Seed => (n >>> 0).toString(16).padStart(64, '0');

/** A game and options as a subject; what was asked for is resolved first. */
export const subjectOf = (
  module: { readonly game: Game; readonly presentation?: Presentation },
  asked: { readonly preset?: unknown; readonly options?: unknown; readonly loadouts?: readonly unknown[] },
): Subject => {
  const { loadouts, ...wanted } = asked;
  const options = resolveOptions(module.game.options, wanted);
  if (!options.ok) throw new Error(`${options.error.at}: ${options.error.message}`);
  return { ...module, options: options.value, ...present({ loadouts }) };
};

/** Every seat of a subject, and the two viewers that are none. */
export const viewersOf = ({ game, options }: Subject): readonly Viewer[] => [
  ...seatsOf({ game, options }),
  'public',
  'open',
];

export const seatsOf = ({ game, options }: Pick<Subject, 'game' | 'options'>): readonly Seat[] =>
  Array.from({ length: game.seats(options) }, (_, seat) => seat);

/** The moment at which a table waits for people: nothing dealt, no loadouts. */
export const undealt = ({ game, options }: Subject): Moment => ({
  state: game.setup(options, []),
  before: undefined,
  via: undefined,
  events: [],
});

/** Plays at random from the start until the end, a dead end, or `bound` steps. */
export const walk = (subject: Subject, n: number, bound: number): Walk => {
  const { game, options } = subject;
  const seed = testSeed(n);
  const random = fastRandom(n);
  const moments: Moment[] = [
    { state: game.setup(options, subject.loadouts ?? []), before: undefined, via: undefined, events: [] },
  ];
  while (moments.length <= bound) {
    const at = moments[moments.length - 1]!;
    if (game.outcome(at.state) !== undefined) return { seed, moments, finished: true };
    const next = afterChance(game, at, seed) ?? afterMove(subject, at, random);
    if (next === undefined) break;
    moments.push(next);
  }
  return { seed, moments, finished: false };
};

const afterChance = (game: Game, at: Moment, seed: Seed): Moment | undefined => {
  const label = game.chance(at.state);
  if (label === undefined) return undefined;
  const state = game.clone(at.state);
  const events: Events<unknown> = [];
  game.resolve(state, stream(seed, label), events);
  return { state, before: at, via: { kind: 'chance', label }, events };
};

const afterMove = (subject: Subject, at: Moment, random: Random): Moment | undefined => {
  const moves = movesAt(subject, at.state);
  if (moves.length === 0) return undefined;
  return afterThis(subject.game, at, moves[random.below(moves.length)]!);
};

/** The moment after a given move. */
export const afterThis = (game: Game, at: Moment, move: Move): Moment => {
  const state = game.clone(at.state);
  const events: Events<unknown> = [];
  game.apply(state, move.seat, move.action, events);
  return { state, before: at, via: move, events };
};

/** Every legal action of every seat that may speak; none while a random event is due or after the end. */
export const movesAt = (subject: Subject, state: unknown): readonly Move[] => {
  const { game } = subject;
  if (game.outcome(state) !== undefined || game.chance(state) !== undefined) return [];
  const { must, may } = game.actors(state);
  return [...must, ...may].flatMap((seat) =>
    game.legal(state, seat).map((action): Move => ({ kind: 'act', seat, action })),
  );
};

/** Actions to try where they may be illegal: all that were legal anywhere in some walks, and recombinations of their words. */
export const actionsToTry = (subject: Subject, walks: number, bound: number): readonly unknown[] => {
  const { game } = subject;
  const texts = new Set<string>();
  for (let n = 0; n < walks; n++) {
    for (const { state } of walk(subject, n, bound).moments) {
      for (const { action } of movesAt(subject, state)) texts.add(game.notate(action));
    }
  }
  for (const text of recombine([...texts])) texts.add(text);
  return [...texts].flatMap((text) => {
    const parsed = game.parse(text);
    return parsed.ok ? [parsed.value] : [];
  });
};

const MOST_TRIED = 400;

/** First words of one action before last words of another: `sing C` and `play 1O` give `sing 1O` and `play C`. */
const recombine = (texts: readonly string[]): readonly string[] => {
  const split = texts.map((text) => text.split(' '));
  const heads = new Set(split.map((words) => words.slice(0, -1).join(' ')));
  const tails = new Set(split.map((words) => words[words.length - 1]!));
  const all = [...heads].flatMap((head) => [...tails].map((tail) => (head === '' ? tail : `${head} ${tail}`)));
  return all.slice(0, MOST_TRIED);
};
