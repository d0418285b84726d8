// What is on the faces of the busts: marks, glasses, masks.
import { COLOUR, circle, ellipse, line, outline, path } from './kit.ts';
import { FINE, disc, fine, mirrored, shape } from './portrait-kit.ts';
import type { Worn } from './portrait-kit.ts';
import type { ClothColours } from './portrait-kit.ts';

const SOOT = '#4A423D';
const SCAR = '#B5523F';
const RUNE = '#F2792E';
const GLASS = '#D7ECEF';

/** The left half of a face, without its hair. */
const HALF_FACE = 'M50 26C38 27 33.4 33 33.4 40C33.4 52 40 62 50 63Z';
const WHOLE_FACE = 'M33.6 38C34 26 66 26 66.4 38C66.4 52 60 63 50 63S33.6 52 33.6 38Z';

const dots = (points: readonly (readonly [number, number])[], r: number, fill: string): string =>
  points.map(([x, y]) => circle(x, y, r, { fill })).join('');

const rune = (x: number, y: number, colour: string): string =>
  path(`M${x} ${y}v9M${x} ${y + 2}l4 3M${x} ${y + 6}l4 -3`, line(1.6, colour));

export const MASKS = {
  freckles: {
    place: 'face',
    front: (): string =>
      dots(
        [
          [39, 47.6],
          [41.6, 49],
          [44, 47.4],
          [56, 47.4],
          [58.4, 49],
          [61, 47.6],
        ],
        0.9,
        '#A8562F',
      ),
  },
  rosy: {
    place: 'face',
    front: (): string =>
      [39, 61].map((x) => ellipse(x, 49.6, 4.4, 3, { fill: COLOUR.red, fillOpacity: 0.45 })).join(''),
  },
  scarCheek: { place: 'face', front: (): string => path('M57 47.6L62.6 53', line(1.7, SCAR)) },
  scarEye: {
    place: 'face',
    front: (): string => path('M60 31.6L55 51', line(2, SCAR)) + path('M55.6 36h4M54.6 46.6h4', line(1.1, SCAR)),
  },
  scarLip: { place: 'face', front: (): string => path('M54 50.6L51.6 59', line(1.8, SCAR)) },
  lightningScar: {
    place: 'face',
    front: (): string => path('M41 47L37.6 51.4L41.6 52.6L37.6 58.6', line(1.9, '#F7E08A')),
  },
  soot: {
    place: 'face',
    front: (): string =>
      path('M55 49C59 46 64 48 64.6 51C62 55 57 55 55 49ZM40 31C43 29 47 30 47 32C44 34 41 34 40 31Z', {
        fill: SOOT,
        fillOpacity: 0.7,
      }),
  },
  /** Coal all over, but for the eyes. */
  coal: {
    place: 'face',
    front: (): string =>
      path(WHOLE_FACE, { fill: SOOT, fillOpacity: 0.62 }) +
      [43, 57]
        .map(
          (x) => circle(x, 43, 3.8, { fill: COLOUR.white, ...outline(1) }) + circle(x, 43, 1.9, { fill: COLOUR.ink }),
        )
        .join('') +
      path('M44.6 54Q50 58.4 55.4 54Z', { fill: COLOUR.white, ...outline(1) }),
  },
  dust: {
    place: 'face',
    front: (): string =>
      path('M34 46C42 50 58 50 66 46C65 56 59 62.6 50 62.6S35 56 34 46Z', { fill: '#8A7A66', fillOpacity: 0.55 }),
  },
  ink: {
    place: 'face',
    front: (): string =>
      dots([[60, 50]], 2.6, '#2F3F6E') +
      dots(
        [
          [63, 53.4],
          [58.6, 54.4],
        ],
        1.2,
        '#2F3F6E',
      ),
  },
  paintedNose: { place: 'face', front: (): string => ellipse(50, 48.4, 3.2, 2.6, { fill: '#3B82B8' }) },
  hookNose: {
    place: 'face',
    front: (): string => path('M49 41C55 44 57.6 49 53.6 52.4C51.6 51 50 50.4 48.6 50.6', line(1.6)),
  },
  brokenNose: { place: 'face', front: (): string => path('M50 42L52.4 45.4L48.6 47L52 50.4H48.6', line(1.6)) },
  tattoo: {
    place: 'face',
    front: (): string =>
      path('M35 45L41 50L35.4 52M65 45L59 50L64.6 52M50 28V35M46 29V33.4M54 29V33.4M46 60H54', line(2, '#1F5E70')),
  },
  paintedEyes: {
    place: 'face',
    front: (): string =>
      path(
        'M38 41C40 38.6 45 38.6 47.6 42.4M62 41C60 38.6 55 38.6 52.4 42.4M38 41L34.6 38.4M62 41L65.4 38.4',
        line(2.4, '#2B5F86'),
      ),
  },
  rune: { place: 'face', front: (): string => rune(59, 46.6, '#35506B') },
  glowRunes: {
    place: 'face',
    front: (): string =>
      path('M50 26C62 27 66.6 33 66.6 40C66.6 52 60 62 50 63Z', { fill: '#3A2E3A', fillOpacity: 0.5 }) +
      rune(53, 28, RUNE) +
      rune(60, 32, RUNE) +
      rune(54, 48, RUNE) +
      rune(61, 46, RUNE) +
      ellipse(57, 43, 3.2, 2.2, { fill: RUNE }),
  },
  thirdEye: {
    place: 'face',
    front: (): string => fine('M50 27L54 32.6L50 38L46 32.6Z', COLOUR.gold) + disc(50, 32.6, 1.4, COLOUR.white),
  },
  patch: {
    place: 'face',
    front: (): string =>
      path('M33 33L66 46', line(1.8)) + fine('M38 38.6C42 37 48 39 48.6 43C47 48 40 48 38 38.6Z', COLOUR.ink),
  },
  roundGlasses: {
    place: 'face',
    front: (): string =>
      [41.6, 58.4].map((x) => circle(x, 43.4, 6.8, { fill: GLASS, fillOpacity: 0.55, ...outline(1.7) })).join('') +
      path('M48.4 42.6H51.6M34.8 42L33 41M65.2 42L67 41', line(1.5)),
  },
  monocle: {
    place: 'face',
    front: (): string =>
      circle(57.4, 43.2, 8, { fill: '#D9A441', ...FINE }) +
      circle(57.4, 43.2, 5.6, { fill: GLASS, ...FINE }) +
      disc(57.4, 43.2, 2, COLOUR.ink) +
      path('M64 48C68 54 66 62 62 68', line(1.2, COLOUR.gold)),
  },
  lenses: {
    place: 'face',
    front: (): string =>
      circle(41, 43, 8.4, { fill: '#D9A441', ...FINE }) +
      circle(41, 43, 6.2, { fill: GLASS, ...FINE }) +
      circle(59.6, 43.6, 6.6, { fill: '#B98ACB', ...FINE }) +
      circle(59.6, 43.6, 4.4, { fill: GLASS, ...FINE }) +
      circle(66, 31, 4.8, { fill: '#7FB6C4', ...FINE }) +
      circle(34, 31, 3.6, { fill: '#E8A15A', ...FINE }) +
      disc(41, 43, 2.4, COLOUR.ink) +
      disc(59.6, 43.6, 1.6, COLOUR.ink),
  },
  /** Across the eyes. */
  domino: {
    place: 'face',
    front: ({ deep }: ClothColours): string =>
      fine(
        'M33.4 38C42 35 58 35 66.6 38C67 46 62 50 56 48C53 46.6 52 45 50 45S47 46.6 44 48C38 50 33 46 33.4 38Z',
        deep,
      ) +
      [43, 57]
        .map((x) => ellipse(x, 42.6, 3, 2, { fill: COLOUR.white }) + circle(x, 42.6, 1.4, { fill: COLOUR.ink }))
        .join(''),
  },
  shards: {
    place: 'face',
    front: (): string =>
      shape(HALF_FACE, '#C9D6DD') +
      path('M50 40L36 33M50 40L34.6 50M50 40L44 61M50 40L42 27', line(1.4)) +
      path('M40 34L44 31M38 44L41 41M45 50L47 54', line(1.6, COLOUR.white)),
  },
  mirror: {
    place: 'face',
    front: (): string =>
      shape(WHOLE_FACE, '#D5E3E8') +
      path('M40 30L36 40L54 58L62 50Z', { fill: COLOUR.white, fillOpacity: 0.8 }) +
      path('M58 30L64 37', line(2.4, COLOUR.white)) +
      path(WHOLE_FACE, line(1.9)),
  },
  jawGuard: {
    place: 'face',
    front: (): string =>
      shape('M33.4 47L40 49.6H60L66.6 47C66 58 60 65 50 65S34 58 33.4 47Z', '#8E979C') +
      path('M42 51V62M50 51V64M58 51V62', line(1.4)) +
      dots(
        [
          [37, 51],
          [63, 51],
        ],
        1.2,
        COLOUR.ink,
      ),
  },
  mouthVeil: {
    place: 'face',
    front: (): string =>
      shape('M33 46C42 50 58 50 67 46C68 58 64 70 50 80C36 70 32 58 33 46Z', '#2E2833') +
      path('M42 54C44 62 46 68 49 73M58 54C56 62 54 68 51 73', line(1.1, '#6D5B7D')),
  },
  shadowEye: {
    place: 'face',
    front: (): string =>
      path('M34 36C40 33 48 34 50 37V47C44 50 36 48 34 44Z', { fill: COLOUR.ink, fillOpacity: 0.75 }) +
      circle(43, 43, 1.3, { fill: '#F2D08A' }),
  },
  /** Half of the face goes up in smoke. */
  smokeFace: {
    place: 'face',
    front: (): string =>
      mirrored(
        shape(
          'M50 22C40 26 44 32 36 34C30 38 28 44 31 48C26 54 30 60 36 60C36 66 44 68 50 64C46 58 52 54 48 48C52 42 46 36 50 30Z',
          '#3B3634',
        ),
      ) +
      ellipse(43, 43, 3, 2, { fill: '#F0442A', ...outline(0.9) }) +
      ellipse(57, 43, 3.4, 2.2, { fill: '#F0442A', ...outline(0.9) }),
  },
  cracks: {
    place: 'face',
    front: (): string =>
      path('M38 28L43 34L40 38M61 30L57 36L62 40M36 52L42 50L44 57M63 54L58 58', line(1.5, '#55504B')),
  },
  embers: {
    place: 'face',
    front: (): string =>
      path('M36 50C38 56 44 61 50 61.6S62 56 64 50C60 55 55 57 50 57S40 55 36 50Z', {
        fill: '#C5432F',
        fillOpacity: 0.6,
      }) + path('M40 32L44 35M58 31L61 35M37 45l2 3', line(1.5, '#FFF0A8')),
  },
  pipe: {
    place: 'face',
    front: (): string =>
      path('M53 55.6L70 60', line(2.6, COLOUR.brownDark)) +
      fine('M68 55H77V64C75 67 70 67 68 63Z', COLOUR.brown) +
      path('M73 51C69 46 78 43 74 36C71 31 78 28 76 23', line(2.4, COLOUR.paper)),
  },
} as const satisfies Record<string, Worn>;
