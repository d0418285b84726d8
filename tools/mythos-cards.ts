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
import { DECKS } from '../src/games/mythos/sets/shipped-decks.ts';
import { dusk } from '../src/games/mythos/sets/shipped.ts';

export const CARDS_PAGE = fileURLToPath(new URL('../docs/mythos-cards.md', import.meta.url));

const PLANS: { readonly [group: string]: string } = {
  Lantern: 'Stand together on one mission, and make each other stronger.',
  Tide: 'Lie hidden, let the rival guess, and come up where it hurts.',
  Kite: 'Leave what is done, be where it counts, and let the wind pay for it.',
  Forge: 'Start small, make what stands into more, and break what is in the way.',
  Independent: 'Belong to no house: each fits into somebody’s plan.',
};

/** Where the cards belong that no shipped deck holds. */
export const FOR_OWN_DECKS: { readonly [id: string]: string } = {
  'Rook/Errand_Boy':
    'Lanterns: sent where the rival is ahead, he makes up for his card; the Recruiter over him draws 2 more.',
  'Ash/Ember_Spirit': 'Lanterns with Yuri: 4 power each round for 1 chakra. In round 4 the way back costs nothing.',
  'Pell/Storm_Pilot':
    'Tides that would rather move enemies than defeat them: out of hiding, or over the Ferryman for 2.',
  'Reed/Lookout': 'Against Tides: sees what lies hidden, draws, and becomes the Spymaster for 3.',
  'Anselm/Kite_Maker': 'Kites: a Weather Reader or a Tallyman that he returns does its work again next round.',
  'Petra/Deep_Miner':
    'Forge that digs: over the Prospector, two more hidden characters for 2, and each brings 1 chakra a round.',
  'Dov/Peddler': 'Any deck of small people: pays for himself, and after a win brings one of them back.',
  'Lazlo/Puppeteer': 'Against decks with strong Main and Ambush lines: one when he comes, one when he wins.',
  'Bruna/Innkeeper': 'Lanterns of many small people: 1 power for each of them, and for herself.',
  'Quill/Chronicler': 'Decks that pass first and hold the Edge: two cards for 3.',
  'Ox/Wandering_Giant':
    'Decks with chakra to spare, such as Kites: the last word in round 4, and 11 power for whoever lets the rival take the Edge.',
  'Mirel/Healer': 'Forge with its cheap smiths: after a win the one that fell is back for nothing.',
  'Sorrow/Veiled_Duellist': 'Tides: hidden for 1 and revealed for 3, she is 7 power where 4 would not put you ahead.',
  'Tam/Stray_Dog':
    'Decks that count heads, for Ilva, Mara or Pim: one more for nothing, and in hand again after a win.',
  'Jory/Gambler': 'Any deck, for the first hand: two cards for 2.',
  'Jory/High_Roller': 'Decks that play for round 4; earlier, over the Gambler, two cards for 3.',
  'Rhea/Bounty_Hunter': 'Lanterns and Kites, which defeat few: each mission she wins costs the rival a character.',
  'Rhea/Nemesis': 'Against the giants: power 7 or more, or 5 or more over the Bounty Hunter.',
  'Bo/Hermit': 'Kites, who are seldom many on one mission: 4 power for 2 where he is alone.',
  'Bo/Mountain_Sage': 'Decks that draw: as strong as the hand is full.',
  Tidal_Veil: 'Tides: whoever is hidden does not count, and has to be paid for again.',
  Riptide: 'Kites: moves an enemy of any strength off the mission that counts.',
  Borrowed_Face: 'Against Kites and Forge: their best Main line for 1.',
  Bought_Loyalty: 'Against Lanterns: Yuri or a Scout on your side, for good.',
};

/** The shipped decks with a card, and how often. */
export const decksWith = (id: string): string =>
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
  return `- **${nameOfId(card.id)}** (${numbersOf(card)})${lines} _${flavour}_${decks === '' ? ` → ${FOR_OWN_DECKS[card.id]}` : ` \`${decks}\``}`;
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
    'licensed under [CC BY 4.0](../LICENSE-CARDS.md). Numbers are cost/power; the decks that hold a card come last; after an arrow, the deck that a card of none of them is for.',
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
