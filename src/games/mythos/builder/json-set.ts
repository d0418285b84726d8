// A set as JSON while somebody writes it: every fault where it stands in the text, and every card that can be read all the same.

import { linePlaces, readJsonTree, type JsonNode } from '../../../kernel/json-tree.ts';
import { nearest } from '../../../kernel/nearest.ts';
import type { Spot } from '../../../kernel/reading.ts';
import type { CardSet } from '../cards.ts';
import { LIMITS } from '../deck-tools/report.ts';
import { said, type Said } from '../said.ts';
import { MOST_FAULTS } from '../sets/limits.ts';
import { readCards, readNames, readSetName, SET_FIELDS, type PartReaders } from '../sets/set-json.ts';
import { partToBlame } from './blame.ts';
import { saidOfJson, type FaultKey } from './json-said.ts';
import { fieldOf, saidOfLength, saidOfName, saidOfText, saidOfWord } from './json-sentences.ts';

/** A fault in a set as JSON; line and column count from 1. */
export interface JsonSetFault {
  readonly line: number;
  readonly column: number;
  /** The path that leads there, as far as it says more than the sentence. */
  readonly path: string;
  readonly said: Said<FaultKey>;
}

/** A value with its node in the text; a field that is missing has none, which was said. */
interface Placed extends Spot {
  readonly node: JsonNode | undefined;
}

interface Noted {
  readonly at: number;
  readonly path: string;
  readonly said: Said<FaultKey>;
}

/** This part can't be read; why was noted. */
class Told extends Error {}
/** There are enough faults to tell. */
class Enough extends Error {}

const pathTo = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

const placed = (at: string, node: JsonNode | undefined): Placed => ({ at, value: node?.value, node });

/** Reads what it can; nothing where it can't, which was noted. */
const attempt = <T>(read: () => T): { readonly value: T } | undefined => {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof Told) return undefined;
    throw error;
  }
};

/** Notes every fault and reads on; what is wrong as text already is not noted again. */
const notingReaders = (noted: Noted[]): PartReaders => {
  const inText = new Set(noted.map(({ at }) => at));
  const note = (at: number, path: string, why: Said<FaultKey>): void => {
    noted.push({ at, path, said: why });
    if (noted.length >= MOST_FAULTS) throw new Enough();
  };
  /** Where it stands in the text; of what is missing everything was said. */
  const nodeOf = (spot: Spot): JsonNode => {
    const { node } = spot as Placed;
    if (node === undefined) throw new Told();
    return node;
  };
  const wrong = (spot: Spot, why: Said<FaultKey>): never => {
    const { start } = nodeOf(spot);
    if (!inText.has(start)) note(start, spot.at, why);
    throw new Told();
  };
  const membersOf = (spot: Spot): ReadonlyMap<string, JsonNode> =>
    nodeOf(spot).members ?? wrong(spot, saidOfJson('not-object', { field: fieldOf(spot.at) }));
  const noteMissing = (spot: Spot, key: string): void =>
    note(nodeOf(spot).start, pathTo(spot.at, key), saidOfJson('field-missing', { field: key }));

  const readString = (spot: Spot): string => {
    const { value } = nodeOf(spot);
    return typeof value === 'string' ? value : wrong(spot, saidOfJson('not-text', { field: fieldOf(spot.at) }));
  };

  const readObject = <K extends string, O extends string = never>(
    spot: Spot,
    required: readonly K[],
    optional: readonly O[] = [],
  ) => {
    const members = membersOf(spot);
    const keys: readonly string[] = [...required, ...optional];
    const missing = new Set<string>(required.filter((key) => !members.has(key)));
    let strays = 0;
    for (const [key, { name }] of members) {
      if (keys.includes(key)) continue;
      const near = nearest(
        key,
        keys.filter((each) => !members.has(each)),
      );
      if (near !== undefined) missing.delete(near);
      note(name, pathTo(spot.at, key), saidOfName(key, keys, near));
      strays++;
    }
    for (const key of missing) noteMissing(spot, key);
    // A stray name may stand for one that can be left out: what is said without it may be wrong.
    if (strays > 0 && optional.length > 0) throw new Told();
    const fields = keys
      .filter((key) => members.has(key) || required.some((each) => each === key))
      .map((key) => [key, placed(pathTo(spot.at, key), members.get(key))] as const);
    return Object.fromEntries(fields) as { readonly [key in K]: Spot } & { readonly [key in O]?: Spot };
  };

  const readArray = (spot: Spot, { max = Infinity }: { readonly max?: number } = {}): readonly Spot[] => {
    const { elements } = nodeOf(spot);
    if (elements === undefined) return wrong(spot, saidOfJson('not-list', { field: fieldOf(spot.at) }));
    if (elements.length > max) return wrong(spot, saidOfLength(spot.at, max, elements.length));
    return elements.map((node, i) => placed(`${spot.at}[${i}]`, node));
  };

  return {
    wrong,
    readString,
    readObject,
    readArray,
    readInteger: (spot, least, most) => {
      const { value } = nodeOf(spot);
      return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
        ? value
        : wrong(spot, said('bad-number', { field: fieldOf(spot.at), least, most }));
    },
    readWord: (spot, words) => {
      const value = readString(spot);
      return words.find((word) => word === value) ?? wrong(spot, saidOfWord(spot.at, value, words));
    },
    readFlag: (spot) => {
      const { value } = nodeOf(spot);
      return typeof value === 'boolean' ? value : wrong(spot, saidOfJson('not-flag', { field: fieldOf(spot.at) }));
    },
    member: (spot, key) => {
      const node = membersOf(spot).get(key);
      if (node === undefined) noteMissing(spot, key);
      return placed(pathTo(spot.at, key), node);
    },
    wrongEffect: (spot, why, effect, bearer) => {
      let [at, node] = [spot.at, nodeOf(spot)];
      for (const name of partToBlame(effect, bearer)) {
        at = pathTo(at, name);
        node = node.members?.get(name) ?? node;
      }
      return wrong(placed(at, node), why);
    },
    all: <T extends object>(parts: { readonly [K in keyof T]: () => T[K] }) => {
      const read = Object.entries<() => unknown>(parts).map(([key, part]) => [key, attempt(part)] as const);
      if (read.some(([, part]) => part === undefined)) throw new Told();
      return Object.fromEntries(read.map(([key, part]) => [key, part?.value])) as T;
    },
    // What has a fault somewhere inside is left out, also where it could be read.
    each: (spots, read) =>
      spots.flatMap((spot) => {
        const before = noted.length;
        const one = attempt(() => read(spot));
        return one === undefined || noted.length > before ? [] : [one.value];
      }),
  };
};

