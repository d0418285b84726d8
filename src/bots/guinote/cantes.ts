// When a cante is sung: at the first window, or a little later where waiting costs nothing and hides the pair from the others for longer.

import type { Guinote } from '../../games/guinote/index.ts';
import { isSing, SING } from '../../games/guinote/actions.ts';
import { bitOf, cantePair, cardNamed, cardOf, suitOf, type Card, type Suit } from '../../games/guinote/cards.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import { TARGET } from '../../games/guinote/scoring.ts';
import { sideOf } from '../../games/guinote/state.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Thought } from '../bot.ts';

const known = (text: string): Card => cardNamed(text)!;

/** The as of a suit. */
const AS = 11;

/** With so many rounds to draw, another trick for the as of trump comes before the arrastre. */
const ROUNDS = 3;

/** Would the pair be just as good later? The as of trump wins another trick in time, and no points are wanted now. */
const canWait = ({ view, seat }: Thought<Guinote>, suit: Suit): boolean => {
  const { pinta, stock, options, counts, hands } = view;
  if (pinta === null || stock.length < ROUNDS * options.players) return false;
  const trump = suitOf(known(pinta));
  const points = suit === trump ? 40 : 20;
  if (counts[sideOf(seat)]!.total + points >= TARGET) return false;
  return hands[seat]!.some((card) => card !== null && known(card) === cardOf(trump, AS));
};

/** How many tricks of its side a seat has let pass with a pair that it could have sung; this hand alone. */
const windowsPassed = (history: readonly GuinoteEvent[], seat: Seat, pair: readonly Card[], mates: boolean): number => {
  let passed = 0;
  let lying = 0;
  let winner = -1;
  const held = new Set<Card>();
  for (const event of history.slice(
    Math.max(
      0,
      history.findLastIndex(({ type }) => type === 'dealt'),
    ),
  )) {
    if (event.type === 'dealt') for (const card of event.hands[seat]!) if (card !== null) held.add(known(card));
    if (event.type === 'drew')
      for (const drawn of event.cards) if (drawn.seat === seat && drawn.card !== null) held.add(known(drawn.card));
    if (event.type === 'swapped' && event.seat === seat) held.add(known(event.pinta));
    if (event.type === 'trick') [lying, winner] = [0, event.winner];
    if (event.type !== 'played') continue;
    const could = winner >= 0 && (mates ? sideOf(winner) === sideOf(seat) : winner === seat);
    if (lying++ === 0 && could && pair.every((card) => held.has(card))) passed++;
  }
  return passed;
};

/** Does a player who lets so many tricks pass keep its only pair back now? */
export const holdsBack = (thought: Thought<Guinote>, tricks: number): boolean => {
  const suits = thought.legal.filter(isSing).map((action) => action - SING);
  const [suit] = suits;
  if (suit === undefined || suits.length > 1 || !canWait(thought, suit)) return false;
  const { options } = thought.view;
  const pair = Array.from({ length: 12 }, (_, order) => cardOf(suit, order)).filter(
    (card) => (cantePair(options) & bitOf(card)) !== 0,
  );
  return windowsPassed(thought.history, thought.seat, pair, options.canteBy === 'pair') < tricks;
};
