// Heads, headgear, garments and attributes the court figures are put together from.
import { COLOUR, circle, line, outline, path, rect, round } from './kit.ts';
import type { Point } from './kit.ts';

/** Centre line of a figure's box, which is 130 wide and 180 high. */
export const CENTRE = 65;
const INK = outline();

const hairCap = (x: number, y: number, r: number, hair: string): string => {
  const left = round(x - r);
  const right = round(x + r);
  const top = round(y - r * 0.95);
  const fringe = round(y - r * 0.45);
  return path(
    `M${left} ${y + 1}C${left} ${top} ${right} ${top} ${right} ${y + 1}` +
      `C${round(x + r / 2)} ${fringe} ${round(x - r / 2)} ${fringe} ${left} ${y + 1}Z`,
    { fill: hair },
  );
};

/** Circle, hair cap, two dots, one curve; no nose. */
export function face(x: number, y: number, r: number, hair: string): string {
  const eye = (side: number): string => circle(x + side * r * 0.36, y + r * 0.14, r * 0.085, { fill: COLOUR.ink });
  const mouthY = round(y + r * 0.52);
  return [
    circle(x, y, r, { fill: COLOUR.skin, ...INK }),
    hairCap(x, y, r, hair),
    eye(-1),
    eye(1),
    path(
      `M${round(x - r * 0.25)} ${mouthY}Q${x} ${round(y + r * 0.7)} ${round(x + r * 0.25)} ${mouthY}`,
      line(1.2, COLOUR.redDark),
    ),
  ].join('');
}

/** Flat cap with a feather that falls to the left, away from the held symbol. */
export const cap = (colour: string, feather: string = COLOUR.paper): string =>
  path('M53 45C44 32 36 35 37 45C42 50 48 51 53 50Z', { fill: feather, ...INK }) +
  path('M40.5 43.5C45 44.5 49 46.5 52 48.5', line(1)) +
  path('M81 52C82 37 51 35 49 51C58 47 72 48 81 52Z', { fill: colour, ...INK });

/** Narrow band with three points and a jewel. */
export const diadem = (jewel: string): string =>
  path('M51 52L50 43L57 47L65 37L73 47L80 43L79 52C70 48 60 48 51 52Z', { fill: COLOUR.gold, ...INK }) +
  circle(65, 45.5, 2.2, { fill: jewel, ...outline(1) });

const CROWN_TIPS: readonly Point[] = [
  [47.5, 32],
  [65, 28],
  [82.5, 32],
];

/** Tall crown with three points. */
export const crown = (jewel: string): string =>
  path('M50 51L47.5 33L56.5 41L65 29L73.5 41L82.5 33L80 51Z', { fill: COLOUR.gold, ...INK }) +
  rect(49, 48.5, 32, 6, { rx: 2, fill: jewel, ...INK }) +
  CROWN_TIPS.map(([x, y]) => circle(x, y, 2.5, { fill: jewel, ...INK })).join('');

/** Hair of the queens, behind the shoulders. */
export const LONG_HAIR =
  'M51 58C48 70 47 80 45 91C50 95 56 92 58 86H72C75 88 79 87 82 84C81 76 81 68 79 58C79 45 51 45 51 58Z';

const BEARDS = {
  full: 'M52 66C52 88 78 88 78 66C75 72 70 71 65 70C60 71 55 72 52 66Z',
  pointed: 'M53 67C53 78 60 84 65 91C70 84 77 78 77 67C74 72 70 71 65 70C60 71 56 72 53 67Z',
  forked: 'M52 66C51 78 55 86 59 90L65 82L71 90C75 86 79 78 78 66C75 72 70 71 65 70C60 71 55 72 52 66Z',
  moustache: 'M65 68C60 66 56 68 53 73C58 74 62 74 65 71C68 74 72 74 77 73C74 68 70 66 65 68Z',
} as const;

/** Kings differ by their beards. */
export type Beard = keyof typeof BEARDS;

/** A beard with the mouth showing, or a moustache over it. */
export const beard = (kind: Beard, colour: string): string =>
  path(BEARDS[kind], { fill: colour, ...INK }) +
  (kind === 'moustache' ? '' : path('M61.5 74.6Q65 77 68.5 74.6', line(1.4, COLOUR.paper)));

const TRIM = {
  buttons: (x: number, y: number): string => circle(x, y, 2.4, { fill: COLOUR.paper, ...INK }),
  lozenges: (x: number, y: number): string =>
    path(`M${x} ${y - 4}L${x + 3} ${y}L${x} ${y + 4}L${x - 3} ${y}Z`, { fill: COLOUR.gold, ...outline(1) }),
  bars: (x: number, y: number): string =>
    rect(x - 4.5, y - 1.2, 9, 2.4, { rx: 1.2, fill: COLOUR.gold, ...outline(0.8) }),
  chevrons: (x: number, y: number): string =>
    path(`M${x - 4} ${y - 2}L${x} ${y + 2}L${x + 4} ${y - 2}`, line(2, COLOUR.blueDark)),
} as const;

