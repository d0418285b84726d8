// Scenes of the mission cards, by card id.
import { COLOUR, circle, group, line, path, rect } from '../kit.ts';
import { GLOW, IRON, STONE, WOOD, at, dot, form, ground, kite, lamp, wash } from './scene-kit.ts';

const BRASS = '#D9A441';

const bubble = (x: number, y: number, r: number): string => circle(x, y, r, line(1.6, '#BFE6E2'));

const lampPost = (x: number, y: number, size: number): string =>
  path(`M${x} ${y}V${y - size * 4}`, line(Math.max(1.4, size * 0.36))) + lamp(x, y - size * 5.4, size);

const stall = (x: number, y: number, size: number, cloth: string): string =>
  [
    path(`M${x - size} ${y}V${y + size * 1.6}M${x + size} ${y}V${y + size * 1.6}`, line(2)),
    form(`M${x - size} ${y + size}H${x + size}V${y + size * 1.5}H${x - size}Z`, WOOD),
    form(
      `M${x - size * 0.8} ${y - size * 0.7}H${x + size * 0.8}L${x + size * 1.2} ${y + size * 0.15}H${x - size * 1.2}Z`,
      cloth,
    ),
    wash(
      `M${x - size * 0.4} ${y - size * 0.7}H${x}V${y + size * 0.15}H${x - size * 0.6}ZM${x + size * 0.4} ${y - size * 0.7}H${x + size * 0.8}L${x + size * 1.2} ${y + size * 0.15}H${x + size * 0.6}Z`,
      COLOUR.paper,
    ),
  ].join('');

const flake = (x: number, y: number, r: number): string => dot(x, y, r, COLOUR.white);

const star = (x: number, y: number, r: number): string => dot(x, y, r, '#FBF3D0');

const pennant = (x: number, y: number, size: number): string =>
  path(`M${x} ${y + size}V${y - size}`, line(1.6)) +
  form(`M${x} ${y - size}L${x + size * 2} ${y - size * 0.5}L${x} ${y}Z`, '#F5B93F');

const LIT_KITES = [
  [28, 44, 10, '#F2A94A'],
  [52, 28, 12, '#FFD873'],
  [78, 38, 11, '#F0684A'],
  [16, 16, 9, '#FFD873'],
  [42, 58, 7, '#F0684A'],
  [66, 56, 8, '#F2A94A'],
  [90, 60, 6, '#FFD873'],
  [72, 12, 7, '#F2A94A'],
] as const;

