// What the busts wear on their heads, over the hair.
import { COLOUR, circle, ellipse, line, path, rect } from './kit.ts';
import { FINE, INK, both, disc, fine, mirrored, rod, shape, blobs } from './portrait-kit.ts';
import type { Worn } from './portrait-kit.ts';
import type { ClothColours } from './portrait-kit.ts';

const IRON = '#8E979C';
const BRASS = '#D9A441';
const STRAW = '#E4C878';
const BLACK = '#38322F';
const GLOW = '#FFE27A';
const LEATHER = '#8A5A36';

const HELM = 'M30 42C27 14 73 14 70 42L65.4 40V34H34.6V40Z';
const BRIM = { fill: COLOUR.ink, ...INK };

const lens = (x: number, y: number, r: number, glass: string): string =>
  circle(x, y, r + 1.6, { fill: BRASS, ...FINE }) + circle(x, y, r, { fill: glass, ...FINE });

const goggles = (y: number, glass: string): string =>
  path(`M32.6 ${y}H67.4`, line(3.6, LEATHER)) + lens(43, y, 4.6, glass) + lens(57, y, 4.6, glass);

const wideHat = (fill: string, band: string): string =>
  shape('M35 28C34 8 42 8 50 11C58 8 66 8 65 28Z', fill) +
  path('M35.4 23.6C44 27 56 27 64.6 23.6V29H35.4Z', { fill: band }) +
  shape('M14 29C26 24 38 31 50 31S74 24 86 29C78 38 64 38 50 38S22 38 14 29Z', fill);

const turban = (fill: string, fold: string): string =>
  shape('M29 35C21 16 36 5 51 6C68 6 79 18 71 35C60 28 40 28 29 35Z', fill) +
  path('M31 29C40 14 58 10 70 20M35 18C44 10 56 9 64 13M40 30C50 20 62 20 71 28', line(1.6, fold));

const ribbon = (x: number, top: number, fill: string, lean: number): string =>
  fine(`M${x - 3} 29L${x - 4 + lean} ${top}L${x + lean} ${top + 5}L${x + 4 + lean} ${top}L${x + 3} 29Z`, fill);

const flame = (x: number, y: number, size: number): string =>
  fine(
    `M${x} ${y - 2 * size}C${x + size} ${y - size} ${x + size} ${y} ${x} ${y}S${x - size} ${y - size} ${x} ${y - 2 * size}Z`,
    GLOW,
  );

const minerHelmet = (fill: string): string =>
  shape('M29 34C28 12 72 12 71 34C60 30 40 30 29 34Z', fill) + path('M50 16V31', line(1.4));

