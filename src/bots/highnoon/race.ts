// A playout of HighNoon, fast: both players go by a list, on arrays that every playout uses again.
//
// The list is the greedy player's: foundation, uncovering, the waste, useful runs, drawing. A patient player lays a card of the waste out only
// for something that can follow it. Turning the stock is most of what players do, and changes nothing about the columns: once a player's
// columns offer nothing, only the card on top of the waste is looked at, until a lane or a column changes.

import { WASTE } from '../../games/highnoon/actions.ts';
import { KING, NO_CARD, rankOf, shapeOf, shapeOnto, suitOf, type Card } from '../../games/highnoon/cards.ts';
import { COLUMNS, LANES, PLAYERS, type State } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';

/** No pile holds more cards than there are. */
const ROOM = 104;
const PILES = PLAYERS * COLUMNS;
const NOWHERE = -1;
/** Column 0 to be flipped; column 1 is one less. */
const FLIPPING = -2;
const KINGS = 3 << (KING * 2);
const LONGEST = 14;

/** The shapes of a run as bits, by the shape of its top and its length. */
const RUN_SHAPES = Int32Array.from({ length: 32 * LONGEST }, (_, at) => {
  let shapes = 0;
  for (let i = 0, shape = (at / LONGEST) | 0; i < at % LONGEST && shape < 28; i++, shape = (shape + 2) ^ 1)
    shapes |= 1 << shape;
  return shapes;
});

/** A match that both players play on by the list. */
export class Race {
  /** Columns at seat × 7 + column, then the two rings. */
  readonly #cards = new Int8Array((PILES + PLAYERS) * ROOM);
  readonly #size = new Int8Array(PILES + PLAYERS);
  readonly #down = new Int8Array(PILES);
  readonly #run = new Int8Array(PILES);
  readonly #drawn = new Int8Array(PLAYERS);
  readonly #lanes = new Int8Array(LANES);
  /** Nothing in a player's columns is of use as the lanes are. */
  readonly #settled = new Uint8Array(PLAYERS);
  /** Of a settled player: the column that could be emptied for a king, and where to. */
  readonly #vacated = new Int8Array(PLAYERS);
  readonly #vacatedTo = new Int8Array(PLAYERS);
  /** Of each player, when last looked at: the shapes that some column takes, as bits, and the first empty column. */
  readonly #wanted = new Int32Array(PLAYERS);
  readonly #empty = new Int8Array(PLAYERS);
  /** The shapes that may move anywhere at all. */
  readonly #takes = new Int32Array(PLAYERS);
  #any = false;
  #reveals = true;
  #drawCount = 1;
  /** Turns since anything but a stock changed. */
  #still = 0;
  #patient: Seat = 0;
  readonly placed = new Int16Array(PLAYERS);
  readonly score = new Int16Array(PLAYERS);
  readonly left = new Int16Array(PLAYERS);

  /** Takes a state over. */
  load(s: State): void {
    for (let pile = 0; pile < PILES; pile++) {
      this.#fill(pile, s.columns[pile]!);
      this.#down[pile] = s.down[pile]!;
      this.#run[pile] = s.runs[pile]!;
    }
    for (let seat = 0; seat < PLAYERS; seat++) {
      this.#fill(PILES + seat, s.rings[seat]!);
      this.#drawn[seat] = s.drawn[seat]!;
      this.placed[seat] = s.placed[seat]!;
      this.score[seat] = s.score[seat]!;
      this.left[seat] = s.left[seat]!;
      this.#settled[seat] = 0;
    }
    for (let lane = 0; lane < LANES; lane++) this.#lanes[lane] = s.lanes[lane]!;
    this.#any = s.options.emptyColumn === 'any';
    this.#reveals = s.options.autoReveal;
    this.#drawCount = s.options.drawCount;
    this.#still = 0;
  }

