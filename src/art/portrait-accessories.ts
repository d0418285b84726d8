// Accessories of the busts: held behind the figure, or worn on it.
import { COLOUR, circle, ellipse, line, outline, path, rect } from './kit.ts';
import type { Point } from './kit.ts';
import { COMPANIONS } from './portrait-beasts.ts';
import { hairstyle } from './portrait-hair.ts';
import type { HairstyleName } from './portrait-hair.ts';
import { HATS } from './portrait-hats.ts';
import type { ClothColours, Worn } from './portrait-kit.ts';
import { MASKS } from './portrait-masks.ts';
import { TOOLS } from './portrait-tools.ts';

const INK = outline(1.9);
const FINE = outline(1.2);

const LEAVES = [
  [33, 35, -60],
  [35.6, 29.4, -40],
  [40, 25, -22],
  [67, 35, 60],
  [64.4, 29.4, 40],
  [60, 25, 22],
] as const;

const PETALS: readonly Point[] = [
  [66, 27],
  [71, 31],
  [69, 37],
  [63, 36],
  [61, 30],
];

const PLAIN = {
  none: {},
  staff: {
    behind: ({ second }: ClothColours): string =>
      rect(83, 18, 3, 82, { fill: COLOUR.brown, ...FINE }) + circle(84.5, 15, 6, { fill: second, ...INK }),
  },
  moonStaff: {
    behind: (): string =>
      rect(13, 26, 3, 74, { fill: COLOUR.brown, ...FINE }) +
      path('M20 7A10 10 0 1 0 20 26A8 8 0 1 1 20 7Z', { fill: COLOUR.gold, ...INK }),
  },
  spear: {
    behind: (): string =>
      rect(84, 26, 2.6, 74, { fill: COLOUR.brown, ...FINE }) +
      path('M85.3 4L90 20L85.3 28L80.6 20Z', { fill: COLOUR.steel, ...INK }),
  },
  bow: {
    behind: (): string => path('M14 16C28 40 28 72 14 98', line(3.4, COLOUR.brownDark)) + path('M14 16V98', line(0.9)),
  },
  circlet: {
    place: 'head',
    front: ({ second }: ClothColours): string =>
      path('M33.2 34Q50 29.4 66.8 34', line(2.4, COLOUR.goldDark)) +
      path('M33.2 34Q50 29.4 66.8 34', line(1.3, COLOUR.gold)) +
      circle(50, 31.8, 2.3, { fill: second, ...FINE }),
  },
  earrings: {
    place: 'head',
    front: (): string =>
      path('M32.6 49.5v3M67.4 49.5v3', line(1)) +
      circle(32.6, 54.5, 2.1, { fill: COLOUR.gold, ...FINE }) +
      circle(67.4, 54.5, 2.1, { fill: COLOUR.gold, ...FINE }),
  },
  spectacles: {
    place: 'head',
    front: (): string =>
      [43, 57].map((x) => circle(x, 43.2, 5.2, line(1.4))).join('') + path('M48.2 42.4Q50 41.2 51.8 42.4', line(1.4)),
  },
  laurel: {
    place: 'head',
    front: (): string =>
      LEAVES.map(([x, y, angle]) =>
        ellipse(x, y, 2.1, 4.2, { fill: COLOUR.green, ...FINE, transform: `rotate(${angle} ${x} ${y})` }),
      ).join(''),
  },
  flower: {
    place: 'head',
    front: ({ second }: ClothColours): string =>
      PETALS.map(([x, y]) => circle(x, y, 3.1, { fill: COLOUR.paper, ...FINE })).join('') +
      circle(66, 32, 2.6, { fill: second, ...FINE }),
  },
  feather: {
    place: 'head',
    front: (): string =>
      path('M67 36C72 24 78 16 84 12C85 22 80 32 69 40Z', { fill: COLOUR.paper, ...FINE }) +
      path('M68 38C73 29 78 22 82 16', line(1)),
  },
  bird: {
    front: ({ deep }: ClothColours): string =>
      path('M70 74C70 64 78 60 84 62C88 58 94 60 94 66L97 68L93 69.6C93 78 86 83 78 82L70 88Z', {
        fill: deep,
        ...FINE,
      }) +
      circle(89.6, 65, 1.2, { fill: COLOUR.paper }) +
      path('M77 72C81 72 85 71 87 68', line(1.2, COLOUR.paper)),
  },
} as const satisfies Record<string, Worn>;

const ACCESSORIES = { ...PLAIN, ...HATS, ...MASKS, ...TOOLS, ...COMPANIONS } as const satisfies Record<string, Worn>;

/** An accessory by name. */
export type AccessoryName = keyof typeof ACCESSORIES;
type Choice = readonly [AccessoryName, ...AccessoryName[]];

const ANY: Choice = [
  'none',
  'staff',
  'moonStaff',
  'spear',
  'bow',
  'circlet',
  'earrings',
  'spectacles',
  'laurel',
  'flower',
  'feather',
  'bird',
];
const WITH_HOOD: Choice = ['none', 'staff', 'moonStaff', 'spear', 'bow', 'bird'];
const WITHOUT_HAIR: Choice = [...WITH_HOOD, 'circlet', 'earrings', 'spectacles', 'laurel'];

/** What a person carries. */
export const accessory = (name: AccessoryName): Worn => ACCESSORIES[name];

/** Accessories that go with a hairstyle. */
export function accessoriesFor(style: HairstyleName): Choice {
  if (style === 'bald') return WITHOUT_HAIR;
  return hairstyle(style).cloth ? WITH_HOOD : ANY;
}
