// Rule tables of how a partida ends under each option: at once or played out, both over, the thirty, pairs.

import { describe, expect, test } from 'vitest';
import type { Events } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { fastRandom } from '../../kernel/random.ts';
import type { GuinoteEvent } from './events.ts';
import { guinote } from './index.ts';
import { cardPointsOf, totalOf } from './scoring.ts';
import { after, fourWith, legalOf, optionsWith, stateOf, type Sketch } from './testing.ts';

type Changes = { readonly [key: string]: Json };

const totals = (state: Parameters<typeof totalOf>[0]) => [totalOf(state, 0), totalOf(state, 1)];

const cante = (seat: number, ...suits: readonly string[]) => suits.map((suit) => ({ seat, suit }));

/** The last trick of a hand: seat 0 leads 4E and takes it, nobody adds a point but the ten. */
const ended = (sketch: Sketch, changes: Changes = {}, players: 2 | 4 = 2) => {
  const hands = ['4E', '2E', ...(players === 4 ? ['2B', '2C'] : [])];
  const state = stateOf({ trump: 'O', hands, leader: 0, ...sketch }, optionsWith({ players, ...changes }));
  return after(state, '0 play 4E', '1 play 2E', ...(players === 4 ? ['2 play 2B', '3 play 2C'] : []));
};

/** Copas and part of bastos: 51 points in twelve cards, the rest is worth 69. */
const FIFTY_ONE = '1C 3C 12C 10C 11C 1B 3B 4C 5C 6C 7C 4B';

