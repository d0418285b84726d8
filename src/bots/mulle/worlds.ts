// Hands that the others may hold, drawn fast: the view is read once, then hidden cards are shuffled until every builder can take their builds.

import type { Mulle } from '../../games/mulle/index.ts';
import { byDeck, handValue, type Card } from '../../games/mulle/cards.ts';
import { cloneState, type State } from '../../games/mulle/state.ts';
import { fastRandom, shuffle, type Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';

/** Shuffles before the game's own sampling, which counts the ways, takes over. */
const MOST_TRIES = 200;

/** A seat whose cards are hidden: how many it holds, and the builds that it can take (MUL-9.1). */
interface HiddenHand {
  readonly seat: number;
  readonly size: number;
  readonly builds: readonly number[];
}

const holdsAll = (hand: readonly Card[], values: readonly number[]): boolean =>
  values.every((value) => hand.some((card) => handValue(card) === value));

/** Cards taken that the player no longer remembers: each is forgotten with the same chance, for the whole thought. */
const forgottenOf = (s: State, memory: number, random: Random): readonly (readonly number[])[] =>
  s.captured.map((pile) => pile.flatMap((_, i) => (random.below(1000) < memory * 1000 ? [] : [i])));

/**
 * Draws states that fit the view, each as likely as the next. `memory` is the share of the cards taken that the player
 * knows to be gone; the others are thought to be anywhere among the hidden ones.
 */
export const worldsWith =
  (memory: number) =>
  ({ game, view, history, random: source }: Thought<Mulle>): ((random: Random) => State) => {
    const own = fastRandom(source.below(0x7fff_ffff));
    const base = game.sample(view, own, history);
    const hidden = view.hands.flatMap((hand, seat): readonly HiddenHand[] => {
      if (!hand.includes(null)) return [];
      const builds = base.table.filter((pile) => pile.owner === seat).map((pile) => pile.value);
      return [{ seat, size: hand.length, builds }];
    });
    const forgotten = forgottenOf(base, memory, own);
    const cards: Card[] = [
      ...hidden.flatMap(({ seat }) => base.hands[seat]!),
      ...base.stock,
      ...forgotten.flatMap((places, side) => places.map((place) => base.captured[side]![place]!)),
    ];
    return (random) => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        shuffle(cards, random);
        const hands = handsFrom(cards, hidden);
        if (hands === undefined) continue;
        const s = cloneState(base);
        let next = 0;
        hidden.forEach(({ seat, size }, i) => {
          s.hands[seat] = hands[i]!.sort(byDeck);
          next += size;
        });
        s.stock = cards.slice(next, next + base.stock.length);
        next += base.stock.length;
        forgotten.forEach((places, side) => {
          for (const place of places) s.captured[side]![place] = cards[next++]!;
        });
        return s;
      }
      return game.sample(view, random, history);
    };
  };

/** The hands at the beginning of the shuffled cards; nothing if one of them can't take its builds. */
const handsFrom = (cards: readonly Card[], hidden: readonly HiddenHand[]): Card[][] | undefined => {
  let from = 0;
  const hands: Card[][] = [];
  for (const { size, builds } of hidden) {
    const hand = cards.slice(from, from + size);
    if (!holdsAll(hand, builds)) return undefined;
    from += size;
    hands.push(hand);
  }
  return hands;
};
