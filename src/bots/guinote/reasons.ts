// Why a move of Guiñote is good, from the player's own cards, those that lie open and those that are gone.

import type { Guinote } from '../../games/guinote/index.ts';
import { isPlay, isSing, SING, SWAP, type Action } from '../../games/guinote/actions.ts';
import {
  beaters,
  bitOf,
  cantePair,
  cardOf,
  cardsIn,
  fullSuit,
  maskSize,
  nameOf,
  pointsOf,
  SEVEN,
  suitOf,
  type Card,
  type Suit,
  type SuitMask,
} from '../../games/guinote/cards.ts';
import { held, inArrastre, type State } from '../../games/guinote/state.ts';
import { winningCard, winningSeat } from '../../games/guinote/tricks.ts';
import { reasonsFrom, type Advice, type Reason } from '../hints/hint.ts';
import { bestOf, isEnding, solveEnding, type Valued } from './ending.ts';
import type { en } from './text/en.ts';
import { CERTAIN } from './worth.ts';

const because = reasonsFrom<typeof en>();
const named = (card: Card): { readonly card: string } => ({ card: nameOf(card) });

/** Ases and treses. */
const TOP = 10;
/** A card is kept for a reason if laying it was found worse by this much, and tried so often. */
const MARGIN = 0.01;
const TRIED = 10;
/** A trick of so many points is worth a word before anything else. */
const RICH = 10;

/** What the player sees. Of the state only own cards, open cards and cards won are looked at: everything else in it is a guess. */
class Look {
  readonly s: State;
  readonly #advice: Advice<Guinote>;

  constructor(advice: Advice<Guinote>) {
    const { game, view, random } = advice.thought;
    this.#advice = advice;
    this.s = game.sample(view, random);
  }

  get seat(): number {
    return this.#advice.thought.seat;
  }

  own(suit: Suit): SuitMask {
    return held(this.s, this.seat, suit);
  }

  points(card: Card): number {
    return pointsOf(this.s.options, card);
  }

  /** Cards of a suit that are still to be played by others. */
  out(suit: Suit): SuitMask {
    const { s } = this;
    const lying = s.trick.reduce((mask, card) => (suitOf(card) === suit ? mask | bitOf(card) : mask), 0);
    return fullSuit(s.options) & ~(this.own(suit) | lying | s.won[suit]! | s.won[4 + suit]!);
  }

  get trumpsOut(): number {
    return maskSize(this.out(this.s.trump));
  }

  higherOut(card: Card): readonly Card[] {
    return cardsIn(suitOf(card), beaters(this.s.options, card) & this.out(suitOf(card)));
  }

  isTrump(card: Card): boolean {
    return suitOf(card) === this.s.trump;
  }

  /** Does a card take the trick as it lies? */
  takes(card: Card): boolean {
    const best = winningCard(this.s);
    if (suitOf(card) !== suitOf(best)) return this.isTrump(card);
    return (beaters(this.s.options, best) & bitOf(card)) !== 0;
  }

  /** Cards that were weighed and found worse than the one chosen, the dearest first. */
  get worse(): readonly Card[] {
    const { candidates, action } = this.#advice;
    const mean = candidates.find((each) => each.action === action)?.mean ?? 0;
    return candidates
      .filter((each) => each.visits >= TRIED && each.mean <= mean - MARGIN)
      .flatMap((each) => (each.action !== undefined && isPlay(each.action) ? [each.action] : []))
      .toSorted((a, b) => this.points(b) - this.points(a) || b - a);
  }

  /** Is the pair of a suit still to be sung by somebody, as far as this player knows? */
  pairAlive(suit: Suit): boolean {
    const { s } = this;
    const lying = s.trick.reduce((mask, card) => (suitOf(card) === suit ? mask | bitOf(card) : mask), 0);
    if (s.cantes.some((cante) => (cante & 3) === suit)) return false;
    if (inArrastre(s) && !s.options.canteInArrastre) return false;
    return (cantePair(s.options) & (s.won[suit]! | s.won[4 + suit]! | lying)) === 0;
  }
}

export const reasons = (advice: Advice<Guinote>): readonly Reason[] => {
  const look = new Look(advice);
  const { action } = advice;
  if (isSing(action)) return [because('sings', { points: action - SING === look.s.trump ? 40 : 20 })];
  if (action === SWAP) return swapReasons(look);
  if (!isPlay(action)) return [];
  const laid = look.s.trick.length > 0;
  return [
    ...(advice.by === 'solved' ? solvedReasons(advice, look) : []),
    ...(laid ? trickReasons(look, action) : []),
    ...keepReasons(look, action),
    ...(laid ? [] : leadReasons(look, action)),
    ...pairReasons(look, action),
    ...thriftReasons(look, action),
  ];
};

