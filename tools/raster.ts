// A small rasteriser for the drawings of src/art, to compare pictures without a browser: flat fills and strokes, arcs as chords.

/** Pixels as red, green and blue in turn, each 0 to 255. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pixels: Float32Array;
}

/** a b c d e f of an SVG matrix. */
type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [number, number];
type Polygon = readonly Point[];
type Clip = readonly [left: number, top: number, right: number, bottom: number];
interface Level {
  readonly matrix: Matrix;
  readonly opacity: number;
  readonly clip: Clip;
}

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const move = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y];

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

const numbersOf = (text: string): number[] => (text.match(/-?(?:\d+\.?\d*|\.\d+)/gu) ?? []).map(Number);

const transformOf = (text: string): Matrix => {
  let matrix: Matrix = move(0, 0);
  for (const [, name, values = ''] of text.matchAll(/(\w+)\(([^)]*)\)/gu)) {
    const [first = 0, second, third = 0] = numbersOf(values);
    if (name === 'translate') matrix = times(matrix, move(first, second ?? 0));
    else if (name === 'scale') matrix = times(matrix, [first, 0, 0, second ?? first, 0, 0]);
    else if (name === 'rotate') {
      const angle = (first * Math.PI) / 180;
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      matrix = times(times(times(matrix, move(second ?? 0, third)), turn), move(-(second ?? 0), -third));
    } else throw new Error(`a transform that the rasteriser does not know: ${name}`);
  }
  return matrix;
};

const CURVE_STEPS = [0.2, 0.4, 0.6, 0.8, 1];
const ARGUMENTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const along = (points: readonly Point[], share: number): Point => {
  let level = points;
  while (level.length > 1)
    level = level.slice(1).map(([x, y], i) => {
      const [px, py] = level[i] as Point;
      return [px + (x - px) * share, py + (y - py) * share];
    });
  return level[0] as Point;
};

/** The outlines of path data, curves as chains of chords. */
const outlinesOf = (d: string): Polygon[] => {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  let control: Point | undefined;
  let last = '';
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/gu)) {
    const kind = letter.toLowerCase();
    const count = ARGUMENTS[kind];
    if (count === undefined) throw new Error(`a path command that the rasteriser does not know: ${letter}`);
    const values = numbersOf(rest);
    const isRelative = letter === kind;
    for (let i = 0; i === 0 || i < values.length; i += Math.max(1, count)) {
      if (kind === 'z') break;
      const own = values.slice(i, i + count);
      const points: Point[] = [];
      if (kind === 'h') points.push([(own[0] ?? 0) + (isRelative ? x : 0), y]);
      else if (kind === 'v') points.push([x, (own[0] ?? 0) + (isRelative ? y : 0)]);
      else
        for (let j = kind === 'a' ? 5 : 0; j + 1 < own.length; j += 2)
          points.push([(own[j] ?? 0) + (isRelative ? x : 0), (own[j + 1] ?? 0) + (isRelative ? y : 0)]);
      const end = points.at(-1) as Point;
      if (kind === 'm' && i === 0) outlines.push([end]);
      else if ('csqt'.includes(kind)) {
        const smooth = (kind === 's' && 'cs'.includes(last)) || (kind === 't' && 'qt'.includes(last));
        const mirrored: Point = smooth && control !== undefined ? [2 * x - control[0], 2 * y - control[1]] : [x, y];
        const curve: Point[] = [[x, y], ...(kind === 's' || kind === 't' ? [mirrored] : []), ...points];
        control = curve.at(-2);
        for (const share of CURVE_STEPS) outlines.at(-1)?.push(along(curve, share));
      } else outlines.at(-1)?.push(end);
      [x, y] = end;
      last = kind;
    }
    if (kind === 'z') {
      const start = outlines.at(-1)?.[0];
      if (start !== undefined) {
        outlines.at(-1)?.push(start);
        outlines.push([start]);
        [x, y] = start;
      }
    }
  }
  return outlines.filter(({ length }) => length > 1);
};

type Attributes = Readonly<Record<string, string>>;

const value = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number): Polygon =>
  Array.from({ length: 25 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });

const shapeOf = (name: string, attributes: Attributes): Polygon[] => {
  const of = (key: string): number => value(attributes, key);
  if (name === 'path') return outlinesOf(attributes['d'] ?? '');
  if (name === 'circle') return [ellipse(of('cx'), of('cy'), of('r'), of('r'))];
  if (name === 'ellipse') return [ellipse(of('cx'), of('cy'), of('rx'), of('ry'))];
  const [left, top] = [of('x'), of('y')];
  const [right, bottom] = [left + of('width'), top + of('height')];
  return [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
  ];
};

const colourOf = (text: string): Point3 => {
  if (!/^#[\dA-Fa-f]{6}$/u.test(text)) throw new Error(`a colour that the rasteriser does not know: ${text}`);
  return [1, 3, 5].map((i) => Number.parseInt(text.slice(i, i + 2), 16)) as unknown as Point3;
};
type Point3 = readonly [number, number, number];

/** Where outlines cross a line of pixels, from left to right, and which way. */
const crossingsOf = (polygons: readonly Polygon[], y: number): Point[] => {
  const crossings: Point[] = [];
  for (const polygon of polygons)
    for (let i = 1; i < polygon.length; i++) {
      const [x1, y1] = polygon[i - 1] as Point;
      const [x2, y2] = polygon[i] as Point;
      if (y1 <= y !== y2 <= y) crossings.push([x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), y2 > y1 ? 1 : -1]);
    }
  return crossings.sort(([one], [other]) => one - other);
};

