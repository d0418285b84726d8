// How Whistle shows itself: zones of cards, the suit led, the tricks of each player.

import { frenchInk } from '../../src/kernel/cards/inks.ts';
import { cuesByType } from '../../src/kernel/cues.ts';
import type { Presentation, Scene, Zone } from '../../src/kernel/presentation.ts';
import { suitOf, type Card } from './cards.ts';
import { isDealt, isOver, standing, type Event, type View } from './state.ts';
import { words } from './words.ts';

const shown = (id: Card | null) => (id === null ? null : { id });

/** The viewer's own hand is `hand`, so that an action can name it without knowing its seat. */
const handZone = (view: View, seat: number): Zone => ({
  id: seat === view.viewer ? 'hand' : `hand-${seat}`,
  kind: 'hand',
  owner: seat,
  cards: (view.hands[seat] ?? []).map(shown),
});

const wonZone = (view: View, seat: number): Zone => {
  const cards: Card[] = [];
  for (let i = 2; i <= view.played.length; i += 2) {
    if (standing({ played: view.played.slice(0, i) }).lead === seat) cards.push(...view.played.slice(i - 2, i));
  }
  return { id: `won-${seat}`, kind: 'pile', owner: seat, cards: cards.map(shown) };
};

const scene = (view: View): Scene => {
  const { lead, trick, turn, tricks } = standing(view);
  const [led] = trick;
  return {
    zones: [
      handZone(view, 0),
      handZone(view, 1),
      { id: 'trick', kind: 'trick', cards: trick.map((id) => ({ id, by: lead })) },
      wonZone(view, 0),
      wonZone(view, 1),
      { id: 'stock', kind: 'stock', cards: view.stock.map(shown) },
    ],
    facts: led === undefined ? [] : [{ key: 'led', params: { suit: suitOf(led), card: led } }],
    scores: tricks.map((points, seat) => ({ seats: [seat], points, params: {} })),
    actors: { must: isDealt(view) && !isOver(view) ? [turn] : [], may: [] },
  };
};

export const presentation: Presentation = {
  deck: async () => (await import('../../src/art/decks/french.ts')).frenchDeck,
  cover: 'HK',
  ink: frenchInk,
  scene: (view) => scene(view as View),
  words,
  touchTarget: (action) => ({ zone: 'hand', card: action.slice('play '.length) }),
  tryTouch: (zone, card) => (zone === 'hand' ? `play ${card}` : undefined),
  laidCard: (event) => {
    const played = event as Event;
    return played.type === 'played' ? { zone: 'trick', card: played.card, by: played.seat } : undefined;
  },
  cue: cuesByType<Event['type']>({ dealt: 'slide', played: 'place' }),
};
