// Interface icons in a box of 24 by 24, in colours or in the colour of the text around them.
import { FRENCH_SUITS, SUIT_PATHS, suitColour } from './french.ts';
import type { FrenchSuit } from './french.ts';
import { COLOUR, circle, group, line, outline, path, place, rect, sprite, svg } from './kit.ts';
import type { Box, DocumentOptions } from './kit.ts';
import { SPANISH_SUITS, spanishSuitSymbol } from './spanish-suits.ts';
import type { SpanishSuit } from './spanish-suits.ts';

type Tone = { readonly ink: string; readonly fill: string; readonly accent: string; readonly paper: string };

const BOX: Box = { width: 24, height: 24 };
const WEIGHT = 1.6;

const COLOURED: Tone = { ink: COLOUR.ink, fill: COLOUR.gold, accent: COLOUR.red, paper: COLOUR.paper };
const MONO: Tone = { ink: 'currentColor', fill: 'none', accent: 'currentColor', paper: 'none' };

const shape = (tone: Tone, fill: string) => ({ fill, ...outline(WEIGHT, tone.ink) });
const stroke = (tone: Tone, width: number = WEIGHT) => line(width, tone.ink);

const frenchGlyph =
  (suit: FrenchSuit) =>
  (tone: Tone, fourColour: boolean): string =>
    place(1, 1, 0.22, path(SUIT_PATHS[suit], { fill: tone === MONO ? 'currentColor' : suitColour(suit, fourColour) }));

const spanishGlyph = (suit: SpanishSuit) => (): string =>
  spanishSuitSymbol(suit, 1, 1, 22, { weight: 1.3, detailed: false, girth: 1.1 });

/** The turned-up card lies crosswise under the stock: this suit is trump. */
const trump = (tone: Tone): string =>
  rect(6, 12, 16.5, 10, { rx: 1.6, ...shape(tone, tone.paper) }) +
  path('M18 14L20.4 17L18 20L15.6 17Z', { fill: tone.accent }) +
  rect(2, 2.5, 10.5, 15, { rx: 1.6, ...shape(tone, tone === MONO ? 'currentColor' : tone.accent) }) +
  (tone === MONO ? '' : path('M7.25 6.6L9.6 10L7.25 13.4L4.9 10Z', { fill: tone.paper }));

const SHACKLE = 'M7.5 11V8A4.5 4.5 0 0 1 16.5 8V11';
const lock = (tone: Tone): string =>
  path(SHACKLE, stroke(tone, 2)) +
  rect(4.5, 10.5, 15, 11, { rx: 2.4, ...shape(tone, tone.fill) }) +
  circle(12, 15, 1.5, { fill: tone.ink }) +
  path('M12 15.5V18.2', stroke(tone, 1.8));

/** Padlock with a check mark: the deal can be verified. */
const fairDeal = (tone: Tone): string =>
  path(SHACKLE, stroke(tone, 2)) +
  rect(4.5, 10.5, 15, 11, { rx: 2.4, ...shape(tone, tone === MONO ? 'none' : '#8FC7A8') }) +
  path('M8.4 16L11 18.5L15.8 13.6', stroke(tone, 2));

/** Crown on a disc: the Edge. */
const edge = (tone: Tone): string =>
  circle(12, 12, 10.4, shape(tone, tone.fill)) +
  path('M6 16.5L5 8.5L9 11.2L12 6.5L15 11.2L19 8.5L18 16.5Z', shape(tone, tone.accent)) +
  path('M7 18.7H17', stroke(tone, 1.4));

const DROP = 'M12 1.8C16 7 20 10.4 20 14.6A8 8 0 0 1 4 14.6C4 10.4 8 7 12 1.8Z';

/** Drop with a four-pointed star: one chakra. */
const chakra = (tone: Tone): string =>
  path(DROP, shape(tone, tone === MONO ? 'none' : '#6FA9CF')) +
  path('M12 9.4L13.4 13.2L17.2 14.6L13.4 16L12 19.8L10.6 16L6.8 14.6L10.6 13.2Z', {
    fill: tone === MONO ? 'currentColor' : tone.paper,
  });

/** The same drop, spent. */
const chakraSpent = (tone: Tone): string => path(DROP, { ...stroke(tone), strokeDasharray: '2.6 2.4' });

/** Power token: a lozenge with a rim. */
const token = (tone: Tone): string =>
  path('M12 2L21 12L12 22L3 12Z', shape(tone, tone.fill)) + path('M12 6.8V17.2M7.4 12H16.6', stroke(tone, 2));

