// A hint: the move of the strongest level from what one seat may know, why it is good, and what else was weighed.

import type { Game, GameTypes, Seat } from '../../kernel/game.ts';
import { canonical, hashText } from '../../kernel/hash.ts';
import type { Json } from '../../kernel/json.ts';
import type { Match } from '../../kernel/match.ts';
import { stream } from '../../kernel/random.ts';
import type { Params, Value } from '../../kernel/text.ts';
import type { Level, Thought, Weighed } from '../bot.ts';
import type { Candidate } from '../search/aids.ts';

/** What a player knows who asks for a hint: what a page has of its own seat, and nothing else. */
export interface Question {
  readonly seat: Seat;
  readonly sides: readonly (readonly Seat[])[];
  readonly view: unknown;
  /** The events this seat has seen; a player who has only some of them gets a hint from those. */
  readonly history: readonly unknown[];
  readonly legal: readonly string[];
  /** False when the seat may speak while somebody else must act. */
  readonly must: boolean;
}

/** Why a move is good: which sentence says it, among those of any game or the game's own, and its values. */
export interface Reason {
  readonly of: 'any' | 'game';
  readonly id: string;
  readonly params: { readonly [name: string]: Value };
}

/** One action that was weighed; no action is silence. Chances and their 95 % errors in hundredths. */
export interface Weight {
  readonly action: string | undefined;
  readonly chance: number;
  readonly error: number;
}

export interface Hint {
  /** Nothing: better to say nothing. */
  readonly action: string | undefined;
  /** The best first; there is always one. */
  readonly reasons: readonly Reason[];
  /** What was compared, the action itself first; empty where there was nothing to compare. */
  readonly weights: readonly Weight[];
}

/** What a game finds reasons from. */
export interface Advice<T extends GameTypes = GameTypes> extends Weighed<T> {
  readonly thought: Thought<T>;
  readonly action: T['action'];
}

/** A game's own reasons for an action, the best first. Each must be true of the position as its player sees it. */
export type Reasons<T extends GameTypes = GameTypes> = (advice: Advice<T>) => readonly Reason[];

/** Makes reasons of a game whose English texts these are: the compiler asks for the values of each sentence. */
export const reasonsFrom =
  <T extends { readonly [id: string]: string }>() =>
  <K extends keyof T & string>(id: K, params: Params<T[K]>): Reason => ({
    of: 'game',
    id,
    params: params as Reason['params'],
  });

/** What a seat of a match knows; `history` where somebody has seen how it came about. */
export const questionAt = (match: Match, seat: Seat, history: readonly unknown[] = []): Question => ({
  seat,
  sides: match.sides,
  view: match.view(seat),
  history,
  legal: match.legal(seat),
  must: match.actors.must.includes(seat) || match.actors.must.length === 0,
});

/**
 * The hint of a level, with a game's own reasons where it has some; nothing where nothing can be done. It depends on the question alone:
 * two states that look the same to the player give the same hint.
 */
export const hintFor = (game: Game, question: Question, level: Level, reasons?: Reasons): Hint | undefined => {
  const { seat, sides, view, history, must } = question;
  const legal = question.legal.flatMap((text) => {
    const action = game.parse(text);
    return action.ok ? [action.value] : [];
  });
  if (legal.length === 0) return undefined;
  const seed = hashText(`${canonical(view as Json)}\n${history.length}`);
  let weighed: Weighed | undefined;
  const thought: Thought<GameTypes> = {
    game,
    seat,
    sides,
    view,
    history,
    legal,
    must,
    random: stream(seed, 'hint'),
    budget: level.budget,
  };
  const action = level.bot({ ...thought, onWeighed: (found) => (weighed = found) });
  const told = weighed ?? { by: 'search', candidates: [] };
  const tried = told.candidates.filter(({ visits }) => visits > 0);
  const keyOf = (each: unknown): string => (each === undefined ? '' : game.notate(each));
  const ordered = chosenFirst(tried, (each) => keyOf(each.action) === keyOf(action));
  const own =
    action === undefined
      ? []
      : (reasons?.({
          ...told,
          candidates: ordered,
          thought: { ...thought, random: stream(seed, 'reasons') },
          action,
        }) ?? []);
  const weights = ordered.map((each) => weightOf(each, each.action === undefined ? undefined : keyOf(each.action)));
  return {
    action: action === undefined ? undefined : keyOf(action),
    reasons: inOrder(own, generalReason(told, ordered, weights, action, legal.length === 1 && must)),
    weights: weights.length > 1 ? weights : [],
  };
};

const chosenFirst = (tried: readonly Candidate[], isChosen: (each: Candidate) => boolean): readonly Candidate[] => [
  ...tried.filter(isChosen),
  ...tried.filter((each) => !isChosen(each)).toSorted((a, b) => b.mean - a.mean || b.visits - a.visits),
];

/** A worth lies between 0 and 1, so its variance is at most that of a coin with the same mean: the true error is smaller. */
const weightOf = ({ mean, visits }: Candidate, action: string | undefined): Weight => {
  const chance = Math.min(1, Math.max(0, mean));
  const error = 1.96 * Math.sqrt((chance * (1 - chance)) / visits);
  return { action, chance: Math.round(100 * chance), error: Math.max(1, Math.round(100 * error)) };
};

/** Moves no further apart than this are about equal, in worth. */
const ABOUT_EQUAL = 0.02;

const generalReason = (
  { by }: Weighed,
  ordered: readonly Candidate[],
  weights: readonly Weight[],
  action: unknown,
  alone: boolean,
): Reason => {
  const reason = (id: string, params: Reason['params'] = {}): Reason => ({ of: 'any', id, params });
  if (alone) return reason('only');
  if (by === 'solved') return reason('solved');
  if (action === undefined) return reason('silence');
  const [first, ...others] = ordered;
  const [weight] = weights;
  if (first === undefined || weight === undefined || others.length === 0) return reason('usual');
  const means = others.map(({ mean }) => mean);
  const [next, worst] = [Math.max(...means), Math.min(...means)];
  if (Math.max(first.mean, next) - Math.min(first.mean, worst) <= ABOUT_EQUAL) return reason('equal');
  const second = Math.round(100 * Math.min(1, Math.max(0, next)));
  if (weight.chance <= second) return reason('close');
  return reason('best', { chance: weight.chance, next: second });
};

/** What settles the matter goes first; else the game's own reasons do, and where they say all there is to say they stand alone. */
const SETTLES: ReadonlySet<string> = new Set(['only', 'equal']);
const LEAST: ReadonlySet<string> = new Set(['solved', 'usual']);

const inOrder = (own: readonly Reason[], general: Reason): readonly Reason[] => {
  if (SETTLES.has(general.id)) return [general, ...own];
  return LEAST.has(general.id) && own.length > 0 ? own : [...own, general];
};
