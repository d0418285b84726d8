// The arrastre of two players, exactly: with the stock gone every card is known, so each action has a value under best play of both.

import type { Game, Seat } from '../../kernel/game.ts';
import type { Guinote } from '../../games/guinote/index.ts';
import type { Action } from '../../games/guinote/actions.ts';
import { beaters, bitOf, cantePair, cardsIn, pointsOf, suitOf, type Card } from '../../games/guinote/cards.ts';
import { cardPointsOf, TARGET, THIRTY, totalOf } from '../../games/guinote/scoring.ts';
import { held, NONE, type Side, type State } from '../../games/guinote/state.ts';
import { chanceAfter, isHandOver } from './worth.ts';

/** Chances first, points only between equal ones: a difference of points stays below this. */
const PER_CHANCE = 1024;

const judged = (winner: Side, total0: number, total1: number): number =>
  chanceAfter(winner, total0, total1) * PER_CHANCE + total0 - total1;

/** The value of a hand that is over, to side 0. */
export const endValue = (s: State): number => judged(s.partidaWinner, totalOf(s, 0), totalOf(s, 1));

const LOWEST = -0x7fff_ffff;
const HIGHEST = 0x7fff_ffff;
const LAST_TEN = 10;

/** Values found so far, between a lowest and a highest, by position: a hash table that forgets. */
const BITS = 14;
const SLOTS = 1 << BITS;

/** A sung pair: who holds it, which cards, what it counts. */
interface Pair {
  readonly owner: Seat;
  readonly mask: number;
  readonly points: number;
}

/** One ending: its twelve cards are bits, and everything about them is a mask. */
class Ending {
  readonly #s: State;
  readonly #cards: readonly Card[];
  readonly #own: readonly [number, number];
  readonly #points: readonly number[];
  /** By card, the cards of its suit, those that beat it there, and those that take a trick from it. */
  readonly #same: readonly number[];
  readonly #above: readonly number[];
  readonly #takers: readonly number[];
  readonly #trumps: number;
  /** Points of all cards together. */
  readonly #sum: number;
  readonly #pairs: readonly Pair[];
  readonly #base: readonly [number, number];
  readonly #baseCards: readonly [number, number];
  /** Does 101 end the hand at once? */
  readonly #sudden: boolean;
  readonly #keys = new Int32Array(SLOTS).fill(-1);
  readonly #low = new Int32Array(SLOTS);
  readonly #high = new Int32Array(SLOTS);
  nodes = 0;

