// The cards of a written position: each is read once, gets its number, and is put where it lies.

import type { Seat } from '../../../kernel/game.ts';
import { readArray, readInteger, readObject, readString, wrong, type Spot } from '../../../kernel/reading.ts';
import type { CardIndex, Kit } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import type { Fields, Noted } from './position.ts';
import { HIDDEN, KNOWN, lineOn, NONE, type Instance, type Lane, type State } from '../state.ts';

/** A card as it was written, before it has a number. */
export interface Piece {
  readonly spot: Spot;
  readonly card: CardIndex;
  readonly owner: Seat;
  readonly marks: number;
  readonly flags: number;
  readonly tokens: number;
  readonly under: readonly Piece[];
  readonly bonds: Spot | undefined;
}

const COPIES = 2;
/** More tokens or chakra than any card could give in a round. */
export const MOST_COUNTED = 9_999_999;

/** A mission of the set by its id. */
export const readMission = (spot: Spot, kit: Kit): CardIndex => {
  const index = kit.indexOf.get(readString(spot));
  return index !== undefined && kit.isMission[index] === true ? index : wrong(spot, 'is no mission of the set');
};

/** Reads every card of a position, then lays them out in a state. */
export class Pieces {
  readonly missions: CardIndex[] = [];
  readonly lanes: Piece[][] = [[], [], [], [], [], [], [], []];
  readonly #kit: Kit;
  readonly #options: MythosOptions;
  readonly #notes: Noted;
  readonly #all: Piece[] = [];
  /** How many of each card each player has. */
  readonly #twins = new Map<number, number>();
  readonly #piles: { decks: Piece[][]; hands: Piece[][]; discards: Piece[][] } = {
    decks: [[], []],
    hands: [[], []],
    discards: [[], []],
  };
  readonly #numbers = new Map<Piece, Instance>();
  #resolved = 0;
  #winners: number[] = [];

  constructor(kit: Kit, options: MythosOptions, notes: Noted) {
    this.#kit = kit;
    this.#options = options;
    this.#notes = notes;
  }

  readPiles({ decks, hands, discards }: Fields): void {
    const piles = [
      [decks, this.#piles.decks],
      [hands, this.#piles.hands],
      ...(discards === undefined ? [] : ([[discards, this.#piles.discards]] as const)),
    ] as const;
    for (const [spot, into] of piles) {
      readArray(spot, { length: 2 }).forEach((pile, seat) => {
        for (const each of readArray(pile, { max: 100 })) into[seat]?.push(this.#piledCard(each, seat));
      });
    }
  }

  readLanes(spot: Spot): void {
    readArray(spot, { max: 4 }).forEach((each, lane) => {
      const fields = readObject(each, ['mission', 'sides'], ['resolved', 'winner']);
      this.missions.push(readMission(fields.mission, this.#kit));
      if (fields.resolved !== undefined && readTruth(fields.resolved)) this.#resolved |= 1 << lane;
      const { winner } = fields;
      this.#winners.push(winner === undefined || winner.value === null ? NONE : readInteger(winner, 0, 1));
      readArray(fields.sides, { length: 2 }).forEach((side, seat) => {
        for (const piece of readArray(side, { max: 60 })) this.#stand(piece, lane, seat);
      });
    });
  }

  #card(spot: Spot): CardIndex {
    const index = this.#kit.indexOf.get(readString(spot));
    if (index === undefined) return wrong(spot, 'is no card of the set; write Kaito/Scout for Kaito — Scout');
    return this.#kit.isMission[index] === true ? wrong(spot, 'is a mission, and lies in no deck') : index;
  }

  #marks(spot: Spot | undefined, card: CardIndex): number {
    if (spot === undefined) return 0;
    const effects = this.#kit.set.cards[card]?.effects ?? [];
    return this.#lines(spot, card).reduce((bits, line) => {
      if (effects[line]?.timing !== 'instant') wrong(spot, `line ${line} is continuous, and never fires`);
      return bits | (1 << line);
    }, 0);
  }

  #lines(spot: Spot, card: CardIndex): readonly number[] {
    const { effects } = this.#kit.set.cards[card] as { readonly effects: readonly unknown[] };
    if (effects.length === 0 && Array.isArray(spot.value) && spot.value.length > 0) {
      return wrong(spot, 'must be empty: the card has no lines');
    }
    const lines = readArray(spot, { max: effects.length }).map((each) => readInteger(each, 0, effects.length - 1));
    return new Set(lines).size === lines.length ? lines : wrong(spot, 'must name each line once');
  }

  #add(piece: Piece): Piece {
    const kind = piece.card * 2 + piece.owner;
    const twins = this.#twins.get(kind) ?? 0;
    if (twins >= COPIES) {
      this.#notes.tell('copies', piece.spot, `is there a third time; a deck has at most ${COPIES} of a card`);
    }
    this.#twins.set(kind, twins + 1);
    this.#all.push(piece);
    return piece;
  }

  #piledCard(spot: Spot, owner: Seat): Piece {
    const bare = { spot, owner, flags: 0, tokens: 0, under: [], bonds: undefined };
    if (typeof spot.value === 'string') return this.#add({ ...bare, card: this.#card(spot), marks: 0 });
    const fields = readObject(spot, ['card', 'marks']);
    const card = this.#card(fields.card);
    return this.#add({ ...bare, card, marks: this.#marks(fields.marks, card) });
  }

  #stand(spot: Spot, lane: Lane, side: Seat): void {
    const keys = ['owner', 'hidden', 'known', 'tokens', 'on', 'marks', 'under', 'bonds'] as const;
    const f = readObject(
      typeof spot.value === 'string' ? { at: spot.at, value: { card: spot.value } } : spot,
      ['card'],
      keys,
    );
    const card = this.#card(f.card);
    if (this.#kit.isCharacter[card] !== true) wrong(f.card, 'is a jutsu, and can not be in play');
    const hidden = f.hidden !== undefined && readTruth(f.hidden);
    const known = f.known !== undefined && readTruth(f.known);
    if (known && !hidden) wrong(f.known as Spot, 'goes with hidden only');
    const past = [f.on, f.under, f.bonds].find((each) => Array.isArray(each?.value) && each.value.length > 0);
    if (hidden && !known && past !== undefined) wrong(past, 'goes with known: everybody saw it face-up before');
    const piece = this.#add({
      spot,
      card,
      owner: f.owner === undefined ? side : readInteger(f.owner, 0, 1),
      marks: this.#marks(f.marks, card),
      flags: (hidden ? HIDDEN : 0) | (known ? KNOWN : 0) | this.#on(f.on, card),
      tokens: f.tokens === undefined ? 0 : readInteger(f.tokens, 0, MOST_COUNTED),
      under: f.under === undefined ? [] : this.#under(f.under, side, card),
      bonds: f.bonds,
    });
    this.lanes[lane * 2 + side]?.push(piece);
  }

  #on(spot: Spot | undefined, card: CardIndex): number {
    if (spot === undefined) return 0;
    const effects = this.#kit.set.cards[card]?.effects ?? [];
    return this.#lines(spot, card).reduce((flags, line) => {
      if (effects[line]?.timing !== 'continuous') wrong(spot, `line ${line} is instant, and never stays on`);
      return flags | lineOn(line);
    }, 0);
  }

  #under(spot: Spot, side: Seat, top: CardIndex): readonly Piece[] {
    if (!this.#options.upgradeStack) return wrong(spot, 'goes with the option upgradeStack only');
    const { base, cost } = this.#kit;
    let above = top;
    return readArray(spot, { max: 10 }).map((each) => {
      const f = readObject(each, ['card'], ['owner', 'marks']);
      const card = this.#card(f.card);
      if (base[card] !== base[above]) wrong(f.card, 'has not the base name of the card above it');
      if ((cost[card] as number) >= (cost[above] as number)) wrong(f.card, 'does not cost less than the card above it');
      above = card;
      const owner = f.owner === undefined ? side : readInteger(f.owner, 0, 1);
      const bare = { spot: each, flags: 0, tokens: 0, under: [], bonds: undefined };
      return this.#add({ ...bare, card, owner, marks: this.#marks(f.marks, card) });
    });
  }

  /** The cards of each player in the order of their numbers. */
  cardsByOwner(): readonly (readonly CardIndex[])[] {
    return [0, 1].map((seat) => this.#byOwner(seat).map(({ card }) => card));
  }

  #byOwner(seat: Seat): readonly Piece[] {
    return this.#all.filter(({ owner }) => owner === seat).toSorted((a, b) => a.card - b.card);
  }

  numberOf(piece: Piece): Instance {
    return this.#numbers.get(piece) as Instance;
  }

  /** Puts every card where it was written. The state's lists are in the order of the set, as the numbers are. */
  layOut(s: State): void {
    [...this.#byOwner(0), ...this.#byOwner(1)].forEach((piece, number) => this.#numbers.set(piece, number));
    const numbers = (pieces: readonly Piece[]): Instance[] => pieces.map((piece) => this.numberOf(piece));
    s.decks = this.#piles.decks.map((pile) => numbers(pile).toReversed());
    s.hands = this.#piles.hands.map(numbers);
    s.discards = this.#piles.discards.map(numbers);
    s.lanes = this.lanes.map(numbers);
    s.missions = [...this.missions];
    s.resolved = this.#resolved;
    s.winners = [...this.#winners];
    const under = [...s.under];
    for (const piece of this.#all) s.marks[this.numberOf(piece)] = piece.marks;
    this.lanes.forEach((pieces, place) => {
      for (const piece of pieces) {
        const card = this.numberOf(piece);
        s.at[card] = place;
        s.flags[card] = piece.flags;
        s.tokens[card] = piece.tokens;
        let top = card;
        for (const below of piece.under) {
          under[top] = this.numberOf(below);
          top = this.numberOf(below);
        }
      }
    });
    s.under = under;
  }
}

/** True or false. */
export const readTruth = (spot: Spot): boolean =>
  typeof spot.value === 'boolean' ? spot.value : wrong(spot, 'must be true or false');
