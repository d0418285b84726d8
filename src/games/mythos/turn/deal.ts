// The random events: decks and missions shuffled, the first hands and the Edge; and a hand that is drawn again.

import type { Seat } from '../../../kernel/game.ts';
import { shuffle, type Random } from '../../../kernel/random.ts';
import { drawCards, idAt } from '../board.ts';
import { shownTo, type MythosEvent, type EventSink } from '../events.ts';
import { startRound } from './phases.ts';
import { cardOf, REDRAWS, REDREW, type State } from '../state.ts';

export const OPENING_HAND = 5;

/** The random event that is due; each player's new hand has its own label, so that the order of answers does not matter. */
export const dueChance = (s: State): string | undefined => {
  if (s.stage === 'deal') return 'deal/1';
  return s.stage === 'redraw' ? `mulligan/${s.answers.indexOf(REDRAWS)}` : undefined;
};

export const resolve = (s: State, random: Random, events?: EventSink): void => {
  if (s.stage === 'deal') deal(s, random, events);
  else redraw(s, s.answers.indexOf(REDRAWS), random, events);
};

const deal = (s: State, random: Random, events: EventSink): void => {
  for (let seat = 0; seat < 2; seat++) {
    shuffle(s.decks[seat]!, random);
    drawCards(s, seat, OPENING_HAND, undefined);
  }
  const missions = s.lists.map((list) => shuffle([...list.missions], random));
  const used = s.options.missionDeck === 'twoEach' ? missions.map((three) => three.slice(0, 2)) : missions;
  s.missionDeck = shuffle(used.flat(), random);
  s.edge = random.below(2);
  s.stage = 'mulligan';
  if (events === undefined) return;
  const hands = s.hands.map((hand) => hand.map((card) => idAt(s, card)));
  const dealt = (shows: (seat: Seat) => boolean): MythosEvent => ({
    type: 'dealt',
    hands: hands.map((hand, seat) => (shows(seat) ? hand.slice() : hand.map(() => null))),
    edge: s.edge,
    decks: s.hashes.slice(),
  });
  events.push({
    pub: dealt(() => false),
    to: { 0: dealt((seat) => seat === 0), 1: dealt((seat) => seat === 1) },
    open: dealt(() => true),
  });
};

/** The hand goes back, the deck is shuffled, five are drawn again (MYT-2.2). */
const redraw = (s: State, seat: Seat, random: Random, events: EventSink): void => {
  const deck = s.decks[seat]!;
  // In the order of the set, so that the new hand depends on the list and the seed only.
  const cards = [...deck, ...s.hands[seat]!].toSorted((a, b) => cardOf(s, a) - cardOf(s, b));
  s.decks[seat] = shuffle(cards, random);
  s.hands[seat] = [];
  drawCards(s, seat, OPENING_HAND, undefined);
  s.answers[seat] = REDREW;
  if (events !== undefined) {
    const ids = s.hands[seat]!.map((card) => idAt(s, card));
    const redrew = { type: 'redrew', seat } as const;
    events.push(shownTo([seat], { ...redrew, cards: ids.map(() => null) }, { ...redrew, cards: ids }));
  }
  if (!s.answers.includes(REDRAWS)) startRound(s, events);
};
