// Strokes and shapes that the parts of the busts share.
import { circle, group, outline, path } from './kit.ts';
import type { Attributes } from './kit.ts';

/** Colours of what a person wears: cloth, trimming, and a dark shade of the cloth. */
export type ClothColours = { readonly main: string; readonly second: string; readonly deep: string };

/** Under every mantle. */
export const SHOULDERS =
  'M6 100C7 84 17 77 33 73C38 71.6 41 70 43 67.5C45 74 55 74 57 67.5C59 70 62 71.6 67 73C83 77 93 84 94 100Z';

/** Outline of everything that makes the silhouette. */
export const INK = outline(1.9);
/** Outline of small parts. */
export const FINE = outline(1.2);

/** A filled shape of the silhouette. */
export const shape = (d: string, fill: string, look: Attributes = {}): string => path(d, { fill, ...INK, ...look });

/** A filled small shape. */
export const fine = (d: string, fill: string, look: Attributes = {}): string => path(d, { fill, ...FINE, ...look });

/** A small disc. */
export const disc = (x: number, y: number, r: number, fill: string): string => circle(x, y, r, { fill, ...FINE });

/** Discs in one look, each by its centre and radius: three numbers in the text. */
export const blobs = (spots: string, look: Attributes): string =>
  (spots.match(/\S+ \S+ \S+/g) ?? [])
    .map((spot) => {
      const [x = 0, y = 0, r = 0] = spot.split(' ').map(Number);
      return circle(x, y, r, look);
    })
    .join('');

/** A thin shape with an outline, drawn as two strokes: ink, then colour. */
export const rod = (d: string, width: number, colour: string): string =>
  path(d, { fill: 'none', ...outline(width + 2.4) }) + path(d, { fill: 'none', ...outline(width, colour) });

/** The same drawing on the other side of the bust. */
export const mirrored = (drawing: string): string => group({ transform: 'translate(100 0) scale(-1 1)' }, drawing);

/** A drawing on both sides. */
export const both = (drawing: string): string => drawing + mirrored(drawing);

/** Turns a drawing around a point. */
export const turned = (degrees: number, x: number, y: number, drawing: string): string =>
  group({ transform: `rotate(${degrees} ${x} ${y})` }, drawing);

type DrawHair = (colour: string) => string;

/** Drawn in the order back, (head), under, front, over; `cloth` takes the colour of the mantle, `under` always that of the hair. */
export type Hairstyle = {
  readonly cloth?: boolean;
  readonly back?: DrawHair;
  readonly under?: DrawHair;
  readonly front?: DrawHair;
  readonly over?: DrawHair;
};

type DrawCloth = (colours: ClothColours, skin: string) => string;

/** Something worn or held: drawn behind the figure, before it, or both; what is on the head or face moves with it. */
export type Worn = {
  readonly place?: 'head' | 'face';
  readonly behind?: DrawCloth;
  readonly front?: DrawCloth;
};