const distance = ([x1, y1]: Point, [x2, y2]: Point, x: number, y: number): number => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
};

/** Draws an SVG document at a width in pixels, one sample per pixel; words are left out. */
export const rasterOf = (document: string, width: number): Raster => {
  const [, , boxWidth = 1, boxHeight = 1] = numbersOf(/viewBox="([^"]*)"/u.exec(document)?.[1] ?? '');
  const scale = width / boxWidth;
  const height = Math.round(boxHeight * scale);
  const pixels = new Float32Array(width * height * 3);
  const levels: Level[] = [{ matrix: [scale, 0, 0, scale, 0, 0], opacity: 1, clip: [0, 0, width, height] }];

  const mix = (x: number, y: number, colour: Point3, opacity: number): void => {
    const at = (y * width + x) * 3;
    for (let i = 0; i < 3; i++) {
      const under = pixels[at + i] ?? 0;
      pixels[at + i] = under + ((colour[i] ?? 0) - under) * opacity;
    }
  };

  /** The whole pixels whose middles lie between two positions and within the clip. */
  const between = (from: number, to: number, first: number, last: number): readonly [number, number] => [
    Math.max(Math.ceil(from - 0.5), Math.round(first)),
    Math.min(Math.ceil(to - 0.5), Math.round(last)),
  ];

  /** Paints the inside of outlines, what is gone around in either direction. */
  const paintInside = (polygons: readonly Polygon[], clip: Clip, colour: Point3, opacity: number): void => {
    const ys = polygons.flatMap((polygon) => polygon.map(([, y]) => y));
    const [top, bottom] = between(Math.min(...ys), Math.max(...ys), clip[1], clip[3]);
    for (let y = top; y < bottom; y++) {
      const crossings = crossingsOf(polygons, y + 0.5);
      let turns = 0;
      for (const [i, [x, way]] of crossings.entries()) {
        turns += way;
        if (turns === 0) continue;
        const [left, right] = between(x, crossings[i + 1]?.[0] ?? x, clip[0], clip[2]);
        for (let column = left; column < right; column++) mix(column, y, colour, opacity);
      }
    }
  };

  /** Paints all that is within reach of a line; no pixel twice, so that faint strokes stay faint. */
  const paintStroke = (
    polygons: readonly Polygon[],
    reach: number,
    clip: Clip,
    colour: Point3,
    opacity: number,
  ): void => {
    const touched = new Set<number>();
    for (const polygon of polygons)
      for (let i = 1; i < polygon.length; i++) {
        const [from, to] = [polygon[i - 1] as Point, polygon[i] as Point];
        const [left, right] = between(
          Math.min(from[0], to[0]) - reach,
          Math.max(from[0], to[0]) + reach,
          clip[0],
          clip[2],
        );
        const [top, bottom] = between(
          Math.min(from[1], to[1]) - reach,
          Math.max(from[1], to[1]) + reach,
          clip[1],
          clip[3],
        );
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++)
            if (distance(from, to, x + 0.5, y + 0.5) <= reach) touched.add(y * width + x);
      }
    for (const at of touched) mix(at % width, Math.floor(at / width), colour, opacity);
  };

  const draw = (name: string, attributes: Attributes, { matrix, opacity, clip }: Level): void => {
    const polygons = shapeOf(name, attributes).map((polygon) => polygon.map((point) => apply(matrix, point)));
    if (polygons.length === 0) return;
    const fill = attributes['fill'] ?? '#000000';
    if (fill !== 'none') paintInside(polygons, clip, colourOf(fill), opacity * Number(attributes['fill-opacity'] ?? 1));
    if (attributes['stroke'] === undefined) return;
    const reach = (Number(attributes['stroke-width'] ?? 1) * Math.hypot(matrix[0], matrix[1])) / 2;
    const strokeOpacity = opacity * Number(attributes['stroke-opacity'] ?? 1);
    paintStroke(polygons, reach, clip, colourOf(attributes['stroke']), strokeOpacity);
  };

  for (const [, end, name = '', text = '', alone] of document.matchAll(/<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>/gu)) {
    if (end) {
      if (name !== 'text') levels.pop();
      continue;
    }
    if (name === 'text') continue;
    const attributes = Object.fromEntries(
      [...text.matchAll(/ ([\w-]+)="([^"]*)"/gu)].map(([, key, set]) => [key, set]),
    ) as Attributes;
    const outer = levels.at(-1) as Level;
    let matrix = times(outer.matrix, transformOf(attributes['transform'] ?? ''));
    let { clip } = outer;
    if (name === 'svg' && levels.length > 1) {
      matrix = times(matrix, move(value(attributes, 'x'), value(attributes, 'y')));
      clip = [...apply(matrix, [0, 0]), ...apply(matrix, [value(attributes, 'width'), value(attributes, 'height')])];
    }
    const level: Level = { matrix, clip, opacity: outer.opacity * Number(attributes['opacity'] ?? 1) };
    if (name !== 'g' && name !== 'svg') draw(name, attributes, level);
    if (!alone) levels.push(level);
  }
  return { width, height, pixels };
};

/** Colours nearer than this look alike at a glance. */
const NEAR = 70;

/** The share of pixels at which two pictures of one size are of clearly different colours. */
export const difference = (one: Raster, other: Raster): number => {
  const { pixels } = one;
  let different = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    let squares = 0;
    for (let i = at; i < at + 3; i++) {
      const gap = (pixels[i] ?? 0) - (other.pixels[i] ?? 0);
      squares += gap * gap;
    }
    if (squares > NEAR * NEAR) different++;
  }
  return different / (one.width * one.height);
};
