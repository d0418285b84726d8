// Strokes and figures that the scenes of jutsu and missions share; scenes are drawn in a box of 100 by 100.
import { circle, outline, path, rect } from '../kit.ts';
import type { Attributes } from '../kit.ts';

export const GLOW = '#FFE08A';
export const FIRE = '#F2792E';
export const WOOD = '#8A5A36';
export const IRON = '#8E979C';
export const STONE = '#B9B1A4';

/** A large shape with the outline of the busts. */
export const form = (d: string, fill: string, look: Attributes = {}): string =>
  path(d, { fill, ...outline(1.8), ...look });

/** A shape without outline: far away, or light. */
export const wash = (d: string, fill: string, fillOpacity?: number): string => path(d, { fill, fillOpacity });

export const ground = (fill: string): string => rect(-10, -10, 120, 120, { fill });

export const dot = (x: number, y: number, r: number, fill: string): string => circle(x, y, r, { fill });

/** The same drawing at several places, each with a size. */
export const at = (
  places: readonly (readonly [x: number, y: number, size: number])[],
  draw: (x: number, y: number, size: number) => string,
): string => places.map(([x, y, size]) => draw(x, y, size)).join('');

/** A paper kite with its tail. */
export const kite = (x: number, y: number, size: number, fill: string): string =>
  form(
    `M${x} ${y - size}L${x + size * 0.7} ${y - size * 0.15}L${x} ${y + size}L${x - size * 0.7} ${y - size * 0.15}Z`,
    fill,
  ) +
  path(`M${x} ${y - size}V${y + size}M${x - size * 0.7} ${y - size * 0.15}H${x + size * 0.7}`, {
    fill: 'none',
    ...outline(1),
  }) +
  path(`M${x} ${y + size}q${-size * 0.4} ${size * 0.4} 0 ${size * 0.7}t0 ${size * 0.6}`, {
    fill: 'none',
    ...outline(1.2),
  });

/** A lamp that hangs from x, y. */
export const lamp = (x: number, y: number, size: number): string =>
  circle(x, y + size, size * 1.9, { fill: GLOW, fillOpacity: 0.45 }) +
  form(
    `M${x - size * 0.7} ${y}H${x + size * 0.7}L${x + size * 0.9} ${y + size * 2}H${x - size * 0.9}Z`,
    GLOW,
    outline(1.3),
  );
