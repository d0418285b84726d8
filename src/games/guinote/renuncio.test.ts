// Rule tables of renuncio: every kind of offence, what is none, who wins, and what comes next.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/presentation.ts';
import type { Seat } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { matchFrom, type Match } from '../../kernel/match.ts';
import { fastRandom } from '../../kernel/random.ts';
import { parse } from './actions.ts';
import { presentation } from './presentation.ts';
import { guinote, module } from './index.ts';
import { after, legalOf, optionsWith, stateOf, verdict, type Sketch } from './testing.ts';

type Changes = { readonly [key: string]: Json };

const actionOf = (text: string): number => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

const punishing = (players: number, changes: Changes = {}) =>
  optionsWith({ players, renuncio: 'punish', partidasPerCoto: 3, ...changes });

interface Offence {
  readonly kind: string;
  readonly sketch: Sketch;
  readonly options?: Changes;
  readonly seat: Seat;
  readonly action: string;
  readonly why: string;
}

const ARRASTRE: Sketch = { trump: 'O', hands: ['2B', '1C 4C 2O', ''], size: 3, leader: 0, trick: '7C' };
const FOUR: Sketch = { trump: 'O', hands: ['2B', '1C 4C 2O', '5C', '6C'], size: 3, leader: 0, trick: '7C' };
const ROBO: Sketch = { pinta: '1O', hands: ['7O 12C 10C', '12E 10E', '', ''], leader: 0, left: 8 };
const VUELTAS: Sketch = { ...ROBO, won: ['2E 4E 5E 6E 2B 4B 5B 6B', ''], carried: [90, 80, 40, 40] };
const STOP: Sketch = { pinta: '1O', hands: ['7O 12C 10C', '', '', ''], leader: 0, stop: true };

