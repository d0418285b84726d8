// Full-length court figures, shared by both decks: box 130 by 180, feet at y = 171, raised hand at the top right.
import {
  CENTRE,
  LONG_HAIR,
  beard,
  cap,
  crown,
  diadem,
  face,
  flower,
  gown,
  legs,
  robe,
  sceptre,
  tunic,
} from './figure-parts.ts';
import type { Beard, Trim } from './figure-parts.ts';
import { COLOUR, circle, ellipse, group, line, outline, path, rect, round } from './kit.ts';

const INK = outline();

type Look = { readonly main: string; readonly second: string; readonly hair: string; readonly floor: string };
type PageLook = Look & { readonly trim?: Trim; readonly feather?: string };
type QueenLook = Look & { readonly trim: Trim; readonly jewel: string };
type KingLook = QueenLook & { readonly beard: Beard; readonly sceptre?: boolean };
type KnightLook = Look & { readonly horse: string };

/** Where the raised hand of each figure is: the held symbol is placed on it. */
export const HAND = {
  page: { x: 100, y: 66 },
  queen: { x: 100, y: 74 },
  king: { x: 101, y: 75 },
  knight: { x: 102.5, y: 65 },
} as const;

const ground = (colour: string): string => rect(18, 168, 83, 8, { rx: 2, fill: colour, fillOpacity: 0.35 });

const hand = (x: number, y: number, r = 4.4): string => circle(x, y, r, { fill: COLOUR.skin, ...INK });

/** Sleeves of a figure: the lowered left one and the raised right one. */
const SLEEVES = {
  page: {
    low: 'M46 82C36 88 32 98 34 110L42 109C42 100 44 94 50 91Z',
    raised: 'M82 82C93 85 102 79 104 69L96 67C94 73 89 75 80 73.6Z',
  },
  queen: {
    low: 'M51 84C41 90 37 100 41 112L49 109C48 102 49 97 54 94Z',
    raised: 'M79 84C90 90 101 86 104 77L96 74C93 80 88 80 80 77Z',
  },
  king: {
    low: 'M44 92C33 98 31 109 36 119L44 116C43 107 44 102 50 99Z',
    raised: 'M85 95C96 96 103 89 105 79L97 76C95 83 90 85 82 83Z',
  },
} as const;

const sleeve = (d: string, colour: string): string => path(d, { fill: colour, ...INK });

/** Spanish sota, French jack. */
export function page(look: PageLook, symbol: string): string {
  return [
    ground(look.floor),
    legs(look.second),
    tunic(look.main, look.second, look.trim),
    sleeve(SLEEVES.page.low, look.second),
    hand(38, 112.5),
    face(CENTRE, 60, 13, look.hair),
    cap(look.main, look.feather),
    sleeve(SLEEVES.page.raised, look.second),
    symbol,
    hand(HAND.page.x, HAND.page.y),
  ].join('');
}

/** French queen. */
export function queen(look: QueenLook, symbol: string): string {
  return [
    ground(look.floor),
    path(LONG_HAIR, { fill: look.hair, ...INK }),
    gown(look.main, look.second, look.trim),
    sleeve(SLEEVES.queen.low, look.second),
    flower(46, 110, look.jewel),
    hand(46, 112.5),
    face(CENTRE, 61, 13, look.hair),
    diadem(look.jewel),
    sleeve(SLEEVES.queen.raised, look.second),
    symbol,
    hand(HAND.queen.x, HAND.queen.y),
  ].join('');
}

/** Spanish rey, French king. */
export function king(look: KingLook, symbol: string): string {
  return [
    ground(look.floor),
    robe(look.main, look.second, look.trim),
    look.sceptre ? sceptre(40, 118) : '',
    sleeve(SLEEVES.king.low, look.main),
    hand(41, 120),
    face(CENTRE, 62, 14, look.hair),
    beard(look.beard, look.hair),
    crown(look.jewel),
    sleeve(SLEEVES.king.raised, look.main),
    symbol,
    hand(HAND.king.x, HAND.king.y),
  ].join('');
}

function horse(coat: string, rein: string): string {
  const hoof = { fill: COLOUR.ink };
  const hide = { fill: coat, ...INK };
  return [
    path('M94 118C105 119 110 133 106 152C101 147 99 137 92 130Z', hoof),
    path('M46 140L44 170H52L56 142ZM86 138L90 170H98L97 136Z', hide),
    path('M44 166H52.4V170H44ZM89.6 166H98V170H90Z', hoof),
    path('M38 134L28 148L32 160L39 158L37 150L50 140Z', hide),
    path('M30.8 156.4L38 154.4L39 158L32 160Z', hoof),
    path('M78 140L76 170H84L88 142Z', hide),
    path('M76.3 166H84.6L84 170H76Z', hoof),
    path(
      'M36 128C34 112 28 104 24 98C20 102 15 106 12 104C10 98 18 88 26 82L28 75L33 80C42 84 48 98 52 110C66 116 84 110 94 116C102 124 100 140 94 144C78 150 56 150 44 144C38 140 37 134 36 128Z',
      hide,
    ),
    path('M33 80C42 84 48 98 52 110L46 110C43 100 38 90 31 86Z', hoof),
    circle(25.5, 89, 1.5, hoof),
    path('M14 101L24 96M24 96C34 104 44 108 56 106', line(2, rein)),
  ].join('');
}

/** Spanish caballo: horse to the left, plume to the left, symbol to the right. */
export function knight(look: KnightLook, symbol: string): string {
  return [
    ground(look.floor),
    horse(look.horse, COLOUR.red),
    path('M58 110C66 114 80 112 86 112L88 130C78 134 66 134 58 130Z', { fill: look.second, ...INK }),
    path('M58.4 127C66 131 78 131 87.6 127', line(2.6, COLOUR.gold)),
    path('M62 108C58 118 56 128 56 138L50 142V146H63C66 134 70 122 78 112Z', { fill: look.main, ...INK }),
    path('M58 76C54 88 54 100 56 112H86C88 100 88 88 84 76C78 70 64 70 58 76Z', { fill: look.main, ...INK }),
    path('M67.5 73H74.5V112H67.5Z', { fill: look.second }),
    rect(55.5, 103, 31, 5, { rx: 2, fill: COLOUR.gold, ...INK }),
    path('M60 82C52 88 50 96 52 104L58 104C58 98 60 94 64 92Z', { fill: look.second, ...INK }),
    hand(55, 106, 3.8),
    face(71, 59, 12, look.hair),
    path('M62 46C54 44 50 38 53 33C59 33 64 37 66 43Z', { fill: COLOUR.paper, ...INK }),
    path('M61 50C61 38 81 38 81 50Z', { fill: look.main, ...INK }),
    ellipse(71, 51, 15, 3.4, { fill: look.main, ...INK }),
    path('M83 81C95 84 104.5 78 106.5 68L98.5 66C96 72 89 74 81 73Z', { fill: look.second, ...INK }),
    symbol,
    hand(HAND.knight.x, HAND.knight.y, 4),
  ].join('');
}

/** Scales a figure onto a card. */
export const stand = (x: number, y: number, scale: number, figure: string): string =>
  group({ transform: `translate(${round(x)} ${round(y)}) scale(${scale})` }, figure);
