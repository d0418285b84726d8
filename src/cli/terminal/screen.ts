// A table as text, from the scene alone: never wider than 80 columns nor higher than 24 lines, the prompt included.

import type { Fact, Scene, Score, Who, Words } from '../../kernel/face.ts';
import type { Seat } from '../../kernel/game.ts';
import { boardLines } from './boards.ts';
import { clip, columns, flow, grid, wrap } from './columns.ts';
import { ownHands, type Move } from './moves.ts';
import { cardName } from './names.ts';
import type { Paint } from './paint.ts';
import type { Phrases } from '../text/phrases.ts';
import { zoneLines } from './zones.ts';

/** The size of a frame: what every terminal has. */
export const WIDTH = 80;
export const HEIGHT = 24;

/** The language and the colours of a table. */
export interface Voice {
  readonly words: Words;
  readonly phrases: Phrases;
  readonly who: Who;
  readonly paint: Paint;
}

/** What a frame shows. */
export interface Picture {
  readonly title: string;
  readonly scene: Scene;
  /** Whose hand is at the bottom; nobody's in an open view. */
  readonly seat: Seat | undefined;
  readonly moves: readonly Move[];
  /** What happened since the last frame, oldest first. */
  readonly news: readonly string[];
  /** An answer to what the player typed; it stands in place of the news. */
  readonly notice: readonly string[];
  readonly hint: string;
}

/** The lines of a frame above its prompt line, at most 23. */
export const frame = (picture: Picture, voice: Voice): readonly string[] => {
  const top = [...header(picture, voice), ...facts(picture.scene, voice)];
  const hand = handLines(picture, voice);
  const { moves, buttons, told } = listed(picture, voice);
  const hint = picture.hint === '' ? [] : [clip(picture.hint, WIDTH)];
  // Two rules, and the prompt itself.
  const free = HEIGHT - 1 - top.length - hand.length - hint.length - 2;
  const wanted = Math.min(told.length, picture.notice.length > 0 ? told.length : 2);
  const zones = fitZones(picture, voice, free - wanted - Math.min(moves.length, 3));
  const movesFit = cut(moves, Math.max(1, free - zones.length - wanted), voice.phrases.moreMoves, buttons);
  const tail = newest(told, Math.max(0, free - zones.length - movesFit.length), voice.phrases);
  return [...top, ruler(voice), ...zones, ruler(voice), ...tail, ...hand, ...movesFit, ...hint]
    .slice(0, HEIGHT - 1)
    .map((line) => clip(line, WIDTH));
};

const ruler = ({ paint }: Voice, label = ''): string =>
  paint.quiet(`──${label === '' ? '' : ` ${label} `}`.padEnd(WIDTH - 1, '─'));

