// What a written position says of effects that wait, of lasting ones about one character, and of cards that were looked at.

import { readArray, readInteger, readObject, readString, readWord, wrong, type Spot } from '../../kernel/reading.ts';
import { kitOf, type Card } from './cards.ts';
import type { Deed, Effect } from './effects.ts';
import type { Pieces } from './pieces.ts';
import { laneCards, LANES, NONE, type Bond, type Frame, type Instance, type Look, type State } from './state.ts';

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
      const target = readRef(s, fields.target);
      if (target === NONE) wrong(fields.target, 'must be a character in play');
      bonds.push({ source, line, target });
    }
  }
  s.bonds = bonds;
};

/** The effects that wait, the one that somebody must choose for first. */
export const readQueue = (s: State, spot: Spot | undefined): readonly Frame[] =>
  spot === undefined ? [] : readArray(spot, { max: 200 }).map((each) => readFrame(s, each));

const readFrame = (s: State, spot: Spot): Frame => {
  const f = readObject(spot, ['kind', 'seat', 'card', 'line', 'source', 'lane'], ['part', 'self', 'picked', 'agreed']);
  const kind = readWord(f.kind, ['character', 'jutsu', 'mission']);
  const card = kitOf(s.set).indexOf.get(readString(f.card)) ?? wrong(f.card, 'is no card of the set');
  const { effects } = s.set.cards[card] as Card;
  if (effects.length === 0) wrong(f.card, 'has no lines');
  const line = readInteger(f.line, 0, effects.length - 1);
  const effect = effects[line] as Effect;
  if (effect.trigger === undefined) wrong(f.line, 'is always in force, and never waits');
  const source = readRef(s, f.source);
  if ((kind === 'mission') !== (source === NONE)) wrong(f.source, 'must be null for a mission, and for nothing else');
  const self = f.self === undefined ? (kind === 'character' ? source : NONE) : readRef(s, f.self);
  return {
    kind,
    card,
    line,
    part: f.part === undefined ? 0 : readInteger(f.part, 0, depthOf(effect)),
    source,
    self,
    lane: LANES.indexOf(readWord(f.lane, LANES)),
    seat: readInteger(f.seat, 0, 1),
    picked: f.picked === undefined ? NONE : readRef(s, f.picked),
    agreed: f.agreed !== undefined && f.agreed.value === true,
  };
};

const depthOf = (effect: Effect): number => {
  let depth = 0;
  for (let deed: Deed = effect; deed.then !== undefined; deed = deed.then) depth++;
  return depth;
};

/** What was looked at, and for how many more turn actions it is shown. */
export const readLooks = (s: State, spot: Spot | undefined): readonly Look[] =>
  spot === undefined
    ? []
    : readArray(spot, { max: 100 }).map((each) => {
        const f = readObject(each, ['seat', 'what', 'cards', 'left']);
        return {
          seat: readInteger(f.seat, 0, 1),
          what: readWord(f.what, ['hand', 'hidden']),
          cards: readArray(f.cards, { max: 100 }).map((card) => {
            const shown = readObject(card, ['card', 'lane']);
            const index =
              kitOf(s.set).indexOf.get(readString(shown.card)) ?? wrong(shown.card, 'is no card of the set');
            return { card: index, lane: shown.lane.value === null ? NONE : LANES.indexOf(readWord(shown.lane, LANES)) };
          }),
          left: readInteger(f.left, 1, 2),
        };
      });
