// The state as JSON that people may write, strictly checked: docs/mythos-position.md describes each field.

import { inspectWith, type Inspected, type Notes } from '../../../kernel/invariants.ts';
import type { Json } from '../../../kernel/json.ts';
import {
  readArray,
  readInteger,
  readMembers,
  readObject,
  readString,
  readWord,
  wrong,
  type Spot,
} from '../../../kernel/reading.ts';
import type { InputError, Result } from '../../../kernel/result.ts';
import { kitOf, type CardIndex, type CardSet, type Kit } from '../cards.ts';
import { INVARIANTS } from '../invariants.ts';
import { readSalt } from '../loadout.ts';
import type { MythosOptions } from '../options.ts';
import { deckHash, deckOf, listOf, type DeckList } from '../sets/decks.ts';
import { MOST_DECK_LINES } from '../sets/limits.ts';
import { readFlag } from '../sets/set-json.ts';
import { resolveSet } from '../sets/known.ts';
import { starter } from '../sets/shipped.ts';
import { LANES, type Deck, type Stage, type State } from '../state.ts';
import { build, slotsOf, type Filling, type Slots, type Visible } from './build.ts';
import { layoutOf } from './layout.ts';
import { MOST_COUNTED, readLanes, readMission, readPiles, readSeat, type CardReader } from './read-cards.ts';
import { readBonds, readLooks, readQueue } from './read-effects.ts';

/** The position of a state. */
export const write = (s: State): Json => layoutOf(s, 'open') as unknown as Json;

const REQUIRED = ['round', 'edge', 'turn', 'chakra', 'points', 'decks', 'hands', 'lanes'] as const;
const OPTIONAL = [
  'set',
  'lists',
  'hashes',
  'salts',
  'stage',
  'answers',
  'passed',
  'passesInRow',
  'taken',
  'discards',
  'missionDeck',
  'evaluating',
  'queue',
  'ran',
  'looks',
] as const;

/** The fields of a position, each with its path. */
export type Fields = ReturnType<typeof fieldsOf>;

const fieldsOf = (spot: Spot) => readObject(spot, REQUIRED, OPTIONAL);

const STAGES: readonly Stage[] = ['deal', 'mulligan', 'redraw', 'action', 'evaluation', 'over'];

/** What the reader itself finds impossible. */
export type Noted = Notes<(typeof INVARIANTS)[number]['name']>;

/** A state from a position, with everything that is impossible about it. */
export const inspect = (options: MythosOptions, json: unknown): Result<Inspected<State>, InputError> =>
  inspectWith(INVARIANTS, json, (spot, notes) => {
    const fields = fieldsOf(spot);
    const kit = kitOf(fields.set === undefined ? starter : resolveSet(fields.set, []));
    const reader: CardReader = { kit, options, notes, copies: new Map(), bonds: new Map() };
    const laid = {
      decks: readPiles(reader, fields.decks),
      hands: readPiles(reader, fields.hands),
      discards: readPiles(reader, fields.discards),
      lanes: readLanes(reader, fields.lanes),
    };
    const slots = slotsOf(kit, laid);
    const missionDeck = readMissions(fields.missionDeck, kit);
    const lists = readLists(
      fields,
      slots,
      [...laid.lanes.map(({ mission }) => kit.indexOf.get(mission)!), ...missionDeck],
      notes,
    );
    const salts = readSalts(fields);
    const hashes = readHashes(fields, lists, kit.set, salts, notes);
    const counters = readCounters(fields);
    const answers = readAnswers(fields.answers, counters.stage);
    const seen: Visible = {
      hashes,
      salts,
      ...counters,
      lanes: readBonds(kit, laid, reader.bonds),
      queue: readQueue(kit, laid, fields.queue),
      ran: fields.ran === undefined ? 0 : readInteger(fields.ran, 0, 200),
    };
    return build(slots, seen, options, {
      cards: lists.map(({ cards }) => cards),
      missions: lists.map(({ missions }) => missions),
      missionDeck,
      answers,
      looks: readLooks(slots, laid, fields.looks),
    });
  });

const readMissions = (spot: Spot | undefined, kit: Kit): readonly CardIndex[] =>
  spot === undefined ? [] : readArray(spot, { max: 6 }).map((each) => readMission(each, kit));

/** What players brought: every card of a list must lie somewhere. Without lists, what lies there is what they brought. */
const readLists = (
  fields: Fields,
  { kit: { set }, owned }: Slots,
  missions: readonly CardIndex[],
  notes: Noted,
): readonly Deck[] => {
  if (fields.lists === undefined) {
    const shared = shareOut(missions) ?? wrong(fields.missionDeck ?? fields.lanes, 'has one mission a third time');
    return owned.map(({ cards }, seat) => ({ cards, missions: shared[seat]! }));
  }
  const lists = readArray(fields.lists, { length: 2 }).map((spot, seat) => {
    const deck = readList(spot, set);
    const { cards } = owned[seat]!;
    const missing = firstMissing(deck.cards, cards);
    if (missing !== undefined) notes.tell('lists', spot, `has ${set.cards[missing]!.id}, which lies nowhere`);
    const extra = firstMissing(
      cards.toSorted((a, b) => a - b),
      deck.cards,
    );
    if (extra !== undefined) notes.tell('lists', spot, `lacks ${set.cards[extra]!.id}, which lies on the table`);
    return { ...deck, cards };
  });
  const strange = firstMissing(
    missions,
    lists.flatMap((deck) => deck.missions),
  );
  if (strange !== undefined)
    notes.tell('lists', fields.lists, `lack the mission ${set.cards[strange]!.id}, which is there`);
  return lists;
};

