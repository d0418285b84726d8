// The analysis of a move: every check with its results and reasons.

import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/random.ts';
import { parse } from './actions.ts';
import { analyse, CHECKS, REASONS, verify, type CheckName } from './analysis.ts';
import { mythos } from './index.ts';
import type { State } from './state.ts';
import { optionsWith, plainSet, positionOf, scenario } from './testing/scenario.ts';

const SET = plainSet(`
character Ann — One
  group Red; cost 1; power 1
character Ann — Two
  group Red; cost 2; power 2
character Ben — One
  group Red; cost 1; power 1
character Dan — Dear
  group Red; cost 8; power 8
character Killer — One
  group Red; cost 1; power 1
  MAIN ⚡ Defeat an enemy character.
character Asker — One
  group Red; cost 1; power 1
  MAIN ⚡ You may: gain 1 chakra.
jutsu Spark
  cost 2
  MAIN ⚡ Gain 1 chakra.
`);

const actionOf = (text: string) => {
  const action = parse(text);
  if (!action.ok) throw new Error(action.error.message);
  return action.value;
};

const tableWith = (taken: readonly number[] = [0, 0]) =>
  scenario({
    set: SET,
    hands: [
      ['Ann — One', 'Ann — Two', 'Ben — One', 'Dan — Dear', 'Killer — One', 'Asker — One', 'Spark'],
      ['Ben — One'],
    ],
    lanes: {
      D: [
        ['Ann — One', { card: 'Dan — Dear', hidden: true }],
        ['Ann — One', 'Ben — One'],
      ],
    },
    chakra: [5, 5],
    taken,
  });

const table = tableWith().state;
/** The table after an action of the first player. */
const afterwards = (action: string): State => {
  const state = mythos.clone(table);
  mythos.apply(state, 0, actionOf(action));
  return state;
};
const killing = afterwards('play Killer/One D');
const asking = afterwards('play Asker/One D');
const undealt = mythos.setup(optionsWith(), []);
const opening = (() => {
  const state = mythos.clone(undealt);
  mythos.resolve(state, fastRandom(1));
  return state;
})();

const said = (state: State, seat: number, action: string, check: CheckName): string | undefined => {
  const found = analyse(state, seat, actionOf(action)).checks.find(({ name }) => name === check);
  return found && [found.result, found.reason, found.clause ?? ''].join(' ').trim();
};

const ROWS: readonly (readonly [CheckName, State, number, string, string])[] = [
  ['isCorrectPhase', table, 0, 'pass', 'pass phase-fits MYT-4.1'],
  ['isCorrectPhase', undealt, 0, 'pass', 'fail not-dealt MYT-2.1'],
  ['isCorrectPhase', opening, 0, 'pass', 'fail answer-first MYT-2.2'],
  ['isCorrectPhase', table, 0, 'keep', 'fail opening-only MYT-2.2'],
  ['isPlayersTurn', undealt, 0, 'pass', 'n/a no-play'],
  ['isPlayersTurn', opening, 0, 'keep', 'pass may-answer MYT-2.2'],
  ['isPlayersTurn', table, 0, 'pass', 'pass on-turn MYT-4.1'],
  ['isPlayersTurn', table, 1, 'pass', 'fail not-your-turn MYT-4.1'],
  ['isPlayersTurn', killing, 1, 'choose 1 D Ann/One', 'fail not-your-choice MYT-6.4'],
  ['rightQuestion', table, 0, 'pass', 'pass nothing-waits MYT-6.4'],
  ['rightQuestion', table, 0, 'accept', 'fail nothing-to-choose MYT-6.4'],
  ['rightQuestion', killing, 0, 'choose 1 D Ann/One', 'pass effect-waits MYT-6.4'],
  ['rightQuestion', killing, 0, 'pass', 'fail choose-first MYT-6.4'],
  ['choiceThere', killing, 0, 'choose 1 D Ann/One', 'pass among-choices MYT-6.4'],
  ['choiceThere', killing, 0, 'choose 0 D Ann/One', 'fail no-such-choice MYT-6.3'],
  ['choiceThere', killing, 0, 'decline', 'fail not-optional MYT-6.7'],
  ['choiceThere', asking, 0, 'decline', 'pass may-decline MYT-6.7'],
  ['choiceThere', killing, 1, 'choose 1 D Ann/One', 'n/a out-of-turn MYT-4.1'],
  ['actionsLeft', table, 0, 'play Ben/One D', 'pass actions-left MYT-6.9'],
  ['actionsLeft', tableWith([40, 0]).state, 0, 'play Ben/One D', 'fail only-pass MYT-6.9'],
  ['missionRevealed', table, 0, 'play Ben/One D', 'pass is-revealed MYT-4.2'],
  ['missionRevealed', table, 0, 'hide Ben/One C', 'fail not-revealed MYT-4.3'],
  ['hasCard', table, 0, 'play Ben/One D', 'pass in-hand MYT-4.1'],
  ['hasCard', table, 0, 'play Cid/One D', 'fail card-not-in-hand MYT-4.1'],
  ['hasCard', table, 0, 'reveal Dan/Dear D', 'pass hidden-there MYT-4.4'],
  ['hasCard', table, 0, 'reveal Ann/One D', 'fail not-hidden-there MYT-4.4'],
  ['hasCard', table, 0, 'play Ben/One C', 'n/a not-asked'],
  ['rightKind', table, 0, 'play Ben/One D', 'pass is-character MYT-4.1'],
  ['rightKind', table, 0, 'play Spark D', 'fail not-a-character MYT-4.1'],
  ['rightKind', table, 0, 'jutsu Spark D Ann/One', 'pass is-jutsu MYT-4.6'],
  ['rightKind', table, 0, 'jutsu Ben/One D Ann/One', 'fail not-a-jutsu MYT-4.6'],
  ['nameFree', table, 0, 'play Ben/One D', 'pass name-free MYT-1.4'],
  ['nameFree', table, 0, 'hide Ann/Two D', 'fail name-taken MYT-1.4'],
  ['nameFree', table, 0, 'pass', 'n/a other-action'],
  ['mayUpgrade', table, 0, 'upgrade Ann/Two D', 'pass costs-more MYT-4.5'],
  ['mayUpgrade', table, 0, 'upgrade Ann/One D', 'fail not-dearer MYT-4.5'],
  ['mayUpgrade', table, 0, 'upgrade Ben/One D', 'fail nothing-to-upgrade MYT-4.5'],
  ['rightTarget', table, 0, 'jutsu Spark D Ann/One', 'pass face-up MYT-4.6'],
  ['rightTarget', table, 0, 'jutsu Spark D Dan/Dear', 'fail no-such-target MYT-4.6'],
  ['canPay', table, 0, 'play Ben/One D', 'pass can-pay MYT-4.2'],
  ['canPay', table, 0, 'reveal Dan/Dear D', 'fail too-dear MYT-4.4'],
];

