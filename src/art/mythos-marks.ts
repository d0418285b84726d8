// Marks on Mythos cards: trigger and timing icons, cost, power, rank and points badges, power tokens.
import { COLOUR, OUTLINE, circle, ellipse, line, outline, path, place, rect } from './kit.ts';
import { lettering } from './lettering.ts';

/** Drawn in a box of 12 by 12. */
const TRIGGERS = {
  main: (ink: string): string => path('M4 2.8L9.6 6L4 9.2Z', { fill: ink, ...outline(1, ink) }),
  upgrade: (ink: string): string => path('M2.8 6L6 2.8L9.2 6M2.8 9.6L6 6.4L9.2 9.6', line(1.7, ink)),
  ambush: (ink: string): string =>
    path('M1.8 6Q6 1.6 10.2 6Q6 10.4 1.8 6Z', line(1.3, ink)) + ellipse(6, 6, 1.2, 2, { fill: ink }),
  score: (ink: string): string =>
    path('M6 1.8L7.3 4.7L10.4 5L8 7.1L8.7 10.2L6 8.6L3.3 10.2L4 7.1L1.6 5L4.7 4.7Z', { fill: ink }),
} as const;

const TIMINGS = {
  instant: path('M7.4 0.9L2.4 6.9H5.6L4.4 11.1L9.6 4.9H6.4Z', { fill: COLOUR.gold, ...outline(0.9) }),
  continuous: path('M3 3L9 9M9 3L3 9', line(2.5)),
} as const;

/** What sets an effect off. */
export type MythosTrigger = keyof typeof TRIGGERS;

/** Whether an effect happens once or lasts. */
export type MythosTiming = keyof typeof TIMINGS;

/** A light sign on a dark tile, by its top-left corner. */
export const triggerIcon = (
  trigger: MythosTrigger,
  x: number,
  y: number,
  size: number,
  colour: string = COLOUR.ink,
): string => place(x, y, size / 12, rect(0, 0, 12, 12, { rx: 3, fill: colour }), TRIGGERS[trigger](COLOUR.paper));

/** A bolt or a cross, by its top-left corner. */
export const timingIcon = (timing: MythosTiming, x: number, y: number, size: number): string =>
  place(x, y, size / 12, TIMINGS[timing]);

/** Chakra cost: a disc. */
export function costBadge(cost: number, cx: number, cy: number, radius: number, fill: string): string {
  const height = radius * 1.15;
  return (
    circle(cx, cy, radius, { fill, ...outline() }) +
    lettering(cost, cx, cy - height / 2, height, { anchor: 'middle', maxWidth: radius * 1.5 })
  );
}

/** Around the origin, 20 wide. */
const SHIELD = 'M-10 -9H10V1C10 7 4 10 0 11.5C-4 10 -10 7 -10 1Z';

/** Power: a shield. */
export function powerBadge(power: number, cx: number, cy: number, radius: number): string {
  const scale = radius / 10;
  const height = radius * 1.1;
  return (
    place(cx, cy, scale, path(SHIELD, { fill: COLOUR.paper, ...outline(OUTLINE / scale) })) +
    lettering(power, cx, cy - height * 0.52, height, { anchor: 'middle', maxWidth: radius * 1.6 })
  );
}

/** Mission rank: a pennant, by its top-left corner. */
export const rankBadge = (rank: string, x: number, y: number, width: number, height: number, fill: string): string =>
  path(`M${x} ${y}H${x + width}V${y + height}L${x + width / 2} ${y + height * 0.82}L${x} ${y + height}Z`, {
    fill,
    ...outline(),
  }) + lettering(rank, x + width / 2, y + height * 0.16, height * 0.5, { anchor: 'middle' });

/** Mission points: a star. */
export const pointsBadge = (points: number, cx: number, cy: number, radius: number): string =>
  place(
    cx - radius * 1.2,
    cy - radius * 1.2,
    radius / 5,
    path('M6 0.4L7.7 4L11.6 4.5L8.8 7.2L9.5 11.2L6 9.3L2.5 11.2L3.2 7.2L0.4 4.5L4.3 4Z', {
      fill: COLOUR.gold,
      ...outline(7.5 / radius),
    }),
  ) + lettering(points, cx, cy - radius * 0.42, radius * 0.95, { anchor: 'middle' });

const MAX_PIPS = 5;

/** Colour and paper rim of the number that stands for many tokens. */
export type TokenPipsOptions = { readonly colour?: string; readonly halo?: number };

/** Power tokens as lozenges in a row; more than five become one lozenge and a number. */
export function tokenPips(
  count: number,
  x: number,
  y: number,
  size = 8,
  { colour = COLOUR.ink, halo = 1.2 }: TokenPipsOptions = {},
): string {
  const half = size / 2;
  const pip = (px: number): string =>
    path(`M${px + half} ${y}L${px + size} ${y + half}L${px + half} ${y + size}L${px} ${y + half}Z`, {
      fill: COLOUR.gold,
      ...outline(1.2),
    });
  if (count > MAX_PIPS) return pip(x) + lettering(`+${count}`, x + size * 1.2, y, size, { colour, halo, weight: 5 });
  return Array.from({ length: Math.max(0, count) }, (_, i) => pip(x + i * size * 1.12)).join('');
}
