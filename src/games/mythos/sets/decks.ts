// Deck lists: as text (`2 Kaito — Scout`), as what a player brings to a match, and whether they are legal.

import { hashJson } from '../../../kernel/hash.ts';
import { nearest } from '../../../kernel/nearest.ts';
import { shuffle, type Random } from '../../../kernel/draws.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { kitOf, nameOfId, type Card, type CardIndex, type CardSet } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import { NONE, type Deck } from '../state.ts';
import { LONGEST_DECK_LINE, MOST_DECK_LINES, MOST_SUGGESTED } from './limits.ts';
import { linesOf, quoted, type FileFault } from './text-lines.ts';

export const COPIES = 2;
const LEAST_CARDS = 30;
const MOST_CARDS = 100;
export const MISSIONS = 3;

/** A list by card ids: how many of each, and the missions. */
export interface DeckList {
  readonly cards: { readonly [id: string]: number };
  readonly missions: readonly string[];
}

/** How many of a card a list has. A card may be called `constructor`, which every object has. */
export const copiesIn = ({ cards }: DeckList, id: string): number => (Object.hasOwn(cards, id) ? (cards[id] ?? 0) : 0);

/** A line of a deck that could not be read, and the cards that may have been meant. */
export interface DeckFault extends FileFault {
  readonly name: string;
  readonly near: readonly string[];
  /** It is too long, or one too many. */
  readonly over?: 'line' | 'lines';
}

/** The count and the name of a line: `2 Name`, `2x Name`, `2 × Name`, and `Name x2` as some lists have it. */
const countedName = (line: string): { readonly count: number; readonly name: string } => {
  const before = /^(?<count>\d{1,6})(?:\s*[x×])?\s+(?=\S)/u.exec(line);
  const rest = line.slice(before?.[0].length ?? 0);
  const after = /(?<=\S)\s+[x×]\s*(?<count>\d{1,6})$/u.exec(rest);
  const count = before?.groups?.['count'] ?? after?.groups?.['count'] ?? '1';
  return { count: Number(count), name: rest.slice(0, after?.index) };
};

const loose = (name: string): string =>
  name
    .replaceAll(/\s+/gu, ' ')
    .replace(/ ?(?:—|–| - |\/) ?/u, ' — ')
    .replaceAll('’', "'")
    .replaceAll(/[_ ]+/gu, ' ')
    .trim()
    .toLowerCase();

const OVER = {
  line: `a line of a deck has at most ${LONGEST_DECK_LINE} characters`,
  lines: `a deck has at most ${MOST_DECK_LINES} lines; nothing from here on is read`,
} as const;

type Known = ReadonlyMap<string, Card>;

/** Cards by their name as people may type it, made once for a set. */
const namesOf = new WeakMap<CardSet, Known>();

const knownIn = (set: CardSet): Known => {
  const known = namesOf.get(set) ?? new Map(set.cards.map((card) => [loose(nameOfId(card.id)), card]));
  namesOf.set(set, known);
  return known;
};

/** A list from its text. Lines that match no card of the set are reported one by one, the rest is read. With `shown`, cards may also be called what they are shown as. */
export const readDeckText = (
  text: string,
  set: CardSet,
  shown?: (id: string) => string,
): { readonly list: DeckList; readonly faults: readonly DeckFault[] } => {
  const known = knownIn(set);
  const shownAs = shown && new Map(set.cards.map((card) => [loose(shown(card.id)), card]));
  const counts = new Map<string, number>();
  const missions: string[] = [];
  const faults: DeckFault[] = [];
  const lines = linesOf(text);
  for (const [i, { number: line, column, text: typed }] of lines.slice(0, MOST_DECK_LINES + 1).entries()) {
    const over = i === MOST_DECK_LINES ? 'lines' : typed.length > LONGEST_DECK_LINE ? 'line' : undefined;
    if (over !== undefined) {
      faults.push({ line, column, message: OVER[over], name: typed.slice(0, 30), near: [], over });
      continue;
    }
    const { count, name } = countedName(typed);
    const card = known.get(loose(name)) ?? shownAs?.get(loose(name));
    if (card === undefined) {
      const near = faults.length < MOST_SUGGESTED ? meantBy(loose(name), known) : [];
      const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
      const message = `${quoted(name)} is no card of ${set.name}${hint}`;
      faults.push({ line, column: column + typed.indexOf(name), message, name, near });
    } else if (card.kind === 'mission') {
      for (let n = 0; n < Math.min(count, 9); n++) missions.push(card.id);
    } else {
      counts.set(card.id, (counts.get(card.id) ?? 0) + count);
    }
  }
  return { list: { cards: Object.fromEntries(counts), missions }, faults };
};

/** How many versions of one name are told. */
const MOST_VERSIONS = 8;

/** Which cards somebody may have meant: the versions of a name without its title, else the nearest name. */
const meantBy = (name: string, known: Known): readonly string[] => {
  const versions = [...known].filter(([full]) => full.startsWith(`${name} — `)).map(([, { id }]) => nameOfId(id));
  if (versions.length > 0) return versions.slice(0, MOST_VERSIONS);
  const near = known.get(nearest(name, [...known.keys()]) ?? '');
  return near === undefined ? [] : [nameOfId(near.id)];
};

