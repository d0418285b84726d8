// Rule tables of robo and arrastre with two players: what may be played on what.

import { describe, expect, test } from 'vitest';
import { guinote } from './index.ts';
import { legalOf, stateOf, verdict } from './testing.ts';

interface Row {
  readonly clause: string;
  readonly trump: string;
  readonly lead: string;
  readonly hand: string;
  readonly may: string;
  readonly refused?: { readonly [card: string]: string };
}

const ROWS: readonly Row[] = [
  {
    clause: '[GUI-6.1]',
    trump: 'O',
    lead: '1C',
    hand: '4C 2O 5E',
    may: '4C',
    refused: { '2O': 'must-follow-suit GUI-6.1' },
  },
  {
    clause: '[GUI-6.1]',
    trump: 'O',
    lead: '12C',
    hand: '4C 6C 1O',
    may: '4C 6C',
    refused: { '1O': 'must-follow-suit GUI-6.1' },
  },
  {
    clause: '[GUI-6.1]',
    trump: 'C',
    lead: '3C',
    hand: '2C 1O 5E',
    may: '2C',
    refused: { '1O': 'must-follow-suit GUI-6.1' },
  },
  {
    clause: '[GUI-6.2]',
    trump: 'O',
    lead: '4C',
    hand: '2C 1C 3O',
    may: '1C',
    refused: { '2C': 'must-beat GUI-6.2', '3O': 'must-follow-suit GUI-6.1' },
  },
  {
    clause: '[GUI-6.2]',
    trump: 'O',
    lead: '12E',
    hand: '3E 1E 10E',
    may: '3E 1E',
    refused: { '10E': 'must-beat GUI-6.2' },
  },
  {
    clause: '[GUI-6.2]',
    trump: 'B',
    lead: '11B',
    hand: '10B 7B 1C',
    may: '10B',
    refused: { '7B': 'must-beat GUI-6.2' },
  },
  { clause: '[GUI-6.2]', trump: 'B', lead: '10C', hand: '11C 7C 1B', may: '11C 7C' },
  { clause: '[GUI-6.4]', trump: 'O', lead: '1C', hand: '2O 5E 6B', may: '2O', refused: { '5E': 'must-trump GUI-6.4' } },
  {
    clause: '[GUI-6.4]',
    trump: 'O',
    lead: '4C',
    hand: '2O 1O 6B',
    may: '2O 1O',
    refused: { '6B': 'must-trump GUI-6.4' },
  },
  { clause: '[GUI-6.5]', trump: 'O', lead: '1C', hand: '5E 6B 12E', may: '5E 6B 12E' },
  { clause: '[GUI-6.5]', trump: 'O', lead: '7O', hand: '5E 6B 12E', may: '5E 6B 12E' },
  { clause: '[GUI-6.2] trump led', trump: 'O', lead: '7O', hand: '2O 12O 1C', may: '12O', refused: { '2O': 'must-beat GUI-6.2', '1C': 'must-follow-suit GUI-6.1' } },
  { clause: '[GUI-6.2] all cards of one suit', trump: 'O', lead: '7C', hand: '1C 4C 12C', may: '1C 12C', refused: { '4C': 'must-beat GUI-6.2' } },
  { clause: '[GUI-6.6]', trump: 'O', lead: '1C', hand: '4C 2O 6B', may: '4C' },
]; // prettier-ignore

/** The leader keeps two cards that the rest of the row does not name. */
const keep = (row: Row): string => {
  const named = [row.lead, ...row.hand.split(' ')];
  return ['2E', '4B', '5B', '4E']
    .filter((card) => !named.includes(card))
    .slice(0, 2)
    .join(' ');
};

const stateFor = (row: Row) => stateOf({ trump: row.trump, hands: [keep(row), row.hand], trick: row.lead, leader: 0 });

describe('arrastre', () => {
  for (const row of ROWS) {
    test(`${row.clause} hand ${row.hand} on ${row.lead}, trump ${row.trump} → ${row.may}`, () => {
      const state = stateFor(row);
      const wanted = row.may.split(' ').map((card) => `play ${card}`);
      expect([...legalOf(state, 1)].sort()).toEqual([...wanted].sort());
      for (const [card, why] of Object.entries(row.refused ?? {})) expect(verdict(state, 1, `play ${card}`)).toBe(why);
    });
  }

  test('[GUI-6.2] the refusal names the card that wins and the cards that beat it', () => {
    const state = stateFor({ clause: '', trump: 'O', lead: '4C', hand: '2C 1C 3O', may: '' });
    const refusal = guinote.refuse(state, 1, guinote.legal(state, 1)[0]!);
    expect(refusal).toBeUndefined();
    const parsed = guinote.parse('play 2C');
    expect(parsed.ok && guinote.refuse(state, 1, parsed.value)).toEqual({
      code: 'must-beat',
      clause: 'GUI-6.2',
      params: { card: '2C', lead: '4C', winning: '4C', suit: 'C', better: ['1C'] },
    });
  });

  test('[GUI-4.1] whoever leads may play any card, also in arrastre', () => {
    const state = stateOf({ trump: 'O', hands: ['1C 4C 2O', '2E 4E 5E'], leader: 0 });
    expect(legalOf(state, 0).filter((action) => action.startsWith('play'))).toHaveLength(3);
    expect(verdict(state, 1, 'play 2E')).toBe('not-your-turn GUI-4.1');
  });
});

describe('robo', () => {
  test('[GUI-5.1] any card may be played while there is a stock', () => {
    const state = stateOf({ pinta: '4O', hands: ['2E 4E', '1C 4C 2O 5E 12B 6B'], trick: '3C', leader: 0, left: 28 });
    expect(legalOf(state, 1)).toHaveLength(6);
  });

  test('[GUI-4.3] only cards of the own hand', () => {
    const state = stateOf({ pinta: '4O', hands: ['2E 4E', '1C 4C 2O 5E 12B 6B'], trick: '3C', leader: 0, left: 28 });
    expect(verdict(state, 1, 'play 2E')).toBe('card-not-in-hand GUI-4.3');
    expect(verdict(state, 1, 'play 3C')).toBe('card-not-in-hand GUI-4.3');
  });

  test('[GUI-5.2] nobody draws by hand except before the last draw', () => {
    const state = stateOf({ pinta: '4O', leader: 0, left: 28 });
    expect(verdict(state, 0, 'draw')).toBe('draws-are-automatic GUI-5.2');
  });
});
