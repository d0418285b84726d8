// Rule tables of arrastre with four players: whose partner is winning, who must trump and who need not.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { legalOf, optionsWith, stateOf, verdict } from './testing.ts';

interface Row {
  readonly title: string;
  readonly options?: { readonly [key: string]: Json };
  readonly trump?: string;
  /** Cards on the table from the leader, seat 0; the next seat answers. */
  readonly trick: string;
  readonly hand: string;
  readonly may: string;
  readonly refused?: { readonly [card: string]: string };
}

const ROWS: readonly Row[] = [
  // The second player: the rival led, no partner has played.
  { title: '[GUI-6.1] second hand follows', trick: '1C', hand: '4C 2O 5E', may: '4C', refused: { '2O': 'must-follow-suit GUI-6.1' } },
  { title: '[GUI-6.2] second hand beats', trick: '12C', hand: '1C 4C 5E', may: '1C', refused: { '4C': 'must-beat GUI-6.2' } },
  // The third player: seat 0 is the partner.
  { title: '[GUI-6.2] a rival is winning: third hand beats the rival’s card, not the lead', trick: '4C 12C', hand: '10C 1C 5E', may: '1C', refused: { '10C': 'must-beat GUI-6.2' } },
  { title: '[GUI-6.3] trumped plain lead with the suit in hand: following is enough', trick: '7C 6O', hand: '1C 4C 1O', may: '1C 4C', refused: { '1O': 'must-follow-suit GUI-6.1' } },
  { title: '[GUI-6.3] the same for the last hand', trick: '7C 6O 4C', hand: '1C 5C 1O', may: '1C 5C', refused: { '1O': 'must-follow-suit GUI-6.1' } },
  { title: '[GUI-6.2] trump led and a rival winning: a higher trump', trick: '4O 12O', hand: '7O 1O 5E', may: '1O', refused: { '7O': 'must-beat GUI-6.2' } },
  { title: '[GUI-6.4] void and a rival winning with a trump: a higher trump is owed', trick: '7C 4O', hand: '2O 6O 5E', may: '6O', refused: { '2O': 'must-trump GUI-6.4', '5E': 'must-trump GUI-6.4' } },
  { title: '[GUI-6.5] underTrump free: void, only a losing trump → any card', trick: '7C 6O', hand: '2O 5E 4B', may: '2O 5E 4B' },
  { title: '[GUI-6.8] underTrump forced: void, only losing trumps → one of them', options: { underTrump: 'forced' }, trick: '7C 6O', hand: '2O 5O 5E', may: '2O 5O', refused: { '5E': 'must-trump GUI-6.8' } },
  { title: '[GUI-6.8] underTrump forced: a winning trump still comes first', options: { underTrump: 'forced' }, trick: '7C 6O', hand: '2O 7O 5E', may: '7O', refused: { '2O': 'must-trump GUI-6.4' } },
  { title: '[GUI-6.8] underTrump forced: without trumps any card', options: { underTrump: 'forced' }, trick: '7C 6O', hand: '2E 7B 5E', may: '2E 7B 5E' },
  { title: '[GUI-6.8] underTrump forced: following comes first', options: { underTrump: 'forced' }, trick: '7C 6O', hand: '2O 4C 5E', may: '4C' },
  // The partner is winning.
  { title: '[GUI-6.7] partnerExemption full: partner’s 12C wins, hand 1C 4C 1E → both copas', trick: '12C 7C', hand: '1C 4C 1E', may: '1C 4C', refused: { '1E': 'must-follow-suit GUI-6.1' } },
  { title: '[GUI-6.7] partnerExemption full: partner’s 12C wins, void → any card', trick: '12C 7C', hand: '1O 4E 1E', may: '1O 4E 1E' },
  { title: '[GUI-6.7] partnerExemption trumpOnly: partner’s 12C wins → must beat', options: { partnerExemption: 'trumpOnly' }, trick: '12C 7C', hand: '1C 4C 1E', may: '1C', refused: { '4C': 'must-beat GUI-6.2' } },
  { title: '[GUI-6.7] partnerExemption trumpOnly: partner’s 12C wins, void → any card', options: { partnerExemption: 'trumpOnly' }, trick: '12C 7C', hand: '1O 4E 1E', may: '1O 4E 1E' },
  { title: '[GUI-6.7] partnerExemption none: partner’s 12C wins → must beat', options: { partnerExemption: 'none' }, trick: '12C 7C', hand: '1C 4C 1E', may: '1C', refused: { '4C': 'must-beat GUI-6.2' } },
  { title: '[GUI-6.7] partnerExemption none: partner’s 12C wins, void → must trump', options: { partnerExemption: 'none' }, trick: '12C 7C', hand: '1O 4E 1E', may: '1O', refused: { '4E': 'must-trump GUI-6.4' } },
  { title: '[GUI-6.7] partnerExemption full: the partner, seat 1, has trumped; seat 3 is void → any card', trick: '12C 4O 7C', hand: '1O 4E 1E', may: '1O 4E 1E' },
  { title: '[GUI-6.7] partnerExemption none and underTrump forced: partner’s trump wins, void → under it', options: { partnerExemption: 'none', underTrump: 'forced' }, trick: '12C 6O 7C', hand: '2O 4E 1E', may: '2O', refused: { '4E': 'must-trump GUI-6.8' } },
  { title: '[GUI-6.7] partnerExemption trumpOnly and underTrump forced: partner’s trump wins, void → any card', options: { partnerExemption: 'trumpOnly', underTrump: 'forced' }, trick: '12C 6O 7C', hand: '2O 4E 1E', may: '2O 4E 1E' },
  { title: '[GUI-6.7] partnerExemption full: the partner led but a rival wins → no exemption', trick: '12C 1C', hand: '2O 4E 1E', may: '2O', refused: { '4E': 'must-trump GUI-6.4' } },
  { title: '[GUI-6.7] partnerExemption full: partner winning with trump led, hand beats → both', trick: '12O 7O', hand: '1O 4O 1E', may: '1O 4O' },
]; // prettier-ignore

