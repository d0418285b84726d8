// Further hairstyles of the busts, for portraits that are put together by hand.
import { COLOUR, circle, ellipse, line, path, rect } from './kit.ts';
import { FINE, INK, both, fine, mirrored, rod, shape, blobs } from './portrait-kit.ts';
import type { Hairstyle } from './portrait-kit.ts';

const solid =
  (d: string) =>
  (colour: string): string =>
    shape(d, colour);

const MIDDLE_PARTING = 'M31.5 47C29 26 40 18 50 18C60 18 71 26 68.5 47C66 37 59 30 50 25C41 30 34 37 31.5 47Z';
const FRINGE = 'M31.5 43C29 19 71 19 68.5 43C66 36 60 32.5 50 32.5S34 36 31.5 43Z';
const SLICK = 'M32 42C27 21 40 14 51 14S73 21 68 42C66 31 60 25.6 50 25.6S34 31 32 42Z';
const NAPE = 'M30 40C28 17 72 17 70 40C71 50 70 56 68 60H32C30 56 29 50 30 40Z';

/** A plait that hangs from x, y, by the number of its knots. */
const plait = (x: number, y: number, knots: number, colour: string, ribbon: string): string =>
  Array.from({ length: knots }, (_, i) =>
    ellipse(x - i * 0.6, y + i * 6.4, 5 - i * 0.3, 4.6 - i * 0.2, { fill: colour, ...FINE }),
  ).join('') + rect(x - knots * 0.6 - 2.4, y + knots * 6.4 - 3.6, 5, 3, { rx: 1, fill: ribbon, ...FINE });

const STUBBLED_SIDES = 'M32.8 44C31 36 33 28 40 25L60 25C67 28 69 36 67.2 44C66 38 64 34 62 32H38C36 34 34 38 32.8 44Z';

const FRIZZ = [
  [24, 44],
  [22, 34],
  [27, 24],
  [35, 17],
  [45, 13],
  [55, 13],
  [65, 17],
  [73, 24],
  [78, 34],
  [76, 44],
] as const;

