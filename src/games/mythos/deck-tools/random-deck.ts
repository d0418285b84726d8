// Decks drawn up at random: of the whole set, of one faction as far as it has cards, or as a bot drafts them.

import { shuffle, stream, type Random, type Seed } from '../../../kernel/random.ts';
import { ok } from '../../../kernel/result.ts';
import type { DeckTools } from '../../../kernel/deck-tools.ts';
import { kitOf, type Card, type CardIndex, type CardSet } from '../cards.ts';
import type { MythosOptions } from '../options.ts';
import {
  COPIES,
  deckFaults,
  deckLimits,
  draftDeck,
  listOf,
  MISSIONS,
  writeDeckText,
  type DeckList,
} from '../sets/decks.ts';
import { botDraft } from '../sets/draft.ts';
import { bad, good } from './report.ts';
import { readSet } from './sets.ts';

/** A faction's deck holds so many jutsu, if the faction has characters enough for the rest. */
const JUTSU = 6;

const groupOf = (card: Card | undefined): string | undefined => (card?.kind === 'character' ? card.group : undefined);

/** The groups of a set that have characters, in its order. */
const factionsIn = ({ groups, cards }: CardSet): readonly string[] =>
  groups.filter((group) => cards.some((card) => groupOf(card) === group));

/** Characters of the faction and a few jutsu; where they are too few, more jutsu, then characters of others. */
const factionDeck = (set: CardSet, faction: string, size: number, random: Random): DeckList => {
  const { deckCards, missions } = kitOf(set);
  const pile = (belongs: (card: Card) => boolean): CardIndex[] => {
    const cards = deckCards.filter((index) => belongs(set.cards[index]!));
    return shuffle(Array.from({ length: COPIES }, () => cards).flat(), random);
  };
  const own = pile((card) => groupOf(card) === faction);
  const jutsu = pile(({ kind }) => kind === 'jutsu');
  const others = pile((card) => card.kind === 'character' && card.group !== faction);
  const most = size - JUTSU;
  const cards = [
    ...own.slice(0, most),
    ...jutsu.slice(0, JUTSU),
    ...own.slice(most),
    ...jutsu.slice(JUTSU),
    ...others,
  ].slice(0, size);
  return listOf({ cards, missions: shuffle([...missions], random).slice(0, MISSIONS) }, set);
};

export const factions: DeckTools['factions'] = (setText) => {
  const set = readSet(setText);
  return set.ok ? ok(factionsIn(set.value)) : set;
};

const draw = (set: CardSet, seed: Seed, faction: string | undefined, size: number): DeckList => {
  const random = stream(seed, 'deck');
  return faction === undefined ? draftDeck(set, random) : factionDeck(set, faction, size, random);
};

export const randomDeck: DeckTools['randomDeck'] = (setText, { seed, faction, drafted = false, options }) => {
  const { deckSize } = options as MythosOptions;
  const set = readSet(setText);
  if (!set.ok) return set.error;
  const list = drafted ? botDraft(set.value, seed) : draw(set.value, seed, faction, deckLimits(deckSize)[0]);
  const faults = deckFaults(list, set.value, deckSize);
  if (faults.length > 0) return bad(...faults.map((fault) => `${set.value.name} has too few cards: ${fault}`));
  return good(writeDeckText(list, set.value).trimEnd().split('\n'));
};
