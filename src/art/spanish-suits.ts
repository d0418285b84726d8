// Coins, cups, swords and clubs, each drawn in a box of 100 by 100.
import { cosine16, sine16 } from './compass.ts';
import { COLOUR, OUTLINE, circle, ellipse, group, line, outline, path, place, rect, round } from './kit.ts';
import type { Point } from './kit.ts';

/** In the order of the pinta: no gap, one, two, three. */
export const SPANISH_SUITS = ['oros', 'copas', 'espadas', 'bastos'] as const;

/** A suit by its Spanish name. */
export type SpanishSuit = (typeof SPANISH_SUITS)[number];

/** Outlines of small symbols are lighter than this share of their size. */
const THIN = 0.6;
/** Symbols smaller than this (card units) are drawn without fine detail. */
const DETAIL_FROM = 22;

const PETAL_COUNT = 8;
const PETAL_POINTS: readonly Point[] = [
  [0, -4],
  [-7, -12],
  [-6, -24],
  [0, -31],
  [6, -24],
  [7, -12],
  [0, -4],
];

/** The eight petals of the rosette as one path. */
function rosette(): string {
  const petal = (eighth: number): string => {
    const [cos, sin] = [cosine16(2 * eighth), sine16(2 * eighth)];
    const points = PETAL_POINTS.map(([x, y]) => `${round(50 + x * cos - y * sin)} ${round(50 + x * sin + y * cos)}`);
    return `M${points[0]}C${points.slice(1, 4).join(' ')}C${points.slice(4).join(' ')}Z`;
  };
  return Array.from({ length: PETAL_COUNT }, (_, i) => petal(i)).join('');
}

const ROSETTE = rosette();
const QUATREFOIL =
  'M50 50C36 42 36 26 50 18C64 26 64 42 50 50C58 36 74 36 82 50C74 64 58 64 50 50C64 58 64 74 50 82C36 74 36 58 50 50C42 64 26 64 18 50C26 36 42 36 50 50Z';
/** Sixteen round beads: a dashed circle with dashes of no length, a sixteenth of its length apart. */
const BEADS = { ...line(4, COLOUR.goldDark), strokeDasharray: '0 15.87' };

function coin(ink: number, detailed: boolean): string {
  const flower = { fill: COLOUR.red, ...outline(ink * THIN) };
  const disc = circle(50, 50, 45, { fill: COLOUR.gold, ...outline(ink) });
  if (!detailed) return disc + path(QUATREFOIL, flower) + circle(50, 50, 9, { fill: COLOUR.paper });
  return [
    disc,
    circle(50, 50, 36, line(2.6, COLOUR.goldDark)),
    circle(50, 50, 40.4, BEADS),
    path(ROSETTE, flower),
    circle(50, 50, 9, { fill: COLOUR.paper, ...outline(ink * THIN) }),
    circle(50, 50, 3.6, { fill: COLOUR.goldDark }),
  ].join('');
}

function cup(ink: number, detailed: boolean): string {
  const gold = { fill: COLOUR.gold, ...outline(ink) };
  const stud = (x: number): string => circle(x, 38.5, 3.8, { fill: COLOUR.blue, ...outline(ink * 0.5) });
  return [
    path('M22 14H78C80 40 74 60 57 66V76C58 82 72 83 74 91H26C28 83 42 82 43 76V66C26 60 20 40 22 14Z', {
      fill: COLOUR.red,
      ...outline(ink),
    }),
    path('M23.4 30H76.6C76 36 74.6 42 72.4 47H27.6C25.4 42 24 36 23.4 30Z', {
      fill: COLOUR.gold,
      ...outline(ink * THIN),
    }),
    detailed ? [36, 50, 64].map(stud).join('') : '',
    rect(17, 7, 66, 10, { rx: 5, ...gold }),
    rect(40, 67, 20, 8, { rx: 4, fill: COLOUR.gold, ...outline(ink * 0.8) }),
    rect(21, 88, 58, 8, { rx: 4, ...gold }),
    detailed ? path('M31 21.5C31 24 31 25.4 31.3 27', { ...line(3.2, COLOUR.white), strokeOpacity: 0.7 }) : '',
  ].join('');
}

