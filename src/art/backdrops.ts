// Scenery behind a bust that is chosen by name; each fills a box from the origin.
import { blobs } from './portrait-kit.ts';
import { COLOUR, circle, path, place, rect, round } from './kit.ts';
import type { Box } from './kit.ts';
import type { FactionColours } from './mythos-factions.ts';

/** Drawn in a box of 100 by 100; large shapes and no outlines, so that the bust stands out. */
type Scenery = (colours: FactionColours) => string;

const NIGHT = '#2C3554';
const DUSK = '#E8A671';
const STAR = '#FBF3D0';

const ground = (fill: string): string => rect(0, 0, 100, 100, { fill });
const under = (d: string, fill: string, fillOpacity = 1): string =>
  path(d, fillOpacity === 1 ? { fill } : { fill, fillOpacity });

const stars = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => circle(x, y, 1.4, { fill: STAR })).join('');

const ROOFS = 'M0 62L10 50L20 62V54L32 40L44 54V60L56 48L66 60V50L80 36L92 52L100 46V100H0Z';
const WAVES = 'M0 56Q8 46 17 56T34 56T51 56T68 56T85 56T102 56V100H0Z';

const WEDGES = [0, 2, 4, 6, 8, 10]
  .map((i) => `M50 100L${round((i * 100) / 11)} 0L${round(((i + 1) * 100) / 11)} 0Z`)
  .join('');

