// Deck lists: as text (`2 Kaito — Scout`), as what a player brings to a match, and whether they are legal.

import { hashJson } from '../../../kernel/hash.ts';
import { nearest } from '../../../kernel/nearest.ts';
import { shuffle, type Random } from '../../../kernel/random.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { kitOf, nameOfId, type Card, type CardIndex, type CardSet } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import type { Deck } from '../state.ts';
import type { FileFault } from './set-text.ts';

export const COPIES = 2;
const LEAST_CARDS = 30;
const MOST_CARDS = 100;
export const MISSIONS = 3;

/** A list by card ids: how many of each, and the missions. */
export interface DeckList {
  readonly cards: { readonly [id: string]: number };
  readonly missions: readonly string[];
}

/** A line of a deck that could not be read, and the cards that may have been meant. */
export interface DeckFault extends FileFault {
  readonly name: string;
  readonly near: readonly string[];
}

// `2 Name`, `2x Name`, `2 × Name`, and `Name x2` as some lists have it.
const LINE = /^(?:(?<count>\d{1,6})(?:\s*[x×])?\s+)?(?<name>\S.*?)(?:\s+[x×]\s*(?<after>\d{1,6}))?$/u;

const loose = (name: string): string =>
  name
    .replace(/\s*(?:—|–|\s-\s|\/)\s*/u, ' — ')
    .replaceAll('’', "'")
    .replaceAll('_', ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** A list from its text. Lines that match no card of the set are reported one by one, the rest is read. */
export const readDeckText = (
  text: string,
  set: CardSet,
): { readonly list: DeckList; readonly faults: readonly DeckFault[] } => {
  const known = new Map(set.cards.map((card) => [loose(nameOfId(card.id)), card]));
  const cards: { [id: string]: number } = {};
  const missions: string[] = [];
  const faults: DeckFault[] = [];
  text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .forEach((raw, i) => {
      const line = raw.replace(/(?:^|\s)#.*$/u, '').trim();
      if (line === '') return;
      const { after = '1', count = after, name = line } = LINE.exec(line)?.groups ?? {};
      const card = known.get(loose(name));
      if (card === undefined) {
        const near = meantBy(loose(name), known);
        const hint = near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
        const message = `"${name}" is no card of ${set.name}${hint}`;
        faults.push({ line: i + 1, column: raw.indexOf(name) + 1, message, name, near });
      } else if (card.kind === 'mission') {
        for (let n = 0; n < Math.min(Number(count), 9); n++) missions.push(card.id);
      } else {
        cards[card.id] = (cards[card.id] ?? 0) + Number(count);
      }
    });
  return { list: { cards, missions }, faults };
};

/** Which cards somebody may have meant: all versions of a name without its title, else the nearest name. */
const meantBy = (name: string, known: ReadonlyMap<string, Card>): readonly string[] => {
  const versions = [...known].filter(([full]) => full.startsWith(`${name} — `)).map(([, { id }]) => nameOfId(id));
  if (versions.length > 0) return versions;
  const near = known.get(nearest(name, [...known.keys()]) ?? '');
  return near === undefined ? [] : [nameOfId(near.id)];
};

/** A list as text, in the order of the set, missions last. */
export const writeDeckText = (list: DeckList, set: CardSet): string => {
  const cards = set.cards.flatMap(({ id }) =>
    list.cards[id] === undefined ? [] : [`${list.cards[id]} ${nameOfId(id)}`],
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

/** A deck drawn up by chance: two of each card at most, and three missions. It is not legal if the set has too few cards. */
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
  const different = new Set(list.missions);
  if (list.missions.length !== MISSIONS || different.size !== MISSIONS) {
    faults.push(
      `there ${different.size === 1 ? 'is 1 mission' : `are ${different.size} different missions`}; a deck has ${MISSIONS} different ones`,
    );
  }
  for (const id of different) {
    const index = indexOf.get(id);
    if (index === undefined || isMission[index] !== true) faults.push(`${nameOfId(id)} is no mission of ${set.name}`);
  }
  return faults;
};

/** A legal list as the numbers that a state holds, in the order of the set. */
export const deckOf = (list: DeckList, set: CardSet): Deck => {
  const cards: CardIndex[] = [];
  set.cards.forEach(({ id }, index) => {
    for (let n = 0; n < (list.cards[id] ?? 0); n++) cards.push(index);
  });
  const { indexOf } = kitOf(set);
  const missions = list.missions.map((id) => indexOf.get(id) as CardIndex).toSorted((a, b) => a - b);
  return { cards, missions };
};

export const listOf = ({ cards, missions }: Deck, set: CardSet): DeckList => {
  const counts: { [id: string]: number } = {};
  for (const index of cards) {
    const id = set.cards[index]?.id as string;
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return { cards: counts, missions: missions.map((index) => set.cards[index]?.id as string) };
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
