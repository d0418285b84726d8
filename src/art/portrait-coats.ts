// Further mantles of the busts: armour, work clothes, wings and what spirits have instead.
import { COLOUR, circle, ellipse, line, path, rect } from './kit.ts';
import { FINE, INK, SHOULDERS, both, disc, fine, rod, shape, blobs } from './portrait-kit.ts';
import type { ClothColours } from './portrait-kit.ts';

const IRON = '#8E979C';
const DARK_IRON = '#5B5B5E';
const BRASS = '#D9A441';
const LEATHER = '#7A4E2E';
const GLOW = '#FFC847';

const rows = (xs: readonly number[], draw: (x: number) => string): string => xs.map(draw).join('');

const bareShoulders = (skin: string): string =>
  shape(SHOULDERS, skin) + path('M36 76C42 80 46 80 49 79M64 76C58 80 54 80 51 79', line(1.1));

export const COATS = {
  bare: ({ main }: ClothColours, skin: string): string =>
    bareShoulders(skin) + shape('M22 100C24 90 30 86 38 84C46 90 54 90 62 84C70 86 76 90 78 100Z', main),
  vest: ({ main, deep }: ClothColours, skin: string): string =>
    bareShoulders(skin) +
    shape('M26 76L38 71C42 84 58 84 62 71L74 76C70 84 72 92 74 100H26C28 92 30 84 26 76Z', main) +
    path('M50 82V100', line(1.6, deep)),
  coat: ({ main, second, deep }: ClothColours): string =>
    shape('M33 73L26 82L40 84L34 92L50 100L66 92L60 84L74 82L67 73L57 67H43Z', deep) +
    shape('M38 69L35 59C42 69 58 69 65 59L62 69L50 90Z', second) +
    rows([90, 97], (y) => disc(50, y, 1.7, second)) +
    path('M24 84L20 100M76 84L80 100', line(1.4, main === deep ? COLOUR.ink : deep)),
  brassCoat: ({ deep }: ClothColours): string =>
    shape('M30 78L34 58C42 70 58 70 66 58L70 78C62 86 38 86 30 78Z', BRASS) +
    path('M50 76V84', line(1.6)) +
    both(disc(39, 74, 1.6, deep) + fine('M14 84C16 78 24 75 32 75L30 82C24 82 18 86 16 90Z', BRASS)) +
    path('M50 85V100', line(1.6)),
  marshal: ({ main, second, deep }: ClothColours): string =>
    shape('M4 100C4 82 16 74 32 72L50 94L68 72C84 74 96 82 96 100Z', deep) +
    shape('M28 80L26 50C36 68 64 68 74 50L72 80L58 74L50 88L42 74Z', main) +
    path('M26 50L28 80M74 50L72 80', line(2.4, second)) +
    disc(50, 90, 4, BRASS),
  tallCollar: ({ second, deep }: ClothColours): string =>
    shape('M26 80L24 46C32 62 42 68 50 68S68 62 76 46L74 80L50 92Z', deep) +
    path('M50 69V92', line(1.6, second)) +
    disc(50, 92, 3.4, second),
  apron: (): string =>
    path('M36 72L38 84M64 72L62 84', line(4.6, COLOUR.paper)) +
    shape('M34 82H66L70 100H30Z', COLOUR.paper) +
    path('M42 92H58', line(1.4)),
  leatherApron: (): string =>
    path('M34 73L37 84M66 73L63 84', line(5, LEATHER)) +
    shape('M32 81H68L74 100H26Z', LEATHER) +
    rows([37, 63], (x) => disc(x, 85, 1.8, BRASS)) +
    path('M44 90H56V98H44Z', line(1.4)),
  shawl: ({ second, deep }: ClothColours): string =>
    shape('M22 77C34 72 40 70 43 67C46 74 54 74 57 67C60 70 66 72 78 77C76 88 64 94 50 99C36 94 24 88 22 77Z', second) +
    path('M28 82C36 88 44 92 50 93M72 82C64 88 56 92 50 93M34 77L50 87L66 77', line(1.4, deep)),
  ragged: ({ main, deep }: ClothColours): string =>
    shape('M14 84L24 76L34 72L44 82L38 86L46 92L40 100H8Z', deep) +
    shape('M86 84L76 76L66 72L56 82L62 86L54 92L60 100H92Z', deep) +
    path('M20 90l6 3M78 88l-6 4M30 82l4 4', line(2, '#F2A12E')) +
    path('M50 84V100', line(1.4, main)),
  plate: ({ second }: ClothColours): string =>
    shape('M26 77C36 73 64 73 74 77L72 100H28Z', '#DDE3E6') +
    both(
      shape('M6 100C4 84 14 74 26 74C34 76 35 88 32 100Z', '#DDE3E6') + path('M8 91C16 87 25 87 32.6 90', line(1.4)),
    ) +
    path('M50 77V100M36 86C44 92 56 92 64 86', line(1.4)) +
    shape('M38 71C42 79 58 79 62 71L58 66H42Z', second),
  darkPlate: ({ second }: ClothColours): string =>
    shape('M28 76C38 73 62 73 72 76L70 100H30Z', DARK_IRON) +
    both(
      shape('M2 100C2 82 12 70 28 72C36 76 36 88 34 100Z', DARK_IRON) +
        path('M6 88C14 82 26 82 35 86', line(1.6, IRON)),
    ) +
    rows([38, 46, 54, 62], (x) => disc(x, 82, 1.3, second)) +
    shape('M36 73C42 80 58 80 64 73L60 67H40Z', '#75757A'),
  ironArm: ({ second }: ClothColours): string =>
    path('M28 74L70 100M34 72L78 99', line(1.2)) +
    shape('M60 100C58 84 62 70 78 68C94 70 98 84 97 100Z', IRON) +
    path('M62 88C72 82 86 82 96 86M62 96C72 91 86 91 97 94', line(1.6)) +
    rows([68, 76, 84], (x) => disc(x, 78, 1.5, COLOUR.ink)) +
    shape('M40 70C43 79 57 79 60 70L56 66H44Z', second),
  furnace: (): string =>
    shape('M22 76C36 71 64 71 78 76L76 100H24Z', DARK_IRON) +
    both(shape('M0 100C0 80 10 68 26 70C34 74 34 88 32 100Z', IRON) + path('M3 88C12 82 24 82 32 86', line(1.6))) +
    circle(50, 89, 12, { fill: '#2A2420', ...INK }) +
    circle(50, 89, 9, { fill: '#F2792E' }) +
    fine('M50 80C56 86 57 92 50 97C43 92 44 86 50 80Z', GLOW) +
    shape('M36 73C42 80 58 80 64 73L60 67H40Z', IRON),
  divingCollar: (): string =>
    shape('M20 84C20 70 32 66 43 67C46 71 54 71 57 67C68 66 80 70 80 84C74 94 62 97 50 97S26 94 20 84Z', BRASS) +
    ellipse(50, 73, 20, 6.4, { fill: '#A8741C', ...INK }) +
    blobs('26 84 2 34 90 2 44 93 2 56 93 2 66 90 2 74 84 2', { fill: COLOUR.paper, ...FINE }),
  oilskin: (): string =>
    shape('M8 100C9 85 18 78 32 74L50 84L68 74C82 78 91 85 92 100Z', '#EFC23C') +
    shape('M34 74L36 62C43 71 57 71 64 62L66 74L50 85Z', '#D9A92B') +
    path('M50 85V100', line(1.8)) +
    rows([91, 98], (y) => path(`M45 ${y}H55`, line(2.4, COLOUR.brownDark))),
  chain: ({ deep }: ClothColours): string =>
    [
      [14, 88],
      [22, 82],
      [31, 84],
      [40, 90],
      [50, 93],
      [60, 90],
      [69, 84],
      [78, 82],
      [86, 88],
    ]
      .map(([x = 0, y = 0], i) => {
        const link = (look: ReturnType<typeof line>): string => ellipse(x, y, i % 2 ? 4 : 6, i % 2 ? 6 : 4, look);
        return link(line(4.6)) + link(line(2.2, IRON));
      })
      .join('') + path('M40 71C44 77 56 77 60 71', line(1.6, deep)),
  net: ({ second }: ClothColours): string =>
    shape('M33 73C22 76 12 82 7 92V100H62C58 88 48 80 33 73Z', second, { fillOpacity: 0.5 }) +
    path('M12 86L34 100M20 79L48 100M30 75L58 96M50 84L34 100M40 77L20 100M30 75L8 98', line(1.5, COLOUR.brownDark)) +
    rows([16, 30, 44], (x) => disc(x, 98 - (x % 5), 2.6, COLOUR.red)),
  ropeHarness: (): string =>
    rod('M26 76L68 100M74 76L32 100', 3.6, COLOUR.sand) +
    circle(50, 88.6, 5.4, { fill: IRON, ...FINE }) +
    circle(50, 88.6, 2.4, { fill: COLOUR.ink }),
  bellRope: ({ main }: ClothColours, skin: string): string =>
    bareShoulders(skin) +
    shape('M28 100L32 78L42 82C46 86 54 86 58 82L68 78L72 100Z', main) +
    rod('M26 74C40 82 56 92 66 100', 5, COLOUR.sand) +
    path('M31 74l-2 5M39 78l-2 5M47 83l-2 5M55 88l-3 5', line(1.2, COLOUR.brown)),
  longScarf: ({ second }: ClothColours): string =>
    shape('M62 74C74 66 84 72 98 62L98 76C88 84 78 78 66 82Z', second) +
    shape('M31 65C40 75 60 75 69 65L71 77C61 86 39 86 29 77Z', second) +
    path('M34 74C44 80 56 80 66 74', line(1.2)),
  satchel: ({ second }: ClothColours): string =>
    path('M30 74L66 100', line(4.4, LEATHER)) +
    shape('M62 74C76 64 86 70 98 58L98 73C88 82 78 78 66 83Z', second) +
    shape('M31 65C40 75 60 75 69 65L71 77C61 86 39 86 29 77Z', second),
  wings: ({ main, second }: ClothColours): string =>
    both(
      shape('M40 76L-4 44L4 66L-4 70L6 82L0 90L14 100H44Z', second) +
        path('M36 78L2 50M34 84L4 68M34 90L6 82', line(1.5)) +
        fine('M40 76L24 64L28 84Z', main),
    ) + disc(50, 80, 4, COLOUR.gold),
  flagCollar: ({ main, second }: ClothColours): string =>
    both(shape('M44 78L12 42L34 50L40 44L46 70Z', second) + fine('M44 78L18 62L16 52L30 60Z', main)) +
    shape('M38 74L50 92L62 74L57 68H43Z', COLOUR.paper),
  looseSleeves: ({ second }: ClothColours): string =>
    both(shape('M34 73C20 74 4 80 2 100H22C22 92 28 84 36 82Z', COLOUR.paper)) +
    shape('M34 73L50 88L66 73L57 67H43Z', second),
  waistcoat: ({ main, deep, second }: ClothColours): string =>
    both(shape('M34 73C18 76 8 84 6 100H30Z', COLOUR.paper)) +
    shape('M36 73L50 92L64 73L72 78L70 100H30L28 78Z', deep === main ? second : deep) +
    fine('M43 74L50 79L57 74V84L50 79L43 84Z', COLOUR.red),
  velvet: ({ second }: ClothColours): string =>
    shape(SHOULDERS, '#5B2E63') +
    shape('M34 72L50 98L66 72L76 78L56 100H44L24 78Z', second) +
    fine('M43 72C46 78 54 78 57 72L60 84L50 92L40 84Z', COLOUR.paper) +
    disc(50, 84, 2, COLOUR.gold),
  poncho: ({ main, second }: ClothColours): string =>
    shape('M4 100C8 84 24 74 43 68C46 74 54 74 57 68C76 74 92 84 96 100Z', second) +
    path('M14 96L24 88L34 96L44 88L54 96L64 88L74 96L84 88L92 96', line(3, main)),
  stone: (): string =>
    shape('M4 100L8 82L22 80L26 72L40 74L50 80L60 74L74 72L78 80L92 82L96 100Z', '#9A958D') +
    path('M22 80L30 92M78 80L70 90M50 80L46 92L54 100', line(1.4)) +
    rows([14, 84], (x) => circle(x, 84, 5, { fill: '#7C9A4E', ...FINE })),
  blaze: (): string =>
    shape(
      'M8 100C10 90 18 92 16 80C26 84 26 76 30 72C36 78 44 76 46 70C50 76 54 76 56 70C60 76 66 78 70 72C74 76 74 84 84 80C82 92 90 90 92 100Z',
      '#E8602C',
    ) + path('M22 100C24 92 30 94 32 86C40 90 46 88 50 82C54 88 60 90 68 86C70 94 76 92 78 100Z', { fill: GLOW }),
  ripple: (): string =>
    shape(SHOULDERS, '#27527A') +
    path('M14 92Q22 84 30 92T46 92T62 92T78 92T94 92M22 84Q30 76 38 84T54 84T70 84', line(2, '#8FC3D6')),
  breeze: (): string =>
    shape('M10 100C14 84 30 78 43 70C46 74 54 74 57 70C70 76 90 76 98 66C96 82 90 92 92 100Z', '#E8F5FA', {
      fillOpacity: 0.85,
    }) + path('M24 92C40 82 60 90 84 80M34 98C50 92 66 96 82 90', line(1.8, '#8FC1DA')),
  fogBank: (): string =>
    blobs('8 92 14 28 86 14 50 82 14 72 86 14 92 92 14 40 96 12 62 96 12', {
      fill: '#E4EDEE',
      ...FINE,
      strokeOpacity: 0.45,
    }),
  widows: ({ deep }: ClothColours): string =>
    shape('M30 78L34 60C42 70 58 70 66 60L70 78L50 96Z', '#2E2833') +
    path('M50 72V96', line(1.4, deep)) +
    rect(46, 84, 8, 2, { fill: IRON }),
} as const;