export const MISSIONS: Readonly<Record<string, () => string>> = {
  The_Sunken_Bell: () =>
    [
      ground('#1C5A68'),
      wash('M20 -10H44L30 110H-10ZM64 -10H84L96 110H66Z', '#2F7F8A', 0.8),
      wash('M-10 82Q30 72 60 82T110 80V110H-10Z', '#C9B98A'),
      path('M16 92C10 80 22 72 14 58M88 92C82 78 94 70 86 54M80 94C76 84 84 78 80 70', line(4, '#3F8A5A')),
      group(
        { transform: 'rotate(14 52 56)' },
        path('M52 20V14', line(4)),
        circle(52, 16, 5, line(3, BRASS)),
        form('M24 78C36 70 30 28 52 22C74 28 68 70 80 78C70 84 34 84 24 78Z', BRASS),
        path('M34 64C44 68 60 68 70 64M40 40C46 43 58 43 64 40', line(2.2, '#7A5512')),
        dot(52, 84, 5, '#7A5512'),
      ),
      at(
        [
          [24, 44, 3],
          [30, 30, 2],
          [84, 36, 3],
          [78, 22, 2],
          [26, 58, 2],
        ],
        bubble,
      ),
    ].join(''),
  Lantern_Road: () =>
    [
      ground('#E9985C'),
      circle(50, 44, 20, { fill: '#FBE3A4' }),
      wash('M-10 50Q50 42 110 50V110H-10Z', '#5E4660'),
      form('M47 47H53L92 110H8Z', '#D9BE8E'),
      at(
        [
          [36, 58, 2.2],
          [64, 58, 2.2],
          [24, 72, 4],
          [76, 72, 4],
          [8, 96, 6.6],
          [92, 96, 6.6],
        ],
        lampPost,
      ),
    ].join(''),
  Harbour_Watch: () =>
    [
      ground('#F0D2A4'),
      circle(46, 40, 12, { fill: '#E8734A' }),
      wash('M-10 58H110V110H-10Z', '#3A8290'),
      path('M6 66H18M44 70H58M8 92H26M40 84H56', line(2.4, '#A3D3CE')),
      form('M58 62H110V110H58Z', STONE),
      path('M58 74H110M58 88H110M74 62V74M92 74V88M70 88V104', line(1.3)),
      form('M66 26H90V62H66Z', COLOUR.paper),
      form('M61 27L78 8L95 27Z', COLOUR.redDark),
      rect(73, 32, 10, 10, { fill: GLOW, stroke: COLOUR.ink, strokeWidth: 1.6 }),
      form('M12 72H50C48 84 42 88 31 88S14 84 12 72Z', WOOD),
      form('M32 68V34L50 68Z', COLOUR.paper),
      form('M28 68V42L16 68Z', '#F5B93F'),
    ].join(''),
  Fog_Market: () =>
    [
      ground('#B7C6C8'),
      wash('M-10 8H60V20H-10ZM44 26H110V36H44Z', '#DCE6E6'),
      group({ opacity: 0.6 }, stall(74, 40, 13, '#7A4E7E'), stall(22, 42, 12, '#2A7480')),
      stall(48, 56, 19, COLOUR.red),
      lamp(48, 58, 5),
      wash('M-10 84H46V94H-10ZM30 90H110V100H30ZM60 74H110V80H60Z', '#EAF1F1', 0.9),
    ].join(''),
  The_Long_Bridge: () =>
    [
      ground('#F3CFC0'),
      circle(26, 26, 12, { fill: '#F9E6B0' }),
      wash('M-10 46L20 34L46 46L76 30L110 44V60H-10Z', '#B48FA6'),
      wash('M-10 60H110V110H-10Z', '#6FA3B8'),
      form(
        'M-10 48Q50 36 110 48V84H98C98 66 80 66 80 84H72C72 64 54 64 54 84H46C46 64 28 64 28 84H20C20 66 2 66 2 84H-10Z',
        STONE,
      ),
      path('M-10 56Q50 44 110 56', line(1.8)),
      form('M44 46V28L50 20L56 28V46ZM82 49V32L88 24L94 32V50ZM6 48V32L12 24L18 32V46Z', '#D6CDBE'),
      wash('M48 32H52V38H48ZM86 36H90V42H86Z', GLOW),
      path('M8 92H24M40 94H62M76 90H92', line(2.4, '#D9ECF2')),
    ].join(''),
  Quiet_Shrine: () =>
    [
      ground('#DDEBCB'),
      wash('M-10 74Q40 62 110 76V110H-10Z', '#8DB06A'),
      form('M60 90C66 70 62 52 66 40H76C76 56 78 74 86 90Z', '#6B4A34'),
      at(
        [
          [52, 30, 17],
          [72, 20, 20],
          [90, 34, 16],
          [66, 38, 14],
        ],
        (x, y, r) => circle(x, y, r, { fill: '#4F8540', stroke: COLOUR.ink, strokeWidth: 1.8 }),
      ),
      at(
        [
          [70, 26, 17],
          [56, 33, 12],
          [86, 34, 11],
        ],
        (x, y, r) => dot(x, y, r, '#4F8540'),
      ),
      form('M20 62H48V88H20Z', COLOUR.paper),
      form('M12 63C20 58 26 52 34 44C42 52 48 58 56 63C46 66 22 66 12 63Z', COLOUR.redDark),
      form('M29 72H39V88H29Z', '#3B2F2C'),
      form('M12 88H56V94H12Z', STONE),
    ].join(''),
  The_Wind_Stair: () =>
    [
      ground('#A9D4EC'),
      at(
        [
          [10, 64, 9],
          [22, 68, 10],
          [84, 30, 8],
          [94, 34, 9],
        ],
        (x, y, r) => dot(x, y, r, COLOUR.white),
      ),
      form('M38 -10H64L68 110H34Z', '#E9DFC8'),
      form('M36 14L66 4V10L36 21ZM35 40L80 22V29L35 48ZM22 66L67 44V51L22 74ZM34 92L86 66V74L34 101Z', '#B98A55'),
      path(
        'M42 18V13M50 15V10M58 12V7M44 44V38M54 40V34M64 36V29M74 32V25M30 70V63M42 64V57M54 58V51M46 94V88M58 88V82M70 82V75',
        line(1.6),
      ),
      at(
        [
          [80, 18, 8],
          [22, 58, 8],
          [86, 60, 7],
        ],
        pennant,
      ),
    ].join(''),
  Toll_Gate: () =>
    [
      ground('#EBD9B0'),
      wash('M-10 68H110V110H-10Z', '#C9A86C'),
      wash('M40 68H62L78 110H20Z', '#E3CFA2'),
      form('M4 20H22V92H4ZM80 20H98V92H80Z', STONE),
      form('M-4 10H106V22H-4Z', '#83654A'),
      form('M14 46L94 34V43L14 55Z', COLOUR.paper),
      wash('M24 44.5L34 43V52L24 53.5ZM46 41.2L56 39.7V48.7L46 50.2ZM68 37.9L78 36.4V45.4L68 46.9Z', COLOUR.red),
      form('M36 70H64V90H36Z', WOOD),
      form('M36 70C38 58 62 58 64 70Z', '#6B4A34'),
      at(
        [
          [42, 68, 4],
          [50, 66, 4],
          [58, 68, 4],
        ],
        (x, y, r) => circle(x, y, r, { fill: COLOUR.gold, stroke: COLOUR.ink, strokeWidth: 1.4 }),
      ),
      rect(47, 74, 6, 7, { fill: COLOUR.gold, stroke: COLOUR.ink, strokeWidth: 1.2 }),
    ].join(''),
  The_Deep_Mine: () =>
    [
      ground('#C9B7A2'),
      form('M-10 50L16 22L34 34L58 8L84 32L110 26V110H-10Z', '#7D6A5A'),
      form('M22 100V52C22 34 78 34 78 52V100Z', '#2A211E'),
      wash('M38 100L46 64H54L62 100Z', '#4A3A30'),
      form('M18 46H82V54H18ZM20 54H28V100H20ZM72 54H80V100H72Z', WOOD),
      path('M34 104L47 62M66 104L53 62', line(2.6, IRON)),
      path('M36 98H64M40 88H60M43 78H57M45 70H55', line(2, WOOD)),
      at(
        [
          [36, 58, 4],
          [64, 58, 4],
          [43, 54, 2],
          [57, 54, 2],
        ],
        lamp,
      ),
    ].join(''),
  The_Cold_Forge: () =>
    [
      ground('#3D4C63'),
      form('M60 8H92V40H60Z', '#9DB6CC'),
      path('M76 8V40M60 24H92', line(2.6)),
      form('M-10 20H26V74H-10Z', '#2C3648'),
      wash('M-4 44C4 34 16 34 22 44V70H-4Z', '#171C28'),
      wash('M-10 82H110V110H-10Z', '#DCE6EE'),
      form('M22 54H80C80 62 70 66 60 67V76H70V86H36V76H46V67C34 66 24 62 22 54Z', '#5B6068'),
      form('M20 55C24 46 34 49 40 46C48 42 56 48 64 46C74 45 82 49 82 55C74 58 30 58 20 55Z', COLOUR.white),
      at(
        [
          [36, 30, 1.8],
          [48, 20, 2],
          [52, 36, 1.6],
          [40, 10, 1.6],
          [30, 42, 1.6],
          [88, 58, 1.8],
          [92, 74, 1.6],
          [12, 84, 2],
          [68, 20, 1.6],
          [84, 32, 1.6],
        ],
        flake,
      ),
    ].join(''),
  The_Last_Lighthouse: () =>
    [
      ground('#27304E'),
      at(
        [
          [14, 62, 1.2],
          [30, 14, 1.2],
          [66, 10, 1.2],
          [90, 60, 1.2],
          [78, 74, 1.2],
        ],
        star,
      ),
      wash('M52 28L-10 8V50ZM52 28L110 4V54Z', GLOW, 0.85),
      form('M42 34H62L68 82H36Z', COLOUR.paper),
      wash('M41 44H63L64.4 54H39.6ZM38.6 64H65.6L67 74H37.4Z', COLOUR.red),
      path('M42 34H62L68 82H36Z', line(1.8)),
      form('M43 20H61V34H43Z', GLOW),
      form('M40 21L52 8L64 21Z', COLOUR.redDark),
      form('M16 96C22 82 34 78 52 80S82 84 88 96V110H16Z', '#59606B'),
      wash('M-10 94Q6 86 20 94T50 94T80 94T110 94V110H-10Z', '#2A7480'),
    ].join(''),
  Night_of_Kites: () =>
    [
      ground('#1E2547'),
      at(
        [
          [12, 54, 1.2],
          [46, 12, 1.2],
          [90, 14, 1.2],
          [66, 52, 1.2],
        ],
        star,
      ),
      LIT_KITES.map(
        ([x, y, size, fill]) => circle(x, y, size * 1.4, { fill: GLOW, fillOpacity: 0.22 }) + kite(x, y, size, fill),
      ).join(''),
      form('M-10 86L8 72L24 86L44 70L62 86L80 74L110 88V110H-10Z', '#0F1430'),
      wash('M8 82H13V87H8ZM42 80H47V86H42ZM78 83H83V88H78Z', '#FFD873'),
    ].join(''),
};
