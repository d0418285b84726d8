// Rule tables of cantes, the seven and the stop before the last draw.

import { describe, expect, test } from 'vitest';
import { SUITS } from './cards.ts';
import { guinote } from './index.ts';
import { after, legalOf, stateOf, verdict } from './testing.ts';

describe('cante', () => {
  for (const trump of SUITS) {
    for (const suit of SUITS) {
      const points = suit === trump ? 40 : 20;
      test(`[GUI-7.1] trump ${trump}, rey and sota of ${suit}: ${points}`, () => {
        const state = stateOf({
          trump,
          hands: [`12${suit} 10${suit}`, '2E 4E'].map(dodge(suit)) as [string, string],
          leader: 0,
        });
        expect(legalOf(state, 0)).toContain(`sing ${suit}`);
        const { state: next, last } = after(state, `0 sing ${suit}`);
        expect(last).toEqual({ type: 'sang', seat: 0, suit, points, cards: [`12${suit}`, `10${suit}`] });
        expect(next.cantePoints).toEqual([points, 0]);
        expect(next.turn).toBe(0);
      });
    }
  }

  test('[GUI-7.1] both cards are needed, and in one hand', () => {
    const state = stateOf({ trump: 'O', hands: ['12C 11C', '10C 2E'], leader: 0 });
    expect(verdict(state, 0, 'sing C')).toBe('cante-missing-card GUI-7.1');
    expect(verdict(state, 0, 'sing E')).toBe('cante-missing-card GUI-7.1');
    expect(guinote.refuse(state, 0, 65)?.params).toEqual({ suit: 'C', missing: ['10C'] });
  });

  test('[GUI-7.2] only the winner of the last trick, and before the next lead', () => {
    const lead = stateOf({ trump: 'O', hands: ['12C 10C', '12E 10E'], leader: 0 });
    expect(verdict(lead, 1, 'sing E')).toBe('not-your-turn GUI-4.1');
    const led = after(lead, '0 play 12C').state;
    expect(verdict(led, 1, 'sing E')).toBe('cante-not-winner GUI-7.2');
    expect(verdict(led, 0, 'sing C')).toBe('not-your-turn GUI-4.1');
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

/** Keeps the fillers of the rival's hand apart from the suit in question. */
const dodge = (suit: string) => (hand: string) => (suit === 'E' ? hand.replace('2E 4E', '2B 4B') : hand);

describe('the seven', () => {
  const sevenAt = (extra: { readonly left?: number; readonly trick?: string; readonly leader?: 0 | 1 } = {}) =>
    stateOf({ pinta: '1O', hands: ['7O', '2E'], leader: 0, left: 20, ...extra });

  test('[GUI-8.1] after winning a trick the seven takes the pinta; both are public; the turn stays', () => {
    const { state, last } = after(sevenAt(), '0 swap');
    expect(last).toEqual({ type: 'swapped', seat: 0, seven: '7O', pinta: '1O' });
    expect(guinote.view(state, 0)).toMatchObject({ pinta: '7O', trump: 'O' });
    expect(guinote.view(state, 1).hands[0]).toContain('1O');
    expect(state.turn).toBe(0);
    expect(verdict(state, 0, 'swap')).toBe('no-seven GUI-8.1');
  });

  test('[GUI-8.1] the pinta may be any card, also a lower one', () => {
    const state = stateOf({ pinta: '2O', hands: ['7O', '2E'], leader: 0, left: 20 });
    expect(legalOf(state, 0)).toContain('swap');
  });

  test('[GUI-8.1] not before the first trick, not in the middle of one, not by the loser', () => {
    expect(verdict(sevenAt({ left: 28 }), 0, 'swap')).toBe('no-trick-yet GUI-8.1');
    const replying = stateOf({ pinta: '1O', hands: ['2E', '7O'], leader: 0, left: 20, trick: '4C' });
    expect(verdict(replying, 1, 'swap')).toBe('seven-not-winner GUI-8.1');
    const other = stateOf({ pinta: '1O', hands: ['2E', '7O'], leader: 0, left: 20 });
    expect(verdict(other, 0, 'swap')).toBe('no-seven GUI-8.1');
    expect(verdict(other, 1, 'swap')).toBe('not-your-turn GUI-4.1');
  });

  test('[GUI-8.2] too late when the pinta is drawn', () => {
    expect(verdict(stateOf({ trump: 'O', hands: ['7O 2C', '2E 4E'], leader: 0 }), 0, 'swap')).toBe(
      'pinta-gone GUI-8.2',
    );
  });

  test('[GUI-8.3] before the last draw the game stops, whatever the cards', () => {
    const state = stateOf({ pinta: '1O', left: 4, hands: ['1C 2E', '4C'], leader: 0 });
    const { state: stop, last } = after(state, '0 play 1C', '1 play 4C');
    // 4 left: this trick is followed by an ordinary draw, the next one by the stop.
    expect(last).toMatchObject({ type: 'drew', left: 2 });
    const more = after(stop, `0 ${legalOf(stop, 0)[0]}`);
    const reply = after(more.state, `1 ${legalOf(more.state, 1)[0]}`);
    expect(reply.last).toMatchObject({ type: 'stop' });
    const winner = reply.state.turn;
    expect(legalOf(reply.state, winner).filter((action) => action.startsWith('play'))).toEqual([]);
    expect(legalOf(reply.state, winner)).toContain('draw');
    expect(guinote.actors(reply.state)).toEqual({ must: [winner], may: [] });
  });

  test('[GUI-8.3] last draw and the seven: swap and sing first, then draw; a card must wait', () => {
    const stop = stateOf({ pinta: '1O', stop: true, hands: ['7O 12C 10C', '2E'], leader: 0 });
    expect([...legalOf(stop, 0)]).toEqual(['draw', 'sing C', 'swap']);
    expect(verdict(stop, 0, 'play 7O')).toBe('draw-first GUI-8.3');
    const { state, events } = after(stop, '0 swap', '0 sing C', '0 draw');
    expect(events.at(-1)).toMatchObject({ type: 'drew', left: 0, cards: [{ seat: 0 }, { seat: 1, card: '7O' }] });
    expect(legalOf(state, 0)).toContain('play 1O');
  });

  test('[GUI-8.3] a cante not sung at the stop may still be sung before the lead', () => {
    const stop = stateOf({ pinta: '1O', stop: true, hands: ['12C 4B', '2E'], stock: '10C', leader: 0 });
    expect(legalOf(stop, 0)).toEqual(['draw']);
    expect(legalOf(after(stop, '0 draw').state, 0)).toContain('sing C');
  });
});