describe('checks', () => {
  test.each(ROWS)('%s', (check, state, seat, action, says) => {
    expect(said(state, seat, action, check)).toBe(says);
  });

  test('the rows hold every check and every reason', () => {
    expect(CHECKS.filter((check) => !ROWS.some(([each]) => each === check))).toEqual([]);
    const reasons = ROWS.map(([, , , , says]) => says.split(' ')[1]);
    expect(REASONS.filter((reason) => !reasons.includes(reason))).toEqual([]);
  });

  test('who owes a choice, or is out of turn, may be wrong in more than that', () => {
    const failed = (state: State, seat: number, action: string) =>
      analyse(state, seat, actionOf(action)).checks.flatMap(({ result, reason }) =>
        result === 'fail' ? [reason] : [],
      );
    expect(failed(killing, 0, 'play Ann/One D')).toEqual(['choose-first', 'name-taken']);
    expect(failed(table, 1, 'play Ben/One D')).toEqual(['not-your-turn', 'name-taken']);
  });
});

test('a whole analysis names refusal and alternatives', () => {
  const refused = analyse(table, 0, actionOf('reveal Dan/Dear D'));
  expect(refused).toMatchObject({ phase: 'action', legal: false, refusal: { code: 'too-dear', clause: 'MYT-4.4' } });
  expect(refused.alternatives).toContain('pass');
  expect(analyse(table, 0, actionOf('pass')).alternatives).not.toContain('pass');
});

describe('an impossible position', () => {
  const inspected = (change: object): readonly string[] => {
    const read = mythos.position.inspect?.(optionsWith(), {
      ...positionOf({ set: SET, lanes: { D: [['Ann — One'], []] } }),
      ...change,
    });
    return read?.ok === true ? read.value.faults.map(({ invariant, at }) => `${invariant} ${at}`) : ['unreadable'];
  };

  test('gets all its faults', () => {
    expect(inspected({})).toEqual([]);
    expect(inspected({ points: [9, 9], hands: [['Ben/One', 'Ben/One', 'Ben/One'], []] })).toEqual([
      'copies hands[0][2]',
      'points points',
    ]);
    const lists = [
      { cards: { 'Ben/One': 1 }, missions: [] },
      { cards: {}, missions: [] },
    ];
    expect(inspected({ lists, passesInRow: 2 })).toEqual(
      expect.arrayContaining(['lists lists[0]', 'lists lists', 'passing passesInRow']),
    );
  });

  test('is verified topic by topic', () => {
    const state = mythos.clone(table);
    state.chakra = [-1, 0];
    state.edge = 3;
    expect(verify(state).flatMap(({ name, ok }) => (ok ? [] : [name]))).toEqual(['phase', 'points']);
  });
});
