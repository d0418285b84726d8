// Cards for the open slots of one owner, each arrangement as likely as a fair shuffle makes it.

import type { Random } from '../../../../kernel/random.ts';
import type { CardIndex, Kit } from '../../cards.ts';
import { drawLot, lotOf, type Lot } from './chances.ts';
import { wasHeld } from './hands.ts';
import type { Memory } from './memory.ts';
import type { OpenPlace, Slots } from '../build.ts';
import { NONE } from '../../state.ts';

const COPIES = 2;

/** A number of cards with two copies, with one, and with a second one beside a copy that is seen; and how many lists have them. */
interface Mix {
  readonly pairs: number;
  readonly singles: number;
  readonly seconds: number;
  readonly weight: number;
}

/** Where the copies come from that nobody has seen: a list that is known, or any list of the set. */
type Source =
  | { readonly pool: readonly CardIndex[] }
  /** Cards of which no copy is seen, and those of which one is. */
  | { readonly unseen: readonly CardIndex[]; readonly once: readonly CardIndex[]; readonly mixes: Lot<Mix> };

/** What drawing cards for one owner needs; made once for a view. */
export interface CardChances {
  /** The card in each slot, NONE where it is open. */
  readonly cards: readonly CardIndex[];
  readonly source: Source;
  /** Open slots in play, with what their side has there openly. */
  readonly down: readonly (OpenPlace & { readonly taken: readonly number[] })[];
  /** Open slots elsewhere: hand and deck. */
  readonly elsewhere: readonly number[];
  /** Copies that were seen in the hand: still there, or among the slots that may have come from it. */
  readonly held: readonly { readonly card: CardIndex; readonly since: number; readonly until: number }[];
  readonly holders: readonly { readonly at: number; readonly when: number; readonly certain: boolean }[];
  readonly kit: Kit;
  /** How many ways to lay the copies are tried, impossible ones included that are drawn again; 0 if what is remembered can't be. */
  readonly ways: number;
}

/** What can be said of an owner's cards, given what is remembered of them. */
export const cardChances = (
  slots: Slots,
  owner: number,
  list: { readonly [id: string]: number } | undefined,
  memory: Memory,
): CardChances => {
  const { kit } = slots;
  const { cards: seen, down, hand, deck } = slots.owned[owner]!;
  const cards = [...seen];
  const indexOf = (id: string): CardIndex => kit.indexOf.get(id)!;
  const known = new Map(memory.hidden.map(({ place, index, card }) => [`${place} ${index}`, indexOf(card)]));
  for (const { at, place, index } of down) cards[at] = known.get(`${place} ${index}`) ?? NONE;
  const open = down.filter(({ at }) => cards[at] === NONE);
  const { seen: remembered, down: perhaps } = memory.held[owner]!;
  const mine = open.flatMap(({ at, place, index }) => {
    const from = perhaps.find((each) => each.place === place && each.index === index);
    return from === undefined ? [] : [{ at, when: from.when, certain: from.certain }];
  });
  const holders = [...hand.map((at) => ({ at, when: Infinity, certain: false })), ...mine];
  const held = remembered.map((each) => ({ ...each, card: indexOf(each.card) }));
  const copies = kit.set.cards.map(() => 0);
  for (const card of [...cards, ...held.map(({ card: each }) => each)]) {
    if (card !== NONE) copies[card]!++;
  }
  const missing = open.length + hand.length + deck.length - held.length;
  const source = sourceOf(kit, list, copies, missing);
  const enough = 'pool' in source ? source.pool.length === missing : source.mixes.from.length > 0;
  return {
    cards,
    source,
    down: open.map((each) => ({ ...each, taken: namesAt(slots, cards, owner, each.place) })),
    elsewhere: [...hand, ...deck],
    held,
    holders,
    kit,
    ways: enough
      ? falling(holders.length, held.length) * falling(missing, missing) * labelsOf(kit, list, copies, source)
      : 0,
  };
};

/** n × (n − 1) × …, so many factors; none if there are fewer. */
const falling = (n: number, factors: number): number => {
  let product = 1;
  for (let i = 0; i < factors; i++) product *= Math.max(0, n - i);
  return product;
};

/** In how many ways the copies that are seen, or the lists that have them, can be chosen. */
const labelsOf = (
  kit: Kit,
  list: { readonly [id: string]: number } | undefined,
  copies: readonly number[],
  source: Source,
): number => {
  let labels = 'mixes' in source ? source.mixes.sums.at(-1)! : 1;
  for (const card of kit.deckCards) {
    const count = copies[card]!;
    // Which of two copies the one is that is seen, a mix tells already.
    if (list !== undefined) labels *= falling(list[kit.set.cards[card]!.id] ?? 0, count);
    else if (count === COPIES) labels *= falling(COPIES, count);
  }
  return labels;
};

