// The cards of a match of HighNoon on arrays that every playout uses again, and what a turn changes about them.

import { WASTE } from '../../games/highnoon/actions.ts';
import { KING, NO_CARD, rankOf, shapeOf, shapeOnto, suitOf, type Card } from '../../games/highnoon/cards.ts';
import { COLUMNS, LANES, PLAYERS, type State } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';

/** No pile holds more cards than there are. */
export const ROOM = 104;
export const PILES = PLAYERS * COLUMNS;
export const NOWHERE = -1;
const KINGS = 3 << (KING * 2);

/** Both players' cards and the lanes. */
export class Board {
  /** Columns at seat × 7 + column, then the two rings. */
  protected readonly cards = new Int8Array((PILES + PLAYERS) * ROOM);
  protected readonly size = new Int8Array(PILES + PLAYERS);
  protected readonly down = new Int8Array(PILES);
  protected readonly runs = new Int8Array(PILES);
  protected readonly drawn = new Int8Array(PLAYERS);
  protected readonly lanes = new Int8Array(LANES);
  /** Nothing in a player's columns is of use as the lanes are. */
  protected readonly settled = new Uint8Array(PLAYERS);
  /** Of each player, when last looked at: the shapes that some column takes, as bits, and the first empty column. */
  protected readonly wanted = new Int32Array(PLAYERS);
  protected readonly empty = new Int8Array(PLAYERS);
  /** The shapes that may move anywhere at all. */
  protected readonly takes = new Int32Array(PLAYERS);
  /** The shapes that runs on face-down cards begin with. */
  readonly #followers = new Int32Array(PLAYERS);
  /** Turns since anything but a stock changed. */
  protected still = 0;
  #any = false;
  #reveals = true;
  #drawCount = 1;
  readonly placed = new Int16Array(PLAYERS);
  readonly score = new Int16Array(PLAYERS);
  readonly left = new Int16Array(PLAYERS);

  /** Takes a state over. */
  load(s: State): void {
    for (let pile = 0; pile < PILES; pile++) {
      this.#fill(pile, s.columns[pile]!);
      this.down[pile] = s.down[pile]!;
      this.runs[pile] = s.runs[pile]!;
    }
    for (let seat = 0; seat < PLAYERS; seat++) {
      this.#fill(PILES + seat, s.rings[seat]!);
      this.drawn[seat] = s.drawn[seat]!;
      this.placed[seat] = s.placed[seat]!;
      this.score[seat] = s.score[seat]!;
      this.left[seat] = s.left[seat]!;
      this.settled[seat] = 0;
    }
    for (let lane = 0; lane < LANES; lane++) this.lanes[lane] = s.lanes[lane]!;
    this.#any = s.options.emptyColumn === 'any';
    this.#reveals = s.options.autoReveal;
    this.#drawCount = s.options.drawCount;
    this.still = 0;
  }

