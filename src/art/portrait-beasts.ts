// Beasts among the busts, in place of a human figure, and animals that keep a person company.
import { COLOUR, circle, ellipse, line, path } from './kit.ts';
import { FINE, both, disc, fine, rod, shape } from './portrait-kit.ts';
import type { Worn } from './portrait-kit.ts';

const GLOW = '#FFC847';

const eye = (x: number, y: number, r: number, iris: string): string =>
  circle(x, y, r, { fill: iris, ...FINE }) + circle(x, y, r * 0.5, { fill: COLOUR.ink });

const PIKE_TEETH = 'M30 66L34 56L38 66L43 55L48 66L53 55L58 66L63 56L68 66L73 57L77 66Z';

const BEASTS = {
  pike: (): string =>
    [
      shape('M52 20C44 8 56 2 60 -4C66 4 76 4 82 14C76 18 70 22 66 28Z', '#2C6670'),
      shape('M2 100C0 60 16 24 48 18C76 14 96 34 98 62C92 64 88 64 84 66L88 78C70 92 40 88 34 100Z', '#4E8A82'),
      path('M8 100C8 84 16 74 30 72C44 96 70 86 88 78C70 92 40 88 34 100Z', { fill: '#C9DDCB' }),
      shape('M28 66C44 62 66 64 90 62L88 78C66 84 40 82 28 66Z', '#7A2B33'),
      fine(PIKE_TEETH, COLOUR.paper),
      fine('M36 80L40 71L45 81L50 72L55 82L60 73L65 81L70 72L74 79Z', COLOUR.paper),
      eye(58, 40, 5, '#F2D24E'),
      path('M48 33C54 30 62 30 68 35', line(2.4)),
      [
        [26, 46, 5],
        [36, 36, 4],
        [18, 60, 5],
        [30, 56, 3],
        [76, 32, 3.4],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, { fill: '#D9CFB8', ...FINE }) + circle(x, y, r * 0.45, { fill: '#7B6A58' }),
        )
        .join(''),
    ].join(''),
  crane: (): string =>
    [
      shape(
        'M20 100C22 84 34 80 38 66C42 52 28 44 32 28C36 14 54 12 60 24C64 32 58 40 58 50C58 66 76 76 84 100Z',
        COLOUR.white,
      ),
      path('M44 56C46 66 42 76 34 84C44 84 56 84 62 80C56 72 52 64 54 54Z', { fill: COLOUR.ink }),
      shape('M58 26L98 38L58 36Z', '#D9C48A'),
      path('M60 31.4L94 37.4', line(1)),
      shape('M34 26C36 12 54 10 59 22C52 25 42 26 34 26Z', COLOUR.red),
      eye(51, 29.6, 2.6, '#F2B33D'),
      path('M46 34C50 36 54 36 57 35', line(1.6)),
      path('M28 92C36 90 42 94 46 100M56 90C62 90 68 94 72 100', line(1.6)),
    ].join(''),
  bull: (): string =>
    [
      both(rod('M34 26C18 26 8 16 12 0', 6.4, '#3A3230')),
      shape('M0 100C2 82 16 72 30 72H70C84 72 98 82 100 100Z', '#4A413D'),
      both(shape('M32 34C22 30 14 34 12 42C20 46 28 46 33 44Z', '#4A413D')),
      shape('M30 26L40 18H60L70 26L72 44L64 66L60 80H40L36 66L28 44Z', '#5B514C'),
      shape('M36 64L42 60H58L64 64L62 80C58 86 42 86 38 80Z', '#6F635C'),
      path(
        'M40 20L46 30L42 38M62 26L56 34L60 44M34 48L42 52L40 60M50 60L48 48L54 42M10 88L24 84L30 92M92 86L78 84L70 94',
        line(2.6, '#F2792E'),
      ),
      path('M40 20L46 30L42 38M62 26L56 34L60 44M50 60L48 48L54 42', line(1, GLOW)),
      both(fine('M35 42L46 46L44 50C40 50 36 48 35 42Z', GLOW)),
      both(ellipse(45, 72, 2.6, 3.4, { fill: '#F2792E', ...FINE })),
    ].join(''),
  terrier: (): string =>
    [
      shape('M16 100C18 84 26 76 34 74H66C74 76 82 84 84 100Z', '#A39C93'),
      shape('M34 30L24 4C36 8 44 16 46 26Z', '#7F786F'),
      shape('M64 26C74 18 88 22 88 34C84 42 76 44 70 40Z', '#7F786F'),
      shape(
        'M30 34C32 22 68 22 70 34L78 44L73 48L80 58L72 60L74 70L64 70L58 78L50 74L42 78L36 70L26 70L28 60L20 58L27 48L22 44Z',
        '#B9B2A8',
      ),
      shape('M40 54C42 48 58 48 60 54L62 66C56 72 44 72 38 66Z', '#E4DFD6'),
      fine('M44 50C46 47 54 47 56 50C55 55 45 55 44 50Z', COLOUR.ink),
      path('M50 54V60M42 61Q46 65 50 60Q54 65 58 61', line(1.6)),
      fine('M46.6 63C48 62 52 62 53.4 63C54 71 46 71 46.6 63Z', '#E2705F'),
      eye(41, 42, 2.8, '#6B4A2A'),
      eye(59, 42, 2.8, '#6B4A2A'),
      path('M34 32L40 37M66 32L60 37M46 28l2 7M54 28l-2 7', line(1.6, '#7F786F')),
      shape('M32 82C40 88 60 88 68 82L68 76C60 82 40 82 32 76Z', '#7B4E7E'),
    ].join(''),
} as const;

/** A beast by name. */
export type BeastName = keyof typeof BEASTS;

/** The whole figure of a beast. */
export const beast = (name: BeastName): string => BEASTS[name]();

export const COMPANIONS = {
  eel: {
    front: (): string =>
      rod('M14 88C20 72 40 84 52 82C70 80 82 78 84 66C86 56 80 50 74 54', 7, '#4D6B3C') +
      shape('M78 58C66 60 62 52 68 47C74 43 84 46 84 54Z', '#4D6B3C') +
      disc(71, 50.6, 1.4, GLOW) +
      path('M18 84C28 76 40 86 52 84', line(1.3, '#C9D98A')),
  },
  crow: {
    front: (): string =>
      shape('M66 78C64 62 72 54 80 52C82 44 92 44 94 52L100 56L93 58C96 72 86 80 76 80L66 90Z', '#2B2A30') +
      disc(88, 51, 1.5, COLOUR.paper) +
      path('M72 72C78 72 84 70 87 64', line(1.3, '#8A8794')),
  },
} as const satisfies Record<string, Worn>;
