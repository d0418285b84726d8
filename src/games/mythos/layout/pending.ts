// What a written position says of effects that wait, of lasting ones about one character, and of cards that were looked at.

import { readArray, readInteger, readObject, readString, readWord, wrong, type Spot } from '../../../kernel/reading.ts';
import { kitOf, type Card, type CardIndex } from '../cards.ts';
import { copiedLine, copies, type EffectStep, type Effect } from '../effects/effects.ts';
import { readTruth, type Pieces } from './pieces.ts';
import {
  cardOf,
  inPlay,
  laneCards,
  LANES,
  lineOn,
  NONE,
  ownerOf,
  rivalOf,
  type Bond,
  type PendingEffect,
  type Instance,
  type Look,
  type State,
} from '../state.ts';

const readRef = (s: State, spot: Spot): Instance => {
  if (spot.value === null) return NONE;
  const inPile = typeof spot.value === 'object' && 'pile' in spot.value;
  if (inPile) {
    const { pile, seat, place } = readObject(spot, ['pile', 'seat', 'place']);
    const piles = readWord(pile, ['discard', 'hand']) === 'hand' ? s.hands : s.discards;
    const cards = piles[readInteger(seat, 0, 1)] as Instance[];
    if (cards.length === 0) return wrong(spot, 'names an empty pile');
    return cards[readInteger(place, 0, cards.length - 1)] as Instance;
  }
  const { side, lane, place } = readObject(spot, ['side', 'lane', 'place']);
  const cards = laneCards(s, LANES.indexOf(readWord(lane, LANES)), readInteger(side, 0, 1));
  if (cards.length === 0) return wrong(spot, 'names a mission where this side has nobody');
  return cards[readInteger(place, 0, cards.length - 1)] as Instance;
};

/** Whom ✖ lines about one character were switched on for. */
export const readBonds = (s: State, pieces: Pieces): void => {
  const bonds: Bond[] = [];
  for (const piece of pieces.lanes.flat()) {
    if (piece.bonds === undefined) continue;
    const source = pieces.numberOf(piece);
    const { effects } = s.set.cards[piece.card] as Card;
    for (const each of readArray(piece.bonds, { max: 20 })) {
      const fields = readObject(each, ['line', 'target']);
      const line = readInteger(fields.line, 0, Math.max(0, effects.length - 1));
      const effect = effects[line];
      if (effect?.timing !== 'continuous' || (effect.target !== 'ANOTHER_FRIENDLY' && effect.target !== 'ENEMY')) {
        wrong(fields.line, 'must be a ✖ line about one character');
      }
      if (((s.flags[source] as number) & lineOn(line)) === 0) wrong(fields.line, 'must be switched on');
      const target = readRef(s, fields.target);
      if (target === NONE || !inPlay(s, target)) wrong(fields.target, 'must be a character in play');
      if (target === source) wrong(fields.target, 'must be another character');
      bonds.push({ source, line, target });
    }
  }
  s.bonds = bonds;
};

/** The effects that wait, the one that somebody must choose for first. */
export const readQueue = (s: State, spot: Spot | undefined): readonly PendingEffect[] =>
  spot === undefined ? [] : readArray(spot, { max: 200 }).map((each) => readPending(s, each));

