// A deck while somebody builds it: what is wrong with it and by which clause, the same deck without what is too many, and with what it lacks.

import type { BuilderReader, BuiltReview, CardCounts, DeckFault } from '../../../kernel/deck-builder.ts';
import { shuffle, stream, type Seed } from '../../../kernel/random.ts';
import { baseOfId, kitOf, nameOfId, type Card, type CardSet } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import { namingOf } from '../presentation/names.ts';
import { COPIES, deckFaults, deckLimits, MISSIONS, missionsIn } from '../sets/decks.ts';
import { listOfCounts } from './lists.ts';
import { builderVoice } from './text/texts.ts';

const DECK_CLAUSE = 'MYT-1.2';
const LARGER_CLAUSE = 'MYT-9.13';

type DeckSize = MythosOptions['deckSize'];

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const reviewOf = (deck: CardCounts, set: CardSet, deckSize: DeckSize, reader: BuilderReader): BuiltReview => {
  const { texts, text } = builderVoice(reader.language, reader.format);
  const { card: nameOf } = namingOf(set, reader.language);
  const { indexOf } = kitOf(set);
  const list = listOfCounts(deck, set);
  const cards = sumOf(Object.values(list.cards));
  const { length: missions } = missionsIn(list, set);
  const [least, most] = deckLimits(deckSize);
  const of = least === most ? String(least) : `${least}–${most}`;
  const faults: DeckFault[] = [];
  const sizeClause = deckSize === 'exactly30' ? DECK_CLAUSE : LARGER_CLAUSE;
  if (cards < least) faults.push({ text: text(texts.tooFew, { n: least - cards }), clause: sizeClause });
  if (cards > most) faults.push({ text: text(texts.tooMany, { n: cards - most }), clause: sizeClause });
  for (const [card, count] of Object.entries(deck)) {
    const index = indexOf.get(card);
    const name = index === undefined ? nameOfId(card) : nameOf(card);
    const mostOf = set.cards[index ?? -1]?.kind === 'mission' ? 1 : COPIES;
    if (index === undefined) faults.push({ text: text(texts.noCard, { card: name }), clause: DECK_CLAUSE, card });
    else if (count > mostOf)
      faults.push({ text: text(texts.copies, { card: name, count, most: mostOf }), clause: DECK_CLAUSE, card });
  }
  if (missions < MISSIONS)
    faults.push({ text: text(texts.fewMissions, { n: MISSIONS - missions }), clause: DECK_CLAUSE });
  if (missions > MISSIONS)
    faults.push({ text: text(texts.manyMissions, { n: missions - MISSIONS }), clause: DECK_CLAUSE });
  const isLegal = deckFaults(list, set, deckSize).length === 0;
  const mended = mend(deck, set, deckSize);
  return {
    ok: isLegal && faults.length === 0,
    counts: [
      { text: text(texts.cardsOf, { n: cards, of }), ok: cards >= least && cards <= most },
      { text: text(texts.missionsOf, { n: missions, of: MISSIONS }), ok: missions === MISSIONS },
    ],
    faults,
    ...(mended === undefined ? {} : { mended }),
  };
};

/** The deck without what it has too much of; nothing if that is not what is wrong with it. */
const mend = (deck: CardCounts, set: CardSet, deckSize: DeckSize): CardCounts | undefined => {
  const kept = new Map<string, number>();
  for (const { id, kind } of set.cards) {
    const count = Math.min(Object.hasOwn(deck, id) ? (deck[id] ?? 0) : 0, kind === 'mission' ? 1 : COPIES);
    if (count > 0) kept.set(id, count);
  }
  const isMission = (id: string): boolean => set.cards[kitOf(set).indexOf.get(id) ?? -1]?.kind === 'mission';
  const cut = (of: (id: string) => boolean, most: number): void => {
    const ids = [...kept.keys()].filter(of);
    let over = sumOf(ids.map((id) => kept.get(id) ?? 0)) - most;
    // From the end of the set, second copies first: as many different cards as can stay do.
    for (const floor of [1, 0]) {
      for (const id of ids.toReversed()) {
        const count = kept.get(id) ?? 0;
        const out = Math.min(over, Math.max(0, count - floor));
        if (out <= 0) continue;
        over -= out;
        if (count === out) kept.delete(id);
        else kept.set(id, count - out);
      }
    }
  };
  cut((id) => !isMission(id), deckLimits(deckSize)[1]);
  cut(isMission, MISSIONS);
  const before = sumOf(Object.values(deck));
  return sumOf([...kept.values()]) < before ? Object.fromEntries(kept) : undefined;
};

const groupOf = (card: Card | undefined): string => (card?.kind === 'character' ? card.group : '');

/** The deck filled up to the least it must have: people of its own groups and other versions of its names come first. */
export const complete = (deck: CardCounts, set: CardSet, deckSize: DeckSize, seed: Seed): CardCounts => {
  const random = stream(seed, 'complete');
  const counts = new Map(Object.entries(deck));
  const have = set.cards.filter(({ id }) => (counts.get(id) ?? 0) > 0);
  const groups = new Set(have.map(groupOf).filter((group) => group !== ''));
  const bases = new Set(have.map(({ id }) => baseOfId(id)));
  const rank = (card: Card): number => {
    if (card.kind === 'jutsu') return groups.size === 0 ? 0 : 1;
    return bases.has(baseOfId(card.id)) || groups.size === 0 || groups.has(groupOf(card)) ? 0 : 2;
  };
  const list = listOfCounts(deck, set);
  const add = (cards: readonly Card[], most: number, missing: number): void => {
    const pile = cards.flatMap((card) =>
      Array.from({ length: Math.max(0, most - (counts.get(card.id) ?? 0)) }, () => card),
    );
    const sorted = shuffle(pile, random).toSorted((a, b) => rank(a) - rank(b));
    for (const { id } of sorted.slice(0, Math.max(0, missing))) counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  const missions = set.cards.filter(({ kind }) => kind === 'mission');
  add(
    set.cards.filter(({ kind }) => kind !== 'mission'),
    COPIES,
    deckLimits(deckSize)[0] - sumOf(Object.values(list.cards)),
  );
  add(missions, 1, MISSIONS - missionsIn(list, set).length);
  return Object.fromEntries(counts);
};