/** Missions in turn to either player, each mission once to each; nothing if that can't be. */
const shareOut = (missions: readonly CardIndex[]): readonly CardIndex[][] | undefined => {
  const [first, second]: [CardIndex[], CardIndex[]] = [[], []];
  // Those that are there twice go to both, whatever comes.
  const twice = missions.filter((mission, i) => missions.indexOf(mission) < i);
  if (new Set(twice).size !== twice.length) return undefined;
  for (const mission of twice) for (const list of [first, second]) list.push(mission);
  for (const mission of missions) {
    if (twice.includes(mission)) continue;
    (second.length < first.length ? second : first).push(mission);
  }
  return [first, second].map((list) => list.toSorted((a, b) => a - b));
};

const readList = (spot: Spot, set: CardSet): Deck => {
  const fields = readObject(spot, ['cards', 'missions']);
  const kit = kitOf(set);
  const counts = readMembers(fields.cards, MOST_DECK_LINES).map(([id, count]) => {
    const index = kit.indexOf.get(id);
    if (index === undefined || kit.isMission[index] === true) wrong(count, 'is no card of the set');
    return [id, readInteger(count, 1, 2)] as const;
  });
  const missions = readArray(fields.missions, { max: 6 }).map((each) => set.cards[readMission(each, kit)]!.id);
  if (new Set(missions).size !== missions.length) wrong(fields.missions, 'must be different missions');
  return deckOf({ cards: Object.fromEntries(counts), missions } satisfies DeckList, set);
};

/** The first card of which one list has more than another. */
const firstMissing = (wanted: readonly CardIndex[], there: readonly CardIndex[]): CardIndex | undefined => {
  const left = new Map<CardIndex, number>();
  for (const card of there) left.set(card, (left.get(card) ?? 0) + 1);
  return wanted.find((card) => {
    const count = left.get(card) ?? 0;
    left.set(card, count - 1);
    return count === 0;
  });
};

const readSalts = ({ salts }: Fields): readonly string[] =>
  salts === undefined ? ['', ''] : readArray(salts, { length: 2 }).map(readSalt);

/** Hashes are computed; those that are given must fit, where the salt is told. */
const readHashes = (
  fields: Fields,
  lists: readonly Deck[],
  set: CardSet,
  salts: readonly string[],
  notes: Noted,
): readonly string[] => {
  const computed = lists.map((deck, seat) => deckHash(listOf(deck, set), salts[seat]!));
  if (fields.hashes === undefined) return computed;
  return readArray(fields.hashes, { length: 2 }).map((each, seat) => {
    if (!/^[0-9a-f]{64}$/u.test(readString(each))) wrong(each, 'must be 64 digits 0-9 a-f');
    if (salts[seat] !== '' && each.value !== computed[seat])
      notes.tell('hashes', each, 'is not the hash of the list with its salt');
    return readString(each);
  });
};

type Counters = Omit<Visible, 'hashes' | 'salts' | 'lanes' | 'queue' | 'ran'>;

const readCounters = (f: Fields): Counters => {
  const pair = (spot: Spot | undefined, most: number): readonly number[] =>
    spot === undefined ? [0, 0] : readArray(spot, { length: 2 }).map((each) => readInteger(each, 0, most));
  return {
    stage: f.stage === undefined ? 'action' : readWord(f.stage, STAGES),
    round: readInteger(f.round, 0, 4),
    edge: readSeat(f.edge),
    turn: readSeat(f.turn),
    chakra: pair(f.chakra, MOST_COUNTED),
    points: pair(f.points, 999),
    taken: pair(f.taken, 999),
    passesInRow: f.passesInRow === undefined ? 0 : readInteger(f.passesInRow, 0, 2),
    passed: f.passed === undefined ? [false, false] : readArray(f.passed, { length: 2 }).map(readFlag),
    evaluating: f.evaluating === undefined || f.evaluating.value === null ? null : readWord(f.evaluating, LANES),
  };
};

const readAnswers = (spot: Spot | undefined, stage: Stage): Filling['answers'] => {
  if (spot !== undefined) {
    return readArray(spot, { length: 2 }).map((each) =>
      each.value === null ? null : readWord(each, ['keep', 'mulligan', 'redrew'] as const),
    );
  }
  return stage === 'deal' || stage === 'mulligan' ? [null, null] : ['keep', 'keep'];
};
