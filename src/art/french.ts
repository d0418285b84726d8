// The French deck: 52 faces, ranks 1 (ace) to 13 (king).
import { HAND, king, page, queen, stand } from './figures.ts';
import { COLOUR, FRENCH_BOX, blank, group, outline, path, place, sprite, svg, upsideDown } from './kit.ts';
import type { DocumentOptions, Point } from './kit.ts';
import { lettering } from './lettering.ts';

/** In the order of the sprite. */
export const FRENCH_SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;

/** A suit by its English name. */
export type FrenchSuit = (typeof FRENCH_SUITS)[number];

/** Ace 1, jack 11, queen 12, king 13. */
export const FRENCH_RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

/** A rank as a number, whatever letter its index shows. */
export type FrenchRank = (typeof FRENCH_RANKS)[number];

type CourtRank = 11 | 12 | 13;
type PipRank = Exclude<FrenchRank, 1 | CourtRank>;

const BOX = FRENCH_BOX;

const BLACK = '#1B1B1F';
const RED = '#C62828';
const GREEN = '#2E7D32';
const BLUE = '#1F5FA8';
const TWO_COLOURS = { spades: BLACK, hearts: RED, diamonds: RED, clubs: BLACK } as const;
const FOUR_COLOURS = { spades: BLACK, hearts: RED, diamonds: BLUE, clubs: GREEN } as const;

/** Ink of a suit. */
export const suitColour = (suit: FrenchSuit, fourColour = false): string =>
  (fourColour ? FOUR_COLOURS : TWO_COLOURS)[suit];

/** Path data of each suit in a box of 100 by 100. */
export const SUIT_PATHS = {
  spades:
    'M50 4C56 22 92 40 92 62C92 75 83 82 74 82C65 82 58 78 54 71C55 82 60 91 68 96H32C40 91 45 82 46 71C42 78 35 82 26 82C17 82 8 75 8 62C8 40 44 22 50 4Z',
  hearts: 'M50 93C22 68 6 52 6 32C6 17 17 8 29 8C39 8 46 14 50 23C54 14 61 8 71 8C83 8 94 17 94 32C94 52 78 68 50 93Z',
  diamonds: 'M50 3C58 20 70 36 86 50C70 64 58 80 50 97C42 80 30 64 14 50C30 36 42 20 50 3Z',
  clubs:
    'M50 5A21 21 0 0 1 65.5 40.2A21.5 21.5 0 1 1 54.4 69C55.4 81 60 91 68 96H32C40 91 44.6 81 45.6 69A21.5 21.5 0 1 1 34.5 40.2A21 21 0 0 1 50 5Z',
} as const;

/** A suit symbol in a square with its top-left corner at x, y. */
const frenchSuitSymbol = (
  suit: FrenchSuit,
  x: number,
  y: number,
  size: number,
  fill: string = suitColour(suit),
): string => place(x, y, size / 100, path(SUIT_PATHS[suit], { fill }));

const centred = (suit: FrenchSuit, cx: number, cy: number, size: number, fill: string): string =>
  frenchSuitSymbol(suit, cx - size / 2, cy - size / 2, size, fill);

type Letters = Readonly<Record<number, string>>;

const ENGLISH: Letters = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };
const LETTERS: ReadonlyMap<string, Letters> = new Map([
  ['de', { 1: 'A', 11: 'B', 12: 'D', 13: 'K' }],
  ['fr', { 1: 'A', 11: 'V', 12: 'D', 13: 'R' }],
  ['sv', { 1: 'E', 11: 'Kn', 12: 'D', 13: 'K' }],
]);

/** What the index says: a number, or the letter of the language; English letters where a language has none. */
export const rankLabel = (rank: FrenchRank, language = 'en'): string =>
  (LETTERS.get(language) ?? ENGLISH)[rank] ?? String(rank);

const COLUMN = { left: 42, middle: 63, right: 84 } as const;
const ROW = { top: 33, upper: 60.5, between: 51.3, quarter: 69.7, middle: 88 } as const;
const mirrored = (y: number): number => BOX.height - y;

