// What the cards that others played in the arrastre tell of their hands: a deal in which they would have played something else is believed less.

import { bitOf, cardNamed, suitOf, type Card } from '../../games/guinote/cards.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import type { Guinote } from '../../games/guinote/index.ts';
import { cloneState, copyState, sideOf, type State } from '../../games/guinote/state.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { judge } from './policy.ts';
import { tablesFor } from './tables.ts';

/** A card that was played in the arrastre, and what lay there before it. */
export interface Deed {
  readonly seat: Seat;
  readonly card: Card;
  readonly leader: Seat;
  readonly trick: Card[];
  /** What had been won by then: four masks per side. */
  readonly won: number[];
  readonly cantes: readonly number[];
  /** By suit, this card and those that the same seat has played since. */
  readonly since: number[];
}

const known = (text: string): Card => cardNamed(text)!;

/** The cards of this arrastre in order, up to a state. */
export const deedsOf = (history: readonly GuinoteEvent[], { won, cantes }: State): readonly Deed[] => {
  const arrastre = history.slice(history.findLastIndex(({ type }) => type === 'drew' || type === 'dealt') + 1);
  const before = won.slice();
  for (const event of arrastre) {
    if (event.type !== 'played') continue;
    const card = known(event.card);
    for (const side of [0, 1]) before[side * 4 + suitOf(card)]! &= ~bitOf(card);
  }
  let sung = cantes.length - arrastre.filter(({ type }) => type === 'sang').length;
  const deeds: Deed[] = [];
  let trick: Card[] = [];
  let leader: Seat = 0;
  for (const event of arrastre) {
    if (event.type === 'trick') {
      for (const card of trick) before[sideOf(event.winner) * 4 + suitOf(card)]! |= bitOf(card);
      trick = [];
    }
    if (event.type === 'sang') sung++;
    if (event.type !== 'played') continue;
    const { seat } = event;
    const card = known(event.card);
    if (trick.length === 0) leader = seat;
    deeds.push({ seat, card, leader, trick, won: before.slice(), cantes: cantes.slice(0, sung), since: [0, 0, 0, 0] });
    for (const deed of deeds) if (deed.seat === seat) deed.since[suitOf(card)]! |= bitOf(card);
    trick = [...trick, card];
  }
  return deeds;
};

/** Counts the cards that their players would not have played in a state, going by the policy; it changes `scratch`. */
export const surprisesIn = (s: State, deeds: readonly Deed[], scratch: State): number => {
  const tables = tablesFor(s.options);
  let surprises = 0;
  for (const { seat, card, leader, trick, won, cantes, since } of deeds) {
    scratch.leader = leader;
    scratch.turn = seat;
    scratch.trick = trick;
    scratch.won = won;
    scratch.cantes = cantes;
    for (let suit = 0; suit < 4; suit++) scratch.hands[seat * 4 + suit] = s.hands[seat * 4 + suit]! | since[suit]!;
    if (judge(scratch, seat, tables) !== card) surprises++;
  }
  return surprises;
};

/** Steps that lead away from the first deal, and steps between two deals that are given. */
const UNSETTLED = 20;
const APART = 2;

/**
 * A walk over deals (Metropolis): one with k more surprises than the last is believed once in 2ᵏ times. All deals that `draw` gives stay possible:
 * nobody plays by the policy alone.
 */
export const readingWorlds = (
  { history, seat }: Thought<Guinote>,
  draw: (random: Random) => State,
): ((random: Random) => State) => {
  let deeds: readonly Deed[] | undefined;
  let believed: State;
  let given: State;
  let scratch: State;
  let surprises = 0;
  const step = (random: Random): void => {
    const s = draw(random);
    const found = surprisesIn(s, deeds!, scratch);
    if (found > surprises && random.below(1 << (found - surprises)) > 0) return;
    surprises = found;
    copyState(s, believed);
  };
  const begin = (random: Random): void => {
    const first = draw(random);
    deeds = deedsOf(history, first).filter((deed) => deed.seat !== seat);
    [believed, given, scratch] = [cloneState(first), cloneState(first), cloneState(first)];
    surprises = surprisesIn(first, deeds, scratch);
    for (let n = 0; n < UNSETTLED; n++) step(random);
  };
  return (random) => {
    if (deeds === undefined) begin(random);
    if (deeds!.length === 0) return draw(random);
    for (let n = 0; n < APART; n++) step(random);
    copyState(believed, given);
    return given;
  };
};