  constructor(s: State) {
    const { options } = s;
    const handOf = (seat: Seat): Card[] => [0, 1, 2, 3].flatMap((suit) => [...cardsIn(suit, held(s, seat, suit))]);
    const hands = [handOf(0), handOf(1)] as const;
    const cards = [...hands[0], ...hands[1]];
    const maskOf = (test: (card: Card) => boolean): number =>
      cards.reduce((mask, card, i) => (test(card) ? mask | (1 << i) : mask), 0);
    this.#s = s;
    this.#cards = cards;
    this.#own = [(1 << hands[0].length) - 1, ((1 << hands[1].length) - 1) << hands[0].length];
    this.#points = cards.map((card) => pointsOf(options, card));
    this.#sum = this.#points.reduce((sum, points) => sum + points, 0);
    this.#trumps = maskOf((card) => suitOf(card) === s.trump);
    this.#same = cards.map((card) => maskOf((other) => suitOf(other) === suitOf(card)));
    this.#above = cards.map(
      (card, i) => this.#same[i]! & maskOf((other) => (beaters(options, card) & bitOf(other)) !== 0),
    );
    this.#takers = cards.map((_, i) => this.#above[i]! | (this.#trumps & ~this.#same[i]!));
    const pair = cantePair(options);
    this.#pairs = [s.trump, ...[0, 1, 2, 3].filter((suit) => suit !== s.trump)].flatMap((suit) => {
      const owner = [0, 1].find((seat) => (held(s, seat, suit) & pair) === pair);
      if (owner === undefined || !options.canteInArrastre || s.cantes.some((cante) => (cante & 3) === suit)) return [];
      const mask = maskOf((card) => suitOf(card) === suit && (pair & bitOf(card)) !== 0);
      return [{ owner, mask, points: suit === s.trump ? 40 : 20 }];
    });
    this.#base = [totalOf(s, 0), totalOf(s, 1)];
    this.#baseCards = [cardPointsOf(s, 0), cardPointsOf(s, 1)];
    this.#sudden = s.vueltas || options.endIdas === 'immediate';
  }

  /** The value at a lead, to side 0. */
  value(): number {
    const { leader, sung } = this.#s;
    const all = (1 << this.#cards.length) - 1;
    return this.#lead(all, leader, 0, 0, (sung & (1 << leader)) === 0, LOWEST, HIGHEST);
  }

  #cantePoints(side: Side, sung: number): number {
    let points = 0;
    for (let i = 0; i < this.#pairs.length; i++)
      if ((sung & (1 << i)) !== 0 && this.#pairs[i]!.owner === side) points += this.#pairs[i]!.points;
    return points;
  }

  /** Card points of a side since the beginning: `won` are those of side 0 alone. */
  #cardsOf(side: Side, won: number, left: number): number {
    return this.#baseCards[side]! + (side === 0 ? won : this.#sum - left - won);
  }

  #totalOf(side: Side, won: number, left: number, sung: number): number {
    return this.#base[side]! + (side === 0 ? won : this.#sum - left - won) + this.#cantePoints(side, sung);
  }

  #leftOf(rest: number): number {
    let points = 0;
    for (let mask = rest; mask !== 0; mask &= mask - 1) points += this.#points[31 - Math.clz32(mask & -mask)]!;
    return points;
  }

  #isShort(side: Side, won: number, left: number): boolean {
    return this.#s.options.min30 !== 'off' && this.#cardsOf(side, won, left) < THIRTY;
  }

  /** Has the side that has just taken a trick, or sung, won at once? */
  #endsNow(side: Side, won: number, left: number, sung: number): boolean {
    return this.#sudden && this.#totalOf(side, won, left, sung) >= TARGET && !this.#isShort(side, won, left);
  }

  /** The words before a lead, then the lead: `rest` are the cards still held, `won` the card points of side 0 from here. */
  #lead(rest: number, leader: Seat, won: number, sung: number, maySing: boolean, from: number, to: number): number {
    this.nodes++;
    const key = rest | (leader << 12) | (sung << 13) | ((maySing ? 1 : 0) << 17) | (won << 18);
    const slot = Math.imul(key, 0x9e37_79b1) >>> (32 - BITS);
    if (this.#keys[slot] === key) {
      const [low, high] = [this.#low[slot]!, this.#high[slot]!];
      if (low >= to || low === high) return low;
      if (high <= from) return high;
    }
    const best = this.#search(rest, leader, won, sung, maySing, from, to);
    if (this.#keys[slot] !== key) {
      this.#keys[slot] = key;
      this.#low[slot] = LOWEST;
      this.#high[slot] = HIGHEST;
    }
    if (best > from) this.#low[slot] = Math.max(this.#low[slot]!, best);
    if (best < to) this.#high[slot] = Math.min(this.#high[slot]!, best);
    return best;
  }

  #search(rest: number, leader: Seat, won: number, sung: number, maySing: boolean, from: number, to: number): number {
    const gains = leader === 0;
    let best = gains ? LOWEST : HIGHEST;
    let [alpha, beta] = [from, to];
    const take = (value: number): boolean => {
      if (gains) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best);
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best);
      }
      return alpha >= beta;
    };
    if (maySing) {
      for (let i = 0; i < this.#pairs.length; i++) {
        const { owner, mask } = this.#pairs[i]!;
        if (owner !== leader || (sung & (1 << i)) !== 0 || (rest & mask) !== mask) continue;
        if (take(this.#sing(rest, leader, won, sung | (1 << i), alpha, beta))) return best;
      }
    }
    for (let mask = rest & this.#own[leader]!; mask !== 0; mask &= mask - 1) {
      if (take(this.#answer(rest, leader, 31 - Math.clz32(mask & -mask), won, sung, alpha, beta))) return best;
    }
    return best;
  }

  #sing(rest: number, leader: Seat, won: number, sung: number, from: number, to: number): number {
    const left = this.#leftOf(rest);
    if (this.#endsNow(leader, won, left, sung))
      return judged(leader, this.#totalOf(0, won, left, sung), this.#totalOf(1, won, left, sung));
    return this.#lead(rest, leader, won, sung, false, from, to);
  }

  /** The best answer to a card led. */
  #answer(rest: number, leader: Seat, led: number, won: number, sung: number, from: number, to: number): number {
    const theirs = rest & this.#own[1 - leader]!;
    // GUI-6: beat it, follow, trump, or anything.
    let may = theirs & this.#above[led]!;
    if (may === 0) may = theirs & this.#same[led]!;
    if (may === 0) may = theirs & this.#trumps;
    if (may === 0) may = theirs;
    const gains = leader === 1;
    let best = gains ? LOWEST : HIGHEST;
    let [alpha, beta] = [from, to];
    for (; may !== 0 && alpha < beta; may &= may - 1) {
      const card = 31 - Math.clz32(may & -may);
      const winner = (this.#takers[led]! & (1 << card)) === 0 ? leader : 1 - leader;
      const taken = winner === 0 ? this.#points[led]! + this.#points[card]! : 0;
      const value = this.#closed(rest & ~(1 << led) & ~(1 << card), winner, won + taken, sung, alpha, beta);
      if (gains) {
        best = Math.max(best, value);
        alpha = Math.max(alpha, best);
      } else {
        best = Math.min(best, value);
        beta = Math.min(beta, best);
      }
    }
    return best;
  }

  /** After a trick. */
  #closed(rest: number, winner: Seat, won: number, sung: number, from: number, to: number): number {
    if (rest === 0) return this.#played(winner, won, sung);
    const left = this.#leftOf(rest);
    if (this.#endsNow(winner, won, left, sung))
      return judged(winner, this.#totalOf(0, won, left, sung), this.#totalOf(1, won, left, sung));
    return this.#lead(rest, winner, won, sung, true, from, to);
  }

  /** All cards are played: GUI-9 to GUI-11. */
  #played(last: Seat, won: number, sung: number): number {
    const totals = [0, 1].map((side) => this.#totalOf(side, won, 0, sung) + (side === last ? LAST_TEN : 0));
    return judged(this.#winner(last, won, totals), totals[0]!, totals[1]!);
  }

  #winner(last: Side, won: number, totals: readonly number[]): Side {
    const { min30, bothOver } = this.#s.options;
    const rival = 1 - last;
    const reached = (side: Side): boolean => totals[side]! >= TARGET && !this.#isShort(side, won, 0);
    if (min30 === 'loses') {
      if (this.#isShort(last, won, 0)) return rival;
      if (this.#isShort(rival, won, 0)) return last;
    }
    if (reached(last) && reached(rival)) return bothOver === 'higher' && totals[rival]! > totals[last]! ? rival : last;
    if (reached(last)) return last;
    return reached(rival) ? rival : NONE;
  }
}

/** What an action leads to under best play of both, to side 0. */
export interface Valued {
  readonly action: Action;
  readonly value: number;
}

/** Is this an ending that can be solved? */
export const isEnding = (s: State): boolean => s.options.players === 2 && s.stage === 'play' && s.pinta === NONE;

/** The value of every action in an ending, in the order given. */
export const solveEnding = (game: Game<Guinote>, s: State, seat: Seat, actions: readonly Action[]): readonly Valued[] =>
  actions.map((action) => {
    const next = game.clone(s);
    game.apply(next, seat, action);
    return { action, value: valueOf(game, next) };
  });

/** At a lead by search; with a card on the table, the best of the answers, unless its leader does better to speak now (GUI-7.8). */
const valueOf = (game: Game<Guinote>, s: State): number => {
  if (isHandOver(s)) return endValue(s);
  if (s.trick.length === 0) return new Ending(s).value();
  const best = (seat: Seat, values: readonly number[]): number =>
    seat === 0 ? Math.max(...values) : Math.min(...values);
  const after = (seat: Seat): readonly number[] =>
    solveEnding(game, s, seat, game.legal(s, seat)).map(({ value }) => value);
  return best(s.leader, [best(s.turn, after(s.turn)), ...after(s.leader)]);
};

/** The best action for a seat; of equal ones the first. */
export const bestOf = (valued: readonly Valued[], seat: Seat): Action | undefined => {
  const sign = seat === 0 ? 1 : -1;
  return valued.reduce<Valued | undefined>(
    (best, each) => (best === undefined || sign * (each.value - best.value) > 0 ? each : best),
    undefined,
  )?.action;
};