const OFFENCES: readonly Offence[] = [
  { kind: 'a card out of turn', sketch: FOUR, seat: 2, action: 'play 5C', why: 'not-your-turn GUI-4.1' },
  { kind: 'a card out of turn, by the partner of the leader who has played', sketch: FOUR, seat: 0, action: 'play 2B', why: 'not-your-turn GUI-4.1' },
  { kind: 'not following', sketch: FOUR, seat: 1, action: 'play 2O', why: 'must-follow-suit GUI-6.1' },
  { kind: 'not beating', sketch: FOUR, seat: 1, action: 'play 4C', why: 'must-beat GUI-6.2' },
  { kind: 'not trumping', sketch: { ...FOUR, trick: '7E', hands: ['', '1C 4C 2O', '', ''] }, seat: 1, action: 'play 1C', why: 'must-trump GUI-6.4' },
  { kind: 'not trumping under', sketch: { ...FOUR, trick: '7E 6O', hands: ['', '', '1C 4C 2O', ''] }, options: { underTrump: 'forced' }, seat: 2, action: 'play 1C', why: 'must-trump GUI-6.8' },
  { kind: 'a cante by a rival', sketch: ROBO, seat: 1, action: 'sing E', why: 'cante-not-winner GUI-7.2' },
  { kind: 'a cante before the first trick', sketch: { pinta: '1O', hands: ['12C 10C', '', '', ''], leader: 0 }, seat: 0, action: 'sing C', why: 'no-trick-yet GUI-7.5' },
  { kind: 'a cante after the lead', sketch: { ...ROBO, trick: '2B' }, seat: 0, action: 'sing C', why: 'cante-not-winner GUI-7.2' },
  { kind: 'a cante in the middle of a trick, on one’s turn', sketch: { ...ROBO, trick: '2B' }, seat: 1, action: 'sing E', why: 'cante-not-winner GUI-7.2' },
  { kind: 'a suit sung twice', sketch: { ...ROBO, cantes: [{ seat: 0, suit: 'C' }] }, seat: 0, action: 'sing C', why: 'cante-already GUI-7.4' },
  { kind: 'two cantes after one trick', sketch: { ...ROBO, hands: ['12C 10C 12E 10E', '', '', ''], cantes: [{ seat: 0, suit: 'C' }], sung: [0] }, seat: 0, action: 'sing E', why: 'one-cante-a-trick GUI-7.3' },
  { kind: 'a cante by the partner where only the winner sings', sketch: { ...ROBO, hands: ['', '', '12C 10C', ''] }, options: { canteBy: 'winner' }, seat: 2, action: 'sing C', why: 'cante-not-winner GUI-7.7' },
  { kind: 'a cante in an arrastre without cantes', sketch: { trump: 'O', hands: ['12C 10C', '', '', ''], size: 3 }, options: { canteInArrastre: false }, seat: 0, action: 'sing C', why: 'cante-in-arrastre GUI-7.9' },
  { kind: 'the seven before the first trick', sketch: { pinta: '1O', hands: ['7O', '', '', ''], leader: 0 }, seat: 0, action: 'swap', why: 'no-trick-yet GUI-8.1' },
  { kind: 'the seven after the lead', sketch: { ...ROBO, trick: '2B' }, seat: 0, action: 'swap', why: 'seven-not-winner GUI-8.1' },
  { kind: 'the seven in the middle of a trick, on one’s turn', sketch: { ...ROBO, trick: '2B', hands: ['', '7O', '', ''] }, seat: 1, action: 'swap', why: 'seven-not-winner GUI-8.1' },
  { kind: 'the seven when the pinta is gone', sketch: { trump: 'O', hands: ['7O', '', '', ''], size: 3 }, seat: 0, action: 'swap', why: 'pinta-gone GUI-8.2' },
  { kind: 'the seven by the partner where only the winner changes it', sketch: { ...ROBO, hands: ['', '', '7O', ''] }, options: { sevenBy: 'winner' }, seat: 2, action: 'swap', why: 'seven-not-winner GUI-8.4' },
  { kind: 'the seven for a card too low', sketch: { ...ROBO, pinta: '2O' }, options: { sevenPinta: 'pointsOnly' }, seat: 0, action: 'swap', why: 'pinta-too-low GUI-8.5' },
  { kind: 'a card at the stop', sketch: STOP, seat: 0, action: 'play 7O', why: 'draw-first GUI-8.3' },
  { kind: 'the seven by a rival', sketch: { ...ROBO, hands: ['', '7O', '', ''] }, seat: 1, action: 'swap', why: 'seven-not-winner GUI-8.1' },
  { kind: 'a cante by the partner after the lead', sketch: { ...ROBO, trick: '2B', hands: ['', '', '12C 10C', ''] }, seat: 2, action: 'sing C', why: 'cante-not-winner GUI-7.2' },
  { kind: 'the seven by the partner at the stop, before the winner has drawn', sketch: { ...STOP, hands: ['', '', '7O', ''] }, seat: 2, action: 'swap', why: 'not-your-turn GUI-4.1' },
  { kind: '`draw` out of turn at the stop', sketch: STOP, seat: 2, action: 'draw', why: 'not-your-turn GUI-4.1' },
]; // prettier-ignore

