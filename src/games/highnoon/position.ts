// The state as JSON that people may write, strictly checked: docs/highnoon-position.md describes each field.

import { inspectWith, strictly, type Inspected, type Notes } from '../../kernel/invariants.ts';
import type { Json } from '../../kernel/json.ts';
import { readArray, readInteger, readObject, readString, readWord, wrong, type Spot } from '../../kernel/reading.ts';
import type { InputError, Result } from '../../kernel/result.ts';
import { CARDS, cardNamed, copyOf, nameOf, rankOf, suitOf, SUITS, type Card } from './cards.ts';
import { INVARIANTS } from './invariants.ts';
import type { HighNoonOptions } from './options.ts';
import { legal } from './rules.ts';
import {
  COLUMNS,
  columnOf,
  downOf,
  drawnOf,
  emptyState,
  laneCards,
  LANES,
  PLAYERS,
  ringOf,
  runLength,
  type State,
} from './state.ts';

const hiddenName = (card: Card): string => `${nameOf(card)}?`;

const writePlayer = (s: State, seat: number): Json => {
  const ring = ringOf(s, seat);
  const drawn = drawnOf(s, seat);
  return {
    stock: ring.slice(drawn).toReversed().map(hiddenName),
    waste: ring.slice(0, drawn).map(nameOf),
    tableau: Array.from({ length: COLUMNS }, (_, column) =>
      columnOf(s, seat, column).map((card, i) => (i < downOf(s, seat, column) ? hiddenName(card) : nameOf(card))),
    ),
    score: s.score[seat]!,
    placed: s.placed[seat]!,
    idle: s.idle[seat]!,
    turned: s.turned[seat]!,
    progress: s.progress[seat]!,
  };
};

/** The position of a state; before the deal it holds no cards. */
export const write = (s: State): Json => ({
  mode: s.options.mode,
  players: [writePlayer(s, 0), writePlayer(s, 1)],
  foundations: Array.from({ length: LANES }, (_, lane) => laneCards(s, lane).map(nameOf)),
  actions: s.actions,
  ...(s.ending === null || s.ending === 'cleared' ? {} : { ended: s.ending }),
});

/** A card that has been read; it may not come again. */
type Once = (spot: Spot, card: Card) => Card;

type Noted = Notes<(typeof INVARIANTS)[number]['name']>;

/** A state from a position, with everything that is impossible about it. */
export const inspect = (options: HighNoonOptions, json: unknown): Result<Inspected<State>, InputError> =>
  inspectWith(INVARIANTS, json, (spot, notes) => {
    const fields = readObject(spot, ['mode', 'players', 'foundations'], ['actions', 'ended']);
    // The mode matters to the deal alone (HN-4.4), so a position brings its own.
    const s = emptyState({ ...options, mode: readWord(fields.mode, ['split', 'shared']) });
    const seen = new Set<Card>();
    const once: Once = (at, card) => {
      if (seen.has(card)) notes.tell('cards', at, `${nameOf(card)} is in two places`);
      seen.add(card);
      return card;
    };
    s.actions = fields.actions === undefined ? 0 : readInteger(fields.actions, 0, 10_000_000);
    readArray(fields.players, { length: PLAYERS }).forEach((player, seat) => readPlayer(s, player, seat, once));
    readLanes(s, fields.foundations, once);
    if (seen.size > 0) readStage(s, fields.ended, notes);
    else if (fields.ended !== undefined) notes.tell('ended', fields.ended, 'must be absent before the deal');
    return s;
  });

/** A state from a position, or where and why it is impossible. */
export const read = strictly(inspect);

const MOST_SCORE = 8 * 91;

