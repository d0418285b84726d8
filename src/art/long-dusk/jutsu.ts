// Scenes of the jutsu cards, by card id.
import { COLOUR, circle, ellipse, line, path, rect } from '../kit.ts';
import { FIRE, GLOW, IRON, WOOD, at, dot, form, ground, kite, lamp, wash } from './scene-kit.ts';

const SKIN = '#E0AC80';
const PALE_SKIN = '#F3D3B5';

const spark = (x: number, y: number, size: number): string =>
  wash(`M${x} ${y - size * 1.6}L${x + size} ${y}L${x} ${y + size * 1.6}L${x - size} ${y}Z`, GLOW);

const cloud =
  (fill: string) =>
  (x: number, y: number, size: number): string =>
    circle(x, y, size, { fill });

const shade = (x: number, top: number, width: number, fill: string): string =>
  wash(
    `M${x - width} 100C${x - width} ${top + 34} ${x - width * 0.8} ${top + 26} ${x - width * 0.35} ${top + 22}C${x - width * 0.6} ${top + 10} ${x - width * 0.4} ${top} ${x} ${top}S${x + width * 0.6} ${top + 10} ${x + width * 0.35} ${top + 22}C${x + width * 0.8} ${top + 26} ${x + width} ${top + 34} ${x + width} 100Z`,
    fill,
  );

const shield = (x: number): string =>
  form(
    `M${x - 11} 52H${x + 11}V72C${x + 11} 82 ${x + 4} 88 ${x} 91C${x - 4} 88 ${x - 11} 82 ${x - 11} 72Z`,
    '#B8741A',
  ) + form(`M${x} 58L${x + 5} 68L${x} 80L${x - 5} 68Z`, GLOW);

const footprint = (x: number, y: number, size: number): string =>
  ellipse(x, y, size * 0.7, size * 1.3, { fill: '#B98A55' }) + dot(x, y + size * 1.9, size * 0.5, '#B98A55');

const DROPPED = [
  [26, 72, 24],
  [44, 79, 12],
  [61, 82, 34],
  [75, 92, 20],
] as const;