const swapReasons = ({ s }: Look): readonly Reason[] => {
  const better = (beaters(s.options, cardOf(s.trump, SEVEN)) & bitOf(s.pinta)) !== 0;
  return better ? [because('swaps', { pinta: named(s.pinta) })] : [];
};

const solvedReasons = ({ thought, action }: Advice<Guinote>, { s, seat }: Look): readonly Reason[] => {
  if (!isEnding(s)) return [];
  const valued = solveEnding(thought.game, s, seat, thought.legal);
  const best = bestOf(valued, seat);
  const mine = valued.find((each) => each.action === action);
  if (mine === undefined || best === undefined) return [];
  const chance = chanceOf(mine, seat);
  if (chance === 0) return [because('solvedLost', {})];
  if (chance < CERTAIN) return [because('solvedOn', {})];
  const wins = valued.filter((each) => chanceOf(each, seat) === CERTAIN);
  return [wins.length === 1 && valued.length > 1 ? because('solvedOnly', {}) : because('solvedWin', {})];
};

/** Values hold chances in steps of 1024, with points in between. */
const chanceOf = ({ value }: Valued, seat: number): number => {
  const first = Math.round(value / 1024);
  return seat === 0 ? first : CERTAIN - first;
};

/** What the card does to the trick that lies there. */
const trickReasons = (look: Look, card: Action): readonly Reason[] => {
  const { s, seat } = look;
  const lying = s.trick.reduce((sum, each) => sum + look.points(each), 0);
  const last = s.trick.length === s.options.players - 1;
  const points = lying + look.points(card);
  if (!look.takes(card)) {
    const ours = ((winningSeat(s) ^ seat) & 1) === 0;
    return ours && look.points(card) > 0 ? [because('loads', { points: look.points(card) })] : [];
  }
  const lastTrick = inArrastre(s) && [0, 1, 2, 3].reduce((n, suit) => n + maskSize(look.own(suit)), 0) === 1;
  if (last && lastTrick) return [because('lastTrick', { points })];
  if (last && points > 0) return [because('takes', { points })];
  return points >= RICH ? [because('takesOver', { points })] : [];
};

/** What is not given away: a top card or a trump that would have been worse. */
const keepReasons = (look: Look, card: Action): readonly Reason[] => {
  const { s, seat } = look;
  if (look.points(card) >= TOP) return [];
  const top = look.worse.find((each) => look.points(each) >= TOP && !look.isTrump(each));
  const trump = look.worse.find((each) => look.isTrump(each));
  const out = look.trumpsOut;
  const found: Reason[] = [];
  if (top !== undefined) {
    const [higher] = look.higherOut(top).toReversed();
    const theirs = s.trick.length > 0 && ((winningSeat(s) ^ seat) & 1) !== 0;
    if (theirs && !look.takes(top) && !look.takes(card)) found.push(because('keepsFromRivals', { kept: named(top) }));
    else if (out > 0) found.push(because('keepsTop', { kept: named(top), out }));
    else if (higher !== undefined) found.push(because('keepsUnder', { kept: named(top), higher: named(higher) }));
  }
  if (trump !== undefined && !look.isTrump(card) && out > 0) {
    found.push(
      inArrastre(s)
        ? because('keepsTrump', { kept: named(trump), out })
        : because('keepsForArrastre', { kept: named(trump), out }),
    );
  }
  return found;
};

const leadReasons = (look: Look, card: Action): readonly Reason[] => {
  const safe = look.higherOut(card).length === 0 && (look.isTrump(card) || look.trumpsOut === 0);
  if (safe) return [because('unbeatable', { card: named(card) })];
  if (!look.isTrump(card) || !inArrastre(look.s) || look.trumpsOut === 0) return [];
  return [because('drawsTrumps', { out: look.trumpsOut })];
};

/** Pairs kept for a cante, or half of one that keeps it from everybody else. */
const pairReasons = (look: Look, card: Action): readonly Reason[] => {
  const pair = cantePair(look.s.options);
  const halves = look.worse.filter(
    (each) => (pair & bitOf(each)) !== 0 && suitOf(each) !== suitOf(card) && look.pairAlive(suitOf(each)),
  );
  const whole = halves.find((each) => (look.own(suitOf(each)) & pair) === pair);
  if (whole !== undefined) {
    const [high, low] = cardsIn(suitOf(whole), pair);
    const points = look.isTrump(whole) ? 40 : 20;
    return [because('keepsPair', { pair: [named(high!), named(low!)], points })];
  }
  const half = halves.find((each) => (look.out(suitOf(each)) & pair) !== 0);
  return half === undefined ? [] : [because('denies', { kept: named(half) })];
};

const thriftReasons = (look: Look, card: Action): readonly Reason[] => {
  if (look.points(card) > 0 || look.isTrump(card)) return [];
  return look.worse.some((each) => look.points(each) > 0) ? [because('risksNothing', {})] : [];
};
