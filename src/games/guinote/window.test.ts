// Rule tables of the words between tricks: who must, who may, until when, with two players and in pairs.

import { describe, expect, test } from 'vitest';
import { guinote } from './index.ts';
import { after, fourWith, legalOf, optionsWith, stateOf, verdict } from './testing.ts';

/** Four hands in arrastre after a trick that the leader won. */
const between = (hands: readonly string[], changes = {}, leader = 0, trick = '') =>
  stateOf({ trump: 'O', hands, size: 4, leader, trick }, fourWith(changes));

describe('who must and who may', () => {
  const NOTHING = ['', '', '', ''];
  const SPEAKERS: readonly (readonly [canteBy: string, sevenBy: string, may: readonly number[]])[] = [
    ['pair', 'pair', [2]],
    ['pair', 'winner', [2]],
    ['winner', 'pair', [2]],
    ['winner', 'winner', []],
  ];
  for (const [canteBy, sevenBy, may] of SPEAKERS) {
    test(`[GUI-7.7] canteBy ${canteBy}, sevenBy ${sevenBy}: the winner must, ${may.length > 0 ? 'the partner may' : 'nobody may'}, whatever they hold`, () => {
      for (const hands of [NOTHING, ['12C 10C', '', '', ''], ['', '', '12C 10C', ''], ['', '12C 10C', '', '12E 10E']]) {
        expect(guinote.actors(between(hands, { canteBy, sevenBy }))).toEqual({ must: [0], may });
        expect(guinote.actors(stateOf({ pinta: '4O', hands, left: 8 }, fourWith({ canteBy, sevenBy })))).toEqual({
          must: [0],
          may,
        });
      }
    });
  }

  test('[GUI-7.7] each winner’s own partner, and nobody before the first trick', () => {
    for (const leader of [0, 1, 2, 3]) {
      expect(guinote.actors(between(NOTHING, {}, leader))).toEqual({ must: [leader], may: [leader ^ 2] });
    }
    expect(guinote.actors(stateOf({ pinta: '4O', hands: NOTHING }))).toEqual({ must: [0], may: [] });
  });

  test('[GUI-7.2] canteWindow beforeLead: the lead leaves nobody a word', () => {
    expect(guinote.actors(between(NOTHING, {}, 0, '2C'))).toEqual({ must: [1], may: [] });
    const two = stateOf({ trump: 'O', hands: ['', ''], size: 3, trick: '2C' });
    expect(guinote.actors(two)).toEqual({ must: [1], may: [] });
  });

  test('[GUI-7.8] canteWindow beforeRival: after the lead the pair may, after the rival’s card nobody', () => {
    const beforeRival = { canteWindow: 'beforeRival' };
    expect(guinote.actors(between(NOTHING, beforeRival, 0, '2C'))).toEqual({ must: [1], may: [0, 2] });
    expect(guinote.actors(between(NOTHING, beforeRival, 3, '2C'))).toEqual({ must: [0], may: [3, 1] });
    expect(guinote.actors(between(NOTHING, beforeRival, 0, '2C 4C'))).toEqual({ must: [2], may: [] });
    const winners = { ...beforeRival, canteBy: 'winner', sevenBy: 'winner' };
    expect(guinote.actors(between(NOTHING, winners, 0, '2C'))).toEqual({ must: [1], may: [0] });
    const two = stateOf({ trump: 'O', hands: ['', ''], size: 3, trick: '2C' }, optionsWith(beforeRival));
    expect(guinote.actors(two)).toEqual({ must: [1], may: [0] });
    const first = stateOf({ pinta: '4O', hands: NOTHING, trick: '2C', leader: 0 }, fourWith(beforeRival));
    expect(guinote.actors(first)).toEqual({ must: [1], may: [] });
  });
});