const readPlayer = (s: State, spot: Spot, seat: number, once: Once): void => {
  const f = readObject(spot, ['stock', 'waste', 'tableau', 'score', 'placed'], ['idle', 'turned', 'progress']);
  const stock = readArray(f.stock, { max: CARDS.length }).map((each) => hiddenCard(each, once));
  const waste = readArray(f.waste, { max: CARDS.length }).map((each) => openCard(each, once));
  s.rings[seat] = [...waste, ...stock.toReversed()];
  s.drawn[seat] = waste.length;
  s.left[seat] = waste.length + stock.length;
  readArray(f.tableau, { length: COLUMNS }).forEach((column, i) => readColumn(s, column, seat, i, once));
  s.score = [...s.score.slice(0, seat), readInteger(f.score, 0, MOST_SCORE), ...s.score.slice(seat + 1)];
  s.placed = [...s.placed.slice(0, seat), readInteger(f.placed, 0, CARDS.length), ...s.placed.slice(seat + 1)];
  const counter = (field: Spot | undefined, most: number): number =>
    field === undefined ? 0 : readInteger(field, 0, most);
  s.idle[seat] = counter(f.idle, 10_000_000);
  s.turned[seat] = counter(f.turned, 10_000_000);
  const progress = counter(f.progress, s.actions);
  s.progress = [...s.progress.slice(0, seat), progress, ...s.progress.slice(seat + 1)];
};

const readColumn = (s: State, spot: Spot, seat: number, column: number, once: Once): void => {
  const at = seat * COLUMNS + column;
  const spots = readArray(spot, { max: CARDS.length });
  const down = spots.findIndex((each) => !isHidden(each));
  const openFrom = down < 0 ? spots.length : down;
  const cards = spots.map((each, i) => {
    if (i >= openFrom && isHidden(each)) return wrong(each, 'lies face down on an open card');
    return i < openFrom ? hiddenCard(each, once) : openCard(each, once);
  });
  s.columns[at] = cards;
  s.down[at] = openFrom;
  s.runs[at] = runLength(cards, openFrom);
  s.left[seat]! += cards.length;
};

const isHidden = (spot: Spot): boolean => typeof spot.value === 'string' && spot.value.endsWith('?');

const readCard = (spot: Spot, id: string, once: Once): Card =>
  once(spot, cardNamed(id) ?? wrong(spot, 'is no card; write deck, suit and rank, as in d0:C:05'));

const openCard = (spot: Spot, once: Once): Card => {
  const id = readString(spot);
  return id.endsWith('?') ? wrong(spot, 'must lie open, without ?') : readCard(spot, id, once);
};

const hiddenCard = (spot: Spot, once: Once): Card => {
  const id = readString(spot);
  return id.endsWith('?') ? readCard(spot, id.slice(0, -1), once) : wrong(spot, 'must lie face down: write ? after it');
};

const readLanes = (s: State, spot: Spot, once: Once): void => {
  const lanes = readArray(spot, { length: LANES }).map((lane, index) =>
    readArray(lane, { max: 13 }).map((each, i) => {
      const card = openCard(each, once);
      const suit = index >> 1;
      if (suitOf(card) !== suit) return wrong(each, `must be of suit ${SUITS[suit]}: foundations are C C D D H H S S`);
      return rankOf(card) === i + 1 ? card : wrong(each, `must be of rank ${i + 1}: a foundation goes up from the ace`);
    }),
  );
  s.lanes = lanes.map((lane) => lane.length);
  s.copies = lanes.map((lane) => lane.reduce((mask, card) => mask | (copyOf(card) << rankOf(card)), 0));
};

/** A player without cards has won; else the match goes on, unless the position says how it ended or nobody can act. */
const readStage = (s: State, ended: Spot | undefined, notes: Noted): void => {
  s.stage = 'play';
  const cleared = s.left[0] === 0 || s.left[1] === 0;
  if (ended !== undefined) {
    const ending = readWord(ended, ['blocked', 'quiet']);
    if (cleared) notes.tell('ended', ended, 'must be absent: a player without cards has won');
    s.ending = ending;
  } else if (cleared) s.ending = 'cleared';
  else if (legal(s, 0).length === 0 && legal(s, 1).length === 0) s.ending = 'blocked';
  if (s.ending !== null) s.stage = 'end';
};