const header = ({ title, scene, seat }: Picture, voice: Voice): string[] => {
  const scores = scene.scores.map((score) => scoreText(score, voice, seat));
  const head = voice.paint.strong(title);
  const one = [head, ...scores].join('  ·  ');
  return columns(one) <= WIDTH ? [one] : [clip(head, WIDTH), ...flow(scores, WIDTH, '  ·  ').slice(0, 2)];
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

const facts = (scene: Scene, { words, who }: Voice): string[] =>
  flow(
    scene.facts.map((fact) => factText(fact, words, who)).filter((text) => text !== ''),
    WIDTH,
    '  ·  ',
  ).slice(0, 3);

/** A fact about a player names the player: here it does not stand beside the name. */
const factText = (fact: Fact, words: Words, who: Who): string => {
  const text = words.fact(fact, who);
  return fact.seat === undefined || text === '' || text.includes(who(fact.seat)) ? text : `${who(fact.seat)}: ${text}`;
};

/** The zones with as much detail as fits into `room` lines. */
const fitZones = (picture: Picture, voice: Voice, room: number): string[] => {
  const own = ownHands(picture.scene, picture.seat);
  const others = picture.scene.zones.filter((zone) => !own.includes(zone));
  const boards = boardLines(others, picture.scene.deck, voice, picture.seat, WIDTH, room);
  if (boards !== undefined) return boards;
  let zones: string[] = [];
  for (const detail of ['names', 'ids', 'dense'] as const) {
    zones = zoneLines(others, picture.scene.deck, voice, detail, WIDTH);
    if (zones.length <= room) return zones;
  }
  return cut(zones, Math.max(2, room), voice.phrases.moreZones);
};

/** As many lines as there is room for, and how many more there are; the last `kept` ones stay if anything does. */
const cut = (lines: readonly string[], most: number, more: (count: number) => string, kept = 0): string[] => {
  if (lines.length <= most) return [...lines];
  const end = Math.min(kept, Math.max(0, most - 2));
  return [...lines.slice(0, most - 1 - end), more(lines.length - most + 1), ...lines.slice(lines.length - end)];
};

const newest = (lines: readonly string[], most: number, phrases: Phrases): string[] => {
  if (lines.length <= most) return [...lines];
  if (most < 2) return lines.slice(lines.length - most);
  return [phrases.moreNews(lines.length - most + 1), ...lines.slice(lines.length - most + 1)];
};

/** The player's cards with the numbers of what they can do; one without a number is not allowed now. */
const handLines = (picture: Picture, voice: Voice): string[] => {
  const { words, phrases, paint } = voice;
  const cards = ownHands(picture.scene, picture.seat).flatMap((zone) =>
    zone.cards.map((card) => ({ zone: zone.id, id: card?.id, badge: card?.badge })),
  );
  if (cards.length === 0) return [];
  const item =
    (named: boolean) =>
    (card: { readonly zone: string; readonly id: string | undefined; readonly badge: string | undefined }) => {
      const mine = picture.moves.filter((move) => move.touch?.zone === card.zone && move.touch.card === card.id);
      const [first] = mine;
      const mark = first === undefined ? '   ' : `${first.number}${mine.length > 1 ? '+' : ')'}`.padStart(3);
      if (card.id === undefined) return `${mark} ?`;
      const worth = card.badge === undefined ? '' : ` ${card.badge}`;
      const text = (named ? cardName(words, card.id, true, 3) : card.id) + worth;
      const shown = paint.card(picture.scene.deck, card.id, text);
      return picture.moves.length > 0 && first === undefined ? paint.quiet(`${mark} ${text}`) : `${mark} ${shown}`;
    };
  const named = grid(cards.map(item(true)), WIDTH);
  const body = named.length <= 3 ? named : grid(cards.map(item(false)), WIDTH).slice(0, 6);
  return [ruler(voice, phrases.hand), ...body];
};

/** The moves that the hand does not show by itself, and the news or the notice. */
const listed = (picture: Picture, { paint, phrases }: Voice): { moves: string[]; buttons: number; told: string[] } => {
  const hands = ownHands(picture.scene, picture.seat).map((zone) => zone.id);
  const touches = new Map<string, number>();
  for (const { touch } of picture.moves) {
    if (touch) touches.set(`${touch.zone} ${touch.card}`, (touches.get(`${touch.zone} ${touch.card}`) ?? 0) + 1);
  }
  const others = picture.moves.filter(
    ({ touch }) => !touch || !hands.includes(touch.zone) || touches.get(`${touch.zone} ${touch.card}`) !== 1,
  );
  const withCard = grid(others.filter(({ touch }) => touch).map(moveText), WIDTH);
  // What no card stands for, such as a pass, is found nowhere else.
  const buttons = grid(others.filter(({ touch }) => !touch).map(moveText), WIDTH);
  const head = paint.quiet(`${others.length === picture.moves.length ? phrases.onlyMoves : phrases.moves}:`);
  const moves = others.length === 0 ? [] : [head, ...withCard, ...buttons];
  const notice = picture.notice.flatMap((line) => wrap(line, WIDTH, '  ')).slice(0, 7);
  const told = notice.length > 0 ? notice : picture.news.flatMap((line) => wrap(line, WIDTH, '  '));
  return { moves, buttons: buttons.length, told };
};

/** A move in a list: its number, what it says, and what to type in full; where that is too long, the number will do. */
export const moveText = (move: Move): string => {
  const both = wholeMove(move);
  return columns(both) <= WIDTH ? both : clip(`${markOf(move)}${move.label}`, WIDTH);
};

/** The same in as many lines as it takes. */
export const moveLines = (move: Move): readonly string[] => wrap(wholeMove(move), WIDTH, '    ');

const markOf = ({ number }: Move): string => `${String(number).padStart(2)}) `;

const wholeMove = (move: Move): string => {
  const { label, action } = move;
  return markOf(move) + (label.toLowerCase() === action.toLowerCase() ? label : `${label} (${action})`);
};
