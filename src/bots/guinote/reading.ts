// Reading hands: how well a world explains what the others have played in this hand, if they play about as the policy would.

import type { Guinote } from '../../games/guinote/index.ts';
import { bitOf, cardNamed, cardOf, maskSize, suitNamed, suitOf, type Card } from '../../games/guinote/cards.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import { cloneState, NONE, sideOf, type State } from '../../games/guinote/state.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Random } from '../../kernel/random.ts';
import type { Thought } from '../bot.ts';
import { shortfall } from './policy.ts';

/** What changed a hidden hand: a card played where the scene shows, a card drawn (perhaps unseen), the pinta taken for the seven. */
type Change =
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: Card; readonly scene: State }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly seven: Card; readonly pinta: Card };

const known = (text: string): Card => cardNamed(text)!;

/** What all saw of a hand so far, as a state without hands. */
const untouched = (base: State): State => ({
  ...cloneState(base),
  stage: 'play',
  hands: base.hands.map(() => 0),
  won: base.won.map(() => 0),
  trick: [],
  cantes: [],
});

/** Takes down an event that all saw. */
const follow = (s: State, event: GuinoteEvent): void => {
  if (event.type === 'dealt') s.pinta = known(event.pinta);
  if (event.type === 'swapped') s.pinta = known(event.seven);
  if (event.type === 'drew' && event.left === 0) s.pinta = NONE;
  if (event.type === 'sang') s.cantes = [...s.cantes, event.seat * 4 + suitNamed(event.suit)!];
  if (event.type === 'played') {
    if (s.trick.length === 0) s.leader = event.seat;
    s.trick.push(known(event.card));
  }
  if (event.type !== 'trick') return;
  for (const card of s.trick) s.won[sideOf(event.winner) * 4 + suitOf(card)]! |= bitOf(card);
  s.trick = [];
};

/** What changed the hands of the others since the deal, the newest first. */
const changesOf = (history: readonly GuinoteEvent[], base: State, viewer: Seat): readonly Change[] => {
  const s = untouched(base);
  const changes: Change[] = [];
  const dealt = history.findLastIndex(({ type }) => type === 'dealt');
  for (const event of dealt < 0 ? [] : history.slice(dealt)) {
    if (event.type === 'played' && event.seat !== viewer)
      changes.push({ kind: 'played', seat: event.seat, card: known(event.card), scene: cloneState(s) });
    if (event.type === 'swapped' && event.seat !== viewer)
      changes.push({ kind: 'swapped', seat: event.seat, seven: known(event.seven), pinta: known(event.pinta) });
    if (event.type === 'drew')
      for (const { seat, card } of event.cards)
        if (seat !== viewer) changes.push({ kind: 'drew', seat, card: card === null ? NONE : known(card) });
    follow(s, event);
  }
  return changes.reverse();
};

/** Any card of a hand, each equally likely: which of them was drawn last, nobody has seen. */
const anyOf = (hands: readonly number[], seat: Seat, random: Random): Card => {
  let size = 0;
  for (let suit = 0; suit < 4; suit++) size += maskSize(hands[seat * 4 + suit]!);
  if (size === 0) return NONE;
  let place = random.below(size);
  for (let suit = 0; suit < 4; suit++) {
    let mask = hands[seat * 4 + suit]!;
    for (; mask !== 0; mask &= mask - 1) if (place-- === 0) return cardOf(suit, 31 - Math.clz32(mask & -mask));
  }
  return NONE;
};

const add = (hands: number[], seat: Seat, card: Card): void => {
  hands[seat * 4 + suitOf(card)]! |= bitOf(card);
};

const remove = (hands: number[], seat: Seat, card: Card): void => {
  if (card !== NONE) hands[seat * 4 + suitOf(card)]! &= ~bitOf(card);
};

/** A card that looks so many points worse than the best is believed a quarter as readily. */
const HALFWAY = 8;

/** Gives the weight of a world, up to 1. The hands are taken back card by card to where each was played. */
export const readingOf = (
  { history, seat: viewer }: Thought<Guinote>,
  base: State,
): ((world: State, random: Random) => number) => {
  const changes = changesOf(history, base, viewer);
  const hands: number[] = [];
  return (world, random) => {
    for (let i = 0; i < world.hands.length; i++) hands[i] = world.hands[i]!;
    let weight = 1;
    for (const change of changes) {
      const { seat } = change;
      if (change.kind === 'drew') remove(hands, seat, change.card === NONE ? anyOf(hands, seat, random) : change.card);
      else if (change.kind === 'swapped') {
        remove(hands, seat, change.pinta);
        add(hands, seat, change.seven);
      } else {
        add(hands, seat, change.card);
        const { scene } = change;
        for (let at = seat * 4; at < seat * 4 + 4; at++) scene.hands[at] = hands[at]!;
        const away = 1 + shortfall(scene, seat, change.card) / HALFWAY;
        weight /= away * away;
      }
    }
    return weight;
  };
};