/** The different missions of a list. What is no mission of the set is none, wherever it is listed. */
export const missionsIn = ({ missions }: DeckList, set: CardSet): readonly string[] => {
  const { indexOf, isMission } = kitOf(set);
  return [...new Set(missions)].filter((id) => isMission[indexOf.get(id) ?? NONE] === true);
};

/** A list as text, in the order of the set, missions last. */
export const writeDeckText = (list: DeckList, set: CardSet): string => {
  const cards = set.cards.flatMap(({ id }) =>
    copiesIn(list, id) === 0 ? [] : [`${copiesIn(list, id)} ${nameOfId(id)}`],
  );
  const missions = set.cards.flatMap(({ id }) =>
    list.missions.filter((mission) => mission === id).map((mission) => `1 ${nameOfId(mission)}`),
  );
  return `${[...cards, '', ...missions].join('\n')}\n`;
};

/** How many cards a deck has at least and at most. */
export const deckLimits = (deckSize: MythosOptions['deckSize']): readonly [number, number] => [
  LEAST_CARDS,
  deckSize === 'exactly30' ? LEAST_CARDS : MOST_CARDS,
];

/** `one too many`, `3 too many`. */
export const tooMany = (count: number): string => `${count === 1 ? 'one' : count} too many`;

/** A deck drawn up at random: two of each card at most, and three missions. It is not legal if the set has too few cards. */
export const draftDeck = (set: CardSet, random: Random): DeckList => {
  const { deckCards, missions } = kitOf(set);
  const cards = shuffle([...deckCards, ...deckCards], random).slice(0, LEAST_CARDS);
  return listOf({ cards, missions: shuffle([...missions], random).slice(0, MISSIONS) }, set);
};

/** Why a list may not be played, each reason on its own; none means that it may (MYT-1.2). */
export const deckFaults = (list: DeckList, set: CardSet, deckSize: MythosOptions['deckSize']): readonly string[] => {
  const { indexOf, isMission } = kitOf(set);
  const faults: string[] = [];
  let size = 0;
  for (const [id, count] of Object.entries(list.cards)) {
    const index = indexOf.get(id);
    if (index === undefined) faults.push(`${nameOfId(id)} is no card of ${set.name}`);
    else if (isMission[index] === true) faults.push(`${nameOfId(id)} is a mission; missions are listed apart`);
    if (!Number.isInteger(count) || count < 1) faults.push(`${nameOfId(id)}: ${count} is no number of copies`);
    else if (count > COPIES)
      faults.push(`${nameOfId(id)} is there ${count} times, ${tooMany(count - COPIES)}; at most ${COPIES} of a card`);
    size += Number.isInteger(count) ? count : 0;
  }
  const [least, most] = deckLimits(deckSize);
  if (size < least || size > most) {
    const wanted = most === least ? `exactly ${least}` : `${least} to ${most}`;
    faults.push(`there are ${size} cards; a deck has ${wanted}`);
  }
  const { length: different } = missionsIn(list, set);
  const strangers = list.missions.filter((id) => isMission[indexOf.get(id) ?? NONE] !== true);
  if (list.missions.length - strangers.length !== MISSIONS || different !== MISSIONS) {
    faults.push(
      `there ${different === 1 ? 'is 1 mission' : `are ${different} different missions`}; a deck has ${MISSIONS} different ones`,
    );
  }
  for (const id of new Set(strangers)) faults.push(`${nameOfId(id)} is no mission of ${set.name}`);
  return faults;
};

/** A legal list as the numbers that a state holds, in the order of the set. */
export const deckOf = (list: DeckList, set: CardSet): Deck => {
  const cards: CardIndex[] = [];
  set.cards.forEach(({ id }, index) => {
    for (let n = 0; n < copiesIn(list, id); n++) cards.push(index as CardIndex);
  });
  const { indexOf } = kitOf(set);
  const missions = list.missions.map((id) => indexOf.get(id)!).toSorted((a, b) => a - b);
  return { cards, missions };
};

export const listOf = ({ cards, missions }: Deck, set: CardSet): DeckList => {
  const counts = new Map<string, number>();
  for (const index of cards) {
    const id = set.cards[index]!.id;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { cards: Object.fromEntries(counts), missions: missions.map((index) => set.cards[index]!.id) };
};

/** The hash that tells a list without showing it; the salt keeps others from trying lists until one fits. */
export const deckHash = (list: DeckList, salt: string): string =>
  hashJson({ cards: list.cards, missions: list.missions.toSorted((a, b) => (a < b ? -1 : 1)), salt });

/** A list from text that must have no fault: for decks that are shipped. */
export const shippedDeck = (text: string, set: CardSet): Result<DeckList, string> => {
  const { list, faults } = readDeckText(text, set);
  const [fault] = faults;
  return fault === undefined ? ok(list) : fail(`line ${fault.line}: ${fault.message}`);
};
