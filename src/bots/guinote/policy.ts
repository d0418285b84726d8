// The card a sensible player lays without counting ahead: trumps kept for the arrastre, pairs kept for their cante, points to a trick of one's own side.

import type { Seat } from '../../kernel/game.ts';
import { DRAW, isPlay, type Action } from '../../games/guinote/actions.ts';
import { bitOf, orderOf, suitOf, type Card, type Suit } from '../../games/guinote/cards.ts';
import { dutyMask, dutySuit, owes } from '../../games/guinote/duties.ts';
import { inArrastre, NONE, type State } from '../../games/guinote/state.ts';
import { winningPlace } from '../../games/guinote/tricks.ts';
import {
  better,
  cardIn,
  LEAD,
  LEAD_MASTER,
  NO_CARD,
  OURS,
  OURS_LAST,
  OURS_SURE,
  placeOf,
  POINT,
  TAKE,
  TAKE_LAST,
  TAKE_SURE,
  tableOf,
  tablesFor,
  THEIRS,
  type Tables,
} from './tables.ts';
import { STRONG } from './signs.ts';
import { speak } from './words.ts';

/** The suits that were sung, as bits. */
const sungSuits = ({ cantes }: State): number => {
  let suits = 0;
  for (let i = 0; i < cantes.length; i++) suits |= 1 << (cantes[i]! & 3);
  return suits;
};

/** Cards without points, whatever the figures count. */
const SMALL = 0b0000_0111_1111;

/** 1 for two equal suits, else 0. */
const same = (suit: Suit, other: Suit): number => ((suit ^ other) - 1) >>> 31;

/** The best-looking lead, or the one that is asked about, with its score. */
const judgeLead = (s: State, seat: Seat, t: Tables, asked: number): number => {
  const { best, sign } = inArrastre(s) ? t.arrastre : t.robo;
  const { hands, won, trump } = s;
  const sung = sungSuits(s);
  let top = NO_CARD;
  const from = asked < 0 ? 0 : suitOf(asked);
  const to = asked < 0 ? 4 : from + 1;
  for (let suit = from; suit < to; suit++) {
    const mine = hands[seat * 4 + suit]!;
    const gone = won[suit]! | won[4 + suit]!;
    const masters = t.masters[t.suit & ~(mine | gone)]!;
    const pair = t.whole[mine]! * (t.alive[gone]! & ~(sung >> suit));
    const cards = asked < 0 ? mine : bitOf(asked);
    const table = tableOf(LEAD, same(suit, trump), pair);
    const master = tableOf(LEAD_MASTER, same(suit, trump), pair);
    const value = better(best[master + (cards & masters)]!, best[table + (cards & ~masters)]!);
    top = better(top, value + placeOf(suit));
    if (sign !== 0 && suit !== trump && (mine & STRONG) !== 0)
      top = better(top, best[table + (cards & SMALL & ~masters)]! + sign + placeOf(suit));
  }
  return top;
};

/** By suit, the cards of the trick. */
const lying = new Int32Array(4);

/** The best-looking card to a trick, or the one that is asked about, with its score. */
const judgeAnswer = (s: State, seat: Seat, t: Tables, asked: number): number => {
  const bound = inArrastre(s);
  const { best, loss, hold } = bound ? t.arrastre : t.robo;
  const { trick, trump, hands, won } = s;
  lying[0] = lying[1] = lying[2] = lying[3] = 0;
  let points = 0;
  for (let i = 0; i < trick.length; i++) {
    const card = trick[i]!;
    lying[card >> 4]! |= 1 << (card & 15);
    points += t.points[card & 15]!;
  }
  const place = winningPlace(s);
  const winning = trick[place]!;
  const above = t.above[orderOf(winning)]!;
  const last = trick.length === s.options.players - 1;
  const ours = ((trick.length - place) & 1) === 0;
  const owed = bound ? owes(s, seat) : 0;
  const sung = sungSuits(s);
  const taken = points * (last ? POINT : hold);
  const lost = ours ? taken : -points * loss;
  let lose = THEIRS;
  if (ours) {
    const suit = suitOf(winning);
    const seen = hands[seat * 4 + suit]! | won[suit]! | won[4 + suit]! | lying[suit]!;
    lose = last ? OURS_LAST : (above & t.suit & ~seen) === 0 ? OURS_SURE : OURS;
  }
  let top = NO_CARD;
  const from = asked < 0 ? 0 : suitOf(asked);
  const to = asked < 0 ? 4 : from + 1;
  for (let suit = from; suit < to; suit++) {
    const mine = hands[seat * 4 + suit]!;
    let cards = owed === 0 ? mine : dutySuit(owed) === suit ? dutyMask(owed) : 0;
    if (asked >= 0) cards = bitOf(asked);
    const isTrump = same(suit, trump);
    const gone = won[suit]! | won[4 + suit]!;
    const pair = t.whole[mine]! * (t.alive[gone]! & ~(sung >> suit));
    const isLed = same(suit, suitOf(winning));
    const takers = cards & ((-isLed & above) | (-isTrump & ~-isLed));
    const value = lost + best[tableOf(lose, isTrump, pair) + (cards & ~takers)]!;
    top = better(top, value + placeOf(suit));
    if (last) top = better(top, taken + best[tableOf(TAKE_LAST, isTrump, pair) + takers]! + placeOf(suit));
    else {
      const masters = t.masters[t.suit & ~(mine | gone | lying[suit]!)]!;
      const sure = best[tableOf(TAKE_SURE, isTrump, pair) + (takers & masters)]!;
      top = better(
        top,
        taken + better(sure, best[tableOf(TAKE, isTrump, pair) + (takers & ~masters)]!) + placeOf(suit),
      );
    }
  }
  return top;
};

/** The best-looking card that may be played, or one that is asked about, with its score. */
const score = (s: State, seat: Seat, tables: Tables, asked = NONE): number =>
  s.trick.length === 0 ? judgeLead(s, seat, tables, asked) : judgeAnswer(s, seat, tables, asked);

/** The best-looking card that may be played. */
export const judge = (s: State, seat: Seat, tables: Tables): Card => cardIn(score(s, seat, tables));

/** The move of a playout. */
export const policy = (s: State, seat: Seat): Action => {
  const word = s.trick.length === 0 ? speak(s, seat) : undefined;
  if (word !== undefined) return word;
  return s.stage === 'stop' ? DRAW : judge(s, seat, tablesFor(s.options));
};

/** A card that looks so many points worse than the best is a quarter as promising. */
const HALFWAY = 4 * POINT;

/** A cante that is weighed against cards is so much more promising than all of them. */
const CANTE = 4;

/** How promising actions are, adding up to 1. */
export const prior = (s: State, seat: Seat, moves: readonly Action[]): readonly number[] => {
  const out: number[] = [];
  const tables = tablesFor(s.options);
  let best = NO_CARD;
  for (let i = 0; i < moves.length; i++) {
    out.push(isPlay(moves[i]!) ? score(s, seat, tables, moves[i]) : 0);
    if (isPlay(moves[i]!)) best = better(best, out[i]!);
  }
  let sum = 0;
  for (let i = 0; i < out.length; i++) {
    const away = 1 + (best - out[i]!) / HALFWAY;
    out[i] = isPlay(moves[i]!) ? 1 / (away * away) : 0;
    sum += out[i]!;
  }
  if (!isPlay(moves[0]!)) {
    // A word stands first.
    out[0] = sum === 0 ? 1 : CANTE * sum;
    sum += out[0];
  }
  for (let i = 0; i < out.length; i++) out[i] = out[i]! / sum;
  return out;
};