/** Base names that a side is seen to have at a place; what is another owner's and open is looked at later. */
const namesAt = ({ lanes, owned, kit }: Slots, own: readonly CardIndex[], owner: number, place: number): number[] =>
  (lanes[place] ?? []).flatMap((slot) => {
    const card = slot.owner === owner ? own[slot.at] : owned[slot.owner]?.cards[slot.at];
    return card === undefined || card === NONE ? [] : [kit.base[card]!];
  });

const sourceOf = (
  kit: Kit,
  list: { readonly [id: string]: number } | undefined,
  copies: readonly number[],
  slots: number,
): Source => {
  if (list !== undefined) {
    const pool = Object.entries(list).flatMap(([id, count]) => {
      const card = kit.indexOf.get(id)!;
      return Array.from({ length: Math.max(0, count - copies[card]!) }, () => card);
    });
    return { pool };
  }
  const unseen = kit.deckCards.filter((card) => copies[card] === 0);
  const once = kit.deckCards.filter((card) => copies[card] === COPIES - 1);
  return { unseen, once, mixes: lotOf(mixesOf(unseen.length, once.length, slots)) };
};

/** n over k, as rows of Pascal's triangle would have it. */
const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

/**
 * Every legal list is equally likely beforehand, and each is shuffled fairly. So a mix weighs as much as there are lists of it; a second copy
 * beside one that is seen counts twice, since either of the two may be the one that is seen.
 */
const mixesOf = (unseen: number, once: number, slots: number): readonly Mix[] => {
  const mixes: Mix[] = [];
  let either = 1;
  for (let seconds = 0; seconds <= Math.min(once, slots); seconds++, either *= 2) {
    for (let pairs = 0; pairs <= unseen && 2 * pairs + seconds <= slots; pairs++) {
      const singles = slots - seconds - 2 * pairs;
      if (pairs + singles > unseen) continue;
      const lists = choose(unseen, pairs) * choose(unseen - pairs, singles) * choose(once, seconds);
      mixes.push({ pairs, singles, seconds, weight: lists * either });
    }
  }
  return mixes;
};

/** Brings so many elements, each subset and order equally likely, to the front. */
const deal = <T>(cards: T[], count: number, random: Random, from = 0): void => {
  for (let i = from; i < count; i++) {
    const j = i + random.below(cards.length - i);
    const card = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = card;
  }
};

const poolFrom = (source: Source, random: Random): CardIndex[] => {
  if ('pool' in source) return [...source.pool];
  const { pairs, singles, seconds } = drawLot(source.mixes, random);
  const [unseen, once] = [[...source.unseen], [...source.once]];
  deal(unseen, pairs + singles, random);
  deal(once, seconds, random);
  const pool = unseen.slice(0, pairs + singles);
  for (let i = 0; i < pairs; i++) pool.push(unseen[i]!);
  for (let i = 0; i < seconds; i++) pool.push(once[i]!);
  return pool;
};

/** A card for every slot; nothing if this draw can't be, which says that all must be drawn again. */
export const drawCards = (chances: CardChances, random: Random): CardIndex[] | undefined => {
  const { down, elsewhere, held, kit } = chances;
  const cards = [...chances.cards];
  if (held.length > 0 && !holdIn(chances, cards, random)) return undefined;
  const pool = poolFrom(chances.source, random);
  const hidden = down.filter(({ at }) => cards[at] === NONE);
  deal(pool, hidden.length, random);
  hidden.forEach(({ at }, i) => (cards[at] = pool[i]!));
  if (!canStand(down, cards, kit)) return undefined;
  deal(pool, pool.length, random, hidden.length);
  let next = hidden.length;
  for (const at of elsewhere) if (cards[at] === NONE) cards[at] = pool[next++]!;
  return cards;
};

/** Copies that were seen in the hand go to any slot that they may have come to, each way equally likely. */
const holdIn = ({ held, holders }: CardChances, cards: CardIndex[], random: Random): boolean => {
  const places = [...holders];
  deal(places, held.length, random);
  for (const [i, each] of held.entries()) {
    const place = places[i]!;
    if (!wasHeld(each, place.when)) return false;
    cards[place.at] = each.card;
  }
  return holders.every(({ at, certain }) => !certain || cards[at] !== NONE);
};

/** Hidden characters are characters, and the name rule holds (MYT-1.4). */
const canStand = (down: CardChances['down'], cards: readonly CardIndex[], kit: Kit): boolean => {
  for (const [i, { at, place, taken }] of down.entries()) {
    const card = cards[at]!;
    const base = kit.base[card]!;
    if (kit.isCharacter[card] !== true || taken.includes(base)) return false;
    for (let j = 0; j < i; j++) {
      const other = down[j]!;
      if (other.place === place && kit.base[cards[other.at]!] === base) return false;
    }
  }
  return true;
};