  #fill(pile: number, cards: readonly Card[]): void {
    const from = pile * ROOM;
    for (let i = 0; i < cards.length; i++) this.#cards[from + i] = cards[i]!;
    this.#size[pile] = cards.length;
  }

  /**
   * Plays on, turn by turn, until somebody is out of cards, nothing comes of turning the stocks, or so many turns are over.
   * One player is patient, the other lays everything out at once.
   */
  run(first: Seat, turns: number, patient: Seat): void {
    this.#patient = patient;
    let seat = first;
    for (let n = 0; n < turns && this.left[0]! > 0 && this.left[1]! > 0; n++) {
      if (this.#act(seat)) this.#still = 0;
      else if (++this.#still > 2 * this.#round()) return;
      seat = 1 - seat;
    }
  }

  /** So many turns take both players once through their stocks. */
  #round(): number {
    return 2 * Math.max(this.#size[PILES]!, this.#size[PILES + 1]!) + 3;
  }

  /** Cards of a player that still lie face down. */
  faceDown(seat: Seat): number {
    let cards = 0;
    for (let pile = seat * COLUMNS; pile < (seat + 1) * COLUMNS; pile++) cards += this.#down[pile]!;
    return cards;
  }

  /** One turn by the list; false if it only turned the stock. */
  #act(seat: Seat): boolean {
    const drawn = this.#drawn[seat]!;
    const waste = drawn === 0 ? NO_CARD : this.#cards[(PILES + seat) * ROOM + drawn - 1]!;
    if (this.#settled[seat] === 0) return this.#look(seat, waste) || this.#turn(seat);
    return (waste !== NO_CARD && this.#useWaste(seat, waste)) || this.#turn(seat);
  }

  #turn(seat: Seat): boolean {
    const size = this.#size[PILES + seat]!;
    const drawn = this.#drawn[seat]!;
    this.#drawn[seat] = drawn < size ? Math.min(drawn + this.#drawCount, size) : 0;
    return false;
  }

  /** Looks at everything; does the first thing of the list that there is. */
  #look(seat: Seat, waste: Card): boolean {
    const from = this.#placingColumn(seat);
    if (from >= 0) return this.#place(seat, from);
    if (waste !== NO_CARD && this.#laneFor(waste) !== NOWHERE) return this.#place(seat, WASTE);
    if (from !== NOWHERE) return this.#flip(seat, FLIPPING - from);
    this.#survey(seat);
    if (this.#uncover(seat)) return true;
    if (waste !== NO_CARD) {
      const to = this.#layOut(seat, waste);
      if (to !== NOWHERE) return this.#moveWaste(seat, to);
    }
    if (this.#freeCard(seat)) return true;
    if (this.#vacated[seat] !== NOWHERE && this.#kingWaits(seat, waste)) return this.#vacate(seat);
    this.#settled[seat] = 1;
    return false;
  }

  /** What the card on top of the waste is good for, the columns being settled. */
  #useWaste(seat: Seat, waste: Card): boolean {
    if (this.#laneFor(waste) !== NOWHERE) return this.#place(seat, WASTE);
    const to = this.#layOut(seat, waste);
    if (to !== NOWHERE) return this.#moveWaste(seat, to);
    return rankOf(waste) === KING && this.#vacated[seat] !== NOWHERE && this.#vacate(seat);
  }

  /** Where a card of the waste goes in the columns, if it is of use there. */
  #layOut(seat: Seat, waste: Card): number {
    const to = this.#targetOf(seat, waste, this.#empty[seat]!);
    if (to === NOWHERE || seat !== this.#patient || rankOf(waste) === KING) return to;
    return this.#isFollowed(seat, shapeOnto(waste)) || this.#still > this.#round() ? to : NOWHERE;
  }

  /** Does a run that lies on face-down cards begin with this shape? */
  #isFollowed(seat: Seat, shape: number): boolean {
    for (let pile = seat * COLUMNS; pile < (seat + 1) * COLUMNS; pile++) {
      const down = this.#down[pile]!;
      const run = this.#run[pile]!;
      if (down === 0 || run === 0 || this.#size[pile]! - down !== run) continue;
      if (shapeOf(this.#cards[pile * ROOM + down]!) === shape) return true;
    }
    return false;
  }

  #laneFor(card: Card): number {
    const first = suitOf(card) * 2;
    const below = rankOf(card) - 1;
    if (this.#lanes[first] === below) return first;
    return this.#lanes[first + 1] === below ? first + 1 : NOWHERE;
  }

  /** The column whose top goes to a lane and uncovers most; if there is none, a column to flip, counted down from `FLIPPING`. */
  #placingColumn(seat: Seat): number {
    let best = NOWHERE;
    let most = -1;
    for (let column = 0; column < COLUMNS; column++) {
      const pile = seat * COLUMNS + column;
      const size = this.#size[pile]!;
      const down = this.#down[pile]!;
      if (size === 0) continue;
      if (size === down) {
        if (most < 0) best = FLIPPING - column;
        continue;
      }
      if (this.#laneFor(this.#cards[pile * ROOM + size - 1]!) === NOWHERE) continue;
      const uncovered = size - 1 === down ? down : 0;
      if (uncovered <= most) continue;
      most = uncovered;
      best = column;
    }
    return best;
  }

  /** Notes what a player's columns take. */
  #survey(seat: Seat): void {
    let wanted = 0;
    let empty = NOWHERE;
    for (let column = COLUMNS - 1; column >= 0; column--) {
      const pile = seat * COLUMNS + column;
      const size = this.#size[pile]!;
      if (size === 0) empty = column;
      else if (size > this.#down[pile]!) wanted |= 1 << shapeOnto(this.#cards[pile * ROOM + size - 1]!);
    }
    this.#wanted[seat] = wanted;
    this.#empty[seat] = empty;
    this.#takes[seat] = wanted | (empty === NOWHERE ? 0 : this.#any ? -1 : KINGS);
  }

  /** The shapes of the run at the top of a column, as bits. */
  #runShapes(pile: number): number {
    const run = this.#run[pile]!;
    return run === 0 ? 0 : RUN_SHAPES[shapeOf(this.#cards[pile * ROOM + this.#size[pile]! - 1]!) * LONGEST + run]!;
  }

  /** The column that takes a card, or the run that begins with it. */
  #targetOf(seat: Seat, card: Card, empty: number): number {
    const shape = shapeOf(card);
    if (((this.#wanted[seat]! >> shape) & 1) !== 0) {
      for (let column = 0; column < COLUMNS; column++) {
        const pile = seat * COLUMNS + column;
        const size = this.#size[pile]!;
        if (size > this.#down[pile]! && shapeOnto(this.#cards[pile * ROOM + size - 1]!) === shape) return column;
      }
    }
    return empty !== NOWHERE && (this.#any || rankOf(card) === KING) ? empty : NOWHERE;
  }

  /** Moves the run that hides most, if it goes anywhere. */
  #uncover(seat: Seat): boolean {
    let best = NOWHERE;
    let target = NOWHERE;
    let most = 0;
    for (let column = 0; column < COLUMNS; column++) {
      const pile = seat * COLUMNS + column;
      const down = this.#down[pile]!;
      const run = this.#run[pile]!;
      if (down <= most || run === 0 || this.#size[pile]! - down !== run) continue;
      if (((this.#takes[seat]! >> shapeOf(this.#cards[pile * ROOM + down]!)) & 1) === 0) continue;
      const to = this.#targetOf(seat, this.#cards[pile * ROOM + down]!, this.#empty[seat]!);
      if (to === NOWHERE) continue;
      most = down;
      best = column;
      target = to;
    }
    return best !== NOWHERE && this.#moveRun(seat, best, target, this.#run[seat * COLUMNS + best]!);
  }

  /** Moves the part of a run that lies on a card for a lane. On the way, notes a column that could be emptied. */
  #freeCard(seat: Seat): boolean {
    this.#vacated[seat] = NOWHERE;
    for (let column = 0; column < COLUMNS; column++) {
      const pile = seat * COLUMNS + column;
      if ((this.#runShapes(pile) & this.#takes[seat]!) === 0) continue;
      const size = this.#size[pile]!;
      const run = this.#run[pile]!;
      for (let count = 1; count <= run; count++) {
        const at = pile * ROOM + size - count;
        const isWhole = count === size;
        if (!isWhole && this.#laneFor(this.#cards[at - 1]!) === NOWHERE) continue;
        const to = this.#targetOf(seat, this.#cards[at]!, isWhole ? NOWHERE : this.#empty[seat]!);
        if (to === NOWHERE) continue;
        if (!isWhole) return this.#moveRun(seat, column, to, count);
        if (this.#vacated[seat] !== NOWHERE) continue;
        this.#vacated[seat] = column;
        this.#vacatedTo[seat] = to;
      }
    }
    return false;
  }

  /** A king on top of the waste, or one that lies on face-down cards. */
  #kingWaits(seat: Seat, waste: Card): boolean {
    if (waste !== NO_CARD && rankOf(waste) === KING) return true;
    for (let pile = seat * COLUMNS; pile < (seat + 1) * COLUMNS; pile++) {
      const down = this.#down[pile]!;
      if (down > 0 && this.#size[pile]! > down && rankOf(this.#cards[pile * ROOM + down]!) === KING) return true;
    }
    return false;
  }

  #place(seat: Seat, from: number): boolean {
    const card = from === WASTE ? this.#takeWaste(seat) : this.#takeTop(seat * COLUMNS + from);
    this.#lanes[this.#laneFor(card)] = rankOf(card);
    this.placed[seat]!++;
    this.score[seat]! += rankOf(card);
    this.left[seat]!--;
    this.#settled[0] = 0;
    this.#settled[1] = 0;
    return true;
  }

  #takeWaste(seat: Seat): Card {
    const from = (PILES + seat) * ROOM;
    const at = this.#drawn[seat]! - 1;
    const card = this.#cards[from + at]!;
    const size = --this.#size[PILES + seat]!;
    for (let i = from + at; i < from + size; i++) this.#cards[i] = this.#cards[i + 1]!;
    this.#drawn[seat] = at;
    return card;
  }

  #takeTop(pile: number): Card {
    const size = --this.#size[pile]!;
    if (--this.#run[pile]! === 0) this.#bare(pile);
    return this.#cards[pile * ROOM + size]!;
  }

  /** What a column shows after its run has left it. */
  #bare(pile: number): void {
    const size = this.#size[pile]!;
    if (size > 0 && size === this.#down[pile]! && this.#reveals) this.#down[pile]!--;
    let run = size > this.#down[pile]! ? 1 : 0;
    if (run > 0) {
      const from = pile * ROOM;
      while (
        size - run > this.#down[pile]! &&
        shapeOf(this.#cards[from + size - run]!) === shapeOnto(this.#cards[from + size - run - 1]!)
      )
        run++;
    }
    this.#run[pile] = run;
  }

  #flip(seat: Seat, column: number): boolean {
    const pile = seat * COLUMNS + column;
    this.#down[pile]!--;
    this.#run[pile] = 1;
    this.#settled[seat] = 0;
    return true;
  }

  #moveWaste(seat: Seat, to: number): boolean {
    const pile = seat * COLUMNS + to;
    this.#cards[pile * ROOM + this.#size[pile]!++] = this.#takeWaste(seat);
    this.#run[pile]!++;
    this.#settled[seat] = 0;
    return true;
  }

  #vacate(seat: Seat): boolean {
    const column = this.#vacated[seat]!;
    return this.#moveRun(seat, column, this.#vacatedTo[seat]!, this.#size[seat * COLUMNS + column]!);
  }

  #moveRun(seat: Seat, from: number, to: number, count: number): boolean {
    const source = seat * COLUMNS + from;
    const target = seat * COLUMNS + to;
    const start = source * ROOM + this.#size[source]! - count;
    const end = target * ROOM + this.#size[target]!;
    for (let i = 0; i < count; i++) this.#cards[end + i] = this.#cards[start + i]!;
    this.#size[target]! += count;
    this.#run[target]! += count;
    this.#size[source]! -= count;
    this.#run[source]! -= count;
    if (this.#run[source] === 0) this.#bare(source);
    this.#settled[seat] = 0;
    return true;
  }
}
