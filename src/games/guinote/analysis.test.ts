// The analysis of a move: every check with each of its results, the phases of each preset, whole matches.

import { describe, expect, test } from 'vitest';
import type { Check } from '../../kernel/game.ts';
import { fastRandom } from '../../kernel/random.ts';
import { parse } from './actions.ts';
import { analyseBy } from './analysis.ts';
import { deckCards, nameOf } from './cards.ts';
import { guinote } from './index.ts';
import { cloneState, type State } from './state.ts';
import { analyse, legalOf, optionsWith, stateOf } from './testing.ts';
import { CHECKS, REASONS, type CheckName } from './validation.ts';

const numbered = (action: string): number => {
  const parsed = parse(action);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const told = ({ result, reason, clause }: Check): string => [result, reason, clause ?? ''].join(' ').trim();

type Row = readonly [
  check: CheckName,
  state: State,
  seat: number,
  action: string,
  says: string,
  /** Rules that are wrong in one point, for the checks that count again. */
  wrong?: (draft: State) => void,
];

const undealt = guinote.setup(optionsWith(), []);
const finished = stateOf({
  trump: 'O',
  hands: ['', ''],
  leader: 0,
  partidas: [3, 0],
  cotos: [1, 0],
  deals: 3,
});
/** Seat 1 answers 3C, nothing taken yet. */
const opening = stateOf({ pinta: '4O', hands: ['2E 4E', '1C 4C 2O 5E 12B 6B'], trick: '3C', leader: 0, left: 28 });
/** Seat 0 has won a trick, holds the seven and a pair, and leads. */
const between = stateOf({ pinta: '1O', hands: ['7O 12C 10C 12B', '2E 7C'], leader: 0, left: 20 });
const stop = stateOf({ pinta: '1O', hands: ['7O 12C 10C', '2E'], leader: 0, stop: true });
const arrastre = (hand: string, lead: string, changes: { [key: string]: string } = {}): State => {
  const kept = ['2E', '5E', '6E'].slice(0, hand.split(' ').length - 1).join(' ');
  return stateOf({ trump: 'O', hands: [kept, hand], trick: lead, leader: 0 }, optionsWith(changes));
};
const four = (hand: string, trick: string, changes: { [key: string]: string } = {}): State =>
  stateOf(
    { trump: 'O', hands: ['2E', '4E', hand, '5E 6E'], trick, leader: 0 },
    optionsWith({ players: 4, ...changes }),
  );
const sung = stateOf({
  pinta: '1O',
  hands: ['12C 10C 12B 10B', ''],
  leader: 0,
  left: 20,
  cantes: [{ seat: 0, suit: 'C' }],
  sung: [0],
});
const stopOfFour = stateOf({ pinta: '1O', hands: ['', '', '7O', ''], leader: 0, stop: true });
const speaking = stateOf({ pinta: '1O', hands: ['2C', '', '7O 12C 10C', ''], leader: 0, left: 12 });

const ROWS: readonly Row[] = [
  ['isCorrectPhase', opening, 1, 'play 1C', 'pass phase-fits GUI-5.1'],
  ['isCorrectPhase', arrastre('4C 1C', '3C'), 1, 'play 4C', 'pass phase-fits GUI-5.3'],
  ['isCorrectPhase', between, 0, 'sing C', 'pass phase-fits GUI-7.1'],
  ['isCorrectPhase', between, 0, 'swap', 'pass phase-fits GUI-8.2'],
  ['isCorrectPhase', stop, 0, 'draw', 'pass phase-fits GUI-8.3'],
  ['isCorrectPhase', stop, 0, 'play 7O', 'fail draw-first GUI-8.3'],
  ['isCorrectPhase', between, 0, 'draw', 'fail draws-are-automatic GUI-5.2'],
  ['isCorrectPhase', arrastre('4C 1C', '3C'), 1, 'swap', 'fail pinta-gone GUI-8.2'],
  ['isCorrectPhase', undealt, 0, 'play 1C', 'fail not-dealt GUI-3.1'],
  ['isCorrectPhase', finished, 0, 'play 1C', 'fail match-finished GUI-12.3'],
  ['isCorrectPhase', between, 1, 'renuncio show', 'n/a any-time GUI-13.4'],

  ['playerHasCard', opening, 1, 'play 1C', 'pass holds-card GUI-4.3'],
  ['playerHasCard', opening, 1, 'play 3O', 'fail card-not-in-hand GUI-4.3'],
  ['playerHasCard', between, 0, 'sing C', 'pass holds-pair GUI-7.1'],
  ['playerHasCard', between, 0, 'sing B', 'fail cante-missing-card GUI-7.1'],
  ['playerHasCard', between, 0, 'swap', 'pass holds-seven GUI-8.1'],
  ['playerHasCard', between, 1, 'swap', 'fail no-seven GUI-8.1'],
  ['playerHasCard', stop, 0, 'draw', 'n/a no-card-named'],

  ['isPlayersTurn', between, 0, 'play 7O', 'pass on-turn GUI-4.1'],
  ['isPlayersTurn', speaking, 2, 'sing C', 'pass may-speak GUI-7.7'],
  ['isPlayersTurn', speaking, 2, 'play 12C', 'fail not-your-turn GUI-4.1'],
  ['isPlayersTurn', between, 1, 'sing C', 'n/a has-a-window GUI-7.2'],
  ['isPlayersTurn', between, 1, 'swap', 'n/a has-a-window GUI-8.1'],
  ['isPlayersTurn', stopOfFour, 2, 'swap', 'fail not-your-turn GUI-4.1'],
  ['isPlayersTurn', between, 1, 'draw', 'n/a draws-automatic GUI-5.2'],
  ['isPlayersTurn', between, 1, 'renuncio show', 'n/a any-time GUI-13.4'],

  ['followsSuitRule', arrastre('4C 2O', '1C'), 1, 'play 4C', 'pass follows GUI-6.1'],
  ['followsSuitRule', arrastre('4C 2O', '1C'), 1, 'play 2O', 'fail must-follow-suit GUI-6.1'],
  ['followsSuitRule', arrastre('4C 2O', '1C'), 1, 'play 1O', 'n/a card-not-held GUI-4.3'],
  ['followsSuitRule', arrastre('4B 2O', '1C'), 1, 'play 2O', 'n/a void GUI-6.4'],
  ['followsSuitRule', opening, 1, 'play 2O', 'n/a free-in-robo GUI-5.1'],
  ['followsSuitRule', stateOf({ trump: 'O', hands: ['2E', '4C'], leader: 0 }), 0, 'play 2E', 'n/a leads GUI-4.1'],
  ['followsSuitRule', stateOf({ trump: 'O', hands: ['2E', '4C'], leader: 0 }), 1, 'play 4C', 'n/a out-of-turn GUI-4.1'],
  ['followsSuitRule', between, 0, 'swap', 'n/a no-card-played'],

  ['mustPlayHigherRule', arrastre('2C 1C', '4C'), 1, 'play 1C', 'pass beats GUI-6.2'],
  ['mustPlayHigherRule', arrastre('2C 1C', '4C'), 1, 'play 2C', 'fail must-beat GUI-6.2'],
  ['mustPlayHigherRule', arrastre('2C 1C 3O', '4C'), 1, 'play 3O', 'n/a follow-first GUI-6.2'],
  ['mustPlayHigherRule', arrastre('2C 5C', '7C'), 1, 'play 2C', 'n/a cannot-beat GUI-6.2'],
  ['mustPlayHigherRule', four('2C 1C', '4C 3O'), 2, 'play 2C', 'n/a lead-trumped GUI-6.3'],
  ['mustPlayHigherRule', four('2C 1C', '4C 4B'), 2, 'play 2C', 'n/a partner-wins GUI-6.7'],
  ['mustPlayHigherRule', four('2C 1C', '4C 4B', { partnerExemption: 'trumpOnly' }), 2, 'play 2C', 'fail must-beat GUI-6.2'],

  ['mustTrumpRule', arrastre('2O 4B', '1C'), 1, 'play 2O', 'pass trumps GUI-6.4'],
  ['mustTrumpRule', arrastre('2O 4B', '1C'), 1, 'play 4B', 'fail must-trump GUI-6.4'],
  ['mustTrumpRule', arrastre('2C 1O', '4C'), 1, 'play 1O', 'n/a can-follow GUI-6.1'],
  ['mustTrumpRule', arrastre('4B 7B', '1C'), 1, 'play 4B', 'n/a cannot-trump GUI-6.5'],
  ['mustTrumpRule', four('2O 4B', '1C 5C'), 2, 'play 4B', 'n/a partner-wins GUI-6.7'],
  ['mustTrumpRule', four('2O 4B', '1C 3O', { underTrump: 'forced' }), 2, 'play 4B', 'fail must-trump GUI-6.8'],
  ['mustTrumpRule', four('2O 4B', '1C 3O', { underTrump: 'forced' }), 2, 'play 2O', 'pass trumps GUI-6.8'],
  ['mustTrumpRule', four('2O 4B', '1C 3O'), 2, 'play 4B', 'n/a cannot-trump GUI-6.5'],

  ['canExchangeTrump', between, 0, 'swap', 'pass may-swap GUI-8.1'],
  ['canExchangeTrump', between, 1, 'swap', 'fail seven-not-winner GUI-8.1'],
  ['canExchangeTrump', between, 0, 'sing C', 'n/a no-swap'],

  ['canCante', between, 0, 'sing C', 'pass may-sing GUI-7.1'],
  ['canCante', between, 0, 'sing B', 'fail cante-missing-card GUI-7.1'],
  ['canCante', sung, 0, 'sing C', 'fail cante-already GUI-7.4'],
  ['canCante', sung, 0, 'sing B', 'fail one-cante-a-trick GUI-7.3'],
  ['canCante', opening, 1, 'sing C', 'fail no-trick-yet GUI-7.5'],
  ['canCante', between, 0, 'swap', 'n/a no-cante'],

  ['correctWinner', opening, 1, 'play 1C', 'pass winner-right GUI-4.2'],
  ['correctWinner', opening, 1, 'play 1C', 'fail winner-wrong GUI-4.2', (s) => void (s.lastWinner = 0)],
  ['correctWinner', between, 0, 'play 12C', 'n/a trick-open'],
  ['correctWinner', between, 1, 'play 2E', 'n/a not-taken'],

  ['correctPoints', opening, 1, 'play 1C', 'pass points-right GUI-1.2'],
  ['correctPoints', opening, 1, 'play 1C', 'fail points-wrong GUI-1.2', (s) => void (s.cardPoints[1] = 20)],
  ['correctPoints', between, 0, 'sing C', 'pass points-right GUI-7.1'],
  ['correctPoints', between, 0, 'sing C', 'fail points-wrong GUI-7.1', (s) => void (s.cantePoints[0] = 40)],
  ['correctPoints', between, 0, 'swap', 'n/a trick-open'],

  ['drawsInOrder', opening, 1, 'play 1C', 'pass draws-automatic GUI-5.2'],
  ['drawsInOrder', opening, 1, 'play 1C', 'fail draw-order-wrong GUI-5.2', (s) => void s.hands.push(...s.hands.splice(0, 4))],
  ['drawsInOrder', undealt, 0, 'play 1C', 'n/a no-hand'],
  ['drawsAfterTrick', stop, 0, 'draw', 'pass draws-automatic GUI-5.2'],
  ['drawsAfterTrick', between, 1, 'play 2E', 'pass draws-automatic GUI-5.2'],
  ['drawsAfterTrick', opening, 1, 'play 1C', 'fail draw-missing GUI-5.2', (s) => void (s.drawn = 0)],
  ['drawsAfterTrick', finished, 0, 'play 1C', 'n/a no-hand'],
]; // prettier-ignore

describe('checks', () => {
  for (const [check, state, seat, action, says, wrong] of ROWS) {
    test(`${check}: ${action} by ${seat} → ${says}`, () => {
      const analyseWrongly = analyseBy(guinote.refuse, (draft, who, what) => {
        guinote.apply(draft, who, what);
        wrong?.(draft);
      });
      const found = analyseWrongly(state, seat, numbered(action)).checks.find(({ name }) => name === check);
      expect(found && told(found)).toBe(says);
    });
  }

  test('the rows hold every result of every check and every reason', () => {
    const results = new Set(ROWS.map(([check, , , , says]) => `${check} ${says.split(' ')[0]}`));
    expect(
      CHECKS.flatMap((name) => ['pass', 'fail', 'n/a'].map((each) => `${name} ${each}`)).filter(
        (each) => !results.has(each),
      ),
    ).toEqual([]);
    const reasons = new Set(ROWS.map(([, , , , says]) => says.split(' ')[1]));
    expect(REASONS.filter((reason) => !reasons.has(reason))).toEqual([]);
  });

  test('[GUI-7.9] a cante in the arrastre fails in phase and right where it is not allowed', () => {
    const state = stateOf(
      { trump: 'O', hands: ['12C 11C', '4E 5E'], won: ['', '1O 3O 1E 3E'], leader: 0 },
      optionsWith({}, 'validator'),
    );
    const failed = analyse(state, 0, numbered('sing C')).checks.filter(({ result }) => result === 'fail');
    expect(failed.map(({ name }) => name)).toEqual(['isCorrectPhase', 'canCante']);
    expect(new Set(failed.map(told))).toEqual(new Set(['fail cante-in-arrastre GUI-7.9']));
  });

  test('[GUI-7.6] without that option it passes both', () => {
    const state = stateOf({ trump: 'O', hands: ['12C 10C', '4E 5E'], leader: 0 });
    const { checks, legal } = analyse(state, 0, numbered('sing C'));
    expect(legal && checks.map(told)[0]).toBe('pass phase-fits GUI-7.6');
  });
});

describe('a whole analysis', () => {
  const refused = analyse(arrastre('2C 1C 3O', '4C'), 1, numbered('play 2C'));

  test('of a refused move', () => {
    expect(refused).toMatchObject({
      phase: 'arrastre',
      seat: 1,
      action: 'play 2C',
      legal: false,
      refusal: { code: 'must-beat', clause: 'GUI-6.2', params: { winning: '4C', better: ['1C'] } },
      alternatives: ['play 1C'],
    });
    expect(refused.state.map(({ name, ok }) => [name, ok])).toEqual([
      ['cardsInHands', true],
      ['trump', true],
      ['points', true],
      ['phaseTransition', true],
    ]);
  });

  test('has the same keys in the same order for every move', () => {
    const keys = ['phase', 'seat', 'action', 'legal', 'checks', 'refusal', 'alternatives', 'state'];
    for (const each of [refused, analyse(between, 0, numbered('swap')), analyse(undealt, 0, numbered('draw'))]) {
      expect(Object.keys(each)).toEqual(keys);
      expect(each.checks.map(({ name }) => name)).toEqual([...CHECKS]);
    }
  });

  test('of a legal move leaves that move out of the alternatives, and the state alone', () => {
    const copy = cloneState(between);
    const { alternatives, refusal } = analyse(between, 0, numbered('swap'));
    expect(refusal).toBeNull();
    expect([...alternatives, 'swap'].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(legalOf(between, 0));
    expect(between).toEqual(copy);
  });

  test('[GUI-13.1] of a renuncio checks the move it insists on and names the offence', () => {
    const punish = { renuncio: 'punish' };
    const taken = analyse(arrastre('2C 1C 3O', '4C', punish), 1, numbered('renuncio play 2C'));
    expect(taken).toMatchObject({ legal: true, refusal: null, offence: { code: 'must-beat', clause: 'GUI-6.2' } });
    expect(taken.checks.filter(({ result }) => result === 'fail').map(({ reason }) => reason)).toEqual(['must-beat']);
    expect(taken.state.every(({ ok }) => ok)).toBe(true);
    const prevented = analyse(arrastre('2C 1C 3O', '4C'), 1, numbered('renuncio play 2C'));
    expect(prevented).toMatchObject({ legal: false, refusal: { code: 'renuncio-prevented' } });
    expect(prevented).not.toHaveProperty('offence');
  });

  test('[GUI-13.4] of shown cards', () => {
    const { offence } = analyse(arrastre('2C', '4C', { renuncio: 'punish' }), 0, numbered('renuncio show'));
    expect(offence).toEqual({ code: 'showed-cards', clause: 'GUI-13.4', params: {} });
  });
});

describe('phases in the words of each preset', () => {
  const fresh = stateOf({ pinta: '4O', leader: 0, left: 28 });
  const words = (state: State) =>
    ['aragon', 'reference', 'validator', undefined, 'toString'].map(
      (preset) => analyse(state, 0, numbered('draw'), preset).phase,
    );

  test.each([
    ['before the deal', undealt, ['reparto', 'DEALING', 'INITIAL', 'reparto', 'reparto']],
    ['before the first card', fresh, ['robo', 'LIBRE', 'INITIAL', 'robo', 'robo']],
    ['the first trick', opening, ['robo', 'LIBRE', 'ARRASTRE', 'robo', 'robo']],
    ['with a stock', between, ['robo', 'LIBRE', 'ARRASTRE', 'robo', 'robo']],
    ['at the stop', stop, ['robo', 'LIBRE', 'ARRASTRE', 'robo', 'robo']],
    ['without a stock', arrastre('4C', '3C'), ['arrastre', 'ARRASTRE', 'VUELTAS', 'arrastre', 'arrastre']],
    ['after the end', finished, ['final', 'FINISHED', 'VUELTAS', 'final', 'final']],
  ])('%s', (_, state, expected) => {
    expect(words(state)).toEqual(expected);
  });

  test('[GUI-5.3] the last draw leads from one to the other', () => {
    const { state } = analyse(stop, 0, numbered('draw'), 'validator');
    expect(state.at(-1)).toEqual({ name: 'phaseTransition', ok: true, params: { from: 'ARRASTRE', to: 'VUELTAS' } });
  });
});

describe('every move of whole matches', () => {
  const tries = (state: State): readonly number[] => [
    ...deckCards(state.options).map((each) => numbered(`play ${nameOf(each)}`)),
    ...['sing O', 'sing C', 'sing E', 'sing B', 'swap', 'draw'].map(numbered),
  ];

  /** The checks say no exactly when the rules do, for the reason the rules give. */
  const expectAgreement = (state: State, seat: number, action: number): void => {
    const refusal = guinote.refuse(state, seat, action);
    const { legal, checks, state: findings, alternatives } = analyse(state, seat, action);
    const failed = checks.filter(({ result }) => result === 'fail').map(({ reason }) => reason);
    expect(legal).toBe(refusal === undefined);
    expect(refusal === undefined ? failed.length === 0 : failed.includes(refusal.code)).toBe(true);
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
    expect(alternatives).not.toContain(guinote.notate(action));
  };

  test.each(
    ['aragon', 'reference', 'validator'].flatMap((preset) => [2, 4].map((players) => [preset, players] as const)),
  )('%s, %i players', (preset, players) => {
    const random = fastRandom(players * 31 + preset.length);
    const state = guinote.setup(optionsWith({ players, partidasPerCoto: 1 }, preset), []);
    for (let step = 0; guinote.outcome(state) === undefined; step++) {
      if (guinote.chance(state) !== undefined) guinote.resolve(state, random);
      const { must, may } = guinote.actors(state);
      const speaker = may.find((seat) => guinote.legal(state, seat).length > 0 && random.below(2) === 0);
      const seat = speaker ?? must[0]!;
      const legal = guinote.legal(state, seat);
      const action = legal[random.below(legal.length)]!;
      expectAgreement(state, seat, action);
      if (step % 4 === 0) for (const each of tries(state)) expectAgreement(state, random.below(players), each);
      guinote.apply(state, seat, action);
    }
    expectAgreement(state, 0, numbered('swap'));
  });
});
