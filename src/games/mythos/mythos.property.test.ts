// Mythos against the contract of a game: every property that all games share.

import { expect, test } from 'vitest';
import type { Viewer } from '../../kernel/game.ts';
import { conformance } from '../../kernel/testing/conformance.ts';
import { secretFault } from '../../kernel/testing/secrecy.ts';
import { subjectOf, walk } from '../../kernel/testing/walk.ts';
import { module } from './index.ts';
import { fixtureLoadouts } from './testing/fixture-decks.ts';

interface Position {
  readonly decks: readonly (readonly PiledCard[])[];
  readonly hands: readonly (readonly PiledCard[])[];
  readonly discards: readonly (readonly PiledCard[])[];
  readonly missionDeck: readonly string[];
  readonly lists: readonly {
    readonly cards: { readonly [id: string]: number };
    readonly missions: readonly string[];
  }[];
  readonly lanes: readonly {
    readonly mission: string;
    readonly sides: readonly (readonly Standing[])[];
  }[];
  readonly looks: readonly { readonly cards: readonly { readonly card: string }[] }[];
}
interface Standing {
  readonly card: string;
  readonly hidden?: true;
  readonly known?: true;
  readonly under?: readonly { readonly card: string }[];
}
type PiledCard = string | { readonly card: string };

const idOf = (card: PiledCard): string => (typeof card === 'string' ? card : card.card);

/** Cards of the rival's hand, deck, hidden characters and missions to come, as far as no copy of them lies where the viewer can see it. */
const secrets = (position: unknown, viewer: Viewer, events: readonly unknown[]): readonly string[] => {
  const { decks, hands, discards, lanes, looks, lists, missionDeck } = position as Position;
  const open = new Set<string>(discards.flat().map(idOf));
  const hidden = new Set<string>();
  for (const { mission, sides } of lanes) {
    open.add(mission);
    sides.forEach((side, seat) => {
      for (const { card, hidden: down, known, under = [] } of side) {
        for (const below of under) open.add(below.card);
        (down !== true || known === true || seat === viewer ? open : hidden).add(card);
      }
    });
  }
  hands.forEach((hand, seat) => hand.forEach((card) => (seat === viewer ? open : hidden).add(idOf(card))));
  decks.forEach((deck, seat) => deck.forEach((card) => (seat === viewer ? open : hidden).add(idOf(card))));
  const own = typeof viewer === 'number' ? lists[viewer] : undefined;
  for (const id of [...Object.keys(own?.cards ?? {}), ...(own?.missions ?? [])]) open.add(id);
  if (typeof viewer === 'number') looks.forEach(({ cards }) => cards.forEach(({ card }) => open.add(card)));
  // Everybody sees a character that goes back to a hand.
  for (const event of events) {
    const { type, who } = event as { readonly type: string; readonly who?: { readonly card: string } };
    if (type === 'returned' && who !== undefined) open.add(who.card);
  }
  return [...hidden, ...missionDeck].filter((id) => !open.has(id));
};

conformance(module, {
  optionSets: [{ preset: 'digital' }, { preset: 'paper' }],
  games: 60,
  bound: 1000,
  secrets,
});

// A custom set, in which hidden cards meet every effect: nothing of it may be shared with views either.
conformance(
  { game: module.game },
  {
    optionSets: [{ preset: 'digital' }, { preset: 'paper' }],
    loadouts: fixtureLoadouts(2),
    games: 8,
    bound: 2000,
    samples: 3000,
  },
);

// Its view holds the whole set, in which every card has a name; the rest of the view must not name what is secret.
test.each(['digital', 'paper'])('no view or event names a secret card of a custom set (%s)', (preset) => {
  const subject = subjectOf(module, { preset, loadouts: fixtureLoadouts(2) });
  const bare = {
    ...subject,
    game: {
      ...subject.game,
      view: (s: unknown, viewer: Viewer) => ({ ...(module.game.view(s, viewer) as object), set: null }),
    },
  };
  for (let n = 0; n < 12; n++) {
    for (const moment of walk(subject, n, 2000).moments) expect(secretFault(bare, moment, secrets)).toBeUndefined();
  }
});

// Open lists leave only the order of the decks to hide.
conformance(module, { optionSets: [{ options: { deckLists: 'open' } }], games: 20, bound: 1000 });