export const JUTSU: Readonly<Record<string, () => string>> = {
  Ember_Oath: () =>
    [
      ground('#4A2A18'),
      circle(50, 62, 40, { fill: '#7A3D1C' }),
      form('M36 62C32 48 44 46 44 34C52 40 50 46 56 48C58 44 57 40 56 37C66 46 70 54 64 62Z', FIRE),
      wash('M43 62C42 54 49 53 49 46C56 51 58 56 56 62Z', GLOW),
      form('M24 60H76C74 74 64 80 50 80S26 74 24 60Z', '#6B6560'),
      path('M34 78L26 98M66 78L74 98M50 80V98', line(4)),
      form(
        'M112 17L66 20C58 20 52 22 46 26C43 29 47 32 52 30L58 29L46 35C43 37 46 41 50 39L62 35L52 42C50 45 53 47 56 45L70 38C80 36 90 39 112 41Z',
        SKIN,
      ),
      at(
        [
          [30, 40, 2],
          [24, 26, 1.6],
          [40, 20, 1.8],
          [34, 12, 1.4],
          [70, 52, 1.6],
          [76, 62, 1.4],
        ],
        spark,
      ),
    ].join(''),
  Second_Wind: () =>
    [
      ground('#CDE7F0'),
      wash('M0 70Q40 58 100 72V110H0Z', '#E3CFA2'),
      path('M2 22C20 16 30 28 46 22M0 36C14 32 20 40 30 36M4 52C16 48 22 56 32 52', line(3, COLOUR.white)),
      form('M38 8H42V88H38Z', WOOD),
      form('M42 12C58 4 70 24 94 12C90 24 90 36 96 48C76 58 62 40 42 50Z', COLOUR.red),
      form('M50 22C60 20 68 28 80 24L81 36C70 40 60 32 50 36Z', COLOUR.gold),
      at(
        [
          [56, 78, 3],
          [64, 72, 2.6],
          [72, 78, 2.4],
          [80, 71, 2.2],
        ],
        footprint,
      ),
    ].join(''),
  Tidal_Veil: () =>
    [
      ground('#BFE0DE'),
      form('M-10 110V30C4 8 34 4 54 14C70 22 72 36 62 42C58 34 50 32 46 40C40 54 52 80 58 110Z', '#2A7480'),
      wash('M-2 110V38C10 20 28 16 40 22C30 30 28 54 34 110Z', '#4FA3A8'),
      path('M10 40C8 60 10 84 14 104M24 34C20 56 22 84 28 104M48 18C58 20 64 28 62 38', line(2.4, '#D9F0EC')),
      at(
        [
          [66, 48, 3],
          [70, 40, 2],
          [60, 52, 2],
          [72, 54, 1.6],
        ],
        cloud('#F3FBFA'),
      ),
      form('M66 100C66 82 70 76 75 74C70 70 71 60 78 60S86 70 81 74C86 76 90 82 90 100Z', '#16434C'),
    ].join(''),
  Riptide: () =>
    [
      ground('#1F6672'),
      wash('M-10 20Q40 30 60 60T110 96V110H60Q40 70 20 56T-10 44Z', '#5FB3B5'),
      wash('M-10 28Q36 38 54 66T100 110H84Q60 80 44 66T-10 38Z', '#BFE6E2'),
      path('M50 10L82 24M60 4L94 18M8 72L34 92M4 84L24 100', line(3, '#5FB3B5')),
      form('M36 36L76 44C74 58 66 62 56 60S38 50 36 36Z', WOOD),
      form('M58 40L66 8L86 42Z', COLOUR.paper),
      path('M58 41L66 8', line(2.6)),
    ].join(''),
  Hold_the_Line: () =>
    [
      ground('#231D2C'),
      wash('M-10 76H110V110H-10Z', '#3B2F2C'),
      at(
        [
          [17, 26, 6],
          [39, 26, 6],
          [61, 26, 6],
          [83, 26, 6],
        ],
        lamp,
      ),
      [17, 39, 61, 83].map((x) => path(`M${x} 26V18`, line(2, IRON)) + shield(x)).join(''),
    ].join(''),
  From_the_Fog: () =>
    [
      ground('#AEBFC2'),
      wash('M-10 14H80V26H-10ZM30 34H110V44H30Z', '#D3DEDF'),
      shade(26, 40, 15, '#6F858A'),
      shade(78, 34, 17, '#54696F'),
      shade(51, 22, 21, '#28383E'),
      dot(47, 33, 1.7, GLOW),
      dot(55, 33, 1.7, GLOW),
      wash('M-10 74H40V82H-10ZM24 84H110V94H24Z', '#E6EEEE', 0.9),
    ].join(''),
  Updraft: () =>
    [
      ground('#F6CF9A'),
      path('M14 78C24 62 14 50 24 34M44 78C54 62 44 44 54 28M78 76C88 62 78 50 88 36', line(3.4, COLOUR.white)),
      kite(34, 40, 13, '#3579AE'),
      kite(64, 26, 15, COLOUR.red),
      kite(84, 56, 10, '#F5B93F'),
      form('M-10 84L12 66L34 84L52 70L72 84L88 74L110 86V110H-10Z', '#7A4A3A'),
      wash('M4 84H14V92H4ZM46 84H56V92H46Z', GLOW),
    ].join(''),
  Cut_the_Rope: () =>
    [
      ground('#DCE9EC'),
      form('M-10 62H16L24 110H-10ZM110 56H90L82 110H110Z', '#9A8468'),
      path('M44 -6V36', line(10)),
      path('M44 -6V36', line(7, COLOUR.sand)),
      path('M41 2l6 5M41 12l6 5M41 22l6 5', line(1.8, WOOD)),
      path('M41 37l-2 6M45 38l0 6M48 37l3 5M40 60l-3 -5M44 59l0 -6M48 60l3 -5', line(2, WOOD)),
      path('M44 62V76', line(10)),
      path('M44 62V76', line(7, COLOUR.sand)),
      form('M40 52C54 40 66 40 78 43V54C66 55 54 54 40 52Z', '#F2F6F8'),
      form('M78 40H82V57H78ZM82 44H112V53H82Z', '#5A3A22'),
      DROPPED.map(([x, y, angle]) =>
        rect(x - 9, y - 3, 18, 6, {
          fill: WOOD,
          stroke: COLOUR.ink,
          strokeWidth: 1.6,
          transform: `rotate(${angle} ${x} ${y})`,
        }),
      ).join(''),
    ].join(''),
  Break_the_Mould: () =>
    [
      ground('#5A2A22'),
      wash(
        'M46 56L-10 10V40ZM46 56L20 -10H44ZM46 56L-10 90V110H10ZM46 56L96 110H70ZM46 56L110 96V78Z',
        '#F2A94A',
        0.65,
      ),
      form('M12 48L40 40L62 46L74 52V92H14Z', '#C79268'),
      form('M40 40L48 56L38 66L50 76L44 92L54 92L60 76L48 66L58 56L52 43Z', GLOW),
      path('M20 60L30 64M62 64L70 62M22 82L32 78', line(1.8, '#7A4E34')),
      form('M84 -4L92 2L74 34L66 28Z', WOOD),
      form('M50 24L64 12L84 32L72 44Z', IRON),
    ].join(''),
  Cold_Quench: () =>
    [
      ground('#33424C'),
      at(
        [
          [24, 34, 13],
          [38, 22, 12],
          [74, 30, 14],
          [62, 16, 11],
          [20, 16, 9],
          [86, 12, 10],
        ],
        cloud('#A9B9C2'),
      ),
      at(
        [
          [30, 46, 10],
          [70, 46, 10],
        ],
        cloud('#D5DFE4'),
      ),
      form('M44 -6H56V58H44Z', '#F0532A'),
      wash('M48 -6H52V58H48Z', GLOW),
      form('M20 56H80L74 100H26Z', WOOD),
      path('M23 70H77M25 88H75', line(3, IRON)),
      ellipse(50, 57, 30, 8, { fill: '#5FB3C8', stroke: COLOUR.ink, strokeWidth: 1.8 }),
      wash('M44 52H56V58H44Z', '#F7A23B'),
      path('M34 57Q38 54 42 57M58 57Q62 54 66 57', line(1.6, COLOUR.white)),
    ].join(''),
  Borrowed_Face: () =>
    [
      ground('#6B4A78'),
      circle(50, 48, 44, { fill: '#8C6A9A' }),
      form('M44 26C46 8 88 8 90 34C92 58 82 76 70 76S44 60 44 26Z', '#5B3A30'),
      form('M50 34C52 22 84 22 86 36C86 58 78 70 70 70S50 56 50 34Z', PALE_SKIN),
      path('M74 40H82M72 58Q77 61 80 57', line(2)),
      dot(78, 44, 2, COLOUR.ink),
      form('M10 34C12 16 56 16 60 34C62 60 48 78 36 78S8 60 10 34Z', COLOUR.white),
      form('M20 40C25 35 31 36 33 42C28 46 23 46 20 40ZM40 42C42 36 49 35 53 40C50 46 44 46 40 42Z', COLOUR.ink),
      path('M26 60Q36 68 46 59', line(2.4, COLOUR.red)),
      form('M34 78L32 108H42L40 78Z', WOOD),
      form('M26 90C28 84 46 84 48 90L46 104H28Z', SKIN),
    ].join(''),
  Bought_Loyalty: () =>
    [
      ground('#3E6B52'),
      wash('M-10 50H110V110H-10Z', '#345A45'),
      form('M-10 58H14C24 56 34 62 44 66C50 68 48 74 42 74H30L48 80C54 82 52 88 46 88L22 86L-10 88Z', SKIN),
      form('M-10 54H6V92H-10Z', COLOUR.red),
      form(
        'M110 22H88C78 22 70 28 60 30C54 32 55 38 60 38L70 37L56 43C51 45 53 51 58 50L76 46C84 50 96 50 110 48Z',
        '#80543A',
      ),
      form('M110 16H96V54H110Z', '#F2C14E'),
      circle(48, 56, 10, { fill: COLOUR.gold, stroke: COLOUR.ink, strokeWidth: 1.8 }),
      circle(48, 56, 6.4, line(1.6, COLOUR.goldDark)),
      path('M48 38V32M36 44L31 40M60 58H66', line(2.4, GLOW)),
    ].join(''),
};
