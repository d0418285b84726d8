// Worlds for a search: the view is read once, then many deals of the unseen cards are drawn that fit what the player remembers.

import type { Guinote } from '../../games/guinote/index.ts';
import { assign } from '../../kernel/assign.ts';
import type { Seat } from '../../kernel/game.ts';
import { shuffle, type Random } from '../../kernel/random.ts';
import {
  bitOf,
  cantePair,
  cardNamed,
  deckCards,
  pointsOf,
  suitOf,
  type Card,
  type Suit,
} from '../../games/guinote/cards.ts';
import { excludedCards } from '../../games/guinote/deductions.ts';
import { cloneState, copyState, inArrastre, sideOf, type State } from '../../games/guinote/state.ts';
import { sample, type View } from '../../games/guinote/view.ts';
import type { Thought } from '../bot.ts';
import { readingWorlds } from './reading.ts';
import { signsOf, STRONG } from './signs.ts';

/** How well a player remembers. */
export interface Recall {
  /** Of a hundred cards that were won, how many it still knows to be gone; trumps and cards with points have a second chance. */
  readonly memory: number;
  /** Does it conclude from suits not followed, cards not beaten, cantes not sung and signs of the partner? */
  readonly infers: boolean;
  /** Does it conclude from the cards that four players chose in the arrastre? For perfect memories; by default not. */
  readonly reads?: boolean;
}

export const PERFECT: Recall = { memory: 100, infers: true };

/** So many deals are tried before a rarer way of dealing is taken. */
const TRIES = 60;

/** Whoever remembers some cards is unsure of each: worlds take turns with what is forgotten. */
const MEMORIES = 8;

const FIRST: Random = { below: () => 0 };

/** Everything about a view that all its worlds have in common. */
interface Ground {
  /** A state with all cards that are known where they are; the others are nowhere. */
  readonly base: State;
  /** Cards that may be anywhere: unseen, or won and forgotten. */
  readonly loose: Card[];
  /** How many loose cards each seat holds, and how many lie in the stock. */
  readonly needs: readonly number[];
  readonly stock: number;
  /** By seat and suit, cards that the seat can't hold by what it played. */
  readonly excluded: readonly number[];
  /** Seats that would have sung a pair, had they held one. */
  readonly silent: readonly Seat[];
  /** Suits in which the partner has shown strength, and where as or tres are still out. */
  readonly signs: readonly Suit[];
}

const known = (text: string): Card => cardNamed(text)!;

/** The view is read once; what is forgotten of it is drawn so many times. */
const groundsOf = (thought: Thought<Guinote>, { memory, infers }: Recall, times: number): readonly Ground[] => {
  const { view, random } = thought;
  const base = sample(view, FIRST);
  base.deck = [];
  base.hands.fill(0);
  const once = (): boolean => memory >= 100 || random.below(100) < memory;
  // A trump or a card with points makes an impression.
  const remembers = (card: Card): boolean =>
    once() || ((suitOf(card) === base.trump || pointsOf(view.options, card) > 0) && once());
  const inSight = new Set<Card>([...view.trick.cards, ...(view.pinta === null ? [] : [view.pinta])].map(known));
  view.hands.forEach((hand, seat) => {
    for (const text of hand) {
      if (text === null) continue;
      inSight.add(known(text));
      base.hands[seat * 4 + suitOf(known(text))]! |= bitOf(known(text));
    }
  });
  const won = view.won.map((pile) => pile.map(known));
  const hidden = deckCards(view.options).filter((card) => !inSight.has(card));
  const binds = infers && inArrastre(base) && view.options.players === 4;
  const shared = {
    needs: view.hands.map((hand) => hand.filter((card) => card === null).length),
    stock: view.stock.length,
    excluded: binds ? masksOf(excludedCards(view, thought.history, hidden)) : [],
    silent: infers ? silentSeats(view, base) : [],
  };
  const signs =
    infers && view.options.players === 4 ? signsOf(view.options, base.trump, thought.seat ^ 2, thought.history) : [];
  return Array.from({ length: times }, () => {
    const own = cloneState(base);
    const gone = new Set<Card>();
    won.forEach((pile, side) => {
      for (const card of pile) {
        if (remembers(card)) gone.add(card);
        else own.won[side * 4 + suitOf(card)]! &= ~bitOf(card);
      }
    });
    const loose = hidden.filter((card) => !gone.has(card));
    const isOut = (suit: Suit): boolean => loose.some((card) => suitOf(card) === suit && (STRONG & bitOf(card)) !== 0);
    return { ...shared, base: own, loose, signs: signs.filter(isOut) };
  });
};

