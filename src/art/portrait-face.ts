// Faces of the busts: head, brows, eyes, mouth, beard; no nose.
import { COLOUR, circle, line, outline, path } from './kit.ts';
import { GREYS } from './portrait-hair.ts';

const INK = outline(1.9);

const HEADS = {
  oval: 'M33 38C33 22 67 22 67 38C67 52 60 63 50 63S33 52 33 38Z',
  square: 'M33 36C33 22 67 22 67 36V46C67 56 59 62.5 50 62.5S33 56 33 46Z',
  long: 'M34 36C34 21 66 21 66 36C66 54 59 65.5 50 65.5S34 54 34 36Z',
  round: 'M32.5 40C32.5 22 67.5 22 67.5 40C67.5 54 60 62 50 62S32.5 54 32.5 40Z',
  tapered: 'M33 37C33 21 67 21 67 37C67 49 59 59 50 64.5C41 59 33 49 33 37Z',
} as const;

const BROWS = {
  calm: 'M39.4 37.4Q43 35.2 46 37M60.6 37.4Q57 35.2 54 37',
  level: 'M39 36.8H46M54 36.8H61',
  firm: 'M39 36.2L46 37.6M61 36.2L54 37.6',
  raised: 'M39.4 36Q43 33 46 35.6M60.6 36Q57 33 54 35.6',
} as const;

const EYES = {
  open: (): string => circle(43, 43, 1.75, { fill: COLOUR.ink }) + circle(57, 43, 1.75, { fill: COLOUR.ink }),
  lidded: (): string =>
    path('M39.6 42.4Q43 40.2 46.4 42.4M60.4 42.4Q57 40.2 53.6 42.4', line(1.3)) +
    circle(43, 43.2, 1.6, { fill: COLOUR.ink }) +
    circle(57, 43.2, 1.6, { fill: COLOUR.ink }),
  serene: (): string => path('M39.6 42.6Q43 45 46.4 42.6M60.4 42.6Q57 45 53.6 42.6', line(1.6)),
} as const;

const MOUTHS = {
  smile: 'M45.6 53.6Q50 57.4 54.4 53.6',
  slight: 'M46 54.4Q50 56 54 54.2',
  level: 'M46 54.8H54',
  wry: 'M46 55Q51 56 54.6 53',
} as const;

const BEARDS = {
  full: 'M32.8 44C33 66 43 73 50 73S67 66 67.2 44C65 53 58 51.5 50 51.5S35 53 32.8 44Z',
  long: 'M32.8 44C32 66 42 80 50 87C58 80 68 66 67.2 44C65 53 58 51.5 50 51.5S35 53 32.8 44Z',
  short: 'M33.4 46C34 60 42 67 50 67S66 60 66.6 46C64 56 57 57 50 57S36 56 33.4 46Z',
  goatee: 'M43.5 57C43 66 47 70 50 70S57 66 56.5 57C54 60 46 60 43.5 57Z',
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

/** Head without ears and beard. */
export const features = (face: Face): string =>
  [
    path(HEADS[face.head], { fill: face.skin, ...INK }),
    path(FACE_SHADE, { fill: COLOUR.redDark, fillOpacity: 0.1 }),
    path(BROWS[face.brow], line(1.7, face.browColour)),
    EYES[face.eyes](),
    face.elder ? path('M38 47.4Q41 49 44 48M62 47.4Q59 49 56 48', { ...line(0.9), strokeOpacity: 0.5 }) : '',
    path(MOUTHS[face.mouth], line(1.6, COLOUR.redDark)),
  ].join('');

/** The beard, if there is one; over a large one the mouth is drawn again. */
export function beardOf({ beard, hair, elder }: Face): string {
  if (beard === '') return '';
  const coversMouth = beard === 'full' || beard === 'long';
  return (
    path(BEARDS[beard], { fill: elder ? GREYS[1] : hair, ...outline(1.4) }) +
    (coversMouth ? path('M46.4 56Q50 58.4 53.6 56', line(1.4, COLOUR.paper)) : '')
  );
}
