// The analysis of a move for judges: its checks, what it leads to counted again, alternatives, and the state verified.

import type { Verdict } from '../../kernel/analysis.ts';
import {
  refusal,
  type Analysis,
  type Check,
  type Events,
  type Fault,
  type Finding,
  type Refusal,
  type Seat,
} from '../../kernel/game.ts';
import { faultsOf, findingsOf } from '../../kernel/invariants.ts';
import { present } from '../../kernel/present.ts';
import { DRAW, isPlay, isRenuncio, isSing, notate, RENUNCIO, SHOW, SING, type Action } from './actions.ts';
import { nameOf, SUITS } from './cards.ts';
import type { GuinoteEvent } from './events.ts';
import { INVARIANTS, recountTotal, type Topic } from './invariants.ts';
import { phaseWord } from './phases.ts';
import { handNames, recountTrick, toBeDrawn } from './recount.ts';
import { legal, type Refuse } from './rules.ts';
import { SIDES, totalOf } from './scoring.ts';
import { betweenHands, cloneState, NONE, seatsOf, sideOf, type State } from './state.ts';
import { CHECKS, fail, moot, pass, validate, type Reason } from './validation.ts';

const compareCount = (
  right: Reason,
  wrong: Reason,
  clause: string,
  name: string,
  found: number,
  expected: number,
): Verdict =>
  found === expected ? pass(right, clause, { [name]: found }) : fail(wrong, clause, { [name]: found, expected });

/** What a taken move did, compared with a count of its own: winner and points of a trick, points of a cante. */
const checkCount = (before: State, after: State, seat: Seat, action: Action): readonly [Verdict, Verdict] => {
  const none = moot('trick-open');
  if (isSing(action)) {
    const side = sideOf(seat);
    const found = after.cantePoints[side]! - before.cantePoints[side]!;
    const expected = action - SING === before.trump ? 40 : 20;
    return [none, compareCount('points-right', 'points-wrong', 'GUI-7.1', 'points', found, expected)];
  }
  if (!closes(before, action)) return [none, none];
  const { winner, points } = recountTrick(before, nameOf(action));
  const side = sideOf(winner);
  const found = after.cardPoints[side]! - before.cardPoints[side]!;
  return [
    compareCount('winner-right', 'winner-wrong', 'GUI-4.2', 'seat', after.lastWinner, winner),
    compareCount('points-right', 'points-wrong', 'GUI-1.2', 'points', found, points),
  ];
};

const closes = (s: State, action: Action): boolean => isPlay(action) && s.trick.length + 1 === s.options.players;

/** Draws happen by themselves, so these fail only if the rules themselves do (GUI-5.2). */
const checkDraws = (before: State, after: State, action: Action): readonly [Verdict, Verdict] => {
  const automatic = pass('draws-automatic', 'GUI-5.2');
  const stock = toBeDrawn(before);
  const { players } = before.options;
  const ends = action === DRAW && before.toDraw === 1;
  const due = ends || (closes(before, action) && !betweenHands(after) && stock.length > players);
  const drawn = stock.length - toBeDrawn(after).length;
  const inOrder = stock
    .slice(0, drawn)
    .every((card, i) => handNames(after, (after.leader + i) % players).includes(card));
  return [
    inOrder ? automatic : fail('draw-order-wrong', 'GUI-5.2'),
    drawn === (due ? players : 0) ? automatic : fail('draw-missing', 'GUI-5.2'),
  ];
};

const resultChecks = (before: State, after: State | undefined, seat: Seat, action: Action): readonly Verdict[] => {
  if (betweenHands(before)) return [0, 1, 2, 3].map(() => moot('no-hand'));
  if (after === undefined || isRenuncio(action)) {
    const automatic = pass('draws-automatic', 'GUI-5.2');
    return [moot('not-taken'), moot('not-taken'), automatic, automatic];
  }
  return [...checkCount(before, after, seat, action), ...checkDraws(before, after, action)];
};

/** What is found out about a move before it is told. */
interface Attempt {
  readonly before: State;
  /** Where it is taken. */
  readonly after: State | undefined;
  readonly seat: Seat;
  readonly action: Action;
  /** What the rules say to the move itself, also where somebody insists on it. */
  readonly refused: Refusal | undefined;
}

const triedBy = (action: Action): Action => (isRenuncio(action) ? action - RENUNCIO : action);

const checksOf = ({ before, after, seat, action, refused }: Attempt): readonly Check[] => {
  const found = [...validate(before, seat, triedBy(action), refused), ...resultChecks(before, after, seat, action)];
  return CHECKS.map((name, i) => ({ name, ...found[i]! }));
};

const offenceIn = ({ after, action, refused }: Attempt): Refusal | undefined => {
  if (after === undefined || !isRenuncio(action)) return undefined;
  return triedBy(action) === SHOW ? refusal('showed-cards', 'GUI-13.4') : refused;
};

/** The state after a move verified: `from` is the phase before it. */
const verifyFrom = (s: State, from: string, to: string, faults: readonly Fault[]): readonly Finding[] =>
  findingsOf<Topic>(
    {
      cardsInHands: { counts: seatsOf(s).map((seat) => handNames(s, seat).length) },
      trump: { suit: SUITS[s.trump] ?? null, pinta: s.pinta === NONE ? null : nameOf(s.pinta) },
      points: { score: SIDES.map((side) => totalOf(s, side)), recounted: SIDES.map((side) => recountTotal(s, side)) },
      phaseTransition: { from, to },
    },
    faults,
  );

/** A state verified, not believed. */
export const verify = (s: State, preset?: string, faults = faultsOf(INVARIANTS, s)): readonly Finding[] => {
  const phase = phaseWord(s, preset);
  return verifyFrom(s, phase, phase, faults);
};

type Apply = (draft: State, seat: Seat, action: Action, events?: Events<GuinoteEvent>) => void;

/** Everything a judge says of a move, by the way one version of the rules refuses and carries out; the state is left as it is. */
export const analyseBy =
  (refuse: Refuse, apply: Apply) =>
  (before: State, seat: Seat, action: Action, preset?: string): Analysis => {
    const against = refuse(before, seat, action) ?? null;
    const isTaken = against === null;
    const after = cloneState(before);
    if (isTaken) apply(after, seat, action);
    const phases = { from: phaseWord(before, preset), to: phaseWord(after, preset) };
    const refused = refuse(before, seat, triedBy(action));
    const attempt = { before, after: isTaken ? after : undefined, seat, action, refused };
    return {
      phase: phases.from,
      seat,
      action: notate(action),
      legal: isTaken,
      checks: checksOf(attempt),
      refusal: against,
      ...present({ offence: offenceIn(attempt) }),
      alternatives: legal(before, seat)
        .filter((other) => other !== action)
        .map(notate),
      state: verifyFrom(after, phases.from, phases.to, faultsOf(INVARIANTS, after)),
    };
  };