describe('offences', () => {
  for (const { kind, sketch, options = {}, seat, action, why } of OFFENCES) {
    test(`[GUI-13.3] ${kind}: renuncio ${action} of seat ${seat} (${why})`, () => {
      const state = stateOf(sketch, punishing(4, options));
      expect(verdict(state, seat, action)).toBe(why);
      expect(legalOf(state, seat)).not.toContain(`renuncio ${action}`);
      const [code, clause] = why.split(' ');
      const { state: next, events } = after(state, `${seat} renuncio ${action}`);
      expect(events[0]).toEqual({ type: 'renuncio', seat, offence: action, code, clause });
      const winner = 1 - (seat % 2);
      expect(events.at(-1)).toMatchObject({ type: 'partida', side: winner, clause: 'GUI-13.2' });
      expect(next.partidas[winner]).toBe(1);
      expect(next.hands).toEqual(state.hands);
      expect(next.trick).toEqual(state.trick);
      expect(guinote.check(next)).toBeUndefined();
    });

    test(`[GUI-13.1] the page can offer to insist: ${kind}`, () => {
      const offered = (state: ReturnType<typeof stateOf>): string | undefined =>
        presentation.insist?.(action, guinote.refuse(state, seat, actionOf(action))!, guinote.view(state, seat));
      expect(offered(stateOf(sketch, punishing(4, options)))).toBe(`renuncio ${action}`);
      expect(offered(stateOf(sketch, optionsWith({ players: 4, ...options })))).toBeUndefined();
    });

    test(`[GUI-13.1] renuncio prevent: ${kind} is only refused`, () => {
      const state = stateOf(sketch, optionsWith({ players: 4, ...options }));
      expect(verdict(state, seat, action)).toBe(why);
      expect(verdict(state, seat, `renuncio ${action}`)).toBe('renuncio-prevented GUI-13.1');
    });
  }

  const OF_TWO: readonly (readonly [seat: Seat, action: string, clause: string])[] = [
    [1, 'play 2O', 'GUI-6.1'],
    [1, 'play 4C', 'GUI-6.2'],
    [0, 'play 2B', 'GUI-4.1'],
    [1, 'show', 'GUI-13.4'],
  ];
  for (const [seat, action, clause] of OF_TWO) {
    test(`[GUI-13.2] two players: renuncio ${action} of seat ${seat} gives the partida to the other`, () => {
      const state = stateOf({ ...ARRASTRE, hands: ['2B', '1C 4C 2O'] }, punishing(2));
      const { events } = after(state, `${seat} renuncio ${action}`);
      expect(events[0]).toMatchObject({ type: 'renuncio', clause });
      expect(events.at(-1)).toMatchObject({ type: 'partida', side: 1 - seat, seats: [1 - seat] });
    });
  }

  test('[GUI-13.4] showing cards: from any seat, at any time of a hand', () => {
    for (const sketch of [FOUR, ROBO, STOP, { pinta: '1O', hands: ['', '', '', ''] }]) {
      const state = stateOf(sketch, punishing(4));
      for (const seat of [0, 1, 2, 3]) {
        const { events } = after(state, `${seat} renuncio show`);
        expect(events[0]).toEqual({
          type: 'renuncio',
          seat,
          offence: 'show',
          code: 'showed-cards',
          clause: 'GUI-13.4',
        });
        expect(events.at(-1)).toMatchObject({ type: 'partida', side: 1 - (seat % 2) });
      }
    }
    expect(verdict(stateOf(FOUR), 1, 'renuncio show')).toBe('renuncio-prevented GUI-13.1');
  });
});

describe('what it costs', () => {
  const STAKES: readonly (readonly [partidas: readonly [number, number], options: Changes, says: string])[] = [
    [[0, 0], {}, 'The other side wins the partida at once.'],
    [[2, 0], {}, 'The other side wins the partida at once.'],
    [[0, 2], { cotosPerMatch: 2 }, 'The other side wins the partida at once, and the coto with it.'],
    [[0, 2], {}, 'The other side wins the partida at once, and the match with it.'],
  ];
  for (const [partidas, options, says] of STAKES) {
    test(`[GUI-13.2] at ${partidas.join('–')} with ${JSON.stringify(options)}: ${says}`, () => {
      const view = guinote.view(stateOf({ ...FOUR, partidas }, punishing(4, options)), 0);
      const risk = presentation.words('en').risk?.('renuncio play 4C', view);
      expect(risk).toEqual({ label: 'Play it anyway', warning: `That is a renuncio: the move is not played. ${says}` });
    });
  }

  test('[GUI-13.4] showing one’s cards is offered to every seat during a hand, where offences are punished', () => {
    for (const seat of [0, 1, 2, 3]) {
      const view = guinote.view(stateOf(FOUR, punishing(4)), seat);
      expect(presentation.risks?.(view)).toEqual(['renuncio show']);
      expect(presentation.risks?.(guinote.view(stateOf(FOUR), seat))).toEqual([]);
    }
    expect(presentation.risks?.(guinote.view(stateOf(FOUR, punishing(4)), 'public'))).toEqual([]);
    expect(presentation.risks?.(guinote.view(after(stateOf(FOUR, punishing(4)), '1 renuncio show').state, 0))).toEqual(
      [],
    );
  });

  for (const language of LANGUAGES) {
    test(`${language}: every offence has a label of its own and says what it costs`, () => {
      const view = guinote.view(stateOf(FOUR, punishing(4)), 0);
      const said = ['play 4C', 'sing C', 'swap', 'draw', 'show'].map((action) =>
        presentation.words(language).risk?.(`renuncio ${action}`, view),
      );
      expect(new Set(said.map((risk) => risk?.label)).size).toBe(5);
      for (const risk of said) expect(risk?.warning).toMatch(/renuncio.*partida.*\.$/iu);
    });
  }
});

