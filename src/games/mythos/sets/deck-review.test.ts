// A deck looked at while it is written, the shipped ones as covers, and what one player brings.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../kernel/presentation.ts';
import { deckTools } from '../deck-tools.ts';
import { kitOf } from '../cards.ts';
import { DECKS } from './shipped-decks.ts';
import { dusk } from './shipped.ts';
import { writeDeckText } from './decks.ts';
import { writeSetText } from './set-text.ts';

const LANTERNS = writeDeckText(DECKS.lanterns, dusk);
const options = { deckSize: 'exactly30' } as const;
const own = writeSetText({ ...dusk, name: 'Mine' }, 'en');

describe('a review', () => {
  test.each(LANGUAGES)('a legal deck is legal in %s', (language) => {
    expect(deckTools.review(LANTERNS, { language, options })).toEqual({
      ok: true,
      cards: 30,
      of: '30',
      unmatched: [],
      faults: [],
    });
  });

  test('each line that matches no card is told, with the card that may have been meant', () => {
    const deck = LANTERNS.replace('2 Kaito — Scout', '2 Kaito — Scot\n1 Zebra');
    expect(deckTools.review(deck, { language: 'en', options })).toEqual({
      ok: false,
      cards: 28,
      of: '30',
      unmatched: [
        { line: 1, message: '“Kaito — Scot” isn’t a card in this set. Did you mean Kaito — Scout?' },
        { line: 2, message: '“Zebra” isn’t a card in this set.' },
      ],
      faults: ['Add 2 more cards.'],
    });
  });

  test('what is wrong comes with what helps, and the options decide', () => {
    const deck = `${LANTERNS.replace('2 Kaito — Scout', '3 Kaito — Scout')}\n1 Fog Market\n1 Fog Market`;
    const { cards, faults } = deckTools.review(deck, { language: 'en', options });
    expect([cards, ...faults]).toEqual([
      31,
      'Take out 1 card.',
      'Kaito — Scout is listed 3 times: at most 2, take out 1.',
      'A mission is listed twice: each is allowed only once.',
      '4 missions, but only 3 are allowed: take out 1.',
    ]);
    const bigger = { deckSize: 'atLeast30' } as const;
    const more = `${LANTERNS}\n1 Riptide`;
    expect(deckTools.review(more, { language: 'en', options: bigger })).toMatchObject({ ok: true, of: '30–100' });
    expect(deckTools.review(more, { language: 'en', options })).toMatchObject({ ok: false, cards: 31 });
  });

  test('[MYT-1.2] a character among the missions is none of them', () => {
    const { cards, missions } = DECKS.lanterns;
    const text = (ids: readonly string[]): string => JSON.stringify({ cards, missions: ids });
    const swapped = text([...missions.slice(1), 'Kaito/Scout']);
    const { lines } = deckTools.checkDeck(swapped, undefined, options);
    expect(lines.slice(0, 2)).toEqual([
      'there are 2 different missions; a deck has 3 different ones',
      expect.stringMatching(/^Kaito — Scout is no mission of /u),
    ]);
    expect(lines.at(-1)).toMatch(/^missions {2}2\/3: 1 missing \((?!.*Kaito)/u);
    expect(deckTools.review(swapped, { language: 'en', options }).faults).toEqual(['2 of 3 missions: add 1.']);
    const added = deckTools.checkDeck(text([...missions, 'Kaito/Scout']), undefined, options).lines;
    expect(added[0]).toMatch(/^Kaito — Scout is no mission of /u);
    expect(added.at(-1)).toMatch(/^missions {2}3\/3 \(/u);
  });

  test.each(LANGUAGES)('every sentence of %s says its numbers', (language) => {
    const few = deckTools.review('3 Kaito — Scout\n1 Fog Market\n1 Zebra', { language, options });
    expect(few.faults).toHaveLength(3);
    expect(few.faults.join(' ')).toMatch(/27.*Kaito — Scout.*3.*2.*1.*1.*3.*2/u);
    expect(few.unmatched[0]?.message).toContain('Zebra');
    const one = deckTools.review(LANTERNS.replace('2 Kaito — Scout', '1 Kaito — Scout'), { language, options });
    expect(one.faults).toHaveLength(1);
    const many = deckTools.review(`${LANTERNS}2 Riptide\n2 Fog Market\n1 The Long Bridge`, { language, options });
    expect(many.faults.join(' ')).not.toMatch(/undefined|NaN/u);
    expect(many.faults).toHaveLength(3);
  });

  test('a deck or a set that can not be read is told as it is', () => {
    expect(deckTools.review('{"cards":', { language: 'sv', options })).toMatchObject({ ok: false, cards: 0, of: '30' });
    const broken = deckTools.review(LANTERNS, { language: 'de', options, set: 'set X\njump' });
    expect(broken.faults[0]).toMatch(/^2:1: /u);
    expect(deckTools.review('{"cards":{"Nobody":2},"missions":[]}', { language: 'en', options }).ok).toBe(false);
  });
});

test.each(LANGUAGES)('the shipped decks have a name, a size and a word in %s', (language) => {
  const covers = deckTools.shippedDecks(language);
  expect(covers.map(({ id }) => id)).toEqual(deckTools.decks);
  for (const { title, about, cards } of covers) {
    expect([title.length > 3, about.length > 10, cards]).toEqual([true, true, 30]);
  }
});

describe('what one player brings', () => {
  test('every seat has the hash of the shipped set; the salt is there', () => {
    const [first, second] = [0, 1].map((seat) => deckTools.loadoutFor(options, seat, 'tides', { salt: 's' }));
    expect(first).toMatchObject({ ok: true, value: { set: kitOf(dusk).hash, salt: 's' } });
    expect(second).toMatchObject({ ok: true, value: { set: expect.stringMatching(/^[0-9a-f]{64}$/u) as string } });
    expect(deckTools.loadoutFor(options, 1, undefined)).toMatchObject({
      value: { missions: DECKS.tides.missions },
    });
  });

  test('a list by the cards of an own set, and faults without a seat', () => {
    expect(deckTools.loadoutFor(options, 1, LANTERNS, { set: own }).ok).toBe(true);
    const wrong = deckTools.loadoutFor(options, 1, '31 Zebra', { set: own });
    expect(wrong.ok ? [] : wrong.error.lines).toEqual([
      '1:4: "Zebra" is no card of Mine',
      'there are 0 cards; a deck has exactly 30',
      'there are 0 different missions; a deck has 3 different ones',
    ]);
    expect(deckTools.loadoutFor(options, 1, LANTERNS, { set: 'set X\njump' })).toMatchObject({ ok: false });
  });
});
