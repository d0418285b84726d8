// What everybody has seen of the stocks: a card that was drawn and turned over again lies where it lay (HN-6.2).

import { cardNamed, type Card } from './cards.ts';
import type { HighNoonEvent } from './events.ts';
import type { View } from './view.ts';

/** Stock and waste of a player as one ring in the order of drawing; `null` for a card that nobody has seen yet. */
interface SeenRing {
  readonly cards: (Card | null)[];
  drawn: number;
}

const ringsAfter = (history: readonly HighNoonEvent[]): readonly SeenRing[] => {
  let rings: readonly SeenRing[] = [];
  for (const event of history) {
    if (event.type === 'dealt') {
      rings = event.players.map(({ stock }) => ({ cards: stock.map(() => null), drawn: 0 }));
      continue;
    }
    const ring = 'seat' in event ? rings[event.seat] : undefined;
    if (ring === undefined) continue;
    if (event.type === 'drew') for (const id of event.cards) ring.cards[ring.drawn++] = cardNamed(id) ?? null;
    if (event.type === 'recycled') ring.drawn = 0;
    if ((event.type === 'moved' || event.type === 'placed') && event.from === 'waste') {
      ring.drawn--;
      ring.cards.splice(ring.drawn, 1);
    }
  }
  return rings;
};

/** By player, the cards of the stock that were seen before, in the order of the view; nothing where the history does not begin with the deal. */
export const rememberedStocks = (
  v: View,
  history: readonly HighNoonEvent[],
): readonly (readonly (Card | null)[])[] | undefined => {
  const stocks = ringsAfter(history).map(({ cards, drawn }) => cards.slice(drawn).toReversed());
  const fits = v.players.every(({ stock }, seat) => stock.length === stocks[seat]?.length);
  return fits ? stocks : undefined;
};
