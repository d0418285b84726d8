// Hands as one viewer has followed them: which cards were seen in them, and how many may be there that were not.

import type { Seat } from '../../../../kernel/game.ts';
import type { Held } from './memory.ts';

interface Hand {
  readonly seen: { readonly card: string; readonly since: number }[];
  unseen: number;
}

const emptyHand = (): Hand => ({ seen: [], unseen: 0 });

export class Hands {
  readonly #hands: Hand[] = [emptyHand(), emptyHand()];

  /** The cards that were seen in a hand and may still be there. */
  seen(seat: Seat): Held['seen'] {
    return this.#hands[seat]!.seen;
  }

  /** Has every card of a hand been seen? */
  isKnown(seat: Seat): boolean {
    return this.#hands[seat]!.unseen === 0;
  }

  add(seat: Seat, card: string | null, now: number): void {
    if (card === null) this.#hands[seat]!.unseen++;
    else this.#hands[seat]!.seen.push({ card, since: now });
  }

  /** A card that shows is taken for the one that was seen, so that no more is claimed than is certain. */
  remove(seat: Seat, card: string): void {
    const hand = this.#hands[seat]!;
    const at = hand.seen.findIndex((each) => each.card === card);
    if (at >= 0) hand.seen.splice(at, 1);
    else hand.unseen--;
  }

  /** All of it went back to the deck, or was looked at: what follows is all there is. */
  restart(seat: Seat): void {
    this.#hands[seat] = emptyHand();
  }

  /** Nothing of it is known any more. */
  forget(seat: Seat): void {
    this.#hands[seat] = { seen: [], unseen: Infinity };
  }
}
