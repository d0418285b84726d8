// docs/mythos-cards.md: every card and deck that Mythos comes with, and which parts of the effect language they use.
//   node tools/mythos-cards.ts    writes it; a test says when it is out of date

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { nameOfId, type Card, type Character } from '../src/games/mythos/cards.ts';
import { deckTools } from '../src/games/mythos/deck-tools.ts';
import { printEffect } from '../src/games/mythos/language/sentences.ts';
import { coverageLines } from '../src/games/mythos/sets/coverage.ts';
import { copiesIn, type DeckList } from '../src/games/mythos/sets/decks.ts';
import { CARD_WORDS } from '../src/games/mythos/sets/dusk/words/words.ts';
import { DECKS, dusk } from '../src/games/mythos/sets/shipped.ts';

export const CARDS_PAGE = fileURLToPath(new URL('../docs/mythos-cards.md', import.meta.url));

const PLANS: { readonly [group: string]: string } = {
  Lantern: 'Stand together on one mission, and make each other stronger.',
  Tide: 'Lie hidden, let the rival guess, and come up where it hurts.',
  Kite: 'Leave what is done, be where it counts, and let the wind pay for it.',
  Forge: 'Start small, make what stands into more, and break what is in the way.',
  Independent: 'Belong to no house: each fits into somebody’s plan.',
};

const decksWith = (id: string): string =>
  Object.entries<DeckList>(DECKS)
    .flatMap(([name, list]) => {
      const copies = list.missions.includes(id) ? 1 : copiesIn(list, id);
      return copies === 0 ? [] : [copies === 1 ? name : `${name} ×${copies}`];
    })
    .join(', ');

const numbersOf = (card: Card): string => {
  if (card.kind === 'mission') return card.points === 1 ? '1 point' : `${card.points} points`;
  return card.kind === 'jutsu' ? `cost ${card.cost}` : [`${card.cost}/${card.power}`, ...card.keywords].join(', ');
};

const entryOf = (card: Card): string => {
  const [flavour = ''] = CARD_WORDS.en.cards[card.id] ?? [];
  const decks = decksWith(card.id);
  const lines = card.effects.map((effect) => ` ${printEffect(effect, 'en')}`).join('');
  return `- **${nameOfId(card.id)}** (${numbersOf(card)})${lines} _${flavour}_${decks === '' ? '' : ` \`${decks}\``}`;
};

/** The page as it should be. */
export const cardsPage = (): string => {
  const people = dusk.cards.filter((card): card is Character => card.kind === 'character');
  const ofKind = (kind: Card['kind']): readonly Card[] => dusk.cards.filter((card) => card.kind === kind);
  return [
    '# The cards of Mythos',
    '',
    `_${dusk.name}_: ${dusk.cards.length} cards, ${people.length} of them characters. Over the Strait the sun has stood low for a generation; it is always`,
    'evening, and four houses keep the town alive. This page is written by `node tools/mythos-cards.ts`. Names, texts and pictures of the cards are',
    'licensed under [CC BY 4.0](../LICENSE-CARDS.md). Numbers are cost/power; the decks that hold a card come last.',
    '',
    '## Decks',
    '',
    ...deckTools
      .shippedDecks('en')
      .flatMap(({ id, title, about, advice }) => [`**${title}** (\`${id}\`): ${about}. ${advice}`, '']),
    ...dusk.groups.flatMap((group) => [
      `## ${group}`,
      '',
      PLANS[group] ?? '',
      '',
      ...people.filter((card) => card.group === group).map(entryOf),
      '',
    ]),
    '## Jutsu',
    '',
    ...ofKind('jutsu').map(entryOf),
    '',
    '## Missions',
    '',
    ...ofKind('mission').map(entryOf),
    '',
    '## What the effects use',
    '',
    '```text',
    ...coverageLines(dusk),
    '```',
    '',
  ].join('\n');
};

if (import.meta.main) writeFileSync(CARDS_PAGE, cardsPage());
