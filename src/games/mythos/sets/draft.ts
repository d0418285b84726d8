// The draft: thirty times one card of three. Every offer follows from the seed and from what was picked before; the deck is legal whatever is picked.

import { shuffle, stream, type Random, type Seed } from '../../../kernel/random.ts';
import { baseOfId, kitOf, type Card, type CardIndex, type CardSet } from '../cards.ts';
import type { Deck } from '../state.ts';
import { COPIES, listOf, MISSIONS, type DeckList } from './decks.ts';

/** So many cards are picked: as many as any deck may have. */
export const PICKS = 30;
/** So many cards are offered at a time, as long as the set has them. */
export const OFFERED = 3;

/** What an offer holds, so that nobody is left with a deck that can't be played: characters by what they cost, or jutsu. */
type Kind = 'low' | 'middle' | 'high' | 'jutsu';

/** How many offers of each kind there are, in an order that the seed gives: about what the decks that come with the game have. */
const PLAN: readonly (readonly [Kind, number])[] = [
  ['low', 10],
  ['middle', 11],
  ['high', 6],
  ['jutsu', 3],
];
const LOW = 2;
const MIDDLE = 4;

/** In every third offer one card has the name of one that was picked, if there is any: upgrades need two. */
const EVERY = 3;

const kindOf = (card: Card): Kind => {
  if (card.kind !== 'character') return 'jutsu';
  return card.cost <= LOW ? 'low' : card.cost <= MIDDLE ? 'middle' : 'high';
};

const planOf = (seed: Seed): readonly Kind[] =>
  shuffle(
    PLAN.flatMap(([kind, count]) => Array.from({ length: count }, () => kind)),
    stream(seed, 'draft/plan'),
  );

/** Takes one at random out of a list. */
const takeOne = <T>(from: T[], random: Random): T | undefined =>
  from.length === 0 ? undefined : from.splice(random.below(from.length), 1)[0];

/** What is offered after these picks: different cards, each of which may still be taken. None when all picks are made. */
export const offerOf = (set: CardSet, seed: Seed, picked: readonly CardIndex[]): readonly CardIndex[] => {
  const at = picked.length;
  const kind = at < PICKS ? planOf(seed)[at] : undefined;
  if (kind === undefined) return [];
  const { deckCards, base } = kitOf(set);
  const random = stream(seed, `draft/offer/${at}`);
  const copies = new Map<CardIndex, number>();
  for (const card of picked) copies.set(card, (copies.get(card) ?? 0) + 1);
  const left = deckCards.filter((card) => (copies.get(card) ?? 0) < COPIES);
  const bases = new Set(picked.map((card) => base[card]));
  const offer: CardIndex[] = [];
  const add = (card: CardIndex | undefined): void => {
    if (card !== undefined && offer.length < OFFERED) offer.push(card);
  };
  if (at % EVERY === EVERY - 1)
    add(
      takeOne(
        left.filter((card) => bases.has(base[card]) && !copies.has(card)),
        random,
      ),
    );
  const without = (cards: readonly CardIndex[]): CardIndex[] => cards.filter((card) => !offer.includes(card));
  for (const pile of [left.filter((card) => kindOf(set.cards[card]!) === kind), left]) {
    const rest = without(pile);
    while (offer.length < OFFERED && rest.length > 0) add(takeOne(rest, random));
  }
  // Which of them goes with the others must not be told by its place.
  return shuffle(offer, random);
};

/** The missions that come with the deck, known from the start. */
export const givenMissions = (set: CardSet, seed: Seed): readonly CardIndex[] =>
  shuffle([...kitOf(set).missions], stream(seed, 'draft/missions')).slice(0, MISSIONS);

/** The deck of all picks. */
export const draftedList = (set: CardSet, seed: Seed, picked: readonly CardIndex[]): DeckList =>
  listOf({ cards: picked, missions: givenMissions(set, seed) } satisfies Deck, set);

/** Power is what missions are won by; a line is worth about a point of it, a card that stays cheap a little more. */
const worthOf = (card: Card): number => {
  if (card.kind === 'mission') return 0;
  const lines = Math.min(card.effects.length, 2) * 1.2;
  return card.kind === 'jutsu' ? 1 + lines - card.cost * 0.3 : card.power - card.cost * 0.8 + lines;
};

/** How well a card goes with those that were picked: its people, and its name at another cost. */
const fitOf = (card: Card, picked: readonly Card[]): number => {
  if (card.kind !== 'character') return picked.filter(({ kind }) => kind === 'jutsu').length >= 4 ? -1 : 0;
  const people = picked.filter((each) => each.kind === 'character');
  const same = people.filter(({ group }) => group === card.group).length;
  const names = people.filter(({ id }) => baseOfId(id) === baseOfId(card.id));
  const steps = names.filter(({ cost }) => cost !== card.cost).length;
  const twins = names.length - steps;
  // Two of a name can't stand on one mission: a third needs to be an upgrade.
  return (same / Math.max(4, people.length)) * 1.5 + Math.min(steps, 2) * 0.8 - twins * 0.3;
};

/** The pick of a bot, which knows nothing but the offer and its own picks; of equals the first. */
export const choosePick = (set: CardSet, picked: readonly CardIndex[], offer: readonly CardIndex[]): CardIndex => {
  const cards = picked.map((index) => set.cards[index]!);
  const valued = offer.map((index) => {
    const card = set.cards[index]!;
    return { index, value: worthOf(card) + fitOf(card, cards) };
  });
  return valued.reduce((best, each) => (each.value > best.value ? each : best)).index;
};

/** A whole draft of a bot. It is not legal if the set has too few cards. */
export const botDraft = (set: CardSet, seed: Seed): DeckList => {
  const picked: CardIndex[] = [];
  for (;;) {
    const offer = offerOf(set, seed, picked);
    if (offer.length === 0) return draftedList(set, seed, picked);
    picked.push(choosePick(set, picked, offer));
  }
};
