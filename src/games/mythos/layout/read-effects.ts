// What a written position says of effects that wait, of lasting ones about one character, and of cards that were looked at.

import type { Seat } from '../../../kernel/game.ts';
import { canonical } from '../../../kernel/hash.ts';
import { readArray, readInteger, readObject, readString, readWord, wrong, type Spot } from '../../../kernel/reading.ts';
import type { Card, CardIndex, Kit } from '../cards.ts';
import { copiedLine, copies, type Effect, type EffectStep } from '../effects/effects.ts';
import { readFlag } from '../sets/set-json.ts';
import { LANES, rivalOf } from '../state.ts';
import { outOfDeck, type Slots } from './build.ts';
import type { LaneLayout, Layout, LookLayout, PendingLayout, PlacedCharacter, Ref } from './layout.ts';
import { readSeat } from './read-cards.ts';

/** The cards that references lead to. */
type Laid = Pick<Layout, 'hands' | 'discards' | 'lanes'>;

const sideAt = ({ lanes }: Laid, lane: string, side: Seat): readonly PlacedCharacter[] =>
  lanes[LANES.findIndex((name) => name === lane)]?.sides[side] ?? [];

const readRef = (laid: Laid, spot: Spot): Ref | null => {
  if (spot.value === null) return null;
  if (typeof spot.value === 'object' && 'pile' in spot.value) {
    const f = readObject(spot, ['pile', 'seat', 'place']);
    const pile = readWord(f.pile, ['discard', 'hand']);
    const seat = readSeat(f.seat);
    const { length } = (pile === 'hand' ? laid.hands : laid.discards)[seat]!;
    if (length === 0) return wrong(spot, 'names an empty pile');
    return { pile, seat, place: readInteger(f.place, 0, length - 1) };
  }
  const f = readObject(spot, ['side', 'lane', 'place']);
  const lane = readWord(f.lane, LANES);
  const side = readSeat(f.side);
  const { length } = sideAt(laid, lane, side);
  if (length === 0) return wrong(spot, 'names a mission where this side has nobody');
  return { side, lane, place: readInteger(f.place, 0, length - 1) };
};

const idAt = (laid: Laid, ref: Ref): string => {
  if ('side' in ref) return sideAt(laid, ref.lane, ref.side)[ref.place]!.card!;
  const card = (ref.pile === 'hand' ? laid.hands : laid.discards)[ref.seat]![ref.place!]!;
  return typeof card === 'string' ? card : card.card;
};

const cardNamed = ({ set, indexOf }: Kit, id: string): Card | undefined => set.cards[indexOf.get(id) ?? -1];

/** The lanes with the bonds of their characters: whom ✖ lines about one character were switched on for. */
export const readBonds = (kit: Kit, laid: Laid, bonds: ReadonlyMap<PlacedCharacter, Spot>): readonly LaneLayout[] => {
  if (bonds.size === 0) return laid.lanes;
  const bound = (character: PlacedCharacter): PlacedCharacter => {
    const spot = bonds.get(character);
    if (spot === undefined) return character;
    const each = readArray(spot, { max: 20 }).map((bond) => readBond(kit, laid, character, bond));
    return { ...character, bonds: each };
  };
  return laid.lanes.map((lane) => ({ ...lane, sides: lane.sides.map((side) => side.map(bound)) }));
};

const readBond = (
  kit: Kit,
  laid: Laid,
  source: PlacedCharacter,
  spot: Spot,
): { readonly line: number; readonly target: Ref } => {
  const f = readObject(spot, ['line', 'target']);
  const { effects } = cardNamed(kit, source.card!)!;
  const line = readInteger(f.line, 0, Math.max(0, effects.length - 1));
  const effect = effects[line];
  if (effect?.timing !== 'continuous' || (effect.target !== 'ANOTHER_FRIENDLY' && effect.target !== 'ENEMY')) {
    wrong(f.line, 'must be a ✖ line about one character');
  }
  if (source.on?.includes(line) !== true) wrong(f.line, 'must be switched on');
  const target = readRef(laid, f.target);
  if (target === null || !('side' in target)) return wrong(f.target, 'must be a character in play');
  if (sideAt(laid, target.lane, target.side)[target.place] === source) wrong(f.target, 'must be another character');
  return { line, target };
};

/** The effects that wait, the one that somebody must choose for first. */
export const readQueue = (kit: Kit, laid: Laid, spot: Spot | undefined): readonly PendingLayout[] =>
  spot === undefined ? [] : readArray(spot, { max: 200 }).map((each) => readPending(kit, laid, each));

