// Stock and waste (HN-6.1, HN-6.2): one ring in the order of drawing, of which the part that was drawn is the waste.

import { refusal, type Events, type Refusal, type Seat } from '../../kernel/game.ts';
import { nameOf } from './cards.ts';
import type { HighNoonEvent } from './events.ts';
import { drawnOf, ringOf, type State } from './state.ts';

export const canDraw = (s: State, seat: Seat): boolean => drawnOf(s, seat) < ringOf(s, seat).length;

export const refuseDraw = (s: State, seat: Seat): Refusal | undefined =>
  canDraw(s, seat) ? undefined : refusal('stock-empty', 'HN-6.1', { waste: drawnOf(s, seat) });

/** Turns cards one by one: the last one is the top. */
export const draw = (s: State, seat: Seat, events?: Events<HighNoonEvent>): void => {
  const ring = ringOf(s, seat);
  const before = drawnOf(s, seat);
  const drawn = Math.min(before + s.options.drawCount, ring.length);
  s.drawn[seat] = drawn;
  s.turned[seat]! += drawn - before;
  if (events !== undefined) {
    const cards = ring.slice(before, drawn).map(nameOf);
    events.push({ pub: { type: 'drew', seat, cards, left: ring.length - drawn } });
  }
};

export const canRecycle = (s: State, seat: Seat): boolean => !canDraw(s, seat) && drawnOf(s, seat) > 0;

export const refuseRecycle = (s: State, seat: Seat): Refusal | undefined => {
  if (canRecycle(s, seat)) return undefined;
  const stock = ringOf(s, seat).length - drawnOf(s, seat);
  return stock > 0 ? refusal('stock-left', 'HN-6.2', { stock }) : refusal('waste-empty', 'HN-6.2');
};

/** The waste turned over is the stock in its old order. */
export const recycle = (s: State, seat: Seat, events?: Events<HighNoonEvent>): void => {
  s.drawn[seat] = 0;
  if (events !== undefined) events.push({ pub: { type: 'recycled', seat, cards: ringOf(s, seat).length } });
};

/** Takes the waste's top card out of the ring. */
export const takeFromWaste = (s: State, seat: Seat): void => {
  const ring = ringOf(s, seat).slice();
  const at = drawnOf(s, seat) - 1;
  ring.splice(at, 1);
  s.rings[seat] = ring;
  s.drawn[seat] = at;
};

/** Does the card at this place of the ring come to lie on top of the waste: now, in this pass, or in a fresh one? */
export const comesUp = (place: number, drawn: number, size: number, drawCount: number): boolean => {
  if (drawCount === 1 || place === drawn - 1 || place === size - 1) return true;
  if ((place + 1) % drawCount === 0) return true;
  return place >= drawn && (place + 1 - drawn) % drawCount === 0;
};
