// Boards of columns as text: two players side by side, each column from the top down, what is shared above them.

import type { SceneCard, Zone } from '../../kernel/presentation.ts';
import type { Seat } from '../../kernel/game.ts';
import { clip, flow, pad } from './columns.ts';
import type { Voice } from './screen.ts';
import { zoneLines } from './zones.ts';

const GAP = '   ';
/** Cards of a pile that are shown: the top, and what it will show next. */
const SHOWN = 4;
/** More columns per player than this don't fit side by side. */
const MOST_COLUMNS = 8;

/** One player's part of a scene. */
interface Board {
  readonly owner: Seat;
  readonly columns: readonly Zone[];
  readonly piles: readonly Zone[];
}

/** The players' boards, the reader's own first; nothing if the scene is not made of two boards of columns. */
const boardsOf = (zones: readonly Zone[], seat: Seat | undefined): readonly Board[] | undefined => {
  const columns = zones.filter(({ kind, owner }) => kind === 'column' && owner !== undefined);
  const owners = [...new Set(columns.map(({ owner }) => owner as Seat))].sort(
    (a, b) => Number(b === seat) - Number(a === seat) || a - b,
  );
  if (owners.length !== 2) return undefined;
  const boards = owners.map((owner) => ({
    owner,
    columns: columns.filter((zone) => zone.owner === owner),
    piles: zones.filter((zone) => zone.owner === owner && (zone.kind === 'stock' || zone.kind === 'pile')),
  }));
  return boards.some((board) => board.columns.length > MOST_COLUMNS) ? undefined : boards;
};

/** A scene of two boards in at most `room` lines of `width` columns; nothing if it is no such scene or does not fit. */
export const boardLines = (
  zones: readonly Zone[],
  voice: Voice,
  seat: Seat | undefined,
  width: number,
  room: number,
): string[] | undefined => {
  const boards = boardsOf(zones, seat);
  if (boards === undefined) return undefined;
  const shared = zones.filter(({ kind }) => kind === 'foundation');
  const placed = new Set([...shared, ...boards.flatMap((board) => [...board.columns, ...board.piles])]);
  const others = zones.filter((zone) => !placed.has(zone));
  const half = Math.floor((width - GAP.length) / 2);
  const top = [
    ...flow(
      shared.map((zone) => pad(`${zone.id}${zone.badge ?? ''} ${topOf(zone, voice)}`, 8)),
      width,
      ' ',
    ),
    ...zoneLines(others, voice, 'dense', width),
  ];
  const high = room - top.length - 2;
  if (high < 3) return undefined;
  const sides = boards.map((board) => sideLines(board, voice, half, high));
  const rows = Math.max(...sides.map((side) => side.length));
  const body = Array.from({ length: rows }, (_, i) =>
    sides
      .map((side) => pad(side[i] ?? '', half))
      .join(GAP)
      .trimEnd(),
  );
  return [...top, ...body];
};

const cardText = (card: SceneCard | undefined, voice: Voice): string => {
  if (card === undefined) return '--';
  if (card === null) return '??';
  const short = voice.words.short?.(card.id) ?? card.id;
  return voice.paint.card(short, short);
};

const topOf = (zone: Zone, voice: Voice): string => cardText(zone.cards.at(-1), voice);

/** Stock and waste on one line, the names of the columns below it, then the columns. */
const sideLines = (board: Board, voice: Voice, width: number, high: number): string[] => {
  const cell = Math.min(5, Math.floor(width / board.columns.length));
  // What to type, and the number that words count it by.
  const head = ({ id }: Zone, i: number): string => {
    const typed = id.split('.').at(-1) ?? id;
    const both = `${typed}=${i + 1}`;
    return both.length < cell ? both : typed;
  };
  const columns = board.columns.map((zone) => columnLines(zone.cards, voice, high));
  const rows = Math.max(...columns.map((column) => column.length));
  const row = (cells: readonly string[]): string => clip(cells.map((text) => pad(text, cell)).join(''), width);
  return [
    clip([voice.who(board.owner), ...board.piles.map((pile) => pileText(pile, voice))].join('  '), width),
    voice.paint.quiet(row(board.columns.map(head))),
    ...Array.from({ length: rows }, (_, i) => row(columns.map((column) => column[i] ?? ''))),
  ];
};

/** Face-down cards are counted; of open ones the top three, the last one being the top. */
const pileText = (zone: Zone, voice: Voice): string => {
  const name = zone.id.split('.').at(-1) ?? zone.id;
  if (zone.cards.every((card) => card === null)) return `${name} ${zone.cards.length}`;
  const shown = zone.cards.slice(-SHOWN + 1).map((card) => cardText(card, voice));
  return `${name} ${zone.cards.length > shown.length ? '… ' : ''}${shown.join(' ')}`;
};

/** A column from the top down: how many lie face down, then the open cards; a long one is cut in its middle. */
const columnLines = (cards: readonly SceneCard[], voice: Voice, high: number): readonly string[] => {
  if (cards.length === 0) return ['--'];
  const first = cards.findIndex((card) => card !== null);
  const down = first < 0 ? cards.length : first;
  const open = cards.slice(down).map((card) => cardText(card, voice));
  const lines = [down === 0 ? '' : voice.paint.quiet(`(${down})`), ...open];
  if (lines.length <= high) return lines;
  return [...lines.slice(0, 2), ' ⋮', ...lines.slice(lines.length - high + 3)];
};
