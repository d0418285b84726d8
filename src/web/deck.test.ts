// The deck a player brings: remembered, checked, and sent in a form that is never taken for something else.
// @vitest-environment happy-dom

import { beforeEach, describe, expect, test } from 'vitest';
import { GAMES, type GameModule } from '../games/index.ts';
import type { Workshop } from '../kernel/workshop.ts';
import {
  broughtAgain,
  broughtOf,
  isReady,
  lastChoice,
  rememberBrought,
  rememberChoice,
  reviewNow,
  setReport,
} from './deck.ts';
import { presetValues } from './setup.ts';
import { chooseTongue } from './text/index.ts';

const module = await (GAMES['mythos'] as () => Promise<GameModule>)();
const workshop = module.workshop as Workshop;
const digital = presetValues(module.game, 'digital');
const paper = presetValues(module.game, 'paper');
const brought = workshop.bring(digital, 1, 'lanterns');
const { cards, missions } = brought.ok ? brought.value : {};
const LIST = workshop.convertDeck(JSON.stringify({ cards, missions }), undefined).lines.join('\n');
const SET = workshop.show(undefined, { language: 'en', form: 'text' }).lines.join('\n');
const own = { named: null, list: LIST, set: '' };

beforeEach(() => {
  chooseTongue('en');
  localStorage.clear();
});

describe('the choice', () => {
  test('is the first deck of the house, then what was chosen last', () => {
    expect(lastChoice('mythos', workshop)).toEqual({ named: 'lanterns', list: '', set: '' });
    rememberChoice('mythos', own);
    expect(lastChoice('mythos', workshop)).toEqual(own);
  });

  test.each(['{', '7', 'null', '{"named":"gone","list":3}', '[]'])('survives %s in storage', (stored) => {
    localStorage.setItem('baize.deck.mythos', stored);
    expect(lastChoice('mythos', workshop)).toEqual({ named: 'lanterns', list: '', set: '' });
  });

  test('is sent by name or as a list, with the table’s cards if there are any', () => {
    expect(broughtOf({ named: 'tides', list: LIST, set: '' })).toEqual({ deck: 'tides' });
    expect(broughtOf(own)).toEqual({ deck: `${LIST}\n` });
    expect(broughtOf({ named: 'tides', list: LIST, set: SET })).toEqual({ deck: `${LIST}\n`, set: SET });
    // One line alone would be a name; what can't be seen is no part of a list.
    expect(broughtOf({ ...own, list: 'tides' })).toEqual({ deck: 'tides\n' });
    expect(broughtOf({ ...own, list: '2 A\r\n\u00011 B\u200b  \n\n' })).toEqual({ deck: '2 A \n 1 B\n' });
  });
});

describe('the check', () => {
  test('says nothing of a deck of the house', () => {
    expect(reviewNow(workshop, { ...own, named: 'tides' }, digital)).toBeUndefined();
    expect(isReady(workshop, { ...own, named: 'tides' }, digital)).toBe(true);
  });

  test('goes by the options', () => {
    const more = { ...own, list: `${LIST}\n1 Riptide` };
    expect(reviewNow(workshop, more, digital)).toMatchObject({ ok: false, cards: 31, of: '30' });
    expect(isReady(workshop, more, digital)).toBe(false);
    expect(isReady(workshop, more, paper)).toBe(true);
  });

  test('and by the table’s own cards', () => {
    const other = { ...own, set: SET.replaceAll('Kaito', 'Kato') };
    expect(reviewNow(workshop, other, digital)?.unmatched).toHaveLength(2);
    expect(isReady(workshop, other, digital)).toBe(false);
    expect(isReady(workshop, { ...own, named: 'tides', set: SET }, digital)).toBe(true);
    const broken = { ...own, set: 'set X\njump' };
    expect(setReport(workshop, broken.set)).toMatchObject({ ok: false });
    expect(reviewNow(workshop, broken, digital)).toBeUndefined();
    expect(isReady(workshop, broken, digital)).toBe(false);
  });

  test('what is too long is said before it is sent', () => {
    const long = `${LIST}\n${'# remark\n'.repeat(1000)}1 Riptide`;
    expect(reviewNow(workshop, { ...own, list: long }, paper)?.faults).toEqual(['Too long: at most 8,000 characters.']);
    expect(setReport(workshop, 'x'.repeat(64_001))?.lines).toEqual(['Too long: at most 64,000 characters.']);
  });
});

describe('without asking', () => {
  test('the deck of last time, if it can be played; else the house’s', () => {
    expect(broughtAgain(module, digital)).toEqual({ deck: 'lanterns' });
    rememberChoice('mythos', { ...own, set: SET });
    expect(broughtAgain(module, digital)).toEqual({ deck: `${LIST}\n` });
    rememberChoice('mythos', { ...own, list: `${LIST}\n1 Riptide` });
    expect(broughtAgain(module, digital)).toEqual({});
  });

  test('a rematch brings what was brought to that table, cards included', () => {
    rememberBrought('T1', { deck: LIST, set: SET });
    expect(broughtAgain(module, digital, 'T1')).toEqual({ deck: LIST, set: SET });
    expect(broughtAgain(module, digital, 'T2')).toEqual({ deck: 'lanterns' });
  });

  test('nothing in games without decks', async () => {
    const guinote = await (GAMES['guinote'] as () => Promise<GameModule>)();
    expect(broughtAgain(guinote, {})).toEqual({});
  });
});
