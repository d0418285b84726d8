// Is a written position possible? Rounds, missions, stages and waiting effects must fit each other.

import { wrong, type Spot } from '../../../kernel/reading.ts';
import type { Fields } from '../position.ts';
import { check } from '../check.ts';
import { demandOf } from '../queue.ts';
import { cardOf, NONE, REDRAWS, rivalOf, UNANSWERED, waitsFor, type State } from '../state.ts';

/** Stops with a fault if the position can't occur. */
export const checkPosition = (s: State, f: Fields): void => {
  if (s.missions.length !== s.round) wrong(f.lanes, `must be ${s.round}: one mission is revealed each round`);
  checkMissions(s, f);
  if (s.stage === 'deal' || s.stage === 'mulligan' || s.stage === 'redraw') return checkOpening(s, f);
  if (s.round === 0) wrong(f.round, 'must be at least 1 once play has begun');
  if (s.answers.some((answer) => answer === UNANSWERED || answer === REDRAWS)) {
    wrong(f.answers as Spot, 'must be keep or redrew once play has begun');
  }
  if (s.stage === 'over' && s.round !== 4) wrong(f.round, 'must be 4 when the match is over');
  checkEvaluation(s, f);
  checkPassing(s, f);
  if (s.queue.some(({ seat }) => seat !== waitsFor(s))) {
    wrong(f.queue as Spot, `must hold effects of seat ${waitsFor(s)} only, whose turn or mission it is`);
  }
  checkPicked(s);
  if (s.queue.length > 0 && demandOf(s) === undefined) {
    wrong(f.queue as Spot, 'must begin with an effect that somebody has to choose for');
  }
  if (s.stage === 'over' && s.queue.length > 0) wrong(f.queue as Spot, 'must be empty when the match is over');
  const breach = check(s);
  if (breach !== undefined) wrong(breach.invariant === 'points' ? f.points : f.lanes, `can't be: ${breach.message}`);
};

/** What was picked for the first effect must have been there to pick; the others have not been asked about yet. */
const checkPicked = (s: State): void => {
  s.queue.forEach((pending, i) => {
    if (pending.picked === NONE) return;
    const spot: Spot = { at: `queue[${i}].picked`, value: null };
    if (i > 0) wrong(spot, 'must be null: only the first effect has been chosen for');
    const before = demandOf({ ...s, queue: [{ ...pending, picked: NONE, agreed: false }] });
    const among = before?.kind === 'character' || before?.kind === 'card' ? before.among : [];
    const isThere = among.some((card) =>
      before?.kind === 'card' ? cardOf(s, card) === cardOf(s, pending.picked) : card === pending.picked,
    );
    if (!isThere) wrong(spot, 'is none of the choices of its effect');
  });
};

/** All missions of the lists are there; with two of each player one each is left out. */
const checkMissions = (s: State, f: Fields): void => {
  if (f.lists === undefined) {
    const left = s.stage === 'over' ? 0 : 4 - s.round;
    if (s.missionDeck.length >= left) return;
    wrong(f.missionDeck ?? f.lanes, `must have at least ${left} missions for the rounds to come`);
  }
  const loadout = s.lists.flatMap(({ missions }) => missions).length;
  const out = s.stage !== 'deal' && s.options.missionDeck === 'twoEach' ? 2 : 0;
  const there = s.missions.length + s.missionDeck.length;
  // A position that was written without lists has none left out, also where two would be.
  if (there !== loadout && there !== loadout - out) {
    wrong(f.missionDeck ?? f.lanes, `and the revealed ones must be ${loadout - out} missions together`);
  }
};

const checkOpening = (s: State, f: Fields): void => {
  if (s.round !== 0) wrong(f.round, `must be 0 in the stage ${s.stage}`);
  if (s.queue.length > 0) wrong(f.queue as Spot, 'must be empty before the first round');
  if (s.looks.length > 0) wrong(f.looks as Spot, 'must be empty before the first round');
  if (s.evaluating !== NONE) wrong(f.evaluating as Spot, 'must be null before the first round');
  const waits = s.answers.includes(UNANSWERED);
  if (s.stage === 'deal' && s.answers.some((answer) => answer !== UNANSWERED)) {
    wrong(f.answers as Spot, 'must be null before the deal');
  }
  if (s.stage === 'mulligan' && !waits) wrong(f.stage as Spot, 'must not be mulligan once both have answered');
  if (s.stage === 'mulligan' && s.answers.some((answer) => answer > REDRAWS)) {
    wrong(f.answers as Spot, 'must be keep, mulligan or null in the stage mulligan');
  }
  if (s.stage === 'redraw' && (waits || !s.answers.includes(REDRAWS))) {
    wrong(f.answers as Spot, 'must have a mulligan that is still to be drawn');
  }
  if (s.stage === 'deal' && s.hands.some((hand) => hand.length > 0)) wrong(f.hands, 'must be empty before the deal');
  if (s.discards.some((pile) => pile.length > 0)) wrong(f.discards as Spot, 'must be empty before the first round');
  if (s.passed !== 0) wrong(f.passed as Spot, 'must be false before the first round');
};

const checkEvaluation = (s: State, f: Fields): void => {
  s.winners.forEach((winner, lane) => {
    if (winner === NONE || (s.resolved & (1 << lane)) !== 0 || lane === s.evaluating) return;
    wrong({ at: `lanes[${lane}].winner`, value: winner }, 'must be null: the mission is not resolved');
  });
  if (s.stage !== 'evaluation') {
    if (s.evaluating !== NONE) wrong(f.evaluating as Spot, `must be null in the stage ${s.stage}`);
    return;
  }
  if (s.evaluating === NONE || s.evaluating >= s.round) wrong(f.evaluating ?? f.lanes, 'must name a revealed mission');
  if (s.queue.length === 0) wrong(f.queue ?? f.lanes, 'must hold the choice that the evaluation waits for');
  if (s.winners[s.evaluating] === NONE) wrong(f.lanes, 'must have a winner on the mission that is being evaluated');
};

const checkPassing = (s: State, f: Fields): void => {
  if (s.stage !== 'action') return;
  if (s.passesInRow > 1) wrong(f.passesInRow as Spot, 'must be 0 or 1: two passes in a row end the phase');
  if (s.passesInRow > 0 && (s.passed & (1 << rivalOf(s.turn))) === 0) {
    wrong(f.passesInRow as Spot, 'must be 0 when the player before has not passed');
  }
  if (s.passesInRow > 0 && s.queue.length > 0) wrong(f.passesInRow as Spot, 'must be 0 while an effect waits');
  if (s.options.passIsFinal && s.passed === 3) wrong(f.passed as Spot, 'must not both be true: the phase is over');
  if (s.options.passIsFinal && (s.passed & (1 << s.turn)) !== 0) wrong(f.turn, 'must not be a player who has passed');
};
