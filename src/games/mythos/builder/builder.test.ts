// The deck builder of Mythos: cards in every language, what is wrong with a deck and by which clause, texts, hands, and sets that are being written.

import { describe, expect, test } from 'vitest';
import { deckTools } from '../deck-tools.ts';
import type { BuilderReader, CardCounts } from '../../../kernel/deck-builder.ts';
import { hashText } from '../../../kernel/hash.ts';
import { LANGUAGES, type Language } from '../../../kernel/presentation.ts';
import { PLAIN_FORMATTER } from '../../../kernel/text.ts';
import { optionsWith } from '../testing/scenario.ts';
import { builder } from './builder.ts';
import { checkSet } from './check-set.ts';
import { LONGEST_TEXT } from './files.ts';
import { builderVoice } from './text/texts.ts';

const reader = (language: Language = 'en', set?: string): BuilderReader => ({
  language,
  format: PLAIN_FORMATTER,
  set,
});
const OPTIONS = optionsWith();
const LANTERNS = builder.shipped('lanterns') as CardCounts;
const poolIn = (language: Language) => {
  const pool = builder.pool(reader(language));
  if (pool === undefined) throw new Error('no pool');
  return pool;
};

describe('the pool', () => {
  test.each(LANGUAGES)('has all 120 cards and what they can be told apart by, in %s', (language) => {
    const pool = poolIn(language);
    expect(pool.cards).toHaveLength(120);
    expect(pool.filters.map(({ id }) => id)).toEqual(['group', 'kind', 'cost', 'keyword', 'trigger']);
    expect(pool.filters[2]?.values.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7+']);
    for (const { tags, sheet, most, section } of pool.cards) {
      expect(most).toBe(section === 'missions' ? 1 : 2);
      expect(tags['kind']).toHaveLength(1);
      expect(sheet.lines.join('')).not.toMatch(/undefined/u);
    }
  });

  test('says the game’s own terms as a reader has them', () => {
    const labels = (language: Language) =>
      poolIn(language).filters.flatMap(({ label, values }) => [label, ...values.map((value) => value.label)]);
    expect(labels('en')).toEqual(expect.arrayContaining(['Faction', 'Lantern', 'Characters', 'Missions', 'Ambush']));
    expect(labels('es')).toEqual(expect.arrayContaining(['Facción', 'Personajes', 'Misiones']));
    expect(labels('sv')).toEqual(expect.arrayContaining(['Fraktion', 'Figurer', 'Uppdrag']));
    expect(labels('de')).not.toContain('Lantern');
    expect(poolIn('de').hash).toBe(poolIn('en').hash);
  });
});

describe('a review', () => {
  test('of a deck that may be played', () => {
    expect(builder.review(LANTERNS, reader(), OPTIONS)).toEqual({
      ok: true,
      counts: [
        { text: '30/30 cards', ok: true },
        { text: '3/3 missions', ok: true },
      ],
      faults: [],
    });
  });

  test('[MYT-1.2] 31/30 and 3 × Kaito, with the clause, and what taking out makes of it', () => {
    const deck = { ...LANTERNS, 'Kaito/Scout': 3 };
    const { ok, counts, faults, mended } = builder.review(deck, reader(), OPTIONS);
    expect([ok, counts[0]?.text]).toEqual([false, '31/30 cards']);
    expect(faults).toEqual([
      { text: 'One card too many.', clause: 'MYT-1.2' },
      { text: '3 × Kaito — Scout: at most 2.', clause: 'MYT-1.2', card: 'Kaito/Scout' },
    ]);
    expect(mended).toEqual(LANTERNS);
  });

  test('[MYT-9.13] of a larger deck where that is allowed', () => {
    const deck = { ...LANTERNS, 'Nerin/Diver': 2 };
    expect(builder.review(deck, reader(), optionsWith({}, 'paper'))).toMatchObject({
      ok: true,
      counts: [{ text: '32/30–100 cards' }, {}],
    });
    expect(builder.review({}, reader(), optionsWith({}, 'paper')).faults[0]).toMatchObject({ clause: 'MYT-9.13' });
  });

  test('of cards that are no cards here, and of a mission twice', () => {
    const { faults, mended } = builder.review({ ...LANTERNS, Nobody: 1, Quiet_Shrine: 2 }, reader(), OPTIONS);
    expect(faults.map(({ text }) => text)).toEqual([
      'One card too many.',
      '2 × Quiet Shrine: at most 1.',
      'Nobody is no card of this set.',
    ]);
    expect(builder.review(mended ?? {}, reader(), OPTIONS).ok).toBe(true);
  });

  test('mends anything that has too much, and fills up anything that has too little', () => {
    const pool = poolIn('en');
    const all = Object.fromEntries(pool.cards.map(({ id }) => [id, 3]));
    expect(builder.review(builder.review(all, reader(), OPTIONS).mended ?? {}, reader(), OPTIONS).ok).toBe(true);
    for (const deck of [{}, { 'Nerin/Diver': 2 }, { Quiet_Shrine: 1 }]) {
      for (let seed = 0; seed < 5; seed++) {
        const whole = builder.complete(deck, undefined, OPTIONS, hashText(`${seed}`));
        expect(builder.review(whole, reader(), OPTIONS).ok).toBe(true);
        expect(whole).toMatchObject(deck);
      }
    }
    const tide = builder.complete({ 'Nerin/Diver': 2 }, undefined, OPTIONS, hashText('tide'));
    const strangers = pool.cards.filter(
      ({ id, tags }) => id in tide && tags['group']?.[0] !== undefined && tags['group'][0] !== 'Tide',
    );
    expect(strangers).toEqual([]);
  });
});

describe('a deck as text', () => {
  test.each(LANGUAGES)(
    'is read by the names that a reader of %s sees, and written by those that are printed',
    (language) => {
      const pool = poolIn(language);
      const shown = Object.entries(LANTERNS).map(
        ([id, count]) => `${count} ${pool.cards.find((card) => card.id === id)?.name}`,
      );
      expect(builder.read(shown.join('\n'), reader(language))).toEqual({
        ok: true,
        value: { deck: LANTERNS, unmatched: [] },
      });
      const text = builder.write(LANTERNS, undefined);
      expect(builder.read(text, reader(language))).toMatchObject({ value: { deck: LANTERNS, unmatched: [] } });
      expect(deckTools.checkDeck(text, undefined, OPTIONS).ok).toBe(true);
    },
  );

  test('names the lines that match no card, and takes the others', () => {
    expect(builder.read('2 Kaito — Scout\n2 Kiato — Captain\n1 Zebra', reader('de'))).toEqual({
      ok: true,
      value: {
        deck: { 'Kaito/Scout': 2 },
        unmatched: [
          { line: 2, message: expect.stringContaining('Kaito — Captain') as string },
          { line: 3, message: expect.stringContaining('Zebra') as string },
        ],
      },
    });
  });

  test('that is huge or hostile says so', () => {
    expect(builder.read('x'.repeat(LONGEST_TEXT + 1), reader())).toEqual({
      ok: false,
      error: expect.stringContaining('20000') as string,
    });
    expect(builder.read('{"cards":[]}', reader('fr'))).toMatchObject({
      ok: false,
      error: expect.stringContaining('Ce n’est pas un deck') as string,
    });
    const many = builder.read('1 Zebra\n'.repeat(2000), reader());
    expect(many.ok && many.value.unmatched.length).toBe(151);
  });
});

test('sample hands follow from the seed, and hold no mission', () => {
  const hand = builder.sampleHand(LANTERNS, undefined, hashText('1'));
  expect(hand).toEqual(builder.sampleHand(LANTERNS, undefined, hashText('1')));
  expect(hand).not.toEqual(builder.sampleHand(LANTERNS, undefined, hashText('2')));
  expect([hand.hand.length, hand.next.length]).toEqual([5, 6]);
  for (const id of [...hand.hand, ...hand.next]) expect(LANTERNS[id]).toBeGreaterThan(0);
  expect(builder.sampleHand({ 'Kaito/Scout': 2 }, undefined, hashText('1')).hand).toHaveLength(2);
});

test('sets that were ever shipped are found by how their hashes begin', () => {
  const pool = poolIn('en');
  expect(builder.orderOf(pool.hash.slice(0, 8), undefined)).toEqual(pool.cards.map(({ id }) => id));
  expect(builder.orderOf('00000000', undefined)).toBeUndefined();
});

const FAULTY = `set Mine
groups Red
character Ann — One
  group Red; cost 1; power 1
character Bo
  group Blue; cost 2; power x
jutsu Blast
  cost 1
  MAIN ⚡ Drw 1 card.
`;

describe('a set that is being written', () => {
  test('shows the cards that can be read already, and every fault at its place', () => {
    const { ok, name, hash, faults, cards } = checkSet(FAULTY, reader());
    expect([ok, name, hash]).toEqual([false, 'Mine', '']);
    expect(cards.map(({ id }) => id)).toEqual(['Ann/One']);
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [6, 9],
      [6, 29],
      [9, 10],
    ]);
    expect(faults[0]?.text).toBe('"Blue" is no group of this set; there are Red');
  });

  test.each([
    ['es', /grupo de esta colección/u, /número entero de 0 a 20/u],
    ['sv', /grupp i samlingen/u, /heltal från 0 till 20/u],
    ['de', /Gruppe dieses Sets/u, /ganze Zahl von 0 bis 20/u],
    ['fr', /groupe de cette série/u, /nombre entier de 0 à 20/u],
  ] as const)('says its faults in %s', (language, group, number) => {
    const { faults } = checkSet(FAULTY, reader(language));
    expect(faults[0]?.text).toMatch(group);
    expect(faults[1]?.text).toMatch(number);
    expect(faults.map(({ text }) => text).join()).not.toMatch(/\{|undefined|can't stand|expected/u);
  });

  const ENGLISH: { readonly [key: string]: string } = builderVoice('en').texts.faults;

  test('every sentence against a set is there in every language, and none stays English', () => {
    for (const language of ['es', 'sv', 'de', 'fr'] as const) {
      const faults: { readonly [key: string]: string } = builderVoice(language).texts.faults;
      expect(Object.keys(faults).sort()).toEqual(Object.keys(ENGLISH).sort());
      expect(Object.entries(ENGLISH).filter(([key, text]) => faults[key] === text)).toEqual([]);
    }
  });

  test('that can be read but not played says what is missing', () => {
    const small = 'set Small\ngroups Red\ncharacter Ann\n  group Red; cost 1; power 1\n';
    const { ok, faults, remarks, cards } = checkSet(small, reader('de'));
    expect([ok, faults, cards.length]).toEqual([false, [], 1]);
    expect(remarks.filter(({ grave }) => grave).map(({ text }) => text)).toEqual([
      expect.stringContaining('kein Deck von 30') as string,
      expect.stringContaining('3 Missionen') as string,
    ]);
  });

  test('that is fine can be built of', () => {
    const text = deckTools
      .show(undefined, { language: 'en', form: 'text' })
      .lines.join('\n')
      .replace('The Long Dusk', 'Mine')
      .replaceAll('Kaito', 'Kato');
    const check = checkSet(text, reader());
    expect([check.ok, check.cards.length, check.faults]).toEqual([true, 120, []]);
    const pool = builder.pool(reader('fr', text));
    expect(pool?.hash).toBe(check.hash);
    const deck = builder.complete({ 'Kato/Scout': 2 }, text, OPTIONS, hashText('x'));
    expect(builder.review(deck, reader('en', text), OPTIONS).ok).toBe(true);
  });

  test('too long is told as a whole; nothing can be built of one that is broken', () => {
    expect(checkSet('x'.repeat(2_000_001), reader('es')).faults).toEqual([
      { line: 0, column: 0, text: 'El texto es demasiado largo: como mucho 2000000 caracteres.' },
    ]);
    expect(builder.pool(reader('en', FAULTY))).toBeUndefined();
  });
});

test('the draft goes from offer to offer by ids', () => {
  const { draft } = builder;
  const seed = hashText('draft');
  const picked: string[] = [];
  for (
    let offer = draft.offer(undefined, seed, picked);
    offer.length > 0;
    offer = draft.offer(undefined, seed, picked)
  ) {
    expect(offer).toContain(draft.choose(undefined, picked, offer));
    picked.push(draft.choose(undefined, picked, offer));
  }
  const deck = draft.deck(undefined, seed, picked);
  expect(builder.review(deck, reader(), OPTIONS).ok).toBe(true);
  for (const id of draft.given(undefined, seed)) expect(deck[id]).toBe(1);
});
