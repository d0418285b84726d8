// Faces of the busts: head, brows, eyes, mouth, beard; no nose.
import { COLOUR, circle, ellipse, group, line, outline, path, rect } from './kit.ts';
import { GREYS } from './portrait-hair.ts';

const INK = outline(1.9);

const HEADS = {
  oval: 'M33 38C33 22 67 22 67 38C67 52 60 63 50 63S33 52 33 38Z',
  square: 'M33 36C33 22 67 22 67 36V46C67 56 59 62.5 50 62.5S33 56 33 46Z',
  long: 'M34 36C34 21 66 21 66 36C66 54 59 65.5 50 65.5S34 54 34 36Z',
  round: 'M32.5 40C32.5 22 67.5 22 67.5 40C67.5 54 60 62 50 62S32.5 54 32.5 40Z',
  tapered: 'M33 37C33 21 67 21 67 37C67 49 59 59 50 64.5C41 59 33 49 33 37Z',
  wide: 'M31 38C31 21 69 21 69 38V47C69 57 61 63 50 63S31 57 31 47Z',
  gaunt: 'M34.5 36C34.5 21 65.5 21 65.5 36C65.5 44 63 48 61 54C59 61 55 67 50 67S41 61 39 54C37 48 34.5 44 34.5 36Z',
} as const;

const BROWS = {
  calm: 'M39.4 37.4Q43 35.2 46 37M60.6 37.4Q57 35.2 54 37',
  level: 'M39 36.8H46M54 36.8H61',
  firm: 'M39 36.2L46 37.6M61 36.2L54 37.6',
  raised: 'M39.4 36Q43 33 46 35.6M60.6 36Q57 33 54 35.6',
  stern: 'M38 34.6L46.4 38.8M62 34.6L53.6 38.8',
  worried: 'M38.6 38L46 35M61.4 38L54 35',
  cocked: 'M39 37.4L46 38M54 34.6Q58 31.6 61.4 34.6',
  heavy: 'M38 38.6Q42 36.4 46.6 38.4M62 38.6Q58 36.4 53.4 38.4M39 37.4H46M54 37.4H61',
} as const;

const glowing = (colour: string): string =>
  [43, 57].map((x) => ellipse(x, 43, 3.6, 2.4, { fill: colour, ...outline(0.9) })).join('');

const EYES = {
  open: (): string => circle(43, 43, 1.75, { fill: COLOUR.ink }) + circle(57, 43, 1.75, { fill: COLOUR.ink }),
  lidded: (): string =>
    path('M39.6 42.4Q43 40.2 46.4 42.4M60.4 42.4Q57 40.2 53.6 42.4', line(1.3)) +
    circle(43, 43.2, 1.6, { fill: COLOUR.ink }) +
    circle(57, 43.2, 1.6, { fill: COLOUR.ink }),
  serene: (): string => path('M39.6 42.6Q43 45 46.4 42.6M60.4 42.6Q57 45 53.6 42.6', line(1.6)),
  wide: (): string =>
    [43, 57]
      .map(
        (x) => circle(x, 43, 3.4, { fill: COLOUR.white, ...outline(1.1) }) + circle(x, 43.2, 1.8, { fill: COLOUR.ink }),
      )
      .join(''),
  squint: (): string => path('M39.4 43H46.4M53.6 43H60.6', line(2)),
  glad: (): string => path('M39.6 44Q43 40 46.4 44M60.4 44Q57 40 53.6 44', line(1.7)),
  wink: (): string => circle(43, 43, 2, { fill: COLOUR.ink }) + path('M53.6 43.4Q57 40.6 60.6 42.4', line(1.7)),
  fierce: (): string =>
    path('M39 40.6L46.6 43.4L45.6 45.6Q41 46 39 40.6ZM61 40.6L53.4 43.4L54.4 45.6Q59 46 61 40.6Z', {
      fill: COLOUR.white,
      ...outline(1.1),
    }) +
    circle(43.6, 43.8, 1.3, { fill: COLOUR.ink }) +
    circle(56.4, 43.8, 1.3, { fill: COLOUR.ink }),
  glow: (): string => glowing('#FFE27A'),
  white: (): string => glowing(COLOUR.white),
  red: (): string => glowing('#E8402A'),
  blind: (): string =>
    circle(43, 43, 1.9, { fill: COLOUR.ink }) + circle(57, 43, 2.6, { fill: COLOUR.white, ...outline(1.1) }),
  none: (): string => '',
} as const;