describe('what is no offence', () => {
  const NONE: readonly (readonly [why: string, sketch: Sketch, seat: Seat, action: string])[] = [
    ['a legal card', FOUR, 1, 'play 1C'],
    ['a legal cante', ROBO, 0, 'sing C'],
    ['a legal change of the seven', ROBO, 0, 'swap'],
    ['a legal `draw`', STOP, 0, 'draw'],
    ['`draw` on one’s turn when draws are automatic', ROBO, 0, 'draw'],
    ['`draw` out of turn when draws are automatic', ROBO, 1, 'draw'],
    ['`draw` in the arrastre, on turn', FOUR, 1, 'draw'],
    ['`draw` in the arrastre, out of turn', FOUR, 3, 'draw'],
    ['a card of another hand', FOUR, 1, 'play 5C'],
    ['a card of another hand, out of turn', FOUR, 2, 'play 6C'],
    ['a cante without the pair', ROBO, 0, 'sing B'],
    ['a cante out of turn without the pair', ROBO, 1, 'sing B'],
    ['the seven that is elsewhere', ROBO, 1, 'swap'],
    ['any card in the robo, also against suit', { ...ROBO, trick: '2B' }, 1, 'play 12E'],
  ];
  for (const [why, sketch, seat, action] of NONE) {
    test(`[GUI-13.3] ${why}: renuncio ${action} of seat ${seat}`, () => {
      expect(verdict(stateOf(sketch, punishing(4)), seat, `renuncio ${action}`)).toBe('no-renuncio GUI-13.3');
      const state = stateOf(sketch, punishing(4));
      const refusal = guinote.refuse(state, seat, actionOf(action));
      expect(refusal && presentation.insist?.(action, refusal, guinote.view(state, seat))).toBeUndefined();
    });
  }

  describe('`draw` out of turn, away from the stop', () => {
    const byVersion = (version: number, sketch: Sketch): Match => {
      const game = [module.game, ...(module.earlier ?? [])].find(({ rulesVersion }) => rulesVersion === version);
      const match = game && matchFrom(game, punishing(4), guinote.position.write(stateOf(sketch, punishing(4))));
      if (match?.ok !== true) throw new Error(`version ${version} does not take the position`);
      return match.value;
    };

    test.each([
      ['in the robo', ROBO, 1],
      ['in the arrastre', FOUR, 3],
    ] as const)('[GUI-13.3] %s version 1 of the rules took it as an offence, version 2 does not', (_, sketch, seat) => {
      const old = byVersion(1, sketch);
      expect(old.refuse(seat, 'draw')).toMatchObject({ refusal: { code: 'not-your-turn', clause: 'GUI-4.1' } });
      expect(old.analyse(seat, 'draw')).toMatchObject({ refusal: { code: 'not-your-turn' } });
      const played = old.act(seat, 'renuncio draw');
      if (!played.ok) throw new Error('not taken');
      expect(played.value.events[0]?.seenBy('public')).toMatchObject({ type: 'renuncio', code: 'not-your-turn' });
      const now = byVersion(2, sketch);
      expect(now.refuse(seat, 'draw')).toMatchObject({ refusal: { code: 'draws-are-automatic', clause: 'GUI-5.2' } });
      expect(now.refuse(seat, 'renuncio draw')).toMatchObject({ refusal: { code: 'no-renuncio' } });
    });

    test('[GUI-13.3] on turn neither version does', () => {
      for (const version of [1, 2]) {
        expect(byVersion(version, ROBO).refuse(0, 'renuncio draw')).toMatchObject({ refusal: { code: 'no-renuncio' } });
      }
    });
  });

  test('[GUI-13.1] the options differ in nothing else: what is legal stays legal', () => {
    for (const sketch of [FOUR, ROBO, STOP]) {
      for (const seat of [0, 1, 2, 3]) {
        expect(legalOf(stateOf(sketch, punishing(4)), seat)).toEqual(legalOf(stateOf(sketch), seat));
      }
    }
  });

  test('[GUI-13.3] not between hands and not after the end', () => {
    const over = after(stateOf(FOUR, punishing(4)), '1 renuncio show').state;
    expect(verdict(over, 0, 'renuncio show')).toBe('not-dealt GUI-3.1');
    const end = after(stateOf(FOUR, punishing(4, { partidasPerCoto: 1 })), '1 renuncio show').state;
    expect(verdict(end, 0, 'renuncio show')).toBe('match-finished GUI-12.3');
  });
});