const readPending = (s: State, spot: Spot): PendingEffect => {
  const f = readObject(spot, ['kind', 'seat', 'card', 'line', 'source', 'lane'], ['part', 'self', 'picked', 'agreed']);
  const kind = readWord(f.kind, ['character', 'jutsu', 'mission']);
  const card = kitOf(s.set).indexOf.get(readString(f.card)) ?? wrong(f.card, 'is no card of the set');
  const { effects } = s.set.cards[card] as Card;
  if (effects.length === 0) wrong(f.card, 'has no lines');
  const line = readInteger(f.line, 0, effects.length - 1);
  const effect = effects[line] as Effect;
  if (effect.trigger === undefined) wrong(f.line, 'is always in force, and never waits');
  const lane = LANES.indexOf(readWord(f.lane, LANES));
  if (lane >= s.missions.length) wrong(f.lane, 'is not revealed');
  const source = readRef(s, f.source);
  if ((kind === 'mission') !== (source === NONE)) wrong(f.source, 'must be null for a mission, and for nothing else');
  const from = kind === 'mission' ? (s.missions[lane] as CardIndex) : cardOf(s, source);
  if ((s.set.cards[from] as Card).kind !== kind) wrong(f.source, `must be a ${kind}`);
  if (card !== from) {
    if (!(s.set.cards[from] as Card).effects.some(copies)) wrong(f.card, 'is no line that its source has or copies');
    if (copiedLine(effects) !== line) wrong(f.line, 'must be the line that is copied of this card');
  }
  const self = f.self === undefined ? (kind === 'character' ? source : NONE) : readRef(s, f.self);
  if (kind === 'mission' && self !== NONE) wrong(f.self as Spot, 'must be null: a mission has no SELF');
  if (kind === 'character' && self !== source) wrong(f.self as Spot, 'must be the source');
  return {
    kind,
    card,
    line,
    part: f.part === undefined ? 0 : readInteger(f.part, 0, depthOf(effect)),
    source,
    self,
    lane,
    seat: readInteger(f.seat, 0, 1),
    picked: f.picked === undefined ? NONE : readRef(s, f.picked),
    agreed: f.agreed !== undefined && readTruth(f.agreed),
  };
};

const depthOf = (effect: Effect): number => {
  let depth = 0;
  for (let step: EffectStep = effect; step.then !== undefined; step = step.then) depth++;
  return depth;
};

/** What was looked at, and for how many more turn actions it is shown. */
export const readLooks = (s: State, spot: Spot | undefined): readonly Look[] => {
  if (spot === undefined) return [];
  const out = copiesOut(s);
  return readArray(spot, { max: 100 }).map((each) => readLook(s, each, out));
};

const readLook = (s: State, spot: Spot, out: CopiesOut): Look => {
  const f = readObject(spot, ['seat', 'what', 'cards', 'left']);
  const seat = readInteger(f.seat, 0, 1);
  const what = readWord(f.what, ['hand', 'hidden']);
  const left = readInteger(f.left, 1, 2);
  const shown = readArray(f.cards, { max: 100 });
  if (shown.length === 0) wrong(f.cards, 'must not be empty: then nothing was looked at');
  const cards = shown.map((each) => {
    const { card, lane } = readObject(each, ['card', 'lane']);
    const index = readShown(s, card, what);
    if ((lane.value === null) !== (what === 'hand')) wrong(lane, 'must be null for a hand, and for nothing else');
    const at = lane.value === null ? NONE : LANES.indexOf(readWord(lane, LANES));
    if (at >= s.missions.length) wrong(lane, 'is not revealed');
    return { card: index, lane: at };
  });
  const owners = what === 'hand' ? [rivalOf(seat)] : [0, 1];
  const times = new Map<CardIndex, number>();
  const late = cards.findIndex(({ card }) => {
    times.set(card, (times.get(card) ?? 0) + 1);
    const there = owners.reduce((sum, owner) => sum + (out[owner]?.get(card) ?? 0), 0);
    return (times.get(card) ?? 0) > there;
  });
  if (late >= 0) wrong(shown[late] as Spot, 'was not there to be seen: no copy of it has left the deck');
  return { seat, what, cards, left };
};

const readShown = (s: State, spot: Spot, what: Look['what']): CardIndex => {
  const { indexOf, isMission, isCharacter } = kitOf(s.set);
  const index = indexOf.get(readString(spot)) ?? wrong(spot, 'is no card of the set');
  if (isMission[index] === true) wrong(spot, 'is a mission, and lies in no hand');
  return what === 'hidden' && isCharacter[index] !== true ? wrong(spot, 'is a jutsu, and never lies hidden') : index;
};

/** By owner, the copies of each card that are not in the deck: what was seen never goes back there. */
type CopiesOut = readonly ReadonlyMap<CardIndex, number>[];

const copiesOut = (s: State): CopiesOut => {
  const out = [new Map<CardIndex, number>(), new Map<CardIndex, number>()];
  const inDecks = new Set(s.decks.flat());
  s.cards.forEach((card, number) => {
    if (inDecks.has(number)) return;
    const counts = out[ownerOf(s, number)];
    counts?.set(card, (counts.get(card) ?? 0) + 1);
  });
  return out;
};
