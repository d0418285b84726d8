// How Mulle shows itself, and what a player touches. Its scene is in `scene.ts`, its words in `words.ts`.

import { frenchInk } from '../../kernel/cards/inks.ts';
import { cuesByType } from '../../kernel/cues.ts';
import type { Presentation } from '../../kernel/presentation.ts';
import { parse } from './actions.ts';
import { cardNamed, handValue, nameOf } from './cards.ts';
import { counting } from './counting.ts';
import type { MulleEvent } from './events.ts';
import { groupsIn, openTable } from './open-table.ts';
import { scene } from './scene.ts';
import type { View } from './view.ts';
import { words } from './words.ts';

const isMoment = (event: MulleEvent): boolean => {
  if (event.type === 'took') return event.mulles.length > 0 || event.tabbar > 0;
  return event.type === 'trotta' || event.type === 'counted' || event.type === 'swept';
};

export const presentation: Presentation = {
  deck: async () => (await import('../../art/decks/french.ts')).frenchDeck,
  cover: 'SQ',
  ink: frenchInk,
  scene: (view) => scene(view as View),
  words,
  touchTarget: (action) => {
    const parsed = parse(action);
    return parsed.ok ? { zone: 'hand', card: nameOf(parsed.value.card) } : undefined;
  },
  tryTouch: (zone, card) => (zone === 'hand' ? `discard ${card}` : undefined),
  targets: (action, shown) => groupsIn(action, shown).flatMap(({ targets }) => targets),
  isNotable: (event) => isMoment(event as MulleEvent),
  cue: cuesByType<MulleEvent['type']>({
    dealt: 'slide',
    took: 'place',
    built: 'place',
    rebuilt: 'place',
    trotta: 'place',
    fed: 'place',
    discarded: 'place',
    swept: 'slide',
  }),
  handOrders: {
    suit: (card) => [cardNamed(card) ?? 0],
    rank: (card) => [handValue(cardNamed(card) ?? 0), cardNamed(card) ?? 0],
  },
  openTable,
  counting,
};