/** Every name that a list gives, also where something is wrong with it: cards that have it are not to blame. */
const namesGiven = (spot: Spot, names: readonly string[]): readonly string[] => {
  const { elements = [] } = (spot as Placed).node ?? {};
  const given = elements.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  return [...new Set([...names, ...given])];
};

/** As much of a set as can be read before there are enough faults. */
const readRoot = (root: JsonNode, noted: Noted[]): Partial<CardSet> => {
  const by = notingReaders(noted);
  const fields = by.readObject(placed('', root), SET_FIELDS);
  const name = attempt(() => readSetName(fields.name, by))?.value ?? '';
  const groups = attempt(() => namesGiven(fields.groups, readNames(fields.groups, by)))?.value;
  const keywords = attempt(() => namesGiven(fields.keywords, readNames(fields.keywords, by)))?.value;
  // Without both lists almost every card would be wrong.
  if (groups === undefined || keywords === undefined) return { name };
  const cards = attempt(() => readCards(fields.cards, { ...by, groups, keywords }))?.value ?? [];
  return { name, groups, keywords, cards };
};

const readUntilEnough = (root: JsonNode, noted: Noted[]): Partial<CardSet> => {
  try {
    return readRoot(root, noted);
  } catch (error) {
    if (error instanceof Enough) return {};
    throw error;
  }
};

const LONGEST_PATH = 80;

/** As much of a set as can be read: every card without a fault, and all faults up to a limit. */
export const readJsonParts = (text: string): { readonly set: CardSet; readonly faults: readonly JsonSetFault[] } => {
  const { root, faults } = readJsonTree(text, { depth: LIMITS.depth, faults: MOST_FAULTS });
  const noted: Noted[] = faults.map((fault) => ({ at: fault.at, path: fault.path, said: saidOfText(fault) }));
  const set: CardSet = { name: '', groups: [], keywords: [], cards: [], ...(root && readUntilEnough(root, noted)) };
  const sorted = noted.toSorted((a, b) => a.at - b.at);
  const places = linePlaces(
    text,
    sorted.map(({ at }) => at),
  );
  return {
    set,
    faults: sorted.map(({ path, said: why }, i) => ({
      ...places[i]!,
      path: path === why.values['field'] ? '' : path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path,
      said: why,
    })),
  };
};