const pair = (y: number): readonly Point[] => [
  [COLUMN.left, y],
  [COLUMN.right, y],
];
const bothHalves = (points: readonly Point[]): readonly Point[] => [
  ...points,
  ...points.map(([x, y]): Point => [x, mirrored(y)]),
];
const CENTRE: readonly Point[] = [[COLUMN.middle, ROW.middle]];
const FOUR = bothHalves(pair(ROW.top));
const SIX = [...FOUR, ...pair(ROW.middle)];
const EIGHT_SIDES = bothHalves([...pair(ROW.top), ...pair(ROW.quarter)]);
const UPPER_MIDDLE: readonly Point[] = [[COLUMN.middle, ROW.upper]];

const LAYOUT: Readonly<Record<PipRank, readonly Point[]>> = {
  2: bothHalves([[COLUMN.middle, ROW.top]]),
  3: [...bothHalves([[COLUMN.middle, ROW.top]]), ...CENTRE],
  4: FOUR,
  5: [...FOUR, ...CENTRE],
  6: SIX,
  7: [...SIX, ...UPPER_MIDDLE],
  8: [...SIX, ...bothHalves(UPPER_MIDDLE)],
  9: [...EIGHT_SIDES, ...CENTRE],
  10: [...EIGHT_SIDES, ...bothHalves([[COLUMN.middle, ROW.between]])],
};
const PIP_SIZE: Readonly<Record<PipRank, number>> = { 2: 36, 3: 36, 4: 32, 5: 31, 6: 30, 7: 28, 8: 28, 9: 26, 10: 26 };
const ACE_SIZE = 68;

function pips(suit: FrenchSuit, rank: PipRank, colour: string): string {
  const size = PIP_SIZE[rank];
  return LAYOUT[rank]
    .map(([x, y]) => {
      const pip = centred(suit, x, y, size, colour);
      return y > BOX.height / 2 ? group({ transform: `rotate(180 ${x} ${y})` }, pip) : pip;
    })
    .join('');
}

/** The cut symbol sits in the optical middle of the large one. */
const ACE_LIFT = { spades: 5, hearts: -4, diamonds: 0, clubs: 6 } as const;

/** A large symbol with a smaller one cut into it. */
const ace = (suit: FrenchSuit, colour: string): string =>
  centred(suit, BOX.width / 2, BOX.height / 2, ACE_SIZE, colour) +
  centred(suit, BOX.width / 2, BOX.height / 2 + ACE_LIFT[suit] * 0.6, ACE_SIZE * 0.3, COLOUR.paper);

const LOOKS = {
  spades: {
    main: COLOUR.blue,
    second: COLOUR.gold,
    trim: 'chevrons',
    jewel: COLOUR.blue,
    hair: '#3B2A20',
    beard: 'pointed',
    feather: COLOUR.red,
  },
  hearts: {
    main: COLOUR.red,
    second: COLOUR.paper,
    trim: 'buttons',
    jewel: COLOUR.red,
    hair: '#C98F3C',
    beard: 'full',
    feather: COLOUR.gold,
  },
  diamonds: {
    main: COLOUR.gold,
    second: COLOUR.red,
    trim: 'lozenges',
    jewel: COLOUR.blue,
    hair: '#8E4A24',
    beard: 'moustache',
    feather: COLOUR.blue,
  },
  clubs: {
    main: COLOUR.green,
    second: COLOUR.plum,
    trim: 'bars',
    jewel: COLOUR.green,
    hair: '#8A8178',
    beard: 'forked',
    feather: COLOUR.paper,
  },
} as const;
const YOUNG_HAIR = { spades: '#3B2A20', hearts: '#C98F3C', diamonds: '#8E4A24', clubs: '#4A3527' } as const;

const COURT_PLACE = { x: -2, y: 1, scale: 0.96 } as const;
const HELD_SIZE = 37;
/** The point of each symbol (share of its height) that lies in the hand. */
const GRIP = { spades: 0.9, hearts: 0.93, diamonds: 0.94, clubs: 0.9 } as const;

