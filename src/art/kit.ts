// Shared drawing kit: colour tokens, element builders, the blank card, whole documents and sprites.

/** The flat inks of every drawing; `edge` is the hairline around a card. */
export const COLOUR = {
  ink: '#2A2420',
  paper: '#FBF7EE',
  edge: '#CFC4B2',
  cloth: '#2F5D50',
  gold: '#E6AE3A',
  goldDark: '#B67A1C',
  red: '#C5432F',
  redDark: '#8C2B22',
  blue: '#3A78A8',
  blueDark: '#20496B',
  green: '#5C9440',
  greenDark: '#356027',
  plum: '#7A4E7E',
  plumDark: '#4A2C50',
  sand: '#D9C7A3',
  brown: '#8A5A36',
  brownDark: '#5A3A22',
  steel: '#C9D6DD',
  skin: '#F0C9A0',
  grey: '#8A8178',
  white: '#FFFFFF',
} as const;

/** Outline weight in card units, the same for pips and figures. */
export const OUTLINE = 1.5;

/** Size of a drawing in its own units. */
export type Box = { readonly width: number; readonly height: number };

/** A position in card units, x then y. */
export type Point = readonly [x: number, y: number];

/** Attributes in camelCase; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** With `label` a document is an image with a name, without it decoration; `pixelWidth` fixes its size. */
export type DocumentOptions = { readonly label?: string | undefined; readonly pixelWidth?: number | undefined };

/** One drawing of a sprite sheet. */
export type SpriteEntry = readonly [id: string, box: Box, content: string];

/** A Spanish card, 61 by 95 mm. */
export const SPANISH_BOX: Box = { width: 122, height: 190 };

/** A French card, 63 by 88 mm. */
export const FRENCH_BOX: Box = { width: 126, height: 176 };

/** Corner radius as a share of the card width. */
const CORNER = 0.07;

/** Rounds to two decimals, so that coordinates stay short. */
export const round = (value: number): number => Math.round(value * 100) / 100;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const attribute = (name: string, value: string | number): string =>
  ` ${name === 'viewBox' ? name : kebab(name)}="${typeof value === 'number' ? round(value) : value}"`;

/** Any element; numbers are rounded, and without content the tag closes itself. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const pairs = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : attribute(key, value)));
  const content = children.join('');
  const open = `<${name}${pairs.join('')}`;
  return content ? `${open}>${content}</${name}>` : `${open}/>`;
}

/** A `<g>`. */
export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  element('g', attributes, ...children);

/** Path data is shortened to two decimals here, so that callers may compute coordinates freely. */
export const path = (d: string, attributes: Attributes = {}): string =>
  element('path', {
    d: d.replace(/-?\d+\.\d{3,}(e-?\d+)?/g, (number) => String(round(Number(number)))),
    ...attributes,
  });

/** A `<circle>` by centre and radius. */
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...attributes });

/** An `<ellipse>` by centre and half axes. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

/** A `<rect>` by its top-left corner. */
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element('rect', { x, y, width, height, ...attributes });

/** Attributes of an outline with round joins. */
export const outline = (width: number = OUTLINE, stroke: string = COLOUR.ink) => ({
  stroke,
  strokeWidth: width,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/** Attributes of an open line. */
export const line = (width: number = OUTLINE, stroke: string = COLOUR.ink) => ({
  fill: 'none',
  ...outline(width, stroke),
});

/** Moves and scales a drawing. */
export const place = (x: number, y: number, scale: number, ...drawing: readonly string[]): string =>
  group({ transform: `translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 1e4) / 1e4})` }, ...drawing);

/** Text that may stand between tags or in an attribute. */
export const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A whole SVG document around a drawing. */
export function svg({ width, height }: Box, content: string, { label, pixelWidth }: DocumentOptions = {}): string {
  const size = pixelWidth ? { width: pixelWidth, height: round((pixelWidth * height) / width) } : {};
  const role = label ? { role: 'img', ariaLabel: escapeText(label) } : { ariaHidden: 'true' };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, ...size, ...role },
    content,
  );
}

/** One `<symbol>` per entry, to be shown by `<use href="#id">`. */
export const sprite = (entries: readonly SpriteEntry[]): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg' },
    ...entries.map(([id, { width, height }, content]) =>
      element('symbol', { id, viewBox: `0 0 ${width} ${height}` }, content),
    ),
  );

/** The empty card. */
export const blank = ({ width, height }: Box, fill: string = COLOUR.paper): string =>
  rect(0.75, 0.75, width - 1.5, height - 1.5, { rx: width * CORNER, fill, stroke: COLOUR.edge, strokeWidth: 1.5 });

/** Draws content half a turn around the middle of the card. */
export const upsideDown = ({ width, height }: Box, ...content: readonly string[]): string =>
  group({ transform: `rotate(180 ${width / 2} ${height / 2})` }, ...content);