function sword(ink: number, detailed: boolean): string {
  const gold = { fill: COLOUR.gold, ...outline(ink) };
  return [
    path('M50 2L58 13V66H42V13Z', { fill: COLOUR.steel, ...outline(ink) }),
    path('M50 2L58 13V66H50Z', { fill: COLOUR.blue, fillOpacity: 0.55 }),
    detailed ? path('M50 14V60', line(2, COLOUR.blueDark)) : '',
    rect(44.5, 72, 11, 18, { fill: COLOUR.redDark, ...outline(ink) }),
    detailed ? path('M45.5 79L54.5 76.4M45.5 85.4L54.5 82.8', line(2, COLOUR.gold)) : '',
    path(
      'M24 62C24 56 32 56 32 62C32 64 36 65 42 65H58C64 65 68 64 68 62C68 56 76 56 76 62C76 71 68 73 58 73H42C32 73 24 71 24 62Z',
      gold,
    ),
    circle(50, 93, 5.6, gold),
  ].join('');
}

/** `girth` narrows the club around its axis. */
function club(ink: number, detailed: boolean, girth = 1): string {
  const x = (value: number): number => round(50 + (value - 50) * girth);
  const rightSide =
    `${x(57)} 5C${x(67)} 8 ${x(70)} 19 ${x(68)} 30C${x(67)} 34 ${x(67)} 36 ${x(66.4)} 39` +
    `C${x(75)} 39 ${x(76)} 51 ${x(66)} 52C${x(64)} 68 ${x(58)} 82 ${x(57)} 96`;
  const body =
    `M${x(44)} 96C${x(40)} 84 ${x(41)} 74 ${x(38)} 64C${x(28)} 63 ${x(27)} 52 ${x(36)} 50` +
    `C${x(33)} 40 ${x(30)} 30 ${x(33)} 19C${x(36)} 7 ${x(48)} 2 ${rightSide}C${x(54)} 99 ${x(47)} 99 ${x(44)} 96Z`;
  const shade = `M${rightSide}C${x(55)} 98 ${x(53)} 98.2 ${x(51)} 98.2C${x(54)} 70 ${x(60)} 40 ${x(57)} 5Z`;
  const cut = { fill: COLOUR.gold, ...outline(ink * THIN) };
  const grain = `M${x(42)} 20C${x(40)} 28 ${x(42)} 36 ${x(44)} 42M${x(47)} 58C${x(47)} 68 ${x(48)} 76 ${x(49)} 84`;
  return [
    path(body, { fill: COLOUR.green, ...outline(ink) }),
    path(shade, { fill: COLOUR.greenDark, fillOpacity: 0.55 }),
    ellipse(x(34.5), 57, 3.6, 4.4, cut),
    ellipse(x(69), 45.5, 3.4, 4, cut),
    detailed ? path(grain, line(2.4, COLOUR.greenDark)) : '',
    ellipse(x(49), 13, 8 * girth, 4.4, { ...cut, transform: `rotate(-12 ${x(49)} 13)` }),
  ].join('');
}

const SYMBOLS: Readonly<Record<SpanishSuit, (ink: number, detailed: boolean, girth?: number) => string>> = {
  oros: coin,
  copas: cup,
  espadas: sword,
  bastos: club,
};

/** `weight` of the outline in card units, `girth` of a club, `turn` in degrees, `detailed` with fine lines. */
export type SpanishSymbolOptions = {
  readonly weight?: number;
  readonly girth?: number | undefined;
  readonly turn?: number;
  readonly detailed?: boolean;
};

/** A suit symbol in a square with its top-left corner at x, y; the outline keeps the weight of the card. */
export function spanishSuitSymbol(
  suit: SpanishSuit,
  x: number,
  y: number,
  size: number,
  { weight, girth, turn = 0, detailed = size >= DETAIL_FROM }: SpanishSymbolOptions = {},
): string {
  const scale = size / 100;
  const cardWeight = weight ?? (size >= DETAIL_FROM ? Math.min(OUTLINE, size * 0.036) : size * 0.06);
  const drawing = SYMBOLS[suit](cardWeight / scale, detailed, girth);
  return place(x, y, scale, turn ? group({ transform: `rotate(${turn} 50 50)` }, drawing) : drawing);
}