const masksOf = (excluded: readonly ReadonlySet<Card>[]): readonly number[] => {
  const masks = excluded.flatMap(() => [0, 0, 0, 0]);
  excluded.forEach((cards, seat) => {
    for (const card of cards) masks[seat * 4 + suitOf(card)]! |= bitOf(card);
  });
  return masks.some((mask) => mask !== 0) ? masks : [];
};

/** In arrastre nobody draws: who could have sung after the last trick and let the window close holds no pair. */
const silentSeats = (view: View, base: State): readonly Seat[] => {
  const { canteInArrastre, canteBy } = view.options;
  const { lastWinner } = base;
  if (!inArrastre(base) || !canteInArrastre || view.lastWinner === null || view.trick.cards.length === 0) return [];
  return view.hands.flatMap((_, seat) => {
    const could = canteBy === 'pair' ? sideOf(seat) === sideOf(lastWinner) : seat === lastWinner;
    return could && seat !== view.viewer && !view.sung.includes(seat) ? [seat] : [];
  });
};

/** A world in which the partner has nothing behind a sign is believed half as readily. */
const contradictsSign = ({ signs }: Ground, s: State, seat: Seat, random: Random): boolean => {
  for (const suit of signs) if ((s.hands[(seat ^ 2) * 4 + suit]! & STRONG) === 0 && random.below(2) === 0) return true;
  return false;
};

/** Deals the loose cards as they lie; false at the first that its seat can't hold. */
const dealOut = ({ loose, needs, stock, excluded }: Ground, s: State): boolean => {
  let next = 0;
  for (let seat = 0; seat < needs.length; seat++) {
    for (let n = needs[seat]!; n > 0; n--) {
      const card = loose[next++]!;
      const place = seat * 4 + suitOf(card);
      if (excluded.length > 0 && (excluded[place]! & bitOf(card)) !== 0) return false;
      s.hands[place]! |= bitOf(card);
    }
  }
  if (stock > 0) s.deck = loose.slice(next, next + stock);
  // What is left was won by somebody; by whom makes no difference to what can still be played.
  for (next += stock; next < loose.length; next++) s.won[suitOf(loose[next]!)]! |= bitOf(loose[next]!);
  return true;
};

const hidesPair = ({ silent }: Ground, s: State): boolean => {
  const pair = cantePair(s.options);
  for (const seat of silent) {
    for (let suit = 0; suit < 4; suit++) {
      if ((s.hands[seat * 4 + suit]! & pair) === pair && !s.cantes.some((cante) => (cante & 3) === suit)) return true;
    }
  }
  return false;
};

/** Where hardly any deal fits: every way that the cards played allow is equally likely, whatever was not sung. */
const assigned = (ground: Ground, random: Random): State => {
  const { base, loose, needs, excluded } = ground;
  const s = cloneState(base);
  const mayHold = (card: Card, seat: Seat): boolean =>
    seat >= base.options.players || ((excluded[seat * 4 + suitOf(card)] ?? 0) & bitOf(card)) === 0;
  const rest = loose.length - needs.reduce((sum, n) => sum + n, 0);
  const given = assign(loose, [...needs, rest], mayHold, random);
  const order = (given ?? [shuffle(loose, random)]).flat();
  dealOut({ ...ground, loose: order, excluded: [] }, s);
  return s;
};

/**
 * Draws worlds without reading what was chosen. Each is equally likely among those that fit the view, the cards played in arrastre and the cantes not sung, except that
 * forgotten cards may turn up again, that signs of the partner weigh, and that a pair unsung is no longer held to be impossible where no other deal was found.
 */
const unread =
  (recall: Recall) =>
  (thought: Thought<Guinote>): ((random: Random) => State) => {
    const unsure = recall.memory > 0 && recall.memory < 100;
    const grounds = groundsOf(thought, recall, unsure ? MEMORIES : 1);
    const s = cloneState(grounds[0]!.base);
    let turn = 0;
    return (random) => {
      const ground = grounds[turn++ % grounds.length]!;
      for (let tries = 0; tries < TRIES; tries++) {
        shuffle(ground.loose, random);
        copyState(ground.base, s);
        if (dealOut(ground, s) && !hidesPair(ground, s) && !contradictsSign(ground, s, thought.seat, random)) return s;
      }
      return assigned(ground, random);
    };
  };

/** Draws worlds, for those who read by what the others have chosen, too. */
export const worldsFor = (recall: Recall): ((thought: Thought<Guinote>) => (random: Random) => State) => {
  const drawing = unread(recall);
  if (recall.reads !== true) return drawing;
  return (thought) => {
    const { pinta, options } = thought.view;
    const draw = drawing(thought);
    return pinta === null && options.players === 4 ? readingWorlds(thought, draw) : draw;
  };
};
