// From turn to turn, from deal to deal (MUL-2, MUL-10): dealing is the only randomness in the game.

import type { Events, Seat } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import { byDeck, nameOf, PACK, type Card } from './cards.ts';
import type { MulleEvent } from './events.ts';
import { countsOf } from './scoring.ts';
import {
  cardOf,
  DEALT,
  dealsOf,
  inPlay,
  loose,
  matchOver,
  NONE,
  omgangOver,
  sideOf,
  starterOf,
  type State,
} from './state.ts';

/** Label of the deal that is due: deals are counted through the match. */
export const dueDeal = (s: State): string | undefined => {
  if (inPlay(s) || matchOver(s)) return undefined;
  return `deal/${(s.omgang - 1) * dealsOf(s.options) + s.deal + 1}`;
};

/** Does the deal that is due begin an omgång? Later ones come from its stock. */
export const isShuffled = (s: State): boolean => s.deal === 0 || omgangOver(s);

/** Deals eight cards each; a new omgång begins with shuffling, and eight cards on the table (MUL-2.1). */
export const deal = (s: State, random: Random, events?: Events<MulleEvent>): void => {
  const { players } = s.options;
  const isFirst = isShuffled(s);
  if (isFirst) beginOmgang(s, random);
  s.deal++;
  s.turn = starterOf(s.omgang, players); // MUL-2.2
  for (let i = 0; i < players; i++) {
    s.hands[(s.turn + i) % players] = s.stock.slice(i * DEALT, (i + 1) * DEALT).sort(byDeck);
  }
  const used = players * DEALT;
  const table = isFirst ? s.stock.slice(used, used + DEALT) : [];
  for (const card of table) s.table.push(loose(card));
  s.stock = s.stock.slice(used + table.length);
  events?.push(dealtEvent(s, table));
};

const beginOmgang = (s: State, random: Random): void => {
  if (s.deal > 0) s.omgang++;
  s.deal = 0;
  s.stock = shuffle(PACK.slice(), random);
  s.table = [];
  s.captured = [[], []];
  s.mulles = [[], []];
  s.tabbar = [0, 0];
  s.lastTaker = NONE;
};

const dealtEvent = (s: State, table: readonly Card[]): Events<MulleEvent>[number] => {
  const seenBy = (isOpen: (seat: Seat) => boolean): MulleEvent => ({
    type: 'dealt',
    omgang: s.omgang,
    deal: s.deal,
    starter: s.turn,
    hands: s.hands.map((hand, seat) => hand.map((card) => (isOpen(seat) ? nameOf(card) : null))),
    table: table.map(nameOf),
  });
  const to = Object.fromEntries(s.hands.map((_, viewer) => [viewer, seenBy((seat) => seat === viewer)]));
  return { pub: seenBy(() => false), to, open: seenBy(() => true) };
};

/** The turn passes on (MUL-2.3); after the last card of the pack the omgång is counted. */
export const endTurn = (s: State, seat: Seat, events?: Events<MulleEvent>): void => {
  s.turn = (seat + 1) % s.options.players;
  if (!omgangOver(s)) return;
  sweep(s, seat, events);
  count(s, events);
};

/** The omgång given up by a seat: what nobody has taken goes to the other side, for intake only (MUL-13.4). */
export const concedeOmgang = (s: State, seat: Seat, events?: Events<MulleEvent>): void => {
  const { players } = s.options;
  const winner = (seat + 1) % players;
  const cards = [...s.hands.flat(), ...s.table.flatMap((pile) => pile.cards), ...s.stock];
  s.captured[sideOf(winner)]!.push(...cards);
  s.hands = s.hands.map(() => []);
  s.table = [];
  s.stock = [];
  s.deal = dealsOf(s.options);
  s.turn = starterOf(s.omgang, players);
  events?.push({ pub: { type: 'swept', seat: winner, cards: cards.map(nameOf) } });
  count(s, events);
};

const count = (s: State, events?: Events<MulleEvent>): void => {
  const counts = countsOf(s);
  s.totals = s.totals.map((total, side) => total + (counts[side]?.total ?? 0));
  events?.push({ pub: { type: 'counted', omgang: s.omgang, sides: counts, totals: s.totals.slice() } });
};

/** What lies loose at the end goes to the last taker, for intake only (MUL-10.2). */
const sweep = (s: State, lastPlayer: Seat, events?: Events<MulleEvent>): void => {
  if (s.table.length === 0) return;
  const seat = s.lastTaker === NONE ? lastPlayer : s.lastTaker;
  const cards = s.table.map(cardOf);
  s.captured[sideOf(seat)]!.push(...cards);
  s.table = [];
  events?.push({ pub: { type: 'swept', seat, cards: cards.map(nameOf) } });
};
