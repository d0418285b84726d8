// For tests of HighNoon: positions sketched in few words, moves as text, verdicts as text. Fillers are chosen so as to do no harm.

import { play as playOnce, type Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { parse } from './actions.ts';
import { CARDS, cardOf, frenchOf, nameOf, type Card } from './cards.ts';
import { highnoon } from './index.ts';
import type { HighNoonOptions } from './options.ts';
import type { State } from './state.ts';

/** One player's cards as words, lowest first: `'H5? SQ'`. A card is `SQ` (a copy that is still free) or a whole id. */
export interface Board {
  readonly stock?: string;
  readonly waste?: string;
  readonly t?: readonly string[];
}

/** What a rule table says of a position; what it does not name lies face down in the stock of `rest`. */
export interface Sketch {
  readonly p1?: Board;
  readonly p2?: Board;
  /** Heights of the eight foundations. */
  readonly lanes?: readonly number[];
  /** Everything on the foundations counts for this player, unless told otherwise. */
  readonly scorer?: Seat;
  readonly score?: readonly [number, number];
  readonly placed?: readonly [number, number];
  readonly rest?: Seat;
  readonly idle?: readonly [number, number];
  readonly turned?: readonly [number, number];
  readonly mode?: 'split' | 'shared';
}

const words = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

type Free = Set<Card>;

/** A card from its word, taken from those that are free. */
const take = (free: Free, word: string): string => {
  const bare = word.replace('?', '');
  const card = [...free].find((each) => nameOf(each) === bare || frenchOf(nameOf(each)) === bare);
  if (card === undefined) throw new Error(`${word} is no card, or not free`);
  free.delete(card);
  return nameOf(card) + word.slice(bare.length);
};

const lanesOf = (heights: readonly number[], free: Free): readonly (readonly string[])[] =>
  Array.from({ length: 8 }, (_, lane) =>
    Array.from({ length: heights[lane] ?? 0 }, (__, i) => {
      const wanted = [lane & 1, 1 - (lane & 1)].map((copy) => cardOf(copy, lane >> 1, i + 1));
      const card = wanted.find((each) => free.has(each))!;
      free.delete(card);
      return nameOf(card);
    }),
  );

/** The position JSON of a sketch. */
export const positionOf = (sketch: Sketch): { [key: string]: Json } => {
  const free: Free = new Set(CARDS);
  const boards = [sketch.p1 ?? {}, sketch.p2 ?? {}].map((board) => ({
    stock: words(board.stock).map((word) => `${take(free, word)}?`),
    waste: words(board.waste).map((word) => take(free, word)),
    tableau: Array.from({ length: 7 }, (_, i) => words(board.t?.[i]).map((word) => take(free, word))),
  }));
  const foundations = lanesOf(sketch.lanes ?? [], free);
  // Drawn last of all: what nobody asked for.
  boards[sketch.rest ?? 1]?.stock.unshift(...[...free].map((card) => `${nameOf(card)}?`));
  const cards = foundations.flat().length;
  const ranks = foundations.reduce((sum, lane) => sum + (lane.length * (lane.length + 1)) / 2, 0);
  const all = (count: number): readonly [number, number] => (sketch.scorer === 1 ? [0, count] : [count, 0]);
  return {
    mode: sketch.mode ?? 'shared',
    players: boards.map((board, seat) => ({
      ...board,
      score: (sketch.score ?? all(ranks))[seat]!,
      placed: (sketch.placed ?? all(cards))[seat]!,
      idle: sketch.idle?.[seat] ?? 0,
      turned: sketch.turned?.[seat] ?? 0,
    })),
    foundations,
  };
};

/** Options with the given changes. */
export const optionsWith = (changes: { readonly [key: string]: Json } = {}, preset = 'classic'): HighNoonOptions => {
  const resolved = resolveOptions(highnoon.options, { preset, options: changes });
  if (!resolved.ok) throw new Error(`${resolved.error.at} ${resolved.error.message}`);
  return resolved.value;
};

/** The state of a sketch; a sketch that is impossible throws. */
export const stateOf = (sketch: Sketch, changes: { readonly [key: string]: Json } = {}): State => {
  const state = highnoon.position.read(optionsWith(changes), positionOf(sketch));
  if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
  return state.value;
};

const actionOf = (text: string): number => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  return action.value;
};

/** The code and clause of a refusal, or `legal`. */
export const verdict = (state: State, seat: Seat, action: string): string => {
  const refusal = highnoon.refuse(state, seat, actionOf(action));
  return refusal === undefined ? 'legal' : `${refusal.code} ${refusal.clause}`;
};

/** Legal actions as text, sorted. */
export const legalOf = (state: State, seat: Seat): readonly string[] =>
  highnoon
    .legal(state, seat)
    .map(highnoon.notate)
    .toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** The state after some moves (`0 draw`), each of which must be legal, with all that happened. */
export const after = (state: State, ...moves: readonly string[]) => {
  let now = state;
  const events: Json[] = [];
  for (const move of moves) {
    const seat = Number(move.slice(0, 1));
    const action = move.slice(2);
    const said = verdict(now, seat, action);
    if (said !== 'legal') throw new Error(`${move}: ${said}`);
    const turn = playOnce(highnoon, now, seat, actionOf(action));
    now = turn.state;
    events.push(...turn.events.map((event) => (event.open ?? event.pub) as Json));
  }
  return { state: now, events, last: events.at(-1), board: (seat: Seat) => boardOf(now, seat) };
};

/** What lies before a player, in the words of a sketch. */
export const boardOf = (state: State, seat: Seat) => {
  const written = highnoon.position.write(state) as unknown as {
    readonly players: readonly {
      readonly stock: readonly string[];
      readonly waste: readonly string[];
      readonly tableau: readonly (readonly string[])[];
    }[];
  };
  const { stock, waste, tableau } = written.players[seat] as (typeof written.players)[number];
  const said = (ids: readonly string[]): string => ids.map(short).join(' ');
  return { stock: said(stock).replaceAll('?', ''), waste: said(waste), t: tableau.map(said) };
};

const short = (id: string): string => (id.endsWith('?') ? `${frenchOf(id.slice(0, -1))}?` : frenchOf(id));
