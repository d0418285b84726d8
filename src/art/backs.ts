// Card backs: an eight-fold tile in two inks.
import { cosine16, sine16 } from './compass.ts';
import {
  COLOUR,
  FRENCH_BOX,
  SPANISH_BOX,
  blank,
  circle,
  group,
  line,
  outline,
  path,
  rect,
  round,
  sprite,
} from './kit.ts';
import type { Box, SpriteEntry } from './kit.ts';

/** Space between card edge and pattern. */
const MARGIN = 7;
const TILE = 18;
const MEDALLION = 23;

const COS_TENTH = 0.8090169943749475;
const SIN_TENTH = 0.5877852522924731;

const at = (radius: number, sine: number, cosine: number): string =>
  `${round(radius * sine)} ${round(-radius * cosine)}`;

/** A star with four or eight tips around the origin, as path data; `shift` turns it by half the way between tips. */
function starPath(points: 4 | 8, outer: number, inner: number, shift = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const direction = (i + shift) * (8 / points);
    return at(i % 2 ? inner : outer, sine16(direction), cosine16(direction));
  });
  return `M${corners.join('L')}Z`;
}

/** Eight petals like those of the coin around the origin; each swells a tenth of a turn to both sides. */
function petals(radius: number, inner: number): string {
  const mid = (radius + inner) / 2;
  return Array.from({ length: 8 }, (_, i) => {
    const [sine, cosine] = [sine16(2 * i), cosine16(2 * i)];
    const base = at(inner, sine, cosine);
    const swell = (side: 1 | -1): string =>
      at(mid, sine * COS_TENTH + side * cosine * SIN_TENTH, cosine * COS_TENTH - side * sine * SIN_TENTH);
    return `M${base}Q${swell(-1)} ${at(radius, sine, cosine)}Q${swell(1)} ${base}Z`;
  }).join('');
}

/** Drawn around the origin: open lines, a filled shape, a shape or a dot cut out of it. */
type Motif = { readonly filled: string; readonly cut?: string; readonly lines?: string; readonly dot?: number };
type Back = { readonly deep: string; readonly light: string; readonly motif: (half: number) => Motif };

/** Eight-pointed star with a small star cut out; crosses remain between the tiles. */
function starTile(half: number): Motif {
  return { filled: starPath(8, half * 0.98, half * 0.74), cut: starPath(8, half * 0.42, half * 0.3) };
}

function rosetteTile(half: number): Motif {
  return { filled: petals(half * 0.94, half * 0.16), dot: half * 0.16 };
}

function latticeTile(half: number): Motif {
  const long = round(half * 0.9);
  const short = round(half * 0.34);
  const frame = `M0 ${-long}L${long} 0L0 ${long}L${-long} 0Z`;
  return { lines: frame, filled: starPath(4, short * 1.5, short * 0.62) };
}

function compassTile(half: number): Motif {
  return { filled: starPath(4, half * 0.95, half * 0.26) + starPath(4, half * 0.56, half * 0.2, 1) };
}

const BACKS = {
  star: { deep: COLOUR.blueDark, light: '#7FB0D2', motif: starTile },
  rosette: { deep: COLOUR.redDark, light: '#E7A08C', motif: rosetteTile },
  lattice: { deep: '#2C5A3A', light: '#A5C98B', motif: latticeTile },
  compass: { deep: COLOUR.plumDark, light: '#C6A3CB', motif: compassTile },
} as const satisfies Record<string, Back>;

/** Each differs from the others by motif and by colour. */
export const BACK_NAMES = ['star', 'rosette', 'lattice', 'compass'] as const satisfies readonly (keyof typeof BACKS)[];

/** A back by name. */
export type BackName = (typeof BACK_NAMES)[number];

function drawTile({ filled, cut, lines, dot }: Motif, ink: string, paper: string, weight = 1.1): string {
  return [
    lines ? path(lines, line(weight, ink)) : '',
    path(filled, { fill: ink }),
    cut ? path(cut, { fill: paper }) : '',
    dot ? circle(0, 0, dot, { fill: paper }) : '',
  ].join('');
}

