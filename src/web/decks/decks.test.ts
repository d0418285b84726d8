// Decks in the page without a page: found cards, kept decks, links, drafts that go on.
// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BUILDERS, GAMES } from '../../games/index.ts';
import type { CardCounts, DeckBuilder } from '../../kernel/deck-builder.ts';
import type { GameModule } from '../../kernel/presentation.ts';
import { chooseLanguage } from '../text/index.ts';
import { draftSeed, keepDraft, keptDraft } from './drafting.ts';
import { findCards } from './finding.ts';
import { dropDeck, keepDeck, keepSet, keptDecks, keptSets, MOST_DECKS } from './kept.ts';
import { linkOf, readLink, takeLink } from './link.ts';
import { openModel } from './model.ts';

const module = await (GAMES['mythos'] as () => Promise<GameModule>)();
const builder = await (BUILDERS['mythos'] as () => Promise<DeckBuilder>)();
const checkSet = await builder.loadCheckSet();
const TIDES = builder.shipped('tides') as CardCounts;
const open = () => openModel(module, builder);
const deck = (id: string, name = id) => ({ id, name, deck: { a: 1 }, list: '1 a\n' });

beforeEach(() => {
  chooseLanguage('en');
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('finding cards', () => {
  const idsFound = (search: string, wanted = {}) => findCards(open().pool.value, search, wanted).map(({ id }) => id);

  test('by words of name and text, in any order, whatever capitals and accents', () => {
    expect(idsFound('SCOUT kaito')).toEqual(['Kaito/Scout']);
    expect(idsFound('steal chakra').length).toBeGreaterThan(1);
    expect(idsFound('no card says this')).toEqual([]);
    expect(idsFound('x'.repeat(100_000))).toEqual([]);
  });

  test('in the reader’s language, and by the printed name all the same', () => {
    chooseLanguage('es');
    expect(idsFound('roba carta').length).toBeGreaterThan(1);
    expect(idsFound('scout')).toContain('Kaito/Scout');
  });

  test('by filters, all of which must hold', () => {
    expect(idsFound('', { group: 'Tide', cost: '2' })).toContain('Nerin/Diver');
    expect(idsFound('', { group: 'Tide', kind: 'jutsu' })).toEqual([]);
    expect(idsFound('', { group: '', kind: 'mission' })).toContain('Quiet_Shrine');
  });
});

describe('what is kept', () => {
  test('is there on the next visit, the deck that was open first', () => {
    const model = open();
    model.begin('One', TIDES);
    model.begin('Two', {});
    model.change('Kaito/Scout', 1);
    model.open(model.decks.value.find(({ name }) => name === 'One')!);
    const again = open();
    expect([again.name.value, again.deck.value]).toEqual(['One', TIDES]);
    expect(again.decks.value.map(({ name }) => name)).toEqual(['Two', 'One']);
    dropDeck('mythos', again.id.value);
    expect(open().name.value).toBe('Two');
  });

  test('is said to be lost when there is no room, and when there are too many', () => {
    const model = open();
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
    model.change('Kaito/Scout', 1);
    expect(model.trouble.value).toMatch(/not saved/u);
    expect(model.countOf('Kaito/Scout')).toBe(1);
    vi.unstubAllGlobals();
    model.change('Kaito/Scout', 1);
    expect(model.trouble.value).toBe('');
    for (let i = 1; i < MOST_DECKS; i++) expect(keepDeck('mythos', deck(`d${i}`))).toBeUndefined();
    expect(keepDeck('mythos', deck('one-more'))).toBe('too-many');
    expect(keepDeck('mythos', deck('d1', 'renamed'))).toBeUndefined();
  });

  test.each(['{', '7', 'null', '[null,3,{"id":1}]', '[{"id":"a","name":"b","deck":{"c":-1}}]'])(
    'survives %s in storage',
    (stored) => {
      localStorage.setItem('baize.decks.mythos', stored);
      localStorage.setItem('baize.sets.mythos', stored);
      localStorage.setItem('baize.draft.mythos', stored);
      expect([keptDecks('mythos'), keptSets('mythos'), keptDraft('mythos', '')]).toEqual([[], [], undefined]);
      expect(open().deck.value).toEqual({});
    },
  );

  test('of two tabs the one that writes later keeps what the other wrote', () => {
    const [one, other] = [open(), open()];
    one.begin('Here', {});
    other.begin('There', {});
    expect(keptDecks('mythos').map(({ name }) => name)).toEqual(['There', 'Here']);
  });

  test('a card is added as often as the rules allow, and the page says so', () => {
    const model = open();
    for (let i = 0; i < 3; i++) model.change('Kaito/Scout', 1);
    expect(model.countOf('Kaito/Scout')).toBe(2);
    expect(model.said.value).toBe('Kaito — Scout: at most 2.');
    for (let i = 0; i < 3; i++) model.change('Kaito/Scout', -1);
    expect(model.deck.value).toEqual({});
  });
});

describe('a link', () => {
  test('brings the deck and its name to somebody else, once', () => {
    const mine = open();
    mine.begin('Salt & Lanterns', TIDES);
    const link = linkOf(mine);
    localStorage.clear();
    const theirs = open();
    expect(takeLink(theirs, link)).toBe('');
    expect([theirs.name.value, theirs.deck.value]).toEqual(['Salt & Lanterns', TIDES]);
    expect(takeLink(theirs, link)).toBe('');
    expect(theirs.decks.value).toHaveLength(1);
  });

  test('says why it brings none', () => {
    const model = open();
    model.begin('Mine', TIDES);
    const code = model.code();
    expect(readLink(model, 'deck=hello!')).toMatchObject({ error: expect.stringContaining('no code') as string });
    expect(readLink(model, `deck=${code.slice(0, -3)}AAA`)).toMatchObject({
      error: expect.stringContaining('damaged') as string,
    });
    expect(readLink(model, `deck=Z${code.slice(1)}`)).toMatchObject({
      error: expect.stringContaining('newer') as string,
    });
    expect(model.deck.value).toEqual(TIDES);
  });

  test('of custom cards asks for their set, and finds it if it is kept', () => {
    const text = module
      .deckTools!.show(undefined, { language: 'en', form: 'text' })
      .lines.join('\n')
      .replace('The Long Dusk', 'Mine')
      .replaceAll('Kaito', 'Kato');
    const check = checkSet(text, open().reader());
    const set = { hash: check.hash, name: check.name, text };
    keepSet('mythos', set);
    const model = open();
    model.begin('Custom', { 'Kato/Scout': 2 }, set);
    const link = linkOf(model);
    const theirs = open();
    theirs.begin('Other', {}, null);
    expect(readLink(theirs, link)).toMatchObject({
      ok: true,
      value: { deck: { 'Kato/Scout': 2 }, set: { name: 'Mine' } },
    });
    localStorage.removeItem('baize.sets.mythos');
    expect(readLink(theirs, link)).toMatchObject({ error: expect.stringContaining(check.hash.slice(0, 8)) as string });
    theirs.open({ id: 'x', name: 'y', deck: {}, list: '', set: check.hash });
    expect(theirs.trouble.value).toMatch(/Load their set/u);
  });
});

describe('a draft', () => {
  test('goes on after a reload, at each table with its own', () => {
    const draft = { seed: draftSeed(''), picked: ['Kaito/Scout'] };
    keepDraft('mythos', '', draft);
    keepDraft('mythos', 'table-1', { seed: draftSeed('table-1'), picked: [] });
    expect(keptDraft('mythos', '')).toEqual(draft);
    expect(keptDraft('mythos', 'table-1')?.seed).toBe(draftSeed('table-1'));
    keepDraft('mythos', '', undefined);
    expect(keptDraft('mythos', '')).toBeUndefined();
  });

  test('of a table has the same offers whenever it is begun; one’s own has others each time', () => {
    expect(draftSeed('table-1')).toBe(draftSeed('table-1'));
    expect(draftSeed('')).not.toBe(draftSeed(''));
  });
});