export const HATS = {
  /** A hood over any hair. */
  cowl: {
    place: 'head',
    behind: ({ main }: ClothColours): string =>
      shape('M22 88C22 60 20 10 50 7C80 10 78 60 78 88C70 80 30 80 22 88Z', main),
    front: ({ main, deep }: ClothColours): string =>
      shape(
        'M50 7C80 10 78 60 78 88C74 84 70 82 67 79C75 64 75 24 50 20C25 24 25 64 33 79C30 82 26 84 22 88C22 60 20 10 50 7Z',
        main,
      ) + path('M50 20C25 24 25 64 33 79', line(1.2, deep)),
  },
  raggedCowl: {
    place: 'head',
    behind: (): string => shape('M20 86C22 58 22 14 54 3C80 12 78 60 80 86Z', '#6E5F53'),
    front: (): string =>
      shape(
        'M54 3C80 12 78 60 80 86L74 78L70 86L66 78C75 62 74 28 50 22C26 28 26 62 34 78L30 86L26 78L20 86C22 58 22 14 54 3Z',
        '#6E5F53',
      ) + path('M27 40l6 3M73 52l-6 2M62 14l-3 5', line(1.6, COLOUR.sand)),
  },
  /** The black hood of one who shows only eyes. */
  headsmanHood: {
    place: 'head',
    front: (): string =>
      shape('M27 78C24 50 26 22 50 3C74 22 76 50 73 78C66 84 60 80 50 86C40 80 34 84 27 78Z', BLACK) +
      fine('M37 40C42 37 46 40 48.4 44C45 48 39 47 37 40ZM63 40C58 37 54 40 51.6 44C55 48 61 47 63 40Z', COLOUR.paper) +
      disc(43.6, 43.4, 1.2, COLOUR.ink) +
      disc(56.4, 43.4, 1.2, COLOUR.ink) +
      path('M50 10V34', line(1.4, '#6A605A')),
  },
  veil: {
    place: 'head',
    behind: (): string => shape('M26 90C20 60 22 14 50 12C78 14 80 60 74 90Z', COLOUR.paper),
    front: (): string =>
      shape('M27 62C23 34 30 13 50 12C70 13 77 34 73 62C70 48 68 32 50 27C32 32 30 48 27 62Z', COLOUR.paper) +
      path('M32 36C36 28 43 24.6 50 24.6S64 28 68 36', line(1.4, COLOUR.gold)),
  },
  kerchief: {
    place: 'head',
    behind: ({ second }: ClothColours): string => shape('M64 24L84 18L80 32L70 34Z', second),
    front: ({ second, deep }: ClothColours): string =>
      shape('M29.5 41C26 13 74 13 70.5 41C64 31 58 28.6 50 28.6S36 31 29.5 41Z', second) +
      [38, 46, 54, 62].map((x, i) => disc(x, i % 2 ? 21 : 25, 1.7, deep)).join(''),
  },
  headband: {
    place: 'head',
    behind: ({ second }: ClothColours): string => shape('M66 29L90 20L86 29L94 34L68 35Z', second),
    front: ({ second }: ClothColours): string =>
      shape('M31.6 35C36 27 64 27 68.4 35L68 29.6C62 22 38 22 32 29.6Z', second),
  },
  bigCap: {
    place: 'head',
    front: ({ main, deep }: ClothColours): string =>
      shape('M24 32C16 10 84 4 78 32C62 26 40 26 24 32Z', main) +
      shape('M24 32C40 25 60 25 78 32C74 40 58 38 50 38C38 38 28 41 24 32Z', deep) +
      disc(51, 11.6, 2.6, deep),
  },
  cap: {
    place: 'head',
    front: ({ main, deep, second }: ClothColours): string =>
      shape('M30 29C28 12 72 12 70 29Z', main) +
      shape('M30 28C42 24.6 58 24.6 70 28L78 34C62 31 44 31 30 33Z', deep) +
      disc(50, 20, 3.6, second),
  },
  flatCap: {
    place: 'head',
    front: (): string =>
      shape('M26 30C24 16 48 10 64 14C76 17 80 26 82 33C66 30 40 28 26 34Z', '#5B5551') +
      path('M52 13C60 18 64 24 65 30', line(1.4)),
  },
  stripedCap: {
    place: 'head',
    front: ({ deep }: ClothColours): string =>
      shape('M30 31C28 6 60 0 80 12C86 18 84 28 82 34C76 30 72 20 70 31Z', COLOUR.paper) +
      path('M36 17L70 27M42 9L74 19M32 25L56 31', line(3.4, deep)) +
      shape('M29 34C38 29 62 29 71 34L70 28C60 23 40 23 30 28Z', deep) +
      disc(82, 35, 4, COLOUR.gold),
  },
  straw: {
    place: 'head',
    front: (): string =>
      shape('M12 36L50 4L88 36C74 41 26 41 12 36Z', STRAW) +
      path('M50 4L34 38M50 4L66 38M50 4V39.4M24 26.4C40 30 60 30 76 26.4', line(1.2, '#A8873C')),
  },
  souwester: {
    place: 'head',
    behind: (): string => shape('M24 34C18 46 20 56 26 62H74C80 56 82 46 76 34Z', '#D9A92B'),
    front: (): string =>
      shape('M33 29C32 8 68 8 67 29Z', '#EFC23C') +
      shape('M22 38C24 26 38 25 50 25S76 26 78 38C68 31 58 30 50 30S32 31 22 38Z', '#EFC23C') +
      path('M50 12V25M40 14L38 25M60 14L62 25', line(1.2, '#9A7413')),
  },
  wideHat: { place: 'head', front: (): string => wideHat('#6B4A34', COLOUR.ink) },
  tornHat: {
    place: 'head',
    front: (): string =>
      shape('M35 28C34 8 42 8 50 11C58 8 66 8 65 28Z', '#4A3A45') +
      path('M35.4 23.6C44 27 56 27 64.6 23.6V29H35.4Z', { fill: COLOUR.redDark }) +
      shape(
        'M12 28C26 23 38 31 50 31S66 28 72 26L74 31L80 27L79 33L88 30C80 39 64 38 50 38L40 44L36 37L26 40L24 35Z',
        '#4A3A45',
      ),
  },
  blackHat: {
    place: 'head',
    front: (): string =>
      shape('M37 28L36 2H62L63 28Z', BLACK) +
      path('M36.8 22H62.8V27H36.8Z', { fill: COLOUR.gold }) +
      ellipse(50, 29, 25, 4.6, { ...BRIM, fill: BLACK }),
  },
  topHat: {
    place: 'head',
    front: ({ second }: ClothColours): string =>
      shape('M34 28L30 -4H70L66 28Z', '#4B3B52') +
      path('M33.6 20H66.4L66 27H34Z', { fill: second }) +
      ellipse(50, 29, 23, 4.4, { ...INK, fill: '#4B3B52' }),
  },
  gamblerHat: {
    place: 'head',
    front: ({ deep }: ClothColours): string =>
      fine('M60 27L64 4L75 7L70 28Z', COLOUR.white) +
      fine('M68.6 10.6L71 14.4L67.4 17.4L65 13.6Z', COLOUR.red) +
      shape('M34 27C33 10 67 10 66 27Z', deep) +
      path('M34 22C44 25 56 25 66 22V28H34Z', { fill: COLOUR.gold }) +
      ellipse(50, 28.6, 25, 4.4, { ...INK, fill: deep }),
  },
  candleHat: {
    place: 'head',
    front: ({ second }: ClothColours): string =>
      flame(50, 9, 4.6) +
      fine('M46 9H54V22H46Z', COLOUR.paper) +
      shape('M31 30C31 16 69 16 69 30Z', second) +
      ellipse(50, 30, 27, 5, { ...INK, fill: second }),
  },
  bellHat: {
    place: 'head',
    front: (): string =>
      circle(50, 4, 3, { fill: BRASS, ...FINE }) +
      shape('M24 35C34 30 32 8 50 6C68 8 66 30 76 35C62 41 38 41 24 35Z', BRASS) +
      path('M30 30C42 34 58 34 70 30M36 18C44 21 56 21 64 18', line(1.4, '#7A5512')),
  },
  turban: {
    place: 'head',
    behind: (): string =>
      shape('M54 14C56 2 64 -4 72 -4C74 6 66 14 60 18Z', COLOUR.paper) + path('M58 14C62 6 66 2 70 -1', line(1)),
    front: ({ second, deep }: ClothColours): string => turban(second, deep) + disc(57, 18, 3.4, COLOUR.red),
  },
  greatTurban: {
    place: 'head',
    front: ({ second, deep }: ClothColours): string =>
      shape('M24 36C8 14 28 -2 50 -1C74 -1 92 16 76 36C62 27 38 27 24 36Z', second) +
      path('M26 30C34 10 58 4 78 18M28 14C40 2 60 1 72 8M38 30C48 16 66 16 80 26', line(1.8, deep)) +
      shape('M50 10L56 18L50 27L44 18Z', COLOUR.red),
  },
  flyingCap: {
    place: 'head',
    behind: (): string => both(shape('M31 40C27 52 28 64 36 68L38 56Z', LEATHER)),
    front: (): string =>
      shape('M30 50C26 14 74 14 70 50C69 42 67 36 64 33H36C33 36 31 42 30 50Z', LEATHER) +
      path('M50 17V33M33 30C44 26 56 26 67 30', line(1.3)),
  },
  gogglesUp: { place: 'head', front: (): string => goggles(29, '#A8D5DF') },
  gogglesOn: { place: 'face', front: (): string => goggles(43, '#7FB6C4') },
  coralCrown: {
    place: 'head',
    front: (): string =>
      rod('M36 28V10M36 18L30 12M44 26V6M44 14L49 8M57 26V5M57 15L51 11M65 28V11M65 18L72 11', 2.8, '#E2705F') +
      shape('M33 33C40 27 60 27 67 33L66 27C58 22 42 22 34 27Z', '#E2705F'),
  },
  ribbonCrown: {
    place: 'head',
    behind: ({ main, second }: ClothColours): string =>
      [
        [34, -6, -8],
        [42, -10, -4],
        [58, -10, 4],
        [66, -6, 8],
      ]
        .map(([x = 0, top = 0, lean = 0], i) => ribbon(x, top + 14, i % 2 ? COLOUR.paper : main, lean))
        .join('') + ribbon(50, 0, second, 0),
    front: ({ second }: ClothColours): string =>
      shape('M32 33C40 27 60 27 68 33L67 26C58 20 42 20 33 26Z', second) + disc(50, 25.6, 2.6, COLOUR.red),
  },
  lampHelm: {
    place: 'head',
    front: (): string =>
      shape(HELM, '#D8DEE2') +
      path('M34.6 36.4H65.4', line(2.6, BRASS)) +
      shape('M43 22L45 4H55L57 22Z', BRASS) +
      fine('M46.4 19L47.4 8H52.6L53.6 19Z', GLOW) +
      path('M44 4L50 -2L56 4', line(2.2)),
  },
  plateHelm: {
    place: 'head',
    front: ({ main }: ClothColours): string =>
      shape('M44 14C40 0 62 -2 66 10L56 16Z', main) +
      shape('M29 44C26 13 74 13 71 44L69 62L56 66V50H66V40H54L50 48L46 40H34V50H44V66L31 62Z', IRON) +
      path('M50 16V40', line(1.4)) +
      [34, 66].map((x) => disc(x, 58, 1.2, COLOUR.paper)).join(''),
  },
  tongsHelm: {
    place: 'head',
    behind: (): string => both(rod('M34 26C18 24 12 12 20 0', 4.6, IRON) + rod('M20 0L28 4', 4, IRON)),
    front: ({ main }: ClothColours): string =>
      shape(HELM, '#5B5551') + path('M34.6 36.4H65.4', line(3, main)) + path('M50 16V34', line(1.6, IRON)),
  },
  lampHelmet: {
    place: 'head',
    behind: (): string => path('M50 20L6 -6H94Z', { fill: GLOW, fillOpacity: 0.55 }),
    front: (): string => minerHelmet(BRASS) + lens(50, 22, 5.6, GLOW),
  },
  minerHelmet: {
    place: 'head',
    front: (): string =>
      minerHelmet('#6B6560') + shape('M25 35C36 29 64 29 75 35C64 39 36 39 25 35Z', '#6B6560') + lens(50, 22, 5, GLOW),
  },
  fireHalo: {
    place: 'head',
    behind: (): string =>
      shape(
        'M50 -6L56 6L68 -2L69 11L82 8L79 20L92 24L84 33L95 42L84 48L90 60L78 62H22L10 60L16 48L5 42L16 33L8 24L21 20L18 8L31 11L32 -2L44 6Z',
        '#F2A12E',
      ) + circle(50, 38, 33, { fill: GLOW, ...FINE }),
  },
  bigFlower: {
    place: 'head',
    front: (): string =>
      blobs('66 22 4 72 26 4 70 33 4 63 32 4 61 26 4', { fill: '#F0A6B8', ...FINE }) + disc(66.4, 28, 3.2, COLOUR.gold),
  },
  quill: {
    place: 'head',
    front: (): string =>
      fine('M66 40C70 24 78 10 90 4C92 18 84 32 69 43Z', COLOUR.paper) + path('M67 42C73 30 80 18 87 9', line(1)),
  },
  earRing: {
    place: 'head',
    front: (): string => mirrored(path('M32 49a4 4 0 1 0 .1 0', line(2, COLOUR.gold))),
  },
  bells: {
    place: 'head',
    front: (): string => both(path('M32.6 48v5', line(1)) + fine('M29 59C29 52 36 52 36 59Z', COLOUR.gold)),
  },
  shells: {
    place: 'head',
    front: (): string =>
      both(
        fine('M32 48L38 57C35 61 29 61 26 57Z', '#F6D9CE') + path('M32 49V59M32 49L28.6 58M32 49L35.4 58', line(0.8)),
      ),
  },
  diceEarring: {
    place: 'head',
    front: (): string =>
      path('M67.4 48v4', line(1.2)) +
      rect(63.6, 52, 8, 8, { rx: 1.6, fill: COLOUR.white, ...FINE }) +
      [65.6, 67.6, 69.6].map((p, i) => circle(p, 54 + i * 2, 0.9, { fill: COLOUR.red })).join(''),
  },
} as const satisfies Record<string, Worn>;
