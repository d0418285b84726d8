// Numerals and rank letters drawn as strokes, so that an index looks the same on every machine.
import { COLOUR, group, path } from './kit.ts';

const BOX_HEIGHT = 28;
const TRACKING = 1.2;

/** Centre line in a box 28 high; slab feet, open 6 and 9, flagged 1, flat-topped 3. */
type Glyph = readonly [advance: number, d: string];

const UNKNOWN: Glyph = [17, 'M2.6 8C2.6 4.4 5.2 2 8.6 2C12.2 2 14.8 4.4 14.8 7.8C14.8 12 8.6 13 8.6 18.4M8.6 25.6V26'];

const GLYPHS: Readonly<Record<string, Glyph>> = {
  0: [19, 'M9.5 2C4 2 2.3 8 2.3 14S4 26 9.5 26 16.7 20 16.7 14 15 2 9.5 2Z'],
  1: [14, 'M2.5 7C5.4 6.4 7 4.6 8 2V26M2.5 26H12.8'],
  2: [19, 'M3 8.6C3 4.6 5.8 2 9.4 2C13.2 2 16 4.4 16 8.4C16 14 6 18.6 3 26H16.5V22.4'],
  3: [18.5, 'M3 5.4V2H15.4L8.8 11C13.2 11 16.2 14 16.2 18.2C16.2 23 13 26 9 26C5.6 26 3 24.2 2.4 21'],
  4: [19.5, 'M13 26V2L2.3 19H17.6M9.4 26H16.4'],
  5: [
    18.5,
    'M15.2 2H4.6L3.8 12.6C5.2 11 7 10.2 9.2 10.2C13.4 10.2 16.2 13.4 16.2 18C16.2 23 13 26 9 26C5.6 26 3 24.2 2.4 21.2',
  ],
  6: [
    19,
    'M14.4 2.4C7.6 3.4 2.4 9.6 2.4 17.8C2.4 23 5.4 26 9.5 26S16.6 23 16.6 18.6 13.6 11.4 9.8 11.4C6.4 11.4 3.4 13.6 2.5 17',
  ],
  7: [18, 'M2.4 6V2H15.8C11.4 9 8.4 17 8 26'],
  8: [
    19,
    'M9.5 13C6 13 3.8 10.8 3.8 7.6S6.2 2 9.5 2 15.2 4.4 15.2 7.6 13 13 9.5 13C5.2 13 2.4 15.6 2.4 19.4S5.2 26 9.5 26 16.6 23.2 16.6 19.4 13.8 13 9.5 13Z',
  ],
  9: [
    19,
    'M4.6 25.6C11.4 24.6 16.6 18.4 16.6 10.2C16.6 5 13.6 2 9.5 2S2.4 5 2.4 9.4 5.4 16.6 9.2 16.6C12.6 16.6 15.6 14.4 16.5 11',
  ],
  A: [22, 'M4 26L11 2L18 26M6.4 18.4H15.6M1.6 26H7M15 26H20.4'],
  B: [
    19.5,
    'M5 2V26M2 2H10.4C14 2 16 4.6 16 7.6C16 11 13.8 13.2 10.4 13.2H5M10.4 13.2C14.6 13.2 17.2 15.8 17.2 19.6S14.6 26 10.4 26H2',
  ],
  C: [19.5, 'M16.8 8.6C15.8 4.4 13.4 2 10.2 2C5 2 2.2 7 2.2 14S5 26 10.2 26C13.6 26 16 23.8 17 20M16.8 2.4V8.6'],
  D: [20.5, 'M5 2V26M2 2H9.4C15 2 18.2 7 18.2 14S15 26 9.4 26H2'],
  E: [18, 'M5 2V26M2 2H15.4V6.8M2 26H16V21.2M5 13.8H11.6M11.6 11V16.6'],
  J: [17, 'M6.6 2H15M12 2V19C12 24 9.6 26 7 26C4 26 2.2 24 2.2 20.6'],
  K: [20.5, 'M5 2V26M2 2H8M2 26H8M16 2L5.4 15.6M9 11.2L16.6 26M13.2 2H18.4M13.8 26H19'],
  N: [22, 'M5 26V2L17 26V2M2 2H5M2 26H8M14 2H20'],
  n: [
    17.5,
    'M4 11.4V26M1.6 11.4H4M1.8 26H6.4M4 16.4C5.4 13.2 7.6 11.2 10 11.2C12.8 11.2 14 13.2 14 16.6V26M11.6 26H16.4',
  ],
  Q: [20.5, 'M10 2C4.6 2 2.2 7 2.2 14S4.6 26 10 26 17.8 21 17.8 14 15.4 2 10 2ZM10.6 18.6L18.4 27.4'],
  R: [20, 'M5 2V26M2 26H8M2 2H10.2C14.2 2 16.4 4.6 16.4 8.2S14 14.4 10.2 14.4H5M10.6 14.4L16 26H18.8'],
  V: [22, 'M4 2L11 26L18 2M1.6 2H7M15 2H20.4'],
  '+': [18, 'M9 7.5V20.5M2.5 14H15.5'],
  '-': [16, 'M3 14H13'],
};

const SHIFT = { start: 0, middle: 0.5, end: 1 } as const;

/** `weight` is the stroke in the 28-unit box, `maxWidth` narrows longer texts, `halo` is a paper rim in card units. */
export type LetteringOptions = {
  readonly colour?: string;
  readonly weight?: number;
  readonly anchor?: keyof typeof SHIFT;
  readonly maxWidth?: number;
  readonly halo?: number;
};

const fixed = (value: number): number => Math.round(value * 1000) / 1000;

/** A text with its top edge at y and its anchor at x; a sign without a drawing becomes a question mark. */
export function lettering(
  text: string | number,
  x: number,
  y: number,
  height: number,
  options: LetteringOptions = {},
): string {
  const { colour = COLOUR.ink, weight = 4.4, anchor = 'start', maxWidth, halo = 0 } = options;
  const glyphs = [...String(text)].map((character) => GLYPHS[character] ?? UNKNOWN);
  const scale = height / BOX_HEIGHT;
  const total = glyphs.reduce((sum, [advance]) => sum + advance, TRACKING * (glyphs.length - 1));
  const width = (total * height) / BOX_HEIGHT;
  const squeeze = maxWidth === undefined ? 1 : Math.min(1, maxWidth / width);
  const shift = SHIFT[anchor] * width * squeeze;
  let pen = 0;
  const strokes = glyphs.map(([advance, d]) => {
    const glyph = path(d, pen ? { transform: `translate(${Math.round(pen * 100) / 100} 0)` } : {});
    pen += advance + TRACKING;
    return glyph;
  });
  const frame = {
    transform: `translate(${fixed(x - shift)} ${fixed(y)}) scale(${fixed(scale * squeeze)} ${fixed(scale)})`,
    fill: 'none',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  };
  const layer = (stroke: string, strokeWidth: number): string => group({ ...frame, stroke, strokeWidth }, ...strokes);
  const rim = halo ? layer(COLOUR.paper, weight + (2 * halo) / scale) : '';
  return rim + layer(colour, weight);
}
