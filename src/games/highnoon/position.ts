// The state as JSON that people may write, strictly checked: docs/highnoon-position.md describes each field.

import type { Json } from '../../kernel/json.ts';
import {
  readArray,
  readInteger,
  reading,
  readObject,
  readString,
  readWord,
  wrong,
  type Spot,
} from '../../kernel/reading.ts';
import type { InputError, Result } from '../../kernel/result.ts';
import { CARDS, cardNamed, copyOf, nameOf, rankOf, suitOf, SUITS, type Card } from './cards.ts';
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
    score: s.score[seat] as number,
    placed: s.placed[seat] as number,
    idle: s.idle[seat] as number,
    turned: s.turned[seat] as number,
    progress: s.progress[seat] as number,
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

/** Once a card has been read it may not come again. */
type Once = (spot: Spot, card: Card) => Card;

/** A state from a position, or where and why it is impossible. */
export const read = (options: HighNoonOptions, json: unknown): Result<State, InputError> =>
  reading(json, (spot) => {
    const fields = readObject(spot, ['mode', 'players', 'foundations'], ['actions', 'ended']);
    // The mode matters to the deal alone (HN-4.4), so a position brings its own.
    const s = emptyState({ ...options, mode: readWord(fields.mode, ['split', 'shared']) });
    const seen = new Set<Card>();
    const once: Once = (at, card) => {
      if (seen.has(card)) return wrong(at, `${nameOf(card)} is in two places`);
      seen.add(card);
      return card;
    };
    s.actions = fields.actions === undefined ? 0 : readInteger(fields.actions, 0, 10_000_000);
    readArray(fields.players, { length: PLAYERS }).forEach((player, seat) => readPlayer(s, player, seat, once));
    readLanes(s, fields.foundations, once);
    if (seen.size > 0) checkDealt(s, spot, seen);
    checkTallies(s, fields.players);
    if (seen.size > 0) setStage(s, fields.ended);
    else if (fields.ended !== undefined) wrong(fields.ended, 'must be absent before the deal');
    return s;
  });

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
  s.left[seat] = (s.left[seat] as number) + cards.length;
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

const checkDealt = (s: State, root: Spot, seen: ReadonlySet<Card>): void => {
  const missing = CARDS.filter((card) => !seen.has(card)).map(nameOf);
  if (missing.length > 0) {
    const some = missing.slice(0, 5).join(', ');
    wrong(root, `is missing ${missing.length} of ${CARDS.length} cards: ${some}${missing.length > 5 ? ' …' : ''}`);
  }
  if (s.left[0] === 0 && s.left[1] === 0) wrong(root, 'has no card left with either player: the match was over before');
};

/** HN-7.3: cards and points of both are those of the foundations, and each could have placed such cards. */
const checkTallies = (s: State, players: Spot): void => {
  const ranks = s.lanes.flatMap((top) => Array.from({ length: top }, (_, i) => i + 1)).toSorted((a, b) => a - b);
  const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);
  const at = (field: string, seat: number): Spot => ({ ...players, at: `${players.at}[${seat}].${field}` });
  if (sum(s.placed) !== ranks.length) {
    wrong(
      at('placed', 0),
      `and that of the other player must be ${ranks.length} together, the cards on the foundations`,
    );
  }
  if (sum(s.score) !== sum(ranks)) {
    wrong(at('score', 0), `and that of the other player must be ${sum(ranks)} together, the ranks on the foundations`);
  }
  for (let seat = 0; seat < PLAYERS; seat++) {
    const placed = s.placed[seat] as number;
    const least = sum(ranks.slice(0, placed));
    const most = sum(ranks.slice(ranks.length - placed));
    const score = s.score[seat] as number;
    if (score < least || score > most) {
      wrong(at('score', seat), `must be from ${least} to ${most} with ${placed} of these cards placed`);
    }
  }
};

/** A player without cards has won; else the match goes on, unless the position says how it ended or nobody can act. */
const setStage = (s: State, ended: Spot | undefined): void => {
  s.stage = 'play';
  const cleared = s.left[0] === 0 || s.left[1] === 0;
  if (ended !== undefined) {
    const ending = readWord(ended, ['blocked', 'quiet']);
    if (cleared) wrong(ended, 'must be absent: a player without cards has won');
    s.ending = ending;
  } else if (cleared) s.ending = 'cleared';
  else if (legal(s, 0).length === 0 && legal(s, 1).length === 0) s.ending = 'blocked';
  if (s.ending !== null) s.stage = 'end';
};