const lips = (d: string) => (): string => path(d, line(1.6, COLOUR.redDark));
const open = (d: string, fill: string) => (): string => path(d, { fill, ...outline(1.3) });

const MOUTHS = {
  smile: lips('M45.6 53.6Q50 57.4 54.4 53.6'),
  slight: lips('M46 54.4Q50 56 54 54.2'),
  level: lips('M46 54.8H54'),
  wry: lips('M46 55Q51 56 54.6 53'),
  frown: lips('M45.6 56Q50 52.6 54.4 56'),
  sneer: lips('M44.6 55.6Q49 53.6 52 54.4L55.6 52'),
  grin: open('M43.4 52.4Q50 54.4 56.6 52.4Q55.6 58.6 50 58.6T43.4 52.4Z', COLOUR.white),
  gap: (): string =>
    open('M43.4 52.4Q50 54.4 56.6 52.4Q55.6 58.6 50 58.6T43.4 52.4Z', COLOUR.white)() +
    rect(49, 53.4, 2.6, 3, { fill: COLOUR.ink }),
  goldTooth: (): string =>
    open('M43.4 52.4Q50 54.4 56.6 52.4Q55.6 58.6 50 58.6T43.4 52.4Z', COLOUR.white)() +
    rect(51.4, 53.4, 3, 3, { fill: COLOUR.gold, ...outline(0.7) }),
  laugh: open('M42.6 51.6H57.4Q57 60 50 60T42.6 51.6Z', COLOUR.redDark),
  shout: open('M44.4 51.6Q50 49.4 55.6 51.6L56.4 59Q50 61.6 43.6 59Z', COLOUR.redDark),
  round: (): string => ellipse(50, 55.4, 2.4, 3.2, { fill: COLOUR.redDark, ...outline(1.1) }),
  none: (): string => '',
} as const;

const BEARDS = {
  full: 'M32.8 44C33 66 43 73 50 73S67 66 67.2 44C65 53 58 51.5 50 51.5S35 53 32.8 44Z',
  long: 'M32.8 44C32 66 42 80 50 87C58 80 68 66 67.2 44C65 53 58 51.5 50 51.5S35 53 32.8 44Z',
  short: 'M33.4 46C34 60 42 67 50 67S66 60 66.6 46C64 56 57 57 50 57S36 56 33.4 46Z',
  goatee: 'M43.5 57C43 66 47 70 50 70S57 66 56.5 57C54 60 46 60 43.5 57Z',
  plaited: 'M32.8 44C33 60 40 68 44 70L46 88H54L56 70C60 68 67 60 67.2 44C65 53 58 51.5 50 51.5S35 53 32.8 44Z',
  tangled:
    'M32 42C24 52 27 58 23 64C28 66 24 74 26 79C31 78 31 86 36 88C39 86 42 93 50 96C58 93 61 86 64 88C69 86 69 78 74 79C76 74 72 66 77 64C73 58 76 52 68 42C65 52 58 51 50 51S35 52 32 42Z',
  snow: 'M32 42C26 60 30 84 42 100H58C70 84 74 60 68 42C65 52 58 51 50 51S35 52 32 42Z',
  wild: 'M32 42L24 50L29 54L23 63L31 65L28 75L37 73L40 83L47 77L50 86L54 77L61 83L63 73L72 75L69 65L77 63L71 54L76 50L68 42C65 52 58 51 50 51S35 52 32 42Z',
  pointed:
    'M45 58.4C45 66 48 74 50 80C52 74 55 66 55 58.4C53 60 47 60 45 58.4ZM50 50.6C46 48.6 41 49 37 46.6C39 53 45 55.6 50 52.8C55 55.6 61 53 63 46.6C59 49 54 48.6 50 50.6Z',
  grand:
    'M50 50C45 47 38 49 34 56C30 58 28 55 29 52C26 56 29 62 35 61C42 60 47 57 50 53.6C53 57 58 60 65 61C71 62 74 56 71 52C72 55 70 58 66 56C62 49 55 47 50 50Z',
  stubble: 'M33.4 46C34 60 42 65 50 65S66 60 66.6 46C65 52 61 50.4 50 50.4S35 52 33.4 46Z',
  moustache: 'M50 50.6C46 48.6 41.6 50 39.6 54C44 55.4 48 55 50 53C52 55 56 55.4 60.4 54C58.4 50 54 48.6 50 50.6Z',
} as const;

