// How Three Quays shows itself: its own deck, its lanes, and what touching a boat or a quay does.

import { cuesByType } from '../../src/kernel/cues.ts';
import type { Presentation, Scene } from '../../src/kernel/presentation.ts';
import { BERTHS, DECK, fleetOf, QUAYS } from './cards.ts';
import { laneId, sceneOf, sideId } from './scene.ts';
import type { Event, View } from './state.ts';
import { words } from './words.ts';

/** The boat and the quay of an action; nothing of `sail`. */
const partsOf = (action: string): { readonly card: string; readonly quay: number } | undefined => {
  const [, card, name] = action.split(' ');
  const quay = QUAYS.findIndex((each) => each === name);
  return card === undefined || quay < 0 ? undefined : { card, quay };
};

/** Where the viewer has a free berth; the first quay if there is none. */
const freeQuay = (scene: Scene | undefined): number => {
  const own = scene?.zones.find(({ id }) => id === 'hand')?.owner;
  const isFree = (quay: number): boolean =>
    scene?.zones.some(({ id, cards }) => own !== undefined && id === sideId(quay, own) && cards.length < BERTHS) ??
    false;
  return Math.max(
    0,
    QUAYS.findIndex((_, quay) => isFree(quay)),
  );
};

export const presentation: Presentation = {
  deck: async () => (await import('./deck.ts')).boats,
  cover: 'S9',
  ink: (card) => (DECK.includes(card) ? (fleetOf(card) === 'S' ? 'yellow' : 'cyan') : undefined),
  scene: (view) => sceneOf(view as View),
  words,
  touchTarget: (action) => {
    const parts = partsOf(action);
    return parts === undefined ? undefined : { zone: 'hand', card: parts.card };
  },
  tryTouch: (zone, card, scene) => (zone === 'hand' ? `moor ${card} ${QUAYS[freeQuay(scene)]}` : undefined),
  targets: (action) => {
    const parts = partsOf(action);
    return parts === undefined ? [] : [laneId(parts.quay)];
  },
  laidCard: (event) => {
    const told = event as Event;
    return told.type === 'moored' ? { zone: sideId(told.quay, told.seat), card: told.card, by: told.seat } : undefined;
  },
  cue: cuesByType<Event['type']>({ dealt: 'slide', moored: 'place', fogged: 'place', lifted: 'flip' }),
  isNotable: (event) => ['dealt', 'paid'].includes((event as Event).type),
};