describe('the end of the idas', () => {
  const ROWS: readonly (readonly [title: string, changes: Changes, sketch: Sketch, totals: readonly number[], winner: number, clause: string])[] = [
    ['[GUI-10.1] exactly 101', {}, { won: [FIFTY_ONE, ''], rest: 1, cantes: cante(0, 'O') }, [101, 69], 0, 'GUI-10.1'],
    ['[GUI-10.1] 100 is not enough', {}, { won: ['', '1C 3C 11C 12C 10C 4B 5B 6B'], rest: 0 }, [100, 30], -1, ''],
    ['[GUI-10.1] the loser of the last trick wins with 101', {}, { won: [FIFTY_ONE, ''], rest: 1, cantes: cante(1, 'O') }, [61, 109], 1, 'GUI-10.1'],
    ['[GUI-10.2] bothOver lastTrick: the lower total with the last trick', { bothOver: 'lastTrick' }, { won: [FIFTY_ONE, ''], rest: 1, cantes: [...cante(0, 'C', 'B'), ...cante(1, 'O')] }, [101, 109], 0, 'GUI-10.2'],
    ['[GUI-10.6] bothOver higher: the higher total', { bothOver: 'higher' }, { won: [FIFTY_ONE, ''], rest: 1, cantes: [...cante(0, 'C', 'B'), ...cante(1, 'O')] }, [101, 109], 1, 'GUI-10.6'],
    ['[GUI-10.6] bothOver higher: the higher total is the last trick’s', { bothOver: 'higher' }, { won: ['', FIFTY_ONE], rest: 0, cantes: [...cante(0, 'E', 'B'), ...cante(1, 'O', 'C')] }, [119, 111], 0, 'GUI-10.6'],
    ['[GUI-10.6] bothOver higher: only one over', { bothOver: 'higher' }, { won: [FIFTY_ONE, ''], rest: 1, cantes: cante(0, 'O') }, [101, 69], 0, 'GUI-10.1'],
    ['[GUI-10.6] bothOver higher: equal totals fall back to the last trick', { bothOver: 'higher' }, { won: [`${FIFTY_ONE} 12O 5B 6B 7B`, ''], rest: 1, cantes: [...cante(0, 'O'), ...cante(1, 'C', 'B')] }, [105, 105], 0, 'GUI-10.6'],
    ['[GUI-11.2] min30 cannotWin: 28 card points and 80 of cantes', { min30: 'cannotWin' }, { won: ['1C 3C 12C 10C 4C 5C 6C 7C 4B 5B 6B 7B', ''], rest: 1, cantes: cante(0, 'O', 'C', 'B') }, [118, 92], -1, ''],
    ['[GUI-11.2] min30 cannotWin: 29 card points', { min30: 'cannotWin' }, { won: ['1C 3C 12C 11B 11C 5C 6C 7C 4C 4B 5B 6B', ''], rest: 1, cantes: cante(0, 'O', 'C', 'B') }, [119, 91], -1, ''],
    ['[GUI-11.2] min30 cannotWin: 30 card points win', { min30: 'cannotWin' }, { won: ['1C 3C 12C 10C 11C 5C 6C 7C 4C 4B 5B 6B', ''], rest: 1, cantes: cante(0, 'O', 'C', 'B') }, [120, 90], 0, 'GUI-10.1'],
    ['[GUI-11.2] min30 cannotWin: both over, one short', { min30: 'cannotWin' }, { won: ['1C 3C 12C 10C 4C 5C 6C 7C 4B 5B 6B 7B', ''], rest: 1, cantes: [...cante(0, 'O', 'C', 'B'), ...cante(1, 'E')] }, [118, 112], 1, 'GUI-11.2'],
    ['[GUI-11.4] min30 loses: 28 card points lose whatever the totals', { min30: 'loses' }, { won: ['1C 3C 12C 10C 4C 5C 6C 7C 4B 5B 6B 7B', ''], rest: 1, cantes: cante(0, 'O', 'C', 'B') }, [118, 92], 1, 'GUI-11.4'],
    ['[GUI-11.4] min30 loses: the side without the last trick is short', { min30: 'loses' }, { won: ['', '1C 3C 4C 5C 6C 7C 4B 5B'], rest: 0 }, [109, 21], 0, 'GUI-11.4'],
    ['[GUI-11.4] min30 loses: neither short, nobody at 101', { min30: 'loses' }, { won: [FIFTY_ONE, ''], rest: 1 }, [61, 69], -1, ''],
    ['[GUI-11.5] min30 off: 28 card points and 80 of cantes win', { min30: 'off' }, { won: ['1C 3C 12C 10C 4C 5C 6C 7C 4B 5B 6B 7B', ''], rest: 1, cantes: cante(0, 'O', 'C', 'B') }, [118, 92], 0, 'GUI-10.1'],
    ['[GUI-11.5] min30 off: both over, the last trick', { min30: 'off' }, { won: ['1C 3C 12C 10C 4C 5C 6C 7C 4B 5B 6B 7B', ''], rest: 1, cantes: [...cante(0, 'O', 'C', 'B'), ...cante(1, 'E')] }, [118, 112], 0, 'GUI-10.2'],
  ]; // prettier-ignore
  for (const players of [2, 4] as const) {
    for (const [title, changes, sketch, wanted, winner, clause] of ROWS) {
      const result = winner < 0 ? 'vueltas' : `side ${winner}`;
      test(`${title}, ${players} players: ${wanted.join('–')} → ${result}`, () => {
        const { state, last } = ended(sketch, changes, players);
        expect(totals(state)).toEqual(wanted);
        const seats = players === 2 ? [winner] : [winner, winner + 2];
        expect(last).toMatchObject(
          winner < 0
            ? { type: 'vueltas', dealer: 0, totals: wanted }
            : { type: 'partida', side: winner, seats, totals: wanted, clause },
        );
        expect(state.partidas).toEqual([winner === 0 ? 1 : 0, winner === 1 ? 1 : 0]);
      });
    }
  }
});