/** Motif down the middle of a garment; each French suit has its own. */
export type Trim = keyof typeof TRIM;

const trimColumn = (trim: Trim, positions: readonly number[]): string =>
  positions.map((y) => TRIM[trim](CENTRE, y)).join('');

/** Hose and shoes. */
export const legs = (hose: string): string =>
  path('M51 132H63L61 166H51ZM67 132H79V166H69Z', { fill: hose, ...INK }) +
  path('M51 158H61.4V171H43C43 167 47 165.5 51 164.6ZM68.6 158H79V164.6C83 165.5 87 167 87 171H68.6Z', {
    fill: COLOUR.brownDark,
    ...INK,
  });

/** Knee-length, belted: the pages. */
export const tunic = (main: string, second: string, trim?: Trim): string =>
  [
    path('M46 80C44 100 40 120 38 138H92C90 120 86 100 84 80C78 74 52 74 46 80Z', { fill: main, ...INK }),
    path('M60.5 75.8H69.5V137.2H60.5Z', { fill: second }),
    trim ? trimColumn(trim, [86, 98, 122]) : '',
    path('M38.4 134H91.6L92 138H38Z', { fill: COLOUR.gold, ...INK }),
    rect(42.5, 106, 45, 6, { rx: 2, fill: COLOUR.gold, ...INK }),
    path('M55 77C58 84 72 84 75 77L71 74H59Z', { fill: COLOUR.paper, ...INK }),
  ].join('');

/** To the floor, with ermine at collar and hem: the kings. */
export const robe = (main: string, second: string, trim: Trim): string =>
  [
    path('M44 84C34 110 28 140 26 170H104C102 140 96 110 86 84C78 76 52 76 44 84Z', { fill: main, ...INK }),
    path('M56 80C54 110 52 140 50 170H80C78 140 76 110 74 80Z', { fill: second, ...INK }),
    trimColumn(trim, [104, 119, 134, 149]),
    path('M26 170C26.3 166 26.6 163 27 160H103C103.4 163 103.8 166 104 170Z', { fill: COLOUR.paper, ...INK }),
    path([36, 48, 60, 72, 84, 95].map((x) => `M${x} 163v4`).join(''), line(2)),
    path('M42 88C48 78 82 78 88 88C84 94 74 97 65 97S46 94 42 88Z', { fill: COLOUR.paper, ...INK }),
    path('M51 88.5v2.6M60 90.5v2.8M70 90.5v2.8M79 88.5v2.6', line(1.6)),
  ].join('');

/** To the floor, with a gold girdle: the queens. */
export const gown = (main: string, second: string, trim: Trim): string =>
  [
    path(
      'M50 82C49 94 51 104 50 112C40 130 32 150 29 170H101C98 150 90 130 80 112C79 104 81 94 80 82C74 76 56 76 50 82Z',
      { fill: main, ...INK },
    ),
    path('M58 112C55 132 53 152 52 170H78C77 152 75 132 72 112Z', { fill: second, ...INK }),
    trimColumn(trim, [128, 142]),
    path('M29 170C29.6 166.4 30.2 163 31 160H99C99.8 163 100.4 166.4 101 170Z', { fill: COLOUR.gold, ...INK }),
    path('M50.4 108C58 112 72 112 79.6 108L80 114C72 118 58 118 50 114Z', { fill: COLOUR.gold, ...INK }),
    path('M56 78C57 90 73 90 74 78L70 76H60Z', { fill: COLOUR.skin, ...INK }),
    path('M57 83C60 89 70 89 73 83', line(1.6, COLOUR.gold)),
  ].join('');

const PETALS: readonly Point[] = [
  [0, -21],
  [-5.4, -17],
  [5.4, -17],
  [-3.4, -11.5],
  [3.4, -11.5],
];

/** A flower on a stalk, in the lowered hand of a queen. */
export const flower = (x: number, y: number, petal: string): string =>
  path(`M${x} ${y + 12}V${y - 12}`, line(2, COLOUR.greenDark)) +
  PETALS.map(([dx, dy]) => circle(x + dx, y + dy, 3.6, { fill: petal, ...outline(1) })).join('') +
  circle(x, y - 15.6, 2.6, { fill: COLOUR.gold, ...outline(1) });

/** A staff with a knob, in the lowered hand of a French king. */
export const sceptre = (x: number, y: number): string =>
  path(`M${x - 1.5} ${y - 20}H${x + 1.5}V${y + 34}H${x - 1.5}Z`, { fill: COLOUR.gold, ...outline(1.2) }) +
  path(`M${x} ${y - 34}L${x + 5} ${y - 27}L${x} ${y - 20}L${x - 5} ${y - 27}Z`, { fill: COLOUR.gold, ...INK });
