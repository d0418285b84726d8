// Hands as one viewer has followed them: which cards were seen in them, and how many may be there that were not.

import type { Seat } from '../../../../kernel/game.ts';
import type { Held } from './memory.ts';

type Seen = Held['seen'][number];

interface Hand {
  readonly seen: readonly Seen[];
  /** Cards that were not seen, those that went down from the hand since it was looked at included. */
  readonly unseen: number;
  /** When all of it was looked at the last time. */
  readonly looked: number;
}

const EMPTY: Hand = { seen: [], unseen: 0, looked: 0 };

export class Hands {
  readonly #hands: Hand[];

  constructor(hands: readonly Hand[] = [EMPTY, EMPTY]) {
    this.#hands = [...hands];
  }

  copy(): Hands {
    return new Hands(this.#hands);
  }

  /** The cards that were seen in a hand and have not been shown elsewhere since. */
  seen(seat: Seat): Held['seen'] {
    return this.#hands[seat]!.seen;
  }

  /** Has every card of a hand been seen? */
  isKnown(seat: Seat): boolean {
    return this.#hands[seat]!.unseen === 0;
  }

  add(seat: Seat, card: string | null, now: number): void {
    const hand = this.#hands[seat]!;
    this.#hands[seat] =
      card === null
        ? { ...hand, unseen: hand.unseen + 1 }
        : { ...hand, seen: [...hand.seen, { card, since: now, until: Infinity }] };
  }

  /** A card of the hand that shows is taken for the one that was seen, so that no more is claimed than is certain. */
  remove(seat: Seat, card: string): void {
    this.#drop(seat, card, Infinity);
  }

  /** Now it is known which card went down from the hand at a time. */
  name(seat: Seat, card: string, when: number): void {
    this.#drop(seat, card, when);
  }

  #drop(seat: Seat, card: string, when: number): void {
    const hand = this.#hands[seat]!;
    const at = hand.seen.findIndex((each) => each.card === card && wasHeld(each, when));
    if (at >= 0) this.#hands[seat] = { ...hand, seen: hand.seen.toSpliced(at, 1) };
    else if (when >= hand.looked) this.#hands[seat] = { ...hand, unseen: hand.unseen - 1 };
  }

  /** One that had gone down, nobody knows which, is back. */
  takeBack(seat: Seat, when: number): void {
    const { seen, unseen, looked } = this.#hands[seat]!;
    const back = seen.map((each) => (wasHeld(each, when) ? { ...each, until: Infinity } : each));
    this.#hands[seat] = { seen: back, unseen: when < looked ? unseen + 1 : unseen, looked };
  }

  /** All of it went back to the deck: what follows is all there is. */
  restart(seat: Seat): void {
    this.#hands[seat] = EMPTY;
  }

  /** All of it is seen now: what was seen before and isn't there has gone down. */
  look(seat: Seat, cards: readonly string[], now: number): void {
    const there = [...cards];
    const gone = this.#hands[seat]!.seen.flatMap((each) => {
      const at = each.until === Infinity ? there.indexOf(each.card) : -1;
      if (at < 0) return [{ ...each, until: Math.min(each.until, now) }];
      there.splice(at, 1);
      return [];
    });
    const seen = cards.map((card) => ({ card, since: now, until: Infinity }));
    this.#hands[seat] = { seen: [...gone, ...seen], unseen: 0, looked: now };
  }

  /** What tells a hand from another one, and what tells times at which a card went down from it. */
  keyOf(seat: Seat): unknown {
    return this.#hands[seat];
  }

  keyOfTime(seat: Seat, when: number): unknown {
    const { seen, looked } = this.#hands[seat]!;
    return seen.some((each) => wasHeld(each, when)) ? when : when >= looked;
  }
}

/** May a card that was seen in a hand be the one that left it then? */
export const wasHeld = ({ since, until }: Pick<Seen, 'since' | 'until'>, when: number): boolean =>
  since <= when && when <= until;
