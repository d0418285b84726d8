// What the cards played in arrastre tell about the cards still held: whoever had to follow, beat or trump (GUI-6) and did not, could not.

import type { Seat } from '../../kernel/game.ts';
import { bitOf, cardNamed, suitNamed, suitOf, type Card } from './cards.ts';
import { refuseCard } from './duties.ts';
import type { GuinoteEvent } from './events.ts';
import { emptyState, NONE, type State } from './state.ts';
import type { View } from './view.ts';

/** A card played to a trick in arrastre, with the cards that lay there. */
interface Played {
  readonly seat: Seat;
  readonly leader: Seat;
  readonly before: readonly Card[];
  readonly card: Card;
}

const known = (text: string): Card => cardNamed(text) as Card;

/** Every card of this hand that was played to a trick in arrastre, those on the table included. */
const playedInArrastre = (v: View, history: readonly GuinoteEvent[]): readonly Played[] => {
  const played: Played[] = [];
  let bound = false;
  let leader = v.trick.leader;
  let trick: Card[] = [];
  for (const event of history.slice(history.findLastIndex(({ type }) => type === 'dealt') + 1)) {
    if (event.type === 'drew') bound = event.left === 0;
    if (event.type === 'trick') trick = [];
    if (event.type !== 'played') continue;
    const card = known(event.card);
    if (trick.length === 0) leader = event.seat;
    else if (bound) played.push({ seat: event.seat, leader, before: trick, card });
    trick = [...trick, card];
  }
  return played;
};

/** Without a history the trick on the table still tells something. */
const playedToTrick = ({ trick, options }: View): readonly Played[] => {
  const cards = trick.cards.map(known);
  return cards.slice(1).map((card, i) => {
    const seat = (trick.leader + i + 1) % options.players;
    return { seat, leader: trick.leader, before: cards.slice(0, i + 1), card };
  });
};

/** A state in which this seat plays this card and may hold one other: the rules say whether it could. */
const sceneOf = (v: View, { leader, before }: Played): State => ({
  ...emptyState(v.options),
  stage: 'play',
  trump: v.trump === null ? NONE : (suitNamed(v.trump) as number),
  leader,
  trick: [...before],
});

const add = (s: State, seat: Seat, card: Card): void => {
  const at = seat * 4 + suitOf(card);
  s.hands[at] = s.hands[at]! | bitOf(card);
};

/** Would holding this card have made what its seat played illegal? Each duty is about single cards, so two tell all. */
const forbids = (v: View, played: Played, held: Card): boolean => {
  const s = sceneOf(v, played);
  add(s, played.seat, played.card);
  add(s, played.seat, held);
  return refuseCard(s, played.seat, played.card) !== undefined;
};

/**
 * By seat, the unseen cards that it can't hold; nothing before the arrastre, where any card may be played (GUI-5.1). A hand that was
 * decided early still has cards in it, and what was played tells of them as before.
 */
export const excludedCards = (
  v: View,
  history: readonly GuinoteEvent[] | undefined,
  unseen: readonly Card[],
): readonly ReadonlySet<Card>[] => {
  const excluded = v.hands.map(() => new Set<Card>());
  if (v.pinta !== null || unseen.length === 0) return excluded;
  const played = history === undefined ? playedToTrick(v) : playedInArrastre(v, history);
  for (const each of played) {
    for (const card of unseen) if (forbids(v, each, card)) excluded[each.seat]?.add(card);
  }
  return excluded;
};