/** The suit symbol held up by the raised hand, outlined like everything a figure carries. */
function heldSymbol(suit: FrenchSuit, hand: { readonly x: number; readonly y: number }, colour: string): string {
  const scale = HELD_SIZE / 100;
  const symbol = path(SUIT_PATHS[suit], { fill: colour, ...outline(1.2 / scale) });
  return place(hand.x - HELD_SIZE / 2, hand.y - HELD_SIZE * GRIP[suit], scale, symbol);
}

function figure(suit: FrenchSuit, rank: CourtRank, colour: string): string {
  const look = LOOKS[suit];
  const young = { ...look, hair: YOUNG_HAIR[suit] };
  if (rank === 11) return page({ ...young, floor: COLOUR.green }, heldSymbol(suit, HAND.page, colour));
  if (rank === 12) return queen({ ...young, floor: COLOUR.blue }, heldSymbol(suit, HAND.queen, colour));
  return king({ ...look, floor: COLOUR.gold, sceptre: true }, heldSymbol(suit, HAND.king, colour));
}

function middle(suit: FrenchSuit, rank: FrenchRank, colour: string): string {
  if (rank === 1) return ace(suit, colour);
  if (rank === 11 || rank === 12 || rank === 13)
    return stand(COURT_PLACE.x, COURT_PLACE.y, COURT_PLACE.scale, figure(suit, rank, colour));
  return pips(suit, rank, colour);
}

const INDEX = { x: 15, y: 9, height: 22, width: 21, suit: 15 } as const;

function index(suit: FrenchSuit, rank: FrenchRank, colour: string, language: string | undefined): string {
  const { x, y, height, width, suit: size } = INDEX;
  const label = rankLabel(rank, language);
  const mark =
    lettering(label, x, y, height, { colour, anchor: 'middle', maxWidth: width }) +
    centred(suit, x, y + height + 5 + size / 2, size, colour);
  return mark + upsideDown(BOX, mark);
}

/** Blue diamonds and green clubs, and the language of the rank letters. */
export type FrenchFaceOptions = { readonly fourColour?: boolean | undefined; readonly language?: string | undefined };

/** Full face of a card. */
function frenchCard(suit: FrenchSuit, rank: FrenchRank, { fourColour, language }: FrenchFaceOptions = {}): string {
  const colour = suitColour(suit, fourColour);
  return blank(BOX) + middle(suit, rank, colour) + index(suit, rank, colour, language);
}

/** Face for small sizes: rank and suit along the top edge, where a column shows them, and one large symbol. */
function frenchCompactCard(
  suit: FrenchSuit,
  rank: FrenchRank,
  { fourColour, language }: FrenchFaceOptions = {},
): string {
  const colour = suitColour(suit, fourColour);
  return [
    blank(BOX),
    lettering(rankLabel(rank, language), 10, 10, 54, { colour, weight: 5, maxWidth: 64 }),
    centred(suit, 98, 34, 40, colour),
    centred(suit, 63, 120, 88, colour),
  ].join('');
}

/** A face, full or compact, as a document. */
export const frenchCardSvg = (
  suit: FrenchSuit,
  rank: FrenchRank,
  {
    compact = false,
    label,
    pixelWidth,
    ...face
  }: FrenchFaceOptions & DocumentOptions & { readonly compact?: boolean } = {},
): string =>
  svg(BOX, compact ? frenchCompactCard(suit, rank, face) : frenchCard(suit, rank, face), { label, pixelWidth });

/** All faces as symbols `fr-hearts-12`, compact ones as `fr-hearts-12-s`. */
export function frenchDeckSprite(options: FrenchFaceOptions = {}): string {
  const all = FRENCH_SUITS.flatMap((suit) => FRENCH_RANKS.map((rank) => ({ suit, rank, id: `fr-${suit}-${rank}` })));
  return sprite([
    ...all.map(({ suit, rank, id }) => [id, BOX, frenchCard(suit, rank, options)] as const),
    ...all.map(({ suit, rank, id }) => [`${id}-s`, BOX, frenchCompactCard(suit, rank, options)] as const),
  ]);
}
