// A table as text, from the scene alone: never wider nor higher than the terminal, the prompt included. Moves come first.

import type { Fact, Scene, SceneCard, Score, Who, Words, Zone } from '../../kernel/presentation.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Size } from '../shell.ts';
import type { Phrases } from '../text/phrases.ts';
import { boardLines } from './boards.ts';
import { clip, columns, flow, grid, wrap } from './columns.ts';
import { cutMoveList, moveList } from './move-list.ts';
import { ownHands, type Move } from './moves.ts';
import { cardName } from './names.ts';
import type { Paint } from './paint.ts';
import { zoneLines } from './zones.ts';

/** The language and the colours of a table. */
export interface Voice {
  readonly words: Words;
  readonly phrases: Phrases;
  readonly who: Who;
  readonly paint: Paint;
}

/** What a screen shows. */
export interface ScreenContent {
  readonly title: string;
  readonly scene: Scene;
  /** Whose hand is at the bottom; nobody's in an open view. */
  readonly seat: Seat | undefined;
  readonly moves: readonly Move[];
  /** The last trick that was completed, in games with tricks. */
  readonly lastTrick?: readonly SceneCard[] | undefined;
  /** What happened since the player's last move, oldest first. */
  readonly news: readonly string[];
  /** An answer to what the player typed. */
  readonly notice: readonly string[];
  readonly hint: string;
}

/** How many lines of news are kept however crowded the screen is: at least the last move. */
const LEAST_NEWS = 2;
/** The table itself is never cut down to less than this part of what it shares with the moves. */
const TABLE_PART = 1 / 3;

/** The lines of a screen above its prompt line. */
export const screenLines = (content: ScreenContent, voice: Voice, size: Size): readonly string[] => {
  const { columns: width, rows } = size;
  const top = [...header(content, voice, width), ...facts(content.scene, voice, width)].slice(0, Math.max(1, rows / 4));
  const hand = handLines(content, voice, size);
  const hint = content.hint === '' ? [] : [clip(content.hint, width)];
  // Two rulers, and the prompt itself.
  const free = Math.max(0, rows - 1 - top.length - hand.length - hint.length - 2);
  const notice = content.notice.flatMap((line) => wrap(line, width, '  ')).slice(0, Math.max(3, free / 2));
  const trick = lastTrickLines(content, voice);
  const news = content.news.flatMap((line) => wrap(line, width, '  '));
  const told = notice.length + trick.length + Math.min(news.length, LEAST_NEWS);
  const { zones, moves } = share(content, voice, width, Math.max(0, free - told));
  const left = free - zones.length - moves.length - notice.length - trick.length;
  const table = [...top, ruler(voice, width), ...zones, ruler(voice, width)];
  const shown = [...table, ...trick, ...newest(news, Math.max(0, left), voice.phrases), ...notice].concat(
    hand,
    moves,
    hint,
  );
  // Where a terminal is too small for all of it, what can be done is the last to go.
  return shown.slice(Math.max(0, shown.length - (rows - 1))).map((line) => clip(line, width));
};

const ruler = ({ paint }: Voice, width: number, label = ''): string =>
  paint.quiet(`──${label === '' ? '' : ` ${label} `}`.padEnd(width - 1, '─'));

const header = ({ title, scene, seat }: ScreenContent, voice: Voice, width: number): string[] => {
  const scores = scene.scores.map((score) => scoreText(score, voice, seat));
  const head = voice.paint.strong(title);
  const one = [head, ...scores].join('  ·  ');
  return columns(one) <= width ? [one] : [clip(head, width), ...flow(scores, width, '  ·  ').slice(0, 2)];
};

/** One side's score in a line: who, the points, and the game's small print. */
export const scoreText = (score: Score, { words, phrases, who }: Voice, seat: Seat | undefined): string => {
  const names = score.seats.map((at) => (at === seat ? `${who(at)} (${phrases.you})` : who(at))).join(' + ');
  const print = words.score(score);
  const points = `${score.points}${score.of === undefined ? '' : `/${score.of}`}`;
  return new RegExp(String.raw`^${score.points}(?!\d)`, 'u').test(print)
    ? `${names}: ${print}`
    : `${names}: ${points}${print === '' ? '' : ` (${print})`}`;
};

const facts = (scene: Scene, { words, who }: Voice, width: number): string[] =>
  flow(
    scene.facts.map((fact) => factText(fact, words, who)).filter((text) => text !== ''),
    width,
    '  ·  ',
  ).slice(0, 3);

/** A fact about a player names the player: here it does not stand beside the name. */
const factText = (fact: Fact, words: Words, who: Who): string => {
  const text = words.fact(fact, who);
  return fact.seat === undefined || text === '' || text.includes(who(fact.seat)) ? text : `${who(fact.seat)}: ${text}`;
};