describe('the end at once', () => {
  /** Arrastre with three cards each, seat 0 to lead; side 0 has taken 60 card points. */
  const SIXTY = '1C 3C 12C 10C 11C 1B 3B 12B 10B 11B 7C 7B';
  const near = (players: 2 | 4, changes: Changes, cantes: Sketch['cantes'] = [], won = SIXTY) => {
    const hands = Array.from({ length: players }, (_, seat) => (seat === 0 ? '1E 12E 10E' : seat === 1 ? '3E' : ''));
    return stateOf(
      { trump: 'O', hands, size: 3, leader: 0, won: [won, ''], rest: 1, cantes },
      optionsWith({ players, ...changes }),
    );
  };
  /** Seat 0 leads the as and takes the tres of seat 1: 21 points. */
  const trick = (state: ReturnType<typeof near>) => {
    let turn = after(state, '0 play 1E', '1 play 3E');
    for (let seat = 2; seat < state.options.players; seat++)
      turn = after(turn.state, `${seat} ${legalOf(turn.state, seat)[0]}`);
    return turn;
  };

  for (const players of [2, 4] as const) {
    test(`[GUI-10.5] endIdas immediate, ${players} players: the trick that brings exactly 101 ends the idas`, () => {
      const start = near(players, { endIdas: 'immediate' }, cante(0, 'B'));
      expect(totalOf(start, 0)).toBe(80);
      const { state, last } = trick(start);
      expect(last).toMatchObject({ type: 'partida', side: 0, clause: 'GUI-10.5' });
      expect(totalOf(state, 0)).toBe(101);
      expect(guinote.chance(state)).toBe('deal/2');
      guinote.resolve(state, fastRandom(1));
      expect(state).toMatchObject({ dealer: 0, vueltas: false, partidas: [1, 0] });
    });

    test(`[GUI-10.5] endIdas immediate, ${players} players: so does a cante`, () => {
      const { state, last } = after(near(players, { endIdas: 'immediate' }, cante(0, 'B', 'C')), '0 sing E');
      expect(totalOf(state, 0)).toBe(120);
      expect(last).toMatchObject({ type: 'partida', side: 0, clause: 'GUI-10.5' });
    });

    test(`[GUI-10.5] endIdas immediate, ${players} players: 100 play on`, () => {
      const { state } = after(near(players, { endIdas: 'immediate' }, cante(0, 'B')), '0 sing E');
      expect(totalOf(state, 0)).toBe(100);
      expect(guinote.chance(state)).toBeUndefined();
    });

    test(`[GUI-10.5] endIdas playOut, ${players} players: neither ends the idas`, () => {
      const sung = after(near(players, { endIdas: 'playOut' }, cante(0, 'B', 'C')), '0 sing E').state;
      expect(guinote.chance(sung)).toBeUndefined();
      const { state } = trick(sung);
      expect(totalOf(state, 0)).toBe(141);
      expect(guinote.chance(state)).toBeUndefined();
      expect(state.partidaWinner).toBe(-1);
    });

    const SHORT = [
      ['cannotWin', false, '[GUI-11.3]'],
      ['loses', false, '[GUI-11.4]'],
      ['off', true, '[GUI-11.5]'],
    ] as const;
    for (const [min30, ends, clause] of SHORT) {
      test(`${clause} min30 ${min30}, endIdas immediate, ${players} players: 101 with 21 card points ${ends ? 'win' : 'play on'}`, () => {
        const won = '1C 3C 4C 5C 6C 7C 2C 4B 5B 6B 7B 2B';
        const start = near(players, { endIdas: 'immediate', min30 }, cante(0, 'O', 'C'), won);
        expect(totalOf(start, 0)).toBe(81);
        const { state } = after(start, '0 sing E');
        expect(totalOf(state, 0)).toBe(101);
        expect(guinote.chance(state)).toBe(ends ? 'deal/2' : undefined);
        if (ends) return;
        const next = trick(state);
        expect(cardPointsOf(next.state, 0)).toBeGreaterThanOrEqual(42);
        expect(next.last).toMatchObject({ type: 'partida', side: 0, clause: 'GUI-10.5' });
      });
    }
  }

  test('[GUI-10.4] vueltas of four: the partner’s trick brings 101, and both partners have won', () => {
    const start = stateOf({
      pinta: '2O', left: 12, leader: 0, hands: ['4C', '12C', '1C', '5C'], won: ['2E 4E 5E 6E', ''], carried: [90, 80, 40, 40],
    }); // prettier-ignore
    const { state, last } = after(start, '0 play 4C', '1 play 12C', '2 play 1C', '3 play 5C');
    expect(totals(state)).toEqual([105, 40]);
    expect(last).toMatchObject({ type: 'partida', side: 0, seats: [0, 2], clause: 'GUI-10.4' });
    guinote.resolve(state, fastRandom(1));
    expect(state).toMatchObject({ dealer: 2, turn: 3, vueltas: false });
  });

  test('[GUI-11.1] card points are those of the pair, of both hands, without cantes and the last ten', () => {
    const { state } = ended({ won: [FIFTY_ONE, ''], rest: 1, cantes: cante(0, 'C') }, {}, 4);
    expect([cardPointsOf(state, 0), cardPointsOf(state, 1)]).toEqual([51, 69]);
    guinote.resolve(state, fastRandom(3));
    expect(state).toMatchObject({ vueltas: true, carried: [81, 69], carriedCards: [51, 69] });
    expect([cardPointsOf(state, 0), cardPointsOf(state, 1)]).toEqual([51, 69]);
  });

  test('[GUI-9.1] the last ten go to the pair of whoever takes the last trick, and that seat deals', () => {
    const start = stateOf({ trump: 'O', hands: ['4E', '5E', '2E', '6E'], leader: 0, won: ['', '2C 4C 5C 6C'] });
    const { state, events } = after(start, '0 play 4E', '1 play 5E', '2 play 2E', '3 play 6E');
    expect(events).toContainEqual({ type: 'last-ten', seat: 3 });
    expect(totals(state)).toEqual([120, 10]);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'counted',
        sides: [
          { seats: [0, 2], cards: 120, cantes: 0, lastTen: 0, carried: 0, total: 120 },
          { seats: [1, 3], cards: 0, cantes: 0, lastTen: 10, carried: 0, total: 10 },
        ],
      }),
    );
  });
});

