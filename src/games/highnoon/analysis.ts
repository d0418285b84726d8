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
import type { Check, Finding, Refusal, Seat } from '../../kernel/game.ts';
import { faultsOf, findingsOf } from '../../kernel/invariants.ts';
import { cardsOf, DRAW, FLIP, fromOf, kindOf, MOVE, notate, RECYCLE, toOf, WASTE, type Action } from './actions.ts';
import { nameOf, rankOf, type Card } from './cards.ts';
import { INVARIANTS, type Topic } from './invariants.ts';
import { legal, refuse } from './rules.ts';
import { cloneState, columnOf, columnTop, wasteTop, type State } from './state.ts';

/** The checks in the order of the report. */
export const CHECKS = [
  'isCorrectPhase',
  'mayAct',
  'rightPlaces',
  'canDraw',
  'canRecycle',
  'canFlip',
  'cardsThere',
  'faceUp',
  'isRun',
  'fitsColumn',
  'fitsFoundation',
  'correctPoints',
] as const;
export type CheckName = (typeof CHECKS)[number];

/** Why a check passes or does not apply, and faults of the counting; other failures give the code of their refusal. */
export const REASONS = [
  'in-play',
  'no-play',
  'no-turns',
  'own-places',
  'no-places',
  'stock-there',
  'stock-gone',
  'top-down',
  'cards-there',
  'card-open',
  'single-card',
  'a-run',
  'on-card',
  'on-empty',
  'on-foundation',
  'other-action',
  'not-asked',
  'not-taken',
  'nothing-placed',
  'points-right',
  'points-wrong',
] as const;
export type Reason = (typeof REASONS)[number];

const { pass, fail, moot } = verdictsOf<Reason>();

/** Which check a refusal belongs to; others are about the places that an action names. */
const FAILS_AT: { readonly [code: string]: CheckName } = {
  'stock-empty': 'canDraw',
  'stock-left': 'canRecycle',
  'waste-empty': 'cardsThere',
  'column-empty': 'cardsThere',
  'too-few-cards': 'cardsThere',
  'already-open': 'canFlip',
  'face-down': 'faceUp',
  'not-a-run': 'isRun',
  'kings-only': 'fitsColumn',
  'onto-face-down': 'fitsColumn',
  'wrong-rank': 'fitsColumn',
  'same-colour': 'fitsColumn',
  'not-next': 'fitsFoundation',
};

const failsAt =
  (action: Action) =>
  ({ code }: Refusal): CheckName => {
    if (kindOf(action) === RECYCLE) return 'canRecycle';
    if (kindOf(action) === FLIP && code === 'column-empty') return 'canFlip';
    return FAILS_AT[code] ?? 'rightPlaces';
  };

/** The lowest card that an action would move, if there is one. */
const lowest = (s: State, seat: Seat, action: Action): Card | undefined => {
  const from = fromOf(action);
  const count = kindOf(action) === MOVE ? cardsOf(action) : 1;
  const card = from === WASTE ? wasteTop(s, seat) : (columnOf(s, seat, from).at(-count) ?? -1);
  return card < 0 ? undefined : card;
};

const onColumn = (s: State, seat: Seat, action: Action): Verdict => {
  const card = { card: nameOf(lowest(s, seat, action) ?? 0) };
  const top = columnTop(s, seat, toOf(action));
  return top < 0 ? pass('on-empty', 'HN-6.7', card) : pass('on-card', 'HN-6.6', { ...card, top: nameOf(top) });
};

/** The checks of an action in the order in which the rules ask them; each says what it says if it passes. */
const lineOf = (s: State, seat: Seat, action: Action): Line<CheckName> => {
  const places = ['rightPlaces', pass('own-places', 'HN-5.1')] as const;
  switch (kindOf(action)) {
    case DRAW:
      return [
        ['rightPlaces', moot('no-places')],
        ['canDraw', pass('stock-there', 'HN-6.1')],
      ];
    case RECYCLE:
      return [
        ['rightPlaces', moot('no-places')],
        ['canRecycle', pass('stock-gone', 'HN-6.2')],
      ];
    case FLIP:
      return [places, ['canFlip', pass('top-down', 'HN-6.3')]];
    case MOVE:
      return [
        places,
        ['cardsThere', pass('cards-there', 'HN-6.5')],
        ['faceUp', pass('card-open', 'HN-6.9')],
        [
          'isRun',
          cardsOf(action) === 1 ? moot('single-card', 'HN-6.5') : pass('a-run', 'HN-6.5', { count: cardsOf(action) }),
        ],
        ['fitsColumn', onColumn(s, seat, action)],
      ];
    default:
      return [
        places,
        ['cardsThere', pass('cards-there', 'HN-6.8')],
        ['faceUp', pass('card-open', 'HN-6.9')],
        ['fitsFoundation', pass('on-foundation', 'HN-3.2', { card: nameOf(lowest(s, seat, action) ?? 0) })],
      ];
  }
};

/** The points of a card on a foundation, counted from its rank (HN-11.1). */
const checkPoints = ({ before, after, seat, action }: Move<State, Action>): Verdict => {
  if (after === undefined) return moot('not-taken');
  const placed = after.placed[seat]! - before.placed[seat]!;
  if (placed === 0) return moot('nothing-placed');
  const points = after.score[seat]! - before.score[seat]!;
  const expected = rankOf(lowest(before, seat, action) ?? 0);
  if (points === expected) return pass('points-right', 'HN-11.1', { points });
  return fail('points-wrong', 'HN-11.1', { points, expected });
};

const checksOf = (move: Move<State, Action>): readonly Check[] => {
  const { before, seat, action, refusal } = move;
  if (before.stage !== 'play') return checklist(CHECKS, [['isCorrectPhase', failing(refusal!)]], moot('no-play'));
  return checklist(
    CHECKS,
    [
      ['isCorrectPhase', pass('in-play', 'HN-9.1')],
      ['mayAct', pass('no-turns', 'HN-9.1')],
      ...asked(lineOf(before, seat, action), refusal, failsAt(action), moot('not-asked')),
      ['correctPoints', checkPoints(move)],
    ],
    moot('other-action'),
  );
};

/** A state verified, not believed. */
export const verify = (s: State, _preset?: string, faults = faultsOf(INVARIANTS, s)): readonly Finding[] =>
  findingsOf<Topic>(
    {
      cards: { left: s.left.slice() },
      foundations: { tops: s.lanes.slice() },
      columns: {},
      score: { score: s.score.slice(), placed: s.placed.slice() },
      ending: { phase: s.stage },
    },
    faults,
  );

/** What a judge says of a move, by the way one version of the rules carries it out. */
export const analyseBy = (apply: (state: State, seat: Seat, action: Action) => void) =>
  analyserOf<State, Action>(
    { refuse, legal, apply, clone: cloneState, notate },
    ({ stage }) => stage,
    checksOf,
    (s) => verify(s),
  );
