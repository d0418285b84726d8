// The state as JSON that people may write, strictly checked: docs/mulle-position.md describes each field.

import { inspectWith, strictly, type Inspected, type Notes } from '../../kernel/invariants.ts';
import type { Json } from '../../kernel/json.ts';
import { readArray, readInteger, readObject, readString, wrong, type Spot } from '../../kernel/reading.ts';
import type { InputError, Result } from '../../kernel/result.ts';
import { byDeck, cardNamed, KINDS, MOST_VALUE, nameOf, PACK, type Card } from './cards.ts';
import { INVARIANTS } from './invariants.ts';
import type { MulleOptions } from './options.ts';
import { DEALT, dealsOf, emptyState, isBuild, loose, NONE, type Pile, type State } from './state.ts';

/** The position of a state. */
export const write = (s: State): Json => ({
  turn: s.turn,
  table: s.table.map((pile) => ({
    cards: pile.cards.map(nameOf),
    ...(isBuild(pile) ? { build: { owner: pile.owner, value: pile.value, locked: pile.locked } } : {}),
  })),
  hands: s.hands.map((hand) => hand.map(nameOf)),
  stock: s.stock.map(nameOf),
  captured: s.captured.map((pile) => pile.map(nameOf)),
  mulles: s.mulles.map((cards) => cards.map(nameOf)),
  tabbar: s.tabbar.slice(),
  lastTaker: s.lastTaker === NONE ? null : s.lastTaker,
  deal: s.deal,
  omgang: s.omgang,
  totals: s.totals,
});

const FIELDS = [
  'turn',
  'table',
  'hands',
  'stock',
  'captured',
  'mulles',
  'tabbar',
  'lastTaker',
  'deal',
  'omgang',
  'totals',
] as const;

const fieldsOf = (spot: Spot) => readObject(spot, FIELDS);

type Fields = ReturnType<typeof fieldsOf>;
type Noted = Notes<(typeof INVARIANTS)[number]['name']>;

/** No total is ever as high. */
const MOST_POINTS = 10_000;

/** A state from a position, with everything that is impossible about it. */
export const inspect = (options: MulleOptions, json: unknown): Result<Inspected<State>, InputError> =>
  inspectWith(INVARIANTS, json, (spot, notes) => {
    const fields = fieldsOf(spot);
    const s = emptyState(options);
    readCounters(s, fields);
    readCards(s, fields, notes);
    return s;
  });

/** A state from a position, or where and why it is impossible. */
export const read = strictly(inspect);

const readCounters = (s: State, f: Fields): void => {
  const { players, omgangar } = s.options;
  const number = (most: number) => (spot: Spot) => readInteger(spot, 0, most);
  s.turn = readInteger(f.turn, 0, players - 1);
  s.deal = readInteger(f.deal, 0, dealsOf(s.options));
  s.omgang = readInteger(f.omgang, 1, omgangar);
  s.tabbar = readArray(f.tabbar, { length: 2 }).map(number(PACK.length));
  s.totals = readArray(f.totals, { length: 2 }).map(number(MOST_POINTS));
  s.lastTaker = f.lastTaker.value === null ? NONE : readInteger(f.lastTaker, 0, players - 1);
};

const readCard = (spot: Spot): Card =>
  cardNamed(readString(spot)) ?? wrong(spot, 'is no card; write suit and rank, as in S2, D10 or HA');

/** Every card twice: a third place of a card is a fault at that place. */
const readCards = (s: State, f: Fields, notes: Noted): void => {
  const counts = new Uint8ClampedArray(KINDS);
  const counted = (each: Spot): Card => {
    const card = readCard(each);
    counts[card]!++;
    if (counts[card]! > 2) notes.tell('cards', each, `${nameOf(card)} is there a third time`);
    return card;
  };
  const pile = (each: Spot): Card[] => readArray(each, { max: PACK.length }).map(counted);
  s.hands = readArray(f.hands, { length: s.options.players }).map((hand) =>
    readArray(hand, { max: DEALT }).map(counted).sort(byDeck),
  );
  s.table = readArray(f.table, { max: PACK.length }).map((each) => readPile(s, each, counted));
  s.stock = pile(f.stock);
  s.captured = readArray(f.captured, { length: 2 }).map(pile);
  s.mulles = readArray(f.mulles, { length: 2 }).map((each) => readArray(each, { max: KINDS }).map(readCard));
};

/** One card lies loose; more than one, or any with `build`, are a build. */
const readPile = (s: State, spot: Spot, counted: (spot: Spot) => Card): Pile => {
  const { cards, build } = readObject(spot, ['cards'], ['build']);
  const list = readArray(cards, { max: PACK.length }).map(counted);
  if (build === undefined) {
    return list.length === 1 ? loose(list[0]!) : wrong(cards, 'must be one card; more are a build');
  }
  const { owner, value, locked } = readObject(build, ['owner', 'value', 'locked']);
  if (typeof locked.value !== 'boolean') return wrong(locked, 'must be true or false');
  return {
    cards: list,
    owner: readInteger(owner, 0, s.options.players - 1),
    value: readInteger(value, 2, MOST_VALUE),
    locked: locked.value,
  };
};