/** Three fanned cards on a disc: the dealer. */
function dealer(tone: Tone): string {
  const disc = circle(12, 12, 10.4, shape(tone, tone.fill));
  const card = rect(9.2, 6.2, 5.6, 10, { rx: 1, fill: tone.paper, ...outline(1.3, tone.ink) });
  if (tone === MONO) return disc + card + path('M6.4 8.6L7.4 15.6M17.6 8.6L16.6 15.6', stroke(tone, 1.8));
  const leaf = (angle: number): string => group({ transform: `rotate(${angle} 12 20)` }, card);
  return disc + leaf(-24) + leaf(24) + card;
}

const bot = (tone: Tone): string =>
  path('M12 2.8V6.5', stroke(tone)) +
  circle(12, 2.8, 1.4, { fill: tone.accent, ...outline(1.2, tone.ink) }) +
  path('M3.4 12V16M20.6 12V16', stroke(tone, 2)) +
  rect(5, 6.5, 14, 14, { rx: 3.6, ...shape(tone, tone === MONO ? 'none' : COLOUR.steel) }) +
  circle(9.2, 12, 1.5, { fill: tone.ink }) +
  circle(14.8, 12, 1.5, { fill: tone.ink }) +
  path('M9 16.4H15', stroke(tone));

const clock = (tone: Tone): string =>
  path('M9.6 1.8H14.4M12 1.8V4', stroke(tone)) +
  circle(12, 13, 9, shape(tone, tone.paper)) +
  path('M12 7.8V13L15.6 15.2', stroke(tone, 1.8));

const SPEAKER = 'M3 9.4H7L12.4 5V19L7 14.6H3Z';
const speaker = (tone: Tone): string =>
  path(SPEAKER, shape(tone, tone.paper)) +
  path('M15.6 9A4.4 4.4 0 0 1 15.6 15M18.2 6.2A8.2 8.2 0 0 1 18.2 17.8', stroke(tone, 1.8));

const speakerOff = (tone: Tone): string =>
  path(SPEAKER, shape(tone, tone.paper)) + path('M16 9.4L21.2 14.6M21.2 9.4L16 14.6', stroke(tone, 1.8));

/** Table marks first, then the French and the Spanish suits. */
export const ICON_NAMES = [
  'trump',
  'lock',
  'edge',
  'chakra',
  'chakra-spent',
  'token',
  'dealer',
  'bot',
  'clock',
  'speaker',
  'speaker-off',
  'fair-deal',
  ...FRENCH_SUITS,
  ...SPANISH_SUITS,
] as const;

/** An icon by name. */
export type IconName = (typeof ICON_NAMES)[number];

const ICONS: Readonly<Record<IconName, (tone: Tone, fourColour: boolean) => string>> = {
  trump,
  lock,
  edge,
  chakra,
  'chakra-spent': chakraSpent,
  token,
  dealer,
  bot,
  clock,
  speaker,
  'speaker-off': speakerOff,
  'fair-deal': fairDeal,
  spades: frenchGlyph('spades'),
  hearts: frenchGlyph('hearts'),
  diamonds: frenchGlyph('diamonds'),
  clubs: frenchGlyph('clubs'),
  oros: spanishGlyph('oros'),
  copas: spanishGlyph('copas'),
  espadas: spanishGlyph('espadas'),
  bastos: spanishGlyph('bastos'),
};

/** `mono` draws in currentColor (not the Spanish suits); single tones replace the usual ones. */
export type IconOptions = Partial<Tone> & { readonly mono?: boolean; readonly fourColour?: boolean };

/** Drawing of an icon. */
function icon(name: IconName, { mono = false, fourColour = false, ...tones }: IconOptions = {}): string {
  return ICONS[name](mono ? MONO : { ...COLOURED, ...tones }, fourColour);
}

/** An icon as a document. */
export const iconSvg = (
  name: IconName,
  { label, pixelWidth, ...options }: IconOptions & DocumentOptions = {},
): string => svg(BOX, icon(name, options), { label, pixelWidth });

/** All icons as symbols `icon-clock`, in one colour as `icon-clock-mono`. */
export const iconSprite = (): string =>
  sprite([
    ...ICON_NAMES.map((name) => [`icon-${name}`, BOX, icon(name)] as const),
    ...ICON_NAMES.filter((name) => SPANISH_SUITS.every((suit) => suit !== name)).map(
      (name) => [`icon-${name}-mono`, BOX, icon(name, { mono: true })] as const,
    ),
  ]);