/** Brows to choose from. */
export const BROW_NAMES = ['calm', 'level', 'firm', 'raised'] as const satisfies readonly (keyof typeof BROWS)[];

/** Mouths to choose from. */
export const MOUTH_NAMES = ['smile', 'slight', 'level', 'wry'] as const satisfies readonly (keyof typeof MOUTHS)[];

/** Beards to choose from. */
export const BEARD_NAMES = [
  'full',
  'long',
  'short',
  'goatee',
  'moustache',
] as const satisfies readonly (keyof typeof BEARDS)[];

/** Parts of a face and its colours; `beard` is empty for none, `elder` has lines under the eyes and a grey beard. */
export type Face = {
  readonly head: keyof typeof HEADS;
  readonly skin: string;
  readonly brow: keyof typeof BROWS;
  readonly browColour: string;
  readonly eyes: keyof typeof EYES;
  readonly mouth: keyof typeof MOUTHS;
  readonly beard: keyof typeof BEARDS | '';
  readonly hair: string;
  readonly elder: boolean;
};

const FACE_SHADE = 'M52 27C61 27.6 66 32 66 39C66 51 59.5 61 51 61.6C57.6 54 60 45 58 35C57 31 55 28.4 52 27Z';

/** Head without ears and beard; `turn` moves brows, eyes and mouth to a side. */
export function features(face: Face, turn = 0): string {
  const middle = [
    path(BROWS[face.brow], line(1.7, face.browColour)),
    EYES[face.eyes](),
    face.elder ? path('M38 47.4Q41 49 44 48M62 47.4Q59 49 56 48', { ...line(0.9), strokeOpacity: 0.5 }) : '',
    MOUTHS[face.mouth](),
  ].join('');
  return (
    path(HEADS[face.head], { fill: face.skin, ...INK }) +
    path(FACE_SHADE, { fill: COLOUR.redDark, fillOpacity: 0.1 }) +
    (turn === 0 ? middle : group({ transform: `translate(${turn} 0)` }, middle))
  );
}

/** Beards that hide the mouth. */
const OVER_MOUTH: readonly string[] = ['full', 'long', 'plaited', 'tangled', 'snow', 'wild'];

/** Mouths that show through such a beard. */
const OPEN_MOUTHS: readonly string[] = ['grin', 'laugh', 'shout', 'gap'];

/** The beard, if there is one; over a large one the mouth is drawn again. */
export function beardOf({ beard, hair, elder, mouth }: Face): string {
  if (beard === '') return '';
  const fill = elder ? GREYS[1] : hair;
  if (beard === 'stubble') return path(BEARDS.stubble, { fill, fillOpacity: 0.32 }) + MOUTHS[mouth]();
  const again = OPEN_MOUTHS.includes(mouth)
    ? MOUTHS[mouth]()
    : path('M46.4 56Q50 58.4 53.6 56', line(1.4, COLOUR.paper));
  return path(BEARDS[beard], { fill, ...outline(1.4) }) + (OVER_MOUTH.includes(beard) ? again : '');
}
