// Positions for rule tables: say what matters, the rest of the deck is laid where it does no harm.

import { play as playOnce, type Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { resolveOptions } from '../../kernel/options.ts';
import { parse } from './actions.ts';
import { deckCards, nameOf } from './cards.ts';
import { guinote } from './index.ts';
import type { GuinoteOptions } from './options.ts';
import type { State } from './state.ts';

/** What a rule table says of a position; cards as words: `'2C 1C 3O'`. */
export interface Sketch {
  readonly trump?: string;
  /** The turned-up card; absent means arrastre. */
  readonly pinta?: string;
  /** Two hands or four; the number of players is theirs. */
  readonly hands?: readonly string[];
  /** Cards each before the trick began, in arrastre: hands are filled up to it. */
  readonly size?: number;
  /** Cards of the stock to be drawn first. */
  readonly stock?: string;
  /** Cards to draw, the pinta included. */
  readonly left?: number;
  readonly leader?: Seat;
  readonly trick?: string;
  /** Cards taken by each side; the rest of the played cards goes to `rest`, the leader's side if nothing is said. */
  readonly won?: readonly [string, string];
  readonly rest?: 0 | 1;
  readonly cantes?: readonly { readonly seat: Seat; readonly suit: string }[];
  readonly sung?: readonly Seat[];
  /** At the stop before the last draw: who has still to say `draw`, or `true` for all who have a word. */
  readonly stop?: boolean | readonly Seat[];
  readonly carried?: readonly [points: number, cards: number, points: number, cards: number];
  readonly partidas?: readonly [number, number];
  readonly cotos?: readonly [number, number];
  readonly deals?: number;
  readonly renuncio?: Seat;
}

const cards = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

const RANKS_BY_DULLNESS = ['2', '4', '5', '6', '8', '9', '11', '7', '3', '1', '10', '12'];

const dullness = (card: string, trump: string): number =>
  RANKS_BY_DULLNESS.indexOf(card.slice(0, -1)) + (card.endsWith(trump) ? 20 : 0);

/** The least valuable cards first: fillers for hands and stock must not make pairs or points by accident. */
const fillersFor = (options: GuinoteOptions, named: ReadonlySet<string>, trump: string): string[] =>
  deckCards(options)
    .map(nameOf)
    .filter((card) => !named.has(card))
    .toSorted((a, b) => dullness(a, trump) - dullness(b, trump));

/** The position JSON of a sketch. */
export const positionOf = (sketch: Sketch, options: GuinoteOptions = optionsFor(sketch)): { [key: string]: Json } => {
  const { players } = options;
  const trump = sketch.trump ?? (sketch.pinta ?? 'O').slice(-1);
  const hands = (sketch.hands ?? Array.from({ length: players }, () => '')).map((hand) => cards(hand));
  const trick = cards(sketch.trick);
  const won = (sketch.won ?? ['', '']).map((pile) => cards(pile));
  const stock = cards(sketch.stock);
  const pinta = sketch.pinta === undefined ? [] : [sketch.pinta];
  const named = new Set([...hands.flat(), ...trick, ...won.flat(), ...stock, ...pinta]);
  const fillers = fillersFor(options, named, trump);
  const leader = sketch.leader ?? 0;
  const stop = sketch.stop !== undefined && sketch.stop !== false;
  const size = stop ? 5 : sketch.pinta === undefined ? (sketch.size ?? 0) : 6;
  hands.forEach((hand, seat) => {
    const played = (seat - leader + players) % players < trick.length ? 1 : 0;
    while (hand.length < size - played) hand.push(fillers.shift()!);
  });
  if (sketch.pinta !== undefined) {
    const left = stop ? players : (sketch.left ?? options.deck - 6 * players);
    while (stock.length < left - 1) stock.push(fillers.shift()!);
  }
  won[sketch.rest ?? leader & 1]?.push(...fillers);
  const anyWon = won.some((pile) => pile.length > 0);
  const [points0 = 0, cards0 = 0, points1 = 0, cards1 = 0] = sketch.carried ?? [];
  const vueltas = sketch.carried !== undefined;
  const partidas = sketch.partidas ?? [0, 0];
  return {
    players,
    dealer: (leader + players - 1) % players,
    hand: vueltas ? 'vueltas' : 'idas',
    trump,
    pinta: sketch.pinta ?? null,
    stock,
    hands,
    trick: { leader, cards: trick },
    won,
    lastTrick: anyWon ? { winner: leader } : null,
    cantes: (sketch.cantes ?? []).map((cante) => ({ ...cante })),
    sungSinceTrick: sketch.sung ?? [],
    ...(stop ? { lastDraw: stopSeats(sketch, options, leader) } : {}),
    ...(sketch.renuncio === undefined ? {} : { renuncio: { seat: sketch.renuncio } }),
    carried: [
      { points: points0, cardPoints: cards0 },
      { points: points1, cardPoints: cards1 },
    ],
    partidas,
    cotos: sketch.cotos ?? [0, 0],
    deals: sketch.deals ?? partidas[0] + partidas[1] + (vueltas ? 2 : 1),
  };
};

const stopSeats = ({ stop }: Sketch, options: GuinoteOptions, leader: Seat): readonly Seat[] => {
  if (typeof stop === 'object') return stop;
  const both = options.players === 4 && (options.canteBy === 'pair' || options.sevenBy === 'pair');
  return both ? [leader, leader ^ 2] : [leader];
};

const optionsFor = (sketch: Sketch): GuinoteOptions => optionsWith({ players: sketch.hands?.length ?? 2 });

/** Options of two players in Aragón, with changes or another preset. */
export const optionsWith = (changes: { readonly [key: string]: Json } = {}, preset = 'aragon'): GuinoteOptions => {
  const resolved = resolveOptions(guinote.options, { preset, options: { players: 2, ...changes } });
  if (!resolved.ok) throw new Error(`${resolved.error.at} ${resolved.error.message}`);
  return resolved.value;
};

/** The same for four players. */
export const fourWith = (changes: { readonly [key: string]: Json } = {}, preset = 'aragon'): GuinoteOptions =>
  optionsWith({ players: 4, ...changes }, preset);

/** The state of a sketch; a sketch that is impossible throws. */
export const stateOf = (sketch: Sketch, options: GuinoteOptions = optionsFor(sketch)): State => {
  const state = guinote.position.read(options, positionOf(sketch, options));
  if (!state.ok) throw new Error(`${state.error.at}: ${state.error.message}`);
  return state.value;
};

/** What a judge says of a move. */
export const analyse = guinote.analyse!;

/** The code and clause of a refusal, or `legal`. */
export const verdict = (state: State, seat: Seat, action: string): string => {
  const refusal = guinote.refuse(state, seat, actionOf(action));
  return refusal === undefined ? 'legal' : `${refusal.code} ${refusal.clause}`;
};

const actionOf = (text: string): number => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  return action.value;
};

/** Legal actions as text, sorted. */
export const legalOf = (state: State, seat: Seat): readonly string[] =>
  guinote.legal(state, seat).map(guinote.notate).toSorted(byText);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The state after some moves (`0 play 1C`), each of which must be legal, with all that happened. */
export const after = (state: State, ...moves: readonly string[]) => {
  let now = state;
  const events: Json[] = [];
  for (const move of moves) {
    const seat = Number(move.slice(0, 1));
    const action = move.slice(2);
    const said = verdict(now, seat, action);
    if (said !== 'legal') throw new Error(`${move}: ${said}`);
    const turn = playOnce(guinote, now, seat, actionOf(action));
    now = turn.state;
    events.push(...turn.events.map((event) => (event.open ?? event.pub) as Json));
  }
  return { state: now, events, last: events.at(-1) };
};
