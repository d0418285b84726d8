// What the busts hold or carry: lamps, tools, weapons, wares.
import { COLOUR, circle, ellipse, line, outline, path, rect } from './kit.ts';
import { FINE, INK, both, disc, fine, mirrored, rod, shape, turned, blobs } from './portrait-kit.ts';
import type { ClothColours, Worn } from './portrait-kit.ts';

const IRON = '#8E979C';
const BRASS = '#D9A441';
const GLOW = '#FFE27A';
const FIRE = '#F2792E';
const WOOD = COLOUR.brown;

const lamp = (x: number, y: number, size: number): string =>
  [
    circle(x, y + size * 0.9, size * 1.7, { fill: GLOW, fillOpacity: 0.5 }),
    path(
      `M${x - size * 0.5} ${y - size * 0.4}A${size * 0.5} ${size * 0.6} 0 0 1 ${x + size * 0.5} ${y - size * 0.4}`,
      line(1.8),
    ),
    fine(`M${x - size * 0.7} ${y}H${x + size * 0.7}L${x + size * 0.9} ${y + size * 1.8}H${x - size * 0.9}Z`, GLOW),
    fine(`M${x - size} ${y - size * 0.4}H${x + size}V${y + size * 0.2}H${x - size}Z`, BRASS),
    fine(`M${x - size} ${y + size * 1.6}H${x + size}V${y + size * 2.1}H${x - size}Z`, BRASS),
  ].join('');

const fire = (x: number, y: number, size: number): string =>
  shape(
    `M${x} ${y - size * 2.2}C${x + size * 0.4} ${y - size * 1.2} ${x + size * 1.3} ${y - size} ${x + size} ${y}C${x + size * 0.6} ${y + size * 0.6} ${x - size * 0.6} ${y + size * 0.6} ${x - size} ${y}C${x - size * 1.3} ${y - size} ${x - size * 0.3} ${y - size * 1.2} ${x} ${y - size * 2.2}Z`,
    FIRE,
  ) +
  path(
    `M${x} ${y - size}C${x + size * 0.7} ${y - size * 0.4} ${x + size * 0.5} ${y + size * 0.2} ${x} ${y + size * 0.2}S${x - size * 0.7} ${y - size * 0.4} ${x} ${y - size}Z`,
    { fill: GLOW },
  );

const torch = (x: number): string => rod(`M${x} 96V36`, 3, WOOD) + fire(x, 32, 9);

const pole = (x: number, top: number): string => rod(`M${x} 100V${top}`, 2.2, WOOD);

const hammer = (fill: string): string =>
  rod('M66 98L80 34', 3.4, WOOD) + turned(14, 80, 30, rect(66, 18, 27, 17, { rx: 2, fill, ...INK }));

const hand = (x: number, y: number, skin: string): string =>
  fine(`M${x - 6} ${y}C${x - 7} ${y - 6} ${x + 7} ${y - 6} ${x + 6} ${y}L${x + 4} ${y + 8}H${x - 4}Z`, skin);

const pebble = (x: number, y: number, r: number): string => ellipse(x, y, r, r * 0.75, { fill: '#B5ADA2', ...FINE });

const flag = (fill: string): string => rod('M80 96L88 34', 2, WOOD) + shape('M87 34L66 28L64 52L85 54Z', fill);

const CRATE = '#B98A55';
const crate = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, { fill: CRATE, ...INK }) +
  path(`M${x} ${y}L${x + width} ${y + height}M${x} ${y + height}L${x + width} ${y}`, line(1.2, COLOUR.brownDark));

