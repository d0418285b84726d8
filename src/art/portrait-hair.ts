// Hair, hoods and beards of the busts: what lies behind the head, and what lies on it.
import { COLOUR, circle, ellipse, line, outline, path, rect } from './kit.ts';
import type { Point } from './kit.ts';
import { MORE_HAIRSTYLES } from './portrait-hair-more.ts';
import type { Hairstyle } from './portrait-kit.ts';

const INK = outline(1.9);
const FINE = outline(1.2);

/** Hair colours of the young. */
export const HAIRS = ['#2B2422', '#3F2C22', '#5B3A24', '#7E4A26', '#A8662F', '#C9973F', '#6E2E22', '#4A4A52'] as const;

/** Hair colours of the old; their beards have the middle one. */
export const GREYS = ['#9A938A', '#C8C2B8', '#E6E1D8'] as const;

type Draw = (colour: string) => string;

const MIDDLE_PARTING = 'M31.5 47C29 26 40 18 50 18C60 18 71 26 68.5 47C66 37 59 30 50 25C41 30 34 37 31.5 47Z';
const SWEPT_BACK = 'M32 40C27 24 38 13 53 14C68 15 73 28 68 41C66 33 60 27.5 51 27.5C42 27.5 35 31 32 40Z';
const FRINGE = 'M31.5 43C29 19 71 19 68.5 43C66 36 60 32.5 50 32.5S34 36 31.5 43Z';

const locks =
  (points: readonly Point[], radius: number): Draw =>
  (colour) =>
    points.map(([x, y]) => circle(x, y, radius, { fill: colour, ...FINE })).join('');
const solid =
  (d: string): Draw =>
  (colour) =>
    path(d, { fill: colour, ...INK });

const PLAITS = [
  [69, 58, 5.6],
  [71.5, 66, 5.4],
  [72.5, 74, 5],
  [72, 82, 4.6],
  [70.5, 89, 4],
] as const;

const braid: Draw = (colour) =>
  PLAITS.map(([x, y, r]) => ellipse(x, y, r, r * 0.92, { fill: colour, ...FINE })).join('') +
  rect(67.6, 91.4, 5.4, 3, { rx: 1.2, fill: COLOUR.gold, ...FINE });

const STYLES = {
  crop: {
    front: solid(
      'M31.5 41C29 22 41 15 52 16C65 16 71 27 68.5 41C67 34 65 30.5 61 29C52 33 42 32.5 37 30C34 33 32.5 37 31.5 41Z',
    ),
  },
  parted: {
    front: solid(
      'M31 44C28 24 40 14.5 53 15.5C66 16.5 72 28 69 44C67.5 38 66 33 63 30C55 31.5 46 29.5 41 25.5C38 31.5 34 37 31 44Z',
    ),
  },
  swept: { front: solid(SWEPT_BACK) },
  bald: {
    front: (colour) =>
      path('M33.4 44C32 40 32 37 33 34C34.6 37 34.6 41 33.4 44ZM66.6 44C68 40 68 37 67 34C65.4 37 65.4 41 66.6 44Z', {
        fill: colour,
      }),
  },
  bob: {
    back: solid('M28.5 42C26 16 74 16 71.5 42C73 53 72.5 61 70 67C63 71 37 71 30 67C27.5 61 27 53 28.5 42Z'),
    front: solid(FRINGE),
  },
  long: {
    back: solid('M28 40C26 15 74 15 72 40C73 58 77 72 79 86C68 92 32 92 21 86C23 72 27 58 28 40Z'),
    front: solid(MIDDLE_PARTING),
  },
  wavy: {
    back: solid(
      'M28 42C24 15 76 15 72 42C77 49 71 56 76 63C80 70 75 77 77 83C66 88 34 88 23 83C25 77 20 70 24 63C29 56 23 49 28 42Z',
    ),
    front: solid('M31 46C27 24 42 16 54 17C67 18 72 29 69 46C67 38 62 33 57 29C48 35 36 36 31 46Z'),
  },
  bun: {
    back: (colour) => circle(50, 16, 9, { fill: colour, ...INK }),
    front: solid('M31.5 43C28 19 72 19 68.5 43C66 32 59 27 50 27S34 32 31.5 43Z'),
  },
  braid: {
    back: solid('M30 40C28 17 72 17 70 40C71 50 70 56 68 60H32C30 56 29 50 30 40Z'),
    front: solid(MIDDLE_PARTING),
    over: braid,
  },
  tail: {
    back: solid('M62 20C82 16 88 38 81 64C79 70 75 72 73 70C77 56 74 42 62 34Z'),
    front: solid(SWEPT_BACK),
  },
  curls: {
    back: locks(
      [
        [30, 46],
        [70, 46],
        [29, 55],
        [71, 55],
        [32, 63],
        [68, 63],
      ],
      7,
    ),
    front: locks(
      [
        [32, 36],
        [68, 36],
        [36, 27],
        [64, 27],
        [43, 21],
        [57, 21],
        [50, 19],
        [44, 28],
        [56, 28],
      ],
      6.8,
    ),
  },
  cloud: {
    back: (colour) => circle(50, 35, 25.5, { fill: colour, ...INK }),
    front: (colour) => path('M32.6 42C30 21 70 21 67.4 42C64 34 58 31 50 31S36 34 32.6 42Z', { fill: colour }),
  },
  wrap: {
    cloth: true,
    back: solid('M29 40C25 13 75 13 71 40L76 60C72 66 68 64 67 58H34C32 54 29 48 29 40Z'),
    front: solid('M30.5 41C27 15 73 15 69.5 41C66 34 58 30.5 50 30.5S34 34 30.5 41Z'),
    over: () => path('M33 33C42 24 56 22 67 30M36 26C44 20 54 19 62 23', line(1.3)),
  },
  hood: {
    cloth: true,
    back: solid('M22 88C22 60 22 12 50 9C78 12 78 60 78 88C70 80 30 80 22 88Z'),
    under: solid('M33.6 41C32 22 68 22 66.4 41C63 33 57 30 50 31C43 30 37 33 33.6 41Z'),
    over: (colour) =>
      path(
        'M50 9C78 12 78 60 78 88C74 84 70 82 66 80C74 66 74 22 50 19C26 22 26 66 34 80C30 82 26 84 22 88C22 60 22 12 50 9Z',
        { fill: colour, ...INK },
      ),
  },
} as const satisfies Record<string, Hairstyle>;

const HAIRSTYLES = { ...STYLES, ...MORE_HAIRSTYLES } as const;

/** A hairstyle or head covering by name. */
export type HairstyleName = keyof typeof HAIRSTYLES;

/** How a head is covered. */
export const hairstyle = (name: HairstyleName): Hairstyle => HAIRSTYLES[name];

/** Styles of the faces that may have a beard; a style named twice is twice as common. */
export const SHORT_STYLES = [
  'crop',
  'parted',
  'swept',
  'bald',
  'tail',
  'curls',
  'cloud',
  'hood',
  'wrap',
  'crop',
  'parted',
] as const satisfies readonly HairstyleName[];

/** Styles of the other faces. */
export const LONG_STYLES = [
  'bob',
  'long',
  'wavy',
  'bun',
  'braid',
  'curls',
  'tail',
  'cloud',
  'wrap',
  'hood',
  'long',
] as const satisfies readonly HairstyleName[];