describe('after a renuncio', () => {
  test('[GUI-13.2] the winner of the last trick deals the next partida', () => {
    const state = after(
      stateOf({ ...FOUR, leader: 2, hands: ['', '6C', '2B', '1C 4C'] }, punishing(4)),
      '3 renuncio play 4C',
    ).state;
    expect(guinote.chance(state)).toBe('deal/2');
    guinote.resolve(state, fastRandom(1));
    expect(state).toMatchObject({
      dealer: 2,
      turn: 3,
      vueltas: false,
      renuncio: -1,
      partidas: [1, 0],
      carried: [0, 0],
    });
  });

  test('[GUI-13.2] before the first trick of the hand the same dealer deals again', () => {
    const start = stateOf({ pinta: '1O', hands: ['', '', '', ''], leader: 3 }, punishing(4));
    expect(start.dealer).toBe(2);
    const { state } = after(start, '0 renuncio show');
    guinote.resolve(state, fastRandom(1));
    expect(state).toMatchObject({ dealer: 2, turn: 3, deals: 2, partidas: [0, 1] });
  });

  test('[GUI-13.2] a renuncio in the vueltas ends that partida, whatever the totals', () => {
    const start = stateOf(VUELTAS, punishing(4));
    const { state, last } = after(start, '2 renuncio show');
    expect(last).toMatchObject({ type: 'partida', side: 1, clause: 'GUI-13.2' });
    guinote.resolve(state, fastRandom(1));
    expect(state).toMatchObject({ vueltas: false, deals: 3, carried: [0, 0] });
  });

  test('[GUI-13.2] a renuncio can end the coto and the match', () => {
    const start = stateOf({ ...FOUR, partidas: [2, 2] }, punishing(4));
    const { state, last } = after(start, '0 renuncio show');
    expect(last).toEqual({ type: 'coto', side: 1, seats: [1, 3], cotos: [0, 1] });
    expect(guinote.outcome(state)).toMatchObject({ rank: [2, 1, 2, 1], points: [2, 3, 2, 3] });
  });

  for (const [name, sketch] of Object.entries({ FOUR, ROBO, STOP, VUELTAS })) {
    test(`[GUI-13.2] the position after a renuncio reads back: ${name}`, () => {
      for (const partidasPerCoto of [3, 1]) {
        const options = punishing(4, { partidasPerCoto });
        const { state } = after(stateOf(sketch, options), '3 renuncio show');
        const written = guinote.position.write(state);
        expect(written).toMatchObject({ renuncio: { seat: 3 } });
        expect(written).not.toHaveProperty('lastDraw');
        const again = guinote.position.read(options, JSON.parse(JSON.stringify(written)));
        expect(again.ok ? guinote.position.write(again.value) : again.error).toEqual(written);
        if (!again.ok) return;
        expect(guinote.chance(again.value)).toBe(guinote.chance(state));
        expect(guinote.outcome(again.value)).toEqual(guinote.outcome(state));
      }
    });
  }
});