const BACKDROPS = {
  plain: ({ pale }: FactionColours): string => ground(pale),
  deep: ({ deep }: FactionColours): string => ground(deep),
  disc: ({ pale, second }: FactionColours): string =>
    ground(pale) + circle(50, 46, 42, { fill: second, fillOpacity: 0.8 }),
  darkDisc: ({ deep, main }: FactionColours): string => ground(deep) + circle(50, 46, 42, { fill: main }),
  rays: ({ pale, second }: FactionColours): string => ground(pale) + under(WEDGES, second, 0.75),
  darkRays: ({ deep, main }: FactionColours): string => ground(deep) + under(WEDGES, main),
  bands: ({ pale, main }: FactionColours): string =>
    ground(pale) + under('M0 0H100V18H0ZM0 36H100V54H0ZM0 72H100V90H0Z', main, 0.35),
  dusk: (): string =>
    ground(DUSK) + circle(50, 58, 30, { fill: '#F9E0A0' }) + under('M0 66Q50 56 100 66V100H0Z', '#8A5470'),
  roofs: ({ pale, main }: FactionColours): string =>
    ground(pale) + circle(80, 22, 12, { fill: '#F9E0A0' }) + under(ROOFS, main, 0.6),
  nightRoofs: ({ deep }: FactionColours): string =>
    ground(NIGHT) +
    stars([
      [14, 12],
      [30, 24],
      [62, 10],
      [88, 18],
      [94, 34],
    ]) +
    under(ROOFS, deep) +
    under('M30 52H34V58H30ZM78 50H83V57H78ZM8 64H12V70H8Z', '#FFD873'),
  lamps: ({ pale, main, second }: FactionColours): string =>
    ground(pale) +
    under('M0 8Q50 28 100 8V10Q50 30 0 10Z', main) +
    [10, 30, 70, 90].map((x) => rect(x - 5, 14 + (x > 20 && x < 80 ? 5 : 0), 10, 15, { rx: 4, fill: second })).join(''),
  gate: ({ pale, main, deep }: FactionColours): string =>
    ground(pale) + under('M0 100V14H100V100H84V58C84 20 16 20 16 58V100Z', main) + under('M0 14H100V22H0Z', deep),
  sea: ({ pale, main }: FactionColours): string =>
    ground(pale) + under(WAVES, main, 0.7) + under('M0 76Q8 66 17 76T34 76T51 76T68 76T85 76T102 76V100H0Z', main),
  deepSea: ({ deep, main }: FactionColours): string =>
    ground(deep) +
    under('M0 0H100V30Q88 40 75 30T50 30T25 30T0 30Z', main) +
    under('M30 0L20 100H34L44 0ZM64 0L76 100H88L72 0Z', main, 0.5),
  storm: ({ deep }: FactionColours): string =>
    ground('#6D8894') + under('M0 0H100V26C84 40 70 22 54 34C38 44 20 26 0 38Z', '#44565F') + under(WAVES, deep),
  fog: (): string => ground('#C6D2D3') + under('M0 20H70V34H0ZM30 44H100V58H30ZM0 68H60V82H0Z', '#E9F0F0'),
  sky: ({ main }: FactionColours): string =>
    ground('#BFE0F2') +
    under(
      'M4 30C4 22 16 20 20 26C26 18 40 22 38 32H6C4 32 4 31 4 30ZM62 18C62 10 74 8 78 14C84 8 98 12 96 22H64Z',
      COLOUR.white,
    ) +
    under('M0 78L30 60L60 76L100 58V100H0Z', main, 0.5),
  cloudSea: ({ second }: FactionColours): string =>
    ground(second) +
    circle(78, 26, 12, { fill: '#FDF3CF' }) +
    blobs('6 66 18 30 60 16 54 66 18 78 60 16 98 66 16', { fill: COLOUR.white }) +
    under('M-10 66H110V110H-10Z', COLOUR.white),
  highSky: ({ main, second }: FactionColours): string => ground(main) + under('M0 0H100V20L0 60Z', second, 0.85),
  ropes: ({ pale, deep, second }: FactionColours): string =>
    ground(pale) +
    under('M0 18L100 34V36L0 20ZM0 60L100 40V42L0 62Z', deep) +
    under('M8 20L18 22L12 32ZM84 33L94 34L88 45ZM86 44L96 42L92 53Z', second),
  kites: ({ main, second }: FactionColours): string =>
    ground('#F4D9B0') +
    under('M16 8L28 24L16 46L4 24Z', main) +
    under('M86 20L96 34L86 52L76 34Z', second) +
    under('M60 2L66 9L60 18L54 9Z', COLOUR.red),
  peak: ({ pale, main, deep }: FactionColours): string =>
    ground(pale) +
    under('M-6 100L34 14L54 58L74 28L110 100Z', main, 0.55) +
    under('M34 14L44 36L34 32L26 34Z', deep, 0.6),
  glow: ({ deep }: FactionColours): string =>
    ground(deep) +
    circle(50, 70, 54, { fill: '#8A2E1F' }) +
    circle(50, 76, 40, { fill: '#E0632B' }) +
    circle(50, 84, 26, { fill: '#FFC15A' }),
  smoke: (): string =>
    ground('#B9ADA4') +
    circle(16, 22, 20, { fill: '#7C726C' }) +
    circle(84, 30, 24, { fill: '#7C726C' }) +
    circle(20, 70, 22, { fill: '#8E837C' }) +
    circle(50, 6, 22, { fill: '#8E837C' }) +
    circle(90, 78, 18, { fill: '#8E837C' }),
  anvil: ({ pale, main, deep }: FactionColours): string =>
    ground(pale) +
    under('M0 0H100V14H0ZM0 14H10V100H0ZM90 14H100V100H90Z', deep) +
    circle(50, 50, 36, { fill: main, fillOpacity: 0.55 }),
  cave: ({ main, deep }: FactionColours): string =>
    ground(deep) +
    under('M10 100C4 40 20 10 50 10S96 40 90 100Z', main, 0.75) +
    under('M24 100C20 54 32 28 50 28S80 54 76 100Z', '#E8B07A', 0.6),
  road: (): string =>
    ground('#F1D9B4') +
    circle(24, 30, 12, { fill: '#E98F4E' }) +
    under('M0 52Q30 40 60 50T100 46V100H0Z', '#B79B6A') +
    under('M44 50L56 50L90 100H10Z', '#E3CFA2'),
  night: (): string =>
    ground(NIGHT) +
    circle(78, 24, 13, { fill: STAR }) +
    circle(72, 20, 11, { fill: NIGHT }) +
    stars([
      [14, 16],
      [34, 8],
      [52, 20],
      [90, 52],
      [10, 52],
    ]),
  violet: (): string => ground('#8C78A6') + circle(50, 44, 40, { fill: '#D6C8E3' }),
  tent: ({ pale, main, second }: FactionColours): string =>
    ground(pale) +
    under('M50 -30L-30 60H-8ZM50 -30L14 60H36ZM50 -30L64 60H86ZM50 -30L108 60H130Z', main, 0.65) +
    under('M-30 60H130V66H-30Z', second),
  meadow: (): string =>
    ground('#DCEBD0') +
    under('M0 60Q25 44 55 58T100 52V100H0Z', '#9DBB7A') +
    under('M0 78Q40 64 100 80V100H0Z', '#7BA05C'),
  snow: (): string =>
    ground('#B7C9D6') +
    under('M-6 84L26 26L46 60L68 18L106 84Z', '#8BA2B4') +
    under('M26 26L34 40L26 38L20 38ZM68 18L78 38L68 34L60 38Z', COLOUR.white) +
    under('M0 76Q50 66 100 78V100H0Z', COLOUR.white),
  inn: (): string =>
    ground('#8A5A36') +
    under('M8 12H44V60H8ZM56 12H92V60H56Z', '#FFD98A') +
    under('M24 12H28V60H24ZM72 12H76V60H72ZM8 34H44V38H8ZM56 34H92V38H56Z', '#5A3A22'),
} as const satisfies Record<string, Scenery>;

/** Scenery by name. */
export type BackdropName = keyof typeof BACKDROPS;

/** A drawing of `across` by 100 at the scale that covers a box; `share` of what is too high is cut off above. */
export function covering({ width, height }: Box, across: number, share: number, drawing: string): string {
  const scale = Math.max(width / across, height / 100);
  return place(width / 2 - 50 * scale, (height - 100 * scale) * share, scale, drawing);
}

/** Scenery behind a bust. */
export const namedBackdrop = (name: BackdropName, colours: FactionColours, box: Box): string =>
  covering(box, 100, 0.35, BACKDROPS[name](colours));
