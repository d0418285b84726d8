// What touching the cards and places of HighNoon means: which action a card, a place or a drop is about, and where each leads.

import type { Presentation, Scene, Zone } from '../../kernel/presentation.ts';
import { cardNamed } from './cards.ts';
import { laneFor } from './foundations.ts';

/** The words of an action: what is done, from where, to where, with how many cards. */
export const partsOf = (action: string) => {
  const [verb = '', from = '', to = '', count = '1'] = action.split(' ');
  return { verb, from, to, count: Number(count) };
};

const zoneOf = (scene: Scene | undefined, id: string): Zone | undefined => scene?.zones.find((zone) => zone.id === id);

/** The card that moves is the one to touch; what is drawn, recycled or flipped has no name, and is touched as a place. */
const handle: Presentation['touchTarget'] = (action, shown) => {
  const { verb, from, count } = partsOf(action);
  if (verb !== 'move' && verb !== 'place') return undefined;
  const card = zoneOf(shown, from)?.cards.at(-count);
  return card === undefined || card === null ? undefined : { zone: from, card: card.id };
};

/** The top card tries the foundations; a card further down tries the first column, so that the rules can say why not. */
const attempt: Presentation['tryTouch'] = (zone, card, shown) => {
  const found = zoneOf(shown, zone);
  if (found === undefined || (found.kind !== 'column' && found.kind !== 'pile')) return undefined;
  const depth = found.cards.length - found.cards.findIndex((each) => each?.id === card);
  if (depth <= 1 || found.kind === 'pile') return `place ${zone}`;
  return `move ${zone} ${zone === 't0' ? 't1' : 't0'} ${depth}`;
};

/** The stock is drawn from or, once empty, filled with the waste; a face-down top is flipped; an empty waste says that it is. */
const tap: Presentation['tap'] = (zone, scene) => {
  const found = zoneOf(scene, zone);
  if (found === undefined || zone.includes('.')) return undefined;
  if (found.kind === 'stock') return found.cards.length > 0 ? 'draw' : 'recycle';
  if (found.kind === 'pile' && found.cards.length === 0) return `place ${zone}`;
  return found.kind === 'column' && found.cards.at(-1) === null ? `flip ${zone}` : undefined;
};

/** How many cards lie from this one up to the top; none if it does not lie there. */
const depthOf = (zone: Zone | undefined, card: string): number => {
  const at = zone?.cards.findIndex((each) => each?.id === card) ?? -1;
  return zone === undefined || at < 0 ? 0 : zone.cards.length - at;
};

/** Onto a column it is a move, onto any foundation it is placed, whichever takes it (HN-3.5). */
const drop: Presentation['drop'] = (zone, card, onto, scene) => {
  const from = zoneOf(scene, zone);
  const to = zoneOf(scene, onto);
  const depth = depthOf(from, card);
  if (depth === 0 || to === undefined || zone === onto || onto.includes('.')) return undefined;
  if (from?.kind !== 'column' && from?.kind !== 'pile') return undefined;
  if (to.kind === 'foundation') return depth === 1 ? `place ${zone}` : undefined;
  if (to.kind !== 'column') return undefined;
  return depth === 1 || from.kind === 'pile' ? `move ${zone} ${onto}` : `move ${zone} ${onto} ${depth}`;
};

/** A foundation if one takes the card, else the first column, an empty one last; a column that would only change its place stays. */
const best: Presentation['best'] = (ways, scene) => {
  const isEmpty = (id: string): boolean => zoneOf(scene, id)?.cards.length === 0;
  const moves = ways.map((way) => ({ way, ...partsOf(way) }));
  const isWhole = ({ from, count }: (typeof moves)[number]): boolean =>
    from !== 'waste' && zoneOf(scene, from)?.cards.length === count;
  const found =
    moves.find(({ verb }) => verb === 'place') ??
    moves.find(({ to }) => !isEmpty(to)) ??
    moves.find((move) => !isWhole(move));
  return found?.way;
};

/** Where the cards go: a column, or the foundation that takes them (HN-3.3). */
const targets: Presentation['targets'] = (action, scene) => {
  const { verb, from, to } = partsOf(action);
  if (verb === 'move') return [to];
  const card = verb === 'place' ? cardNamed(zoneOf(scene, from)?.cards.at(-1)?.id ?? '') : undefined;
  if (scene === undefined || card === undefined) return [];
  const lanes = scene.zones.filter(({ kind }) => kind === 'foundation');
  const lane =
    lanes[
      laneFor(
        lanes.map(({ cards }) => cards.length),
        card,
      )
    ];
  return lane === undefined ? [] : [lane.id];
};

/** Once all of one's own cards lie open and the stock is empty, whatever fits is placed. */
const rest: Presentation['rest'] = (legal, scene) => {
  const own = scene.zones.filter(({ id, owner }) => owner !== undefined && !id.includes('.'));
  const isOpen = own.every(({ kind, cards }) => (kind === 'stock' ? cards.length === 0 : !cards.includes(null)));
  return isOpen && own.length > 0 ? legal.find((action) => partsOf(action).verb === 'place') : undefined;
};

export const touching = { touchTarget: handle, tryTouch: attempt, tap, drop, best, targets, rest } as const;
