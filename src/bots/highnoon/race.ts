// A playout of HighNoon, fast: both players go by a list, on arrays that every playout uses again.
//
// The list is the greedy player's: foundation, uncovering, the waste, useful runs, drawing. A patient player lays a card of the waste out only
// for something that can follow it. Turning the stock is most of what players do, and changes nothing about the columns: once a player's
// columns offer nothing, only the card on top of the waste is looked at, until a lane or a column changes.

import { WASTE } from '../../games/highnoon/actions.ts';
import { KING, NO_CARD, rankOf, shapeOf, shapeOnto, type Card } from '../../games/highnoon/cards.ts';
import { COLUMNS, PLAYERS } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';
import { Board, NOWHERE, ROOM } from './board.ts';

/** Column 0 to be flipped; column 1 is one less. */
const FLIPPING = -2;
const LONGEST = 14;

/** The shapes of a run as bits, by the shape of its top and its length. */
const RUN_SHAPES = Int32Array.from({ length: 32 * LONGEST }, (_, at) => {
  let shapes = 0;
  for (let i = 0, shape = (at / LONGEST) | 0; i < at % LONGEST && shape < 28; i++, shape = (shape + 2) ^ 1)
    shapes |= 1 << shape;
  return shapes;
});

/** A match that both players play on by the list. */
export class Race extends Board {
  /** Of a settled player: the column that could be emptied for a king, and where to. */
  readonly #vacated = new Int8Array(PLAYERS);
  readonly #vacatedTo = new Int8Array(PLAYERS);
  /** Who plays on by the patient list. */
  protected patient: Seat = 0;

  /**
   * Plays on, turn by turn, until somebody is out of cards, nothing comes of turning the stocks, or so many turns are over.
   * One player is patient, the other lays everything out at once.
   */
  run(first: Seat, turns: number, patient: Seat): void {
    this.patient = patient;
    let seat = first;
    for (let n = 0; n < turns && this.left[0]! > 0 && this.left[1]! > 0; n++) {
      if (this.act(seat)) this.still = 0;
      else if (++this.still > 2 * this.round()) return;
      seat = 1 - seat;
    }
  }

  /** One turn by the list; false if it only turned the stock. */
  protected act(seat: Seat): boolean {
    const waste = this.wasteOf(seat);
    if (this.settled[seat] === 0) return this.#look(seat, waste) || this.turn(seat);
    return (waste !== NO_CARD && this.#useWaste(seat, waste)) || this.turn(seat);
  }

  /** Looks at everything; does the first thing of the list that there is. */
  #look(seat: Seat, waste: Card): boolean {
    const from = this.#placingColumn(seat);
    if (from >= 0) return this.place(seat, from);
    if (waste !== NO_CARD && this.laneFor(waste) !== NOWHERE) return this.place(seat, WASTE);
    if (from !== NOWHERE) return this.flip(seat, FLIPPING - from);
    this.survey(seat);
    if (this.#uncover(seat)) return true;
    if (waste !== NO_CARD) {
      const to = this.#layOut(seat, waste);
      if (to !== NOWHERE) return this.moveWaste(seat, to);
    }
    if (this.#freeCard(seat)) return true;
    if (this.#vacated[seat] !== NOWHERE && this.kingWaits(seat, waste)) return this.#vacate(seat);
    this.settled[seat] = 1;
    return false;
  }

  /** What the card on top of the waste is good for, the columns being settled. */
  #useWaste(seat: Seat, waste: Card): boolean {
    if (this.laneFor(waste) !== NOWHERE) return this.place(seat, WASTE);
    const to = this.#layOut(seat, waste);
    if (to !== NOWHERE) return this.moveWaste(seat, to);
    return rankOf(waste) === KING && this.#vacated[seat] !== NOWHERE && this.#vacate(seat);
  }

  /** Where a card of the waste goes in the columns, if it is of use there. */
  #layOut(seat: Seat, waste: Card): number {
    const to = this.targetOf(seat, waste, this.empty[seat]!);
    if (to === NOWHERE || seat !== this.patient || rankOf(waste) === KING) return to;
    return this.isFollowed(seat, shapeOnto(waste)) || this.still > this.round() ? to : NOWHERE;
  }

  /** The column whose top goes to a lane and uncovers most; if there is none, a column to flip, counted down from `FLIPPING`. */
  #placingColumn(seat: Seat): number {
    let best = NOWHERE;
    let most = -1;
    for (let column = 0; column < COLUMNS; column++) {
      const pile = seat * COLUMNS + column;
      const size = this.size[pile]!;
      const down = this.down[pile]!;
      if (size === 0) continue;
      if (size === down) {
        if (most < 0) best = FLIPPING - column;
        continue;
      }
      if (this.laneFor(this.cards[pile * ROOM + size - 1]!) === NOWHERE) continue;
      const uncovered = size - 1 === down ? down : 0;
      if (uncovered <= most) continue;
      most = uncovered;
      best = column;
    }
    return best;
  }