describe('the cante of a pair', () => {
  test('[GUI-7.7] canteBy pair: the partner sings, and the winner may still sing an own one', () => {
    const state = between(['12E 10E', '', '12C 10C', '']);
    expect(legalOf(state, 2)).toEqual(['sing C']);
    const partner = after(state, '2 sing C').state;
    expect(partner.cantePoints).toEqual([20, 0]);
    expect(partner.turn).toBe(0);
    expect(legalOf(partner, 0)).toContain('sing E');
    const both = after(partner, '0 sing E').state;
    expect(both.cantePoints).toEqual([40, 0]);
    expect(verdict(both, 2, 'sing C')).toBe('cante-already GUI-7.4');
    expect(guinote.actors(both)).toEqual({ must: [0], may: [2] });
  });

  test('[GUI-7.7] canteBy winner: the partner is refused', () => {
    const state = between(['12E 10E', '', '12C 10C', ''], { canteBy: 'winner' });
    expect(verdict(state, 2, 'sing C')).toBe('cante-not-winner GUI-7.7');
    expect(legalOf(state, 2)).toEqual([]);
    expect(verdict(state, 0, 'sing E')).toBe('legal');
    const silent = between(['12E 10E', '', '12C 10C', ''], { canteBy: 'winner', sevenBy: 'winner' });
    expect(verdict(silent, 2, 'sing C')).toBe('cante-not-winner GUI-7.7');
  });

  test('[GUI-7.2] rivals never, whichever seat', () => {
    const state = between(['', '12C 10C', '', '12E 10E']);
    expect(verdict(state, 1, 'sing C')).toBe('cante-not-winner GUI-7.2');
    expect(verdict(state, 3, 'sing E')).toBe('cante-not-winner GUI-7.2');
    const led = between(['', '12C 10C', '', ''], {}, 0, '2E');
    expect(verdict(led, 1, 'sing C')).toBe('cante-not-winner GUI-7.2');
    const window = between(['', '12C 10C', '', ''], { canteWindow: 'beforeRival' }, 0, '2E');
    expect(verdict(window, 1, 'sing C')).toBe('cante-not-winner GUI-7.2');
  });

  test('[GUI-7.1] rey and sota in the two hands of a pair are no cante', () => {
    const state = between(['12C', '', '10C', '']);
    expect(verdict(state, 0, 'sing C')).toBe('cante-missing-card GUI-7.1');
    expect(verdict(state, 2, 'sing C')).toBe('cante-missing-card GUI-7.1');
  });

  test('[GUI-7.3] several cantes in one hand: one for each trick won, also for a partner', () => {
    const state = between(['1B 3B', '2B 4B', '12C 10C 12E 10E', '5B 6B']);
    const sung = after(state, '2 sing C').state;
    expect(verdict(sung, 2, 'sing E')).toBe('one-cante-a-trick GUI-7.3');
    expect(legalOf(sung, 2)).toEqual([]);
    const next = after(sung, '0 play 1B', '1 play 2B', '2 play 10C', '3 play 5B').state;
    expect(legalOf(next, 2)).toEqual(['sing E']);
  });

  test('[GUI-7.4] a suit sung by one of the pair is sung', () => {
    const state = stateOf({
      trump: 'O',
      hands: ['12C 10C', '', '', ''],
      size: 4,
      cantes: [{ seat: 0, suit: 'C' }],
    });
    expect(verdict(state, 0, 'sing C')).toBe('cante-already GUI-7.4');
  });

  test('[GUI-7.5] nobody before the first trick', () => {
    const state = stateOf({ pinta: '4O', hands: ['12C 10C', '', '12E 10E', ''] });
    expect(verdict(state, 0, 'sing C')).toBe('no-trick-yet GUI-7.5');
    expect(verdict(state, 2, 'sing E')).toBe('no-trick-yet GUI-7.5');
  });

  test('[GUI-7.6] both cards are shown to partner, rivals and public', () => {
    const sung = after(between(['', '', '12C 10C', '']), '2 sing C').state;
    for (const viewer of [0, 1, 3, 'public'] as const) {
      expect(guinote.view(sung, viewer).hands[2]).toEqual(['12C', '10C', null, null]);
    }
  });

  for (const canteInArrastre of [true, false]) {
    test(`[GUI-7.9] canteInArrastre ${canteInArrastre}: winner and partner in arrastre, and in robo always`, () => {
      const hands = ['12E 10E', '', '12C 10C', ''];
      const arrastre = between(hands, { canteInArrastre });
      const wanted = canteInArrastre ? 'legal' : 'cante-in-arrastre GUI-7.9';
      expect(verdict(arrastre, 0, 'sing E')).toBe(wanted);
      expect(verdict(arrastre, 2, 'sing C')).toBe(wanted);
      expect(legalOf(arrastre, 2)).toEqual(canteInArrastre ? ['sing C'] : []);
      const robo = stateOf({ pinta: '4O', hands, left: 8 }, fourWith({ canteInArrastre }));
      expect(legalOf(robo, 2)).toEqual(['sing C']);
    });
  }
});

