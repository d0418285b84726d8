// Rule tables of cantes: which pairs, how often, what they show.

import { describe, expect, test } from 'vitest';
import { SUITS } from './cards.ts';
import { guinote } from './index.ts';
import { after, legalOf, optionsWith, stateOf, verdict } from './testing.ts';

describe('cante', () => {
  const PAIRS = [
    ['rey-sota', '10', '11'],
    ['rey-caballo', '11', '10'],
  ] as const;
  for (const [cantePair, low, other] of PAIRS) {
    for (const trump of SUITS) {
      for (const suit of SUITS) {
        const points = suit === trump ? 40 : 20;
        test(`[GUI-7.1] cantePair ${cantePair}, trump ${trump}, ${suit}: ${points}, with two players and with four`, () => {
          for (const players of [2, 4] as const) {
            const options = optionsWith({ players, cantePair });
            const hands = Array.from({ length: players }, (_, seat) => (seat === 0 ? `12${suit} ${low}${suit}` : ''));
            const state = stateOf({ trump, hands, size: 2, leader: 0 }, options);
            expect(legalOf(state, 0)).toContain(`sing ${suit}`);
            const { state: next, last } = after(state, `0 sing ${suit}`);
            expect(last).toEqual({ type: 'sang', seat: 0, suit, points, cards: [`12${suit}`, `${low}${suit}`] });
            expect(next.cantePoints).toEqual([points, 0]);
            expect(next.turn).toBe(0);
          }
        });
      }
    }

    test(`[GUI-7.1] cantePair ${cantePair}: rey and ${other} are no pair`, () => {
      const state = stateOf({ trump: 'O', hands: [`12C ${other}C`, ''], size: 2 }, optionsWith({ cantePair }));
      expect(legalOf(state, 0)).not.toContain('sing C');
      expect(verdict(state, 0, 'sing C')).toBe('cante-missing-card GUI-7.1');
      expect(guinote.refuse(state, 0, 65)?.params).toEqual({ suit: 'C', missing: [`${low}C`] });
    });
  }

  test('[GUI-7.1] both cards are needed, and in one hand', () => {
    const state = stateOf({ trump: 'O', hands: ['12C 11C', '10C 2E'], leader: 0 });
    expect(verdict(state, 0, 'sing C')).toBe('cante-missing-card GUI-7.1');
    expect(verdict(state, 0, 'sing E')).toBe('cante-missing-card GUI-7.1');
    expect(guinote.refuse(state, 0, 65)?.params).toEqual({ suit: 'C', missing: ['10C'] });
  });

  test('[GUI-7.2] only the winner of the last trick, and before the next lead', () => {
    const lead = stateOf({ trump: 'O', hands: ['12C 10C', '12E 10E'], leader: 0 });
    expect(verdict(lead, 1, 'sing E')).toBe('cante-not-winner GUI-7.2');
    const led = after(lead, '0 play 12C').state;
    expect(verdict(led, 1, 'sing E')).toBe('cante-not-winner GUI-7.2');
    expect(verdict(led, 0, 'sing C')).toBe('cante-not-winner GUI-7.2');
  });

  test('[GUI-7.3] the right to sing two: the second waits for the next trick won', () => {
    const state = stateOf({ trump: 'O', hands: ['12C 10C 12E 10E 1B', '2C 2E 2B 4C 4E'], leader: 0 });
    const sung = after(state, '0 sing C').state;
    expect(verdict(sung, 0, 'sing E')).toBe('one-cante-a-trick GUI-7.3');
    const won = after(sung, '0 play 1B', '1 play 2B').state;
    expect(legalOf(won, 0)).toContain('sing E');
  });

  test('[GUI-7.4] each suit once a hand', () => {
    const state = stateOf({ trump: 'O', hands: ['12C 10C 1B', '2C 2E 2B'], leader: 0 });
    const again = after(state, '0 sing C', '0 play 1B', '1 play 2B').state;
    expect(verdict(again, 0, 'sing C')).toBe('cante-already GUI-7.4');
  });

  test('[GUI-7.5] never before the first trick', () => {
    const state = stateOf({ pinta: '4O', hands: ['12C 10C', '2E'], leader: 0, left: 28 });
    expect(verdict(state, 0, 'sing C')).toBe('no-trick-yet GUI-7.5');
    expect(legalOf(state, 0)).not.toContain('sing C');
  });

  test('[GUI-7.6] the pair is shown to all until played; singing is a choice', () => {
    const state = stateOf({ pinta: '4O', hands: ['12C 10C', '2E'], leader: 0, left: 20 });
    expect(legalOf(state, 0)).toContain('play 12C');
    const sung = after(state, '0 sing C').state;
    const seenByRival = guinote.view(sung, 1).hands[0];
    expect(seenByRival?.filter((card) => card !== null)).toEqual(['12C', '10C']);
    expect(seenByRival).toHaveLength(6);
    expect(guinote.view(after(sung, '0 play 12C').state, 1).hands[0]?.filter((card) => card !== null)).toEqual(['10C']);
  });

  test('[GUI-7.6] also in arrastre', () => {
    expect(legalOf(stateOf({ trump: 'O', hands: ['12C 10C', '2E 4E'], leader: 0 }), 0)).toContain('sing C');
  });
});
