// The deck a player brings: remembered, checked, and sent in a form that is never taken for something else.
// @vitest-environment happy-dom

import { beforeEach, describe, expect, test } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import type { DeckTools } from '../kernel/deck-tools.ts';
import { usualLoadout, loadoutOf, isReady, lastChoice, rememberChoice, reviewNow, setReport } from './deck.ts';
import { presetValues } from './setup.ts';
import { chooseLanguage } from './text/index.ts';

const module = await (GAMES['mythos'] as () => Promise<GameModule>)();
const deckTools = module.deckTools as DeckTools;
const digital = presetValues(module.game, 'digital');
const paper = presetValues(module.game, 'paper');
const loadout = deckTools.loadoutFor(digital, 1, 'lanterns');
const { cards, missions } = loadout.ok ? loadout.value : {};
const LIST = deckTools.convertDeck(JSON.stringify({ cards, missions }), undefined).lines.join('\n');
const SET = deckTools.show(undefined, { language: 'en', form: 'text' }).lines.join('\n');
const own = { named: null, list: LIST, set: '' };

beforeEach(() => {
  chooseLanguage('en');
  localStorage.clear();
});

describe('the choice', () => {
  test('is the first deck of the house, then what was chosen last', () => {
    expect(lastChoice('mythos', deckTools)).toEqual({ named: 'lanterns', list: '', set: '' });
    rememberChoice('mythos', own);
    expect(lastChoice('mythos', deckTools)).toEqual(own);
  });

  test.each(['{', '7', 'null', '{"named":"gone","list":3}', '[]'])('survives %s in storage', (stored) => {
    localStorage.setItem('baize.deck.mythos', stored);
    expect(lastChoice('mythos', deckTools)).toEqual({ named: 'lanterns', list: '', set: '' });
  });

  test('is sent by name or as a list, with the table’s cards if there are any', () => {
    expect(loadoutOf({ named: 'tides', list: LIST, set: '' })).toEqual({ deck: 'tides' });
    expect(loadoutOf(own)).toEqual({ deck: `${LIST}\n` });
    expect(loadoutOf({ named: 'tides', list: LIST, set: SET })).toEqual({ deck: `${LIST}\n`, set: SET });
    // One line alone would be a name; what can't be seen is no part of a list.
    expect(loadoutOf({ ...own, list: 'tides' })).toEqual({ deck: 'tides\n' });
    expect(loadoutOf({ ...own, list: '2 A\r\n\u00011 B\u200b  \n\n' })).toEqual({ deck: '2 A \n 1 B\n' });
  });
});

describe('the check', () => {
  test('says nothing of a deck of the house', () => {
    expect(reviewNow(deckTools, { ...own, named: 'tides' }, digital)).toBeUndefined();
    expect(isReady(deckTools, { ...own, named: 'tides' }, digital)).toBe(true);
  });

  test('goes by the options', () => {
    const more = { ...own, list: `${LIST}\n1 Riptide` };
    expect(reviewNow(deckTools, more, digital)).toMatchObject({ ok: false, cards: 31, of: '30' });
    expect(isReady(deckTools, more, digital)).toBe(false);
    expect(isReady(deckTools, more, paper)).toBe(true);
  });

  test('and by the table’s own cards', () => {
    const other = { ...own, set: SET.replaceAll('Kaito', 'Kato') };
    expect(reviewNow(deckTools, other, digital)?.unmatched).toHaveLength(3);
    expect(isReady(deckTools, other, digital)).toBe(false);
    expect(isReady(deckTools, { ...own, named: 'tides', set: SET }, digital)).toBe(true);
    const broken = { ...own, set: 'set X\njump' };
    expect(setReport(deckTools, broken.set)).toMatchObject({ ok: false });
    expect(reviewNow(deckTools, broken, digital)).toBeUndefined();
    expect(isReady(deckTools, broken, digital)).toBe(false);
  });

  test('what is too long is said before it is sent', () => {
    const long = `${LIST}\n${'# remark\n'.repeat(1000)}1 Riptide`;
    expect(reviewNow(deckTools, { ...own, list: long }, paper)?.faults).toEqual([
      'Too long: at most 8,000 characters.',
    ]);
    expect(setReport(deckTools, 'x'.repeat(64_001))?.lines).toEqual(['Too long: at most 64,000 characters.']);
  });
});

describe('without asking', () => {
  test('the deck of last time, if it can be played; else the house’s', () => {
    expect(usualLoadout(module, digital)).toEqual({ deck: 'lanterns' });
    rememberChoice('mythos', { ...own, set: SET });
    expect(usualLoadout(module, digital)).toEqual({ deck: `${LIST}\n` });
    rememberChoice('mythos', { ...own, list: `${LIST}\n1 Riptide` });
    expect(usualLoadout(module, digital)).toEqual({});
  });

  test('nothing in games without decks', async () => {
    const guinote = await (GAMES['guinote'] as () => Promise<GameModule>)();
    expect(usualLoadout(guinote, {})).toEqual({});
  });
});