describe('the window', () => {
  const HANDS = ['12E 10E 2B', '4B', '12C 10C', ''] as const;

  test('[GUI-7.2] canteWindow beforeLead: closed by the lead for winner and partner', () => {
    const led = after(between(HANDS), '0 play 2B').state;
    expect(verdict(led, 0, 'sing E')).toBe('cante-not-winner GUI-7.2');
    expect(verdict(led, 2, 'sing C')).toBe('cante-not-winner GUI-7.2');
    expect(legalOf(led, 2)).toEqual([]);
  });

  test('[GUI-7.8] canteWindow beforeRival: open after the lead, closed by the rival’s card', () => {
    const led = after(between(HANDS, { canteWindow: 'beforeRival' }), '0 play 2B').state;
    expect(legalOf(led, 0)).toEqual(['sing E']);
    expect(legalOf(led, 2)).toEqual(['sing C']);
    const sung = after(led, '2 sing C').state;
    expect(sung.turn).toBe(1);
    expect(verdict(sung, 1, 'play 4B')).toBe('legal');
    const answered = after(sung, '1 play 4B').state;
    expect(legalOf(answered, 0)).toEqual([]);
    expect(verdict(answered, 0, 'sing E')).toBe('cante-not-winner GUI-7.2');
    expect(verdict(answered, 2, 'sing C')).toBe('cante-not-winner GUI-7.2');
  });

  test('[GUI-7.8] canteWindow beforeRival: a card of the pair that is led can’t be sung any more', () => {
    const led = after(between(HANDS, { canteWindow: 'beforeRival' }), '0 play 12E').state;
    expect(verdict(led, 0, 'sing E')).toBe('cante-missing-card GUI-7.1');
  });

  test('[GUI-7.8] canteWindow beforeRival with two players', () => {
    const hands = ['12E 10E 2B', '4B 5B 6B'];
    const led = after(stateOf({ trump: 'O', hands }, optionsWith({ canteWindow: 'beforeRival' })), '0 play 2B').state;
    expect(legalOf(led, 0)).toEqual(['sing E']);
    expect(after(led, '0 sing E').state.cantePoints).toEqual([20, 0]);
    expect(verdict(after(stateOf({ trump: 'O', hands }), '0 play 2B').state, 0, 'sing E')).toBe(
      'cante-not-winner GUI-7.2',
    );
  });

  test('[GUI-10.4] a partner’s cante in the vueltas ends the hand, also in the middle of a trick', () => {
    const start = stateOf(
      { pinta: '4O', hands: HANDS, left: 12, won: ['2E 4E 5E 6E', ''], carried: [90, 80, 40, 40] },
      fourWith({ canteWindow: 'beforeRival' }),
    );
    const { state, events } = after(start, '0 play 2B', '2 sing C');
    expect(events.at(-1)).toMatchObject({ type: 'partida', side: 0, seats: [0, 2], clause: 'GUI-10.4' });
    expect(guinote.chance(state)).toBe('deal/3');
    const again = guinote.position.read(state.options, guinote.position.write(state));
    expect(again.ok && guinote.chance(again.value)).toBe('deal/3');
  });
});