export const TOOLS = {
  smallLamp: {
    behind: (): string => lamp(84, 62, 7),
    front: (_: ClothColours, skin: string): string => hand(84, 57, skin),
  },
  standardLamp: { behind: (): string => pole(84, 26) + path('M84 26H74', line(3)) + lamp(84, 10, 8) },
  wick: {
    behind: (): string => pole(84, 54) + fire(84, 50, 5.4),
    front: (_: ClothColours, skin: string): string => hand(84, 82, skin),
  },
  cuppedFlame: {
    front: (_: ClothColours, skin: string): string =>
      fire(50, 88, 8) + fine('M34 92C38 100 62 100 66 92L70 100H30Z', skin),
  },
  torch: { behind: (): string => torch(86) },
  twoTorches: { behind: (): string => torch(88) + mirrored(torch(88)) },
  keys: {
    front: (): string =>
      circle(78, 80, 8, line(4.4)) +
      circle(78, 80, 8, line(2, BRASS)) +
      rod('M76 88L72 100M76 97H71M82 88L86 100M85 96H90', 2.2, BRASS),
  },
  greatShield: {
    front: ({ main, second }: ClothColours): string =>
      shape('M2 72C20 66 36 76 50 76S80 66 98 72V100H2Z', main) +
      path('M8 78C22 74 38 82 50 82S78 74 92 78', line(2, second)) +
      shape('M50 84L58 92L50 100L42 92Z', second) +
      [14, 28, 72, 86].map((x) => disc(x, 90, 2, COLOUR.paper)).join(''),
  },
  scroll: {
    front: (_: ClothColours, skin: string): string =>
      shape('M62 68H88V96H62Z', COLOUR.paper) +
      path('M67 76H83M67 82H83M67 88H78', line(1.2)) +
      fine('M60 64H90V70H60Z', COLOUR.sand) +
      hand(64, 86, skin),
  },
  ledger: {
    front: (): string =>
      shape('M20 78L50 84L80 78V100H20Z', COLOUR.brown) +
      fine('M24 76L50 82L76 76V96L50 100L24 96Z', COLOUR.paper) +
      path('M50 82V100M30 82L45 86M30 88L45 92M55 86L70 82M55 92L70 88', line(1.1)),
  },
  drum: {
    front: ({ main, second }: ClothColours): string =>
      path('M32 72L62 86', line(4, WOOD)) +
      shape('M28 86V100H72V86Z', main) +
      path('M32 88L40 100L48 88L56 100L64 88L70 98', line(1.6, second)) +
      ellipse(50, 86, 22, 6, { fill: COLOUR.paper, ...INK }) +
      rod('M72 72L58 86M28 72L42 86', 1.8, WOOD),
  },
  oar: {
    behind: (): string => rod('M80 98L86 40', 3, WOOD) + shape('M86 4C94 10 94 34 88 42H84C78 34 80 10 86 4Z', CRATE),
  },
  rain: {
    front: (): string =>
      path(
        'M16 40l-5 12M28 24l-4 10M74 12l-5 12M88 30l-5 12M92 56l-4 10M14 66l-4 10M70 70l-4 10M40 8l-4 9',
        line(1.8, '#6FA9B8'),
      ),
  },
  boatHook: {
    behind: (): string => pole(84, 20) + rod('M84 20V6M84 14C94 16 96 24 92 28', 3.4, IRON),
  },
  spyglass: {
    front: (_: ClothColours, skin: string): string =>
      turned(
        -14,
        57,
        44,
        rect(55, 39, 12, 8, { fill: BRASS, ...FINE }) +
          rect(66, 37.6, 12, 11, { fill: COLOUR.brown, ...FINE }) +
          rect(77, 36, 14, 14, { rx: 1, fill: BRASS, ...FINE }),
      ) + hand(74, 46, skin),
  },
  abacus: {
    front: (): string =>
      rect(24, 80, 52, 20, { fill: WOOD, ...INK }) +
      rect(28, 83, 44, 20, { fill: COLOUR.paper, ...FINE }) +
      path('M28 88H72M28 95H72', line(1)) +
      [32, 38, 52, 58].map((x) => disc(x, 88, 2.6, COLOUR.red)).join('') +
      [40, 46, 64, 69].map((x) => disc(x, 95, 2.6, '#3B82B8')).join(''),
  },
  rings: {
    front: (_: ClothColours, skin: string): string =>
      shape('M36 92C40 82 60 82 64 92L62 100H38Z', skin) +
      [42, 50, 58]
        .map((x, i) => disc(x, 90 - (i === 1 ? 2 : 0), 2.4, [COLOUR.red, COLOUR.gold, '#3B82B8'][i] ?? COLOUR.gold))
        .join(''),
  },
  vane: {
    front: (): string => disc(50, 84, 6.4, BRASS) + path('M42 84H58L54 80M58 84L54 88M50 76V92', line(1.6)),
  },
  crates: {
    behind: (): string =>
      crate(2, 30, 26, 24) +
      crate(4, 54, 26, 24) +
      crate(72, 30, 26, 24) +
      crate(70, 54, 26, 24) +
      crate(6, 10, 20, 20) +
      crate(74, 10, 20, 20),
  },
  twoFlags: {
    behind: ({ main, second }: ClothColours): string => flag(second) + mirrored(flag(main)),
  },
  paperKite: {
    behind: ({ second }: ClothColours): string =>
      shape('M80 14L94 36L80 62L66 36Z', second) +
      path('M80 14V62M66 36H94', line(1.4)) +
      path('M80 62C74 72 86 78 80 90', line(1.4)) +
      fine('M76 74L84 72L82 78ZM78 84L86 82L83 88Z', COLOUR.red),
  },
  gloves: {
    front: (): string =>
      both(
        shape('M14 100C12 86 16 78 26 78C36 78 38 88 36 100Z', '#8A5A36') +
          path('M20 80V90M26 79V89M32 81V90', line(1.3)),
      ),
  },
  hammer: { behind: (): string => hammer(IRON) },
  glowHammer: {
    behind: (): string => circle(80, 28, 20, { fill: GLOW, fillOpacity: 0.6 }) + hammer('#F7A23B'),
  },
  chimney: {
    behind: (): string =>
      shape('M70 70V22H88V70Z', '#5B5B5E') +
      shape('M67 22H91V29H67Z', IRON) +
      blobs('80 14 8 88 6 8 74 5 7', { fill: '#6B6560', ...FINE }),
  },
  chisel: {
    front: (_: ClothColours, skin: string): string =>
      rod('M84 56V76', 3.4, WOOD) + shape('M80 40H88V58H80Z', '#C9D6DD') + hand(84, 76, skin),
  },
  shieldBehind: {
    behind: ({ main, second }: ClothColours): string =>
      circle(50, 46, 43, { fill: main, ...INK }) +
      circle(50, 46, 37, line(3.4, second)) +
      blobs('50 6 2.2 90 46 2.2 10 46 2.2 78 18 2.2 22 18 2.2 78 74 2.2 22 74 2.2', { fill: COLOUR.paper, ...FINE }),
  },
  wallOfShields: {
    front: ({ main, second }: ClothColours): string =>
      [16, 50, 84]
        .map(
          (x) =>
            circle(x, 96, 20, { fill: main, ...INK }) + circle(x, 96, 15, line(2.4, second)) + disc(x, 94, 4, IRON),
        )
        .join(''),
  },
  pick: {
    behind: (): string => rod('M70 98L84 26', 3.2, WOOD) + shape('M60 30C72 14 88 12 98 24C88 22 78 24 60 30Z', IRON),
  },
  pots: {
    behind: (): string =>
      shape('M8 92C4 60 12 36 24 34H76C88 36 96 60 92 92Z', '#A9825A') +
      path('M12 58H88', line(1.8)) +
      disc(85, 44, 8, IRON) +
      path('M77 44H93', line(1.4)) +
      shape('M76 20H94L90 36H80Z', '#C77B45') +
      rod('M18 60V76M14 76H22', 2, IRON),
  },
  swordHilt: {
    behind: (): string => rod('M70 74L88 34', 4, '#4A3A2A') + rod('M72 54L88 62', 3.4, IRON) + disc(90, 30, 4, BRASS),
  },
  rapier: {
    front: (_: ClothColours, skin: string): string =>
      path('M86 8L81 78', line(3.6)) +
      path('M86 8L81 78', line(1.4, '#E5EDF0')) +
      path('M72 78C76 70 88 70 90 79', line(2.8, BRASS)) +
      hand(80, 84, skin),
  },
  puppet: {
    front: ({ main }: ClothColours, skin: string): string =>
      path('M76 44L84 60M92 44L84 60', line(1)) +
      rod('M72 42H96', 2, WOOD) +
      shape('M76 74L84 68L92 74L94 92H74Z', main) +
      disc(84, 64, 6, COLOUR.sand) +
      disc(82, 63.4, 0.8, COLOUR.ink) +
      disc(86, 63.4, 0.8, COLOUR.ink) +
      fine('M70 36C74 30 92 30 96 38L92 43H74Z', skin),
  },
  mug: {
    front: (): string =>
      path('M88 76C98 76 98 92 88 92', line(4)) +
      shape('M68 70H88V98H68Z', '#B98A55') +
      path('M68 78H88M68 90H88', line(1.6, IRON)) +
      fine('M66 72C64 64 72 62 76 66C80 60 90 64 90 72C84 75 72 75 66 72Z', COLOUR.white),
  },
  book: {
    front: (): string =>
      shape('M64 72L88 68V94L64 99Z', '#6B4A7A') + path('M70 77L82 75M70 82L82 80', line(1.4, COLOUR.sand)),
  },
  pebbles: {
    behind: (): string =>
      pebble(14, 58, 6) +
      pebble(82, 20, 6) +
      pebble(88, 44, 5) +
      pebble(72, 8, 4) +
      pebble(12, 78, 4) +
      pebble(88, 66, 6) +
      pebble(50, 6, 4.4),
  },
  sparks: {
    front: (): string =>
      [
        [16, 60],
        [84, 22],
        [90, 48],
        [78, 8],
        [12, 80],
        [86, 70],
        [60, 4],
      ]
        .map(([x = 0, y = 0]) => fine(`M${x} ${y - 4}L${x + 2.4} ${y}L${x} ${y + 4}L${x - 2.4} ${y}Z`, GLOW))
        .join(''),
  },
  bubbles: {
    behind: (): string =>
      blobs('16 62 4 84 20 5 90 46 3.4 78 8 3 12 44 3 86 66 4.4', {
        fill: '#E6F3F3',
        fillOpacity: 0.7,
        ...outline(1.2),
      }),
  },
  notes: {
    behind: (): string =>
      path('M78 34V18L88 14V30M86 60V46L94 43V56', line(1.8)) +
      [
        [75.4, 34],
        [85.4, 30],
        [83.4, 60],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 3.2, 2.4, { fill: COLOUR.ink }))
        .join(''),
  },
  bolts: {
    behind: (): string =>
      both(fine('M12 44L24 50L18 55L30 64L10 58L16 53Z', GLOW)) +
      fine('M84 8L76 22L82 22L74 38L92 20L85 20L92 8Z', GLOW),
  },
} as const satisfies Record<string, Worn>;
