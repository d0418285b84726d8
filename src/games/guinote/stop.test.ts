// Rule tables of the stop before the last draw, with two players and with both partners.

import { describe, expect, test } from 'vitest';
import { nameOf } from './cards.ts';
import { guinote } from './index.ts';
import { after, fourWith, legalOf, optionsWith, stateOf, verdict } from './testing.ts';
import { handCards } from './view.ts';

describe('the stop with two players', () => {
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

describe('the stop with four players', () => {
  const FOUR = ['', '', '', ''] as const;
  const at = (hands: readonly string[], leader = 0, changes = {}) =>
    stateOf({ pinta: '1O', stop: true, hands, leader, stock: '3E 12E 11E' }, fourWith(changes));

  const SPEAKERS: readonly (readonly [canteBy: string, sevenBy: string, partner: boolean])[] = [
    ['pair', 'pair', true],
    ['pair', 'winner', true],
    ['winner', 'pair', true],
    ['winner', 'winner', false],
  ];
  for (const [canteBy, sevenBy, partner] of SPEAKERS) {
    test(`[GUI-8.3] canteBy ${canteBy}, sevenBy ${sevenBy}: ${partner ? 'winner, then partner' : 'the winner alone'}`, () => {
      const before = stateOf(
        { pinta: '1O', hands: ['2C', '4C', '5C', '1C'], leader: 0, left: 4, trick: '' },
        fourWith({ canteBy, sevenBy }),
      );
      const { state: stop, last } = after(before, '0 play 2C', '1 play 4C', '2 play 5C', '3 play 1C');
      const order = partner ? [3, 1] : [3];
      expect(last).toEqual({ type: 'stop', seats: order });
      expect(guinote.position.write(stop)).toHaveProperty('lastDraw', order);
      let state = stop;
      for (const seat of order) {
        expect(guinote.actors(state)).toEqual({ must: [seat], may: [] });
        expect(legalOf(state, seat)).toContain('draw');
        expect(verdict(state, (seat + 1) % 4, 'draw')).toBe('not-your-turn GUI-4.1');
        expect(verdict(state, seat ^ 2, 'draw')).toBe('not-your-turn GUI-4.1');
        const said = after(state, `${seat} draw`);
        expect(said.events[0]).toEqual({ type: 'ready', seat });
        state = said.state;
      }
      expect(guinote.position.write(state)).not.toHaveProperty('lastDraw');
      expect(guinote.actors(state).must).toEqual([3]);
      expect(state.pinta).toBe(-1);
      for (const seat of [0, 1, 2, 3]) expect(handCards(state, seat)).toHaveLength(6);
    });
  }

  test('[GUI-5.3] winner first in play order; the pinta goes to the seat before the winner', () => {
    const { state, last } = after(at(FOUR, 2), '2 draw', '0 draw');
    expect(handCards(state, 1).map(nameOf)).toContain('1O');
    expect(handCards(state, 2).map(nameOf)).toContain('3E');
    expect(last).toEqual({
      type: 'drew',
      left: 0,
      cards: [
        { seat: 2, card: '3E' },
        { seat: 3, card: '12E' },
        { seat: 0, card: '11E' },
        { seat: 1, card: '1O' },
      ],
    });
  });

  test('[GUI-8.3] last draw and the seven, in the winner’s hand: swap, then draw', () => {
    const { state } = after(at(['7O', '', '', '']), '0 swap', '0 draw', '2 draw');
    expect(handCards(state, 0).map(nameOf)).toContain('1O');
    expect(handCards(state, 3).map(nameOf)).toContain('7O');
  });

  test('[GUI-8.3] last draw and the seven, in the partner’s hand: only when the winner has drawn', () => {
    const stop = at(['', '', '7O 12C 10C', '']);
    expect(verdict(stop, 2, 'swap')).toBe('not-your-turn GUI-4.1');
    expect(verdict(stop, 2, 'sing C')).toBe('not-your-turn GUI-4.1');
    const mine = after(stop, '0 draw').state;
    expect(guinote.position.write(mine)).toHaveProperty('lastDraw', [2]);
    expect(legalOf(mine, 2)).toEqual(['draw', 'sing C', 'swap']);
    expect(verdict(mine, 0, 'swap')).toBe('no-seven GUI-8.1');
    expect(verdict(mine, 2, 'play 7O')).toBe('draw-first GUI-8.3');
    const { state } = after(mine, '2 swap', '2 sing C', '2 draw');
    expect(state.cantePoints).toEqual([20, 0]);
    expect(handCards(state, 2).map(nameOf)).toContain('1O');
  });

  test('[GUI-8.3] the winner who has said draw speaks again only when it is their turn', () => {
    const mine = after(at(['12C 10C', '', '', '']), '0 draw').state;
    expect(verdict(mine, 0, 'sing C')).toBe('not-your-turn GUI-4.1');
    expect(legalOf(after(mine, '2 draw').state, 0)).toContain('sing C');
  });

  test('[GUI-8.3] last draw and the seven, in a rival’s hand: too late', () => {
    const stop = at(['', '7O', '', '']);
    expect(verdict(stop, 1, 'swap')).toBe('seven-not-winner GUI-8.1');
    expect(verdict(after(stop, '0 draw').state, 1, 'swap')).toBe('seven-not-winner GUI-8.1');
  });

  test('[GUI-8.4] sevenBy winner, canteBy pair: at the stop the partner sings but does not swap', () => {
    const mine = after(at(['', '', '7O 12C 10C', ''], 0, { sevenBy: 'winner' }), '0 draw').state;
    expect(legalOf(mine, 2)).toEqual(['draw', 'sing C']);
    expect(verdict(mine, 2, 'swap')).toBe('seven-not-winner GUI-8.4');
  });

  test('[GUI-7.7] canteBy winner, sevenBy pair: at the stop the partner swaps but does not sing', () => {
    const mine = after(at(['', '', '7O 12C 10C', ''], 0, { canteBy: 'winner' }), '0 draw').state;
    expect(legalOf(mine, 2)).toEqual(['draw', 'swap']);
    expect(verdict(mine, 2, 'sing C')).toBe('cante-not-winner GUI-7.7');
  });

  test('[GUI-7.3] who has sung at the stop does not sing again before the lead; who has not still may', () => {
    const hands = ['12C 10C 12B 10B', '', '12E', ''];
    const stop = stateOf({ pinta: '1O', stop: true, hands, leader: 0, stock: '3E 3C 10E' });
    const sung = after(stop, '0 sing C').state;
    expect(verdict(sung, 0, 'sing B')).toBe('one-cante-a-trick GUI-7.3');
    const drawn = after(sung, '0 draw', '2 draw').state;
    expect(verdict(drawn, 0, 'sing B')).toBe('one-cante-a-trick GUI-7.3');
    expect(guinote.actors(drawn)).toEqual({ must: [0], may: [2] });
    expect(legalOf(drawn, 2)).toEqual(['sing E']);
  });

  for (const players of [2, 4] as const) {
    test(`[GUI-7.9] canteInArrastre false, ${players} players: at the stop the last cante, after the draw none`, () => {
      const hands = Array.from({ length: players }, (_, seat) => (seat === 0 ? '12C 10C 12E 10E' : ''));
      const options = optionsWith({ players, canteInArrastre: false });
      const stop = stateOf({ pinta: '1O', stop: true, hands, leader: 0 }, options);
      expect(verdict(stop, 0, 'sing C')).toBe('legal');
      const words = players === 4 ? ['0 draw', '2 draw'] : ['0 draw'];
      const drawn = after(stop, ...words).state;
      expect(verdict(drawn, 0, 'sing C')).toBe('cante-in-arrastre GUI-7.9');
      expect(legalOf(drawn, 0)).not.toContain('sing C');
      const other = stateOf({ pinta: '1O', stop: true, hands, leader: 0 }, optionsWith({ players }));
      expect(verdict(after(other, ...words).state, 0, 'sing C')).toBe('legal');
    });
  }
});
