// The text of actions, both ways.

import { describe, expect, test } from 'vitest';
import { DRAW, notate, parse, RENUNCIO, SHOW, sing, SWAP } from './actions.ts';
import { deckCards } from './cards.ts';
import { optionsWith } from './testing.ts';

const PLAIN = [...deckCards(optionsWith({ deck: 48 })), ...[0, 1, 2, 3].map(sing), SWAP, DRAW];
const ALL = [...PLAIN, ...[...PLAIN, SHOW].map((action) => RENUNCIO + action)];

describe('notation', () => {
  test('every action has its own text and reads back', () => {
    const texts = ALL.map(notate);
    expect(new Set(texts).size).toBe(ALL.length);
    expect(texts.map((text) => parse(text))).toEqual(ALL.map((value) => ({ ok: true, value })));
    expect(texts).toContain('play 12C');
    expect(texts.slice(-3)).toEqual(['renuncio swap', 'renuncio draw', 'renuncio show']);
  });

  test('other case, spaces and the long form of a card are taken', () => {
    for (const text of ['play 7O', ' PLAY  7o ', 'play oros_7', 'play OROS_7'])
      expect(parse(text)).toEqual(parse('play 7O'));
    expect(parse('sing copas')).toEqual(parse('sing C'));
  });

  const BAD: readonly (readonly [text: string, says: RegExp])[] = [
    ['', /no action/u],
    ['play', /no card/u],
    ['play 13C', /no card/u],
    ['show', /only a renuncio/u],
    ['renuncio', /no action/u],
    ['renuncio renuncio show', /no action|too many/u],
    ['play 1X', /no card/u],
    ['play 1C 2C', /too many words/u],
    ['sing', /no suit/u],
    ['sing Z', /no suit/u],
    ['swap 7O', /stands alone/u],
    ['draw now', /stands alone/u],
    ['pass', /no action/u],
    ['play __proto___1', /no card/u],
  ];
  for (const [text, says] of BAD) {
    test(`"${text}" is refused with a reason`, () => {
      const parsed = parse(text);
      expect(parsed.ok ? 'read' : parsed.error.message).toMatch(says);
    });
  }
});
