// Mythos cards from plain data: characters, jutsu and missions, in the size of a French card.
import { covering, namedBackdrop } from './backdrops.ts';
import { COLOUR, FRENCH_BOX, blank, element, line, outline, path, place, rect, round, svg } from './kit.ts';
import type { Attributes, Box, DocumentOptions } from './kit.ts';
import { recipeOf, sceneOf } from './long-dusk/pictures.ts';
import { factionColours, mythosEmblem, watermark } from './mythos-factions.ts';
import type { FactionColours } from './mythos-factions.ts';
import { costBadge, pointsBadge, powerBadge, rankBadge, tokenPips, triggerIcon } from './mythos-marks.ts';
import { fitted, rulesText, textLine } from './mythos-text.ts';
import type { MythosEffectText } from './mythos-text.ts';
import { bust } from './portraits.ts';
import type { PortraitLook } from './portraits.ts';
import { backdrop, landscape } from './scenes.ts';
import { sigil } from './sigils.ts';

/** The picture comes from `id`, by hand for cards of the shipped set; an unknown faction looks independent; tokens take the place of the note. */
type MythosCardBase = {
  readonly id: string;
  readonly faction: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly tokens?: number | undefined;
  readonly effects?: readonly MythosEffectText[] | undefined;
};

/** A character; cards with the same `base` name show the same person. */
export type MythosCharacterData = MythosCardBase & {
  readonly kind: 'character';
  readonly cost: number;
  readonly power: number;
  readonly base?: string | undefined;
  readonly look?: PortraitLook | undefined;
};

/** A jutsu; its picture is a sigil. */
export type MythosJutsuData = MythosCardBase & { readonly kind: 'jutsu'; readonly cost: number };

/** A mission; its picture is a landscape. */
export type MythosMissionData = MythosCardBase & {
  readonly kind: 'mission';
  readonly rank: string;
  readonly points: number;
};

/** What a Mythos card shows. */
export type MythosCardData = MythosCharacterData | MythosJutsuData | MythosMissionData;

/** `zoom` is the scale of the bust, `sink` how much of it lies below the picture. */
type Frame = Box & { readonly x: number; readonly y: number; readonly zoom: number; readonly sink: number };

const SERIF = "'DejaVu Serif', Georgia, serif";
/** How much wider the two bold types are than the plain sans. */
const SERIF_BOLD = 1.2;
const SANS_BOLD = 1.1;

/** Scenes are painted a little beyond their box, so that a broad picture shows more of their height. */
const SCENE_WIDTH = 117;

const WINDOW: Frame = { x: 8, y: 23, width: 110, height: 75, zoom: 0.84, sink: 6 };
const SMALL_WINDOW: Frame = { x: 6, y: 6, width: 114, height: 128, zoom: 1.28, sink: 0 };

/** A gold rim from the second version of a person on, a broad one with corners for the third. */
function stageMark(stage: number, { width, height }: Box): string {
  if (stage < 2) return '';
  const rim = (inset: number, look: Attributes): string =>
    rect(inset, inset, width - 2 * inset, height - 2 * inset, look);
  if (stage === 2) return rim(2.2, line(2.6, COLOUR.gold)) + rim(3.7, line(0.7));
  const corners = [0, width].flatMap((x) =>
    [0, height].map((y) => `M${x - 11} ${y}L${x} ${y - 11}L${x + 11} ${y}L${x} ${y + 11}Z`),
  );
  return (
    rim(3, line(4.6, COLOUR.gold)) + rim(5.4, line(0.9)) + path(corners.join(''), { fill: COLOUR.gold, ...outline(1) })
  );
}

/** Backdrop and bust; the frame cuts off what is too large. */
function portrait({ id, base, look }: MythosCharacterData, colours: FactionColours, frame: Frame): string {
  const recipe = recipeOf(id);
  const scenery = recipe ? namedBackdrop(recipe.backdrop, colours, frame) : backdrop(id, colours, frame);
  const figure = bust(id, colours, base, { ...recipe?.look, ...look });
  const top = frame.height + frame.sink - 100 * frame.zoom;
  return (
    scenery + place(frame.width / 2 - 50 * frame.zoom, top, frame.zoom, figure) + stageMark(recipe?.stage ?? 1, frame)
  );
}

function picture(card: MythosCardData, colours: FactionColours, frame: Frame): string {
  if (card.kind === 'character') return portrait(card, colours, frame);
  const scene = sceneOf(card.id);
  if (scene !== undefined) return covering(frame, SCENE_WIDTH, 0.4, scene);
  if (card.kind === 'mission') return landscape(card.id, frame);
  return sigil(card.id, colours, frame, mythosEmblem(card.faction, 0, 0, 15));
}

function nameBar({ name }: MythosCardData): string {
  const size = fitted(name, 84, 9.4, SERIF_BOLD);
  return (
    rect(8, 8, 110, 15, { fill: COLOUR.paper, ...outline() }) +
    textLine(name, 31, round(15.5 + size * 0.36), size, { fontFamily: SERIF, fontWeight: 700 })
  );
}

