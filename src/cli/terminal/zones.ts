// Zones of a scene as lines of text: with the names of cards, with their ids only, or with several zones per line.

import type { SceneCard, Zone } from '../../kernel/presentation.ts';
import { columns, flow, pad, wrap } from './columns.ts';
import type { Voice } from './screen.ts';
import { cardName } from './names.ts';

/** How much is shown of each card. */
export type Detail = 'names' | 'ids' | 'dense' | 'all';

/** Only the top of a pile matters; this many cards of it are shown. */
const TOP = 3;

/** The zones as lines of at most `width` columns. */
export const zoneLines = (zones: readonly Zone[], voice: Voice, detail: Detail, width: number): string[] => {
  const shown = detail === 'dense' ? zones.filter((zone) => zone.cards.length > 0 || zone.badge !== undefined) : zones;
  const named = shown.map((zone) => ({ zone, name: voice.words.zone(zone, voice.who) + badge(zone) }));
  if (detail === 'dense') {
    // Zones that belong together begin a line.
    const groups = [...new Set(named.map(({ zone }) => zone.group))];
    return groups.flatMap((group) => {
      const items = named
        .filter(({ zone }) => zone.group === group)
        .map(({ zone, name }) => `${name}: ${contents(zone, voice, detail, width - columns(name))}`);
      return flow(items, width, '  |  ');
    });
  }
  // Decks that nobody looks into share a line: there is more to see elsewhere.
  const stocks = named.filter(
    ({ zone }) => zone.kind !== 'hand' && zone.cards.length > 0 && zone.cards.every((card) => card === null),
  );
  const beside = detail === 'all' || stocks.length < 2 ? [] : stocks;
  const rows = named.filter((each) => !beside.includes(each));
  const left = Math.min(28, Math.max(0, ...rows.map(({ name }) => columns(name))));
  const lines = rows.flatMap(({ zone, name }) => {
    const room = width - Math.max(left, columns(name)) - 2;
    const text = contents(zone, voice, detail, room);
    const [first, ...rest] = detail === 'all' ? wrap(text, room) : [text];
    return [`${pad(name, left)}  ${first ?? ''}`, ...rest.map((line) => `${' '.repeat(left)}  ${line}`)];
  });
  const counted = beside.map(({ zone, name }) => `${name}: ${contents(zone, voice, detail, width)}`);
  return [...lines, ...flow(counted, width, '  |  ')];
};

const badge = (zone: Zone): string => (zone.badge === undefined ? '' : ` [${zone.badge}]`);

const contents = (zone: Zone, voice: Voice, detail: Detail, room: number): string => {
  const { phrases } = voice;
  if (zone.cards.length === 0) return phrases.empty;
  if (zone.cards.every((card) => card === null)) return phrases.faceDown(zone.cards.length);
  const known = zone.kind === 'hand' ? zone.cards.filter((card) => card?.mark === 'shown') : [];
  if (known.length > 0) {
    const text = runs(known, voice, detail === 'all' ? 'names' : 'ids').join(detail === 'all' ? ', ' : ' ');
    const hidden = zone.cards.length - known.length;
    return `${phrases.shown(text)}${hidden === 0 ? '' : `, ${phrases.faceDown(hidden)}`}`;
  }
  const piled = zone.kind === 'pile' || zone.kind === 'foundation';
  if (piled && detail !== 'all' && zone.cards.length > TOP) {
    const top = runs(zone.cards.slice(-TOP), voice, 'ids').join(' ');
    return `${phrases.cards(zone.cards.length)}: … ${top}`;
  }
  const items = runs(zone.cards, voice, detail === 'all' ? 'names' : detail);
  const whole = items.join(', ');
  if (detail === 'all' || columns(whole) <= room) return whole;
  const ids = runs(zone.cards, voice, 'ids');
  return columns(ids.join(' ')) <= room ? ids.join(' ') : lastThatFit(ids, room);
};

/** The end of a row of cards; what lies before it is only counted. */
const lastThatFit = (items: readonly string[], room: number): string => {
  let from = items.length;
  let used = 5;
  while (from > 0 && used + columns(items[from - 1] as string) + 1 <= room)
    used += columns(items[--from] as string) + 1;
  return `+${from} … ${items.slice(from).join(' ')}`;
};

/** Cards as items; neighbours that lie face down are counted together. */
const runs = (cards: readonly SceneCard[], voice: Voice, detail: 'names' | 'ids' | 'dense'): string[] => {
  const items: string[] = [];
  let down = 0;
  const closeRun = (): void => {
    if (down > 0) items.push(voice.phrases.faceDown(down));
    down = 0;
  };
  for (const card of cards) {
    if (card === null) {
      down += 1;
      continue;
    }
    closeRun();
    items.push(cardText(card, voice, detail === 'names'));
  }
  closeRun();
  return items;
};

const cardText = (card: NonNullable<SceneCard>, voice: Voice, named: boolean): string => {
  const { words, phrases, who, paint } = voice;
  const short = words.short?.(card.id) ?? card.id;
  const text = paint.card(short, cardName(words, card.id, named));
  const notes = [
    card.by === undefined || !named ? '' : who(card.by),
    card.mark === 'win' ? phrases.winning : '',
    card.mark === 'cross' && named ? phrases.under : '',
    card.badge ?? '',
  ].filter((note) => note !== '');
  return notes.length === 0 ? text : `${text} (${notes.join(', ')})`;
};