describe('coto and match', () => {
  const CLEAR = { won: ['', '1C 3C 11C 10C 10B 4C 5C 6C'] as const, rest: 0 as const };
  for (const players of [2, 4] as const) {
    const ranks = players === 2 ? [1, 2] : [1, 2, 1, 2];
    for (const partidasPerCoto of [3, 2, 1] as const) {
      test(`[GUI-12.1] partidasPerCoto ${partidasPerCoto}, ${players} players: that many win the coto, one less does not`, () => {
        const before = [partidasPerCoto - 1, 0] as const;
        const { state, last } = ended({ ...CLEAR, partidas: before }, { partidasPerCoto }, players);
        expect(last).toMatchObject({ type: 'coto', side: 0, cotos: [1, 0] });
        expect(guinote.outcome(state)).toMatchObject({ rank: ranks, reason: 'coto' });
        if (partidasPerCoto === 1) return;
        const early = ended({ ...CLEAR, partidas: [partidasPerCoto - 2, 1] }, { partidasPerCoto }, players);
        expect(guinote.outcome(early.state)).toBeUndefined();
        expect(guinote.chance(early.state)).toBeDefined();
      });
    }

    test(`[GUI-12.2] cotosPerMatch 1 and 2, ${players} players`, () => {
      const last = { ...CLEAR, partidas: [2, 2] as const };
      expect(guinote.outcome(ended(last, { cotosPerMatch: 1 }, players).state)?.rank).toEqual(ranks);
      const first = ended(last, { cotosPerMatch: 2 }, players).state;
      expect(guinote.outcome(first)).toBeUndefined();
      const second = ended({ ...last, cotos: [1, 1], deals: 12 }, { cotosPerMatch: 2 }, players).state;
      expect(guinote.outcome(second)).toMatchObject({ rank: ranks, points: ranks.map((rank) => (rank === 1 ? 2 : 1)) });
    });

    test(`[GUI-12.3] ${players} players: whoever gives up, the other side wins`, () => {
      for (let seat = 0; seat < players; seat++) {
        const outcome = guinote.concede(guinote.setup(players === 2 ? optionsWith() : fourWith(), []), seat);
        expect(outcome.rank).toEqual(Array.from({ length: players }, (_, each) => (each % 2 === seat % 2 ? 2 : 1)));
      }
    });

    test(`[GUI-12.4] ${players} players: a partida given up goes to the other side, and the next one is dealt`, () => {
      const options = players === 2 ? optionsWith({ partidasPerCoto: 2 }) : fourWith({ partidasPerCoto: 2 });
      for (let seat = 0; seat < players; seat++) {
        const state = guinote.setup(options, []);
        const events: Events<GuinoteEvent> = [];
        guinote.resolve(state, fastRandom(seat + 1));
        guinote.concedePart?.(state, seat, events);
        const winner = 1 - (seat % 2);
        expect(events.map(({ pub }) => pub).find(({ type }) => type === 'partida')).toMatchObject({
          side: winner,
          clause: 'GUI-12.4',
        });
        expect(guinote.view(state, 'public')).toMatchObject({ conceded: seat, partidaWinner: winner });
        expect([guinote.chance(state), guinote.outcome(state)]).toEqual(['deal/2', undefined]);
        const read = guinote.position.read(options, guinote.position.write(state));
        expect(read.ok && guinote.view(read.value, 'open')).toEqual(guinote.view(state, 'open'));
        guinote.resolve(state, fastRandom(9));
        expect(guinote.view(state, 'public')).not.toHaveProperty('conceded');
        guinote.concedePart?.(state, seat);
        expect(guinote.outcome(state)?.rank[seat]).toBe(2);
      }
    });

    test(`${players} players: nobody gives up a hand that is over`, () => {
      const options = players === 2 ? optionsWith() : fourWith();
      const position = guinote.position.write(ended(CLEAR, {}, players).state) as object;
      const read = guinote.position.read(options, { ...position, conceded: { seat: 0 } });
      expect(read.ok ? '' : read.error.at).toBe('conceded');
    });
  }
});