  #fill(pile: number, cards: readonly Card[]): void {
    const from = pile * ROOM;
    for (let i = 0; i < cards.length; i++) this.cards[from + i] = cards[i]!;
    this.size[pile] = cards.length;
  }

  /** So many turns take both players once through their stocks. */
  protected round(): number {
    return 2 * Math.max(this.size[PILES]!, this.size[PILES + 1]!) + 3;
  }

  /** Cards of a player that still lie face down. */
  faceDown(seat: Seat): number {
    let cards = 0;
    for (let pile = seat * COLUMNS; pile < (seat + 1) * COLUMNS; pile++) cards += this.down[pile]!;
    return cards;
  }

  protected turn(seat: Seat): boolean {
    const size = this.size[PILES + seat]!;
    const drawn = this.drawn[seat]!;
    this.drawn[seat] = drawn < size ? Math.min(drawn + this.#drawCount, size) : 0;
    return false;
  }

  /** Did a run that lies on face-down cards begin with this shape, when last looked at? */
  protected isFollowed(seat: Seat, shape: number): boolean {
    return ((this.#followers[seat]! >> shape) & 1) !== 0;
  }

  protected laneFor(card: Card): number {
    const first = suitOf(card) * 2;
    const below = rankOf(card) - 1;
    if (this.lanes[first] === below) return first;
    return this.lanes[first + 1] === below ? first + 1 : NOWHERE;
  }

  /** Notes what a player's columns take, and what runs that hide cards begin with. */
  protected survey(seat: Seat): void {
    let wanted = 0;
    let followers = 0;
    let empty = NOWHERE;
    for (let column = COLUMNS - 1; column >= 0; column--) {
      const pile = seat * COLUMNS + column;
      const size = this.size[pile]!;
      const down = this.down[pile]!;
      if (size === 0) empty = column;
      else if (size > down) wanted |= 1 << shapeOnto(this.cards[pile * ROOM + size - 1]!);
      if (down > 0 && size > down && size - down === this.runs[pile]!)
        followers |= 1 << shapeOf(this.cards[pile * ROOM + down]!);
    }
    this.wanted[seat] = wanted;
    this.#followers[seat] = followers;
    this.empty[seat] = empty;
    this.takes[seat] = wanted | (empty === NOWHERE ? 0 : this.#any ? -1 : KINGS);
  }

  /** The column that takes a card, or the run that begins with it. */
  protected targetOf(seat: Seat, card: Card, empty: number): number {
    const shape = shapeOf(card);
    if (((this.wanted[seat]! >> shape) & 1) !== 0) {
      for (let column = 0; column < COLUMNS; column++) {
        const pile = seat * COLUMNS + column;
        const size = this.size[pile]!;
        if (size > this.down[pile]! && shapeOnto(this.cards[pile * ROOM + size - 1]!) === shape) return column;
      }
    }
    return empty !== NOWHERE && (this.#any || rankOf(card) === KING) ? empty : NOWHERE;
  }

  protected place(seat: Seat, from: number): boolean {
    const card = from === WASTE ? this.#takeWaste(seat) : this.#takeTop(seat * COLUMNS + from);
    this.lanes[this.laneFor(card)] = rankOf(card);
    this.placed[seat]!++;
    this.score[seat]! += rankOf(card);
    this.left[seat]!--;
    this.settled[0] = 0;
    this.settled[1] = 0;
    return true;
  }

  #takeWaste(seat: Seat): Card {
    const from = (PILES + seat) * ROOM;
    const at = this.drawn[seat]! - 1;
    const card = this.cards[from + at]!;
    const size = --this.size[PILES + seat]!;
    for (let i = from + at; i < from + size; i++) this.cards[i] = this.cards[i + 1]!;
    this.drawn[seat] = at;
    return card;
  }

  #takeTop(pile: number): Card {
    const size = --this.size[pile]!;
    if (--this.runs[pile]! === 0) this.#bare(pile);
    return this.cards[pile * ROOM + size]!;
  }

  /** What a column shows after its run has left it. */
  #bare(pile: number): void {
    const size = this.size[pile]!;
    if (size > 0 && size === this.down[pile]! && this.#reveals) this.down[pile]!--;
    let run = size > this.down[pile]! ? 1 : 0;
    if (run > 0) {
      const from = pile * ROOM;
      while (
        size - run > this.down[pile]! &&
        shapeOf(this.cards[from + size - run]!) === shapeOnto(this.cards[from + size - run - 1]!)
      )
        run++;
    }
    this.runs[pile] = run;
  }

  protected flip(seat: Seat, column: number): boolean {
    const pile = seat * COLUMNS + column;
    this.down[pile]!--;
    this.runs[pile] = 1;
    this.settled[seat] = 0;
    return true;
  }

  protected moveWaste(seat: Seat, to: number): boolean {
    const pile = seat * COLUMNS + to;
    this.cards[pile * ROOM + this.size[pile]!++] = this.#takeWaste(seat);
    this.runs[pile]!++;
    this.settled[seat] = 0;
    return true;
  }

  protected moveRun(seat: Seat, from: number, to: number, count: number): boolean {
    const source = seat * COLUMNS + from;
    const target = seat * COLUMNS + to;
    const start = source * ROOM + this.size[source]! - count;
    const end = target * ROOM + this.size[target]!;
    for (let i = 0; i < count; i++) this.cards[end + i] = this.cards[start + i]!;
    this.size[target]! += count;
    this.runs[target]! += count;
    this.size[source]! -= count;
    this.runs[source]! -= count;
    if (this.runs[source] === 0) this.#bare(source);
    this.settled[seat] = 0;
    return true;
  }

  /** The card on top of a player's waste. */
  protected wasteOf(seat: Seat): Card {
    const drawn = this.drawn[seat]!;
    return drawn === 0 ? NO_CARD : this.cards[(PILES + seat) * ROOM + drawn - 1]!;
  }
}
