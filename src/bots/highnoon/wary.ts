// A race of HighNoon in which the thinker is wary: of everything useful it does what scores most, and by the usual scores what opens a lane for a card
// that lies ready with the rival scores little. The rival goes by the greedy list, as in any race, or is
// wary, too.
//
// What everything scores is in scores.ts: the thinker may go by other scores than the usual ones.

import {
  cardsOf,
  DRAW,
  FLIP,
  flip,
  fromOf,
  kindOf,
  MOVE,
  move,
  PLACE,
  place,
  toOf,
  WASTE,
  type Action,
} from '../../games/highnoon/actions.ts';
import { KING, NO_CARD, rankOf, shapeOnto, suitOf, type Card } from '../../games/highnoon/cards.ts';
import { COLUMNS, PLAYERS, rivalOf, type State } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';
import { NOWHERE, PILES, ROOM } from './board.ts';
import { Race } from './race.ts';
import { givenAt, WARY, type Scores } from './scores.ts';

const KINDS = 128;
const OTHER_COPY = 64;

/** How a player's columns were looked at: not since something changed, before a round without anything, after it. */
const FRESH = 1;
const STILL = 2;

/** A match that the thinker plays on warily; the rival, too, where they are taken to. */
export class WaryRace extends Race {
  readonly #own: Scores;
  readonly #both: boolean;
  /** Those of whoever is looked at. */
  #scores: Scores;
  readonly #owner = new Uint8Array(KINDS);
  /** Turns of each player since they did anything but turn the stock. */
  readonly #idle = new Int16Array(PLAYERS);
  /** Could anything in a player's columns, when last looked at, score otherwise once the rival has moved or another card lies on the waste? If not, there is no need to look again. */
  readonly #depends = new Uint8Array(PLAYERS);
  #best: Action = DRAW;
  #most = 0;

  constructor(own: Scores = WARY, both = false) {
    super();
    this.#own = own;
    this.#scores = own;
    this.#both = both;
  }

  override load(s: State): void {
    super.load(s);
    for (let pile = 0; pile < PILES + PLAYERS; pile++) {
      const owner = pile < PILES ? (pile / COLUMNS) | 0 : pile - PILES;
      const from = pile * ROOM;
      for (let at = from; at < from + this.size[pile]!; at++) this.#owner[this.cards[at]!] = owner;
    }
    for (let seat = 0; seat < PLAYERS; seat++) this.#idle[seat] = s.idle[seat]!;
    // A standstill that is long already leaves a round to come out of it.
    this.still = Math.min(s.idle[0]! + s.idle[1]!, this.round() + 1);
  }

  /** What the thinker does next; `DRAW` stands for turning the stock over, too. */
  choiceOf(seat: Seat): Action {
    return this.#choice(seat, this.#own);
  }

