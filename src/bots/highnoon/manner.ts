// How a rival plays, as far as their actions tell: whoever does something else while a card of theirs could be placed holds it back.

import { cardNamed, NO_CARD, rankOf, suitOf, type Card } from '../../games/highnoon/cards.ts';
import type { HighNoonEvent, PlaceName } from '../../games/highnoon/events.ts';
import { LANES } from '../../games/highnoon/state.ts';
import type { Seat } from '../../kernel/game.ts';

const known = (id: string): Card => cardNamed(id)!;

/** What everybody could see of one player's cards, event by event. */
class Seen {
  readonly #lanes = new Int8Array(LANES);
  #columns: Card[][] = [];
  #waste: Card[] = [];

  dealt(tableau: readonly (readonly (string | null)[])[]): void {
    this.#columns = tableau.map((column) => column.map((id) => (id === null ? NO_CARD : known(id))));
    this.#waste = [];
    this.#lanes.fill(0);
  }

  drew(cards: readonly string[]): void {
    for (const id of cards) this.#waste.push(known(id));
  }

  recycled(): void {
    this.#waste = [];
  }

  moved(from: PlaceName, to: PlaceName, cards: readonly string[]): void {
    this.#pile(from).splice(-cards.length);
    this.#pile(to).push(...cards.map(known));
  }

  taken(from: PlaceName): void {
    this.#pile(from).pop();
  }

  placed(lane: number, id: string): void {
    this.#lanes[lane] = rankOf(known(id));
  }

  turned(column: PlaceName, id: string): void {
    const pile = this.#pile(column);
    pile[pile.length - 1] = known(id);
  }

  #pile(name: PlaceName): Card[] {
    return name === 'waste' ? this.#waste : this.#columns[Number(name.slice(1))]!;
  }

  canPlace(): boolean {
    return this.#fits(this.#waste) || this.#columns.some((column) => this.#fits(column));
  }

  #fits(pile: readonly Card[]): boolean {
    const card = pile.at(-1) ?? NO_CARD;
    if (card === NO_CARD) return false;
    const [first, below] = [suitOf(card) * 2, rankOf(card) - 1];
    return this.#lanes[first] === below || this.#lanes[first + 1] === below;
  }
}

/** How often a player has placed a card, and how often done something else while one could be placed; nothing for a match not seen from its deal on. */
export const placesOf = (
  history: readonly HighNoonEvent[],
  seat: Seat,
): { readonly placed: number; readonly heldBack: number } => {
  const seen = new Seen();
  let [placed, heldBack] = [0, 0];
  if (history[0]?.type !== 'dealt') return { placed, heldBack };
  for (const event of history) {
    switch (event.type) {
      case 'dealt':
        seen.dealt(event.players[seat]!.tableau);
        break;
      case 'placed':
        if (event.seat === seat) {
          placed++;
          seen.taken(event.from);
        }
        seen.placed(event.lane, event.card);
        break;
      case 'turned':
        if (event.seat === seat) seen.turned(event.column, event.card);
        break;
      case 'drew':
      case 'recycled':
      case 'moved':
        if (event.seat !== seat) break;
        if (seen.canPlace()) heldBack++;
        if (event.type === 'drew') seen.drew(event.cards);
        else if (event.type === 'recycled') seen.recycled();
        else seen.moved(event.from, event.to, event.cards);
        break;
      default:
    }
  }
  return { placed, heldBack };
};
