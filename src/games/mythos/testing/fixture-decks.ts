// A set of a user's own for tests: every effect there is, cheap cards, few names, so that hidden cards meet everything.

import type { Json } from '../../../kernel/json.ts';
import { kitOf, type Card, type CardSet } from '../cards.ts';
import type { Effect } from '../effects/effects.ts';
import { coveringEffects } from './fixtures.ts';
import { loadoutOf } from '../loadout.ts';
import type { DeckList } from '../sets/decks.ts';

const NAMES = 9;

/** Lines about hidden cards, which the generated ones have too few of. */
const SECRETIVE: readonly Effect[] = (['MAIN', 'AMBUSH', 'UPGRADE', 'SCORE'] as const).flatMap((trigger): Effect[] => [
  { trigger, timing: 'instant', action: 'LOOK_AT', what: 'hand' },
  { trigger, timing: 'instant', action: 'LOOK_AT', what: 'hidden' },
  { trigger, timing: 'instant', action: 'LOOK_AT', what: 'hidden', filter: { atMission: true } },
  { trigger, timing: 'instant', action: 'PLACE_FROM_DECK', amount: 2 },
  { trigger, timing: 'instant', action: 'TAKE_CONTROL', target: 'ENEMY' },
  { trigger, timing: 'instant', action: 'PLAY_CHARACTER', from: 'hand', amount: 2 },
  { trigger, timing: 'instant', action: 'MOVE', target: 'ANY' },
  { trigger, timing: 'continuous', action: 'RETURN_TO_HAND', target: 'ENEMY' },
]);

const charactersOf = (effects: readonly Effect[]): readonly Card[] =>
  effects.map((effect, i) => ({
    id: `N${i % NAMES}/T${i}`,
    kind: 'character',
    group: i % 2 === 0 ? 'Red' : 'Blue',
    keywords: i % 3 === 0 ? ['Elite'] : [],
    cost: Math.floor(i / NAMES) % 5,
    power: (i * 7) % 6,
    effects: [effect, ...(i % 4 === 0 ? [{ ...effect, trigger: 'AMBUSH' } as const] : [])],
  }));

/** Every covering effect and the secretive ones, a jutsu and five missions. */
export const fixtureSet = (): CardSet => ({
  name: 'Fixtures',
  groups: ['Red', 'Blue'],
  keywords: ['Elite'],
  cards: [
    ...charactersOf([...SECRETIVE, ...coveringEffects().map(({ effect }) => effect)]),
    {
      id: 'Gust',
      kind: 'jutsu',
      cost: 1,
      effects: [{ trigger: 'MAIN', timing: 'instant', action: 'HIDE', target: 'ANY' }],
    },
    ...[1, 2, 3, 4, 5].map((n) => ({ id: `Hill_${n}`, kind: 'mission', points: n % 3, effects: [] }) as const),
  ],
});

/** A legal deck of that set: thirty cards from a place on, in steps. */
const fixtureDeck = (set: CardSet, from: number, step: number): DeckList => {
  const { deckCards, missions } = kitOf(set);
  const cards: { [id: string]: number } = {};
  for (let i = 0, at = from; i < 15; i++, at += step) {
    while (cards[idAt(set, deckCards, at)] !== undefined) at++;
    cards[idAt(set, deckCards, at)] = 2;
  }
  return { cards, missions: [0, 1, 2].map((i) => idAt(set, missions, i + (from % 3))) };
};

const idAt = (set: CardSet, among: readonly number[], at: number): string => set.cards[among[at % among.length]!]!.id;

/** Two decks of that set as plain JSON, each with a salt of its own. */
export const fixtureLoadouts = (from: number): readonly Json[] => {
  const set = fixtureSet();
  const loadout = [
    loadoutOf(fixtureDeck(set, from, 3), set, 'a grain'),
    { ...loadoutOf(fixtureDeck(set, from + 7, 5), set, 'another'), set: kitOf(set).hash },
  ];
  return JSON.parse(JSON.stringify(loadout)) as readonly Json[];
};
