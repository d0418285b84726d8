// A state of Three Quays as JSON that people may write, strictly checked.

import type { Json } from '../../src/kernel/json.ts';
import { inspectWith, strictly } from '../../src/kernel/invariants.ts';
import { readArray, readInteger, readObject, wrong, type Spot } from '../../src/kernel/reading.ts';
import { BERTHS, DECK, QUAYS, sorted, type Card } from './cards.ts';
import { INVARIANTS } from './invariants.ts';
import { HAND, LAST_TIDE, type Options, type Quay, type State } from './state.ts';

export const write = ({ tide, lead, points, hands, quays, sea, sailed }: State): Json => ({
  tide,
  lead,
  points,
  hands,
  quays: quays.map((quay) => quay.map(({ cards, fog }) => ({ cards, fog }))),
  sea,
  sailed,
});

const readCards = (spot: Spot, max: number): Card[] =>
  readArray(spot, { max }).map(
    (each) => DECK.find((card) => card === each.value) ?? wrong(each, 'must be a boat such as "S7" or "M3"'),
  );

const readPair = <T>(spot: Spot, read: (each: Spot) => T): [T, T] => {
  const [first, second] = readArray(spot, { length: 2 }).map(read);
  return [first as T, second as T];
};

const readBoolean = (spot: Spot): boolean =>
  typeof spot.value === 'boolean' ? spot.value : wrong(spot, 'must be true or false');

const readQuay = (spot: Spot): Quay =>
  readPair(spot, (each) => {
    const { cards, fog } = readObject(each, ['cards', 'fog']);
    const places = readArray(fog, { max: BERTHS }).map((place) => readInteger(place, 0, BERTHS - 1));
    return { cards: readCards(cards, BERTHS), fog: places };
  });

/** More points than this can't be paid in a whole match. */
const MOST_POINTS = 9 * LAST_TIDE;

export const inspect = (options: Options, json: unknown) =>
  inspectWith<State, string>(INVARIANTS, json, (spot) => {
    const fields = readObject(spot, ['tide', 'lead', 'points', 'hands', 'quays', 'sea', 'sailed']);
    return {
      options,
      tide: readInteger(fields.tide, 0, LAST_TIDE),
      lead: readInteger(fields.lead, 0, 1),
      points: readPair(fields.points, (each) => readInteger(each, 0, MOST_POINTS)),
      hands: readPair(fields.hands, (each) => sorted(readCards(each, HAND))),
      quays: readArray(fields.quays, { length: QUAYS.length }).map(readQuay),
      sea: readCards(fields.sea, DECK.length),
      sailed: readPair(fields.sailed, readBoolean),
    };
  });

export const read = strictly(inspect);
