// Cards and sets: what is printed, and indexes over it that the rules ask all the time.

import { hashJson } from '../../kernel/hash.ts';
import type { Json } from '../../kernel/json.ts';
import type { Effect } from './effects/effects.ts';

/** Printed name and title: `Kaito — Scout` has the id `Kaito/Scout`; spaces become `_`. Everything can be read back from it. */
export type CardId = string;

interface Printed {
  readonly id: CardId;
  readonly effects: readonly Effect[];
}

export interface Character extends Printed {
  readonly kind: 'character';
  readonly group: string;
  readonly keywords: readonly string[];
  readonly cost: number;
  readonly power: number;
}

export interface Jutsu extends Printed {
  readonly kind: 'jutsu';
  readonly cost: number;
}

export interface Mission extends Printed {
  readonly kind: 'mission';
  /** Printed base points, which count with the option `missionBasePoints`. */
  readonly points: number;
}

export type Card = Character | Jutsu | Mission;

/** A set of cards as plain data. */
export interface CardSet {
  readonly name: string;
  readonly groups: readonly string[];
  readonly keywords: readonly string[];
  readonly cards: readonly Card[];
}

declare const cardIndex: unique symbol;
/** A card by its place in the set; small numbers are what states hold. */
export type CardIndex = number & { readonly [cardIndex]: true };

const SEPARATOR = ' — ';

export const idOf = (name: string): CardId => name.split(SEPARATOR).join('/').replaceAll(' ', '_');

/** The printed name of an id, its title after a dash. */
export const nameOfId = (id: CardId): string => id.replaceAll('_', ' ').replaceAll('/', SEPARATOR);

/** What the name rule looks at: all before the dash. */
export const baseOfId = (id: CardId): string => id.split('/', 1)[0]!;

/** Indexes over a set, made once. */
export interface Kit {
  readonly set: CardSet;
  readonly hash: string;
  readonly indexOf: ReadonlyMap<CardId, CardIndex>;
  /** Cards of equal number share a base name. */
  readonly base: readonly number[];
  readonly cost: readonly number[];
  readonly power: readonly number[];
  readonly isCharacter: readonly boolean[];
  readonly isMission: readonly boolean[];
  /** Has a ✖ line of any kind; most have none, and then nothing needs computing. */
  readonly lasting: readonly boolean[];
  readonly missions: readonly CardIndex[];
  /** Characters and jutsu: what a deck is made of. */
  readonly deckCards: readonly CardIndex[];
}

const kits = new WeakMap<CardSet, Kit>();

/** The kit that was asked for last: a match asks for its own thousands of times in a row. */
let last: Kit | undefined;

/** The indexes of a set; its hash need not be computed where it is known. */
export const kitOf = (set: CardSet, hash?: string): Kit => {
  if (last?.set === set) return last;
  const kit = kits.get(set) ?? makeKit(set, hash ?? hashJson(set as unknown as Json));
  kits.set(set, kit);
  last = kit;
  return kit;
};

const makeKit = (set: CardSet, hash: string): Kit => {
  const bases = new Map<string, number>();
  const places = set.cards.map((_, i) => i as CardIndex);
  return {
    set,
    hash,
    indexOf: new Map(set.cards.map((card, i) => [card.id, i as CardIndex])),
    base: set.cards.map(({ id }) => {
      const base = baseOfId(id);
      const place = bases.get(base) ?? bases.size;
      bases.set(base, place);
      return place;
    }),
    cost: set.cards.map((card) => (card.kind === 'mission' ? 0 : card.cost)),
    power: set.cards.map((card) => (card.kind === 'character' ? card.power : 0)),
    isCharacter: set.cards.map(({ kind }) => kind === 'character'),
    isMission: set.cards.map(({ kind }) => kind === 'mission'),
    lasting: set.cards.map(({ effects }) => effects.some(({ timing }) => timing === 'continuous')),
    missions: places.filter((i) => set.cards[i]?.kind === 'mission'),
    deckCards: places.filter((i) => set.cards[i]?.kind !== 'mission'),
  };
};
