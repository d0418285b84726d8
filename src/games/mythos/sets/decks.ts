// Deck lists: as text (`2 Kaito — Scout`), as what a player brings to a match, and whether they are legal.

import { hashJson } from '../../../kernel/hash.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import { kitOf, nameOfId, type CardIndex, type CardSet } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import type { Deck } from '../state.ts';
import type { FileFault } from './set-text.ts';

export const COPIES = 2;
export const LEAST_CARDS = 30;
export const MOST_CARDS = 100;
export const MISSIONS = 3;

/** A list by card ids: how many of each, and the missions. */
export interface DeckList {
  readonly cards: { readonly [id: string]: number };
  readonly missions: readonly string[];
}

/** A line of a deck that could not be read, and the card that may have been meant. */
export interface DeckFault extends FileFault {
  readonly name: string;
  readonly near?: string;
}

const LINE = /^(?:(?<count>\d{1,3})\s*[x×]?\s+)?(?<name>\S.*)$/u;

const loose = (name: string): string =>
  name
    .replace(/\s*(?:—|–|\s-\s|\/)\s*/u, ' — ')
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
  const names = [...known.keys()];
  const cards: { [id: string]: number } = {};
  const missions: string[] = [];
  const faults: DeckFault[] = [];
  text.split(/\r?\n/u).forEach((raw, i) => {
    const line = raw.replace(/(?:^|\s)#.*$/u, '').trim();
    if (line === '') return;
    const { count = '1', name = line } = LINE.exec(line)?.groups ?? {};
    const card = known.get(loose(name));
    if (card === undefined) {
      const found = nearName(loose(name), names);
      const near = found === undefined ? undefined : nameOfId(known.get(found)?.id as string);
      const hint = near === undefined ? '' : `; did you mean ${near}?`;
      faults.push({
        line: i + 1,
        column: raw.indexOf(name) + 1,
        message: `"${name}" is no card of ${set.name}${hint}`,
        name,
        ...(near === undefined ? {} : { near }),
      });
    } else if (card.kind === 'mission') {
      for (let n = 0; n < Math.min(Number(count), 9); n++) missions.push(card.id);
    } else {
      cards[card.id] = (cards[card.id] ?? 0) + Number(count);
    }
  });
  return { list: { cards, missions }, faults };
};

/** The known name that shares the most beginning, if it shares half. */
const nearName = (name: string, known: readonly string[]): string | undefined => {
  let best: string | undefined;
  let most = Math.ceil(name.length / 2) - 1;
  for (const each of known) {
    let shared = 0;
    while (shared < name.length && name[shared] === each[shared]) shared++;
    if (shared > most) [best, most] = [each, shared];
  }
  return best;
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
    else if (count > COPIES) faults.push(`${nameOfId(id)} is there ${count} times; at most ${COPIES} of a card`);
    size += Number.isInteger(count) ? count : 0;
  }
  const most = deckSize === 'exactly30' ? LEAST_CARDS : MOST_CARDS;
  if (size < LEAST_CARDS || size > most) {
    const wanted = most === LEAST_CARDS ? `exactly ${LEAST_CARDS}` : `${LEAST_CARDS} to ${most}`;
    faults.push(`there are ${size} cards; a deck has ${wanted}`);
  }
  const different = new Set(list.missions);
  if (list.missions.length !== MISSIONS || different.size !== MISSIONS) {
    faults.push(`there are ${different.size} different missions; a deck has ${MISSIONS}`);
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