const readPending = (kit: Kit, laid: Laid, spot: Spot): PendingLayout => {
  const f = readObject(spot, ['kind', 'seat', 'card', 'line', 'source', 'lane'], ['part', 'self', 'picked', 'agreed']);
  const kind = readWord(f.kind, ['character', 'jutsu', 'mission']);
  const card = readString(f.card);
  const { effects } = cardNamed(kit, card) ?? wrong(f.card, 'is no card of the set');
  if (effects.length === 0) wrong(f.card, 'has no lines');
  const line = readInteger(f.line, 0, effects.length - 1);
  const effect = effects[line]!;
  if (effect.trigger === undefined) wrong(f.line, 'is always in force, and never waits');
  const lane = readWord(f.lane, LANES);
  const there = laid.lanes[LANES.indexOf(lane)] ?? wrong(f.lane, 'is not revealed');
  const source = readRef(laid, f.source);
  if ((kind === 'mission') !== (source === null)) wrong(f.source, 'must be null for a mission, and for nothing else');
  const from = cardNamed(kit, source === null ? there.mission : idAt(laid, source))!;
  if (from.kind !== kind) wrong(f.source, `must be a ${kind}`);
  if (card !== from.id) {
    if (!from.effects.some(copies)) wrong(f.card, 'is no line that its source has or copies');
    if (copiedLine(effects) !== line) wrong(f.line, 'must be the line that is copied of this card');
  }
  const self = f.self === undefined ? (kind === 'character' ? source : null) : readRef(laid, f.self);
  if (kind === 'mission' && self !== null) wrong(f.self!, 'must be null: a mission has no SELF');
  if (kind === 'character' && canonical(self) !== canonical(source)) wrong(f.self!, 'must be the source');
  return {
    kind,
    seat: readSeat(f.seat),
    card,
    line,
    part: f.part === undefined ? 0 : readInteger(f.part, 0, depthOf(effect)),
    source,
    self,
    lane,
    picked: f.picked === undefined ? null : readRef(laid, f.picked),
    agreed: f.agreed !== undefined && readFlag(f.agreed),
  };
};

const depthOf = (effect: Effect): number => {
  let depth = 0;
  for (let step: EffectStep = effect; step.then !== undefined; step = step.then) depth++;
  return depth;
};

/** What was looked at, and for how many more turn actions it is shown. */
export const readLooks = (slots: Slots, laid: Laid, spot: Spot | undefined): readonly LookLayout[] => {
  if (spot === undefined) return [];
  const out = slots.owned.map(({ cards }, owner) => countsOf(outOfDeck(slots, cards, owner)));
  return readArray(spot, { max: 100 }).map((each) => readLook(slots.kit, laid, each, out));
};

const countsOf = (cards: readonly CardIndex[]): ReadonlyMap<CardIndex, number> => {
  const counts = new Map<CardIndex, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** What was seen never goes back to the deck: `out` counts the copies of each owner that have left it. */
const readLook = (
  kit: Kit,
  { lanes }: Laid,
  spot: Spot,
  out: readonly ReadonlyMap<CardIndex, number>[],
): LookLayout => {
  const f = readObject(spot, ['seat', 'what', 'cards', 'left']);
  const seat = readSeat(f.seat);
  const what = readWord(f.what, ['hand', 'hidden']);
  const left = readInteger(f.left, 1, 2);
  const shown = readArray(f.cards, { max: 100 });
  if (shown.length === 0) wrong(f.cards, 'must not be empty: then nothing was looked at');
  const owners = what === 'hand' ? [rivalOf(seat)] : [0, 1];
  const times = new Map<CardIndex, number>();
  let late: Spot | undefined;
  const cards = shown.map((each) => {
    const { card, lane } = readObject(each, ['card', 'lane']);
    const index = readShown(kit, card, what);
    if ((lane.value === null) !== (what === 'hand')) wrong(lane, 'must be null for a hand, and for nothing else');
    const at = lane.value === null ? null : readWord(lane, LANES);
    if (at !== null && LANES.indexOf(at) >= lanes.length) wrong(lane, 'is not revealed');
    const seen = (times.get(index) ?? 0) + 1;
    times.set(index, seen);
    if (seen > owners.reduce((sum, owner) => sum + (out[owner]!.get(index) ?? 0), 0)) late ??= each;
    return { card: kit.set.cards[index]!.id, lane: at };
  });
  if (late !== undefined) wrong(late, 'was not there to be seen: no copy of it has left the deck');
  return { seat, what, cards, left };
};

const readShown = ({ indexOf, isMission, isCharacter }: Kit, spot: Spot, what: LookLayout['what']): CardIndex => {
  const index = indexOf.get(readString(spot)) ?? wrong(spot, 'is no card of the set');
  if (isMission[index] === true) wrong(spot, 'is a mission, and lies in no hand');
  return what === 'hidden' && isCharacter[index] !== true ? wrong(spot, 'is a jutsu, and never lies hidden') : index;
};
