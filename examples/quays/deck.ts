// The deck of Three Quays: boats of two fleets as SVG text, drawn from the card's id alone.

import { blank, circle, COLOUR, FRENCH_BOX, group, line, outline, path, place, rect, svg } from '../../src/art/kit.ts';
import { lettering } from '../../src/art/lettering.ts';

interface Fleet {
  readonly sail: string;
  readonly dark: string;
  readonly sky: string;
}

const FLEETS: { readonly [letter: string]: Fleet } = {
  S: { sail: '#E58A2B', dark: '#A4461A', sky: '#FBE7BE' },
  M: { sail: '#5B86C4', dark: '#28406F', sky: '#D5E0F1' },
};

const SEA = '#3E8388';
const DEEP = '#245A63';

/** The sun with its rays, or the crescent, around the origin with radius 10. */
const emblem = (letter: string, colour: string): string => {
  if (letter === 'M') return path('M4 -9.2A10 10 0 1 0 9.2 4A8 8 0 0 1 4 -9.2Z', { fill: colour });
  const rays = Array.from({ length: 8 }, (_, i) =>
    path('M0 -7.4L1.7 -10.6L0 -13L-1.7 -10.6Z', { fill: colour, transform: `rotate(${i * 45})` }),
  );
  return circle(0, 0, 6, { fill: colour }) + rays.join('');
};

/** A boat under sail in a box 100 wide, waterline at 0. */
const boat = (letter: string, { sail, dark }: Fleet): string =>
  [
    path('M50 -84V-14', line(3, COLOUR.brownDark)),
    path('M46 -80C24 -58 14 -40 12 -22H46Z', { fill: sail, ...outline(2, dark) }),
    path('M54 -84C76 -66 88 -44 90 -22H54Z', { fill: sail, ...outline(2, dark) }),
    place(33, -37, 0.72, emblem(letter, COLOUR.paper)),
    path('M50 -84L62 -89L50 -94Z', { fill: dark }),
    path('M6 -14H94C92 -4 86 4 78 8H22C14 4 8 -4 6 -14Z', { fill: COLOUR.brown, ...outline(2, COLOUR.brownDark) }),
    path('M8 -8H92', line(2, COLOUR.paper)),
  ].join('');

const waves = (y: number, width: number, colour: string): string => {
  const crests = Array.from({ length: Math.ceil(width / 18) }, () => 'q4.5 -5 9 0t9 0');
  return path(`M0 ${y}${crests.join('')}V176H0Z`, { fill: colour });
};

/** As many lanterns as the boat is strong, in a row under the hull. */
const lanterns = (n: number): string =>
  Array.from({ length: n }, (_, i) =>
    circle(63 + (i - (n - 1) / 2) * 11, 158, 4, { fill: '#FFE08A', ...outline(1.2, DEEP) }),
  ).join('');

/** Sky, sea and everything on it stay inside the paper's rim. */
const scene = (...drawing: readonly string[]): string =>
  `<clipPath id="rim"><rect x="5" y="5" width="116" height="166" rx="6"/></clipPath>` +
  group({ clipPath: 'url(#rim)' }, ...drawing);

const index = (n: number, letter: string, { dark }: Fleet, size: number): string =>
  lettering(n, 12, 12, size, { colour: dark, halo: 2 }) +
  place(12 + size * 0.36, 12 + size * 1.55, size / 34, emblem(letter, dark));

const fullFace = (n: number, letter: string, fleet: Fleet): string =>
  blank(FRENCH_BOX) +
  scene(
    rect(0, 0, 126, 176, { fill: fleet.sky }),
    circle(98, 30, 12, { fill: COLOUR.paper }),
    waves(126, 126, SEA),
    place(22, 134, 0.9, boat(letter, fleet)),
    waves(143, 126, DEEP),
    lanterns(n),
  ) +
  index(n, letter, fleet, 32);

const compactFace = (n: number, letter: string, fleet: Fleet): string =>
  blank(FRENCH_BOX) +
  scene(
    rect(0, 0, 126, 176, { fill: fleet.sky }),
    waves(136, 126, SEA),
    place(24, 148, 0.9, boat(letter, fleet)),
    waves(154, 126, DEEP),
  ) +
  index(n, letter, fleet, 44);

const back = (colour: string, mark: string): string =>
  svg(
    FRENCH_BOX,
    blank(FRENCH_BOX) +
      rect(7, 7, 112, 162, { rx: 6, fill: colour }) +
      [48, 72, 96, 120, 144]
        .map((y) => path(`M14 ${y}q8 -8 16.3 0t16.3 0 16.3 0 16.3 0 16.3 0 16.3 0`, line(2, '#ffffff55')))
        .join('') +
      circle(63, 84, 24, { fill: colour, ...outline(3, COLOUR.paper) }) +
      path(mark, line(4, COLOUR.paper)),
  );

/** An anchor. */
const ANCHOR = 'M63 70V100M54 77H72M49 90C50 99 56 102 63 102S76 99 77 90M63 70a4 4 0 1 0 -.1 0';
/** Banks of fog. */
const FOG = 'M49 78H71M57 86H79M47 94H69';

export const boats = {
  id: 'quays',
  shape: 'french',
  face: (id: string, { compact }: { readonly compact: boolean }): string | undefined => {
    const [, letter = '', digit] = /^([SM])([1-9])$/u.exec(id) ?? [];
    const fleet = FLEETS[letter];
    if (fleet === undefined || digit === undefined) return undefined;
    return svg(FRENCH_BOX, (compact ? compactFace : fullFace)(Number(digit), letter, fleet));
  },
  back: () => back(DEEP, ANCHOR),
  /** A boat in the fog, lighter before its owner. */
  hidden: (own: boolean) => back(own ? '#6F8C96' : '#8B7B74', FOG),
  suit: (letter: string): string | undefined => {
    const fleet = FLEETS[letter];
    return fleet && svg({ width: 28, height: 28 }, place(14, 14, 1, emblem(letter, fleet.dark)));
  },
  corner: (id: string) => {
    const [, suit, rank] = /^([SM])([1-9])$/u.exec(id) ?? [];
    return suit === undefined || rank === undefined ? undefined : { rank, suit };
  },
} as const;
