// The cards of a written position: piles and characters, each checked against what is printed on it.

import type { Seat } from '../../../kernel/game.ts';
import { present } from '../../../kernel/present.ts';
import { readArray, readInteger, readObject, readString, wrong, type Spot } from '../../../kernel/reading.ts';
import type { CardIndex, Kit } from '../cards.ts';
import type { Timing } from '../effects/effects.ts';
import type { MythosOptions } from '../options.ts';
import { COPIES } from '../sets/decks.ts';
import { readFlag } from '../sets/set-json.ts';
import type { LaneLayout, Layout, PiledCard, PlacedCharacter } from './layout.ts';
import type { Noted } from './position.ts';

/** What readers of cards share. */
export interface CardReader {
  readonly kit: Kit;
  readonly options: MythosOptions;
  readonly notes: Noted;
  /** How many of each card have been read, by card × 2 + owner. */
  readonly copies: Map<number, number>;
  /** What is written of bonds: it is read when all characters are there. */
  readonly bonds: Map<PlacedCharacter, Spot>;
}

/** More tokens or chakra than any card could give in a round. */
export const MOST_COUNTED = 9_999_999;

export const readSeat = (spot: Spot): Seat => readInteger(spot, 0, 1);

/** A mission of the set by its id. */
export const readMission = (spot: Spot, { indexOf, isMission }: Kit): CardIndex => {
  const index = indexOf.get(readString(spot));
  return index !== undefined && isMission[index] === true ? index : wrong(spot, 'is no mission of the set');
};

const readCard = ({ kit }: CardReader, spot: Spot): CardIndex => {
  const index = kit.indexOf.get(readString(spot));
  if (index === undefined) return wrong(spot, 'is no card of the set; write Kaito/Scout for Kaito — Scout');
  return kit.isMission[index] === true ? wrong(spot, 'is a mission, and lies in no deck') : index;
};

/** The id of a card, which is counted among its owner's copies. */
const counted = ({ kit, notes, copies }: CardReader, spot: Spot, card: CardIndex, owner: Seat): string => {
  const before = copies.get(card * 2 + owner) ?? 0;
  if (before >= COPIES) notes.tell('copies', spot, `is there a third time; a deck has at most ${COPIES} of a card`);
  copies.set(card * 2 + owner, before + 1);
  return kit.set.cards[card]!.id;
};

const OTHER_TIMING: { readonly [timing in Timing]: string } = {
  instant: 'is continuous, and never fires',
  continuous: 'is instant, and never stays on',
};

/** Lines of a card, each once and all of one timing. */
const readLines = ({ kit }: CardReader, spot: Spot, card: CardIndex, timing: Timing): readonly number[] => {
  const { effects } = kit.set.cards[card]!;
  if (effects.length === 0 && Array.isArray(spot.value) && spot.value.length > 0) {
    return wrong(spot, 'must be empty: the card has no lines');
  }
  const lines = readArray(spot, { max: effects.length }).map((each) => readInteger(each, 0, effects.length - 1));
  if (new Set(lines).size !== lines.length) return wrong(spot, 'must name each line once');
  const odd = lines.find((line) => effects[line]!.timing !== timing);
  return odd === undefined ? lines : wrong(spot, `line ${odd} ${OTHER_TIMING[timing]}`);
};

const readPiled = (reader: CardReader, spot: Spot, owner: Seat): PiledCard => {
  if (typeof spot.value === 'string') return counted(reader, spot, readCard(reader, spot), owner);
  const fields = readObject(spot, ['card', 'marks']);
  const card = readCard(reader, fields.card);
  const marks = readLines(reader, fields.marks, card, 'instant');
  return { card: counted(reader, spot, card, owner), marks };
};

/** A pile of each player; nothing is an empty one. */
export const readPiles = (reader: CardReader, spot: Spot | undefined): Layout['decks'] =>
  spot === undefined
    ? [[], []]
    : readArray(spot, { length: 2 }).map((pile, seat) =>
        readArray(pile, { max: 100 }).map((each) => readPiled(reader, each, seat)),
      );

/** The revealed missions and who is there. */
export const readLanes = (reader: CardReader, spot: Spot): readonly LaneLayout[] =>
  readArray(spot, { max: 4 }).map((each) => {
    const { mission, sides, resolved, winner } = readObject(each, ['mission', 'sides'], ['resolved', 'winner']);
    return {
      mission: reader.kit.set.cards[readMission(mission, reader.kit)]!.id,
      resolved: resolved !== undefined && readFlag(resolved),
      winner: winner === undefined || winner.value === null ? null : readSeat(winner),
      sides: readArray(sides, { length: 2 }).map((side, seat) =>
        readArray(side, { max: 60 }).map((character) => readPlaced(reader, character, seat)),
      ),
    };
  });

const readPlaced = (reader: CardReader, spot: Spot, side: Seat): PlacedCharacter => {
  const { at, value } = spot;
  const f = readObject(
    typeof value === 'string' ? { at, value: { card: value } } : spot,
    ['card'],
    ['owner', 'hidden', 'known', 'tokens', 'on', 'marks', 'under', 'bonds'],
  );
  const card = readCard(reader, f.card);
  if (reader.kit.isCharacter[card] !== true) wrong(f.card, 'is a jutsu, and cannot be in play');
  const hidden = f.hidden !== undefined && readFlag(f.hidden);
  const known = f.known !== undefined && readFlag(f.known);
  if (known && !hidden) wrong(f.known!, 'goes with hidden only');
  const past = [f.on, f.under, f.bonds].find((each) => Array.isArray(each?.value) && each.value.length > 0);
  if (hidden && !known && past !== undefined) wrong(past, 'goes with known: everybody saw it face-up before');
  const owner = f.owner === undefined ? side : readSeat(f.owner);
  const rest = present({
    owner,
    hidden: hidden || undefined,
    known: known || undefined,
    marks: f.marks && readLines(reader, f.marks, card, 'instant'),
    on: f.on && readLines(reader, f.on, card, 'continuous'),
    tokens: f.tokens && readInteger(f.tokens, 0, MOST_COUNTED),
    under: f.under && readUnder(reader, f.under, side, card),
  });
  const placed: PlacedCharacter = { card: counted(reader, spot, card, owner), ...rest };
  if (f.bonds !== undefined) reader.bonds.set(placed, f.bonds);
  return placed;
};

const readUnder = (reader: CardReader, spot: Spot, side: Seat, top: CardIndex): PlacedCharacter['under'] => {
  if (!reader.options.upgradeStack) return wrong(spot, 'goes with the option upgradeStack only');
  const { base, cost } = reader.kit;
  let above = top;
  return readArray(spot, { max: 10 }).map((each) => {
    const f = readObject(each, ['card'], ['owner', 'marks']);
    const card = readCard(reader, f.card);
    if (base[card] !== base[above]) wrong(f.card, 'has not the base name of the card above it');
    if (cost[card]! >= cost[above]!) wrong(f.card, 'does not cost less than the card above it');
    above = card;
    const owner = f.owner === undefined ? side : readSeat(f.owner);
    const marks = f.marks && readLines(reader, f.marks, card, 'instant');
    return { card: counted(reader, each, card, owner), owner, ...present({ marks }) };
  });
};