  #choice(seat: Seat, scores: Scores): Action {
    this.#scores = scores;
    this.#best = DRAW;
    this.#most = 0;
    const now = this.#isStill() ? STILL : FRESH;
    if (this.settled[seat]! < now) {
      this.settled[seat] = now;
      this.survey(seat);
      this.#depends[seat] = 0;
      for (let column = 0; column < COLUMNS; column++) this.#weighColumn(seat, column);
    }
    const waste = this.wasteOf(seat);
    if (waste !== NO_CARD) this.#weighWaste(seat, waste);
    return this.#best;
  }

  protected override act(seat: Seat): boolean {
    const isThinker = seat === this.patient;
    const isWary = this.#both || isThinker;
    const acted = isWary ? this.#carryOut(seat, this.#choice(seat, isThinker ? this.#own : WARY)) : super.act(seat);
    this.#idle[seat] = acted ? 0 : this.#idle[seat]! + 1;
    // What lies ready with the rival may be something else now.
    const rival = rivalOf(seat);
    if (acted && (this.#both || !isWary) && this.#depends[rival] === 1) this.settled[rival] = 0;
    return acted;
  }

  #carryOut(seat: Seat, action: Action): boolean {
    const from = fromOf(action);
    switch (kindOf(action)) {
      case PLACE:
        return this.place(seat, from);
      case FLIP:
        return this.flip(seat, from);
      case MOVE:
        return from === WASTE
          ? this.moveWaste(seat, toOf(action))
          : this.moveRun(seat, from, toOf(action), cardsOf(action));
      default:
        return this.turn(seat);
    }
  }

  #isStill(): boolean {
    return this.still > this.round();
  }

  #weigh(action: Action, score: number): void {
    if (score <= this.#most) return;
    this.#best = action;
    this.#most = score;
  }

  #weighColumn(seat: Seat, column: number): void {
    const pile = seat * COLUMNS + column;
    const size = this.size[pile]!;
    const down = this.down[pile]!;
    const run = this.runs[pile]!;
    if (size === 0) return;
    if (run === 0) return this.#weigh(flip(column), this.#scores.flip);
    const top = this.cards[pile * ROOM + size - 1]!;
    if (this.laneFor(top) !== NOWHERE) {
      this.#depends[seat] = 1;
      const uncovers = run === 1 ? this.#scores.placeUncovers * down : 0;
      const makesRoom = run > 1 && this.#hasFollower(seat, this.cards[pile * ROOM + size - 2]!);
      const score = this.#scores.placeColumn + uncovers + (makesRoom ? this.#scores.placeMakesRoom : 0);
      this.#weigh(place(column), score + this.#placing(seat, top));
    }
    // No card of the run can go anywhere.
    if ((this.runShapes(pile) & this.takes[seat]!) === 0) return;
    if (size - down === run && down > 0) {
      const to = this.targetOf(seat, this.cards[pile * ROOM + down]!, this.empty[seat]!);
      if (to !== NOWHERE) this.#weigh(move(column, to, run), this.#scores.uncover * down);
    }
    if (size === run) {
      const to = this.targetOf(seat, this.cards[pile * ROOM]!, NOWHERE);
      if (to !== NOWHERE) {
        this.#depends[seat] = 1;
        if (this.kingWaits(seat, this.wasteOf(seat))) this.#weigh(move(column, to, run), this.#scores.vacate);
      }
    }
    for (let count = 1; count < run; count++) this.#weighPart(seat, column, count);
  }

  /** Moving a part of a run, if the card under it can be placed or built upon then. */
  #weighPart(seat: Seat, column: number, count: number): void {
    const pile = seat * COLUMNS + column;
    const at = pile * ROOM + this.size[pile]! - count;
    const bared = this.cards[at - 1]!;
    const isNext = this.laneFor(bared) !== NOWHERE;
    if (!isNext && !this.#hasFollower(seat, bared)) return;
    const to = this.targetOf(seat, this.cards[at]!, isNext ? this.empty[seat]! : NOWHERE);
    if (to === NOWHERE) return;
    if (isNext) this.#depends[seat] = 1;
    this.#weigh(
      move(column, to, count),
      isNext ? this.#scores.free + this.#placing(seat, bared) : this.#scores.makeRoom,
    );
  }

  #weighWaste(seat: Seat, waste: Card): void {
    if (this.laneFor(waste) !== NOWHERE)
      this.#weigh(place(WASTE), this.#scores.placeWaste + this.#placing(seat, waste));
    const to = this.targetOf(seat, waste, this.empty[seat]!);
    if (to !== NOWHERE) this.#weigh(move(WASTE, to, 1), this.#layingOut(seat, waste));
  }

  /** Does a run that lies on face-down cards go onto this card? */
  #hasFollower(seat: Seat, card: Card): boolean {
    return this.isFollowed(seat, shapeOnto(card));
  }

  #layingOut(seat: Seat, waste: Card): number {
    let score = this.#scores.layOut + this.#scores.layOutRank * rankOf(waste);
    if (rankOf(waste) === KING) score += this.#scores.layOutKing;
    if (this.#hasFollower(seat, waste)) score += this.#scores.layOutFollowed;
    return this.#isStill() ? score + this.#scores.layOutStill : score;
  }

  /** What placing a card scores, wherever it comes from. */
  #placing(seat: Seat, card: Card): number {
    const rival = rivalOf(seat);
    const lead = this.placed[seat]! - this.placed[rival]!;
    const [first, rank] = [suitOf(card) * 2, rankOf(card)];
    let score = lead > 0 ? this.#scores.ahead : 0;
    if (rank < KING && this.lanes[first] !== rank && this.lanes[first + 1] !== rank)
      score += this.#opening(seat, card + 1, lead);
    if (this.lanes[first]! < rank && this.lanes[first + 1]! < rank) {
      if (this.#owner[card ^ OTHER_COPY] === seat) score += this.#scores.alone;
      else if (this.#isReady(rival, card)) score += this.#scores.contested;
    }
    return this.#isStill() ? score + this.#scores.placeStill : score;
  }

  /** What it scores to open a lane for the next card, which nothing is open for yet. */
  #opening(seat: Seat, next: Card, lead: number): number {
    const rival = rivalOf(seat);
    let score = 0;
    if (this.#isReady(rival, next)) {
      score += givenAt(this.#scores, lead);
      if (rankOf(next) < KING && this.#isReady(rival, next + 1)) score += this.#scores.givesMore;
    }
    if (this.#isReady(seat, next)) score += this.#scores.follows;
    const isStuck = this.#idle[rival]! > this.size[PILES + rival]! + 1;
    return isStuck && lead <= 0 ? score + this.#scores.wakes : score;
  }

  /** Does a card of this suit and rank lie on top of a column or of the waste? */
  #isReady(seat: Seat, card: Card): boolean {
    if (isSame(this.wasteOf(seat), card)) return true;
    for (let pile = seat * COLUMNS; pile < (seat + 1) * COLUMNS; pile++) {
      const size = this.size[pile]!;
      if (size > this.down[pile]! && isSame(this.cards[pile * ROOM + size - 1]!, card)) return true;
    }
    return false;
  }
}

/** Are both of the same suit and rank? */
const isSame = (a: Card, b: Card): boolean => a !== NO_CARD && ((a ^ b) & (OTHER_COPY - 1)) === 0;
