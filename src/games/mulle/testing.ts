// Positions for rule tables: say what matters, the rest of the pack is laid where it does no harm.

import { play as playOnce, type Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { parse, type Action } from './actions.ts';
import { cardNamed, handValue, nameOf, PACK, tableValue } from './cards.ts';
import { mulle } from './index.ts';
import type { MulleOptions } from './options.ts';
import type { State } from './state.ts';

/** What a rule table says of a position; cards as words. */
export interface Sketch {
  /** Loose cards and builds in order: `S3 HK 1:7=H4+C3 0!9=D9+S9` is a loose three, a king, an open 7 of seat 1, a locked 9 of seat 0. */
  readonly table?: string;
  /** Hands by seat; the shorter ones are filled with cards that take nothing here. */
  readonly hands?: readonly string[];
  readonly turn?: Seat;
  readonly captured?: readonly [string, string];
  readonly mulles?: readonly [string, string];
  readonly tabbar?: readonly [number, number];
  readonly lastTaker?: Seat;
  /** Deals made; without it the last one, with an empty stock. */
  readonly deal?: number;
  readonly omgang?: number;
  readonly totals?: readonly [number, number];
  /** Who has taken the cards that nobody mentions. */
  readonly rest?: 0 | 1;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

type JsonPile = { readonly cards: string[]; readonly build?: { owner: number; value: number; locked: boolean } };

const pileOf = (word: string): JsonPile => {
  const parts = /^(\d)([:!])(\d+)=(.*)$/u.exec(word);
  if (parts === null) return { cards: [word] };
  const [, owner, lock, value, cards = ''] = parts;
  return {
    cards: cards.split('+'),
    build: { owner: Number(owner), value: Number(value), locked: lock === '!' },
  };
};

/** Options with the given changes. */
export const optionsWith = (changes: { readonly [key: string]: Json } = {}): MulleOptions => {
  const resolved = resolveOptions(mulle.options, { options: changes });
  if (!resolved.ok) throw new Error(`${resolved.error.at} ${resolved.error.message}`);
  return resolved.value;
};

/** The position JSON of a sketch. */
export const positionOf = (sketch: Sketch, options: MulleOptions = optionsWith()): { [key: string]: Json } => {
  const { players } = options;
  const deals = players === 2 ? 6 : 3;
  const deal = sketch.deal ?? deals;
  const omgang = sketch.omgang ?? 1;
  const turn = sketch.turn ?? 0;
  const table = words(sketch.table).map(pileOf);
  const hands = Array.from({ length: players }, (_, seat) => words(sketch.hands?.[seat]));
  const captured = (sketch.captured ?? ['', '']).map((pile) => words(pile));
  const left = PACK.map(nameOf);
  for (const card of [...table.flatMap((pile) => pile.cards), ...hands.flat(), ...captured.flat()]) {
    const at = left.indexOf(card);
    if (at === -1) throw new Error(`${card} is there a third time`);
    left.splice(at, 1);
  }
  fillHands(hands, left, turn, (omgang - 1) % players);
  const stock = left.splice(0, deal === 0 ? 104 : 104 - 8 - deal * 8 * players);
  captured[sketch.rest ?? 0]?.push(...left);
  const taker = captured.findIndex((pile) => pile.length > 0);
  return {
    turn,
    table: table as unknown as Json,
    hands,
    stock,
    captured,
    mulles: (sketch.mulles ?? ['', '']).map((cards) => words(cards)),
    tabbar: [...(sketch.tabbar ?? [0, 0])],
    lastTaker: sketch.lastTaker ?? (taker === -1 ? null : taker),
    deal,
    omgang,
    totals: [...(sketch.totals ?? [0, 0])],
  };
};

/** Every hand as long as the turn wants it; fillers have hand values that nobody named. */
const fillHands = (hands: readonly string[][], left: string[], turn: Seat, starter: Seat): void => {
  const players = hands.length;
  const played = (turn - starter + players) % players;
  const before = (seat: Seat): number => ((seat - starter + players) % players < played ? 1 : 0);
  const size = Math.max(...hands.map((hand, seat) => hand.length + before(seat)));
  const value = (name: string): number => handValue(cardNamed(name)!);
  const named = new Set(hands.flat().map(value));
  const dullness = (name: string): number =>
    (named.has(value(name)) ? 100 : 0) + (value(name) > 13 ? 50 : 0) - tableValue(cardNamed(name)!);
  const fillers = left.toSorted((a, b) => dullness(a) - dullness(b));
  hands.forEach((hand, seat) => {
    while (hand.length < size - before(seat)) {
      const card = fillers.shift()!;
      left.splice(left.indexOf(card), 1);
      hand.push(card);
    }
  });
};

/** The state of a sketch; a sketch that is impossible throws. */
export const stateOf = (sketch: Sketch, changes: { readonly [key: string]: Json } = {}): State => {
  const options = optionsWith(changes);
  const state = mulle.position.read(options, positionOf(sketch, options));
  if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
  return state.value;
};

/** The action of a text. */
export const actionOf = (text: string): Action => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  return action.value;
};

/** The code and clause of a refusal, or `legal`. */
export const verdict = (state: State, seat: Seat, action: string): string => {
  const refusal = mulle.refuse(state, seat, actionOf(action));
  return refusal === undefined ? 'legal' : `${refusal.code} ${refusal.clause}`;
};

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Legal actions as text, sorted; only those with a card, if one is named. */
export const legalOf = (state: State, seat: Seat, card?: string): readonly string[] =>
  mulle
    .legal(state, seat)
    .map(mulle.notate)
    .filter((text) => card === undefined || new RegExp(`^\\w+ ${card}\\b`, 'u').test(text))
    .toSorted(byText);

/** The table in the words of a sketch. */
export const tableOf = (state: State): string =>
  state.table
    .map((pile) => {
      const cards = pile.cards.map(nameOf).join('+');
      return pile.owner === -1 ? cards : `${pile.owner}${pile.locked ? '!' : ':'}${pile.value}=${cards}`;
    })
    .join(' ');

/** The state after some moves (`0 discard S5`), each of which must be legal, with all that happened. */
export const after = (state: State, ...moves: readonly string[]) => {
  let now = state;
  const events: Json[] = [];
  for (const move of moves) {
    const seat = Number(move.slice(0, 1));
    const said = verdict(now, seat, move.slice(2));
    if (said !== 'legal') throw new Error(`${move}: ${said}`);
    const turn = playOnce(mulle, now, seat, actionOf(move.slice(2)));
    now = turn.state;
    events.push(...turn.events.map((event) => (event.open ?? event.pub) as Json));
  }
  return { state: now, events, last: events.at(-1), table: tableOf(now) };
};
