// The Spanish deck: 48 faces, 1 to 9, sota 10, caballo 11, rey 12.
import { HAND, king, knight, page, stand } from './figures.ts';
import { COLOUR, OUTLINE, SPANISH_BOX, blank, path, round, sprite, svg, upsideDown } from './kit.ts';
import type { DocumentOptions, Point } from './kit.ts';
import { lettering } from './lettering.ts';
import { SPANISH_SUITS, spanishSuitSymbol } from './spanish-suits.ts';
import type { SpanishSuit, SpanishSymbolOptions } from './spanish-suits.ts';

/** All ranks of the 48-card deck. */
export const SPANISH_RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The number on the card. */
export type SpanishRank = (typeof SPANISH_RANKS)[number];

type CourtRank = 10 | 11 | 12;
type PipRank = Exclude<SpanishRank, CourtRank>;

const BOX = SPANISH_BOX;

const isCourt = (rank: SpanishRank): rank is CourtRank => rank >= 10;
const isTall = (suit: SpanishSuit): boolean => suit === 'espadas' || suit === 'bastos';

const centred = (suit: SpanishSuit, cx: number, cy: number, size: number, options: SpanishSymbolOptions): string =>
  spanishSuitSymbol(suit, cx - size / 2, cy - size / 2, size, options);

const FRAME = { left: 9, top: 9, right: 113, bottom: 181 } as const;
const GAP = 9;
const PINTA = { oros: 0, copas: 1, espadas: 2, bastos: 3 } as const;

/** Top and bottom lines are broken 0, 1, 2 or 3 times: the suit shows in a tight fan. */
function frame(suit: SpanishSuit, weight: number = OUTLINE): string {
  const { left, top, right, bottom } = FRAME;
  const gaps = PINTA[suit];
  let lines = `M${left} ${top}V${bottom}M${right} ${top}V${bottom}`;
  let start: number = left;
  for (let gap = 1; gap <= gaps + 1; gap += 1) {
    const middle = left + ((right - left) * gap) / (gaps + 1);
    const end = gap > gaps ? right : round(middle - GAP / 2);
    lines += `M${start} ${top}H${end}M${start} ${bottom}H${end}`;
    start = round(middle + GAP / 2);
  }
  return path(lines, { fill: 'none', stroke: COLOUR.ink, strokeWidth: weight, strokeLinecap: 'square' });
}

/** Positions as shares of the frame. */
const LAYOUT: Readonly<Record<PipRank, readonly Point[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.5, 0.27],
    [0.5, 0.73],
  ],
  3: [
    [0.5, 0.195],
    [0.5, 0.5],
    [0.5, 0.805],
  ],
  4: [
    [0.29, 0.28],
    [0.71, 0.28],
    [0.29, 0.72],
    [0.71, 0.72],
  ],
  5: [
    [0.28, 0.25],
    [0.72, 0.25],
    [0.5, 0.5],
    [0.28, 0.75],
    [0.72, 0.75],
  ],
  6: [
    [0.3, 0.235],
    [0.7, 0.235],
    [0.3, 0.5],
    [0.7, 0.5],
    [0.3, 0.765],
    [0.7, 0.765],
  ],
  7: [
    [0.25, 0.235],
    [0.75, 0.235],
    [0.5, 0.3675],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.25, 0.765],
    [0.75, 0.765],
  ],
  8: [
    [0.25, 0.235],
    [0.75, 0.235],
    [0.5, 0.3675],
    [0.25, 0.5],
    [0.75, 0.5],
    [0.5, 0.6325],
    [0.25, 0.765],
    [0.75, 0.765],
  ],
  9: [0.245, 0.5, 0.755].flatMap((y): Point[] => [
    [0.21, y],
    [0.5, y],
    [0.79, y],
  ]),
};

/** Sizes of a symbol in card units, by rank. */
const ROUND_SIZE: Readonly<Record<PipRank, number>> = { 1: 80, 2: 54, 3: 46, 4: 41, 5: 38, 6: 36, 7: 32, 8: 32, 9: 29 };
const TALL_SIZE: Readonly<Record<PipRank, number>> = { 1: 124, 2: 73, 3: 50, 4: 52, 5: 46, 6: 43, 7: 42, 8: 41, 9: 41 };
const ACE_OF_BASTOS: SpanishSymbolOptions = { girth: 0.85, turn: -12 };

function pips(suit: SpanishSuit, rank: PipRank): string {
  const size = (isTall(suit) ? TALL_SIZE : ROUND_SIZE)[rank];
  const { left, top, right, bottom } = FRAME;
  const options = suit === 'bastos' && rank === 1 ? ACE_OF_BASTOS : {};
  return LAYOUT[rank]
    .map(([x, y]) => centred(suit, left + x * (right - left), top + y * (bottom - top), size, options))
    .join('');
}

