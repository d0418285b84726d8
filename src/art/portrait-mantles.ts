// Mantles of the busts, drawn over the shoulders.
import { COLOUR, circle, line, outline, path } from './kit.ts';
import type { Point } from './kit.ts';
import { COATS } from './portrait-coats.ts';
import type { ClothColours } from './portrait-kit.ts';

const INK = outline(1.9);
const FINE = outline(1.2);

const clasp = (y: number, colour: string): string => circle(50, y, 3.4, { fill: colour, ...FINE });

const BEADS: readonly Point[] = [
  [35, 76],
  [39, 81],
  [44.5, 84.6],
  [50, 86],
  [55.5, 84.6],
  [61, 81],
  [65, 76],
];

const CLASSIC = {
  open: ({ second }: ClothColours): string =>
    path('M38 71.6L50 92L62 71.6L56 66H44Z', { fill: COLOUR.paper, ...FINE }) +
    path('M38 71.6L50 92L62 71.6L68 74L50 100L32 74Z', { fill: second, ...INK }),
  collar: ({ second, deep }: ClothColours): string =>
    path('M33 76L35.5 57C42 68 58 68 64.5 57L67 76C60 84 40 84 33 76Z', { fill: second, ...INK }) +
    path('M50 80V100', line(1.6)) +
    clasp(86, deep),
  fur: (): string =>
    path(
      'M20 80Q22 70 31 71Q35 64 43 67.5Q50 73 57 67.5Q65 64 69 71Q78 70 80 80Q77 90 68 87Q61 95 50 91Q39 95 32 87Q23 90 20 80Z',
      { fill: COLOUR.paper, ...INK },
    ) + path('M31 78v3M41 82v3M59 82v3M69 78v3', line(1.4)),
  sash: ({ second }: ClothColours): string =>
    path('M24 76L36 72L84 100H64Z', { fill: second, ...INK }) + path('M40 71C44 77 56 77 60 71', line(1.6)),
  guard: ({ second }: ClothColours): string =>
    [
      path('M6 100C5 86 12 76 24 76C32 77 34 88 32 100Z', { fill: COLOUR.steel, ...INK }),
      path('M94 100C95 86 88 76 76 76C68 77 66 88 68 100Z', { fill: COLOUR.steel, ...INK }),
      path('M9 92C16 88 25 88 32.6 91M91 92C84 88 75 88 67.4 91', line(1.4)),
      path('M40 70C43 79 57 79 60 70L56 66H44Z', { fill: second, ...INK }),
    ].join(''),
  cape: ({ second, deep }: ClothColours): string =>
    path(
      'M31 73.6C36 86 64 86 69 73.6C84 78 93 85 94 100H62C60 92 56 86 50 84C44 86 40 92 38 100H6C7 85 16 78 31 73.6Z',
      { fill: second, ...INK },
    ) + clasp(83, deep),
  scarf: ({ second }: ClothColours): string =>
    path('M33 66C40 75 60 75 67 66L70 75C61 85 39 85 30 75Z', { fill: second, ...INK }) +
    path('M56 81L66 78L70 98L60 100Z', { fill: second, ...INK }),
  robe: ({ second }: ClothColours): string =>
    path('M43 70H57V100H43Z', { fill: second, ...INK }) +
    [80, 88, 96].map((y) => circle(50, y, 1.8, { fill: COLOUR.paper, ...FINE })).join(''),
  yoke: ({ second, deep }: ClothColours): string =>
    path('M28 75C34 90 66 90 72 75C66 72 60 71 57 67C54 72 46 72 43 67C40 71 34 72 28 75Z', {
      fill: second,
      ...INK,
    }) + path('M36 79.4l3 3M46 82.4l2.4 3M54 82.4l-2.4 3M64 79.4l-3 3', line(1.6, deep)),
  beads: ({ second }: ClothColours): string =>
    path('M40 70C43 78 57 78 60 70L56 66H44Z', { fill: COLOUR.paper, ...FINE }) +
    BEADS.map(([x, y]) => circle(x, y, 2.7, { fill: second, ...FINE })).join(''),
} as const satisfies Record<string, (colours: ClothColours) => string>;

const MANTLES = { ...CLASSIC, ...COATS } as const satisfies Record<
  string,
  (colours: ClothColours, skin: string) => string
>;

/** A mantle by name. */
export type MantleName = keyof typeof MANTLES;

/** Mantles to choose from. */
export const MANTLE_NAMES = [
  'open',
  'collar',
  'fur',
  'sash',
  'guard',
  'cape',
  'scarf',
  'robe',
  'yoke',
  'beads',
] as const satisfies readonly MantleName[];

/** What lies on the shoulders. */
export const mantle = (name: MantleName, colours: ClothColours, skin: string): string => MANTLES[name](colours, skin);
