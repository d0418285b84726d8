// Colours and emblems of the Mythos factions.
import { COLOUR, circle, group, line, outline, path, round } from './kit.ts';
import type { Point } from './kit.ts';
import type { ClothColours } from './portrait-kit.ts';

/** Two colours of a faction, with a deep and a pale shade of the first. */
export type FactionColours = ClothColours & { readonly pale: string };

/** Four houses, two orders for sets of one's own, and the independents. */
export const MYTHOS_FACTIONS = {
  lantern: { main: '#B8741A', second: '#F2C14E', deep: '#6B3F10', pale: '#F8E7C4' },
  tide: { main: '#2A7480', second: '#A3D3CE', deep: '#16434C', pale: '#D6E8E6' },
  kite: { main: '#3579AE', second: '#F5B93F', deep: '#1F4C73', pale: '#E4F0F7' },
  forge: { main: '#A5382A', second: '#CFC6BF', deep: '#3B2F2C', pale: '#EBDCD3' },
  grove: { main: COLOUR.green, second: '#E2D27A', deep: COLOUR.greenDark, pale: '#E2EACD' },
  moon: { main: COLOUR.plum, second: '#D8B4DA', deep: COLOUR.plumDark, pale: '#E9DDEA' },
  independent: { main: '#83654A', second: '#CDBBDD', deep: '#4B3A52', pale: '#EFE7DA' },
} as const satisfies Record<string, FactionColours>;

/** A faction with its own colours and emblem. */
export type MythosFaction = keyof typeof MYTHOS_FACTIONS;

const isFaction = (name: string): name is MythosFaction => Object.hasOwn(MYTHOS_FACTIONS, name);

/** The faction a card is drawn in: sets may name others, which look like the independents. */
const drawnAs = (name: string): MythosFaction => (isFaction(name) ? name : 'independent');

/** Colours of any faction. */
export const factionColours = (name: string): FactionColours => MYTHOS_FACTIONS[drawnAs(name)];

const STARS: readonly Point[] = [
  [1.4, -1],
  [4.6, -3.4],
  [5, 0.4],
];

/** Drawn around the origin with radius 10; `glow` is what shines through. */
const EMBLEMS: Readonly<Record<MythosFaction, (ink: string, glow: string) => string>> = {
  lantern: (ink, glow) =>
    path('M-2.6 -6.6A2.6 2.6 0 0 1 2.6 -6.6', line(1.3, ink)) +
    path('M-4.2 -6H4.2L5.6 -2V4L4.2 7H-4.2L-5.6 4V-2Z', { fill: ink }) +
    path('M0 -4.4C2.6 -1.6 3 0 3 1.6A3 3 0 0 1 -3 1.6C-3 0 -2.4 -1.6 0 -4.4Z', { fill: glow }),
  tide: (ink) =>
    path('M-4.6 -1A4.6 4.6 0 0 1 4.6 -1Z', { fill: ink }) +
    path('M-7 2Q-4.6 -0.4 -2.3 2T2.3 2T7 2M-5.6 5.6Q-3.6 3.4 -1.8 5.6T1.8 5.6T5.6 5.6', line(1.6, ink)),
  kite: (ink, glow) =>
    path('M0 -8L5.4 -1.6L0 6L-5.4 -1.6Z', { fill: ink }) +
    path('M0 -8V6M-5.4 -1.6H5.4', line(1, glow)) +
    path('M0 6C3 7 1 9 4.4 9', line(1.3, ink)),
  forge: (ink) =>
    path('M-7.4 -3.4H7.4C7 0 4.4 1 2.6 1.4V4H5V7H-5V4H-2.6V1.4C-5 1 -7.4 0 -7.4 -3.4Z', { fill: ink }) +
    path('M-3 -8H3V-5H-3Z', { fill: ink }),
  grove: (ink, glow) =>
    path('M0 -7.6C5 -4 6.4 1 0 5.4C-6.4 1 -5 -4 0 -7.6Z', { fill: ink }) +
    path(
      'M-7 -1.6C-3 -1.6 -1 1.6 -0.4 5.6C-4.6 5.6 -7 2.6 -7 -1.6ZM7 -1.6C3 -1.6 1 1.6 0.4 5.6C4.6 5.6 7 2.6 7 -1.6Z',
      { fill: ink },
    ) +
    path('M0 -3.6V8', line(1.3, glow)),
  moon: (ink) =>
    path('M2.4 -7A7.2 7.2 0 1 0 6.6 3.2A5.6 5.6 0 1 1 2.4 -7Z', { fill: ink }) +
    STARS.map(([x, y]) => circle(x, y, 1.1, { fill: ink })).join(''),
  independent: (ink, glow) =>
    path('M0 -8L2 -2L8 0L2 2L0 8L-2 2L-8 0L-2 -2Z', { fill: ink }) + circle(0, 0, 1.5, { fill: glow }),
};

/** Emblem on a disc. */
export function mythosEmblem(faction: string, cx: number, cy: number, radius: number): string {
  const { main, second } = factionColours(faction);
  return group(
    { transform: `translate(${round(cx)} ${round(cy)}) scale(${round(radius / 10)})` },
    circle(0, 0, 10, { fill: main, ...outline(15 / radius, COLOUR.ink) }),
    circle(0, 0, 8.9, line(0.8, second)),
    group({ transform: 'scale(.84)' }, EMBLEMS[drawnAs(faction)](COLOUR.paper, main)),
  );
}

/** Emblem without its disc, faint enough to read text on it. */
export function watermark(faction: string, cx: number, cy: number, radius: number): string {
  const { second, pale } = factionColours(faction);
  const drawing = EMBLEMS[drawnAs(faction)](second, pale);
  return group({ transform: `translate(${cx} ${cy}) scale(${radius / 10})`, opacity: 0.22 }, drawing);
}