const WHITE_HORSE = '#F3EDE2';
const BAY_HORSE = '#A8744A';

const LOOKS = {
  oros: { main: COLOUR.red, second: COLOUR.gold, horse: WHITE_HORSE },
  copas: { main: COLOUR.blue, second: COLOUR.red, horse: BAY_HORSE },
  espadas: { main: COLOUR.green, second: COLOUR.blue, horse: WHITE_HORSE },
  bastos: { main: COLOUR.gold, second: COLOUR.green, horse: BAY_HORSE },
} as const;

const SOTA = { hair: '#6B3F1D', floor: COLOUR.green };
const CABALLO = { hair: '#3B2A20', floor: COLOUR.green };
const REY = { hair: COLOUR.grey, floor: COLOUR.gold, trim: 'buttons', beard: 'full', jewel: COLOUR.red } as const;
const COURT_SCALE = 0.93;
const COURT_Y = 12;

/** Symbol in the raised hand: its size, and the point of it (share of its box) that lies in the hand. */
const GRIP = {
  oros: { size: 36, x: 0.5, y: 1.04 },
  copas: { size: 37, x: 0.5, y: 0.86 },
  espadas: { size: 54, x: 0.5, y: 0.81 },
  bastos: { size: 58, x: 0.5, y: 0.88 },
} as const;

function heldSymbol(suit: SpanishSuit, hand: { readonly x: number; readonly y: number }): string {
  const { size, x, y } = GRIP[suit];
  return spanishSuitSymbol(suit, hand.x - x * size, hand.y - y * size, size);
}

function court(suit: SpanishSuit, rank: CourtRank): string {
  const colours = LOOKS[suit];
  const put = (x: number, figure: string): string => stand(x, COURT_Y, COURT_SCALE, figure);
  if (rank === 10) return put(-2, page({ ...SOTA, ...colours }, heldSymbol(suit, HAND.page)));
  if (rank === 11) return put(-0.5, knight({ ...CABALLO, ...colours }, heldSymbol(suit, HAND.knight)));
  return put(-4, king({ ...REY, ...colours }, heldSymbol(suit, HAND.king)));
}

const INDEX = { x: 13, y: 13, height: 20, courtFoot: 13.5, halo: 2.2 } as const;

/** Number in two corners; on courts the lower one is smaller, to leave the feet alone. */
function index(suit: SpanishSuit, rank: SpanishRank): string {
  const { x, y, height, courtFoot, halo } = INDEX;
  const mini = isCourt(rank) ? spanishSuitSymbol(suit, x + 1, y + height + 3, 13) : '';
  const foot = lettering(rank, x, y, isCourt(rank) ? courtFoot : height, { halo });
  return lettering(rank, x, y, height) + mini + upsideDown(BOX, foot);
}

/** Full face of a card. */
const spanishCard = (suit: SpanishSuit, rank: SpanishRank): string =>
  blank(BOX) + frame(suit) + (isCourt(rank) ? court(suit, rank) : pips(suit, rank)) + index(suit, rank);

/** Face for small sizes: one large number, one large symbol. */
function spanishCompactCard(suit: SpanishSuit, rank: SpanishRank): string {
  const tall = isTall(suit);
  const symbol = {
    weight: 3,
    girth: suit === 'bastos' ? 1.05 : undefined,
    detailed: suit === 'oros' || suit === 'bastos',
  };
  return [
    blank(BOX),
    frame(suit, 2.6),
    lettering(rank, 17, 17, 56, { weight: 5, maxWidth: 84 }),
    tall ? centred(suit, 64, 128, 98, symbol) : centred(suit, 62, 130, 84, symbol),
  ].join('');
}

/** A face, full or compact, as a document. */
export const spanishCardSvg = (
  suit: SpanishSuit,
  rank: SpanishRank,
  { compact = false, ...options }: DocumentOptions & { readonly compact?: boolean } = {},
): string => svg(BOX, compact ? spanishCompactCard(suit, rank) : spanishCard(suit, rank), options);

/** All faces as symbols `es-oros-1`, compact ones as `es-oros-1-s`. */
export function spanishDeckSprite(ranks: readonly SpanishRank[] = SPANISH_RANKS): string {
  const all = SPANISH_SUITS.flatMap((suit) => ranks.map((rank) => ({ suit, rank, id: `es-${suit}-${rank}` })));
  return sprite([
    ...all.map(({ suit, rank, id }) => [id, BOX, spanishCard(suit, rank)] as const),
    ...all.map(({ suit, rank, id }) => [`${id}-s`, BOX, spanishCompactCard(suit, rank)] as const),
  ]);
}