const lastTrickLines = ({ lastTrick = [] }: ScreenContent, { words, phrases, who, paint }: Voice): string[] => {
  const cards = lastTrick.flatMap((card) => {
    if (card === null) return [];
    const name = paint.card(card.id, cardName(words, card.id, false));
    return [card.by === undefined ? name : `${who(card.by)} ${name}`];
  });
  return cards.length === 0 ? [] : [`${phrases.lastTrick}: ${cards.join(', ')}`];
};

/** Zones and moves in `room` lines together: as much detail of both as there is room for, then all moves, then the whole table. */
const share = (
  content: ScreenContent,
  voice: Voice,
  width: number,
  room: number,
): { readonly zones: readonly string[]; readonly moves: readonly string[] } => {
  const others = movesBesideHand(content);
  const head = others.length === content.moves.length ? voice.phrases.onlyMoves : voice.phrases.moves;
  const texts = { head: voice.paint.quiet(`${head}:`), more: voice.phrases.moreMoves };
  const layouts = zoneLayouts(content, voice, width);
  for (const density of ['words', 'actions', 'dense'] as const) {
    const moves = moveList(others, texts, density, width);
    const zones = layouts.find(({ length }) => length + moves.length <= room);
    if (zones !== undefined) return { zones, moves };
  }
  const least = Math.max(2, Math.floor(room * TABLE_PART));
  const moves = cutMoveList(others, texts, width, Math.max(1, room - least));
  return { zones: cutZones(content, voice, width, room - moves.length), moves };
};

/** The moves that the hand does not show by itself. */
const movesBesideHand = ({ scene, seat, moves }: ScreenContent): readonly Move[] => {
  const hands = ownHands(scene, seat).map((zone) => zone.id);
  const touches = new Map<string, number>();
  const key = (touch: NonNullable<Move['touch']>): string => `${touch.zone} ${touch.card}`;
  for (const { touch } of moves) if (touch) touches.set(key(touch), (touches.get(key(touch)) ?? 0) + 1);
  return moves.filter(({ touch }) => !touch || !hands.includes(touch.zone) || touches.get(key(touch)) !== 1);
};

const zonesOf = ({ scene, seat }: ScreenContent) => {
  const own = ownHands(scene, seat);
  return scene.zones.filter((zone) => !own.includes(zone));
};

/** The zones with nothing left out, in ever less detail. */
const zoneLayouts = (content: ScreenContent, voice: Voice, width: number): readonly (readonly string[])[] => {
  const zones = zonesOf(content);
  const boards = boardLines(zones, voice, content.seat, width, Infinity);
  if (boards !== undefined) return [boards];
  return (['names', 'ids', 'dense'] as const).map((detail) => zoneLines(zones, voice, detail, width));
};

const cutZones = (content: ScreenContent, voice: Voice, width: number, room: number): string[] => {
  const zones = zonesOf(content);
  const boards = boardLines(zones, voice, content.seat, width, room);
  if (boards !== undefined) return boards;
  // Cards that nobody sees are the first to go.
  const isHidden = (zone: Zone): boolean => zone.group === undefined && zone.cards.every((card) => card === null);
  const order = [...zones.filter((zone) => !isHidden(zone)), ...zones.filter(isHidden)];
  const lines = zoneLines(order, voice, 'dense', width);
  const most = Math.max(2, room);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), voice.phrases.moreZones(lines.length - most + 1)];
};

const newest = (lines: readonly string[], most: number, phrases: Phrases): readonly string[] => {
  if (lines.length <= most) return lines;
  if (most <= LEAST_NEWS) return lines.slice(lines.length - most);
  return [phrases.moreNews(lines.length - most + 1), ...lines.slice(lines.length - most + 1)];
};

/** The player's cards with the numbers of what they can do; one without a number is not allowed now. */
const handLines = (content: ScreenContent, voice: Voice, { columns: width, rows }: Size): string[] => {
  const { words, phrases, paint } = voice;
  const cards = ownHands(content.scene, content.seat).flatMap((zone) =>
    zone.cards.map((card) => ({ zone: zone.id, id: card?.id, badge: card?.badge })),
  );
  if (cards.length === 0) return [];
  const item = (named: boolean) => (card: (typeof cards)[number]) => {
    const mine = content.moves.filter((move) => move.touch?.zone === card.zone && move.touch.card === card.id);
    const [first] = mine;
    const mark = first === undefined ? '   ' : `${first.number}${mine.length > 1 ? '+' : ')'}`.padStart(3);
    if (card.id === undefined) return `${mark} ?`;
    const worth = card.badge === undefined ? '' : ` ${card.badge}`;
    const text = (named ? cardName(words, card.id, true, 3) : card.id) + worth;
    const shown = paint.card(card.id, text);
    return content.moves.length > 0 && first === undefined ? paint.quiet(`${mark} ${text}`) : `${mark} ${shown}`;
  };
  const named = grid(cards.map(item(true)), width);
  const most = Math.max(3, Math.floor(rows / 8));
  const short = named.length <= most ? named : grid(cards.map(item(false)), width);
  const body = short.length <= most ? short : flow(cards.map(item(false)), width, ' ');
  return [ruler(voice, width, phrases.hand), ...body];
};