/** A whole number of tiles fills the field; dots sit where four tiles meet. */
function tiling(box: Box, back: Back): string {
  const width = box.width - 2 * MARGIN;
  const height = box.height - 2 * MARGIN;
  const columns = Math.round(width / TILE);
  const rows = Math.round(height / TILE);
  const stepX = width / columns;
  const stepY = height / rows;
  const tile = drawTile(back.motif(Math.min(stepX, stepY) / 2), back.light, back.deep);
  let content = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = round(MARGIN + (column + 0.5) * stepX);
      const y = round(MARGIN + (row + 0.5) * stepY);
      content += group({ transform: `translate(${x} ${y})` }, tile);
      if (row && column) content += circle(MARGIN + column * stepX, MARGIN + row * stepY, 1.1, { fill: back.light });
    }
  }
  return content;
}

/** Large version of the motif in the middle. */
function medallion(box: Box, back: Back): string {
  const big = drawTile(back.motif(MEDALLION * 0.74), back.deep, COLOUR.paper, 1.8);
  return group(
    { transform: `translate(${box.width / 2} ${box.height / 2})` },
    circle(0, 0, MEDALLION + 3, { fill: back.deep }),
    circle(0, 0, MEDALLION, { fill: COLOUR.paper, ...outline(1.2, back.light) }),
    big,
  );
}

const field = (box: Box, back: Back): string =>
  rect(MARGIN - 2, MARGIN - 2, box.width - 2 * MARGIN + 4, box.height - 2 * MARGIN + 4, {
    rx: 5,
    fill: back.deep,
  });

/** A back with tiles all over and the motif large in the middle. */
export function cardBack(name: BackName = 'star', box: Box = FRENCH_BOX): string {
  const back = BACKS[name];
  return blank(box) + field(box, back) + tiling(box, back) + medallion(box, back);
}

/** A back without the pattern, for piles drawn below about 40 px. */
export function compactBack(name: BackName = 'star', box: Box = FRENCH_BOX): string {
  const back = BACKS[name];
  const half = box.width * 0.34;
  const motif = drawTile(back.motif(half), back.light, back.deep, 4);
  return blank(box) + field(box, back) + group({ transform: `translate(${box.width / 2} ${box.height / 2})` }, motif);
}

const CLOAK =
  'M63 39C49 39 41 54 41 74C40 88 34 96 25 103C17 110 14 124 13 142H113C112 124 109 110 101 103C92 96 86 88 85 74C85 54 77 39 63 39Z';
const CLOAK_SHADE =
  'M63 39C77 39 85 54 85 74C86 88 92 96 101 103C109 110 112 124 113 142H63V110C73 106 79 94 79 80C79 66 72 57 63 55Z';
const OPENING = 'M63 55C54 57 47 66 47 80C47 94 53 106 63 110C73 106 79 94 79 80C79 66 72 57 63 55Z';

/** Face-down character: a traveller's cloak, and where the face would be the owner's motif. */
export function hiddenCharacter(name: BackName = 'star'): string {
  const back = BACKS[name];
  const motif = (x: number, y: number, half: number): string =>
    group({ transform: `translate(${x} ${y})` }, drawTile(back.motif(half), back.light, back.deep));
  return [
    blank(FRENCH_BOX),
    rect(5, 5, 116, 166, { rx: 5, fill: back.deep }),
    rect(9.5, 30, 107, 116, { rx: 3, fill: back.light, fillOpacity: 0.22, ...outline(1.2, back.light) }),
    path(CLOAK, { fill: back.light, ...outline() }),
    path(CLOAK_SHADE, { fill: back.deep, fillOpacity: 0.28 }),
    path(OPENING, { fill: back.deep, ...outline() }),
    motif(63, 81, 11),
    path('M47 84C44 100 52 114 63 119C74 114 82 100 79 84M63 119V142', line(1.5)),
    circle(63, 119, 4.4, { fill: COLOUR.gold, ...outline() }),
    [26, 63, 100].map((x) => motif(x, 17.5, 8) + motif(x, 158.5, 8)).join(''),
  ].join('');
}

/** Symbols `back-es-star`, `back-fr-star`, `back-hidden-star` and so on. */
export const backSprite = (): string =>
  sprite(
    BACK_NAMES.flatMap((name): SpriteEntry[] => [
      [`back-es-${name}`, SPANISH_BOX, cardBack(name, SPANISH_BOX)],
      [`back-fr-${name}`, FRENCH_BOX, cardBack(name, FRENCH_BOX)],
      [`back-hidden-${name}`, FRENCH_BOX, hiddenCharacter(name)],
    ]),
  );
