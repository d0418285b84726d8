// The partners' convention: a small card led from a suit with the as or the tres, and what the partner makes of it.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { guinote } from '../../games/guinote/index.ts';
import type { GuinoteEvent } from '../../games/guinote/events.ts';
import { fourWith, stateOf, type Sketch } from '../../games/guinote/testing.ts';
import { policy } from './policy.ts';
import { isSign, signsOf, STRONG } from './signs.ts';
import { thoughtOf } from './testing.ts';
import { worldsFor } from './worlds.ts';

const LEAD: Sketch = { pinta: '6O', left: 12, hands: ['2C 12C 5E 3E 4B 11B', '', '', ''] };

describe('giving', () => {
  test('the policy leads the small card of the suit with the tres, not the lowest', () => {
    expect(guinote.notate(policy(stateOf(LEAD), 0))).toBe('play 5E');
  });

  test('a sign is a small plain card with as or tres behind it, led by one of four while there is a stock', () => {
    const signs = (sketch: Sketch): readonly string[] => {
      const s = stateOf(sketch);
      const thought = thoughtOf(s, 0);
      return guinote.legal(s, 0).filter((action) => isSign(thought, action)).map(guinote.notate);
    };
    expect(signs(LEAD)).toEqual(['play 5E']);
    expect(signs({ ...LEAD, hands: ['2O 1O 5E 3E 11E 4B', '', '', ''] })).toEqual(['play 5E']);
    expect(signs({ ...LEAD, hands: LEAD.hands!.slice(0, 2) })).toEqual([]);
    expect(signs({ trump: 'O', size: 3, hands: ['5E 3E 4B', '', '', ''] })).toEqual([]);
  }); // prettier-ignore
});

describe('reading', () => {
  const options = fourWith();
  const played = (seat: number, card: string): GuinoteEvent => ({ type: 'played', seat, card });
  const trick = { type: 'trick', winner: 2, leader: 2, cards: [], points: 0 } as GuinoteEvent;
  const dealt = { type: 'dealt' } as GuinoteEvent;
  const drew = (left: number): GuinoteEvent => ({ type: 'drew', left, cards: [] });
  const TRUMP = 0;

  test('leads alone, of this hand, with a stock, small and plain, until the card behind it falls', () => {
    const read = (...events: readonly GuinoteEvent[]): readonly number[] => signsOf(options, TRUMP, 2, events);
    expect(read(dealt, played(2, '4E'))).toEqual([2]);
    expect(read(played(2, '4E'), dealt)).toEqual([]);
    expect(read(dealt, played(1, '4E'), played(2, '5E'))).toEqual([]);
    expect(read(dealt, played(2, '12E'))).toEqual([]);
    expect(read(dealt, played(2, '4O'))).toEqual([]);
    expect(read(dealt, played(2, '4E'), played(3, '5E'), trick, drew(8), played(2, '1E'))).toEqual([]);
    expect(read(dealt, drew(0), played(2, '4E'))).toEqual([]);
  });

  test('a partner who has shown strength holds as or tres in more of the worlds, and nobody else does', () => {
    const s = stateOf({ ...LEAD, hands: ['2C 12C 5C 3C 4B 11B', '', '', ''], leader: 2, trick: '4E 5E' });
    const share = (history: readonly GuinoteEvent[], infers = true): number => {
      const draw = worldsFor({ memory: 100, infers })(thoughtOf(s, 0, history));
      const random = fastRandom(9);
      let strong = 0;
      for (let n = 0; n < 2000; n++) if ((draw(random).hands[2 * 4 + 2]! & STRONG) !== 0) strong++;
      return strong / 2000;
    };
    const before = share([dealt]);
    expect(share([dealt, played(2, '4E')])).toBeGreaterThan(before + 0.08);
    expect(share([dealt, played(3, '4E')])).toBe(before);
    expect(share([dealt, played(2, '4E')], false)).toBeLessThan(before + 0.05);
  });
});