function titleLine({ title = '', faction }: MythosCardData, colours: FactionColours): string {
  const size = fitted(title, 88, 6.4, SANS_BOLD);
  return (
    rect(8, 98, 110, 11, { fill: colours.main, ...outline() }) +
    textLine(title, 27, round(103.6 + size * 0.36), size, { fill: COLOUR.paper, fontWeight: 600 }) +
    mythosEmblem(faction, 16.5, 103, 8.6)
  );
}

function footer({ tokens, note }: MythosCardData, colours: FactionColours): string {
  if (tokens) return tokenPips(tokens, 11, 161, 8, { colour: COLOUR.paper, halo: 0 });
  return note ? textLine(note, 12, 166.4, fitted(note, 74, 5.8), { fill: colours.pale }) : '';
}

/** Characters have a plain border, jutsu a double one, missions a notched one. */
function border({ kind }: MythosCardData, colours: FactionColours): string {
  const base = rect(3.5, 3.5, 119, 169, { rx: 6, fill: colours.deep });
  if (kind === 'jutsu') return base + rect(5.4, 5.4, 115.2, 165.2, { rx: 4.6, ...line(1.2, colours.second) });
  if (kind === 'mission') return base + path('M3.5 88L8 80V96ZM122.5 88L118 80V96Z', { fill: colours.second });
  return base;
}

/** Cost or rank at the top left, power or points at the bottom right. */
function corners(card: MythosCardData, colours: FactionColours): string {
  if (card.kind === 'mission')
    return rankBadge(card.rank, 8, 4, 18, 28, colours.second) + pointsBadge(card.points, 107, 158, 12);
  if (card.kind === 'jutsu') return costBadge(card.cost, 17.5, 17.5, 12, COLOUR.paper);
  return costBadge(card.cost, 17.5, 17.5, 12, colours.second) + powerBadge(card.power, 108, 158.5, 12);
}

function smallCorners(card: MythosCardData, colours: FactionColours): string {
  if (card.kind === 'mission')
    return rankBadge(card.rank, 8, 4, 34, 50, colours.second) + pointsBadge(card.points, 97, 150, 19);
  if (card.kind === 'jutsu') return costBadge(card.cost, 25, 25, 20, COLOUR.paper);
  return costBadge(card.cost, 25, 25, 20, colours.second) + powerBadge(card.power, 100, 149, 20);
}

const framedPicture = (card: MythosCardData, colours: FactionColours, frame: Frame, weight?: number): string =>
  element('svg', { x: frame.x, y: frame.y, width: frame.width, height: frame.height }, picture(card, colours, frame)) +
  rect(frame.x, frame.y, frame.width, frame.height, line(weight));

/** Full face, legible from about 160 px; text that is too long ends in an ellipsis. */
export function mythosCard(data: MythosCardData): string {
  const colours = factionColours(data.faction);
  return [
    blank(FRENCH_BOX),
    border(data, colours),
    framedPicture(data, colours, WINDOW),
    nameBar(data),
    rect(8, 109, 110, 49, { fill: COLOUR.paper, ...outline() }),
    watermark(data.faction, 63, 134, 20),
    titleLine(data, colours),
    rulesText(data.effects ?? [], colours.deep),
    footer(data, colours),
    corners(data, colours),
  ].join('');
}

/** Face for small sizes: picture, cost, power, emblem and the first two triggers; no words. */
export function mythosCompactCard(data: MythosCardData): string {
  const colours = factionColours(data.faction);
  const triggers = [...new Set(data.effects?.map((effect) => effect.trigger))].filter(
    (trigger) => trigger !== undefined,
  );
  return [
    blank(FRENCH_BOX),
    border(data, colours),
    framedPicture(data, colours, SMALL_WINDOW, 2),
    rect(6, 134, 114, 36, { rx: 3, fill: colours.main, ...outline(2) }),
    mythosEmblem(data.faction, 24, 152, 14),
    ...triggers.slice(0, 2).map((trigger, i) => triggerIcon(trigger, 41 + i * 18, 144, 16, colours.deep)),
    smallCorners(data, colours),
    data.tokens ? tokenPips(data.tokens, 10, 116, 15) : '',
  ].join('');
}

/** A character as the cover of the game: the small face without figures and triggers. */
export function mythosCoverSvg(id: string, faction: string): string {
  const card: MythosCardData = { id, kind: 'character', faction, name: '', cost: 0, power: 0 };
  const colours = factionColours(faction);
  const drawing = [
    blank(FRENCH_BOX),
    border(card, colours),
    framedPicture(card, colours, SMALL_WINDOW, 2),
    rect(6, 134, 114, 36, { rx: 3, fill: colours.main, ...outline(2) }),
    mythosEmblem(faction, 63, 152, 14),
  ];
  return svg(FRENCH_BOX, drawing.join(''));
}

/** A Mythos card as a document. */
export const mythosCardSvg = (
  data: MythosCardData,
  { compact = false, ...options }: DocumentOptions & { readonly compact?: boolean } = {},
): string => svg(FRENCH_BOX, compact ? mythosCompactCard(data) : mythosCard(data), options);