  /** The shapes of the run at the top of a column, as bits. */
  protected runShapes(pile: number): number {
    const run = this.runs[pile]!;
    return run === 0 ? 0 : RUN_SHAPES[shapeOf(this.cards[pile * ROOM + this.size[pile]! - 1]!) * LONGEST + run]!;
  }

  /** Moves the run that hides most, if it goes anywhere. */
  #uncover(seat: Seat): boolean {
    let best = NOWHERE;
    let target = NOWHERE;
    let most = 0;
    for (let column = 0; column < COLUMNS; column++) {
      const pile = seat * COLUMNS + column;
      const down = this.down[pile]!;
      const run = this.runs[pile]!;
      if (down <= most || run === 0 || this.size[pile]! - down !== run) continue;
      if (((this.takes[seat]! >> shapeOf(this.cards[pile * ROOM + down]!)) & 1) === 0) continue;
      const to = this.targetOf(seat, this.cards[pile * ROOM + down]!, this.empty[seat]!);
      if (to === NOWHERE) continue;
      most = down;
      best = column;
      target = to;
    }
    return best !== NOWHERE && this.moveRun(seat, best, target, this.runs[seat * COLUMNS + best]!);
  }

  /** Moves the part of a run that lies on a card for a lane. On the way, notes a column that could be emptied. */
  #freeCard(seat: Seat): boolean {
    this.#vacated[seat] = NOWHERE;
    for (let column = 0; column < COLUMNS; column++) {
      const pile = seat * COLUMNS + column;
      if ((this.runShapes(pile) & this.takes[seat]!) === 0) continue;
      const size = this.size[pile]!;
      const run = this.runs[pile]!;
      for (let count = 1; count <= run; count++) {
        const at = pile * ROOM + size - count;
        const isWhole = count === size;
        if (!isWhole && this.laneFor(this.cards[at - 1]!) === NOWHERE) continue;
        const to = this.targetOf(seat, this.cards[at]!, isWhole ? NOWHERE : this.empty[seat]!);
        if (to === NOWHERE) continue;
        if (!isWhole) return this.moveRun(seat, column, to, count);
        if (this.#vacated[seat] !== NOWHERE) continue;
        this.#vacated[seat] = column;
        this.#vacatedTo[seat] = to;
      }
    }
    return false;
  }

  /** A king on top of the waste, or one that lies on face-down cards. */
  protected kingWaits(seat: Seat, waste: Card): boolean {
    if (waste !== NO_CARD && rankOf(waste) === KING) return true;
    for (let pile = seat * COLUMNS; pile < (seat + 1) * COLUMNS; pile++) {
      const down = this.down[pile]!;
      if (down > 0 && this.size[pile]! > down && rankOf(this.cards[pile * ROOM + down]!) === KING) return true;
    }
    return false;
  }

  #vacate(seat: Seat): boolean {
    const column = this.#vacated[seat]!;
    return this.moveRun(seat, column, this.#vacatedTo[seat]!, this.size[seat * COLUMNS + column]!);
  }
}