const stateFor = ({ trump = 'O', trick, hand, options = {} }: Row) => {
  const seat = trick.split(' ').length;
  const hands = [0, 1, 2, 3].map((each) => (each === seat ? hand : ''));
  return stateOf({ trump, hands, trick, leader: 0, size: 3 }, optionsWith({ players: 4, ...options }));
};

describe('arrastre in pairs', () => {
  for (const row of ROWS) {
    test(`${row.title}: hand ${row.hand} on ${row.trick} → ${row.may}`, () => {
      const state = stateFor(row);
      const seat = row.trick.split(' ').length;
      const wanted = row.may.split(' ').map((card) => `play ${card}`);
      expect(legalOf(state, seat)).toEqual(wanted.toSorted((a, b) => (a < b ? -1 : 1)));
      for (const card of row.may.split(' ')) expect(verdict(state, seat, `play ${card}`)).toBe('legal');
      for (const [card, why] of Object.entries(row.refused ?? {})) {
        expect(verdict(state, seat, `play ${card}`)).toBe(why);
      }
    });
  }

  test('[GUI-6.6] lead 1C, hand 4C and a trump: there is a card, the 4C, under every option', () => {
    for (const partnerExemption of ['full', 'trumpOnly', 'none']) {
      for (const underTrump of ['free', 'forced']) {
        for (const players of [2, 4] as const) {
          const hands = Array.from({ length: players }, (_, seat) => (seat === 1 ? '4C 2O' : ''));
          const options = optionsWith({ players, partnerExemption, underTrump });
          const state = stateOf({ trump: 'O', hands, trick: '1C', leader: 0, size: 2 }, options);
          expect(legalOf(state, 1)).toEqual(['play 4C']);
        }
      }
    }
  });
});

describe('arrastre of two', () => {
  const ROWS_OF_TWO: readonly (readonly [title: string, options: Row['options'], lead: string, hand: string, may: string])[] = [
    ['[GUI-6.5] underTrump free: trump led, void of it', {}, '7O', '5E 6B', '5E 6B'],
    ['[GUI-6.8] underTrump free: a plain lead asks for any trump, so none can lose', {}, '1C', '2O 5E', '2O'],
    ['[GUI-6.8] underTrump forced: the same with two players', { underTrump: 'forced' }, '1C', '2O 5E', '2O'],
    ['[GUI-6.7] partnerExemption none: with two players no partner', { partnerExemption: 'none' }, '12C', '1C 4C', '1C'],
    ['[GUI-6.7] partnerExemption trumpOnly: with two players no partner', { partnerExemption: 'trumpOnly' }, '12C', '1C 4C', '1C'],
    ['[GUI-6.7] partnerExemption full: with two players no partner', {}, '12C', '1C 4C', '1C'],
    ['[GUI-2.2] the caballo must beat the sota where it stands above it', { rank: 'caballo-over-sota' }, '10C', '11C 7C', '11C'],
    ['[GUI-2.1] and need not where it stands below', {}, '10C', '11C 7C', '11C 7C'],
  ]; // prettier-ignore
  for (const [title, options = {}, lead, hand, may] of ROWS_OF_TWO) {
    test(`${title}: hand ${hand} on ${lead} → ${may}`, () => {
      const state = stateOf({ trump: 'O', hands: ['', hand], trick: lead, leader: 0, size: 2 }, optionsWith(options));
      expect(legalOf(state, 1)).toEqual(
        may
          .split(' ')
          .map((card) => `play ${card}`)
          .toSorted((a, b) => (a < b ? -1 : 1)),
      );
    });
  }
});