export const MORE_HAIRSTYLES = {
  mop: {
    front: solid(
      'M30 46C25 39 26 30 31 26C29 19 37 14 42 17C46 10 56 10 59 15C67 13 73 20 70 27C75 32 74 41 70 46C69 41 67 37 65 35C61 38 58 36 56 33C52 38 47 38 45 34C42 38 38 38 36 35C33 38 31 42 30 46Z',
    ),
  },
  /** Short, blown to one side. */
  blown: {
    front: solid(
      'M32 43C27 24 38 13 54 14C64 12 76 8 88 12C82 15 80 17 80 19C84 19 88 21 90 25C83 24 78 26 75 28C78 30 80 33 80 37C74 33 70 33 68.6 41C66 34 62 31 56 31C47 36 38 34 32 43Z',
    ),
  },
  blownCurls: {
    back: (colour) => blobs('74 24 9 82 33 8 77 44 9 86 46 6 73 56 8 82 60 6 32 50 6', { fill: colour, ...INK }),
    front: (colour) =>
      blobs('33 36 6 37 26 7.4 47 20 8 58 20 8 67 27 7.4 68 37 5.4 48 28 5.6 57 28 5.6', { fill: colour, ...FINE }),
  },
  /** Stands out on all sides in zigzags. */
  static: {
    back: solid(
      'M30 62L20 66L25 56L12 55L22 47L8 40L21 36L12 25L26 26L22 12L35 19L38 5L46 15L54 3L59 15L70 7L69 20L82 15L76 28L90 29L79 38L92 44L78 48L87 58L75 57L80 68L70 62Z',
    ),
    front: solid(FRINGE),
  },
  frizz: {
    back: (colour) =>
      FRIZZ.map(([x, y]) => circle(x, y, 8, { fill: colour, ...INK })).join('') + circle(50, 34, 24, { fill: colour }),
    front: (colour) => path('M33 38C34 24 66 24 67 38C62 32 57 30 50 30S38 32 33 38Z', { fill: colour }),
  },
  /** White locks over the ears only. */
  tufts: {
    back: (colour) => both(shape('M35 30C26 24 18 30 21 37C14 39 15 48 22 48C20 55 28 58 33 52Z', colour)),
    front: (colour) => fine('M47 27C44 20 50 18 49 13C55 16 57 22 53 27Z', colour),
  },
  mane: {
    back: solid(
      'M30 74L22 78L22 66L12 64L18 54L8 46L18 40L12 28L24 28L24 14L36 19L44 6L52 16L62 6L66 19L78 14L77 28L89 29L82 41L92 47L82 54L88 65L78 66L78 78L70 74Z',
    ),
    front: solid('M31 44C26 22 74 22 69 44C67 38 64 35 61 37L57 31L51 36L46 31L41 37L37 34C34 37 32 40 31 44Z'),
  },
  flame: {
    back: solid(
      'M28 60C14 50 20 36 23 30C25 34 26 36 28 37C24 24 32 18 34 8C40 12 43 17 44 21C45 12 52 6 57 1C57 10 64 15 65 23C68 19 69 15 68 10C78 20 84 40 72 60Z',
    ),
    front: solid(
      'M31 45C28 34 34 29 36 24C38 28 40 30 42 31C43 26 47 22 51 19C52 24 56 26 57 31C60 29 62 26 62 23C69 28 72 36 69 45C66 38 58 35 50 35S34 38 31 45Z',
    ),
  },
  /** Rises and waves as under water. */
  floating: {
    back: (colour) =>
      shape(
        'M28 60C20 50 22 40 16 32C12 24 18 14 14 4C24 6 28 14 30 18C32 10 38 4 36 -4C46 -2 48 6 49 10C54 4 58 2 60 -4C68 2 66 12 66 18C72 14 76 8 84 4C82 16 88 24 82 34C76 42 80 50 72 60Z',
        colour,
      ),
    front: solid(SLICK),
  },
  /** Strokes of wind. */
  gusts: {
    back: (colour) =>
      [
        'M36 30C46 12 70 14 88 8',
        'M34 38C50 20 76 26 94 18',
        'M40 42C60 30 78 38 92 30',
        'M60 50C72 44 80 48 90 42',
        'M34 36C24 30 22 22 28 16',
      ]
        .map((d) => rod(d, 4.4, colour))
        .join(''),
    front: solid('M32 41C29 22 46 15 58 19C66 21 70 31 68 41C65 33 59 29.6 50 29.6S35 33 32 41Z'),
  },
  mist: {
    back: (colour) =>
      blobs('26 44 13 22 60 13 24 78 14 74 44 13 78 60 13 76 78 14 34 26 13 50 20 14 66 26 13', {
        fill: colour,
        ...FINE,
        strokeOpacity: 0.5,
      }),
    front: (colour) => blobs('36 31 8 46 26 8 57 26 8 65 32 7', { fill: colour, ...FINE, strokeOpacity: 0.5 }),
  },
  /** A small whirl of water on top. */
  eddy: {
    front: (colour) =>
      shape(
        'M31.5 43C28 26 36 20 46 20C36 12 42 0 56 0C68 1 74 10 70 18C66 10 58 9 56 14C54 19 64 20 67 28C70 34 69 39 68.5 43C66 36 60 32.5 50 32.5S34 36 31.5 43Z',
        colour,
      ) + path('M48 14C47 8 54 4 61 6M42 26C48 22 58 24 62 29', line(2, '#8FC3D6')),
  },
  /** A great dark pool around the head. */
  whirlpool: {
    back: (colour) =>
      ellipse(50, 44, 44, 40, { fill: colour, ...INK }) +
      path(
        'M14 44C12 22 34 8 54 10M88 40C88 62 72 78 52 78M22 40C24 24 40 16 54 18M80 46C78 60 66 70 52 70M20 60C26 72 36 78 44 78',
        line(2.2, '#8FC3D6'),
      ),
    front: solid(MIDDLE_PARTING),
  },
  /** Moss in lumps. */
  moss: {
    front: (colour) =>
      blobs('32 34 6 37 26 7 45 20 8 56 20 8 64 26 7 69 34 5 50 27 6', { fill: colour, ...FINE }) +
      path('M40 22v4M50 18v4M60 23v4M46 27v3M56 27v3', line(1.2, COLOUR.greenDark)),
  },
  plaits: {
    back: solid(NAPE),
    front: solid(MIDDLE_PARTING),
    over: (colour) => plait(30, 58, 5, colour, COLOUR.gold) + mirrored(plait(30, 58, 5, colour, COLOUR.gold)),
  },
  shortPlaits: {
    back: (colour) =>
      both(
        shape('M33 42C24 38 16 42 12 50C18 51 26 54 32 52Z', colour) +
          rect(19, 43, 3.4, 8, { fill: COLOUR.red, ...FINE }),
      ),
    front: solid(MIDDLE_PARTING),
  },
  crownPlait: {
    front: solid(SLICK),
    over: (colour) =>
      blobs('31 36 5 33 28 5 38 21.6 5 45.6 18 5 54.4 18 5 62 21.6 5 67 28 5 69 36 5', { fill: colour, ...INK }),
  },
  topknot: {
    back: (colour) => ellipse(50, 9, 6, 8, { fill: colour, ...INK }),
    front: solid('M32.4 40C29 22 40 17 50 17S71 22 67.6 40C66 33 60 28 50 28S34 33 32.4 40Z'),
    over: () => rect(44.6, 14.6, 10.8, 4, { rx: 1.6, fill: COLOUR.gold, ...FINE }),
  },
  crest: {
    front: (colour) =>
      path(STUBBLED_SIDES, { fill: colour, fillOpacity: 0.35 }) +
      shape('M42 31C38 20 40 8 50 2C62 4 68 14 62 24C59 29 58 30 58 32C52 29 47 29 42 31Z', colour),
  },
  undercut: {
    front: (colour) =>
      path(STUBBLED_SIDES, { fill: colour, fillOpacity: 0.4 }) +
      shape(
        'M36 31C30 18 42 8 56 9L71 5L68 11L81 12L75 18L85 23L76 25L79 32C70 26 64 25 58 27C50 30 42 28 36 31Z',
        colour,
      ),
  },
  overEye: {
    front: solid('M31 48C26 22 42 12 55 14C70 16 74 30 69 47C68 40 66 35 63 31C60 42 50 50 35 52C34 49 32 47 31 48Z'),
  },
  bowl: { front: solid('M29.5 47C26 13 74 13 70.5 47L66 46C66 40 65.6 38 65 36H35C34.4 38 34 40 34 46Z') },
  curtain: {
    back: solid('M27 42C24 14 76 14 73 42L75 90H25Z'),
    front: solid('M30 48C26 16 74 16 70 48L66 47V36H34V47Z'),
  },
  slick: { front: solid(SLICK) },
  slickLong: {
    back: solid('M29 40C27 18 73 18 71 40C72 54 72 66 68 76H32C28 66 28 54 29 40Z'),
    front: solid(SLICK),
  },
  highTail: {
    back: (colour) => shape('M46 18C44 4 64 -2 76 10C88 22 88 44 80 62C76 54 76 36 68 26C62 20 54 18 54 20Z', colour),
    front: solid(SLICK),
    over: () => rect(44, 13, 13, 5, { rx: 2, fill: COLOUR.gold, ...FINE }),
  },
  tidy: {
    front: solid(
      'M31.4 42C29 22 40 14 54 15C66 16 71 28 68.6 42C67 35 65 32 62 30C54 30 46 28 42 24C40 29 34 33 31.4 42Z',
    ),
  },
  loose: {
    back: solid(
      'M28 40C24 12 76 12 72 40C78 46 74 54 80 60C86 66 82 74 92 82C84 82 84 90 78 86C76 94 68 90 66 96H34C32 90 24 94 22 86C16 90 16 82 8 82C18 74 14 66 20 60C26 54 22 46 28 40Z',
    ),
    front: solid(MIDDLE_PARTING),
  },
  /** Nothing at all, for heads that are wholly covered. */
  none: {},
} as const satisfies Record<string, Hairstyle>;
