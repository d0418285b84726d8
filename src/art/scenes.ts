// Backdrops behind busts, landscapes of missions: each fills a box from the origin and depends on the card's id alone.
import { COLOUR, circle, line, outline, path, place, rect, round } from './kit.ts';
import type { Attributes, Box, Point } from './kit.ts';
import type { FactionColours } from './mythos-factions.ts';
import { randomFrom } from './random.ts';

/** Turns a point given in shares of the box into path coordinates. */
const at = (box: Box, x: number, y: number): string => `${round(x * box.width)} ${round(y * box.height)}`;

/** The whole box in one colour. */
export const fill = (box: Box, colour: string): string => rect(0, 0, box.width, box.height, { fill: colour });

/** Everything below a chain of straight lines. */
const ridge = (box: Box, points: readonly Point[], look: Attributes): string =>
  path(`M${points.map(([x, y]) => at(box, x, y)).join('L')}V${box.height}H0Z`, look);

type Wave = readonly [start: number, middle: number, end: number];

/** Everything below a gentle wave; the bend says where its first half is pulled to. */
const hill = (box: Box, [start, middle, end]: Wave, [bendX, bendY]: Point, look: Attributes): string =>
  path(
    `M${at(box, 0, start)}Q${at(box, bendX, bendY)} ${at(box, 0.57, middle)}T${at(box, 1, end)}V${box.height}H0Z`,
    look,
  );

const RAYS = [0, 2, 4, 6, 8, 10] as const;
const RAY_WIDTH = 1 / 11;

const BACKDROPS = {
  disc: (box: Box, { second }: FactionColours): string =>
    circle(box.width / 2, box.height / 2, box.height * 0.44, { fill: second, fillOpacity: 0.7 }),
  arch: (box: Box, { second }: FactionColours): string => {
    const radius = `${round(box.width * 0.32)} ${round(box.height * 0.44)}`;
    const d = `M${at(box, 0.18, 1)}L${at(box, 0.18, 0.5)}A${radius} 0 0 1 ${at(box, 0.82, 0.5)}L${at(box, 0.82, 1)}Z`;
    return path(d, { fill: second, fillOpacity: 0.6 });
  },
  hills: (box: Box, { main, second }: FactionColours): string =>
    circle(box.width * 0.78, box.height * 0.28, box.height * 0.13, { fill: second }) +
    hill(box, [0.62, 0.62, 0.55], [0.3, 0.4], { fill: main, fillOpacity: 0.25 }) +
    hill(box, [0.78, 0.78, 0.74], [0.3, 0.64], { fill: main, fillOpacity: 0.35 }),
  rays: (box: Box, { second }: FactionColours): string => {
    const wedge = (i: number): string =>
      `M${at(box, 0.5, 1)}L${at(box, i * RAY_WIDTH, 0)}L${at(box, (i + 1) * RAY_WIDTH, 0)}Z`;
    return path(RAYS.map(wedge).join(''), { fill: second, fillOpacity: 0.5 });
  },
  bands: (box: Box, { second }: FactionColours): string =>
    [0.13, 0.43, 0.73]
      .map((y) => rect(0, box.height * y, box.width, box.height * 0.14, { fill: second, fillOpacity: 0.45 }))
      .join(''),
} as const;

const BACKDROP_NAMES = [
  'disc',
  'arch',
  'hills',
  'rays',
  'bands',
] as const satisfies readonly (keyof typeof BACKDROPS)[];

/** Quiet scenery behind a bust. */
export function backdrop(id: string, colours: FactionColours, box: Box): string {
  const name = randomFrom(`scene:${id}`).pick(BACKDROP_NAMES);
  return fill(box, colours.pale) + BACKDROPS[name](box, colours);
}

const THIN = outline(1.2);
const SKIES = ['#DCE8EA', '#F4E3C6', '#E6DDEA', '#F1D9CB'] as const;
const MOUNTAINS = ['#9DB8A8', '#A9B7C6', '#B9A9BF'] as const;
const MEADOW = '#8FB06E';
const FOREGROUND = '#5F8A4C';
/** Landmarks are drawn for a picture of this height. */
const LANDMARK_HEIGHT = 75;

const stone = (x: number, height: number): string =>
  path(`M${x - 4} 0L${x - 3} ${-height}Q${x} ${-height - 4} ${x + 3} ${-height}L${x + 4} 0Z`, {
    fill: COLOUR.steel,
    ...THIN,
  });

/** Tower, gate, bridge, tree, standing stones, tents; each stands on the origin. */
const LANDMARKS = [
  path('M-6 0V-22H6V0Z', { fill: COLOUR.paper, ...THIN }) +
    path('M-8 -22L0 -32L8 -22Z', { fill: COLOUR.red, ...THIN }) +
    rect(-1.6, -17, 3.2, 6, { fill: COLOUR.ink }),
  path('M-14 0V-18H14V0H7V-6A7 7 0 0 0 -7 -6V0Z', { fill: COLOUR.sand, ...THIN }) +
    path('M-16 -18H16V-22H-16Z', { fill: COLOUR.brown, ...THIN }),
  path('M-14 -7v-8M0 -10v-8M14 -7v-8M-18 -12Q0 -23 18 -12', line(1.4)) +
    path('M-26 0Q0 -20 26 0L26 5Q0 -12 -26 5Z', { fill: COLOUR.brown, ...THIN }),
  rect(-2, -14, 4, 14, { fill: COLOUR.brownDark, ...THIN }) +
    circle(0, -20, 11, { fill: COLOUR.green, ...THIN }) +
    path('M4 -30A11 11 0 0 1 0 -9C6 -14 8 -22 4 -30Z', { fill: COLOUR.greenDark, fillOpacity: 0.55 }),
  stone(-12, 14) + stone(0, 20) + stone(12, 12),
  path('M-20 0L-9 -18L2 0Z', { fill: COLOUR.red, ...THIN }) +
    path('M-2 0L10 -21L22 0Z', { fill: COLOUR.gold, ...THIN }) +
    path('M-12 0L-9 -8L-6 0ZM6.6 0L10 -9L13.4 0Z', { fill: COLOUR.ink }),
] as const;

/** Sky, sun, mountains, a meadow with one landmark. */
export function landscape(id: string, box: Box): string {
  const random = randomFrom(`land:${id}`);
  const peak = (): number => 0.34 + random.next() * 0.16;
  const mountains: readonly Point[] = [
    [0, 0.64],
    [0.16, peak()],
    [0.32, 0.6],
    [0.52, peak()],
    [0.72, 0.62],
    [0.88, peak()],
    [1, 0.6],
  ];
  const landmark = random.pick(LANDMARKS);
  const sunX = box.width * (0.7 + random.next() * 0.16);
  const landmarkX = box.width * (0.42 + random.next() * 0.1);
  return [
    fill(box, random.pick(SKIES)),
    circle(sunX, box.height * 0.2, Math.min(box.height * 0.11, 11), { fill: COLOUR.gold, ...THIN }),
    ridge(box, mountains, { fill: random.pick(MOUNTAINS), ...outline(1) }),
    hill(box, [0.72, 0.72, 0.68], [0.25, 0.6], { fill: MEADOW, ...THIN }),
    place(landmarkX, box.height * 0.76, box.height / LANDMARK_HEIGHT, landmark),
    hill(box, [0.9, 0.88, 0.84], [0.35, 0.76], { fill: FOREGROUND, ...THIN }),
  ].join('');
}
