// The analysis of a move for judges: its checks, its points counted again, and the state verified.

import {
  analyserOf,
  asked,
  checklist,
  failing,
  verdictsOf,
  type Line,
  type Move,
  type Verdict,
} from '../../kernel/analysis.ts';
import { refusal, type Check, type Finding, type Seat } from '../../kernel/game.ts';
import { faultsOf, findingsOf } from '../../kernel/invariants.ts';
import { notate, type Action, type Take } from './actions.ts';
import { handValue, nameOf, tableValue, type Card } from './cards.ts';
import { feeds } from './discards.ts';
import { INVARIANTS, type Topic } from './invariants.ts';
import { apply, legal, refuse } from './rules.ts';
import { standingOf } from './scoring.ts';
import { situationOf } from './situation.ts';
import { buildOf, cloneState, handOf, inPlay, isBuild, matchOver, sideOf, type State } from './state.ts';

/** The checks in the order of the report. */
export const CHECKS = [
  'isCorrectPhase',
  'isPlayersTurn',
  'playerHasCard',
  'notReserved',
  'onTable',
  'mayRebuild',
  'addsUp',
  'takesAll',
  'mayBuild',
  'mayTrotta',
  'mayDiscard',
  'correctPoints',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Why a check passes or does not apply, and faults of the counting; other failures give the code of their refusal. */
export const REASONS = [
  'in-play',
  'no-play',
  'on-turn',
  'holds-card',
  'card-not-held',
  'not-reserved',
  'lies-there',
  'open-build',
  'sum-right',
  'value-right',
  'takes-all',
  'can-be-taken',
  'gathers',
  'feeds',
  'lays-down',
  'other-action',
  'not-asked',
  'not-taken',
  'nothing-taken',
  'points-right',
  'points-wrong',
] as const;
export type Reason = (typeof REASONS)[number];

const { pass, fail, moot } = verdictsOf<Reason>();

/** Which check a refusal belongs to; any other to the last one of its action. */
const FAILS_AT: { readonly [code: string]: CheckName } = {
  reserved: 'notReserved',
  'card-not-on-table': 'onTable',
  'no-such-build': 'onTable',
  'own-build': 'mayRebuild',
  'locked-build': 'mayRebuild',
  'special-takes-builds': 'addsUp',
  'wrong-sum': 'addsUp',
  'wrong-value': 'addsUp',
};

/** The checks of an action in the order in which the rules ask them; each says what it says if it passes. */
const lineOf = (s: State, seat: Seat, action: Action): Line<CheckName> => {
  const { card } = action;
  const free = ['notReserved', pass('not-reserved', 'MUL-9.2', { card: nameOf(card) })] as const;
  const fed = { card: nameOf(card), value: tableValue(card) };
  switch (action.type) {
    case 'take':
      return [
        ['onTable', pass('lies-there', 'MUL-3.1')],
        ['addsUp', pass('sum-right', 'MUL-3.1', { card: nameOf(card), value: handValue(card) })],
        ['takesAll', pass('takes-all', 'MUL-3.5', { card: nameOf(card) })],
      ];
    case 'build':
      return [
        free,
        ['onTable', pass('lies-there', 'MUL-5.1')],
        ['mayBuild', pass('can-be-taken', 'MUL-5.2', { value: tableValue(card) + tableValue(action.on) })],
      ];
    case 'rebuild':
      return [
        free,
        ['onTable', pass('lies-there', 'MUL-6.1')],
        ['mayRebuild', pass('open-build', 'MUL-6.5', { value: action.on })],
        ['addsUp', pass('value-right', 'MUL-6.1', { from: action.on, value: action.to })],
        ['mayBuild', pass('can-be-taken', 'MUL-6.2', { value: action.to })],
      ];
    case 'trotta':
      return [
        free,
        ['mayTrotta', isFeed(s, seat, card) ? pass('feeds', 'MUL-8.4', fed) : pass('gathers', 'MUL-7.2', fed)],
      ];
    case 'discard':
      return [
        free,
        ['mayDiscard', isFeed(s, seat, card) ? pass('feeds', 'MUL-8.3', fed) : pass('lays-down', 'MUL-8.1')],
      ];
  }
};

const isFeed = (s: State, seat: Seat, card: Card): boolean => feeds(situationOf(s, seat), card);

/** What a capture scores, counted again from the names of what it takes (MUL-4, MUL-12.1). */
const recountTake = ({ options, table }: State, { card, cards, build }: Take): number => {
  const loose = cards.map(nameOf);
  const taken = [nameOf(card), ...loose, ...(buildOf(table, build)?.cards ?? []).map(nameOf)];
  const rank = (name: string): number =>
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(name.slice(1)) + 1;
  const isSpecial = (name: string): boolean => name.endsWith('A') || name === 'S2' || name === 'D10';
  const twice = (names: readonly string[]): readonly string[] => names.filter((name, i) => names.indexOf(name) < i);
  const points = twice(taken).map((name) => {
    const tabbar = options.tableSpecials === 'tabbe' && isSpecial(name) && twice(loose).includes(name);
    return tabbar ? rank(name) : rank(name) === 1 ? 14 : rank(name);
  });
  const cleared = table.length === cards.length + (build === 0 ? 0 : 1);
  return points.reduce((sum, each) => sum + each, cleared ? 1 : 0);
};

const checkPoints = ({ before, after, seat, action }: Move<State, Action>): Verdict => {
  if (after === undefined) return moot('not-taken');
  if (action.type !== 'take') return moot('nothing-taken');
  const side = sideOf(seat);
  const scored = (s: State): number => s.tabbar[side]!;
  const mulles = after.mulles[side]!.slice(before.mulles[side]!.length);
  const inMulles = mulles.reduce((sum, card) => sum + (tableValue(card) === 1 ? 14 : tableValue(card)), 0);
  const points = inMulles + scored(after) - scored(before);
  const expected = recountTake(before, action);
  if (points === expected) return pass('points-right', 'MUL-12.1', { points });
  return fail('points-wrong', 'MUL-12.1', { points, expected });
};

const checksOf = (move: Move<State, Action>): readonly Check[] => {
  const { before, seat, action, refusal: refused } = move;
  if (!inPlay(before)) return checklist(CHECKS, [['isCorrectPhase', failing(refused!)]], moot('no-play'));
  const named = { card: nameOf(action.card) };
  const turn = seat === before.turn ? pass('on-turn', 'MUL-2.3') : failing(refused!);
  const phase = ['isCorrectPhase', pass('in-play', 'MUL-2.3')] as const;
  // What the rules would say if it were this player's turn: who is out of turn may be wrong in more than that.
  const inTurn = seat === before.turn ? refused : refuse({ ...before, turn: seat }, seat, action);
  if (!handOf(before, seat).includes(action.card)) {
    const lacking = failing(refusal('card-not-in-hand', 'MUL-2.4', named));
    return checklist(
      CHECKS,
      [phase, ['isPlayersTurn', turn], ['playerHasCard', lacking]],
      moot('card-not-held', 'MUL-2.4', named),
    );
  }
  const line = lineOf(before, seat, action);
  const last = line.at(-1)![0];
  return checklist(
    CHECKS,
    [
      phase,
      ['isPlayersTurn', turn],
      ['playerHasCard', pass('holds-card', 'MUL-2.4', named)],
      ...asked(line, inTurn, ({ code }) => FAILS_AT[code] ?? last, moot('not-asked')),
      ['correctPoints', checkPoints(move)],
    ],
    moot('other-action'),
  );
};

/** What a match waits for. */
export type Phase = 'deal' | 'play' | 'end';

const phaseOf = (s: State): Phase => (inPlay(s) ? 'play' : matchOver(s) ? 'end' : 'deal');

/** A state verified, not believed. */
export const verify = (s: State, _preset?: string, faults = faultsOf(INVARIANTS, s)): readonly Finding[] =>
  findingsOf<Topic>(
    {
      cards: { stock: s.stock.length, taken: s.captured.map((pile) => pile.length) },
      hands: { counts: s.hands.map((hand) => hand.length) },
      builds: { values: s.table.filter(isBuild).map(({ value }) => value) },
      points: { points: [standingOf(s, 0), standingOf(s, 1)] },
    },
    faults,
  );

export const analyse = analyserOf<State, Action>(
  { refuse, legal, apply, clone: cloneState, notate },
  phaseOf,
  checksOf,
  (s) => verify(s),
);
